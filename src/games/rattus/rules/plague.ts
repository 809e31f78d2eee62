/** Action C: the figure moves; where it arrives the plague acts. @see rattus.md 3.1, 4.6 */
import type { Choice } from '../../../kernel/choice.js';
import { type Index, indices, type Seat } from '../../../kernel/index-of.js';
import { either, opposite, type Truth } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { NEUTRAL } from './amounts.js';
import { type RattusCondition, type RattusMove, RattusSlot } from './declare.js';
import { type Card, CRUSADER, KNIGHT, NOWHERE, REGIONS_OR_NONE, type Region, SOLDIER, touches } from './facts.js';
import { isPlaced } from './place.js';
import { beginSpread } from './spread.js';
import { nextTo, nextToFigure, orNowhere } from './step.js';
import * as cells from './table.js';

type Rattus = cells.Rattus;

/** The cards that let the figure go two steps. */
export const KNIGHTHOOD = [KNIGHT, CRUSADER, SOLDIER] as const;

/** The figure stays where it cannot leave. @see rattus.turn.c-mandatory */
export function isWalledIn(state: Rattus): Truth {
  const { facts } = state;
  const from = cells.plagueRegion(state);
  let hasWall = false;
  let isOpen: Truth = false;
  for (const region of facts.regions) {
    if (cells.isWalled(state, from, region)) hasWall = true;
    else isOpen = either(isOpen, touches(facts, from, region));
  }
  return hasWall && opposite(isOpen);
}

export const first: RattusSlot<Region> = new RattusSlot<Region>({
  name: 'first',
  at: 0,
  domain: REGIONS_OR_NONE,
  conditions: [
    {
      // Who names where the figure stands, and goes on from there, has written a step too many.
      rule: (_, choice, region) =>
        region !== NOWHERE && second.of(choice) !== NOWHERE
          ? 'rattus.plague.adjacent-step'
          : 'rattus.plague.must-leave',
      holds: (state, _, region) => region !== cells.plagueRegion(state) && (region !== NOWHERE || isWalledIn(state)),
    },
    ...nextToFigure('rattus.plague.adjacent-step'),
  ],
});

/** The second step of a way. @param from the first one; nowhere, if there is none */
export function stepBehind(from: RattusSlot<Region>): typeof second.declared.conditions {
  return [
    {
      rule: 'rattus.plague.adjacent-step',
      holds: (_, choice, region) => region === NOWHERE || from.of(choice) !== NOWHERE,
    },
    ...orNowhere(nextTo(from, 'rattus.plague.adjacent-step')),
  ];
}

/** The cards of a player that let the figure go two steps. */
export function stepCards(state: Rattus, seat: Seat): readonly Card[] {
  return KNIGHTHOOD.filter((card) => cells.owns(state, seat, card));
}

/** The rule that says how far the figure goes. @see rattus.piper.knighthood-combo */
function ruleOfLength(state: Rattus, { seat }: Choice, region: Region): RuleIdOfRattus {
  const [card, ...more] = stepCards(state, seat);
  if (region === NOWHERE || card === undefined) return 'rattus.plague.adjacent-step';
  if (more.length > 0) return 'rattus.piper.knighthood-combo';
  if (card === KNIGHT) return 'rattus.knight.two-steps';
  return card === CRUSADER ? 'rattus.piper.crusader-move' : 'rattus.piper.soldier-move';
}

export const second: RattusSlot<Region> = new RattusSlot<Region>({
  name: 'second',
  at: 1,
  domain: REGIONS_OR_NONE,
  conditions: [
    {
      rule: ruleOfLength,
      holds: (state, { seat }, region) =>
        region === NOWHERE || KNIGHTHOOD.some((card) => cells.owns(state, seat, card)),
    },
    ...stepBehind(first),
    {
      rule: 'rattus.plague.must-leave',
      holds: (state, _, region) => region !== cells.plagueRegion(state) || state.facts.profile.figureMayReturn,
    },
  ],
});

/** A step beyond all others. @param rule of the number of steps */
export function stepTooFar(at: number, rule: typeof ruleOfLength): RattusSlot<Region> {
  return new RattusSlot<Region>({
    name: 'third',
    at,
    domain: [NOWHERE],
    conditions: [{ rule, holds: (_, __, region) => region === NOWHERE }],
  });
}

export const third = stepTooFar(2, ruleOfLength);

/** Whether the figure counts as cubes: 0 or 1. */
export type Counting = Index<'counting'>;
export const COUNTING = indices<Counting>(2);

/** rattus.knight.neutral */
export const counting = new RattusSlot<Counting>({
  name: 'as-cubes',
  at: 3,
  // Where the plague does not act it makes no difference.
  domain: (state, choice, values) => {
    for (const counts of COUNTING) if (counts === 0 || acts(state, choice)) values.push(counts);
  },
  conditions: [
    { rule: 'rattus.card.owned', holds: (state, { seat }, counts) => counts === 0 || cells.owns(state, seat, KNIGHT) },
  ],
});

/** Whether the plague acts where the figure is then. @see option figure-walled-in */
function acts(state: Rattus, choice: Choice): boolean {
  return first.of(choice) !== NOWHERE || state.facts.profile.walledInPlague;
}

/** The figure moves once. */
export const isFirst: RattusCondition = {
  rule: 'rattus.plague.adjacent-step',
  holds: (state) => cells.moved.of(state) === 0,
};

export const plague: RattusMove = {
  name: 'plague',
  conditions: [isFirst, isPlaced],
  slots: [first, second, third, counting],
  apply(state, choice) {
    advance(state, first.of(choice), second.of(choice));
    cells.moved.set(state, 1);
    if (!acts(state, choice)) return cells.ravaging.set(state, cells.OVER);
    if (counting.of(choice) === 1) {
      cells.neutral.set(state, NEUTRAL);
      cells.used.set(state, KNIGHT, 1);
    }
    cells.ravaging.set(state, cells.RAVAGE);
    beginSpread(state);
  },
};

/** The figure goes; only its last region counts. @see rattus.knight.destination-only */
export function advance(state: Rattus, one: Region, other: Region): void {
  if (one !== NOWHERE) cells.figure.set(state, other === NOWHERE ? one : other);
}
