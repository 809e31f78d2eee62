/** The crusader: turns up all tokens of the plague region and chooses their order. @see rattus.md 4.13 */
import type { Choice, Values } from '../../../../kernel/choice.js';
import { type Index, indices } from '../../../../kernel/index-of.js';
import { type RattusMove, type RattusPoint, RattusSlot } from '../declare.js';
import { CRUSADER, PLACES, type Place, UNSEEN } from '../facts.js';
import { ORDER } from '../points.js';
import { isAtWork, spreadIsDone } from '../ravage.js';
import * as cells from '../table.js';

type Rattus = cells.Rattus;

/** In the last round the card has moved the figure before. @see rattus.piper.end-crusader */
export const crusader: RattusMove = {
  name: 'crusader',
  conditions: [
    ...cells.owned(CRUSADER),
    { rule: 'rattus.card.once', holds: (state) => cells.used.of(state, CRUSADER) === 0 || cells.isLastRound(state) },
    { rule: 'rattus.piper.crusader-reveal', holds: cells.isUntouched },
    { rule: 'rattus.ravage.precondition', holds: isAtWork },
    spreadIsDone,
  ],
  slots: [],
  apply(state) {
    cells.used.set(state, CRUSADER, 1);
    cells.hasOrder.set(state, 1);
    cells.facingUp.set(state, cells.rats.of(state, cells.plagueRegion(state)));
    cells.spreading.set(state, cells.NOT_DUE);
    state.open(ORDER, cells.activeBit(state));
  },
};

/** An order of the tokens: for each that acts, how many of those that are left lie before it. */
type Sequence = Index<'sequence'>;
/** By the number of tokens, each list made once it is needed. */
const orders: (readonly (readonly Place[])[])[] = [];

function ordersOfFirst(count: number): readonly (readonly Place[])[] {
  const made = orders[count] ?? ordersOf(PLACES.slice(0, count));
  orders[count] = made;
  return made;
}

function ordersOf(places: readonly Place[]): (readonly Place[])[] {
  if (places.length === 0) return [[]];
  return places.flatMap((first) => ordersOf(places.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

/** Orders by their numbers. @param count how many tokens */
function sequenceOf(count: number, sequence: Sequence): readonly Place[] {
  return ordersOfFirst(count)[sequence] ?? [];
}

/** The places of the tokens in the order that was chosen. */
export function chosenOrder(state: Rattus, choice: Choice): readonly Place[] {
  return sequenceOf(cells.rats.of(state, cells.plagueRegion(state)), sequence.of(choice));
}

/** Tokens that nobody has recorded are alike. */
function listOrders(state: Rattus, _: Choice, values: Values): void {
  const region = cells.plagueRegion(state);
  const count = cells.rats.of(state, region);
  const isSeen = (place: Place): boolean => cells.tokenAt.of(state, region, place) !== UNSEEN;
  for (const number of indices<Sequence>(count > 0 ? ordersOfFirst(count).length : 0)) {
    const unseen = sequenceOf(count, number).filter((place) => !isSeen(place));
    if (unseen.every((place, index) => index === 0 || place > (unseen[index - 1] ?? place))) values.push(number);
  }
}

const sequence = new RattusSlot<Sequence>({ name: 'order', at: 0, domain: listOrders, conditions: [] });

export const ORDERING: RattusPoint = {
  name: 'order',
  moves: [
    {
      name: 'order',
      conditions: [],
      slots: [sequence],
      apply(state, choice) {
        let turn = 1;
        for (const place of chosenOrder(state, choice)) {
          cells.order.set(state, place, turn);
          turn += 1;
        }
      },
    },
  ],
  next: cells.goOn,
};
