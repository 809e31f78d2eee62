import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { type CoverageOptions, rulesCoverage } from '../../src/commands/rules-coverage.js';
import { allGames } from '../../src/games.js';
import { fixtures } from '../fixture-files.js';
import { runCheck } from './run-check.js';
import { type Said, said } from './said.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-coverage-'));
const at = (name: string): string => join(folder, name);
const pathOf = (name: string): string => fixtures().find((one) => one.name === name)?.path ?? name;

const cover = (paths: readonly string[], options: Partial<CoverageOptions> = {}): Promise<Said> =>
  said(() =>
    rulesCoverage(paths, {
      ...{ format: 'text', html: false, output: '.', lang: 'en', color: false, components: [] },
      ...options,
    }),
  );

interface Count {
  readonly rule: string;
  readonly games: number;
  readonly enacted: number;
  readonly broken: number;
  readonly following: number;
  readonly doubted: number;
  readonly limit: string | null;
  readonly group: string;
  readonly title: string;
}
interface Counted {
  readonly ruleset: string;
  readonly games: number;
  readonly rules: readonly Count[];
}

async function counts(paths: readonly string[], options: Partial<CoverageOptions> = {}): Promise<readonly Counted[]> {
  const { code, out } = await cover(paths, { ...options, format: 'json' });
  expect(code).toBe(0);
  return (JSON.parse(out) as { games: readonly Counted[] }).games;
}

const NUMBERS = ['games', 'enacted', 'broken', 'following', 'doubted'] as const;
const LOGS = [
  'valletta/legal/full-2-players-points.xml',
  'valletta/bugs/play-card-twice-moves.xml',
  'tallinn/legal/full-3-players.xml',
  'tallinn/bugs/pass-with-cards-public.xml',
  'rattus/legal/full-2-players-yucata-39.xml',
  'rattus/bugs/place-into-castle-moves.xml',
].map(pathOf);
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;

afterAll(() => rmSync(folder, { recursive: true }));

describe('the numbers', () => {
  it('are those of every rule of each game that is there, in the order of the rulebooks', async () => {
    const all = await counts(LOGS);
    expect(all.map(({ ruleset, games }) => [ruleset, games])).toEqual(allGames().map(({ ruleset }) => [ruleset, 2]));
    for (const [index, { rules }] of all.entries()) {
      expect(rules.map(({ rule }) => rule)).toEqual(allGames()[index]?.rulebook.map(({ id }) => id));
    }
    expect((await counts(LOGS.slice(2, 3))).map(({ ruleset }) => ruleset)).toEqual(['tallinn']);
  });

  it('of several games are the sums of each, in whatever order they come', async () => {
    const together = await counts(LOGS);
    expect(await counts([...LOGS].reverse())).toEqual(together);
    for (const { ruleset, rules } of together) {
      const parts: (readonly Count[])[] = [];
      for (const path of LOGS.filter((log) => log.includes(`/${ruleset}/`))) {
        parts.push((await counts([path]))[0]?.rules ?? []);
      }
      for (const [index, count] of rules.entries()) {
        for (const number of NUMBERS) {
          const sum = parts.reduce((total, part) => total + (part[index]?.[number] ?? 0), 0);
          expect(count[number], `${count.rule} ${number}`).toBe(sum);
        }
      }
    }
  });

  it('of breaches are those that check finds', async () => {
    const { games } = JSON.parse((await runCheck(LOGS, { format: 'json' })).out) as {
      games: { findings: { rule: string | null; cause: string | null; severity: string }[] }[];
    };
    const findings = games.flatMap((game) => game.findings).filter(({ severity }) => severity !== 'note');
    for (const count of (await counts(LOGS)).flatMap(({ rules }) => rules)) {
      const own = findings.filter(({ rule }) => rule === count.rule);
      expect([count.broken, count.following], count.rule).toEqual([
        own.filter(({ cause }) => cause === null).length,
        own.filter(({ cause }) => cause !== null).length,
      ]);
    }
  });

  it('say to which group a rule belongs', async () => {
    for (const { games, rules } of await counts(LOGS)) {
      for (const { rule, group, ...count } of rules) {
        const came = count.enacted + count.broken + count.following + count.doubted > 0;
        expect(came, rule).toBe(count.games > 0);
        expect(group === 'unwritten', rule).toBe(count.limit === 'unwritten');
        if (group !== 'unwritten') expect(group === 'shown', rule).toBe(count.enacted + count.broken > 0);
        if (group === 'doubted') expect(count.doubted + count.following, rule).toBeGreaterThan(0);
        if (group === 'missing' || group === 'silent') expect(came, rule).toBe(false);
        if (group === 'silent') expect(count.limit).toBe('silent');
        expect(count.games).toBeLessThanOrEqual(games);
      }
    }
  });

  it('are the same as text, where nothing is shown as a dot', async () => {
    const { out } = await cover(LOGS);
    const games = await counts(LOGS);
    const blocks = out.split(/\n\n(?=\d+ games? of )/);
    expect(blocks).toHaveLength(3);
    for (const [index, { ruleset, rules }] of games.entries()) {
      const lines = [...(blocks[index] ?? '').matchAll(new RegExp(`^ {2}(${ruleset}\\.\\S+) (.*)$`, 'gm'))];
      expect(lines.map(([, rule]) => rule).sort()).toEqual(rules.map(({ rule }) => rule).sort());
      for (const [, rule, cells = ''] of lines) {
        const count = rules.find((one) => one.rule === rule);
        if (count?.group !== 'shown') expect(cells).toContain(count?.title);
        else {
          const numbers = cells
            .trim()
            .split(/\s+/)
            .map((cell) => (cell === '·' ? 0 : Number(cell)));
          expect(numbers.sort(), rule).toEqual(NUMBERS.map((number) => count[number]).sort());
        }
      }
    }
  });
});

