/**
 * A transcript: the game told move by move, each with the rules that fired, in order, and with which numbers.
 * It is plain data: the explanation, the report and `--format json` are views of it.
 */
import type { Element } from '../log/vocabulary.js';
import type { Effect } from './effect.js';
import type { Finding, Place } from './finding.js';
import type { Gap } from './gap.js';
import type { Message } from './message.js';
import type { RuleId } from './rule.js';
import type { Frame } from './scene.js';

const MOVE_VERDICTS = ['legal', 'illegal', 'undecidable'] as const;
export type MoveVerdict = (typeof MOVE_VERDICTS)[number];

/** One thing that was seen of a step, in the order in which it was judged. */
export type Entry =
  /** A condition that held. */
  | { readonly type: 'rule'; readonly rule: RuleId }
  /** A condition that hidden information leaves open, and what the record lacks. */
  | { readonly type: 'doubt'; readonly rule: RuleId; readonly gaps: readonly Gap[] }
  | { readonly type: 'effect'; readonly rule: RuleId; readonly effect: Effect }
  /** A line of reckoning. */
  | { readonly type: 'line'; readonly rule: RuleId; readonly message: Message }
  /** The id of a finding of this game. */
  | { readonly type: 'finding'; readonly finding: string };

/** An annotation of the log, or of a file of notes beside it: all of it hostile text. */
export interface Annotation {
  readonly by?: string;
  readonly language?: string;
  /** Empty where somebody has only set a mark. */
  readonly text: string;
  /** What its author thinks of the move; marks of the log itself stand on the step. */
  readonly mark?: string;
}

/** A step of the game: a move, or a part of it that is nobody's move (setup, the end of a turn, final scoring). */
export interface Step {
  readonly at: Place;
  /** What is said of it first, e.g. "Anna plays the Builder". */
  readonly headline: Message | undefined;
  readonly verdict: MoveVerdict | undefined;
  /** What the record lacks; only of a move that cannot be decided. */
  readonly gaps: readonly Gap[];
  readonly mark: string | undefined;
  readonly entries: readonly Entry[];
  readonly annotations: readonly Annotation[];
  /** For each series of the game the value of each player (in turn order) after the step; empty unless asked for. */
  readonly values: Readonly<Record<string, readonly number[]>>;
  /** What lies on the table after the step; undefined unless asked for. */
  readonly frame?: Frame | undefined;
  /** The name of the move in files of notes; undefined unless asked for. */
  readonly anchor?: string;
  /** Its place, as people write it: `14.2`; where it has an anchor. */
  readonly place?: string;
}

/** A game, told from its setup to its result. */
export interface Transcript {
  readonly steps: readonly Step[];
}

/** Writes down what the judge sees. */
export interface Trace {
  /** True where somebody reads what is written; else it is only counted, and what costs much may be left out. */
  readonly explains: boolean;
  /** A part of the game begins that is nobody's move. */
  part(at: Place): void;
  /** A turn or round begins. @param element that of the log */
  beginTurn(at: Place, element: Element): void;
  /** A move begins: what follows, up to `endMove`, is told in its step. */
  beginMove(at: Place, element: Element): void;
  /** @param gaps what leaves it open */
  endMove(verdict: MoveVerdict, gaps: readonly Gap[]): void;
  /** What is said of the step first. */
  headline(message: Message): void;
  /** What the log itself thinks of the move: `!`, `??` ... */
  mark(mark: string): void;
  annotate(annotation: Annotation): void;
  /** A condition that held, or a rule that the move rests on. */
  rule(rule: RuleId): void;
  /** A condition that hidden information leaves open. */
  doubt(rule: RuleId, gaps: readonly Gap[]): void;
  effect(rule: RuleId, effect: Effect): void;
  /** A line of reckoning. */
  line(rule: RuleId, message: Message): void;
  finding(finding: Finding): void;
}

interface Draft {
  at: Place;
  headline: Message | undefined;
  verdict: MoveVerdict | undefined;
  gaps: readonly Gap[];
  mark: string | undefined;
  entries: Entry[];
  annotations: Annotation[];
  values: Readonly<Record<string, readonly number[]>>;
  frame: Frame | undefined;
  /** Something happened that is not among its entries. */
  isTouched: boolean;
}

/** Has the values of all series, asked after each step. */
export interface Sampled {
  sample(): Readonly<Record<string, readonly number[]>>;
  /** What lies on the table; undefined where the game does not say. */
  frame?(): Frame | undefined;
  /** @see Session.seen */
  seen?(): Int16Array;
}

