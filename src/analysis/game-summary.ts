/** A game in a row: all that a list of many games needs to know of it. */
import type { Section } from '../engine/finding.js';
import type { Replayed } from '../engine/replay.js';
import type { MoveVerdict } from '../engine/transcript.js';
import { isNumberedThrough } from './turns.js';

export interface PlayerResult {
  /** As it stands in the log: hostile text. */
  readonly name: string;
  /** Null where the game could not be scored. */
  readonly points: number | null;
  readonly rank: number | null;
}

export interface GameSummary {
  readonly file: string;
  readonly game: string | null;
  readonly ruleset: string;
  /** By rank, then in turn order. */
  readonly players: readonly PlayerResult[];
  /** How many points the winner is ahead of the next; 0 for a victory that is shared; null without a result. */
  readonly margin: number | null;
  /** How many turns or rounds were recorded. */
  readonly turns: number;
  readonly complete: boolean;
  readonly verdict: MoveVerdict;
  /** Findings of severity error that no other one explains. */
  readonly breaches: number;
  /** The first of them. */
  readonly firstBreach: {
    readonly finding: string;
    readonly section: Section;
    readonly turn: number | null;
    /** Null, too, where moves are not numbered through their turn. */
    readonly play: number | null;
  } | null;
}

/** @param replayed with a transcript */
export function summaryOf(replayed: Replayed): GameSummary {
  const { file, game, ruleset, complete, verdict, findings } = replayed;
  const players = replayed.players.map(({ id, name }): PlayerResult => {
    const score = replayed.scores.find(({ player }) => player === id);
    return { name, points: score?.points ?? null, rank: score?.rank ?? null };
  });
  const breaches = findings.filter(({ severity, cause }) => severity === 'error' && cause === null);
  const [first] = breaches;
  return {
    ...{ file, game, ruleset, complete, verdict },
    players: players.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)),
    margin: marginOf(players),
    turns: turnsIn(replayed),
    breaches: breaches.length,
    firstBreach: first
      ? {
          finding: first.id,
          section: first.at.section,
          turn: first.at.turn,
          play: isNumberedThrough(replayed.transcript ?? { steps: [] }) ? first.at.play : null,
        }
      : null,
  };
}

/** The number of the last turn or round of the record. */
export function turnsIn({ transcript }: Pick<Replayed, 'transcript'>): number {
  return (transcript?.steps ?? []).reduce((most, { at }) => Math.max(most, at.turn ?? 0), 0);
}

function marginOf(players: readonly PlayerResult[]): number | null {
  const winners = players.filter(({ rank }) => rank === 1);
  const [first] = winners;
  if (!first || players.length < 2) return null;
  if (winners.length > 1) return 0;
  const next = Math.max(...players.filter(({ rank }) => rank !== 1).map(({ points }) => points ?? 0));
  return (first.points ?? 0) - next;
}
