/** Rules as data: what a rulebook lists, and what every check and effect carries. */
import type { MessageId } from './message.js';

/** `explicit`: stated in a rulebook; `derived`: follows from stated facts; `ruling`: rulebooks silent or contradictory. */
export type RuleKind = 'explicit' | 'derived' | 'ruling';

/** A document that rules cite. */
export interface RuleDocument {
  /** BCP 47 tag. */
  readonly language: string;
  readonly title: string;
  readonly publisher: string;
  /**
   * `rulebook`: the text of the printed rulebook, without its illustrations; `online-rules`: the rules as an online platform
   * shows them; `fan-translation`: of the printed rulebook.
   */
  readonly kind: 'rulebook' | 'online-rules' | 'fan-translation';
}

/** A document under the key that citations use. */
export interface RuleSource extends RuleDocument {
  readonly key: string;
}

/** The documents of a game, by the keys that its citations use. */
export function sourcesOf(documents: Readonly<Record<string, RuleDocument>>): readonly RuleSource[] {
  return Object.entries(documents).map(([key, document]) => ({ key, ...document }));
}

/** Where a rule stands: the key of a document, and the heading in that document's language. */
export interface Citation {
  readonly source: string;
  readonly section: string;
}

/** `<game>.<topic>.<rule>`, in kebab-case. */
export type RuleId = `${string}.${string}`;

/**
 * Why a log cannot show a rule both kept and broken. `permits`: it allows something or advises it, and nothing breaks it.
 * `unwritten`: a log has no place for what it is about (pieces in the box, what is hidden, who sits where). `elsewhere`:
 * whoever breaks it breaks another rule first. `silent`: it forbids or demands, and only a breach says anything of it.
 */
const LIMITS = ['permits', 'unwritten', 'elsewhere', 'silent'] as const;
export type Limit = (typeof LIMITS)[number];

/** A rule of a game: its id, how sure we are of it, and where it stands. */
export interface Rule {
  /** Stable id; those of `rules/*.md`. */
  readonly id: RuleId;
  readonly kind: RuleKind;
  readonly cites: readonly Citation[];
  /** The option that changes the rule. */
  readonly option?: string;
  /** The number of the ruling or conflict in the specification. */
  readonly ruling?: string;
  /** Undefined where a log can show it both kept and broken. */
  readonly limit?: Limit;
}

/** Something that the rulebooks say differently or leave open. What it is and what was decided: room `text`. */
export interface Ruling {
  /** Its number in the specification: `C02`, `TA-05`. */
  readonly id: string;
  /** `differs`: two texts say different things; `open`: none says it. */
  readonly kind: 'differs' | 'open';
  /** The rules concerned; none where it concerns the document as a whole. */
  readonly rules: readonly RuleId[];
  /** Accusations that rest on it: who decides otherwise accuses nobody. */
  readonly accuses: readonly (RuleId | readonly [rule: RuleId, ...messages: readonly MessageId[]])[];
  /** Rules whose use shows that something is legal by this ruling alone, where no option decides otherwise. */
  readonly permits: readonly RuleId[];
}

/** What a game says of its rulings besides the rules that they concern; by their numbers. */
export interface RulingNotes<Id extends string, R extends RuleId> {
  /** True where two texts say different things; else none says it. */
  readonly differs: (id: Id) => boolean;
  /**
   * Accusations that rest on a ruling and on nothing else in the rulebook: rules, or the messages of a rule that are about it.
   * Rules of the kind `ruling` need no row: they name theirs in the rulebook.
   */
  readonly accuses?: Readonly<
    Partial<Record<Id, readonly (R | readonly [rule: R, ...messages: readonly MessageId[]])[]>>
  >;
  /** What is legal by a ruling alone, and shows in the use of a rule; not where an option decides otherwise. */
  readonly permits?: Readonly<Partial<Record<Id, readonly R[]>>>;
}

/** @param rows the rules that each ruling concerns, in the order of their numbers */
export function rulingsOf<Id extends string, R extends RuleId>(
  rows: Readonly<Record<Id, readonly R[]>>,
  { differs, accuses, permits }: RulingNotes<Id, R>,
): readonly Ruling[] {
  return (Object.keys(rows) as Id[]).map((id) => ({
    id,
    kind: differs(id) ? 'differs' : 'open',
    rules: rows[id],
    accuses: accuses?.[id] ?? [],
    permits: permits?.[id] ?? [],
  }));
}

/**
 * A rule on one line of a rulebook: `Cite` is how the game writes a citation; behind the citations stand the option that
 * changes the rule, the ruling, and the limit.
 */
export type RuleRow<Id extends RuleId, Cite, Option extends string, Ruling extends string> = readonly [
  id: Id,
  kind: RuleKind,
  cites: readonly Cite[],
  ...remarks: readonly (Option | Ruling | Limit)[],
];

/** The rules of a game, in the order of their lines. @param options those of the game: any other remark that is no limit is a ruling */
export function rulebookOf<Id extends RuleId, Cite>(
  rows: readonly RuleRow<Id, Cite, string, string>[],
  citationsOf: (cites: readonly Cite[]) => readonly Citation[],
  options: readonly { readonly name: string }[],
): readonly (Rule & { readonly id: Id })[] {
  const names = new Set(options.map(({ name }) => name));
  return rows.map(([id, kind, cites, ...remarks]) => {
    const option = remarks.find((remark) => names.has(remark));
    const limit = LIMITS.find((one) => remarks.includes(one));
    const ruling = remarks.find((remark) => remark !== option && remark !== limit);
    return {
      id,
      kind,
      cites: citationsOf(cites),
      ...(option && { option }),
      ...(ruling && { ruling }),
      ...(limit && { limit }),
    };
  });
}
