import { expect, test } from 'vitest';
import { Standpoint } from '../../src/engine/standpoint.js';

const text = '<game>\n  <turn player="p1"/>\n</game>';
const SOURCE = { file: 'test.xml', notation: 'xml', text, line: 10, column: 1 } as const;
const game = { name: 'game', offset: 0 };
const turn = { name: 'turn', offset: text.indexOf('<turn') };

test('a place is where the judge stands, and the place in the file', () => {
  const standpoint = new Standpoint(SOURCE, new Set());
  standpoint.enter('turn', 3, turn, 'p1');
  expect(standpoint.placeOf()).toEqual({
    section: 'turn',
    turn: 3,
    play: null,
    player: 'p1',
    element: 'turn',
    line: 11,
    column: 3,
  });
  standpoint.enterMove(2, turn, undefined);
  expect(standpoint.placeOf({ attribute: 'player' })).toMatchObject({ play: 2, player: null, line: 11, column: 9 });
  expect(standpoint.placeOf({ play: null, element: game, player: 'p2' })).toMatchObject({
    play: null,
    player: 'p2',
    element: 'game',
    line: 10,
  });
  standpoint.countAs(4);
  expect(standpoint.placeOf().play).toBe(4);
  standpoint.leaveMoves(game);
  expect(standpoint.placeOf()).toMatchObject({ turn: 3, play: null, element: 'game' });
});

test('outside the turns there is neither turn nor move', () => {
  const standpoint = new Standpoint(SOURCE, new Set());
  standpoint.enter('turn', 3, turn, 'p1');
  standpoint.enterMove(2, turn, 'p1');
  expect(standpoint.placeOf({ section: 'result' })).toMatchObject({ section: 'result', turn: null, play: null });
  standpoint.enter('final', null, undefined, undefined);
  expect(standpoint.placeOf()).toMatchObject({ section: 'final', turn: null, element: null, line: null, column: null });
});

test('knows where the record breaks off', () => {
  const standpoint = new Standpoint(SOURCE, new Set([turn]));
  expect(standpoint.breaksOff()).toBe(false);
  standpoint.enter('turn', 1, turn, undefined);
  expect([standpoint.breaksOff(), standpoint.breaksOff(game)]).toEqual([true, false]);
});