describe('a rule that came up, but was never decided', () => {
  const HIDDEN = pathOf('tallinn/rules/tower-signal-none-kept.xml');
  const FOLLOWING = pathOf('tallinn/bugs/numbers-with-replacement-moves.xml');
  const groupOf = (all: readonly Counted[], rule: string) =>
    all.flatMap(({ rules }) => rules).find((one) => one.rule === rule);

  it('was not missing, whether hidden cards left it open or its breach only followed from another one', async () => {
    expect(groupOf(await counts([HIDDEN]), 'tallinn.choose.from-hand')).toMatchObject({
      ...{ enacted: 0, broken: 0, following: 0, doubted: 2 },
      group: 'doubted',
    });
    expect(groupOf(await counts([FOLLOWING]), 'tallinn.choose.mandatory')).toMatchObject({
      ...{ enacted: 0, broken: 0, following: 3, doubted: 0 },
      group: 'doubted',
    });
    // A game that decides it shows it.
    expect(groupOf(await counts([HIDDEN, ...LOGS]), 'tallinn.choose.from-hand')?.group).toBe('shown');
  });

  it.each([
    ['en', 'Came up, but left in doubt', 'Never reached'],
    ['de', 'Vorgekommen, aber ungewiss geblieben', 'Nie erreicht'],
    ['it', 'Comparse, ma rimaste incerte', 'Mai raggiunte'],
  ])('stands under a heading of its own in text and HTML (%s)', async (lang, heading, missing) => {
    const { out } = await cover([HIDDEN], { lang });
    const blocks = out.split('\n\n');
    expect(blocks.find((block) => block.startsWith(`${heading} (1)\n`))).toContain('  tallinn.choose.from-hand');
    expect(blocks.find((block) => block.startsWith(missing))).not.toContain('tallinn.choose.from-hand');
    const output = at(`doubt-${lang}`);
    await cover([HIDDEN], { html: true, output, lang });
    const page = readFileSync(join(output, 'tallinn.coverage.html'), 'utf8');
    const [section] = /<section class="group doubted"[\s\S]*?<\/section>/.exec(page) ?? [];
    expect(section).toContain(heading);
    expect(section).toContain('tallinn.choose.from-hand');
    // Where there is none, nothing is said of it.
    expect((await cover(LOGS.slice(0, 1), { lang })).out).not.toContain(heading);
  });
});

describe('what is printed', () => {
  it('is the same in colours', async () => {
    const { out } = await cover(LOGS.slice(0, 1), { color: true });
    expect(out).toMatch(CONTROL);
    expect(stripVTControlCharacters(out)).toBe((await cover(LOGS.slice(0, 1))).out);
  });

  it('speaks three languages of the same rules', async () => {
    const rules = (out: string) => out.match(/^ {2}[a-z]+\.[a-z-]+\.\S+/gm);
    const outs: string[] = [];
    for (const lang of ['en', 'de', 'it']) {
      const { code, out } = await cover(LOGS.slice(0, 1), { lang });
      expect(code).toBe(0);
      expect(out).not.toMatch(/[{}]/);
      expect(rules(out)).toEqual(rules(outs[0] ?? out));
      outs.push(out);
    }
    expect(new Set(outs).size).toBe(3);
  });

  it('is a word where there is no game', async () => {
    mkdirSync(at('empty'));
    const { code, out } = await cover([at('empty')]);
    expect({ code, out }).toEqual({ code: 3, out: 'There is no game in what was given.\n' });
    expect(JSON.parse((await cover([at('empty')], { format: 'json' })).out)).toMatchObject({ format: 1, games: [] });
  });
});

