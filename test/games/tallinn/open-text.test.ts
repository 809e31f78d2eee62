/** Where the text is open: what is accused by a ruling names it, and what a ruling or the standard option permits is a remark. */
import { expect, test } from 'vitest';
import { remarksOn } from '../../../src/engine/readings.js';
import { gameOf } from '../../../src/games.js';
import { recordingsOf, requestFor } from '../../engine/replays.js';
import { type GamePlan, gameLog } from './game-log.js';
import { judged } from './judged.js';

/** Three contests, of which p1 has the most points and p3 the fewest. */
const decided = (...players: readonly string[]): GamePlan => ({
  players: 3,
  options: { 'tower-decision': 'leader-first' },
  starts: ['s4', 's6', 's1'],
  rounds: [['p1 1a', 'p2 2a', 'p3 3a', ...players.map((player) => `tower ${player} none`)]],
});

test.each<[says: string, plan: GamePlan, rules: readonly string[], rulings: readonly string[]]>([
  ['everybody in order', decided('p1', 'p2', 'p3'), [], []],
  [
    'the others swapped: only the first is named',
    decided('p1', 'p3', 'p2'),
    ['tallinn.variant.leader-first'],
    ['TA-12'],
  ],
  ['somebody before the leader', decided('p2', 'p1', 'p3'), ['tallinn.variant.leader-first'], []],
])('with the leader first, %s', (_, plan, rules, rulings) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(rules);
  expect(roots.flatMap((one) => one.rulings ?? [])).toEqual(rulings);
});

function remarks(plan: GamePlan) {
  const [recording] = recordingsOf(gameLog(plan));
  const game = recording && gameOf(recording.ruleset);
  if (!recording || !game) throw new Error('no game');
  expect(judged(plan).roots).toEqual([]);
  return remarksOn(game, recording, requestFor(recording));
}

test('what another option would forbid is a remark', () => {
  const found = remarks({ options: { legate: 'true' }, rounds: [['p1 legate-arms'], []] });
  expect(found).toContainEqual(
    expect.objectContaining({
      rule: 'tallinn.legate.arms-optional',
      illegalUnder: [{ option: 'legate-arms-requires-contest', value: 'true' }],
    }),
  );
});

test('what is legal by a ruling alone is a remark', () => {
  const skips = expect.objectContaining({ rule: 'tallinn.round.empty-hand-skip', rulings: ['TA-20'] });
  expect(remarks({ rounds: [['p1 1a', 'tower p1 hand']], complete: true })).toContainEqual(skips);
  expect(remarks({ rounds: [['p1 1a']], complete: true })).not.toContainEqual(skips);
});
