import { expect, test } from 'vitest';
import { CLOSED, type OpenEnd } from '../../src/engine/open-end.js';
import { Standpoint } from '../../src/engine/standpoint.js';

const text = '<game>\n  <turn player="p1"/>\n</game>';
const SOURCE = { file: 'test.xml', notation: 'xml', text, line: 10, column: 1 } as const;
const game = { name: 'game', offset: 0 };
const turn = { name: 'turn', offset: text.indexOf('<turn') };

test('a place is where the judge stands, and the place in the file', () => {
  const standpoint = new Standpoint(SOURCE, CLOSED);
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
  const standpoint = new Standpoint(SOURCE, CLOSED);
  standpoint.enter('turn', 3, turn, 'p1');
  standpoint.enterMove(2, turn, 'p1');
  expect(standpoint.placeOf({ section: 'result' })).toMatchObject({ section: 'result', turn: null, play: null });
  standpoint.enter('final', null, undefined, undefined);
  expect(standpoint.placeOf()).toMatchObject({ section: 'final', turn: null, element: null, line: null, column: null });
});

test('what is missing where the record ends may follow, but not in front of what is recorded', () => {
  const play = { name: 'play', offset: turn.offset + 5 };
  const at = (end: OpenEnd['end']): Standpoint => new Standpoint(SOURCE, { end, elements: [turn] });
  const standpoint = at('stops');
  expect(standpoint.absenceIn()).toBe('missing');
  standpoint.enter('turn', 1, turn, undefined);
  expect([standpoint.absenceIn(), standpoint.absenceIn(turn), standpoint.absenceIn(game)]).toEqual([
    'may-follow',
    'may-follow',
    'missing',
  ]);
  standpoint.enterMove(1, play, undefined);
  expect(standpoint.absenceIn(turn)).toBe('missing');
  for (const end of ['broken', 'goes-on'] as const) expect(at(end).absenceIn(turn)).toBe('lost');
});

test('only what is to be gone on with breaks off', () => {
  const at = (end: OpenEnd['end']): boolean => new Standpoint(SOURCE, { end, elements: [turn] }).breaksOff(turn);
  expect((['closed', 'stops', 'broken', 'goes-on'] as const).filter(at)).toEqual(['goes-on']);
  expect(new Standpoint(SOURCE, { end: 'goes-on', elements: [turn] }).breaksOff(game)).toBe(false);
});
