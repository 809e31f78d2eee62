/** Whom the sentences about a game speak of. */
import type { Replayed } from '../engine/replay.js';
import type { Audience } from '../text/speaker.js';

/** The players of a game, by their names in the log: hostile text; by their ids where they have none. */
export function audienceOf({ players }: Pick<Replayed, 'players'>): Audience {
  return { playerName: (id) => players.find((player) => player.id === id)?.name ?? id };
}
