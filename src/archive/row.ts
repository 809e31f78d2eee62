/** What an archive keeps of a game: all that questions over many games ask for, and no sentence. */
import { contentDigest } from '../analysis/content.js';
import { turnsIn } from '../analysis/game-summary.js';
import { type Observation, observationOf } from '../analysis/observation.js';
import type { RunFinding, RunGame } from '../analysis/run-difference.js';
import type { Named, Portrait } from '../engine/portrait.js';
import type { Replayed } from '../engine/replay.js';
import type { Origin } from '../known/quirks.js';
import type { Fault, Recording } from '../log/recording.js';

/** A game in an archive (docs/archive.md). Texts of logs stand in it as they are: hostile text. */
export interface GameRow extends RunGame {
  readonly type: 'game';
  /** The same for every way to write the game down: 32 hexadecimal digits. */
  readonly key: string;
  /** 1-based, where it begins in its file. */
  readonly line: number;
  /** The program that wrote the log, and when the game was played, if the log says so. */
  readonly source: string | null;
  readonly played: string | null;
  readonly complete: boolean;
  /** Some of it could not be read. */
  readonly truncated: boolean;
  /** How many turns or rounds were recorded. */
  readonly turns: number;
  /** In turn order. */
  readonly players: readonly RowPlayer[];
  /** Null for a game without a result. */
  readonly observation: RowObservation | null;
}

export interface RowPlayer {
  readonly name: string;
  /** Null where the game could not be scored. */
  readonly points: number | null;
  /** 1-based. */
  readonly rank: number | null;
}

/** What an observation has beyond the rest of its row. Numbers of all players are in turn order. */
export interface RowObservation extends Pick<Observation, 'course'> {
  /** Points by the id of their source. */
  readonly sources: Readonly<Record<string, readonly number[]>>;
  /** What was lost, by the id of its cause. */
  readonly tolls: Readonly<Record<string, { readonly name: Named; readonly lost: readonly number[] }>>;
  /** By the id of a pursuit, and of each thing that could be chosen: how often. */
  readonly pursuits: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

/** A file, or a part of it, that could not be read; `internal`: our own failure at it. */
export interface FaultRow {
  readonly type: 'fault';
  readonly file: string;
  readonly line: number | null;
  readonly fault: Fault['fault'];
}

export type Row = GameRow | FaultRow;

const KEY_DIGITS = 32;

/** @param replayed with a transcript */
export function gameRow(replayed: Replayed, recording: Recording, origin: Origin, portrait?: Portrait): GameRow {
  const { file, game, ruleset, verdict, complete, players, scores, findings } = replayed;
  const observation = portrait && observationOf(replayed, portrait);
  return {
    type: 'game',
    key: contentDigest(recording.game, KEY_DIGITS),
    ...{ file, line: recording.source.line, game, ruleset },
    source: origin.source ?? null,
    played: origin.played ?? null,
    ...{ verdict, complete, truncated: recording.truncated, turns: turnsIn(replayed) },
    players: players.map(({ id, name }) => {
      const score = scores.find(({ player }) => player === id);
      return { name, points: score?.points ?? null, rank: score?.rank ?? null };
    }),
    findings: findings.map(({ rule, kind, severity, cause, at: { section, turn, play } }): RunFinding => {
      return { rule, kind, severity, cause, at: { section, turn, play } };
    }),
    observation: observation ? rowObservation(observation) : null,
  };
}

function rowObservation({ course, sources, tolls, pursuits }: Observation): RowObservation {
  return {
    course,
    sources: Object.fromEntries(sources),
    tolls: Object.fromEntries(tolls),
    pursuits: Object.fromEntries([...pursuits].map(([id, things]) => [id, Object.fromEntries(things)])),
  };
}

export function faultRow({ file, fault, position }: Fault): FaultRow {
  return { type: 'fault', file, line: position?.line ?? null, fault };
}

/** What the statistics take. */
export function observationIn({ verdict, turns, players, observation }: GameRow): Observation | undefined {
  if (!observation) return undefined;
  const { course, sources, tolls, pursuits } = observation;
  return {
    breached: verdict === 'illegal',
    ...{ turns, course },
    winners: players.map(({ rank }) => rank === 1),
    points: players.map(({ points }) => points ?? 0),
    sources: new Map(Object.entries(sources)),
    tolls: new Map(Object.entries(tolls)),
    pursuits: new Map(Object.entries(pursuits).map(([id, things]) => [id, new Map(Object.entries(things))])),
  };
}
