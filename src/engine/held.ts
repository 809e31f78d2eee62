/** What was checked of a record and held: it says how much of a game was judged although some of it is hidden. */
import type { RuleId } from './rule.js';

/** Counts what held; a breach, or what is left open, does not come here. */
export class Held {
  /** Conditions and numbers of the log, each time that one was checked. */
  checks = 0;
  /** Moves in which something was. */
  moves = 0;
  /** The rules of the conditions, in the order in which they first came up. */
  readonly rules = new Set<RuleId>();
  /** How many checks there were before the current move. */
  private before = 0;

  beginMove(): void {
    this.before = this.checks;
  }

  endMove(): void {
    if (this.checks > this.before) this.moves += 1;
  }

  /** A condition of the rules held. */
  addCondition(rule: RuleId): void {
    this.checks += 1;
    this.rules.add(rule);
  }

  /** A number of the log is that of the replay. */
  addClaim(): void {
    this.checks += 1;
  }
}
