/** How well somebody decided in many games, and what luck they had, as far as those games were analysed. */
import type { Measure } from '../kernel/appraisal.js';
import { entryOf } from '../log/entry-of.js';
import { type Estimate, Sums, shareOf } from './intervals.js';

/** One player in one analysed game. Plain values only. */
export interface Skill {
  readonly measure: Measure;
  /** Decisions that made a difference, as far as that can be seen, and how many of them were best, or as good. */
  readonly telling: number;
  readonly best: number;
  /** What they gave up on average, by the measure; null where there were none. */
  readonly loss: number | null;
  /** What chance brought, less what it brings on average, by the measure; null where the end of the game was not analysed. */
  readonly luck: number | null;
}

/** The same over the games of one measure. */
export interface SkillRecord {
  readonly measure: Measure;
  readonly games: number;
  /** Of the decisions that made a difference. */
  readonly best: Estimate;
  /** What such a decision gave up, from game to game. */
  readonly loss: Estimate;
  /** From game to game. */
  readonly luck: Estimate;
}

interface OfMeasure {
  games: number;
  telling: number;
  best: number;
  readonly loss: Sums;
  readonly luck: Sums;
}

/** Chances and points are not added up: which of them a game is told in depends on how far its chances can be trusted. */
export class SkillSums {
  private readonly measures = new Map<Measure, OfMeasure>();

  add({ measure, telling, best, loss, luck }: Skill): void {
    const sums = entryOf(this.measures, measure, nothing);
    sums.games += 1;
    sums.telling += telling;
    sums.best += best;
    if (loss !== null) sums.loss.add(loss);
    if (luck !== null) sums.luck.add(luck);
  }

  /** Adds the games of others, which stay as they are: in whatever order, the sums are the same. */
  merge(others: SkillSums): void {
    for (const [measure, other] of others.measures) {
      const sums = entryOf(this.measures, measure, nothing);
      sums.games += other.games;
      sums.telling += other.telling;
      sums.best += other.best;
      sums.loss.merge(other.loss);
      sums.luck.merge(other.luck);
    }
  }

  /** Those of most games first; none where no game was analysed. */
  get records(): readonly SkillRecord[] {
    return [...this.measures]
      .map(([measure, { games, telling, best, loss, luck }]): SkillRecord => {
        return { measure, games, best: shareOf(best, telling), loss: loss.mean(), luck: luck.mean() };
      })
      .sort((one, other) => other.games - one.games || (one.measure < other.measure ? -1 : 1));
  }
}

function nothing(): OfMeasure {
  return { games: 0, telling: 0, best: 0, loss: new Sums(), luck: new Sums() };
}
