/** What a game may promise to record completely (`records`): where something of it is then missing, it did not happen. */
import { vocabularyOf } from '../../src/games.js';
import type { Recording } from '../../src/log/recording.js';
import { mapElements } from './masked.js';
import { replayed } from './replays.js';

/** The kinds that a log of any of the games may promise. */
const KINDS = ['hands', 'draws', 'contests', 'transfers', 'losses', 'rats', 'looks'];

/** The kinds that a legal game keeps. */
export function keptPromises(recording: Recording): readonly string[] {
  const { type } = vocabularyOf(recording.ruleset)?.['moves']?.attributes['records'] ?? {};
  return KINDS.filter((kind) => {
    if (type?.read(kind) === undefined) return false;
    const { verdict, findings } = replayed(promising(recording, [kind]), false);
    return verdict === 'legal' && !findings.some(({ severity }) => severity === 'warning');
  });
}

/** The same game with another promise. */
export function promising(recording: Recording, kinds: readonly string[]): Recording {
  return mapElements(recording, (element) =>
    element.name === 'moves' ? { ...element, values: { ...element.values, records: kinds } } : element,
  );
}
