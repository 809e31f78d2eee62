/** Whose verdicts are meant, where several versions of Kiebitz have judged. */
import type { Speaker } from '../../text/speaker.js';
import { EXIT } from '../exit.js';
import type { NamedPart } from './folder.js';

/** Why nobody is meant: a sentence, and the exit code. */
export interface NobodyMeant {
  readonly text: string;
  readonly code: number;
}

/**
 * The short names of the referees that are meant: those that are given, or all.
 * @param given on the command line
 * @param needed how many are needed; undefined for any number
 * @param speaker with the part `archive`
 */
export function meantReferees(
  parts: readonly NamedPart[],
  given: readonly string[],
  needed: 1 | 2 | undefined,
  speaker: Speaker,
): readonly string[] | NobodyMeant {
  const keys = [...new Set(parts.map(({ key }) => key))];
  const known = keys.join(', ');
  const unknown = given.find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    return { text: speaker.text('archive-no-referee', { name: unknown, known }), code: EXIT.usage };
  }
  if (keys.length === 0) return { text: speaker.text('archive-empty'), code: EXIT.unread };
  const meant = given.length > 0 ? given : keys;
  if (needed === undefined || meant.length === needed) return meant;
  const message = needed === 2 ? 'archive-two-referees' : 'archive-several-referees';
  return { text: speaker.text(message, { known }), code: EXIT.usage };
}
