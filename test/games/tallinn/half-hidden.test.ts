/** What is certain although something beside it is hidden: a card that lies open as a tower, a score that somebody leads by. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordingsOf, replayed } from '../../engine/replays.js';
import type { GamePlan } from './game-log.js';
import { breachOf, judged } from './judged.js';

const HANDS = { p1: '1 4 5' };

function told({ rounds }: Pick<GamePlan, 'rounds'>, options: GamePlan['options'] = {}) {
  const { roots, replayed, text } = judged({ hands: HANDS, options, ...(rounds && { rounds }) });
  const open = replayed.undecided.flatMap(({ rules }) => rules).filter((rule) => /\.(tower|variant)\./.test(rule));
  return { roots: roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`), open, text };
}

test('a card that became a tower is none a second time, whatever else the display hides', () => {
  const again = (card: string) => [
    ['p1 4a', 'contest p1 merchant', 'tower p1 display 4'],
    ['p1 ?'],
    ['p1 5a', 'contest p1 knight', `tower p1 display ${card}`],
  ];
  const { roots, text } = told({ rounds: again('4') });
  expect(roots, text).toEqual(['tallinn.tower.permanent turn 3 play 3']);
  const hidden = told({ rounds: again('7') });
  expect([hidden.roots, hidden.open], hidden.text).toEqual([[], ['tallinn.tower.from-display']]);
});

test('whoever shows the number of a displayed card for a hidden one has perhaps turned the displayed one: one error', () => {
  const counted = 'state p1 merchant=1 knight=1 monk=0 hand=3 towers=1';
  const { roots, text } = told({
    rounds: [['p1 1a', 'p2 8b', 'contest p1 merchant 1', 'tower p1 hand ? signal=1', 'draw p1 2', counted]],
  });
  expect(roots, text).toEqual(['tallinn.tower.signal-display turn 1 play 3']);
});

test('points that no contest brings are one error, and the score by what it can bring follows from it', () => {
  const { roots, text } = told({ rounds: [['p1 ?', 'p2 7b', 'contest p1 merchant 3', 'state p1 points=6']] });
  expect(roots, text).toEqual(['tallinn.invariant.round-delta turn 1 play 3']);
});

test('nothing is paid for towers, whatever they are', () => {
  const { roots, text } = judged({
    components: '<start id="s1"/><start id="s2"/>',
    rounds: [['p1 1a', 'p2 8b', 'contest p1 merchant', 'tower p1 display 1']],
    complete: true,
    final: ['transfer p2 p1 tower'],
  });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['tallinn.final.five-difference']);
});

test('the leader decides first, whatever the record hides of the cards', () => {
  const rounds = (one: number, other: number) => [
    ['p1 1a', 'p2 8b', 'contest p1 merchant', 'tower p1 ?'],
    [
      ...['p1 4a', 'p2 2a', 'contest p1 merchant', 'contest p2 knight'],
      ...[`state p1 points=${one}`, `state p2 points=${other}`],
      ...['tower p2 display 8', 'tower p1 display 4'],
    ],
  ];
  const leader = { 'tower-decision': 'leader-first' };
  const late = told({ rounds: rounds(8, 6) }, leader);
  expect(late.roots, late.text).toEqual(['tallinn.variant.leader-first turn 2 play 4']);
  expect(told({ rounds: rounds(6, 8) }, leader).roots).toEqual([]);
  // With equal points the towers decide, and how many there are the record hides.
  const tied = told({ rounds: rounds(6, 6) }, leader);
  expect([tied.roots, tied.open], tied.text).toEqual([
    [],
    ['tallinn.tower.optional', 'tallinn.variant.leader-tie-towers'],
  ]);
});

test('whoever sits in a fifth place is judged like the others', () => {
  const hands = Object.fromEntries(['p1', 'p2', 'p3', 'p4', 'p5'].map((player) => [player, '1 4 5']));
  const rounds = [
    ['p5 1a', 'contest p5 merchant', 'tower p5 display 1', 'draw p5 6'],
    ['p5 4a', 'contest p5 merchant', 'tower p5 hand 5'],
  ];
  const played = ['p1', 'p2', 'p3', 'p4'].map((player) => `${player} 5b`);
  const { roots, text } = judged({ players: 5, hands, rounds: [[...played, ...(rounds[0] ?? [])], rounds[1] ?? []] });
  expect(
    roots.filter(({ at }) => at.player === 'p5'),
    text,
  ).toEqual([]);
});

test.each<[says: string, rounds: readonly (readonly string[])[], persons: number]>([
  ['nobody need turn it up', [['p1 1a', 'contest p1 merchant', 'tower p1 display ?']], 3],
  ['it is not the card that was never named', [['p1 1a', 'contest p1 merchant', 'tower p1 display ?'], ['p1 ?']], 3],
])('a tower from the display that the record hides: %s', (_, rounds, persons) => {
  const result = [`p1 tower-persons=${persons}`];
  const { roots, text } = judged({ rounds, complete: true, final: ['contest p1 tower'], result });
  expect(roots, text).toEqual([]);
});

test('whoever may build by an earlier contest may have had it where a card is hidden', () => {
  const rounds = (card: string) => [[`p1 ${card}`], ['p1 5b', 'tower p1 display 5']];
  const earlier = { 'tower-eligibility': 'any-earlier-contest' };
  const without = told({ rounds: rounds('4b') }, earlier);
  expect(without.roots, without.text).toEqual(['tallinn.tower.requires-contest turn 2 play 3']);
  const hidden = told({ rounds: rounds('?') }, earlier);
  expect([hidden.roots, hidden.open], hidden.text).toEqual([[], ['tallinn.tower.requires-contest']]);
  expect(told({ rounds: rounds('?') }).roots).toEqual(['tallinn.tower.requires-contest turn 2 play 3']);
});

test.each([
  ['before the draws, which nobody wrote down', 'hand=3 pile=6'],
  ['behind them', 'hand=3 pile=5'],
])('where a hand may have become a tower the pile says when a round without plays was counted: %s', (_, counted) => {
  const rounds = [
    ['p1 4a', 'contest p1 merchant', 'tower p1 ?'],
    ['- p1', '- p2', `state p1 ${counted}`],
  ];
  const { roots, text } = told({ rounds }, { 'play-mandatory': 'false' });
  expect(roots, text).toEqual([]);
});

test.each<[says: string, states: readonly string[], roots: readonly string[]]>([
  ['before the draw and behind it', ['p1 hand=2 pile=7', 'p1 points=4', 'p1 hand=3 pile=6'], []],
  ['behind it twice', ['p1 hand=3 pile=6', 'p1 hand=3 pile=6'], []],
  ['before it twice', ['p1 hand=2 pile=7', 'p1 hand=2 pile=7'], ['tallinn.invariant.hand-size turn 1']],
  ['once as neither', ['p1 hand=1 pile=7', 'p1 hand=3 pile=6'], ['tallinn.invariant.hand-size turn 1']],
])('cards that are counted %s, which nobody wrote down', (_, states, expected) => {
  const { roots, text } = judged({ rounds: [['p1 7b', ...states.map((state) => `state ${state}`)], []] });
  expect(
    roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`),
    text,
  ).toEqual(expected);
});

test.each<[card: string, points: number, roots: readonly string[]]>([
  ['legate', 2, []],
  ['legate', 1, ['tallinn.contest.win-points']],
  ['?', 0, []],
  ['?', 2, []],
])('the half of %s is hidden, and its contest counts the persons of the arms: %d points', (card, points, expected) => {
  const { roots, text } = judged({
    options: { legate: 'true' },
    rounds: [[`p1 ${card}`, 'p2 8b', `contest p1 merchant ${points}`]],
    edits: [[`card="${card}" side="?"/>`, `card="${card}" side="?"><state player="p1" merchant="1"/></play>`]],
  });
  expect(
    roots.map((finding) => finding.rule),
    text,
  ).toEqual(expected);
});

test('a payment without an estate may be for one in which nobody knows the lead, where another is named later', () => {
  const [recording] = recordingsOf(readFileSync(new URL('./unnamed-payment.xml', import.meta.url), 'utf8'));
  if (!recording) throw new Error('no game');
  const { verdict, findings } = replayed(recording, false);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(verdict).toBe('undecidable');
});

test.each<[says: string, lines: readonly string[]]>([
  ['a contest', ['contest p1 merchant 0']],
  ['what a display counts', ['contest p1 merchant', 'state p1 merchant=3 knight=0 monk=0']],
])('a hidden start card may show anything: nothing is said against %s', (_, lines) => {
  const plan: GamePlan = { hands: { p1: '1 4 5', p2: '7 8 9' }, rounds: [['p1 1a', 'p2 8b', ...lines]] };
  const shown = judged(plan);
  expect(shown.roots, shown.text).toHaveLength(1);
  const hidden = judged({ ...plan, starts: ['?', 's2'] });
  expect(hidden.errors, hidden.text).toEqual([]);
  const doubts = hidden.replayed.transcript?.steps.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.type === 'doubt' ? entry.rule : [])),
  );
  expect(doubts).toContain('tallinn.setup.start-card');
  const missing = judged({ ...plan, edits: [['<start player="p1" card="s1"/>', '']] });
  expect(missing.errors.map(breachOf), missing.text).toEqual([
    { rule: 'tallinn.setup.start-card', kind: 'missing', at: 'setup' },
  ]);
});
