/** What Characters and neighbouring houses brought, told from the plays. */
import { expect, test } from 'vitest';
import { thingRecords } from '../../../src/analysis/worth.js';
import { worth } from '../../../src/games/valletta/presentation/worth.js';
import { replayText } from '../../engine/replays.js';
import { type GamePlan, gameLog } from './game-log.js';

function worthIn(plan: GamePlan): readonly string[] {
  const { transcript, findings } = replayText(gameLog(plan).text);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [own = []] = thingRecords(transcript ?? { steps: [] }, ['p1', 'p2'], worth);
  return own.map(({ thing, since, uses, sums: { points, goods, saved } }) =>
    [thing.id, `since ${since}`, `used ${uses}`, points, goods, saved].join(' '),
  );
}

test('goods brought, goods saved by a card and by neighbours, and when a card came', () => {
  const told = worthIn({
    cells: { 'A1-1': { character: 'carpenter', cost: '1/0/0/0' }, 'A1-2': { character: 'nun', cost: '1/2/0/1' } },
    hands: { p1: 'builder shopkeeper' },
    turns: [['p1', 'builder build A1-1 1/0/0/0', 'carpenter build A1-2 0/0/0/1', 'shopkeeper']],
  });
  // The Carpenter saves 2 wood, the house at A1-1 the gold; the brick paid does not count against the Carpenter.
  expect(told).toEqual([
    'beginning since null used 2 0 1 0',
    'carpenter since 1 used 1 0 0 2',
    'nun since 1 used 0 0 0 0',
    'neighbours since null used 0 0 0 1',
  ]);
});

test('goods paid for points count against the card that sells them', () => {
  const told = worthIn({
    cells: { 'A1-5': { character: 'del-monte' } },
    hands: { p1: 'builder' },
    turns: [['p1', 'builder build A1-5', 'del-monte exchange']],
  });
  expect(told).toEqual(['beginning since null used 1 0 0 0', 'del-monte since 1 used 1 5 -4 0']);
});
