/** Rule coverage in a sentence. */
import type { Speaker } from './speaker.js';

interface Counted {
  readonly ruleset: string;
  /** How many recorded games were looked at. */
  readonly games: number;
  readonly counts: readonly { readonly enacted: number; readonly broken: number }[];
}

/** `40 games of Valletta: 217 of 229 rules enacted or broken.` @param speaker with the part `rule-book` */
export function coverageSummary({ ruleset, games, counts }: Counted, speaker: Speaker): string {
  return speaker.text('coverage-summary', {
    game: speaker.name('game', ruleset),
    games,
    shown: counts.filter(({ enacted, broken }) => enacted > 0 || broken > 0).length,
    all: counts.length,
  });
}
