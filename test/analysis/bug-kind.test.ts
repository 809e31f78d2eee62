import { describe, expect, it } from 'vitest';
import { bugKindOf } from '../../src/analysis/bug-kind.js';
import type { Finding } from '../../src/engine/finding.js';
import { allGames, gameOf } from '../../src/games.js';
import { JudgedGame } from '../../src/output/judged-game.js';
import { readSources } from '../architecture/source-files.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { LABELS } from './bug-labels.js';

const finding = (changes: Partial<Finding>): Finding => ({
  id: 'f1',
  kind: 'illegal',
  severity: 'error',
  rule: 'valletta.turn.order',
  cause: null,
  reconstructed: false,
  at: { section: 'turn', turn: 1, play: 1, player: 'p1', element: 'play', line: 1, column: 1 },
  message: { id: 'engine-claim', parameters: {} },
  ...changes,
});

describe('what a finding tells about a program', () => {
  const total: Partial<Finding> = { kind: 'wrong', at: { ...finding({}).at, element: 'state' } };
  const result = { ...finding({}).at, section: 'result' as const, element: 'score' };
  it.each<[string, Partial<Finding>, boolean, string | null]>([
    ['a forbidden choice', { kind: 'illegal' }, false, 'too-permissive'],
    ['something owed that is absent', { kind: 'missing' }, false, 'too-strict'],
    ['a log that stops', { kind: 'missing', severity: 'warning' }, false, 'incomplete-log'],
    ['what a move did', { kind: 'wrong' }, false, 'wrong-effect'],
    ['a total that a rule explains', total, false, 'wrong-effect'],
    ['the same, although the effects are stated and right', total, true, 'wrong-bookkeeping'],
    ['a total that nothing explains', { ...total, rule: 'valletta.claim.total' }, false, 'wrong-bookkeeping'],
    [
      'a result, where nothing else is stated',
      { kind: 'wrong', rule: 'tallinn.score.advance', at: result },
      false,
      'wrong-effect',
    ],
    [
      'a result, although the contests are right',
      { kind: 'wrong', rule: 'tallinn.score.advance', at: result },
      true,
      'wrong-bookkeeping',
    ],
    ['a track that wraps', { kind: 'wrong', rule: 'valletta.score.wrap-25' }, false, 'wrong-bookkeeping'],
    ['the wrong moment', { kind: 'order' }, false, 'wrong-order'],
    ['a wrong deal', { kind: 'setup' }, false, 'wrong-effect'],
    ['notation', { kind: 'unread', rule: null }, false, 'incomplete-log'],
    ['a remark', { kind: 'note', severity: 'note' }, false, null],
    ['a consequence', { cause: 'f0' }, false, null],
    ['what the rule knows better', { kind: 'illegal', bug: 'too-strict' }, false, 'too-strict'],
  ])('%s', (_, changes, stated, kind) => {
    expect(bugKindOf(finding(changes), () => stated)).toBe(kind);
  });
});

/** What a player had to do, and the log does not have. */
const DUTIES = [
  'rattus_figure-not-moved',
  'rattus_no-placement',
  'rattus_unload-missing',
  'rattus_unload-missing-at-end',
  'tallinn_arms-must',
  'tallinn_passes',
  'valletta_choice-missing',
  'valletta_draft-missing',
  'valletta_gift-missing',
  'valletta_must-exchange',
];

