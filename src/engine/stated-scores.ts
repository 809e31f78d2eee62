/** The result that a log states, player by player. */
import type { Judge, Located } from './judge.js';
import { quoted } from './message.js';
import type { Roster } from './roster.js';

interface StatedScore extends Located {
  readonly values: { readonly player?: string };
}

/**
 * The `<score>` of each player by 0-based seat. One of a player that nobody declared, and a second one of the same player,
 * are findings.
 */
export function statedScores<S extends StatedScore>(
  judge: Judge,
  roster: Roster,
  scores: readonly S[],
): ReadonlyMap<number, S> {
  const stated = new Map<number, S>();
  for (const score of scores) {
    const seat = roster.seat(score.values.player);
    if (seat !== undefined && !stated.has(seat)) {
      stated.set(seat, score);
      continue;
    }
    judge.find(null, {
      kind: 'data',
      message: seat === undefined ? 'engine-player-unknown' : 'engine-score-twice',
      with: { player: quoted(score.values.player ?? '') },
      element: score,
      attribute: 'player',
    });
  }
  return stated;
}
