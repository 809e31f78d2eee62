/** Where a decision was made that the log need not say, and what lay on the table for whoever made it. */
import { expect, it } from 'vitest';
import { placedDecision, stepInstead } from '../../src/analysis/appraised-game.js';
import type { AnalysedDecision } from '../../src/analysis/game-analysis.js';
import { SeenTables } from '../../src/analysis/seen-tables.js';
import { recordedMoves } from '../../src/engine/recorded-moves.js';
import { replay } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import type { Element } from '../../src/log/vocabulary.js';
import { recordingsOf, requestFor } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';

const file = fixtures().find(({ name }) => name === 'tallinn/legal/full-3-players-tie-broken.xml');
const [recording] = file ? recordingsOf(textOf(file), file.name) : [];
const game = gameOf('tallinn');
if (!recording || !game) throw new Error('no game of Tallinn');
const request = requestFor(recording);
const { moves } = recordedMoves(game, recording, request);
const appraised = { game, recording, moves, edition: request.edition, replayed: replay(game, recording, request) };
const tables = new SeenTables(appraised);

const moveOf = (turn: number, player: string, name: string) => {
  const move = moves.find((one) => one.turn === turn && one.player === player && one.element.name === name);
  if (!move) throw new Error(`no ${name} of ${player} in round ${turn}`);
  return move;
};
/** What lies in the display, among the towers and in the hand of each player. */
const zonesAt = (...[seat, spot]: Parameters<SeenTables['at']>) =>
  tables.at(seat, spot)?.players.map((mat) => mat.zones);

/** Round 4: Anna builds a tower, Ben may, too, and the log need not say that he does not. */
const declined = () => {
  const recorded = [moveOf(4, 'p1', 'tower').element, undefined, moveOf(5, 'p1', 'play').element];
  const record = { decisions: recorded.map((element) => ({ seat: 1, recorded: element, alternatives: () => [] })) };
  const decision = { appraisal: { played: -1, best: 0 } } as unknown as AnalysedDecision;
  const decisions = recorded.map(() => decision);
  return placedDecision({ record, moves, decisions } as unknown as Parameters<typeof placedDecision>[0], 1);
};

it('has what was left undone in the turn of the move before it', () => {
  const { move, spot } = declined();
  expect(move).toBeUndefined();
  expect(spot).toEqual({ move: moveOf(4, 'p1', 'tower'), isBehind: true });
});

it('tells there what could have been done', () => {
  const { spot } = declined();
  const tower = { ...moveOf(4, 'p1', 'tower').element, values: { player: 'p2', from: 'display', card: '5' } };
  const step = spot && stepInstead(appraised, spot, tower as Element);
  expect(step?.verdict).toBe('legal');
  expect(step?.headline?.parameters).toMatchObject({ player: { id: 'p2' } });
});

it('shows the table behind that move', () => {
  const { spot } = declined();
  const zones = spot && zonesAt(1, spot);
  // Anna’s card 9 is a tower, and nobody has drawn.
  expect(zones?.map(([, towers]) => towers)).toEqual([[null, '9'], ['8'], ['5']]);
  expect(zones?.map(([, , hand]) => hand)).toEqual([[null], ['4'], [null, null]]);
});

it('shows a hand and towers from it to their owner alone', () => {
  const spot = { move: moveOf(4, 'p2', 'play'), isBehind: false };
  expect(zonesAt(1, spot)?.map(([, towers, hand]) => [towers, hand])).toEqual([
    [[null], [null, null]],
    [['8'], ['2', '4']],
    [['5'], [null, null, null]],
  ]);
});

it('shows nothing that the others choose at the same time', () => {
  const [first, last] = ['p1', 'p3'].map((player) => ({ move: moveOf(9, player, 'play'), isBehind: false }));
  if (!first || !last) throw new Error('no round 9');
  const displays = (seat: number, spot: typeof first) => zonesAt(seat, spot)?.map(([display]) => display);
  expect(displays(2, last)).toEqual(displays(0, first));
});