describe('what is missing', () => {
  /** Every place in the games where something is found to be missing: its message, and whether the place says what for a bug it is. */
  const places = readSources()
    .filter(({ path }) => path.startsWith('src/games/'))
    .flatMap(({ code }) =>
      [...code.matchAll(/kind: 'missing',(?<between>[^{}]*?)message: '(?<message>[\w-]+)'/g)].map(({ groups }) => ({
        message: groups?.['message'] ?? '',
        isDuty: /bug: .*'too-permissive'/.test(groups?.['between'] ?? ''),
      })),
    );

  it('is what a program let a player skip, or what it should have done itself', () => {
    expect(places.length).toBeGreaterThan(25);
    expect([...new Set(places.filter(({ isDuty }) => isDuty).map(({ message }) => message))].sort()).toEqual(DUTIES);
    for (const { message, isDuty } of places) expect(isDuty, message).toBe(DUTIES.includes(message));
  });

  it.each([
    ['substitute-same-kind', 'too-permissive'],
    ['play-from-opponents-hand', 'too-permissive'],
    ['build-takes-wrong-character', 'wrong-effect'],
    ['card-returns-after-turn', 'wrong-effect'],
    ['trigger-houses-missed', 'wrong-effect'],
    ['track-lap-forgotten', 'wrong-bookkeeping'],
  ])('or otherwise after %s tells of %s', (name, kind) => {
    const fixture = fixtures().find((one) => new RegExp(`/bugs/${name}(-full)?(-\\d+)?\\.xml$`).test(one.name));
    const [recording] = fixture ? recordingsOf(textOf(fixture), fixture.name) : [];
    const game = recording && gameOf(recording.ruleset);
    if (!recording || !game) throw new Error(`no fixture ${name}`);
    const judged = new JudgedGame(replayed(recording, false), recording, game);
    const [first] = judged.roots();
    expect(first && judged.bugOf(first)).toBe(kind);
  });
});

describe('the kind of bug of every rule and kind of finding', () => {
  const KINDS = ['illegal', 'wrong', 'missing', 'order', 'setup', 'data', 'unread'] as const;
  const rules = allGames().flatMap(({ rulebook }) => rulebook.map(({ id }) => id));
  it.each(KINDS)('%s', (kind) => {
    const told = new Set<string | null>();
    for (const rule of rules)
      for (const stated of [true, false]) told.add(bugKindOf(finding({ rule, kind }), () => stated));
    expect([...told].sort()).toEqual(
      {
        illegal: ['too-permissive'],
        wrong: ['wrong-bookkeeping', 'wrong-effect'],
        missing: ['too-strict'],
        order: ['wrong-order'],
        setup: ['wrong-effect'],
        data: ['incomplete-log'],
        unread: ['incomplete-log'],
      }[kind],
    );
  });
});

/** `lumberjack-nothing` of `valletta/bugs/lumberjack-nothing-moves.xml`; undefined where nobody has said what it is. */
function plantedIn(name: string): { readonly ruleset: string; readonly labels: readonly string[] } | undefined {
  const [ruleset = '', folder, file = ''] = name.split('/');
  const labels = LABELS[ruleset]?.[file.replace(/(-(full|moves|public))?(-\d+)?\.xml$/, '')];
  return folder === 'bugs' && labels ? { ruleset, labels } : undefined;
}

describe('what the first finding of a planted bug tells', () => {
  const told = fixtures().flatMap((fixture) => {
    const planted = plantedIn(fixture.name);
    const [recording] = planted ? recordingsOf(textOf(fixture), fixture.name) : [];
    const game = planted && gameOf(planted.ruleset);
    if (!planted || !recording || !game) return [];
    const judged = new JudgedGame(replayed(recording, false), recording, game);
    const [first] = judged.roots();
    return first ? [{ name: fixture.name, labels: planted.labels, bug: judged.bugOf(first) ?? '' }] : [];
  });

  const share = (of: readonly (typeof told)[number][], fits: (one: (typeof told)[number]) => boolean): number =>
    of.filter(fits).length / of.length;
  const isWhole = ({ name }: { readonly name: string }): boolean => !/-(moves|public)\.xml$/.test(name);

  it('is what a person would say, nearly always where the log says everything', () => {
    const whole = told.filter(isWhole);
    expect(whole.length).toBeGreaterThan(80);
    expect(share(whole, ({ labels, bug }) => labels.includes(bug))).toBeGreaterThan(0.95);
    expect(share(whole, ({ labels, bug }) => labels[0] === bug)).toBeGreaterThan(0.75);
  });

  it('is what a person would say, mostly where the log hides something', () => {
    const partly = told.filter((one) => !isWhole(one));
    expect(partly.length).toBeGreaterThan(20);
    expect(share(partly, ({ labels, bug }) => labels.includes(bug))).toBeGreaterThan(0.6);
  });
});
