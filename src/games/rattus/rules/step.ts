/** From region to region: what is closed, what touches, what blocks the way. @see rattus.md 5.3 */
import type { RuleIdOfRattus } from '../rulebook.js';
import { MOST_RATS } from './amounts.js';
import { type RattusConditions, RattusSlot, regionSlot } from './declare.js';
import { NOWHERE, PLACES, type Place, type Region, touches } from './facts.js';
import { bishops, isOpen, isPlaceIn, isWalled, plagueRegion, type Rattus, rats } from './table.js';

type RegionSlot = RattusSlot<Region>;
type RegionConditions = RattusConditions<Region>;

/** A region of the game. */
export const open: RegionConditions = [
  { rule: 'rattus.setup.unused-regions-closed', holds: (state, _, region) => isOpen(state, region) },
];

/**
 * A region next to another one.
 * @param rule where they do not touch
 * @param wall where a wall stands between them
 */
export function nextTo(
  from: RegionSlot,
  rule: RuleIdOfRattus,
  wall: RuleIdOfRattus = 'rattus.piper.emperor-block',
): RegionConditions {
  return [
    ...open,
    { rule, holds: (state, choice, region) => touches(state.facts, from.of(choice), region) },
    { rule: wall, holds: (state, choice, region) => !isWalled(state, from.of(choice), region) },
  ];
}

/** A region next to the one with the figure; nowhere is next to it, too. @param rule where they do not touch */
export function nextToFigure(rule: RuleIdOfRattus): RegionConditions {
  return orNowhere([
    ...open,
    { rule, holds: (state, _, region) => touches(state.facts, plagueRegion(state), region) },
    { rule: 'rattus.piper.emperor-block', holds: (state, _, region) => !isWalled(state, plagueRegion(state), region) },
  ]);
}

/** What holds of regions says nothing of no region. */
export function orNowhere(conditions: RegionConditions): RegionConditions {
  return conditions.map(({ rule, holds }) => ({
    rule,
    holds: (state, choice, region) => region === NOWHERE || holds(state, choice, region),
  }));
}

/** A region in which a token lies. @param rule the one that is broken where none does */
export function regionWithRats(name: string, rule: RuleIdOfRattus): RegionSlot {
  const holds = (state: Rattus, _: unknown, region: Region): boolean => rats.of(state, region) > 0;
  return regionSlot(name, [{ rule, holds }]);
}

/** A token in a region, by its place. @param rule the one that is broken where none lies there */
export function placeInRegion(at: number, region: RegionSlot, rule: RuleIdOfRattus): RattusSlot<Place> {
  return new RattusSlot<Place>({
    name: 'slot',
    at,
    domain: PLACES,
    conditions: [{ rule, holds: (state, choice, place) => isPlaceIn(state, region.of(choice), place) }],
  });
}

/** A token may come in. @param cap the rule where the region is full */
export function takesToken(cap: RuleIdOfRattus): RegionConditions {
  return [
    { rule: 'rattus.piper.bishop-block', holds: (state, _, region) => bishops.of(state, region) === 0 },
    { rule: cap, holds: (state, _, region) => rats.of(state, region) < MOST_RATS },
  ];
}

/** How many more tokens could come into a region. @see rattus.board.token-cap, rattus.piper.bishop-block */
export function roomIn(state: Rattus, region: Region): number {
  return bishops.of(state, region) > 0 ? 0 : Math.max(0, MOST_RATS - rats.of(state, region));
}
