/** Whom the sentences about a game speak of. */
import { namesApart, type Participant } from '../engine/roster.js';
import type { Audience } from '../text/speaker.js';

/** The players of a game, by their names in the log, told apart: hostile text; by their ids where they have none. */
export function audienceOf({ players }: { readonly players: readonly Pick<Participant, 'id' | 'name'>[] }): Audience {
  const names = namesApart(players);
  const byId = new Map(players.map(({ id }, seat) => [id, names[seat]]));
  return { playerName: (id) => byId.get(id) ?? id };
}
