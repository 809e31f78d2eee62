/** Peasant, mayor and queen in the last round: their cubes come without action B. @see rattus.md 4.11, 4.14 */
import type { Seat } from '../../../kernel/index-of.js';
import type { Truth } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { MAYOR_CUBES, PEASANT_CUBES, QUEEN_CUBES } from './amounts.js';
import { leads, queenReigns } from './area.js';
import { type RattusMove, RattusSlot, regionSlot } from './declare.js';
import { AMOUNTS, cardNamed, type Region } from './facts.js';
import { bring } from './place.js';
import { open } from './step.js';
import { ownedOnce, type Rattus, supply, used } from './table.js';

type AddingCard = 'peasant' | 'mayor' | 'queen';

/** How many cubes a card brings. */
interface HowMany {
  readonly rule: RuleIdOfRattus;
  /** What it adds to in a regular turn, where it is nothing by itself. */
  readonly inTurn: RuleIdOfRattus;
  readonly most: number;
  /** Fewer are enough. */
  least?(state: Rattus): number;
  /** What else it takes to put them into a region. */
  helps?(state: Rattus, seat: Seat, region: Region): Truth;
}

/** The move, and its parts. */
export interface AddedCubes extends Pick<HowMany, 'rule' | 'inTurn' | 'most'> {
  readonly card: AddingCard;
  readonly least: (state: Rattus) => number;
  readonly region: RattusSlot<Region>;
  readonly amount: RattusSlot<number>;
  readonly move: RattusMove;
}

/** With fewer cubes than are due, all of them are placed. @see RA-50 */
function addedCubes(card: AddingCard, { rule, inTurn, most, least = () => most, helps }: HowMany): AddedCubes {
  const index = cardNamed(card);
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
    ...{ card, rule, inTurn, most, least, region, amount },
    move: {
      name: card,
      conditions: [...ownedOnce(index), { rule, holds: (state, { seat }) => supply.of(state, seat) > 0 }],
      slots: [region, amount],
      apply(state, choice) {
        used.set(state, index, 1);
        const { seat } = choice;
        bring(state, seat, region.of(choice), Math.min(amount.of(choice), supply.of(state, seat)), rule);
      },
    },
  };
}

export const ADDED = {
  peasant: addedCubes('peasant', {
    rule: 'rattus.end.peasant',
    inTurn: 'rattus.peasant.extra',
    most: PEASANT_CUBES,
  }),
  mayor: addedCubes('mayor', {
    rule: 'rattus.piper.end-mayor',
    inTurn: 'rattus.piper.mayor-place',
    most: MAYOR_CUBES,
    helps: leads,
  }),
  queen: addedCubes('queen', {
    rule: 'rattus.piper.end-queen',
    inTurn: 'rattus.piper.queen-bonus',
    most: QUEEN_CUBES,
    least: ({ facts }) => (facts.profile.queenPartial ? 1 : QUEEN_CUBES),
    helps: queenReigns,
  }),
};
