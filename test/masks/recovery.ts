/** What becomes of the rest of a game in which a rule was broken. */
import type { Recording } from '../../src/log/recording.js';
import { replayed } from '../engine/replays.js';

/** Moves behind the first breach of a game, and those of them that were judged again. */
export interface Recovery {
  readonly moves: number;
  readonly decided: number;
}

/** @returns undefined where nothing is wrong in the game, or nothing is played behind it */
export function recoveryOf(recording: Recording): Recovery | undefined {
  const { transcript, findings } = replayed(recording);
  const roots = findings.filter(({ severity, cause }) => severity === 'error' && cause === null);
  const first = Math.min(...roots.map(({ at }) => at.line ?? Number.POSITIVE_INFINITY));
  const behind = (transcript?.steps ?? []).filter(
    ({ verdict, at }) => verdict !== undefined && at.section === 'turn' && at.line !== null && at.line > first,
  );
  if (behind.length === 0) return undefined;
  return { moves: behind.length, decided: behind.filter(({ verdict }) => verdict !== 'undecidable').length };
}
