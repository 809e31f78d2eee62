/** What a player could have triggered with the cards in hand, and what it would have brought on average, for the report. */

import { LEGATE_PERSONS } from '../rules/contest.js';
import { cardOf } from '../table/components.js';
import { ESTATE_INDICES, type EstateIndex } from '../table/persons.js';
import type { PlayerState, PossibleContests } from '../table/state.js';
import { type CardName, LEGATE } from '../vocabulary.js';
import { compare, type RoundSituation, total } from './contest.js';

/** A hand right before a card of it is revealed; undefined where the record does not show it. */
export type Hand = readonly CardName[] | undefined;

/** The cards in hand now, where the record shows all of them. */
export function handOf({ cards }: PlayerState): Hand {
  return cards.hand()?.map(cardOf);
}

/**
 * Every half in hand that triggers a contest, as if it had been played against the cards that the others revealed; a coat
 * of arms is one contest for each estate.
 * @param played the card that was revealed
 * @returns undefined where hand, halves or displays are not known
 */
export function possibleContests(
  { table, before, strengths }: Pick<RoundSituation, 'table' | 'before' | 'strengths'>,
  seat: number,
  hand: Hand,
  played: CardName | undefined,
): PossibleContests | undefined {
  if (!hand || played === undefined || !hand.includes(played)) return undefined;
  const points: number[] = [];
  for (const name of hand) {
    const card = table.card(name);
    if (!card) return undefined;
    for (const { id, coin, persons } of card.sides.values()) {
      const isArms = name === LEGATE && id === 'arms';
      const estates: readonly EstateIndex[] = isArms ? ESTATE_INDICES : coin === undefined ? [] : [coin];
      for (const estate of estates) {
        const had = before[seat]?.[estate];
        const own = had === undefined ? undefined : had + (isArms ? LEGATE_PERSONS : persons[estate]);
        const { computed } = total(compare(table, seat, own, (other) => strengths[other.seat]?.[estate]));
        if (computed === undefined) return undefined;
        points.push(computed);
      }
    }
  }
  if (points.length === 0) return undefined;
  return { count: points.length, average: points.reduce((sum, one) => sum + one, 0) / points.length };
}
