/** Names of things of which only the id is known, not what they are. */
import type { Speaker } from '../text/speaker.js';

/** @param kinds of names, the most exact first @returns the first name that there is, else the id */
export function nameOf(id: string, kinds: readonly string[], speaker: Speaker): string {
  for (const kind of kinds) {
    const name = speaker.name(kind, id);
    if (name !== id) return name;
  }
  return id;
}
