/** A game that cannot be decided says why, and what was checked of it all the same. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ExplainOptions, explain } from '../../src/commands/explain.js';
import { whyNot } from '../../src/commands/why-not.js';
import { GAPS } from '../../src/engine/gap.js';
import { allGames } from '../../src/games.js';
import { fixtures, textOf } from '../fixture-files.js';
import { runCheck } from './run-check.js';
import { said } from './said.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-undecided-'));
afterAll(() => rmSync(folder, { recursive: true }));

const VALLETTA = 'valletta/legal/public-2-players-houses-chain.xml';
const TALLINN = 'tallinn/legal/public-2-players-leader-first.xml';
const RATTUS = 'rattus/by-hand/q01-unknown-token.xml';
const LEGAL = 'valletta/legal/full-3-players-points.xml';
const BREACH = 'valletta/bugs/play-card-twice-moves.xml';
const NAMED = '<components edition="practice"/>';

function path(name: string): string {
  const found = fixtures().find((one) => one.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return found.path;
}

/** A fixture, changed. */
function copy(name: string, as: string, change: (text: string) => string): string {
  const found = fixtures().find((one) => one.name === name);
  const changed = join(folder, as);
  writeFileSync(changed, change(found ? textOf(found) : ''));
  return changed;
}

interface OpenGame {
  readonly verdict: string;
  readonly moves: { readonly total: number; readonly undecidable: number };
  readonly undecided?: {
    readonly gaps: readonly { readonly gap: string; readonly moves: number; readonly message: string }[];
    readonly moves: readonly {
      readonly at: { readonly line: number };
      readonly gaps: readonly string[];
      readonly rules: readonly string[];
    }[];
  };
  readonly held?: { readonly checks: number; readonly moves: number; readonly rules: readonly string[] };
}

async function asJson(paths: readonly string[], lang?: string): Promise<readonly OpenGame[]> {
  const { out } = await runCheck(paths, { format: 'json', ...(lang !== undefined && { lang }) });
  return (JSON.parse(out) as { games: OpenGame[] }).games;
}

const tell = (name: string, options: Partial<ExplainOptions> = {}) =>
  said(() => explain([name], { color: false, components: [], lang: 'en', ...options }));

/** In one line of text: how many moves, what the record lacks, what was checked. */
const LINES: readonly (readonly [log: string, lang: string, line: string])[] = [
  [
    path(VALLETTA),
    'en',
    '93 of 160 moves cannot be decided: opening hands are not recorded; draws are not recorded. 535 rules and claims were checked and held, in 160 moves.',
  ],
  [
    path(TALLINN),
    'de',
    '14 von 28 Aktionen lassen sich nicht entscheiden: Die Anfangshände sind nicht festgehalten; die gezogenen Karten sind nicht festgehalten. 125 Regeln und Angaben wurden geprüft und stimmen, in 28 Aktionen.',
  ],
  [
    path(TALLINN),
    'it',
    '14 mosse su 28 non si possono decidere: le mani iniziali non sono registrate; le carte pescate non sono registrate. 125 regole e indicazioni sono state verificate e sono a posto, in 28 mosse.',
  ],
  [
    path(RATTUS),
    'en',
    '1 of 11 moves cannot be decided: what was turned up or looked at is not recorded. 119 rules and claims were checked and held, in 11 moves.',
  ],
  [
    copy(LEGAL, 'slip.xml', (text) => text.replace('<draw ', '<darw ')),
    'en',
    'The game cannot be decided: part of the log could not be read.',
  ],
  [
    copy(LEGAL, 'without-edition.xml', (text) => text.replace(NAMED, '')),
    'en',
    'moves cannot be decided: card values are missing (no edition is named that has them).',
  ],
];

