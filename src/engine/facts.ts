/** What a procedure tells the judge of the log: conditions that do not hold, and numbers that are compared. */

import type { BugKind, FindingKind, Section, Severity } from './finding.js';
import type { Gaps } from './gap.js';
import type { MessageId, Parameters } from './message.js';
import type { Quantity } from './quantity.js';
import type { RuleId } from './rule.js';

/** Whether a condition holds; where hidden information or missing data leave it open, what the record lacks. */
export type Truth = boolean | Gaps;

/** What a place needs of an element of a log. */
export interface Located {
  readonly name: string;
  readonly offset: number;
}

/** What is said about a condition that does not hold. Made only when it is needed. */
export interface Facts {
  /** Default `illegal`. */
  readonly kind?: FindingKind;
  /** Default `error`. */
  readonly severity?: Severity;
  readonly message: MessageId;
  readonly with?: Parameters;
  readonly expected?: string;
  readonly actual?: string;
  /** Where it stands in the log; default the element of the move or turn. */
  readonly element?: Located;
  readonly attribute?: string;
  /** True where something recorded shows that what is missing did not happen, even if the record stops there. */
  readonly certain?: boolean;
  /** True where nothing that a record may hide decides it: it is told although nothing else can be proved. */
  readonly isPlain?: boolean;
  /** Where what is missing may still be written, also behind all that stands there; default: where the finding stands. */
  readonly within?: Located | undefined;
  /** `null` where the finding concerns the turn as a whole, not the move being judged. */
  readonly play?: null;
  readonly player?: string;
  readonly section?: Section;
  /** Quantities that the judgement rests on: where one is tainted, the finding is a consequence. */
  readonly dependsOn?: readonly Quantity[];
  /** Quantities that can no longer be trusted after this. */
  readonly taints?: readonly Quantity[];
  /** What the replay has more than by the rules because it follows the record here: a record that takes it back is no new fault. */
  readonly follows?: readonly { readonly quantity: Quantity; readonly by: number }[];
  /** The finding of which this one is a consequence, where that is known without asking what it rests on. */
  readonly cause?: string | undefined;
  /** True where the judgement rests on reconstructed card values. */
  readonly reconstructed?: boolean;
  readonly suspects?: readonly RuleId[];
  /** What it tells about the program that wrote the log; only where its kind does not. */
  readonly bug?: BugKind;
}

/** A number that the log states, beside the one that the replay has. */
export interface Claim {
  readonly rule: RuleId;
  /** What is counted, e.g. `p1 gold`. */
  readonly quantity: Quantity;
  readonly claimed: number;
  readonly computed: number;
  readonly element: Located;
  readonly attribute: string;
  /** The quantity that follows the record, where it is another one: the points of a player, to which those of a contest add. */
  readonly into?: Quantity;
  /** Other quantities with which the record differs the other way round, where it differs here, and by how much. */
  readonly counterparts?: NonNullable<Facts['follows']>;
  /** True for what a move is said to have changed: where the move is at fault, that is why. */
  readonly ofMove?: boolean;
  /** Makes the state follow the record. @param by how much more the record has; below zero: less */
  readonly rebase: (by: number) => void;
  /** Overrides what is said; `expected` and `actual` are filled in. */
  readonly facts?: () => Partial<Facts>;
}

/** Where a finding stands: at an attribute of an element. @param actual what the log says there */
export function foundAt(
  element: Located,
  attribute: string,
  actual?: string | number | boolean,
): { readonly element: Located; readonly attribute: string; readonly actual?: string } {
  return actual === undefined ? { element, attribute } : { element, attribute, actual: String(actual) };
}

/** The same in the element of the move or turn that is judged. */
export function foundIn(attribute: string, actual: string | number): Pick<Facts, 'attribute' | 'actual'> {
  return { attribute, actual: String(actual) };
}

/** What was expected, and what was found instead. */
export function differing(expected: string | number, actual: string | number): Pick<Facts, 'expected' | 'actual'> {
  return { expected: String(expected), actual: String(actual) };
}

/** Numbers that would be right, the first and the last of them: `1..3`; `2` where they are one; nothing where there are none. */
export function numbersFrom(least: number, most: number): string {
  if (least > most) return '';
  return least === most ? String(least) : `${least}..${most}`;
}
