/** Who has won: the ranks and scores of a game, and the ranks that its log states. */

import { known, type Unknown } from '../log/attribute.js';
import type { Facts, Judge, Located } from './judge.js';
import { type Quantity, RANK, RESULT } from './quantity.js';
import type { RuleId } from './rule.js';
import type { Score } from './score.js';

/** A player at the end of the game. */
export interface Final {
  readonly player: { readonly id: string; readonly seat: number };
  /** What wins the game; undefined where it is not known. */
  readonly total: number | undefined;
}

interface StatedRank extends Located {
  readonly values: { readonly rank?: number | Unknown };
}

/** What is said of a stated rank that is wrong. */
interface RankFacts extends Required<Pick<Facts, 'message' | 'with'>> {
  readonly rule: RuleId;
  /** Where it is not only the rank of the replay that is right. */
  readonly expected?: string;
  /** Quantities that decide the rank, beside the results themselves. */
  readonly dependsOn?: readonly Quantity[];
}

/** The players of a finished game, ranked. */
export class Ranking<F extends Final> {
  /** In turn order, 1-based; those of whom neither beats the other share one. */
  readonly ranks: readonly number[];

  /** @param finals in turn order */
  constructor(
    readonly finals: readonly F[],
    beats: (one: F, other: F) => boolean,
  ) {
    this.ranks = finals.map((one) => 1 + finals.filter((other) => other !== one && beats(other, one)).length);
  }

  /** In turn order; none where a total is not known. */
  get scores(): readonly Score[] {
    const scores = this.finals.flatMap(({ player, total }, seat) =>
      total === undefined ? [] : [{ player: player.id, points: total, rank: this.ranks[seat] ?? 1 }],
    );
    return scores.length === this.finals.length ? scores : [];
  }

  /**
   * Compares the ranks that a log states.
   * @param stated by 0-based seat
   * @param factsOf what is said of a rank that is not the one of the replay; undefined where it is right, too
   */
  require(
    judge: Judge,
    stated: ReadonlyMap<number, StatedRank>,
    factsOf: (final: F, claimed: number, computed: number) => RankFacts | undefined,
  ): void {
    for (const final of this.finals) {
      const element = stated.get(final.player.seat);
      const claimed = known(element?.values.rank);
      const computed = this.ranks[final.player.seat] ?? 1;
      if (!element || claimed === undefined || claimed === computed) continue;
      const facts = factsOf(final, claimed, computed);
      if (!facts) continue;
      const { rule, message, with: parameters, expected = String(computed), dependsOn = [] } = facts;
      judge.require(rule, false, () => ({
        kind: 'wrong',
        message,
        with: parameters,
        expected,
        actual: String(claimed),
        element,
        attribute: 'rank',
        player: final.player.id,
        dependsOn: [RESULT, RANK, ...dependsOn],
        taints: [RANK],
      }));
    }
  }
}

/** A player whom more of something else puts first among equals. */
export interface FinalWithTieBreak extends Final {
  /** Undefined where it is not known. */
  readonly tieBreak: number | undefined;
}

/** The rules that decide who wins. */
export interface WinRules<R extends RuleId> {
  /** The highest total. */
  readonly most: R;
  /** The highest tie break among them. */
  readonly tieBreak: R;
  /** That is equal, too. */
  readonly shared: R;
}

/** Who wins, and by which rule. */
export interface Victory<R extends RuleId, F extends Final> {
  readonly winners: readonly [F, ...F[]];
  /** How many have the winning total. */
  readonly tied: number;
  readonly rule: R;
}

/** The highest total wins; among equals, the highest tie break. What is not known counts for nothing. */
export class TieBreakRanking<F extends FinalWithTieBreak, R extends RuleId> extends Ranking<F> {
  constructor(
    finals: readonly F[],
    private readonly rules: WinRules<R>,
  ) {
    super(finals, beats);
  }

  /** Nothing where a total or a tie break is not known. */
  override require(...compared: Parameters<Ranking<F>['require']>): void {
    const isOpen = this.finals.some(({ total, tieBreak }) => total === undefined || tieBreak === undefined);
    if (!isOpen) super.require(...compared);
  }

  /** The rule that decides the rank of a player. */
  ruleOf(final: F): R {
    const { rules, finals } = this;
    const tied = finals.filter((other) => other !== final && other.total === final.total);
    if (tied.length === 0) return rules.most;
    return tied.every((other) => other.tieBreak === final.tieBreak) ? rules.shared : rules.tieBreak;
  }

  /** Undefined where a total is not known. */
  get victory(): Victory<R, F> | undefined {
    const { rules, finals, ranks } = this;
    const [winner, ...others] = finals.filter((_, seat) => ranks[seat] === 1);
    if (!winner || finals.some(({ total }) => total === undefined)) return undefined;
    const tied = finals.filter(({ total }) => total === winner.total).length;
    const rule = others.length > 0 ? rules.shared : tied > 1 ? rules.tieBreak : rules.most;
    return { winners: [winner, ...others], tied, rule };
  }
}

function beats(one: FinalWithTieBreak, other: FinalWithTieBreak): boolean {
  const difference = (one.total ?? 0) - (other.total ?? 0);
  return difference > 0 || (difference === 0 && (one.tieBreak ?? 0) > (other.tieBreak ?? 0));
}
