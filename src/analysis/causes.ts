/** Why somebody won: by how much each source of the score brought the winner more than the next one, without remainder. */
import type { Presentation } from '../engine/presentation.js';
import type { Transcript } from '../engine/transcript.js';
import type { PlayerSources } from './score-sources.js';

export interface Cause {
  /** Seats. */
  readonly winner: number;
  readonly next: number;
  /** 0 where a tie was broken. */
  readonly margin: number;
  /** The points of the winner less those of the next one, largest first; they add up to the margin. */
  readonly differences: readonly { readonly source: string; readonly points: number }[];
}

interface Ranked {
  readonly player: string;
  readonly points: number;
  readonly rank: number | null;
}

/** @returns undefined where nobody has won alone, or where the sources do not come to the scores */
export function causeOf(scores: readonly Ranked[], sources: readonly PlayerSources[]): Cause | undefined {
  const [first, second] = [...scores].sort((a, b) => b.points - a.points || (a.rank ?? 0) - (b.rank ?? 0));
  if (!first || !second || first.rank !== 1 || second.rank === 1) return undefined;
  const seats = [first, second].map(({ player }) => sources.findIndex((one) => one.player === player));
  const [own, theirs] = seats.map((seat) => sources[seat]);
  if (own?.total !== first.points || theirs?.total !== second.points) return undefined;
  const pointsOf = ({ shares }: PlayerSources, source: string) =>
    shares.find((share) => share.source === source)?.points ?? 0;
  const names = new Set([...own.shares, ...theirs.shares].map(({ source }) => source));
  const differences = [...names]
    .map((source) => ({ source, points: pointsOf(own, source) - pointsOf(theirs, source) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return { winner: seats[0] ?? 0, next: seats[1] ?? 0, margin: first.points - second.points, differences };
}

/** Sources of a score that is counted, not collected: what came, and what went. @param players ids in turn order */
export function comingsAndGoings(
  { steps }: Transcript,
  players: readonly string[],
  counts: NonNullable<Presentation['counts']>,
): readonly PlayerSources[] {
  return players.map((player) => {
    const changes = steps.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.type === 'effect' ? [counts(entry.effect, player)] : [])),
    );
    const sumOf = (isMeant: (change: number) => boolean) => changes.filter(isMeant).reduce((sum, one) => sum + one, 0);
    const [came, went] = [sumOf((change) => change > 0), sumOf((change) => change < 0)];
    const shares = [
      { source: 'came', points: came },
      { source: 'went', points: went },
    ];
    return { player, shares, total: came + went };
  });
}
