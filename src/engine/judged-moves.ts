/** The verdicts of the moves, one after the other: what the judge is told between the beginning and the end of a move decides its own. */
import type { Place } from './finding.js';
import { type Gap, type Gaps, type UndecidedMove, withGaps } from './gap.js';
import type { RuleId } from './rule.js';
import type { MoveVerdict } from './transcript.js';

/** How many moves were judged, and how. */
export interface MoveCount {
  total: number;
  legal: number;
  illegal: number;
  undecidable: number;
}

/** The moves of one replay. Outside of a move nothing that is told to it has an effect. */
export class JudgedMoves {
  readonly count: MoveCount = { total: 0, legal: 0, illegal: 0, undecidable: 0 };
  /** Those that nobody can decide, in the order of the replay. */
  readonly undecided: UndecidedMove[] = [];
  private verdict: MoveVerdict | undefined;
  private gaps: readonly Gap[] = [];
  private doubted: RuleId[] = [];
  private firstFault: string | undefined;

  begin(): void {
    this.verdict = 'legal';
    this.gaps = [];
    this.doubted = [];
    this.firstFault = undefined;
  }

  /** @param at where the move stands; asked for only if it is undecidable @returns how it ended, and what leaves it open */
  end(at: () => Place) {
    const verdict = this.verdict ?? 'legal';
    const gaps = verdict === 'undecidable' ? this.gaps : [];
    this.count.total += 1;
    this.count[verdict] += 1;
    if (verdict === 'undecidable') this.undecided.push({ at: at(), gaps, rules: this.doubted });
    this.verdict = undefined;
    return { verdict, gaps };
  }

  /** True for a move about which nothing is hidden or wrong so far. */
  get isLegal(): boolean {
    return this.verdict === 'legal';
  }

  /** Nobody can decide the move. */
  leaveOpen(lacks: Gaps): void {
    if (this.verdict === undefined) return;
    if (this.verdict === 'legal') this.verdict = 'undecidable';
    this.gaps = withGaps(this.gaps, lacks);
  }

  /** Nobody can decide whether the move keeps a rule. */
  doubt(rule: RuleId, lacks: Gaps): void {
    this.leaveOpen(lacks);
    if (this.verdict !== undefined && !this.doubted.includes(rule)) this.doubted.push(rule);
  }

  /** The move breaks a rule. */
  accuse(): void {
    if (this.verdict !== undefined) this.verdict = 'illegal';
  }

  /** Whatever else is wrong with the move follows from its first fault. @param root the finding that tells of it */
  blame(root: string): void {
    if (this.verdict !== undefined) this.firstFault ??= root;
  }

  /** The finding that the faults of the move follow from; it stays until the next one begins. */
  get latestFault(): string | undefined {
    return this.firstFault;
  }

  /** The same while the move lasts; null where it has no fault. */
  get fault(): string | null {
    return this.verdict === undefined ? null : (this.firstFault ?? null);
  }
}
