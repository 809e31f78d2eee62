/** Monk, Innkeeper and Tax Collector: opponents who own enough give; with two players there is one more good. @see valletta.md 4.12 */
import { type DecisionPoint, doingNothing, type Move, Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { seatsWith } from '../../../kernel/state.js';
import { atLeast, opposite, type Truth, UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { GOLD, GOOD_INDICES, type GoodIndex, MATERIAL_INDICES } from '../table/goods.js';
import type { Character } from '../vocabulary.js';
import { type CardFunction, NO_SLOTS } from './card-function.js';
import { type Card, cardNamed } from './facts.js';
import { EXTRA, GIVE } from './points.js';
import { active, activeBit, areTwo, gain, goods, performing, type Valletta } from './table.js';
import { clockwiseFrom } from './take.js';
import { afterPlay } from './turn.js';

/** Goods from which an opponent gives to the Monk. */
export const MONK_THRESHOLD = 4;

const MONK = cardNamed('monk');
const INNKEEPER = cardNamed('innkeeper');

function owes(state: Valletta, seat: Seat): Truth {
  let total = 0;
  for (const good of GOOD_INDICES) {
    const amount = goods.of(state, seat, good);
    if (amount === UNKNOWN) return 'unknown';
    total += amount;
  }
  return total >= MONK_THRESHOLD;
}

/** Goods go from an opponent to the active player. */
function hand(state: Valletta, from: Seat, to: Seat, good: GoodIndex, rule: RuleIdOfValletta): void {
  if (goods.of(state, from, good) !== 0) goods.add(state, from, good, -1, rule);
  goods.add(state, to, good, 1, rule);
}

/** Everybody who owes gives one good of their choice. @see valletta.card.monk */
export const monk: CardFunction = {
  family: 'asked gifts',
  rule: 'valletta.card.monk',
  slots: NO_SLOTS,
  perform(state, { seat }) {
    const givers = seatsWith(state, (of, other) => other !== seat && owes(of, other) !== false);
    if (givers !== 0) state.open(GIVE, givers);
    else openExtra(state);
  },
};

/** Who gives without a choice: one of each kind of which they have enough. */
interface Collector extends CardFunction {
  readonly kinds: readonly GoodIndex[];
  readonly threshold: number;
  /** By which nobody gives more than that. */
  readonly maximum: RuleIdOfValletta;
}

function collector(
  kinds: readonly GoodIndex[],
  threshold: number,
  rule: RuleIdOfValletta,
  maximum: RuleIdOfValletta,
): Collector {
  return {
    ...{ family: 'forced gifts', kinds, threshold, rule, maximum },
    slots: NO_SLOTS,
    perform(state, choice) {
      for (const giver of clockwiseFrom(state, choice)) {
        for (const good of kinds) {
          const has = atLeast(goods.of(state, giver, good), threshold);
          if (has === true) hand(state, giver, choice.seat, good, rule);
          else if (has === 'unknown') goods.set(state, choice.seat, good, UNKNOWN);
        }
      }
      openExtra(state);
    },
  };
}

/** Gold from which an opponent gives to the Innkeeper, and goods of a kind from which one gives to the Tax Collector. */
export const innkeeper = collector([GOLD], 2, 'valletta.card.innkeeper', 'valletta.card.innkeeper-max-one');
export const taxCollector = collector(
  MATERIAL_INDICES,
  3,
  'valletta.card.tax-collector',
  'valletta.card.tax-collector-max',
);

/** What a Character collects who asks nobody. */
export function collectedBy(character: Character): Collector {
  return character === 'innkeeper' ? innkeeper : taxCollector;
}

/** With two players the active one may take one more good from the supply. */
function openExtra(state: Valletta): void {
  if (areTwo(state)) state.open(EXTRA, activeBit(state));
}

/** What an opponent gives. @see valletta.card.monk-giver-chooses, valletta.card.monk-max-one */
export const gift = new Slot<Valletta, GoodIndex, RuleIdOfValletta>({
  name: 'good',
  at: 0,
  domain: GOOD_INDICES,
  conditions: [
    {
      rule: 'valletta.card.monk-giver-chooses',
      holds: (state, { seat }, good) => atLeast(goods.of(state, seat, good), 1),
    },
  ],
});

export const give: Move<Valletta, RuleIdOfValletta> = {
  name: 'give',
  conditions: [{ rule: 'valletta.card.monk', holds: (state, { seat }) => owes(state, seat) }],
  slots: [gift],
  apply: (state, choice) => hand(state, choice.seat, active.of(state) as Seat, gift.of(choice), 'valletta.card.monk'),
};

export const keep = doingNothing<Valletta, RuleIdOfValletta>('keep', [
  { rule: 'valletta.card.monk', holds: (state, { seat }) => opposite(owes(state, seat)) },
]);

/** The rule of the additional good. */
export function ruleOfExtra(state: Valletta): RuleIdOfValletta {
  const card = performing.of(state) as Card;
  if (card === MONK) return 'valletta.card.monk-two-player';
  return card === INNKEEPER ? 'valletta.card.innkeeper-two-player' : 'valletta.card.tax-collector-two-player';
}

/** Not one good, but none or several. */
export const NO_GOOD = -1 as number as GoodIndex;

/** Which goods there are: any for the Monk, gold for the Innkeeper, a material for the Tax Collector. */
export const extraGood = new Slot<Valletta, GoodIndex, RuleIdOfValletta>({
  name: 'good',
  at: 0,
  domain: GOOD_INDICES,
  conditions: [
    {
      rule: ruleOfExtra,
      holds(state, _, good) {
        const card = performing.of(state) as Card;
        return good !== NO_GOOD && (card === MONK || (card === INNKEEPER) === (good === GOLD));
      },
    },
  ],
});

export const takeExtra: Move<Valletta, RuleIdOfValletta> = {
  name: 'extra',
  conditions: [{ rule: ruleOfExtra, holds: areTwo }],
  slots: [extraGood],
  apply: (state, choice) => gain(state, choice.seat, extraGood.of(choice), 1, ruleOfExtra(state)),
};

export const declineExtra = doingNothing<Valletta, RuleIdOfValletta>('no extra', [
  { rule: ruleOfExtra, holds: ({ facts }) => !facts.profile.mustTakeExtra },
]);

function afterGifts(state: Valletta): void {
  if (areTwo(state)) openExtra(state);
  else afterPlay(state);
}

export const GIFTS: readonly DecisionPoint<Valletta, RuleIdOfValletta>[] = [
  { name: 'give', moves: [give, keep], next: afterGifts },
  { name: 'extra', moves: [takeExtra, declineExtra], next: afterPlay },
];
