import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExplainOptions, explain } from '../../src/commands/explain.js';
import { allGames } from '../../src/games.js';
import { fixtures } from '../fixture-files.js';
import { HOSTILE_TEXTS, renamed } from '../report/hostile-texts.js';
import { runCheck } from './run-check.js';
import { type Said, said } from './said.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-explain-'));
const at = (name: string): string => join(folder, name);

const tell = (paths: readonly string[], options: Partial<ExplainOptions> = {}): Promise<Said> =>
  said(() => explain(paths, { color: false, components: [], lang: 'en', ...options }));

const pathOf = (name: string): string => fixtures().find((one) => one.name === name)?.path ?? name;
/** Writes a fixture into the folder. @param change what is done to its text */
function copy(fixture: string, name: string, change: (text: string) => string = (text) => text): string {
  writeFileSync(at(name), change(readFileSync(pathOf(fixture), 'utf8')));
  return at(name);
}

const VALLETTA = 'valletta/legal/full-2-players-points.xml';
const TALLINN = 'tallinn/legal/full-3-players-legate.xml';
const RATTUS = 'rattus/legal/full-3-players-yucata-38.xml';
const BROKEN = 'valletta/bugs/play-card-twice-moves.xml';
const RULES = new Set<string>(allGames().flatMap(({ rulebook }) => rulebook.map(({ id }) => id)));

it('tells what cannot be read on standard error: what stands on standard output is the game', async () => {
  writeFileSync(at('empty.xml'), '');
  const { code, out, err } = await tell([at('empty.xml'), pathOf(VALLETTA)]);
  expect({ code, err: err.replace(folder, '') }).toEqual({
    code: 3,
    err: '/empty.xml:1:1: error The file is empty.\n',
  });
  expect(out.startsWith(pathOf(VALLETTA))).toBe(true);
});

/** What is told of a move: `      · Anna pays 1 gold. valletta.build.cost`. */
const steps = (out: string): readonly string[] => out.match(/^ {6}[·✗↳!] .*$/gm) ?? [];
const ruleOf = (step: string): string => /\S+$/.exec(step)?.[0] ?? '';
/** What follows the headings of a game: name and options. */
/** How many headings a turn may have for its end: one, if anything is told of it. */
const ends = (turn: string): number => (/^ {2}End of the (turn|round)$/m.test(turn) ? 1 : 0);
const body = (out: string): string => out.slice(out.indexOf('\n\n') + 1);
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

afterAll(() => rmSync(folder, { recursive: true }));

