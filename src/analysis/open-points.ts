/** Why a game cannot be decided: what its record lacks, and for how many moves. */
import type { Finding } from '../engine/finding.js';
import { GAPS, type Gap } from '../engine/gap.js';
import { hidesSomething, type Replayed } from '../engine/replay.js';

/** One thing that the record lacks. */
export interface OpenPoint {
  readonly gap: Gap;
  /** How many moves it leaves open; none where only numbers or the setup cannot be decided. */
  readonly moves: number;
}

/** What leaves moves of a game open, or the game as a whole; nothing where all is decided. */
export function openPointsOf({ verdict, undecided, findings }: Replayed): readonly OpenPoint[] {
  const moves = new Map<Gap, number>();
  for (const { gaps } of undecided) for (const gap of gaps) moves.set(gap, (moves.get(gap) ?? 0) + 1);
  const rests = verdict === 'undecidable' && (moves.size === 0 || findings.some(isSlip));
  if (rests && !moves.has('notation')) moves.set('notation', 0);
  const points: OpenPoint[] = [];
  for (const gap of moves.size > 0 ? GAPS : []) {
    const count = moves.get(gap);
    if (count !== undefined) points.push({ gap, moves: count });
  }
  return points;
}

function isSlip(finding: Finding): boolean {
  return finding.severity === 'error' && hidesSomething(finding);
}
