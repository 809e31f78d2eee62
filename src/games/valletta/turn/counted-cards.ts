/** What of the end of a turn has happened when a number behind its plays counts the cards. @see valletta.turn.discard-played, valletta.md 3.5 */
import { known } from '../../../log/attribute.js';
import { HAND_SIZE } from '../rules/turn.js';
import type { PlayerState } from '../table/player-state.js';
import type { TableState } from '../table/state.js';
import type { VallettaElementOf } from '../vocabulary.js';

/** Each comes on top of those before it. */
export type EndOfTurn = 'nothing' | 'discarded' | 'shuffled' | 'refilled';

interface Sizes {
  readonly hand: number;
  readonly pile: number;
  readonly discard: number;
}

/**
 * The least that the numbers fit: played cards may be discarded any time behind the last play.
 * @param isUnseen no element shows the refill
 * @returns `nothing` where they fit nothing, unless the hand has grown: then it has been refilled, whatever else is wrong
 */
export function endReachedBy(
  table: TableState,
  { deck, slots }: PlayerState,
  values: VallettaElementOf<'state'>['values'],
  isUnseen: boolean,
): EndOfTurn {
  const fits = (sizes: Sizes): boolean =>
    (['hand', 'pile', 'discard'] as const).every((zone) => (known(values[zone]) ?? sizes[zone]) === sizes[zone]);
  const before: Sizes = { hand: deck.handSize, pile: deck.pileSize, discard: deck.discardSize };
  const discarded: Sizes = { ...before, discard: before.discard + slots.length };
  const isMain = table.phase === 'main';
  if (fits(before)) return 'nothing';
  if (fits(discarded)) return 'discarded';
  if (isMain && discarded.pile === 0 && fits(shuffled(discarded))) return 'shuffled';
  const hasDrawn = (known(values.hand) ?? 0) > before.hand;
  return isUnseen && (hasDrawn || fits(refilled(discarded, isMain, table.profile.eagerReshuffle)))
    ? 'refilled'
    : 'nothing';
}

function shuffled({ hand, pile, discard }: Sizes): Sizes {
  return { hand, pile: pile + discard, discard: 0 };
}

function refilled(from: Sizes, isMain: boolean, isEager: boolean): Sizes {
  const due = Math.max(0, HAND_SIZE - from.hand);
  const pile = isMain && due > from.pile ? shuffled(from) : from;
  const drawn = Math.min(due, pile.pile);
  const now = { ...pile, hand: pile.hand + drawn, pile: pile.pile - drawn };
  return isMain && isEager && now.pile === 0 ? shuffled(now) : now;
}