describe('a game that cannot be decided', () => {
  it.each(LINES)('says why: %s in %s', async (log, lang, line) => {
    const { out, code } = await runCheck([log], { lang });
    expect(out.split('\n').filter((one) => one.includes(line))).toHaveLength(1);
    expect(code).toBe(log.includes('slip') ? 1 : 0);
  });

  it('says so in one line where nothing else is to be said of it', async () => {
    const { out } = await runCheck([path(TALLINN), copy(TALLINN, 'again.xml', (text) => text)]);
    const lines = out.split('\n').filter((line) => line !== '');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\S+\.xml tallinn-2p-s11-0001: undecidable\. 14 of 28 moves cannot be decided: /);
    expect(lines[2]).toBe('2 games: 0 legal, 0 illegal, 2 undecidable');
  });

  it('tells each move and each rule that held with --all', async () => {
    const [game] = await asJson([path(TALLINN)]);
    const { out } = await runCheck([path(TALLINN)], { all: true });
    const moves = out.match(/^\S+\.xml:\d+:\d+: undecidable .*\n {2}Cannot be judged from this log: .*$/gm) ?? [];
    expect(moves).toHaveLength(14);
    expect(moves[0]).toMatch(/undecidable tallinn\.\S+ \(round 1, move 1\)\n.*: opening hands are not recorded\.$/);
    expect(out).toContain(`Rules that were checked and held: ${game?.held?.rules.join(', ')}\n`);
  });

  it.each(['junit', 'sarif', 'github'] as const)('says why as %s', async (format) => {
    const { out } = await runCheck([path(TALLINN)], { format, failOn: 'undecidable' });
    expect(out).toContain('14 of 28 moves cannot be decided: opening hands are not recorded; draws are not recorded.');
  });

  it('is no news once the baseline has it', async () => {
    const baseline = join(folder, 'baseline.json');
    const options = { baseline, failOn: 'undecidable' } as const;
    await runCheck([path(TALLINN)], { ...options, updateBaseline: true });
    expect((await runCheck([path(TALLINN)], options)).out).toBe('1 game: 0 legal, 0 illegal, 1 undecidable\n');
  });

  it('is told move by move with its reasons', async () => {
    const { out } = await tell(path(TALLINN));
    expect(out).toContain(
      '· Cannot be judged from this log: opening hands are not recorded. tallinn.choose.from-hand\n',
    );
    expect(out.match(/ — cannot be judged from this log$/gm)).toHaveLength(14);
    // A move that could not be read has no rule that it leaves open.
    const slip = copy(LEGAL, 'move.xml', (text) => text.replace('<take goods="', '<take goods="2x '));
    expect((await tell(slip)).out).toContain('· Cannot be judged from this log: part of the log could not be read.\n');
  });
});

describe('a move that cannot be decided', () => {
  const ask = (format: 'text' | 'json', move?: string) =>
    said(() =>
      whyNot(path(TALLINN), move, { at: { turn: 1, play: 1 }, format, lang: 'en', color: false, components: [] }),
    );

  it('says in the answer to why-not what is lacking, and of each condition', async () => {
    expect((await ask('text')).out).toContain('is allowed.\n  Opening hands are not recorded.\n');
    const { out } = await ask('text', '<play player="p1" card="5" side="b"/>');
    expect(out).toContain('? Only cards of the hand  tallinn.choose.from-hand — opening hands are not recorded\n');
    const { conditions } = JSON.parse((await ask('json')).out) as {
      conditions: { rule: string; holds: boolean | null; gaps?: string[] }[];
    };
    expect(conditions.filter(({ holds }) => holds === null)).toEqual(
      conditions.filter(({ gaps }) => gaps !== undefined),
    );
    expect(conditions.find(({ rule }) => rule === 'tallinn.choose.from-hand')?.gaps).toEqual(['hands']);
  });
});

describe('every game', () => {
  it('has a reason for each move that it leaves open, and for nothing else', async () => {
    const games = await asJson(
      fixtures()
        .filter((_, index) => index % 4 === 0)
        .map((fixture) => fixture.path),
    );
    expect(games.length).toBeGreaterThan(50);
    const rules = new Set<string>(allGames().flatMap(({ rulebook }) => rulebook.map(({ id }) => id)));
    for (const { verdict, moves, undecided, held } of games) {
      const listed = undecided?.moves ?? [];
      expect(listed).toHaveLength(moves.undecidable);
      expect((undecided?.gaps.length ?? 0) > 0).toBe(verdict === 'undecidable' || moves.undecidable > 0);
      expect(held !== undefined).toBe(verdict === 'undecidable');
      for (const { gap, moves: count, message } of undecided?.gaps ?? []) {
        expect(GAPS).toContain(gap);
        expect(listed.filter(({ gaps }) => gaps.includes(gap))).toHaveLength(count);
        expect(message).toMatch(/^[a-z].*[^.]$/);
      }
      for (const move of listed) {
        expect(move.gaps.length).toBeGreaterThan(0);
        expect(move.rules.filter((rule) => !rules.has(rule))).toEqual([]);
      }
      expect(held?.rules.filter((rule) => !rules.has(rule)) ?? []).toEqual([]);
    }
  });

  it('that is legal or illegal as a whole says nothing of that', async () => {
    for (const name of [LEGAL, BREACH]) expect((await runCheck([path(name)])).out).not.toContain('cannot be decided');
    // With --all, moves of an illegal game that nobody can decide are told all the same.
    const { out } = await runCheck([path(BREACH)], { all: true });
    expect(out.match(/: undecidable valletta\./g)).toHaveLength(5);
  });
});
