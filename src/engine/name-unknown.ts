/** What is said of a name that the log uses and nobody has declared. */
import type { Facts } from './facts.js';
import { choice, quoted } from './message.js';

/** So many names are offered in a sentence. */
const MOST_NAMES = 12;

type NameKind = 'player' | 'thing';

/** A name that is declared nowhere is one finding, wherever it stands: what that is known by. */
export function keyOfName(kind: NameKind, id: string): string {
  return `${kind} ${id}`;
}

/** @param names all that could stand there @param meant the one that probably should */
export function nameUnknown(
  kind: NameKind,
  id: string,
  names: readonly string[],
  meant?: string,
): Pick<Facts, 'message' | 'with' | 'expected' | 'actual'> {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return {
    message: kind === 'player' ? 'engine-player-unknown' : 'engine-name-unknown',
    with: {
      says: choice(meant === undefined ? 'plain' : 'meant'),
      player: quoted(id),
      found: quoted(id),
      meant: quoted(meant ?? ''),
      expected: quoted(names.length > MOST_NAMES ? `${shown} …` : shown),
    },
    ...(names.length > 0 && { expected: names.join(' ') }),
    actual: id,
  };
}
