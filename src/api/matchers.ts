import type { Recording } from '../log/recording.js';
import { sentenceOf } from '../output/json.js';
import type { JudgedGame } from '../output/judged-game.js';
import { plain } from '../output/plain.js';
import { type CheckOptions, judgedGame } from './check.js';
import { english } from './english.js';
import { isBytes, isObject, isRecording, refuse } from './given.js';
import { message } from './message.js';
import { type ReadLog, readLog } from './read-log.js';

/** What games may be given as: the text of a log, what `readLog` gives, recordings of that, or a `GameRecorder`. */
export type Judgeable = string | Uint8Array | ReadLog | Recording | readonly Recording[] | { recording(): Recording };

/** What `expect` of vitest and jest is told. */
export interface MatcherResult {
  readonly pass: boolean;
  readonly message: () => string;
}

/**
 * `expect(log).toBeLegal()`, for vitest and jest: every game of the log can be read, and nothing in it is an error. What hidden information
 * leaves open passes, as it does in `kiebitz check`.
 *
 * ```ts
 * import type { CheckOptions } from 'kiebitz';
 * import { toBeLegal } from 'kiebitz/matchers';
 * import { expect } from 'vitest';
 *
 * expect.extend({ toBeLegal });
 * declare module 'vitest' {
 *   interface Matchers<T> {
 *     toBeLegal(options?: CheckOptions): T;
 *   }
 * }
 *
 * expect(text).toBeLegal();
 * expect(text).toBeLegal({ strict: true });
 * ```
 *
 * What is no log and no game, such as a promise, is neither legal nor illegal: a `TypeError` says what it is. A log that cannot be read fails
 * `.not.toBeLegal()`, too, unless there is an error in a game of it.
 */
export function toBeLegal(this: unknown, received: Judgeable, options: CheckOptions = {}): MatcherResult {
  const { games, faults } = gamesOf(received);
  const judged = games.map((game) => judgedGame(game, options));
  const unread = faults.map((fault) => message(fault, english));
  const errors = judged.flatMap(errorsOf);
  const pass = errors.length === 0 && (unread.length === 0 || isBehindNot(this));
  return {
    pass,
    // What passes is told where `.not` asks for an error.
    message: () =>
      pass && unread.length === 0
        ? plain(`expected an error; there is none in ${judged.map(verdictOf).join(', ')}`)
        : [...unread, ...errors].map(plain).join('\n'),
  };
}

/** @param context what `expect` of vitest and jest calls a matcher on; anything where it is called by itself */
function isBehindNot(context: unknown): boolean {
  return isObject(context) && 'isNot' in context && context.isNot === true;
}

function verdictOf({ replayed }: JudgedGame): string {
  return `${replayed.game ?? '?'} (${replayed.verdict})`;
}

function gamesOf(received: Judgeable): ReadLog {
  if (typeof received === 'string' || isBytes(received)) return readLog(received);
  if (isObject(received)) {
    // Where all games have been filtered out, nothing is legal.
    if ('games' in received && 'faults' in received && received.games.length + received.faults.length > 0)
      return received;
    if ('recording' in received) return { games: [received.recording()], faults: [] };
    const games: readonly unknown[] = Array.isArray(received) ? received : [received];
    if (games.length > 0 && games.every(isRecording)) return { games, faults: [] };
  }
  return refuse('the text of a log, a recording or a GameRecorder', received);
}

/** What fails `kiebitz check`, one to a line. */
function errorsOf(judged: JudgedGame): readonly string[] {
  const { replayed } = judged;
  const speaker = english.speaker(replayed.ruleset);
  return judged.failing('error').findings.map((finding) => {
    const { rule, at } = finding;
    const place = at.turn === null ? at.section : `${at.turn}${at.play === null ? '' : `.${at.play}`}`;
    const sentence = sentenceOf(finding, replayed, speaker);
    return `${replayed.game ?? '?'} ${place}: ${sentence}${rule === null ? '' : ` (${rule})`}`;
  });
}
