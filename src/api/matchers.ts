import type { Recording } from '../log/recording.js';
import { sentenceOf } from '../output/json.js';
import type { JudgedGame } from '../output/judged-game.js';
import { type CheckOptions, judgedGame } from './check.js';
import { english } from './english.js';
import { message } from './message.js';
import { type ReadLog, readLog } from './read-log.js';

/** What a game may be given as: the text of a log, a recording of `readLog`, or a `GameRecorder`. */
export type Judgeable = string | Uint8Array | Recording | { recording(): Recording };

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
 * import { toBeLegal } from 'kiebitz/matchers';
 * import { expect } from 'vitest';
 *
 * expect.extend({ toBeLegal });
 * declare module 'vitest' {
 *   interface Matchers<T> {
 *     toBeLegal(): T;
 *   }
 * }
 *
 * expect(text).toBeLegal();
 * ```
 */
export function toBeLegal(received: Judgeable, options: CheckOptions = {}): MatcherResult {
  const { games, faults } = gamesOf(received);
  const judged = games.map((game) => judgedGame(game, options));
  const complaints = [...faults.map((fault) => message(fault, english)), ...judged.flatMap(errorsOf)];
  const pass = complaints.length === 0;
  return {
    pass,
    message: () => (pass ? english.speaker().text('check-verdict-legal') : complaints.join('\n')),
  };
}

function gamesOf(received: Judgeable): ReadLog {
  if (typeof received === 'string' || received instanceof Uint8Array) return readLog(received);
  return { games: ['recording' in received ? received.recording() : received], faults: [] };
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
