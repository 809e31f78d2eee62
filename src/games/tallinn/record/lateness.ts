/** Numbers of a `<state>` that are those of the one before. A log that brings them up to date too late has one fault. */
import type { Quantity } from '../../../engine/quantity.js';
import { lateFor, ofPlayer } from '../table/quantities.js';
import type { Judged } from '../table/state.js';

/** What a `<state>` counts, in the order of `PlayerState.stated`. */
const COUNTED = ['point', 'merchant', 'knight', 'monk', 'towers', 'hand', 'pile'] as const;

/** What a stated number depends on and taints if it is late. */
export function lateness(
  { judge, player }: Judged,
  thing: (typeof COUNTED)[number],
  claimed: number,
  computed: number,
): readonly Quantity[] {
  const place = COUNTED.indexOf(thing);
  const before = player.stated[place];
  const more = judge.trust.isFollowing ? judge.trust.followingOf(ofPlayer(player.id, thing))?.by : undefined;
  player.stated[place] = computed - (more ?? 0);
  return claimed === before && claimed !== computed ? [lateFor(player, thing)] : NOT_LATE;
}

const NOT_LATE: readonly Quantity[] = [];
