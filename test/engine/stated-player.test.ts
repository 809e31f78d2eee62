import { expect, test } from 'vitest';
import { onePerPlayer, playerOf, seatOf } from '../../src/engine/stated-player.js';
import { elementOf, rosterOf, watchedJudge } from './judges.js';

test('an element names a seat; one of nobody is a finding', () => {
  const { judge } = watchedJudge();
  const roster = rosterOf(2);
  expect(seatOf(judge, roster, elementOf('turn', { player: 'p2' }))).toBe(1);
  expect(judge.findings).toEqual([]);
  expect(seatOf(judge, roster, elementOf('turn', { player: 'nobody' }))).toBeUndefined();
  expect(seatOf(judge, roster, elementOf<'turn', { player?: string }>('turn', {}))).toBeUndefined();
  // Said once, however often it stands there; where no id stands, the reader has said that.
  expect(seatOf(judge, roster, elementOf('turn', { player: 'nobody' }))).toBeUndefined();
  expect(judge.findings).toMatchObject([
    {
      ...{ kind: 'unread', rule: null, expected: 'p1 p2', actual: 'nobody' },
      at: { section: 'log' },
      message: { id: 'engine-player-unknown', parameters: { player: { type: 'text', text: 'nobody' } } },
    },
  ]);
});

test('a player may stand in another attribute', () => {
  const { judge } = watchedJudge();
  const table = { roster: rosterOf(2), player: (seat: number) => `player in ${seat}` };
  const transfer = elementOf('transfer', { from: 'p1', to: 'p9' });
  expect(playerOf(judge, table, transfer, 'from')).toBe('player in 0');
  expect(playerOf(judge, table, transfer, 'to')).toBeUndefined();
  expect(judge.findings).toHaveLength(1);
});

test('what stands once for each player: the first one counts', () => {
  const { judge } = watchedJudge();
  const hands = ['p2', 'p1', 'p2', 'p3'].map((player, index) => elementOf('hand', { player, index }));
  const twice: unknown[] = [];
  const found = onePerPlayer(judge, rosterOf(2), hands, ({ values }, seat) => twice.push([values.index, seat]));
  expect([...found].map(([seat, { values }]) => [seat, values.index])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(twice).toEqual([[2, 1]]);
  expect(judge.findings.map(({ message }) => message.id)).toEqual(['engine-player-unknown']);
});
