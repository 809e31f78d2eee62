/** What is wrong in a log, where, under which rule. The fields are a contract (docs/output.md). */
import type { Message } from './message.js';
import type { RuleId } from './rule.js';

/**
 * `illegal`: a choice the rules forbid. `wrong`: a recorded consequence differs. `missing`: something owed is absent.
 * `order`: right, but at the wrong moment or by the wrong player. `setup`, `data`: impossible setup or components.
 * `unread`: notation that could not be used. `note`: legal, but worth a remark.
 */
const FINDING_KINDS = ['illegal', 'wrong', 'missing', 'order', 'setup', 'data', 'unread', 'note'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** What a finding tells about the program that wrote the log. */
export type BugKind =
  | 'too-permissive' // it let a forbidden move pass
  | 'too-strict' // it refused or left out what was due
  | 'wrong-effect' // a move did not do what it should
  | 'wrong-bookkeeping' // the moves are right, the running totals are not
  | 'wrong-order' // right, but at the wrong moment or by the wrong player
  | 'wrong-value' // a card in its table has another value than in the edition
  | 'incomplete-log'; // the log says too little, or nothing that can be used

/** How grave a finding is: only an `error` makes a game illegal. */
export type Severity = 'error' | 'warning' | 'note';

/** The part of a game that a finding or a step belongs to; `log` is the notation as a whole. */
export type Section = 'log' | 'setup' | 'draft' | 'turn' | 'final' | 'result';

/** A place in a game and in its file. */
export interface Place {
  readonly section: Section;
  /** 1-based count of turns (or rounds), only in section `turn`. */
  readonly turn: number | null;
  /** 1-based count of the moves in the turn; null where it concerns the turn as a whole. */
  readonly play: number | null;
  readonly player: string | null;
  readonly element: string | null;
  /** 1-based; null for a game that no file holds. */
  readonly line: number | null;
  readonly column: number | null;
}

/** A value of an option, as a log writes both. */
export interface OptionValue {
  readonly option: string;
  readonly value: string;
}

/** What a log may have meant: another word, in place of `actual` and in its notation, or an element elsewhere or not at all. */
export type Fitting =
  | { readonly way: 'word'; readonly word: string }
  /** The same of a word in a turn (or round) before, in place of `instead`. */
  | {
      readonly way: 'elsewhere';
      readonly word: string;
      readonly instead: string;
      readonly turn: number;
      readonly player: string;
    }
  /** `later`: behind what follows it; `earlier`: before what precedes it. `turn`: the whole turn (or round), not only the element. */
  | { readonly way: 'without' | 'later' | 'earlier'; readonly of: 'element' | 'turn' }
  /** In the place of the next turn of whoever is `expected`, and that one here. */
  | { readonly way: 'exchanged'; readonly of: 'turn' };

/** Something that is wrong in a log, or worth a remark. */
export interface Finding {
  /** Unique in its game: `f1`, `f2` ... in the order of the replay. */
  readonly id: string;
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** Null for findings about notation, which break no rule of the game. */
  readonly rule: RuleId | null;
  /** The finding of which this one is a consequence; null for a root. */
  readonly cause: string | null;
  /** True where the verdict rests on card values that are a reconstruction. */
  readonly reconstructed: boolean;
  readonly at: Place;
  /** In the notation of the log. */
  readonly expected?: string;
  readonly actual?: string;
  /** Only where others follow: what would leave nothing wrong in the game, if it alone of all that was tried does. */
  readonly fits?: Fitting;
  /** Other rules whose misreading would explain what was recorded, likeliest first. */
  readonly suspects?: readonly RuleId[];
  /** The numbers of the rulings that the accusation rests on: the rulebook itself does not say so. */
  readonly rulings?: readonly string[];
  /** Only of remarks: options under which this would be the breach that the message tells of. */
  readonly illegalUnder?: readonly OptionValue[];
  /** Only where the rule knows better than the kind what the program did wrong. */
  readonly bug?: BugKind;
  readonly message: Message;
}

/** Whether a finding is an error of its own, not the consequence of another one. */
export function isRootError(finding: { readonly severity: string; readonly cause: string | null }): boolean {
  return finding.severity === 'error' && finding.cause === null;
}

/** Whether a finding is a root that breaks a rule, and no place of the log that cannot be read. */
export function isBreach(finding: Parameters<typeof isRootError>[0] & { readonly kind: string }): boolean {
  return isRootError(finding) && finding.kind !== 'unread';
}

/** What a finding is known by in another replay of the same text. */
export function keyOf({ rule, at }: Pick<Finding, 'rule' | 'at'>): string {
  return [rule, at.section, at.turn, at.play, at.line, at.column, at.player].join(' ');
}

/** Where a finding stands, whatever it says: in another reading of the same text, too. */
export function keyOfPlace({ section, turn, play, line, column, player }: Place): string {
  return line === null ? [section, turn, play, player].join(' ') : `${line}:${column}`;
}