describe.each([VALLETTA, TALLINN, RATTUS])('%s', (name) => {
  const path = pathOf(name);
  let whole: Said;

  beforeAll(async () => {
    whole = await tell([path]);
  });

  it('is told to the end, and what is told names its rule', () => {
    expect(whole).toMatchObject({ code: 0, err: '' });
    const told = steps(whole.out);
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((step) => !RULES.has(ruleOf(step)))).toEqual([]);
    expect(whole.out).not.toMatch(/[✗↳{}]/);
  });

  it('is told with all its moves, in their order', async () => {
    const { games } = JSON.parse((await runCheck([path], { format: 'json' })).out) as {
      games: { moves: { total: number } }[];
    };
    const numbers = [...whole.out.matchAll(/^ {2}(\d+)\.(\d+) /gm)].map(([, turn, play]) => [
      Number(turn),
      Number(play),
    ]);
    const headlines = whole.out.match(/^ {2}\S.*$/gm) ?? [];
    expect(headlines.length).toBeGreaterThanOrEqual(games[0]?.moves.total ?? Number.POSITIVE_INFINITY);
    const inOrder = [...numbers].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
    expect(numbers).toEqual(inOrder);
    expect(new Set(numbers.map(String)).size).toBe(numbers.length);
  });

  it('has one heading for the end of a turn, and says of each other reading once what it would change', () => {
    const turns = whole.out.split(/^(?=\S)/m);
    for (const turn of turns) expect(turn.match(/^ {2}End of the (turn|round)$/gm) ?? []).toHaveLength(ends(turn));
    const readings = whole.out.match(/^ +\? .*$/gm) ?? [];
    expect(new Set(readings).size).toBe(readings.length);
  });

  it('ends with the result, the winner first', async () => {
    const { games } = JSON.parse((await runCheck([path], { format: 'json' })).out) as {
      games: { scores: { points: number; rank: number }[] }[];
    };
    const ranking = [...(games[0]?.scores ?? [])].sort((one, other) => one.rank - other.rank);
    const lines = whole.out.trimEnd().split('\n').slice(-ranking.length);
    for (const [index, { points, rank }] of ranking.entries()) {
      expect(lines[index]).toMatch(new RegExp(`^ {2}${rank}\\b.*\\b${points}\\b`));
    }
  });

  it('is told turn by turn as in the whole', async () => {
    for (const turn of [1, 2, 5, 7]) {
      const { code, out } = await tell([path], { turn });
      expect(code).toBe(0);
      expect(out.split('\n').slice(0, 2)).toEqual(whole.out.split('\n').slice(0, 2));
      const part = body(out).trimEnd();
      expect(steps(part).length).toBeGreaterThan(0);
      expect(body(whole.out)).toContain(part);
      expect(part.match(/^(Turn|Round) \d+/gm)?.every((heading) => heading.endsWith(` ${turn}`))).toBe(true);
    }
  });

  it('is told in three languages, with the same rules for the same steps', async () => {
    const rules = steps(whole.out).map(ruleOf);
    const outs = [whole.out];
    for (const lang of ['de', 'it']) {
      const { code, out } = await tell([path], { lang });
      expect(code).toBe(0);
      expect(steps(out).map(ruleOf)).toEqual(rules);
      expect(out).not.toMatch(/[{}]/);
      outs.push(out);
    }
    const firsts = outs.map((out) => steps(out)[0]);
    expect(new Set(firsts).size).toBe(3);
  });

  it('is the same text with colours and without', async () => {
    const { out } = await tell([path], { color: true });
    expect(out).toMatch(CONTROL);
    expect(stripVTControlCharacters(out)).toBe(whole.out);
    expect(whole.out).not.toMatch(CONTROL);
  });
});

describe('final scoring', () => {
  /** The lines below a headline. */
  const below = (out: string, headline: string): readonly string[] =>
    (out.split(`\n  ${headline}\n`)[1] ?? '').split(/\n {2}(?=\S)|\n\n/)[0]?.split('\n') ?? [];

  it('tells the points as they grow, up to those of the result', async () => {
    const { out } = await tell([pathOf(TALLINN)]);
    const [, final = ''] = out.split('\nFinal scoring\n');
    for (const [, player, result] of final.matchAll(/^ {2}\d\. (.*): (\d+) points?$/gm)) {
      let points: number | undefined;
      for (const [line] of final.matchAll(/^ {6}· .*$/gm)) {
        const [, who, now, before] = /^ {6}· (.*) now has (-?\d+) points? \((-?\d+) before\)/.exec(line) ?? [];
        if (who !== player) continue;
        if (points !== undefined) expect(Number(before)).toBe(points);
        points = Number(now);
      }
      expect(points).toBe(Number(result));
    }
  });

  it('puts what each Legate brings under its own headline', async () => {
    const { out } = await tell([pathOf(TALLINN)]);
    for (const player of ['Anna (greedy)', 'Ben (random)'])
      expect(below(out, `${player}’s Legate joins the knights`)).toEqual([
        `      · The persons of ${player}’s Legate join the display: 2 knights. tallinn.legate.final-display`,
      ]);
    expect(below(out, 'Clara (greedy) turns up the towers').at(-1)).toBe(
      '      · Clara (greedy)’s Legate adds 2 knights to the towers. tallinn.legate.final-tower',
    );
  });

  it('names the buildings, and says whose cubes come from the Baker', async () => {
    const { out } = await tell([pathOf(VALLETTA)]);
    expect(out).toMatch(/ scores \d+ points? for [AB]\d-\d \(\S.*, upgraded\)\. valletta\.final\.buildings$/m);
    const rattus = await tell([pathOf('rattus/legal/full-3-players-book-36.xml')]);
    expect(rattus.out).toMatch(/^ {6}· \d+ cubes? of .* from the Baker to \S+\. rattus\.piper\./m);
    expect(rattus.out).toContain('\n  The cubes are counted\n');
  });
});

