/** The baker: a card that holds cubes. @see rattus.md 4.13, rattus.piper.end-baker */
import type { Seat } from '../../../../kernel/index-of.js';
import { bitOf } from '../../../../kernel/state.js';
import { atLeast } from '../../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../../rulebook.js';
import { type RattusMove, type RattusPoint, RattusSlot, regionSlot } from '../declare.js';
import { watchEnd } from '../end-trigger.js';
import { BAKER, NOWHERE, REGIONS_OR_NONE, type Region } from '../facts.js';
import { cubeSlot, empty, PLAIN } from '../flasks.js';
import { FINAL, LAST_UNLOAD, UNLOAD } from '../points.js';
import { open } from '../step.js';
import { activeBit, baker as baked, cubes, goOn, owner, type Rattus, supply } from '../table.js';
import { ability } from '../use.js';

/** The supply is no region. */
export const FROM_SUPPLY = NOWHERE;

export const source = new RattusSlot<Region>({
  name: 'from',
  at: 0,
  domain: REGIONS_OR_NONE,
  conditions: [
    {
      rule: 'rattus.piper.baker-deposit',
      holds: ({ facts }, _, from) => (from === FROM_SUPPLY) !== facts.profile.bakerFromBoard,
    },
    {
      rule: 'rattus.piper.baker-deposit',
      holds: (state, { seat }, from) =>
        atLeast(from === FROM_SUPPLY ? supply.of(state, seat) : cubes.of(state, from, seat), 1),
    },
  ],
});

const onBoard = cubeSlot(1, source, 'rattus.piper.baker-deposit');

/** No potions lie under a cube of the supply. */
export const height: typeof onBoard = new RattusSlot({
  ...onBoard.declared,
  conditions: onBoard.declared.conditions.map(({ rule, holds }) => ({
    rule,
    holds: (state, choice, potions) =>
      source.of(choice) === FROM_SUPPLY ? potions === PLAIN : holds(state, choice, potions),
  })),
});

export const bake = ability('baker', [source, height], (state, choice) => {
  const { seat } = choice;
  const from = source.of(choice);
  if (from === FROM_SUPPLY) supply.add(state, seat, -1, 'rattus.piper.baker-deposit');
  else {
    cubes.add(state, from, seat, -1, 'rattus.piper.baker-deposit');
    empty(state, from, seat, height.of(choice));
  }
  baked.add(state, seat, 1, 'rattus.piper.baker-deposit');
  watchEnd(state);
});

/** Cubes of all colours on the card. */
export function cubesOnBaker(state: Rattus): number {
  let count = 0;
  for (const seat of state.facts.seats) count += baked.of(state, seat);
  return count;
}

export const unloadedInto = regionSlot('region', open);

/** All of them go into one region, whoever they belong to. */
function unloading(rule: RuleIdOfRattus): RattusMove {
  return {
    name: 'unload',
    conditions: [],
    slots: [unloadedInto],
    apply(state, choice) {
      for (const seat of state.facts.seats) {
        const count = baked.of(state, seat);
        cubes.add(state, unloadedInto.of(choice), seat, count, rule);
        baked.add(state, seat, -count, rule);
      }
      watchEnd(state);
    },
  };
}

/** Whoever takes the card sets them down at once. */
export function handOver(state: Rattus): void {
  if (cubesOnBaker(state) > 0) state.open(UNLOAD, activeBit(state));
}

export const UNLOADING: RattusPoint = { name: 'unload', moves: [unloading('rattus.piper.baker-takeover')], next: goOn };

/** Behind the last round the left neighbour of the owner does. */
export function openLastUnload(state: Rattus): void {
  const by = owner.of(state, BAKER);
  if (by < 0 || cubesOnBaker(state) === 0) state.open(FINAL, 0);
  else state.open(LAST_UNLOAD, bitOf(((by + 1) % state.facts.seats.length) as Seat));
}

export const LAST_UNLOADING: RattusPoint = {
  name: 'last unload',
  moves: [unloading('rattus.piper.end-baker')],
  next: (state) => state.open(FINAL, 0),
};
