/**
 * A transcript: the game told move by move, each with the rules that fired, in order, and with which numbers.
 * It is plain data: the explanation, the report and `--format json` are views of it.
 */
import type { Effect } from './effect.js';
import type { Finding, Place } from './finding.js';
import type { Message } from './message.js';
import type { RuleId } from './rule.js';

const MOVE_VERDICTS = ['legal', 'illegal', 'undecidable'] as const;
export type MoveVerdict = (typeof MOVE_VERDICTS)[number];

export type Entry =
  /** A condition that held. */
  | { readonly type: 'rule'; readonly rule: RuleId }
  /** A condition that hidden information leaves open. */
  | { readonly type: 'doubt'; readonly rule: RuleId }
  | { readonly type: 'effect'; readonly rule: RuleId; readonly effect: Effect }
  /** A line of reckoning. */
  | { readonly type: 'line'; readonly rule: RuleId; readonly message: Message }
  /** The id of a finding of this game. */
  | { readonly type: 'finding'; readonly finding: string };

/** An annotation of the log: all of it hostile text. */
export interface Annotation {
  readonly by?: string;
  readonly language?: string;
  readonly text: string;
}

/** A step of the game: a move, or a part of it that is nobody's move (setup, the end of a turn, final scoring). */
export interface Step {
  readonly at: Place;
  /** What is said of it first, e.g. "Anna plays the Builder". */
  readonly headline: Message | undefined;
  readonly verdict: MoveVerdict | undefined;
  readonly mark: string | undefined;
  readonly entries: readonly Entry[];
  readonly annotations: readonly Annotation[];
  /** For each series of the game the value of each player (in turn order) after the step; empty unless asked for. */
  readonly values: Readonly<Record<string, readonly number[]>>;
}

export interface Transcript {
  readonly steps: readonly Step[];
}

/** Writes down what the judge sees. */
export interface Scribe {
  part(at: Place): void;
  beginMove(at: Place, element: { readonly name: string }): void;
  endMove(verdict: MoveVerdict): void;
  headline(message: Message): void;
  mark(mark: string): void;
  annotate(annotation: Annotation): void;
  rule(rule: RuleId): void;
  doubt(rule: RuleId): void;
  effect(rule: RuleId, effect: Effect): void;
  line(rule: RuleId, message: Message): void;
  finding(finding: Finding): void;
}

interface Draft {
  at: Place;
  headline: Message | undefined;
  verdict: MoveVerdict | undefined;
  mark: string | undefined;
  entries: Entry[];
  annotations: Annotation[];
  values: Readonly<Record<string, readonly number[]>>;
}

/** Has the values of all series, asked after each step. */
export interface Sampled {
  sample(): Readonly<Record<string, readonly number[]>>;
}

/** A scribe that keeps everything. */
export class TranscriptWriter implements Scribe {
  private readonly steps: Draft[] = [];
  private current: Draft | undefined;

  constructor(private readonly table: Sampled) {}

  part(at: Place): void {
    this.close();
    this.current = draft(at);
  }

  beginMove(at: Place): void {
    this.close();
    this.current = draft(at);
  }

  endMove(verdict: MoveVerdict): void {
    if (!this.current) return;
    this.current.verdict = verdict;
    this.current.values = this.table.sample();
  }

  headline(message: Message): void {
    if (this.current) this.current.headline = message;
  }

  mark(mark: string): void {
    if (this.current) this.current.mark = mark;
  }

  annotate(annotation: Annotation): void {
    const step = this.current ?? this.steps.at(-1);
    step?.annotations.push(annotation);
  }

  rule(rule: RuleId): void {
    this.current?.entries.push({ type: 'rule', rule });
  }

  doubt(rule: RuleId): void {
    this.current?.entries.push({ type: 'doubt', rule });
  }

  effect(rule: RuleId, effect: Effect): void {
    this.current?.entries.push({ type: 'effect', rule, effect });
  }

  line(rule: RuleId, message: Message): void {
    this.current?.entries.push({ type: 'line', rule, message });
  }

  finding(finding: Finding): void {
    this.current?.entries.push({ type: 'finding', finding: finding.id });
  }

  /** @returns everything written so far. */
  transcript(): Transcript {
    this.close();
    return { steps: this.steps };
  }

  /** Steps in which nothing happened are not worth a line. */
  private close(): void {
    const step = this.current;
    this.current = undefined;
    if (!step) return;
    if (step.verdict === undefined) {
      if (step.entries.length === 0 && step.annotations.length === 0 && step.headline === undefined) return;
      step.values = this.table.sample();
    }
    this.steps.push(step);
  }
}

function draft(at: Place): Draft {
  return { at, headline: undefined, verdict: undefined, mark: undefined, entries: [], annotations: [], values: {} };
}
