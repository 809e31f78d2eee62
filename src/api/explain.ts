import type { Place } from '../engine/finding.js';
import { replay } from '../engine/replay.js';
import type { Recording } from '../log/recording.js';
import { audienceOf } from '../output/audience.js';
import { sentenceOf } from '../output/json.js';
import { tellStep } from '../text/explain.js';
import { CHECK_OPTIONS, type CheckOptions, gameOfRecording, type Verdict } from './check.js';
import { finderOf } from './editions.js';
import { requireNames } from './given.js';
import { type Language, speakerIn } from './language.js';

/** One thing that is told of a step. */
export interface ToldEntry {
  readonly type: 'effect' | 'line' | 'doubt' | 'finding';
  readonly rule: string | undefined;
  readonly sentence: string;
  /** The id of the finding, where it is one. */
  readonly finding?: string;
}

/** A step of a game, in words: a move, or a part of it that is nobody's move. */
export interface ToldStep {
  readonly at: Place;
  /** What is said of it first; null for what is no move. */
  readonly headline: string | null;
  /** Null for what is no move. */
  readonly verdict: Verdict | null;
  /** What it changed, what is wrong with it, and under which rules. */
  readonly told: readonly ToldEntry[];
}

/**
 * Tells a game step by step, each with its rules.
 *
 * ```ts
 * import { english, explain, readLog } from 'kiebitz';
 *
 * const [game] = readLog(text).games;
 * const moves = explain(game, english).filter(({ headline }) => headline !== null);
 * console.log(moves[0].headline);
 * ```
 */
export function explain(recording: Recording, language: Language, options: CheckOptions = {}): readonly ToldStep[] {
  requireNames(options, CHECK_OPTIONS);
  const { edition, strict = false } = options;
  const game = gameOfRecording(recording);
  const { ruleset } = game;
  const speaker = speakerIn(language, ruleset);
  const replayed = replay(game, recording, { edition: finderOf(ruleset, edition), isStrict: strict, transcript: true });
  const audience = audienceOf(replayed);
  const sentences = new Map(replayed.findings.map((one) => [one.id, sentenceOf(one, replayed, speaker)]));
  return (replayed.transcript?.steps ?? []).map((step) => ({
    at: step.at,
    headline: step.headline ? speaker.say(step.headline, audience) : null,
    verdict: step.verdict ?? null,
    told: tellStep(speaker, step, audience, (id) => sentences.get(id) ?? ''),
  }));
}
