/** What changes on the table, as effects: cards and persons of a player. */
import type { Effect } from '../../../engine/effect.js';
import { followRecord } from '../../../engine/follow-record.js';
import type { Judge } from '../../../engine/judge.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { ESTATES } from '../vocabulary.js';
import { ESTATE_INDICES, type Persons } from './persons.js';
import type { PlayerState } from './state.js';

/** Where something comes from, and where it goes. */
type Way = Pick<Effect, 'verb' | 'from' | 'to'>;

/** A card changes its place. @param which it is, or which half; undefined where the record hides that */
export function moveCard(
  judge: Judge,
  rule: RuleIdOfTallinn,
  player: PlayerState,
  which: string | undefined,
  { verb, from, to }: Way,
): void {
  judge.effect(rule, { verb, player: player.id, thing: 'card', which, from, to });
}

/** Persons join a display, or leave it. */
export function movePersons(
  judge: Judge,
  rule: RuleIdOfTallinn,
  player: PlayerState,
  persons: Persons,
  { verb, from, to }: Way = { verb: 'gain', from: '', to: player.places.display },
): void {
  for (const estate of ESTATE_INDICES) {
    const amount = persons[estate];
    if (amount !== 0) judge.effect(rule, { verb, player: player.id, thing: ESTATES[estate], amount, from, to });
  }
}

/**
 * Where the record differs from the rules, the state of a player follows it.
 * @param thing a point, or a person of the display @param amount how much more the record has; below zero: less
 */
export function adjust(judge: Judge, player: PlayerState, thing: string, amount: number): void {
  const to = thing === 'point' ? player.id : player.places.display;
  followRecord(judge, 'tallinn.claim.total', { player: player.id, thing, amount, to });
}
