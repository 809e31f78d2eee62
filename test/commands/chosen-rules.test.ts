/** `check --select`, `--ignore` and `--quiet`: which findings somebody wants to hear of. */
import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../src/commands/check-options.js';
import { ruleChoice } from '../../src/commands/named-rules.js';
import { fixtures } from '../fixture-files.js';
import { kiebitz } from './program.js';
import { runCheck } from './run-check.js';

const pathOf = (name: string): string => fixtures().find((one) => one.name === name)?.path ?? name;
const ACROSS = pathOf('valletta/bugs/adjacency-across-street.xml');
const PASS = pathOf('tallinn/bugs/pass-with-cards-public.xml');
const LEGAL = pathOf('tallinn/legal/public-2-players-leader-first.xml');

describe('ruleChoice', () => {
  it.each<[readonly string[], readonly string[], string | null, boolean]>([
    [['valletta.build.cost'], [], 'valletta.build.cost', true],
    [['valletta.build.cost'], [], 'valletta.build.cost-more', false],
    [['valletta.build.*'], [], 'valletta.build.cost', true],
    [['valletta.build.*'], [], 'valletta.builder', false],
    [['*.cost'], [], 'valletta.build.cost', true],
    [['valletta*build*cost'], [], 'valletta.build.cost', true],
    [['*cost*cost*'], [], 'valletta.build.cost', false],
    [['a*a'], [], 'a', false],
    [['*'], [], null, true],
    [['kiebitz.notation'], [], null, true],
    [['valletta.*'], [], null, false],
    [[], ['valletta.*'], 'valletta.build.cost', false],
    [[], ['valletta.*'], 'rattus.king.castle', true],
    [['valletta.*'], ['*.cost'], 'valletta.build.cost', false],
    [['valletta.*', 'rattus.*'], [], 'rattus.king.castle', true],
  ])('select %j, ignore %j: %s is wanted: %s', (select, ignore, rule, isWanted) => {
    expect(ruleChoice(select, ignore)?.(rule)).toBe(isWanted);
  });

  it('is none where nobody chooses', () => expect(ruleChoice([], [])).toBeUndefined());

  it('takes no long time, whatever the pattern is', () => {
    const id = `${'a'.repeat(5000)}b`;
    expect(ruleChoice([`${'*a'.repeat(2000)}c`], [])?.(id)).toBe(false);
  });
});

describe('check', () => {
  const rootsOf = async (options: Partial<CheckOptions>) => {
    const { code, out } = await runCheck([ACROSS, PASS], { format: 'json', ...options });
    const games: { verdict: string; findings: { rule: string; cause: string | null; known?: unknown }[] }[] =
      JSON.parse(out).games;
    const roots = games.flatMap(({ findings }) => findings.filter(({ cause }) => cause === null));
    return {
      code,
      verdicts: games.map(({ verdict }) => verdict),
      wanted: roots.filter(({ known }) => known === undefined).map(({ rule }) => rule),
      others: roots.filter(({ known }) => known !== undefined).map(({ rule, known }) => [rule, known]),
    };
  };

  it('counts only what is wanted; verdicts stay what they are', async () => {
    const all = await rootsOf({});
    const verdicts = ['illegal', 'illegal'];
    expect(all).toMatchObject({ code: 1, verdicts, others: [] });
    const cost = 'valletta.build.cost';
    const apart = (isWanted: (rule: string) => boolean) => ({
      wanted: all.wanted.filter(isWanted),
      others: all.wanted.filter((rule) => !isWanted(rule)).map((rule) => [rule, { by: 'choice' }]),
    });
    const onlyCost = apart((rule) => rule === cost);
    expect(onlyCost).toMatchObject({ wanted: [cost] });
    expect(await rootsOf({ select: [cost] })).toEqual({ code: 1, verdicts, ...onlyCost });
    const withoutTallinn = apart((rule) => !rule.startsWith('tallinn.'));
    expect(withoutTallinn.others.length).toBeGreaterThan(0);
    expect(await rootsOf({ ignore: ['tallinn.*'] })).toEqual({ code: 1, verdicts, ...withoutTallinn });
    expect(await rootsOf({ ignore: ['*'] })).toMatchObject({ code: 0, verdicts, wanted: [] });
    expect(await rootsOf({ select: ['rattus.*'] })).toMatchObject({ code: 0, verdicts, wanted: [] });
  });

  it('says nothing of the others in text, but how many there are', async () => {
    const { code, out } = await runCheck([ACROSS], { ignore: ['valletta.*'] });
    expect({ code, out }).toEqual({
      code: 0,
      out: '1 game: 0 legal, 1 illegal, 0 undecidable; 1 finding was not asked for\n',
    });
    const all = await runCheck([ACROSS], { ignore: ['valletta.*'], all: true });
    expect(all.out).toContain('not asked for (--select, --ignore)');
    expect((await runCheck([ACROSS], { ignore: ['valletta.*'], format: 'github' })).out).not.toContain('::error');
    expect((await runCheck([ACROSS], { ignore: ['valletta.*'], format: 'junit' })).out).not.toContain('<failure');
  });

  it('with --quiet says nothing but what is wrong', async () => {
    for (const format of ['text', 'github'] as const) {
      expect(await runCheck([LEGAL], { quiet: true, format })).toEqual({ code: 0, out: '', err: '' });
    }
    const [loud, quiet] = [await runCheck([ACROSS]), await runCheck([ACROSS], { quiet: true })];
    expect(loud.out).toBe(`${quiet.out}1 game: 0 legal, 1 illegal, 0 undecidable\n`);
    expect((await runCheck(['nowhere.xml'], { quiet: true })).out).toMatch(/^nowhere\.xml: error .*\n\n$/);
  });

  it.each([
    [
      ['--select', 'valletta.build.cots'],
      'There is no rule “valletta.build.cots”. Did you mean valletta.build.cost?\n',
    ],
    [['--ignore', 'tallin.*'], 'There is no rule “tallin.*”.\n'],
    [['--ignore', ''], 'There is no rule “”.\n'],
    [['--select', 'rattus.*', '--ignore', 'kiebitz.notatoin'], /Did you mean kiebitz\.notation\?\n$/],
  ])('refuses %j before anything is read', async (words, sentence) => {
    const { code, out, err } = await kiebitz('check', 'nowhere.xml', ...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });
});
