/** What seldom comes about: looked for in games that are played at random, and where it needs it, brought about there. */
import { expect, test } from 'vitest';
import { NEUTRAL } from '../../../src/games/rattus/rules/amounts.js';
import { definition } from '../../../src/games/rattus/rules/definition.js';
import { KNIGHT } from '../../../src/games/rattus/rules/facts.js';
import { countingLast, movers, moversIn } from '../../../src/games/rattus/rules/last-round.js';
import { SLOT } from '../../../src/games/rattus/rules/points.js';
import * as cells from '../../../src/games/rattus/rules/table.js';
import { Choice, Choices } from '../../../src/kernel/choice.js';
import { pointOf } from '../../../src/kernel/game-definition.js';
import { legalMoves } from '../../../src/kernel/legal-moves.js';
import { advance, make } from '../../../src/kernel/play.js';
import { type Chosen, played } from './kernel-game.js';

type Rattus = cells.Rattus;

/** Copies of the tables of some games before the choices that `isWanted` picks, with these choices. */
function found(
  options: Chosen,
  games: number,
  isWanted: (state: Rattus, choice: Choice) => boolean,
): readonly (readonly [state: Rattus, choice: Choice])[] {
  const all: [Rattus, Choice][] = [];
  for (let seed = 0; seed < games; seed += 1)
    played(seed, 3, options, () => ({
      before(state, choice) {
        if (isWanted(state, choice)) all.push([state.clone(), copyOf(choice)]);
      },
    }));
  return all;
}

function copyOf(choice: Choice): Choice {
  const copy = new Choice();
  copy.copyFrom(choice);
  return copy;
}

function nameOf(state: Rattus, { move }: Choice): string {
  return pointOf(definition, state).moves[move]?.name ?? '';
}

/** The first of the moves of a name that are legal. */
function firstNamed(name: string, state: Rattus): Choice | undefined {
  const choices = new Choices();
  legalMoves(definition, state, choices);
  const choice = new Choice();
  for (let index = 0; index < choices.length; index += 1) {
    choices.read(index, choice);
    if (nameOf(state, choice) === name) return choice;
  }
  return undefined;
}

test('the mayor brings the last cube, and goes nowhere without one', () => {
  const tables = found({ expansion: 'true' }, 40, (state, choice) => nameOf(state, choice) === 'place as mayor');
  expect(tables.length).toBeGreaterThan(5);
  for (const [state, { seat }] of tables) {
    cells.supply.set(state, seat, 0);
    expect(firstNamed('place as mayor', state)).toBeUndefined();
    cells.supply.set(state, seat, 1);
    const first = firstNamed('place as mayor', state);
    if (!first) throw new Error('the last cube is no cube');
    make(definition, state, first);
    advance(definition, state);
    expect(cells.supply.of(state, seat)).toBe(0);
    expect(firstNamed('serve', state)).toBeUndefined();
  }
});

test.each([
  ['immediate', { ravages: true, atTheEnd: 0 }],
  ['deferred-final', { ravages: false, atTheEnd: 1 }],
])('the knight of the last round: %s', (when, expected) => {
  const options = { 'last-round-knight': when };
  const tables = found(
    options,
    60,
    (state, choice) =>
      state.point === SLOT &&
      nameOf(state, choice) === 'last plague' &&
      moversIn(movers.of(choice)).includes(KNIGHT) &&
      countingLast.of(choice) === 1,
  );
  expect(tables.length).toBeGreaterThan(3);
  for (const [state, choice] of tables) {
    make(definition, state, choice);
    expect(cells.ravaging.of(state) === cells.RAVAGE).toBe(expected.ravages);
    expect(cells.countsAtEnd.of(state)).toBe(expected.atTheEnd);
    expect(cells.neutral.of(state)).toBe(expected.ravages ? NEUTRAL : 0);
  }
});
