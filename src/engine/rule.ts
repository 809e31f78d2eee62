/** Rules as data: what a rulebook lists, and what every check and effect carries. */

/** `explicit`: stated in a rulebook; `derived`: follows from stated facts; `ruling`: rulebooks silent or contradictory. */
export type RuleKind = 'explicit' | 'derived' | 'ruling';

/** Where a rule stands: the key of a document, and the heading in that document's language. */
export interface Citation {
  readonly source: string;
  readonly section: string;
}

export type RuleId = `${string}.${string}`;

export interface Rule {
  /** Stable id; those of `rules/*.md`. */
  readonly id: RuleId;
  readonly kind: RuleKind;
  readonly cites: readonly Citation[];
  /** The option that changes the rule. */
  readonly option?: string;
  /** The number of the ruling or conflict in the specification. */
  readonly ruling?: string;
}