describe('a turn that is asked for', () => {
  it('may be none of the game: that is said, in the words of the game', async () => {
    expect(await tell([pathOf(VALLETTA)], { turn: 999 })).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^\S+ has only \d+ turns; there is no turn 999\.\n$/),
    });
    expect(await tell([pathOf(TALLINN)], { turn: 999 })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^\S+ has only \d+ rounds; there is no round 999\.\n$/),
    });
    const { out, err } = await tell([pathOf(RATTUS)], { turn: 999, lang: 'de' });
    expect(err).toContain('999');
    expect(out).toBe('');
  });

  it('is no wrong usage where one of several games has it', async () => {
    const { code, out, err } = await tell([pathOf(TALLINN), pathOf(VALLETTA)], { turn: 15 });
    expect(code).toBe(0);
    expect(out).toMatch(/^Turn 15 /m);
    expect(err).toMatch(/ has only \d+ rounds; there is no round 15\.$/m);
  });

  it('is told of each game', async () => {
    const { out } = await tell([pathOf(VALLETTA), pathOf(RATTUS)], { turn: 2 });
    expect(out.match(/^Turn 2 /gm)).toHaveLength(2);
  });
});

describe('a breach', () => {
  it('stands at its move, with the sentence of check', async () => {
    const path = pathOf(BROKEN);
    const { code, out } = await tell([path]);
    expect(code).toBe(1);
    const { games } = JSON.parse((await runCheck([path], { format: 'json', lang: 'en' })).out) as {
      games: {
        findings: {
          rule: string;
          severity: string;
          cause: string | null;
          message: string;
          at: { turn: number; play: number | null };
        }[];
      }[];
    };
    const errors = games[0]?.findings.filter(({ severity }) => severity === 'error') ?? [];
    expect(errors.length).toBeGreaterThan(2);
    const expected = errors.map(
      ({ message, rule, cause, at: { turn, play } }) =>
        `${turn}.${play ?? 'end'} ${cause === null ? '✗' : '↳'} ${message} ${rule}`,
    );
    let place = '';
    const told: string[] = [];
    for (const line of out.split('\n')) {
      const [, turn] = /^Turn (\d+) /.exec(line) ?? [];
      const [, move] = /^ {2}(\d+\.\d+) /.exec(line) ?? [];
      if (turn !== undefined || line === '  End of the turn') place = `${turn ?? place.split('.')[0]}.end`;
      else if (move !== undefined) place = move;
      if (/^ {6}[✗↳] /.test(line)) told.push(`${place} ${line.slice(6)}`);
    }
    expect(told.sort()).toEqual(expected.sort());
    const [root] = errors;
    const consequences = errors.filter(({ cause }) => cause !== null);
    expect(consequences.length).toBeGreaterThan(0);
    const follows = out.match(/^ {8}Follows from another error .*$/gm) ?? [];
    expect(follows).toEqual(
      consequences.map(() => `        Follows from another error (turn ${root?.at.turn}, play ${root?.at.play}).`),
    );
    const illegal = new Set(errors.flatMap(({ at: { turn, play } }) => (play === null ? [] : [`${turn}.${play}`])));
    for (const move of illegal)
      expect(out).toMatch(new RegExp(`^ {2}${move.replace('.', '\\.')} .* — not allowed$`, 'm'));
  });

  it('outside the turn that is told still fails the run', async () => {
    expect((await tell([pathOf(BROKEN)], { turn: 1 })).code).toBe(1);
  });
});

