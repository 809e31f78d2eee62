/** What a recording tells that the file written from it would not: a writer makes well-formed text of anything. */
import { Buffer } from 'node:buffer';
import { readJsonGame } from './json/read-game.js';
import { readKbzGame } from './kbz/read-game.js';
import { MAX_GAME_BYTES } from './limits.js';
import type { VocabularyOf } from './reader.js';
import type { Problem, Recording, Source } from './recording.js';
import type { OutputNotation } from './write.js';
import { scanGame } from './xml/scan-game.js';

const READ = { xml: scanGame, json: readJsonGame, kbz: readKbzGame };

/** The reading ended there, and so does what was written. */
const ENDS: ReadonlySet<Problem['problem']> = new Set([
  'too-deep',
  'too-many',
  'too-many-elements',
  'too-many-attributes',
  'too-many-players',
]);

/**
 * @param written the game in its new notation, with what separates it from others
 * @returns the problems of the recording that a reader of `written` would not find, in their order; and where that is too
 *   large for any reader, that it is
 */
export function problemsLost(
  { source, game, problems }: Recording,
  written: string,
  notation: OutputNotation,
  vocabularyOf: VocabularyOf,
): readonly Problem[] {
  if (written.length > MAX_GAME_BYTES / 3 && Buffer.byteLength(written) > MAX_GAME_BYTES) {
    const expected = String(MAX_GAME_BYTES);
    return [...problems, { problem: 'too-large', offset: game.offset, element: game.name, found: '', expected }];
  }
  if (problems.length === 0) return [];
  const text = written.replace(/^[\s,]+/, '').trimEnd();
  const again: Source = {
    file: source.file,
    notation: notation === 'ndjson' ? 'json' : notation,
    text,
    line: 1,
    column: 1,
  };
  const event = READ[again.notation](again, vocabularyOf, 'game');
  const kept = new Map<string, number>();
  for (const problem of event.type === 'game' ? event.recording.problems : []) {
    kept.set(signature(problem), (kept.get(signature(problem)) ?? 0) + 1);
  }
  return problems.filter((problem) => {
    // It is about two games of a file, and not about one of them; or what is written says what was understood.
    if (problem.problem === 'repeated-id' || problem.problem === 'spelling') return false;
    const count = kept.get(signature(problem)) ?? 0;
    kept.set(signature(problem), count - 1);
    return count <= 0 || ENDS.has(problem.problem);
  });
}

/** Everything about a problem but its place. */
function signature({ offset: _, ...problem }: Problem): string {
  return JSON.stringify(Object.entries(problem).sort(([one], [other]) => (one < other ? -1 : 1)));
}
