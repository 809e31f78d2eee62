/** A game in a row: all that a list of many games needs to know of it. */
import { isBreach, type Section } from '../engine/finding.js';
import type { Options } from '../engine/option.js';
import type { Replayed } from '../engine/replay.js';
import { isNumberedThrough } from './turns.js';

export interface PlayerResult {
  /** As it stands in the log: hostile text. The id where there is no name. */
  readonly name: string;
  /** False where the log does not say who it is. */
  readonly isNamed: boolean;
  /** 0-based, in turn order. */
  readonly seat: number;
  /** Null where the game could not be scored. */
  readonly points: number | null;
  readonly rank: number | null;
}

/** What a log says of the occasion: hostile text, but for the day. */
export interface Occasion {
  /** The day, `2026-01-31`, or with the time behind it. */
  readonly played: string | null;
  readonly event: string | null;
}

export interface GameSummary extends Occasion, Pick<Replayed, 'file' | 'game' | 'ruleset' | 'complete' | 'verdict'> {
  /** The card values it was judged by; null where the log holds them itself, or nobody knows them. */
  readonly edition: string | null;
  /** The values of options that differ from the default. */
  readonly options: Options;
  /** By rank, then in turn order. */
  readonly players: readonly PlayerResult[];
  /** How many points the winner is ahead of the next; 0 for a victory that is shared; null without a result. */
  readonly margin: number | null;
  /** How many turns or rounds were recorded. */
  readonly turns: number;
  /** Findings that break a rule, and that no other one explains. */
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
export function summaryOf(replayed: Replayed, occasion: Occasion): GameSummary {
  const { file, game, ruleset, edition, chosen, complete, verdict, findings } = replayed;
  const players = replayed.players.map(({ id, name }, seat): PlayerResult => {
    const score = replayed.scores.find(({ player }) => player === id);
    return { name, isNamed: name !== id, seat, points: score?.points ?? null, rank: score?.rank ?? null };
  });
  const breaches = findings.filter(isBreach);
  const [first] = breaches;
  return {
    ...{ file, game, ruleset, edition, options: chosen, complete, verdict },
    ...{ played: occasion.played, event: occasion.event },
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

/** How many points the winner is ahead of the next; 0 for a victory that is shared; null without a result. */
export function marginOf(players: readonly Pick<PlayerResult, 'points' | 'rank'>[]): number | null {
  const winners = players.filter(({ rank }) => rank === 1);
  const [first] = winners;
  if (!first || players.length < 2) return null;
  if (winners.length > 1) return 0;
  const next = Math.max(...players.filter(({ rank }) => rank !== 1).map(({ points }) => points ?? 0));
  return (first.points ?? 0) - next;
}
