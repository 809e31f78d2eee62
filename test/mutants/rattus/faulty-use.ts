/** Uses of class cards that are not allowed: which regions they are about is looked for, the rest is said by the rule. */
import type { Element } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import type { Mutator } from '../mutator.js';
import { atMoment } from './plant.js';
import { insertUse, mayUse, restIgnores, withCards } from './use.js';
import type { Moment } from './walk.js';

interface FaultyUse {
  readonly rule: string;
  readonly card: string;
  /** When the card is used; otherwise before the figure moves, for the first time. */
  readonly when?: (moment: Moment, card: string) => boolean;
  /** What breaks the rule: one of the things done, or the use as a whole. */
  readonly accused?: 'use' | 'step';
}

interface InRegion extends FaultyUse {
  readonly fits: (moment: Moment, region: string) => boolean;
  /** What the card does; where a step is accused, it is the last. */
  readonly does: (region: string) => Element[];
}

interface BetweenRegions extends FaultyUse {
  readonly fits: (moment: Moment, from: string, to: string) => boolean;
  readonly does: (from: string, to: string) => Element[];
}

/** A card is used in one region. */
export function useIn({ rule, card, when = mayUse, accused, fits, does }: InRegion): Mutator {
  const mutator = atMoment(rule, (moment, random, game) => {
    if (!when(moment, card)) return undefined;
    const region = shuffled(moment.table.regions, random).find(
      (candidate) => fits(moment, candidate) && restIgnores(moment, [candidate]),
    );
    return region === undefined ? undefined : insertUse(game, moment, card, does(region), accused);
  });
  return withCards([card], mutator);
}

/** A card is used from one region to another. */
export function useBetween({ rule, card, when = mayUse, accused, fits, does }: BetweenRegions): Mutator {
  const mutator = atMoment(rule, (moment, random, game) => {
    if (!when(moment, card)) return undefined;
    const { regions } = moment.table;
    for (const from of shuffled(regions, random)) {
      const to = shuffled(regions, random).find(
        (other) => other !== from && fits(moment, from, other) && restIgnores(moment, [from, other]),
      );
      if (to !== undefined) return insertUse(game, moment, card, does(from, to), accused);
    }
    return undefined;
  });
  return withCards([card], mutator);
}
