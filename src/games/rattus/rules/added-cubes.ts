/** Peasant, mayor and queen in the last round: their cubes come without action B. @see rattus.md 4.11, 4.14 */
import type { Truth } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { MAYOR_CUBES, PEASANT_CUBES, QUEEN_CUBES } from './amounts.js';
import { leads, queenReigns } from './area.js';
import { type RattusMove, RattusSlot, regionSlot } from './declare.js';
import { AMOUNTS, type Card, MAYOR, PEASANT, QUEEN, type Region } from './facts.js';
import { bring } from './place.js';
import { open } from './step.js';
import { ownedOnce, type Rattus, supply, used } from './table.js';

/** How many cubes a card brings. */
interface HowMany {
  readonly rule: RuleIdOfRattus;
  /** What it adds to in a regular turn, where it is nothing by itself. */
  readonly inTurn: RuleIdOfRattus;
  readonly most: number;
  /** Fewer are enough. */
  readonly least: (state: Rattus) => number;
}

/** What differs between the three. */
interface Kind extends HowMany {
  readonly name: 'peasant' | 'mayor' | 'queen';
  readonly card: Card;
  /** What else it takes to put them into a region. */
  helps?(state: Rattus, seat: Parameters<typeof queenReigns>[1], region: Region): Truth;
}

/** The move, and its parts. */
export interface AddedCubes extends HowMany {
  readonly region: RattusSlot<Region>;
  readonly amount: RattusSlot<number>;
  readonly move: RattusMove;
}

/** With fewer cubes than are due, all of them are placed. @see RA-50 */
function addedCubes({ name, card, rule, inTurn, most, least, helps }: Kind): AddedCubes {
  const region = regionSlot('region', [
    ...open,
    { rule, holds: (state, { seat }, at) => !helps || helps(state, seat, at) },
  ]);
  const amount = new RattusSlot<number>({
    name: 'cubes',
    at: 1,
    domain: AMOUNTS,
    conditions: [
      {
        rule,
        holds: (state, { seat }, cubes) => {
          const left = supply.of(state, seat);
          return cubes <= Math.min(most, left) && cubes >= Math.min(least(state), left);
        },
      },
    ],
  });
  return {
    ...{ rule, inTurn, most, least, region, amount },
    move: {
      name,
      conditions: [...ownedOnce(card), { rule, holds: (state, { seat }) => supply.of(state, seat) > 0 }],
      slots: [region, amount],
      apply(state, choice) {
        used.set(state, card, 1);
        const { seat } = choice;
        bring(state, seat, region.of(choice), Math.min(amount.of(choice), supply.of(state, seat)), rule);
      },
    },
  };
}

const peasant = addedCubes({
  name: 'peasant',
  card: PEASANT,
  rule: 'rattus.end.peasant',
  inTurn: 'rattus.peasant.extra',
  most: PEASANT_CUBES,
  least: () => PEASANT_CUBES,
});

const mayor = addedCubes({
  name: 'mayor',
  card: MAYOR,
  rule: 'rattus.piper.end-mayor',
  inTurn: 'rattus.piper.mayor-place',
  most: MAYOR_CUBES,
  least: () => MAYOR_CUBES,
  helps: leads,
});

const queen = addedCubes({
  name: 'queen',
  card: QUEEN,
  rule: 'rattus.piper.end-queen',
  inTurn: 'rattus.piper.queen-bonus',
  most: QUEEN_CUBES,
  least: ({ facts }) => (facts.profile.queenPartial ? 1 : QUEEN_CUBES),
  helps: queenReigns,
});

export const ADDED = { peasant, mayor, queen };
