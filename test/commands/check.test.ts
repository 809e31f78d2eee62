import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtures, textOf } from '../fixture-files.js';
import { runCheck } from './run-check.js';

const directory = mkdtempSync(join(tmpdir(), 'kiebitz-check-'));
const inside = (name: string): string => join(directory, name);

/** A fixture, copied under a name of its own. @param change what is done to its text */
function copy(fixture: string, name: string, change: (text: string) => string = (text) => text): string {
  const found = fixtures().find((one) => one.name === fixture);
  if (!found) throw new Error(`no fixture ${fixture}`);
  const changed = change(textOf(found));
  writeFileSync(inside(name), changed);
  return inside(name);
}

const ACROSS = 'valletta/bugs/adjacency-across-street.xml';
let legal: string;
let illegal: string;
let undecidable: string;
let stopped: string;

interface JsonRun {
  readonly games: readonly {
    readonly game: string;
    readonly findings: readonly {
      readonly id: string;
      readonly rule: string | null;
      readonly cause: string | null;
      readonly severity: string;
      readonly fingerprint: string;
      readonly bug: string | null;
      readonly known?: { readonly by: string; readonly why?: string };
      readonly message: string;
    }[];
  }[];
  readonly baseline?: { readonly gone: readonly { readonly rule: string }[]; readonly unchecked: number };
}
const json = (text: string): JsonRun => JSON.parse(text) as JsonRun;

beforeAll(() => {
  legal = copy('valletta/legal/full-3-players-points.xml', 'legal.xml');
  illegal = copy(ACROSS, 'illegal.xml');
  // The first two turns of a game: nothing is wrong but that it stops.
  stopped = copy('valletta/legal/full-3-players-points.xml', 'stopped.xml', (text) => {
    const third = [...text.matchAll(/<turn /g)][2]?.index ?? 0;
    return `${text.slice(0, third)}</moves></game></gamelog>`;
  });
  undecidable = inside('undecidable.xml');
  const open = fixtures().find(
    (one) => one.name.includes('/legal/') && /"verdict": "undecidable"/.test(readFileSync(one.expectationPath, 'utf8')),
  );
  if (!open) throw new Error('no undecidable fixture');
  writeFileSync(undecidable, textOf(open));
});

afterAll(() => rmSync(directory, { recursive: true }));

