/** Numbers of a `<state>` that are those of the one before. A log that brings them up to date too late has one fault. */
import type { Quantity } from '../../../engine/quantity.js';
import { lateFor, ofPlayer } from '../table/quantities.js';
import type { Judged } from '../table/state.js';
import type { Estate } from '../vocabulary.js';

/** What a stated number depends on and taints if it is late. */
export function lateness(
  { judge, player }: Judged,
  thing: Estate | 'point' | 'towers' | 'hand' | 'pile',
  claimed: number,
  computed: number,
): readonly Quantity[] {
  const before = player.stated.get(thing);
  const more = judge.trust.isFollowing ? judge.trust.followingOf(ofPlayer(player.id, thing))?.by : undefined;
  player.stated.set(thing, computed - (more ?? 0));
  return claimed === before && claimed !== computed ? [lateFor(player, thing)] : NOT_LATE;
}

const NOT_LATE: readonly Quantity[] = [];
