import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explain } from '../../src/commands/explain.js';
import { type RulesOptions, rules } from '../../src/commands/rules.js';
import { type CoverageOptions, rulesCoverage } from '../../src/commands/rules-coverage.js';
import { rulePages } from '../../src/commands/rules-html.js';
import { allGames } from '../../src/games.js';
import { fixtures } from '../fixture-files.js';
import { runCheck } from './run-check.js';
import { said } from './said.js';

const ask = (words: string, options: Partial<RulesOptions> = {}) =>
  said(() => rules(words.split(' ').filter(Boolean), { format: 'text', color: false, lang: 'en', ...options }));
const cover = (paths: readonly string[], options: Partial<CoverageOptions> = {}) =>
  said(() =>
    rulesCoverage(paths, {
      ...{ format: 'text', html: false, output: '.', lang: 'en', color: false, components: [] },
      ...options,
    }),
  );
const pathOf = (name: string) => fixtures().find((one) => one.name === name)?.path ?? name;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiebitz-rules-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('kiebitz rules', () => {
  it('lists all rules of a game by chapter', async () => {
    const { code, out } = await ask('', { game: 'tallinn' });
    expect(code).toBe(0);
    const ids = out.match(/^ {2}tallinn\.[\w.-]+/gm)?.map((id) => id.trim());
    expect(ids).toEqual(
      allGames()
        .find(({ ruleset }) => ruleset === 'tallinn')
        ?.rulebook.map(({ id }) => id),
    );
    expect(out).toMatch(/^Tallinn: Setup$/m);
    expect(out).toMatch(/119 rules/);
  });

  it('shows a rule in full', async () => {
    const { code, out } = await ask('valletta.turn.reshuffle');
    expect(code).toBe(0);
    for (const part of [
      /^Reshuffling the discard pile {2}valletta\.turn\.reshuffle$/m,
      /A breach: /,
      /Kind: stated in a rulebook/,
      /Source: Valletta - Regeln \[de\], Der Zug eines Spielers/,
      /When the discard pile is shuffled \(house\.reshuffle\)/,
      /lazy: .* \(standard\)/,
      /Left open: .* \(A01\)/,
      /→ Only when another card is needed\./,
      /✓ /,
      /✗ /,
      /What check can also say:/,
    ])
      expect(out).toMatch(part);
  });

  it('speaks German and Italian', async () => {
    expect((await ask('valletta.turn.reshuffle', { lang: 'de' })).out).toMatch(/Offengelassen: .*Nachziehstapel/);
    expect((await ask('valletta.turn.reshuffle', { lang: 'it' })).out).toMatch(/Lasciato in sospeso: .*mazzo di pesca/);
  });

  it('finds words, the best hit first, and shows the only one whole', async () => {
    const { code, out } = await ask('barrel', { game: 'valletta' });
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toMatch(/barrel.*valletta\./i);
    expect((await ask('parchment')).out).toMatch(/Kind: /);
  });

  it('takes words as they are meant: without blanks around them, however their accents are written', async () => {
    const asked = (words: readonly string[]) => said(() => rules(words, { format: 'text', color: false, lang: 'de' }));
    const found = await asked(['Fässer']);
    expect(found.code).toBe(0);
    expect(await asked([' Fässer\n', ''])).toEqual(found);
    expect(await asked(['Fässer'.normalize('NFD')])).toEqual(found);
    const whole = await asked(['valletta.build.cost']);
    expect(await asked([' valletta.build.cost '])).toEqual(whole);
  });

  it('says what may have been meant', async () => {
    expect(await ask('barel')).toMatchObject({ code: 1, out: expect.stringMatching(/barrel/) });
    expect(await ask('', { game: 'valetta' })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Did you mean valletta/),
    });
  });

  it('prints everything as JSON', async () => {
    const { out } = await ask('', { format: 'json' });
    const list = JSON.parse(out) as {
      id: string;
      game: string;
      rulings: object[];
      messages: string[];
      limit: string | null;
    }[];
    expect(list.map(({ id }) => id)).toEqual(allGames().flatMap(({ rulebook }) => rulebook.map(({ id }) => id)));
    expect(list.find(({ id }) => id === 'valletta.card.trader')?.rulings).toHaveLength(3);
    const hits = JSON.parse((await ask('barrel', { format: 'json' })).out) as { hit: { score: number } }[];
    const scores = hits.map(({ hit }) => hit.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(JSON.parse((await ask('no-such-word-anywhere', { format: 'json' })).out)).toEqual([]);
  });
});

