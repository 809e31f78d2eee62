/** Characters that give goods, points for buildings, or points alone. @see valletta.md 4.5, 4.11 to 4.13 */
import type { Choice } from '../../../kernel/choice.js';
import { Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { BRICK, GOLD, GOOD_INDICES, type GoodIndex } from '../table/goods.js';
import type { BuildingColour } from '../vocabulary.js';
import { type CardFunction, type Family, NO_SLOTS, type Particulars } from './card-function.js';
import { buildingsOf, iconsOf, score, upgradedOf } from './score.js';
import { gain, type Valletta } from './table.js';

/** A good of free choice. */
export const chosenGood = new Slot<Valletta, GoodIndex, RuleIdOfValletta>({
  name: 'good',
  at: 1,
  domain: GOOD_INDICES,
  conditions: [],
});

/** Another one, equal or different; which of two comes first makes no difference. */
export const secondGood = new Slot<Valletta, GoodIndex, RuleIdOfValletta>({
  name: 'second',
  at: 2,
  domain: (_, choice, values) => {
    for (let good = chosenGood.of(choice); good <= BRICK; good = (good + 1) as GoodIndex) values.push(good);
  },
  conditions: [],
});

/** What a card brings; `UNKNOWN` where that cannot be counted. */
type Amount = (state: Valletta, seat: Seat) => number;

/** So many of a good, without a choice. */
function gains(
  family: Family,
  rule: RuleIdOfValletta,
  good: GoodIndex,
  amount: Amount,
  of: Particulars = { good },
): CardFunction {
  const perform: Perform = (state, { seat }, under) => gain(state, seat, good, amount(state, seat), under);
  return { family, rule, slots: NO_SLOTS, perform, ...of };
}

/** So many points. @see valletta.yellow.forced */
function scores(family: Family, rule: RuleIdOfValletta, amount: Amount, of: Particulars = {}): CardFunction {
  const perform: Perform = (state, { seat }, under) => score(state, seat, amount(state, seat), under);
  return { family, rule, slots: NO_SLOTS, perform, ...of };
}

/** One of a good. */
export function oneGood(good: GoodIndex, rule: RuleIdOfValletta): CardFunction {
  return gains('one good', rule, good, () => 1);
}

/** As many of a good as there are icons of it on the own buildings. @see valletta.green.count-icons */
export function goodByIcons(good: GoodIndex, rule: RuleIdOfValletta): CardFunction {
  return gains('icons', rule, good, (state, seat) => iconsOf(state, seat, good));
}

/** One gold for each building of a colour. */
export function goldByColour(colour: BuildingColour, rule: RuleIdOfValletta): CardFunction {
  return gains('gold for buildings', rule, GOLD, (state, seat) => buildingsOf(state, seat, colour), { colour });
}

/** One point for each building of a colour. */
export function pointsByColour(colour: BuildingColour, rule: RuleIdOfValletta): CardFunction {
  return scores('points for buildings', rule, (state, seat) => buildingsOf(state, seat, colour), { colour });
}

/** One point for each upgraded building. */
export const pius = scores('points for upgrades', 'valletta.card.pius', upgradedOf);

/** Points alone. */
export function fixedPoints(points: number, rule: RuleIdOfValletta): CardFunction {
  return scores('points', rule, () => points, { points });
}

type Perform = CardFunction['perform'];

function chosen(family: Family, rule: RuleIdOfValletta, perform: Perform): CardFunction {
  return { family, rule, slots: [chosenGood], perform };
}

/** A good of free choice for each slot. */
function choiceOf(rule: RuleIdOfValletta, slots: readonly Slot<Valletta, GoodIndex, RuleIdOfValletta>[]): CardFunction {
  return {
    ...{ family: 'choice', rule, slots },
    perform(state, choice, under) {
      for (const slot of slots) gain(state, choice.seat, slot.of(choice), 1, under);
    },
  };
}

export const maid = choiceOf('valletta.card.maid', [chosenGood]);
export const seamstress = choiceOf('valletta.card.seamstress', [chosenGood, secondGood]);

/** Icons of a good of free choice. */
export const artisan = chosen('chosen icons', 'valletta.card.artisan', (state, choice, rule) => {
  const good = chosenGood.of(choice);
  gain(state, choice.seat, good, iconsOf(state, choice.seat, good), rule);
});

/** valletta.card.nun */
export const NUN_GOODS = 3;

/** Three of a good of free choice, and one of it for everybody else, clockwise. */
export const nun = chosen('for all', 'valletta.card.nun', (state, choice, rule) => {
  const good = chosenGood.of(choice);
  gain(state, choice.seat, good, NUN_GOODS, rule);
  for (const other of clockwiseFrom(state, choice)) gain(state, other, good, 1, 'valletta.card.nun-others');
});

/** The other players in turn order. @see valletta.card.opponents-simultaneous */
export function* clockwiseFrom({ facts }: Valletta, { seat }: Pick<Choice, 'seat'>): Generator<Seat> {
  for (let step = 1; step < facts.seats.length; step += 1) yield ((seat + step) % facts.seats.length) as Seat;
}