describe('the input', () => {
  const two = () => {
    const games = ['a', 'b'].map((id) =>
      /<game [\s\S]*<\/game>/.exec(readFileSync(pathOf(TALLINN), 'utf8').replace(/(<game [^>]*id=")[^"]*/, `$1${id}`)),
    );
    writeFileSync(at('two.xml'), `<gamelog version="1">${games.join('')}</gamelog>`);
    return at('two.xml');
  };

  it('may hold several games, of which one can be chosen', async () => {
    const all = await tell([two()]);
    const one = await tell([two()], { game: 'b' });
    expect(all.out.match(/two\.xml [ab]$/gm)).toEqual(['two.xml a', 'two.xml b']);
    expect(all.out.endsWith(one.out)).toBe(true);
    expect(one.out.startsWith(`${at('two.xml')} b\n`)).toBe(true);
  });

  it.each([
    ['en', 'There is no game “nope” in what was given.\n'],
    ['de', 'Eine Partie „nope“ gibt es hier nicht.\n'],
    ['it', 'Qui non c’è alcuna partita «nope».\n'],
  ])('may not hold the game asked for: that is wrong usage (%s)', async (lang, err) => {
    expect(await tell([two()], { game: 'nope', lang })).toEqual({ code: 2, out: '', err });
    // What could not be read may have been that game.
    const unread = await tell([two(), at('missing.xml')], { game: 'nope', lang });
    expect(unread).toMatchObject({ code: 3, out: '' });
    expect(unread.err).toMatch(/^\S*missing\.xml: .*\n$/);
  });

  it('may be broken: that is said with its place, and the rest is told', async () => {
    writeFileSync(at('broken.xml'), `<gamelog version="1">\n  <gmae id="x"/>\n</gamelog>`);
    const { code, out, err } = await tell([at('broken.xml'), at('missing.xml'), pathOf(TALLINN)]);
    expect(code).toBe(3);
    expect(err).toMatch(/broken\.xml:2:3: error .*<gmae>.*<game>/);
    expect(err).toMatch(/missing\.xml: error .*there is no file of this name/);
    expect(out).toContain(`${pathOf(TALLINN)} `);
    expect(steps(out).length).toBeGreaterThan(100);
  });

  it('may break off: what there is of it is told', async () => {
    const path = copy(VALLETTA, 'cut.xml', (text) => text.slice(0, [...text.matchAll(/<turn /g)][4]?.index));
    const { code, out } = await tell([path]);
    expect(code).toBe(3);
    expect(out).toMatch(/^Turn 4 /m);
    expect(out).not.toMatch(/^Turn 5 /m);
    expect(out).toContain('The game is not finished; nobody has won yet.');
  });

  it('leaves the winner open where a choice is not recorded on which the points depend', async () => {
    const { code, out } = await tell([pathOf('tallinn/by-hand/tie-open.xml')]);
    expect(code).toBe(0);
    expect(out).toContain('what depends on it stays open');
    expect(out).not.toMatch(/persons of Ben’s Legate join the/);
    expect(out).toContain('The game is over, but the log leaves open who has won.');
  });

  it('says in which language it is to be told, unless another is asked for', async () => {
    const path = copy(TALLINN, 'german.xml', (text) => text.replace(/locale="[^"]*"/, 'locale="de"'));
    const own = await said(() => explain([path], { color: false, components: [] }));
    expect(own).toEqual(await tell([path], { lang: 'de' }));
    expect(own).not.toEqual(await tell([path], { lang: 'en' }));
  });

  it('is told as text, whatever the names and notes in it', async () => {
    for (const hostile of [...HOSTILE_TEXTS, '\u009b31mred', 'a\rb', 'bell\u007f', '\u2066left']) {
      const path = copy(VALLETTA, 'hostile.xml', (text) =>
        renamed(text, hostile).replace(/(<game [^>]*id=")[^"]*/, '$1\u009b2J'),
      );
      const { out, err } = await tell([path], { turn: 1 });
      expect(out + err, hostile).not.toMatch(CONTROL);
      expect(out).toMatch(/^Turn 1 /m);
      expect(out).toContain('\\u009b2J');
    }
    const { out } = await tell([copy(VALLETTA, '\u001b[31mred.xml')], { turn: 1 });
    expect(out).not.toMatch(CONTROL);
    expect(out).toContain('\\u001b[31mred.xml');
  });
});

describe('what is told', () => {
  it('is the same however often it is asked for', async () => {
    expect(await tell([pathOf(RATTUS)])).toEqual(await tell([pathOf(RATTUS)]));
  });

  it('names a rule for every step of every legal game', async () => {
    for (const fixture of fixtures().filter(({ name }) => /\/legal\/(public|moves|rare)/.test(name))) {
      const { out } = await tell([fixture.path]);
      expect(
        steps(out).filter((step) => !RULES.has(ruleOf(step))),
        fixture.name,
      ).toEqual([]);
    }
  });
});

it('calls nothing the end of a turn that comes before its first move', async () => {
  const { out } = await tell([pathOf('tallinn/by-hand/twelfth.xml')]);
  expect(out).toMatch(/^Round 12\n {6}✗ This is round 12; .*\n {8}Without this round, .*\n {2}12\.1 /m);
  expect(out).toMatch(/^ {2}End of the round\n {6}· Ben has no card left/m);
});
