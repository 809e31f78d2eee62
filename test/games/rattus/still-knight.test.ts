/** A knight who is used alone in a slot of the last round: the figure goes no step, and counts. @see rattus.end.knight-move, RA-17 */
import { expect, test } from 'vitest';
import { ENDING, NOTHING } from './cases/case.js';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

const USE = '<use card="knight"/>';

/** The figure stands in Scandia with a token and a cube of Ben, whose slot it is. */
const slot = (lines: readonly string[], plan: GamePlan = {}): GamePlan => ({
  ...ENDING,
  cards: { p2: 'knight' },
  regions: { hungaria: { rats: 1 }, scandia: { p2: 1 }, anglia: { rats: 1 } },
  turns: [['p1', '<place region="hungaria" cubes="1"/>', '<plague path="scandia"/>'], ...(plan.turns ?? [])],
  lastRound: [['p2', ...lines]],
  ...plan,
});

test.each([USE, '<plague by="knight" path=""/>'])('by the book it counts in the final plague: %s', (line) => {
  const { errors, notes, table, text } = judged(slot([line]));
  expect(errors, text).toEqual([]);
  expect(notes.map(({ rule }) => rule)).toEqual(['rattus.end.knight-move']);
  expect(table.board.facts.profile.lastRoundKnightNow).toBe(false);
});

test('it counts in the final plague, where a token of three finds one cube', () => {
  const monk = '<use card="monk"><shift from="anglia" to="scandia" slot="1"/></use>';
  const hit = '<reveal region="scandia" slot="1" token="{3:A}"><lose player="p2" cubes="1"/></reveal>';
  const plan = slot([monk, USE], { cards: { p2: 'knight monk' }, final: [...NOTHING, hit] });
  const { errors, text } = judged({ ...plan, result: ['player="p1" cubes="20"', 'player="p2" cubes="0"'] });
  expect(errors, text).toEqual([]);
});

test('online the plague acts there at once, and the figure counts', () => {
  const monk = '<use card="monk"><shift from="anglia" to="scandia" slot="1"/></use>';
  const hit = '<reveal region="scandia" slot="1" token="{3:A}"><lose player="p2" cubes="1"/></reveal>';
  const options = { preset: 'yucata' };
  const legal = judged(slot([monk, USE, hit], { options, cards: { p2: 'knight monk' }, final: NOTHING }));
  expect(legal.errors, legal.text).toEqual([]);
  const { roots, text } = judged(slot([monk, USE], { options, cards: { p2: 'knight monk' }, final: NOTHING }));
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['rattus.online.last-round-immediate']);
});

test.each([
  [
    'a house rule asks for a step',
    slot([USE], { options: { 'last-round-zero-steps': 'false' } }),
    'rattus.end.knight-move',
  ],
  ['somebody else has the card', slot([USE], { cards: { p1: 'knight' } }), 'rattus.card.owned'],
  ['he is used twice', slot([USE, USE, USE]), 'rattus.card.once'],
] as const)('a breach: %s', (_, plan, rule) => {
  const { roots, text } = judged(plan);
  expect(roots[0]?.rule, text).toBe(rule);
});