describe('kiebitz rules --options', () => {
  const names = (json: string) => (JSON.parse(json) as { name: string }[]).map(({ name }) => name);

  it('lists every option of a game: values, default, what it decides, where the texts differ, rules', async () => {
    const { code, out } = await ask('valletta', { options: true });
    expect(code).toBe(0);
    for (const part of [
      /^Valletta$/m,
      /^When the discard pile is shuffled {2}house\.reshuffle$/m,
      /^ {4}lazy: .* \(standard\)$/m,
      /^ {4}eager: as soon as [^(]*$/m,
      /^ {2}Left open: The discard pile .* \(A01\)$/m,
      /^ {4}→ Only when another card is needed\./m,
      /^ {2}The rulebooks differ: .* \(C02\)$/m,
      /^ {2}A variant that the rulebook offers\.$/m,
      /^ {2}Rules: Reshuffling the discard pile \(valletta\.turn\.reshuffle\)$/m,
      /^ {2}In a log, for example: <option name="house\.reshuffle" value="eager"\/>$/m,
      /^12 options$/m,
    ])
      expect(out).toMatch(part);
    expect((await ask('', { options: true, game: 'valletta' })).out).toBe(out);
  });

  it('says which preset sets a value', async () => {
    const { out } = await ask('last-round-knight', { options: true });
    expect(out).toMatch(/immediate: .* \(also set by <option name="preset" value="yucata"\/>\)/);
  });

  it.each(['en', 'de', 'it'])('has all of them in %s, and as JSON', async (lang) => {
    const { out } = await ask('', { options: true, lang });
    for (const { options } of allGames())
      for (const { name } of options) expect(out).toMatch(new RegExp(`\\S {2}${name.replaceAll('.', '\\.')}$`, 'm'));
    const json = (await ask('', { options: true, lang, format: 'json' })).out;
    expect(names(json)).toEqual(allGames().flatMap(({ options }) => options.map(({ name }) => name)));
  });

  it('says what may have been meant', async () => {
    expect(await ask('valeta', { options: true })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Did you mean valletta\?/),
    });
    expect((await ask('house.reshufle', { options: true })).err).toMatch(/Did you mean house\.reshuffle\?/);
  });
});

describe('kiebitz rules with the name of an option', () => {
  const all = allGames().flatMap(({ options }) => options.map(({ name }) => name));

  it.each(all)('finds %s', async (name) => {
    const { code, out } = await ask(name);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toMatch(new RegExp(` {2}${name.replaceAll('.', '\\.')}$`));
    const [first] = JSON.parse((await ask(name, { format: 'json' })).out) as { name: string; values: object[] }[];
    expect(first?.name).toBe(name);
    expect(first?.values.length).toBeGreaterThan(1);
  });

  it('finds it with its value, by a part of its name, and beside the rules that speak of the word', async () => {
    const { out } = await ask('house.reshuffle');
    expect((await ask('House.Reshuffle=eager')).out).toBe(out);
    expect((await ask('two-player-extra')).out).toMatch(/ {2}house\.two-player-extra$/m);
    const legate = (await ask('legate')).out;
    expect(legate).toMatch(/ {2}legate$/m);
    expect(legate).toMatch(/ {2}tallinn\.legate\.one-each$/m);
  });

  it('says what may have been meant', async () => {
    expect(await ask('house.reshufle')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/Did you mean house\.reshuffle\?/),
    });
  });
});

describe('kiebitz rules --html', () => {
  it('writes a page for each game and language', async () => {
    const { code, out } = await said(() => rulePages([], { output: join(folder, 'all') }));
    expect(code).toBe(0);
    const names = allGames().flatMap(({ ruleset }) =>
      ['de', 'en', 'it'].map((language) => `${ruleset}.${language}.html`),
    );
    expect(readdirSync(join(folder, 'all')).sort()).toEqual(names.sort());
    expect(out.trim().split('\n')).toHaveLength(9);
  });

  it('writes those that are asked for, and leads to no other', async () => {
    const output = join(folder, 'one');
    expect((await said(() => rulePages(['rattus'], { output, lang: 'it' }))).code).toBe(0);
    expect(readdirSync(output)).toEqual(['rattus.it.html']);
    expect(readFileSync(join(output, 'rattus.it.html'), 'utf8')).not.toMatch(/href="[a-z]+\.[a-z]{2}\.html"/);
  });

  it('complains about a game that there is not, and about a place where nothing can be written', async () => {
    expect(await said(() => rulePages(['ratus'], { output: folder, lang: 'en' }))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Did you mean rattus/),
    });
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, err } = await said(() => rulePages(['tallinn'], { output: join(file, 'in'), lang: 'en' }));
    expect(code).toBe(3);
    expect(err).toMatch(/cannot be written/);
  });
});

