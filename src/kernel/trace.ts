/** What may be told of a move while it is carried out. Play-outs tell nothing, and pay nothing for it. */

/** The id of a rule: `<game>.<topic>.<rule>`. */
export type RuleId = `${string}.${string}`;

/** A quantity of a game, as a trace names it. */
export interface NamedQuantity {
  readonly name: string;
}

/** Hears what a move does, in order, as far as somebody wants to know it. */
export interface TraceWriter {
  /**
   * An amount has changed under a rule.
   * @param place the cell that changed: 0 for the first one of the quantity
   */
  changed?(rule: RuleId, quantity: NamedQuantity, place: number, by: number): void;
  /** A line of reckoning: the numbers that a rule was applied to, and what came of them. */
  reckoned?(rule: RuleId, numbers: readonly number[]): void;
}