describe('the input', () => {
  it('may be broken in part: that is said with its place, and the rest is counted', async () => {
    const [game] = /<game [\s\S]*<\/game>/.exec(readFileSync(LOGS[2] ?? '', 'utf8')) ?? [];
    writeFileSync(at('half.xml'), `<gamelog version="1">\n  <gmae id="x"/>\n${game}</gamelog>`);
    const { code, out, err } = await cover([at('half.xml'), at('missing.xml')], { format: 'json' });
    expect(code).toBe(3);
    expect(err).toMatch(
      /half\.xml:2:3: error .*<gmae>.*<game>.*\n.*missing\.xml: error .*there is no file of this name/,
    );
    expect(JSON.parse(out).games).toEqual(await counts(LOGS.slice(2, 3)));
  });

  it('may break off: what there is of it is counted', async () => {
    const text = readFileSync(LOGS[0] ?? '', 'utf8');
    writeFileSync(at('cut.xml'), text.slice(0, [...text.matchAll(/<turn /g)][4]?.index));
    const { code, out } = await cover([at('cut.xml')]);
    expect(code).toBe(3);
    expect(out).toMatch(/^1 game of Valletta: /);
  });

  it('may lie among other files, which are passed over in silence', async () => {
    mkdirSync(at('logs'));
    writeFileSync(at('logs/a.xml'), readFileSync(LOGS[2] ?? ''));
    writeFileSync(at('logs/package.json'), '{ "name": "x" }');
    expect(await cover([at('logs')])).toEqual({ ...(await cover(LOGS.slice(2, 3))), err: '' });
  });

  it('is judged with card values of one’s own', async () => {
    writeFileSync(at('own.xml'), '<components ruleset="valletta" edition="mine"/>');
    const cost = (all: readonly Counted[]) => all[0]?.rules.find(({ rule }) => rule === 'valletta.build.cost');
    const before = cost(await counts(LOGS.slice(0, 1)));
    const after = cost(await counts(LOGS.slice(0, 1), { components: [at('own.xml')] }));
    expect(before).toMatchObject({ doubted: 0 });
    expect(after?.doubted).toBeGreaterThan(0);
  });

  it('is named as text, whatever its name', async () => {
    const { err } = await cover([at('\u001b[31m\u0007.xml')]);
    expect(err).not.toMatch(CONTROL);
    expect(err).toContain('\\u001b[31m\\u0007.xml: error ');
  });
});

describe('the pages', () => {
  it('are written whole, the same each time, in the language asked for', async () => {
    const [one, two] = [at('one'), at('deep/two')];
    expect((await cover(LOGS, { html: true, output: one, lang: 'de' })).code).toBe(0);
    expect((await cover([...LOGS].reverse(), { html: true, output: two, lang: 'de' })).code).toBe(0);
    const names = allGames()
      .map(({ ruleset }) => `${ruleset}.coverage.html`)
      .sort();
    for (const output of [one, two]) expect(readdirSync(output).sort()).toEqual(names);
    for (const name of names) {
      const page = readFileSync(join(one, name), 'utf8');
      expect(readFileSync(join(two, name), 'utf8')).toBe(page);
      expect(page).toMatch(/<html lang="de"/);
      expect(page.trimEnd().endsWith('</html>')).toBe(true);
    }
  });

  it('are written instead of JSON, too: no line of theirs stands in front of an object', async () => {
    const asked = { html: true, output: at('instead') };
    expect(await cover(LOGS.slice(2, 3), { ...asked, format: 'json' })).toEqual(await cover(LOGS.slice(2, 3), asked));
  });

  it('hold every rule of the game', async () => {
    const output = at('rules');
    const { out } = await cover(LOGS.slice(2, 3), { html: true, output });
    expect(out).toContain(join(output, 'tallinn.coverage.html'));
    const page = readFileSync(join(output, 'tallinn.coverage.html'), 'utf8');
    for (const { id } of allGames().find(({ ruleset }) => ruleset === 'tallinn')?.rulebook ?? [])
      expect(page).toContain(id);
  });

  it('may find no place: that is said, and nothing half-written is left', async () => {
    writeFileSync(at('file'), 'kept');
    mkdirSync(at('taken/tallinn.coverage.html'), { recursive: true });
    for (const output of [join(at('file'), 'in'), at('file'), at('taken')]) {
      const { code, out, err } = await cover(LOGS.slice(2, 3), { html: true, output });
      expect({ code, out }, output).toEqual({ code: 3, out: '' });
      expect(err).toMatch(/^.* cannot be written: [a-z ]+\.\n$/);
    }
    expect(readFileSync(at('file'), 'utf8')).toBe('kept');
    expect(readdirSync(at('taken'))).toEqual(['tallinn.coverage.html']);
  });
});
