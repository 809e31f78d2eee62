/** The result that a log states, player by player. */
import type { Judge, Located } from './judge.js';
import { quoted } from './message.js';
import type { Roster } from './roster.js';
import { onePerPlayer } from './stated-player.js';

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
  return onePerPlayer(judge, roster, scores, (element) => {
    judge.find(null, {
      kind: 'data',
      message: 'engine-score-twice',
      with: { player: quoted(element.values.player ?? '') },
      element,
      attribute: 'player',
    });
  });
}
