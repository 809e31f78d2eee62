/** A record that does not say where the figure stands: where it goes is told all the same. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

/** Ben's knight moves the figure in the last round, which nobody has moved before. */
const goes = (path: string, ...edits: NonNullable<GamePlan['edits']>): GamePlan => ({
  players: 2,
  turns: [['p1'], ['p2', '<class card="knight" from="supply"/>']],
  lastRound: [['p2', `<plague by="knight" path="${path}"/>`]],
  edits,
});

test.each([[''], ['<plague region="?"/>']])('to a region that is not in use: setup %j', (setup) => {
  const { findings, text } = judged(goes('russia', ['<plague region="germania"/>', setup]));
  const told = findings.filter(({ at }) => at.element === 'plague' && at.section === 'turn');
  expect(
    told.map(({ rule }) => rule),
    text,
  ).toEqual(['rattus.setup.unused-regions-closed']);
});

test('anywhere else it may have gone', () => {
  const { findings, text } = judged(goes('anglia gallia', ['<plague region="germania"/>', '<plague region="?"/>']));
  expect(
    findings.filter(({ at }) => at.element === 'plague'),
    text,
  ).toEqual([]);
});
