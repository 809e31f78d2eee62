/** Which rules of a game a set of recorded games has shown, and how often. */
import type { Limit, Rule, RuleId } from '../engine/rule.js';
import type { RuleUse } from './rule-uses.js';

/** What a rule was counted to. A move counts once for a rule, however often it comes up in it. */
export interface RuleCount extends Omit<RuleUse, 'stages'> {
  /** In how many games it came up. */
  readonly games: number;
  /** Why a log cannot show it both kept and broken; null where it can. */
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
  ) {
    const none = { games: 0, enacted: 0, broken: 0, following: 0, doubted: 0 };
    this.counts = new Map(rulebook.map(({ id, limit = null }) => [id, { rule: id, ...none, limit }]));
  }

  /** @param uses those of one game @throws Error for a rule that the rulebook does not have: our own fault */
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

  /** The numbers of all games added so far, with every rule of the rulebook. */
  counted(): GameCoverage {
    return { ruleset: this.ruleset, games: this.games, counts: [...this.counts.values()] };
  }
}

/**
 * Where a rule belongs in a list of what was shown. `unwritten`: it cannot show itself. `doubted`: it came up, but was only
 * ever left open, or broken in consequence of another breach. `silent`: only a breach would show it, and there was none.
 * `missing`: it could have come up and did not.
 */
export type CoverageGroup = 'shown' | 'missing' | 'doubted' | 'silent' | 'unwritten';

/** The groups of rules that were not shown, in the order in which they are listed. */
const NOT_SHOWN = ['missing', 'doubted', 'silent', 'unwritten'] as const;

/** The one group of a rule, by its numbers. */
export function coverageGroup({ enacted, broken, following, doubted, limit }: RuleCount): CoverageGroup {
  if (limit === 'unwritten') return 'unwritten';
  if (enacted > 0 || broken > 0) return 'shown';
  if (doubted > 0 || following > 0) return 'doubted';
  return limit === 'silent' ? 'silent' : 'missing';
}

/** The groups to list beside the rules that were shown, empty or not; that of doubts only where there are any. */
export function groupsNotShown(coverage: GameCoverage): readonly (typeof NOT_SHOWN)[number][] {
  return NOT_SHOWN.filter((group) => group !== 'doubted' || countsIn(coverage, group).length > 0);
}

/** The numbers of the rules of one group, in the order of the rulebook. */
export function countsIn({ counts }: GameCoverage, group: CoverageGroup): readonly RuleCount[] {
  return counts.filter((count) => coverageGroup(count) === group);
}