/** What the table sees when a turn or round begins. */
export interface Passed {
  /** The id of the player whose turn it is; null in a round of all. */
  readonly player: string | null;
  readonly seen: Int16Array;
}

/** So many are kept: those before the first turns, where games that began alike part. */
const MOST_PASSED = 6;

/** The step of a move; what the log claims behind the move may be told in it, too. */
interface MoveStep {
  readonly step: Step;
  /** How many entries of the step are about the move itself. */
  length: number;
}

/** More pictures than any game of people has steps; a log of a hundred thousand moves is told, but not drawn. */
const MOST_FRAMES = 2500;

/** Keeps what the judge sees, move by move. */
export class TranscriptWriter implements Trace {
  readonly explains: boolean;
  /** The moves in the order in which they were judged, by their elements in the log. */
  readonly moves = new Map<Element, MoveStep>();
  /** The turns and rounds by their number, 1-based: their elements in the log. */
  readonly turns = new Map<number, Element>();
  /** What lay on the table before each of the first turns or rounds. */
  readonly passed: Passed[] = [];
  private readonly steps: Draft[] = [];
  private current: Draft | undefined;
  private move: MoveStep | undefined;

  /** @param draws whether each step is to be drawn as well as told @param detail `counts`: only what is counted over many games */
  constructor(
    private readonly table: Sampled,
    private readonly draws = false,
    detail: 'everything' | 'counts' = 'everything',
  ) {
    this.explains = detail === 'everything';
  }

  part(at: Place): void {
    this.close();
    this.current = draft(at);
  }

  beginTurn(at: Place, element: Element): void {
    this.part(at);
    if (at.turn !== null) this.turns.set(at.turn, element);
    if (this.passed.length === MOST_PASSED) return;
    const seen = this.table.seen?.();
    if (seen) this.passed.push({ player: at.player, seen });
  }

  beginMove(at: Place, element: Element): void {
    this.part(at);
    if (!this.current) return;
    this.move = { step: this.current, length: 0 };
    this.moves.set(element, this.move);
  }

  endMove(verdict: MoveVerdict, gaps: readonly Gap[]): void {
    if (!this.current) return;
    this.current.verdict = verdict;
    this.current.gaps = gaps;
    this.look(this.current);
    if (this.move?.step === this.current) this.move.length = this.current.entries.length;
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
    if (this.explains) this.current?.entries.push({ type: 'rule', rule });
    else this.touch();
  }

  doubt(rule: RuleId, gaps: readonly Gap[]): void {
    if (this.explains) this.current?.entries.push({ type: 'doubt', rule, gaps });
    else this.touch();
  }

  effect(rule: RuleId, effect: Effect): void {
    this.current?.entries.push({ type: 'effect', rule, effect });
  }

  line(rule: RuleId, message: Message): void {
    this.current?.entries.push({ type: 'line', rule, message });
  }

  finding(finding: Finding): void {
    if (this.explains) this.current?.entries.push({ type: 'finding', finding: finding.id });
    else this.touch();
  }

  /** Something happened in the step, so that it is a line. */
  private touch(): void {
    if (this.current) this.current.isTouched = true;
  }

  /** What the judge saw of a move, and nothing of what follows it. */
  stepOf(move: Element): Step | undefined {
    const { step, length } = this.moves.get(move) ?? {};
    return step && { ...step, entries: step.entries.slice(0, length) };
  }

  /** @returns everything written so far. */
  transcript(): Transcript {
    this.close();
    return { steps: this.steps };
  }

  private look(step: Draft): void {
    step.values = this.table.sample();
    step.frame = this.draws && this.steps.length < MOST_FRAMES ? this.table.frame?.() : undefined;
  }

  /** Steps in which nothing happened are not worth a line. */
  private close(): void {
    const step = this.current;
    this.current = undefined;
    if (!step) return;
    if (step.verdict === undefined) {
      if (!step.isTouched && step.entries.length === 0 && step.annotations.length === 0 && step.headline === undefined)
        return;
      this.look(step);
    }
    this.steps.push(step);
  }
}

/** With every field, so that all steps have one shape: they are asked thousands of times. */
function draft(at: Place): Draft {
  return {
    at,
    headline: undefined,
    verdict: undefined,
    gaps: [],
    mark: undefined,
    entries: [],
    annotations: [],
    values: {},
    frame: undefined,
    isTouched: false,
  };
}
