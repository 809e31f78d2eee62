/** A replayed game with what `check` says beyond the replay: what is known already, and what it tells about a program. */
import { bugKindOf } from '../analysis/bug-kind.js';
import { logPlaceOf } from '../analysis/log-place.js';
import type { BugKind, Finding, Severity } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import type { OtherValue, Readings } from '../engine/readings.js';
import type { Replayed } from '../engine/replay.js';
import type { Known } from '../known/known.js';
import { entryOf } from '../log/entry-of.js';
import type { Recording } from '../log/recording.js';
import { type Element, statedOf, type Vocabulary } from '../log/vocabulary.js';

/** What a run knows of the findings of a game; by the ids of the findings. */
export interface FindingMarks {
  /** Only where somebody wants them. */
  readonly fingerprints?: ReadonlyMap<string, string>;
  /** Of root findings. */
  readonly known?: ReadonlyMap<string, Known>;
  /** The fingerprint of the fact that the game cannot be decided, and whether that is known. */
  readonly doubt?: string;
  readonly knownDoubt?: boolean;
  /** For root errors, under which other options they would be none. */
  readonly readings?: Readings['resolving'] | undefined;
}

/** What counts against a run. */
export interface Failing {
  /** Root findings, in the order of the game. */
  readonly findings: readonly Finding[];
  /** The game cannot be decided, and that fails the run. */
  readonly doubt: boolean;
}

/** Answers what the formats ask of a game and its findings; changes nothing. */
export class JudgedGame {
  private readonly followersOf = new Map<string, Finding[]>();
  private stated: ReadonlySet<string> | undefined;

  constructor(
    readonly replayed: Replayed,
    readonly recording: Recording,
    readonly game: Game,
    private readonly marks: FindingMarks = {},
  ) {
    for (const finding of replayed.findings) {
      if (finding.cause === null) continue;
      entryOf(this.followersOf, finding.cause, () => []).push(finding);
    }
  }

  /** The findings that are nobody's consequence, without remarks. */
  roots(): readonly Finding[] {
    return this.replayed.findings.filter((finding) => finding.cause === null && this.weightOf(finding) !== 'note');
  }

  /** What follows from a root finding, without remarks. */
  consequencesOf(finding: Finding): readonly Finding[] {
    return (this.followersOf.get(finding.id) ?? []).filter(({ severity }) => severity !== 'note');
  }

  /** How grave a root finding is with all that follows from it. */
  weightOf(finding: Finding): Severity {
    const all = [finding, ...(this.followersOf.get(finding.id) ?? [])];
    return all.some(({ severity }) => severity === 'error')
      ? 'error'
      : all.some(({ severity }) => severity === 'warning')
        ? 'warning'
        : 'note';
  }

  /** Null for remarks and consequences. */
  bugOf(finding: Finding): BugKind | null {
    return bugKindOf(finding, () => this.statesEffects(finding));
  }

  /** Undefined where nobody wanted fingerprints. */
  fingerprintOf(finding: Finding): string | undefined {
    return this.marks.fingerprints?.get(finding.id);
  }

  /** Why the finding, or the one that it follows from, is known; undefined for a new one. */
  knownOf(finding: Finding): Known | undefined {
    return this.marks.known?.get(finding.cause ?? finding.id);
  }

  /** Under which other options a root error would be none. */
  readingsOf(finding: Finding): readonly OtherValue[] {
    return this.marks.readings?.get(finding.id) ?? [];
  }

  /** Whether the baseline says already that the game cannot be decided. */
  get isKnownDoubt(): boolean {
    return this.marks.knownDoubt === true;
  }

  /** The fingerprint of the fact that the game cannot be decided; undefined where nobody wanted it. */
  get doubt(): string | undefined {
    return this.marks.doubt;
  }

  /** What counts against the run. @param failOn what does: each includes those before it */
  failing(failOn: 'error' | 'warning' | 'undecidable'): Failing {
    const findings = this.roots().filter(
      (finding) => this.knownOf(finding) === undefined && (failOn !== 'error' || this.weightOf(finding) === 'error'),
    );
    const doubt = failOn === 'undecidable' && this.replayed.verdict === 'undecidable' && !this.isKnownDoubt;
    return { findings, doubt };
  }

  /** Whether the log states what moves change in the quantity that a wrong total is about: in `<effect>`, `<contest>` ... */
  private statesEffects(finding: Finding): boolean {
    const { attribute } = logPlaceOf(this.recording, finding.at);
    this.stated ??= new Set(claimsIn(this.recording.game, this.game.vocabulary));
    return attribute !== undefined && this.stated.has(attribute);
  }
}

/** Elements that state totals. */
const TOTALS: ReadonlySet<string> = new Set(['state', 'score']);

/** The names of all attributes of elements that state what a move has changed. */
function* claimsIn(element: Element, vocabulary: Vocabulary): Generator<string> {
  const isClaim = vocabulary[element.name]?.describe.startsWith('claim') === true;
  if (isClaim && !TOTALS.has(element.name)) for (const [name] of statedOf(element)) yield name;
  for (const child of element.children) yield* claimsIn(child, vocabulary);
}