describe('what fails a run', () => {
  it('is an error, unless something else is asked for', async () => {
    expect((await runCheck([legal])).code).toBe(0);
    expect((await runCheck([illegal])).code).toBe(1);
    expect((await runCheck([stopped])).code).toBe(0);
    expect((await runCheck([undecidable])).code).toBe(0);
    expect((await runCheck([inside('nothing.xml'), illegal])).code).toBe(3);
  });

  it('is a warning with --fail-on warning', async () => {
    const said = await runCheck([stopped], { failOn: 'warning' });
    expect(said.code).toBe(1);
    expect(said.out).toContain('warning');
    expect((await runCheck([legal], { failOn: 'warning' })).code).toBe(0);
    expect((await runCheck([undecidable], { failOn: 'warning' })).code).toBe(0);
  });

  it('is an open question with --fail-on undecidable', async () => {
    const said = await runCheck([undecidable], { failOn: 'undecidable' });
    expect(said.code).toBe(1);
    expect(said.out).toContain('undecidable.xml');
    expect((await runCheck([stopped], { failOn: 'undecidable' })).code).toBe(1);
    expect((await runCheck([legal], { failOn: 'undecidable' })).code).toBe(0);
  });

  it('is only what goes beyond --max-errors', async () => {
    const said = await runCheck([illegal], { maxErrors: 1 });
    expect(said.code).toBe(0);
    expect(said.out).toContain('1 finding counts, 1 is allowed');
    const other = copy(ACROSS, 'other.xml', (text) => text.replace(/id="bug[^"]*"/, 'id="other"'));
    expect((await runCheck([illegal, other], { maxErrors: 1 })).code).toBe(1);
    expect((await runCheck([illegal, other], { maxErrors: 2 })).code).toBe(0);
  });
});

describe('a baseline', () => {
  const known = inside('known.json');
  /** Another game under the same id, in which nothing is wrong. */
  const mended = () =>
    copy('valletta/legal/full-3-players-points.xml', 'mended.xml', (text) =>
      text.replace(/(<game [^>]*id=")[^"]*/, '$1bug-adjacency-across-street-11-2'),
    );

  it('holds the findings of a run, which then fail none', async () => {
    const written = await runCheck([illegal, legal], { baseline: known, updateBaseline: true });
    expect(written).toMatchObject({ code: 0, err: `${known} now has 1 entry.\n` });
    const entries = JSON.parse(readFileSync(known, 'utf8')) as { findings: Record<string, unknown>[] };
    expect(entries.findings).toEqual([
      {
        fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
        ruleset: 'valletta',
        game: 'bug-adjacency-across-street-11-2',
        rule: 'valletta.build.cost',
        kind: 'illegal',
        at: 'turn 11.3',
      },
    ]);
    const again = await runCheck([illegal, legal], { baseline: known });
    expect(again.code).toBe(0);
    expect(again.out).toBe('2 games: 1 legal, 1 illegal, 0 undecidable; 1 known finding\n');
    expect((await runCheck([illegal], { baseline: known, all: true })).out).toContain('known (baseline)');
  });

  it('lets new findings fail', async () => {
    const other = copy(ACROSS, 'other.xml', (text) => text.replace(/id="bug[^"]*"/, 'id="other"'));
    const said = await runCheck([illegal, other], { baseline: known });
    expect(said.code).toBe(1);
    expect(said.out).not.toContain('illegal.xml:');
    expect(said.out).toContain('other.xml:209:28');
  });

  it('names entries that no longer occur, and counts those of games that were not there', async () => {
    const now = mended();
    const said = await runCheck([now], { baseline: known, format: 'json' });
    expect(json(said.out).baseline).toMatchObject({
      gone: [{ rule: 'valletta.build.cost', at: 'turn 11.3' }],
      unchecked: 0,
    });
    expect((await runCheck([now], { baseline: known })).out).toContain(
      `${known}: no longer found: bug-adjacency-across-street-11-2, turn 11.3 valletta.build.cost`,
    );
    const elsewhere = await runCheck([legal], { baseline: known });
    expect(elsewhere.code).toBe(0);
    expect(elsewhere.out).toContain('1 entry of the baseline is about a game that was not checked');
  });

  it('keeps what a person has written, and the entries of other games', async () => {
    const text = readFileSync(known, 'utf8').replace('"at":"turn 11.3"', '"at":"turn 11.3","why":"fixed in 2.1"');
    writeFileSync(known, text);
    const other = copy(ACROSS, 'other.xml', (text) => text.replace(/id="bug[^"]*"/, 'id="other"'));
    expect((await runCheck([other], { baseline: known, updateBaseline: true })).err).toContain('2 entries');
    expect((await runCheck([illegal, other], { baseline: known, updateBaseline: true })).code).toBe(0);
    expect(readFileSync(known, 'utf8').match(/"why":"fixed in 2.1"/g)).toHaveLength(1);
    const finding = json((await runCheck([illegal], { baseline: known, format: 'json' })).out).games[0]?.findings.at(
      -1,
    );
    expect(finding?.known).toEqual({ by: 'baseline', why: 'fixed in 2.1' });
  });

  it('forgets what is mended when it is written anew, and is the same whatever the order of the files', async () => {
    const one = inside('one.json');
    const two = inside('two.json');
    const other = copy(ACROSS, 'other.xml', (text) => text.replace(/id="bug[^"]*"/, 'id="other"'));
    await runCheck([illegal, other], { baseline: one, updateBaseline: true });
    await runCheck([other, illegal], { baseline: two, updateBaseline: true });
    expect(readFileSync(one, 'utf8')).toBe(readFileSync(two, 'utf8'));
    const now = mended();
    await runCheck([now, other], { baseline: one, updateBaseline: true });
    expect(readFileSync(one, 'utf8').match(/fingerprint/g)).toHaveLength(1);
  });

  it('also holds games that cannot be decided, where they fail the run', async () => {
    const open = inside('open.json');
    expect((await runCheck([undecidable], { baseline: open, updateBaseline: true })).err).toContain('0 entries');
    const options = { baseline: open, failOn: 'undecidable' as const };
    expect((await runCheck([undecidable], { ...options, updateBaseline: true })).err).toContain('1 entry');
    expect((await runCheck([undecidable], options)).code).toBe(0);
  });

  it('is not written where some of the input could not be read', async () => {
    const unwritten = inside('unwritten.json');
    const said = await runCheck([illegal, inside('nothing.xml')], { baseline: unwritten, updateBaseline: true });
    expect(said.code).toBe(3);
    expect(said.err).toContain('stays as it was');
    expect(() => readFileSync(unwritten)).toThrow();
  });

  it('must be there and be one', async () => {
    const missing = await runCheck([illegal], { baseline: inside('missing.json') });
    expect(missing).toMatchObject({ code: 3, out: '' });
    expect(missing.err).toBe(
      `kiebitz: ${inside('missing.json')}: The file cannot be read: there is no file of this name.\n`,
    );
    writeFileSync(inside('bad.json'), '{ "kiebitz": "baseline", "format": 1,\n  "findngs": [] }');
    const bad = await runCheck([illegal], { baseline: inside('bad.json') });
    expect(bad.code).toBe(3);
    expect(bad.err).toContain(`${inside('bad.json')}:2:3: There is no “findngs” here; did you mean “findings”?`);
  });
});

describe('quirks', () => {
  const quirks = inside('quirks.json');
  const declare = (quirk: object): string[] => {
    writeFileSync(quirks, JSON.stringify({ kiebitz: 'quirks', format: 1, quirks: [quirk] }));
    return [quirks];
  };
  const across = { source: 'server 1*', rule: 'valletta.build.adjacency-not-across', why: 'mended in 2.0' };
  let dated: string;

  beforeAll(() => {
    dated = copy(ACROSS, 'dated.xml', (text) =>
      text
        .replace(/<meta[^>]*>/, '')
        .replace(/(<game [^>]*>)/, '$1<meta source="server 1.4" played="2026-03-01T19:30:00Z"/>'),
    );
  });

  it('are known, whether the rule is named or would explain what was recorded', async () => {
    const said = await runCheck([dated], { quirks: declare(across), format: 'json' });
    expect(said.code).toBe(0);
    expect(json(said.out).games[0]?.findings.at(-1)).toMatchObject({
      rule: 'valletta.build.cost',
      known: { by: 'quirk', why: 'mended in 2.0' },
    });
    expect((await runCheck([dated], { quirks: declare({ ...across, rule: 'valletta.build.cost' }) })).code).toBe(0);
    expect((await runCheck([dated], { quirks: declare({ ...across, rule: 'valletta.turn.from-hand' }) })).code).toBe(1);
  });

  it('are those of one source', async () => {
    expect((await runCheck([dated], { quirks: declare({ ...across, source: 'server 1.4' }) })).code).toBe(0);
    expect((await runCheck([dated], { quirks: declare({ ...across, source: 'server 1' }) })).code).toBe(1);
    const nameless = copy(ACROSS, 'nameless.xml', (text) => text.replace(/<meta[^>]*>/, ''));
    expect((await runCheck([nameless], { quirks: declare({ ...across, source: '*' }) })).code).toBe(1);
  });

  it('last as long as they are declared, and need a date for that', async () => {
    for (const [from, until, code] of [
      ['2026-03-01', '2026-03-01', 0],
      ['2026-03-02', undefined, 1],
      [undefined, '2026-02-28', 1],
    ] as const) {
      expect((await runCheck([dated], { quirks: declare({ ...across, from, until }) })).code, `${from}..${until}`).toBe(
        code,
      );
    }
    const undated = copy(ACROSS, 'undated.xml', (text) =>
      text.replace(/<meta[^>]*>/, '').replace(/(<game [^>]*>)/, '$1<meta source="server 1.4"/>'),
    );
    expect((await runCheck([undated], { quirks: declare({ ...across, from: '2026-01-01' }) })).code).toBe(1);
    expect((await runCheck([undated], { quirks: declare(across) })).code).toBe(0);
  });

  it('are not put into a baseline', async () => {
    const said = await runCheck([dated], { quirks: declare(across), baseline: inside('b.json'), updateBaseline: true });
    expect(said.err).toContain('0 entries');
  });

  it('are refused where they are wrong, with their place', async () => {
    const said = await runCheck([dated], { quirks: declare({ source: 's', rule: 'valletta.build.cots' }) });
    expect(said.code).toBe(3);
    expect(said.err).toContain('There is no rule “valletta.build.cots”; did you mean “valletta.build.cost”?');
    expect(said.err).toMatch(/quirks\.json:1:\d+:/);
  });
});

describe('the language', () => {
  const inLanguage = (locale: string, id: string) =>
    copy(ACROSS, `${id}.xml`, (text) =>
      text
        .replace(/id="bug[^"]*"/, `id="${id}"`)
        .replace(/<meta[^>]*>/, '')
        .replace(/(<game [^>]*>)/, `$1<meta locale="${locale}"/>`),
    );

  it('is the one that each log asks for', async () => {
    const paths = [inLanguage('de-AT', 'deutsch'), inLanguage('it', 'italiano'), inLanguage('fr', 'français')];
    const { games } = json((await runCheck(paths, { format: 'json' })).out);
    expect(games.map(({ findings }) => findings.at(-1)?.message.slice(0, 9))).toEqual([
      'Das Gebäu',
      'L’edifici',
      'The build',
    ]);
    const { out } = await runCheck(paths.slice(0, 1));
    expect(out).toContain('Fehlerart: zu nachsichtig');
    expect(out).toContain('1 Partie');
    expect((await runCheck(paths)).out).toContain('3 games');
  });

  it('is the one asked for, if there is one', async () => {
    const { out } = await runCheck([inLanguage('de', 'deutsch')], { lang: 'it' });
    expect(out).toContain('tipo di errore: troppo permissivo');
  });
});

describe('groups', () => {
  /** The same fault in several games. */
  const several = (count = 3) =>
    Array.from({ length: count }, (_, index) => index + 1).map((game) =>
      copy(ACROSS, `same-${game}.xml`, (text) => text.replace(/id="bug[^"]*"/, `id="same-${game}"`)),
    );

  it('stand in the place of findings with --group', async () => {
    const { out, code } = await runCheck([...several(), legal], { group: true });
    expect(code).toBe(1);
    expect(out).toContain('1. 3 games, 3 findings: valletta.build.cost Price of a building');
    expect(out).toContain('bug: too permissive — the program let a forbidden move pass');
    expect(out.match(/same-\d\.xml/g)).toHaveLength(1);
    expect(out).toMatch(/4 games: 1 legal, 3 illegal, 0 undecidable\n$/);
    expect((await runCheck([legal], { group: true })).out).toBe('1 game: 1 legal, 0 illegal, 0 undecidable\n');
  });

  it('come behind the findings where there are many', async () => {
    expect((await runCheck(several())).out).not.toContain('probably');
    const { out } = await runCheck(several(12));
    expect(out).toContain('probably come from 1 fault');
    expect(out.match(/error valletta\.build\.cost/g)).toHaveLength(12);
  });

  it('are in JSON with the games that they hold', async () => {
    const { out } = await runCheck(several(), { group: true, format: 'json' });
    const { games, groups } = JSON.parse(out) as { games: object[]; groups: object[] };
    expect(games).toHaveLength(3);
    expect(groups).toEqual([
      expect.objectContaining({
        ruleset: 'valletta',
        rule: 'valletta.build.cost',
        kind: 'illegal',
        bug: 'too-permissive',
        games: 3,
        findings: 3,
        first: 3,
        rules: [{ rule: 'valletta.build.cost', findings: 3 }],
        in: [1, 2, 3].map((game) => ({ file: inside(`same-${game}.xml`), game: `same-${game}` })),
      }),
    ]);
    const lines = (await runCheck(several(), { group: true, format: 'ndjson' })).out.trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ groups });
  });

  it('hold nothing that is known', async () => {
    const baseline = inside('same.json');
    await runCheck(several(), { baseline, updateBaseline: true });
    expect((await runCheck(several(), { baseline, group: true })).out).toBe(
      '3 games: 0 legal, 3 illegal, 0 undecidable; 3 known findings\n',
    );
  });
});

describe('what would leave nothing wrong', () => {
  const RATTUS = 'rattus/legal/full-3-players-yucata-7.xml';
  const TURNS = /( {6}<turn [\s\S]*? {6}<\/turn>\n)( {6}<turn [\s\S]*? {6}<\/turn>\n)/;
  const SPREAD = /( *<spread .*\n)( *<reveal [\s\S]*?<\/reveal>\n)/;

  it.each<[edit: string, change: (text: string) => string, fits: object, en: string, de: string, it: string]>([
    [
      'another word',
      (text) => text.replace('<class card="monk"', '<class card="bishop"'),
      { way: 'word', word: 'monk' },
      'If “monk” stood here',
      'Stünde hier „monk“',
      'Se qui ci fosse «monk»',
    ],
    [
      'no turn',
      (text) => text.replace(TURNS, '$1$1$2'),
      { way: 'without', of: 'turn' },
      'Without this turn',
      'Ohne diesen Zug',
      'Senza questo turno',
    ],
    [
      'a turn elsewhere',
      (text) => text.replace(TURNS, '$2$1'),
      { way: 'later', of: 'turn' },
      'If this turn came after the next one',
      'Käme dieser Zug erst nach dem nächsten',
      'Se questo turno venisse dopo il successivo',
    ],
    [
      'an element elsewhere',
      (text) => text.replace(SPREAD, '$2$1'),
      { way: 'later', of: 'element' },
      'If this stood behind what follows it',
      'Stünde das erst nach dem, was darauf folgt',
      'Se questo venisse dopo ciò che lo segue',
    ],
  ])('%s is said in all languages, and to programs', async (_, change, fits, ...texts) => {
    const path = copy(RATTUS, 'edited.xml', change);
    const [root] = json((await runCheck([path], { format: 'json' })).out).games[0]?.findings ?? [];
    expect(root).toMatchObject({ cause: null, fits });
    expect((await runCheck([path], { format: 'sarif' })).out).toContain(`"way":"${Object.values(fits)[0]}"`);
    for (const [index, lang] of ['en', 'de', 'it'].entries())
      expect((await runCheck([path], { lang })).out).toContain(`  ${texts[index]}`);
  });
});

describe('JSON', () => {
  it('says as much as it was asked for', async () => {
    const plain = JSON.parse((await runCheck([illegal], { format: 'json' })).out) as { games: object[] };
    expect(Object.keys(plain)).toEqual(['kiebitz', 'format', 'games', 'faults']);
    expect(plain.games[0]).not.toHaveProperty('audit');
    const audited = JSON.parse((await runCheck([legal], { format: 'json', audit: true })).out) as {
      games: { audit: { player: string; points: number }[]; scores: { player: string; points: number }[] }[];
    };
    const [game] = audited.games;
    expect(game?.audit.map(({ player, points }) => ({ player, points }))).toEqual(
      game?.scores.map(({ player, points }) => ({ player, points })),
    );
  });

  it('tells the kind of bug of every root, and of nothing else', async () => {
    const path = fixtures().find(({ name }) => name === 'rattus/bugs/majority-tie-nobody.xml')?.path ?? '';
    const findings = json((await runCheck([path], { format: 'json' })).out).games[0]?.findings ?? [];
    expect(findings.some(({ cause }) => cause !== null)).toBe(true);
    for (const { bug, cause, severity } of findings) {
      expect(bug === null).toBe(cause !== null || severity === 'note');
    }
  });
});
