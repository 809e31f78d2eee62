/** Whose verdicts, or analyses, are meant, where several versions of Kiebitz have judged. */
import { isAnalysis } from '../../archive/part.js';
import type { Query } from '../../archive/question.js';
import type { Speaker } from '../../text/speaker.js';
import { EXIT } from '../exit.js';
import type { NamedPart } from './folder.js';

/**
 * The short names of the referees that are meant: those that are given, or all.
 * @param given on the command line
 * @param of what they have made: both may be given, verdicts are meant where none is
 * @param needed how many are needed; undefined for any number
 * @param speaker with the part `archive`
 */
export function meantReferees(
  parts: readonly NamedPart[],
  given: readonly string[],
  of: NonNullable<Query['of']>,
  needed: 1 | 2 | undefined,
  speaker: Speaker,
): readonly string[] | { readonly text: string; readonly code: number } {
  const all = [...new Set(parts.map(({ key }) => key))];
  const keys = of === 'both' ? all : all.filter((key) => isAnalysis(key) === (of === 'analyses'));
  const known = keys.join(', ');
  const unknown = given.find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    return { text: speaker.text('archive-no-referee', { name: unknown, known }), code: EXIT.usage };
  }
  if (keys.length === 0) {
    return { text: speaker.text('archive-empty', { analysed: of === 'analyses' ? 'yes' : 'no' }), code: EXIT.unread };
  }
  const likely = of === 'both' ? keys.filter((key) => !isAnalysis(key)) : keys;
  const meant = given.length > 0 ? given : likely;
  if (needed === undefined || meant.length === needed) return meant;
  const several = of === 'analyses' ? 'archive-several-analyses' : 'archive-several-referees';
  return { text: speaker.text(needed === 2 ? 'archive-two-referees' : several, { known }), code: EXIT.usage };
}
