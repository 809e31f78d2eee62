/** How many games there are of each ruleset and verdict: all that a page says of games that do not stand on it. */
import type { GameSummary } from '../../analysis/game-summary.js';
import type { MoveVerdict } from '../../engine/transcript.js';
import { entryOf } from '../../log/entry-of.js';

type Told = Pick<GameSummary, 'ruleset' | 'verdict'>;

export class GameCounts {
  private readonly counts = new Map<string, Map<MoveVerdict, number>>();

  constructor(games: Iterable<{ readonly summary: Told }> = []) {
    for (const { summary } of games) this.add(summary);
  }

  add({ ruleset, verdict }: Told): void {
    const verdicts = entryOf(this.counts, ruleset, () => new Map<MoveVerdict, number>());
    verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  }

  /** How many games are of a ruleset and came to a verdict; null where it does not matter. */
  of(ruleset: string | null, verdict: MoveVerdict | null): number {
    let sum = 0;
    for (const [own, verdicts] of this.counts) {
      if (ruleset !== null && own !== ruleset) continue;
      for (const [one, count] of verdicts) if (verdict === null || one === verdict) sum += count;
    }
    return sum;
  }

  get all(): number {
    return this.of(null, null);
  }
}
