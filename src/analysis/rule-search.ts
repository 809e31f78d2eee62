/**
 * Looks for games that show rules, guided by what was reached so far: half of all games begin anew, the others go on from a game that
 * reached a rule like one that is still missing.
 */
import type { RuleId } from '../engine/rule.js';

/** A game that was tried. */
export interface Tried {
  /** The rules that came up in it. */
  readonly rules: ReadonlySet<RuleId>;
  /** How many decisions it took, those of chance included. */
  readonly decisions: number;
}

/** Where games come from. */
export interface Games<T extends Tried> {
  /** A game of its own, the next one. */
  next(): T | undefined;
  /** A game that begins like another. @param decisions how many it has in common with it */
  vary(game: T, decisions: number): T | undefined;
}

/** So many games that show a rule are kept: enough to go on from, and to choose a small set among. */
const KEPT_PER_RULE = 4;

/** A search through many games. What it keeps does not grow with their number. */
export class RuleSearch<T extends Tried> {
  private readonly kept: T[] = [];
  private readonly times = new Map<RuleId, number>();
  private tried = 0;

  /**
   * @param wanted the rules that are to be shown
   * @param below chooses a whole number from 0 to one less than what it is given
   */
  constructor(
    private readonly games: Games<T>,
    private readonly wanted: readonly RuleId[],
    private readonly below: (count: number) => number,
  ) {}

  /** The wanted rules that no game has shown yet. */
  missing(): readonly RuleId[] {
    return this.wanted.filter((rule) => !this.times.has(rule));
  }

  /** Tries one game more. */
  step(): void {
    const like = this.tried % 2 === 1 ? this.promising() : undefined;
    this.tried += 1;
    const game = like ? this.games.vary(like, this.below(like.decisions)) : this.games.next();
    if (!game) return;
    let isRare = false;
    for (const rule of game.rules) {
      const times = (this.times.get(rule) ?? 0) + 1;
      this.times.set(rule, times);
      isRare ||= times <= KEPT_PER_RULE;
    }
    if (isRare) this.kept.push(game);
  }

  /** A game that showed a rule next of kin to a missing one; all of these have their turn. */
  private promising(): T | undefined {
    const missing = this.missing();
    const target = missing[this.below(Math.max(1, missing.length))];
    if (target === undefined) return undefined;
    const shown = [...this.times.keys()].map((rule) => ({ rule, kinship: kinship(rule, target) }));
    const closest = Math.max(...shown.map((one) => one.kinship));
    const kin = shown.filter((one) => one.kinship === closest);
    const best = this.kept.filter(({ rules }) => kin.some(({ rule }) => rules.has(rule)));
    return best[this.below(best.length)];
  }

  /** As few games as could be found that show every wanted rule that any of them shows, in the order in which they were tried. */
  smallestSet(): readonly T[] {
    const left = new Set(this.wanted.filter((rule) => this.times.has(rule)));
    const chosen = new Set<T>();
    const gain = ({ rules }: T): number => [...left].filter((rule) => rules.has(rule)).length;
    while (left.size > 0) {
      const best = this.kept.reduce((one, other) => (gain(other) > gain(one) ? other : one));
      chosen.add(best);
      for (const rule of best.rules) left.delete(rule);
    }
    for (const game of [...chosen]) if (isSpare(game, chosen, this.wanted)) chosen.delete(game);
    return this.kept.filter((game) => chosen.has(game));
  }
}

/** How many words two ids have in common from the beginning. */
function kinship(one: RuleId, other: RuleId): number {
  const words = other.split(/[.-]/);
  const differs = one.split(/[.-]/).findIndex((word, at) => word !== words[at]);
  return differs < 0 ? words.length : differs;
}

/** Whether the others show all that a game shows. */
function isSpare(game: Tried, chosen: ReadonlySet<Tried>, wanted: readonly RuleId[]): boolean {
  const others = [...chosen].filter((one) => one !== game);
  return wanted.every((rule) => !game.rules.has(rule) || others.some(({ rules }) => rules.has(rule)));
}