describe('kiebitz rules coverage', () => {
  const legal = pathOf('valletta/legal/full-2-players-points.xml');
  const broken = pathOf('valletta/bugs/build-without-gold.xml');

  it('counts for each rule, and names those that never came up', async () => {
    const { code, out } = await cover([legal, broken]);
    expect(code).toBe(0);
    expect(out).toMatch(/^2 games of Valletta: \d+ of 229 rules/);
    expect(out).toMatch(/^ {2}valletta\.turn\.play-three +\d+ +· +· +· +2$/m);
    expect(out).toMatch(/^Never reached \(\d+\)$/m);
  });

  it('gives the same numbers as JSON', async () => {
    const { out } = await cover([legal, broken], { format: 'json' });
    const { games } = JSON.parse(out) as {
      games: {
        ruleset: string;
        games: number;
        rules: { rule: string; enacted: number; broken: number; group: string }[];
      }[];
    };
    expect(games).toHaveLength(1);
    const [game] = games;
    expect(game).toMatchObject({ ruleset: 'valletta', games: 2 });
    expect(game?.rules.map(({ rule }) => rule)).toEqual(allGames()[0]?.rulebook.map(({ id }) => id));
    expect(game?.rules.find(({ rule }) => rule === 'valletta.build.exact-payment')?.broken).toBeGreaterThanOrEqual(0);
    expect(new Set(game?.rules.map(({ group }) => group))).toEqual(
      new Set(['shown', 'missing', 'silent', 'unwritten']),
    );
  });

  it('writes a page for each game', async () => {
    const output = join(folder, 'coverage');
    const { code, out } = await cover([legal, pathOf('tallinn/legal/full-3-players.xml')], { html: true, output });
    expect(code).toBe(0);
    expect(readdirSync(output).sort()).toEqual(['tallinn.coverage.html', 'valletta.coverage.html']);
    expect(out.trim().split('\n')).toHaveLength(2);
  });

  it('says what could not be read', async () => {
    const { code, err } = await cover([legal, join(folder, 'nothing.xml')]);
    expect(code).toBe(3);
    expect(err).toMatch(/nothing\.xml/);
  });
});

describe('options and readings in words', () => {
  const log = pathOf('valletta/bugs/substitute-same-kind.xml');

  it('stand in what check says', async () => {
    const { out } = await runCheck([log], { lang: 'en' });
    expect(out).toMatch(/^ {2}Rules: Apprentice behind an Apprentice: .* \(house\.apprentice-chain=chain\)$/m);
    expect(out).toMatch(
      /^ {2}Under <option name="house\.substitute-type" value="any"\/> \(.*\) this would be legal\.$/m,
    );
    const { out: json } = await runCheck([log], { format: 'ndjson' });
    expect(json).toContain('"legalUnder":[{"option":"house.substitute-type","value":"any","added":0}]');
  });

  it('name the option as it is pasted into a log', async () => {
    const { out } = await runCheck([log], { lang: 'en' });
    const [element = ''] = /<option name="[^"]+" value="[^"]+"\/>/.exec(out) ?? [];
    const pasted = join(folder, 'pasted.xml');
    writeFileSync(pasted, readFileSync(log, 'utf8').replace('<options>', `<options>${element}`));
    expect(await runCheck([pasted], { lang: 'en' })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1 game: 1 legal/),
    });
  });

  it('stand in what explain says', async () => {
    const options = { lang: 'en', color: false, components: [] };
    const broken = await said(() => explain([log], options));
    expect(broken.out).toMatch(
      /^ +Under <option name="house\.substitute-type" value="any"\/> .* this would be legal\.$/m,
    );
    const { out } = await said(() => explain([pathOf('valletta/start.xml')], { ...options, turn: 1 }));
    expect(out).toMatch(/^ {2}Rules: the standard options$/m);
    expect(out).toMatch(
      /^ +\? Under <option name="house\.exchange" value="must-if-able"\/> .* this would be a breach: /m,
    );
  });
});
