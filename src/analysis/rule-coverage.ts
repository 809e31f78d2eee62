/** Which rules of a game a set of recorded games has shown, and how often. */
import type { Limit, Limits, Rule, RuleId } from '../engine/rule.js';
import type { RuleUse } from './rule-uses.js';

export interface RuleCount {
  readonly rule: RuleId;
  /** In how many games it came up. */
  readonly games: number;
  readonly enacted: number;
  readonly broken: number;
  readonly following: number;
  readonly doubted: number;
  readonly limit: Limit | null;
}

/** What is counted of a rule, in the order in which it is printed. */
export const COUNTED = ['enacted', 'broken', 'following', 'doubted', 'games'] as const;

/** What the rules of one game were counted to. */
export interface GameCoverage {
  readonly ruleset: string;
  /** How many recorded games were looked at. */
  readonly games: number;
  /** In the order of the rulebook. */
  readonly counts: readonly RuleCount[];
}

/** Counts game by game; what it holds does not grow with their number. */
export class RuleCoverage {
  private games = 0;
  private readonly counts: Map<RuleId, { -readonly [Key in keyof RuleCount]: RuleCount[Key] }>;

  constructor(
    private readonly ruleset: string,
    rulebook: readonly Rule[],
    limits: Limits,
  ) {
    const none = { games: 0, enacted: 0, broken: 0, following: 0, doubted: 0 };
    this.counts = new Map(rulebook.map(({ id }) => [id, { rule: id, ...none, limit: limits.get(id) ?? null }]));
  }

  /** @param uses those of one game */
  add(uses: readonly RuleUse[]): void {
    this.games += 1;
    for (const { rule, enacted, broken, following, doubted } of uses) {
      const count = this.counts.get(rule);
      if (!count) throw new Error(`a rule that no rulebook has: ${rule}`);
      count.games += 1;
      count.enacted += enacted;
      count.broken += broken;
      count.following += following;
      count.doubted += doubted;
    }
  }

  counted(): GameCoverage {
    return { ruleset: this.ruleset, games: this.games, counts: [...this.counts.values()] };
  }
}

/**
 * Where a rule belongs in a list of what was shown. `unwritten`: it cannot show itself. `silent`: only a breach would, and
 * there was none. `missing`: it could have come up and did not.
 */
export type CoverageGroup = 'shown' | 'missing' | 'silent' | 'unwritten';

export function coverageGroup({ enacted, broken, limit }: RuleCount): CoverageGroup {
  if (limit === 'unwritten') return 'unwritten';
  if (enacted > 0 || broken > 0) return 'shown';
  return limit === 'silent' ? 'silent' : 'missing';
}

export function countsIn({ counts }: GameCoverage, group: CoverageGroup): readonly RuleCount[] {
  return counts.filter((count) => coverageGroup(count) === group);
}
