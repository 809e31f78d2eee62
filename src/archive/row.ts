/** What an archive keeps of a game: all that questions over many games ask for, and no sentence. */
import { createHash } from 'node:crypto';
import { contentDigest } from '../analysis/content.js';
import { type GameSummary, marginOf, type Occasion, turnsIn } from '../analysis/game-summary.js';
import { type Observation, observationOf } from '../analysis/observation.js';
import type { RunFinding, RunGame } from '../analysis/run-difference.js';
import { isBreach, type Section } from '../engine/finding.js';
import type { Options } from '../engine/option.js';
import type { Named, Presentation } from '../engine/presentation.js';
import type { Replayed } from '../engine/replay.js';
import type { MoveVerdict } from '../engine/transcript.js';
import type { Origin } from '../known/quirks.js';
import type { Fault, Recording } from '../log/recording.js';
import { type AnalysisRow, KEY_DIGITS } from './analysis-row.js';

/** A game in an archive (docs/archive.md). Texts of logs stand in it as they are: hostile text. */
export interface GameRow extends RunGame {
  readonly type: 'game';
  readonly verdict: MoveVerdict;
  readonly findings: readonly RowFinding[];
  /** The same for every way to write the game down: 32 hexadecimal digits. */
  readonly key: string;
  /** 1-based, where it begins in its file. */
  readonly line: number;
  /** The program that wrote the log, and when the game was played, if the log says so. */
  readonly source: string | null;
  readonly played: string | null;
  readonly event: string | null;
  /** The card values it was judged by; null where the log holds them itself, or nobody knows them. */
  readonly edition: string | null;
  /** The values of options that differ from the default. */
  readonly options: Options;
  readonly complete: boolean;
  /** Some of it could not be read. */
  readonly truncated: boolean;
  /** How many turns or rounds were recorded. */
  readonly turns: number;
  /** In turn order. */
  readonly players: readonly RowPlayer[];
  /** The positions before the first turns or rounds: `SEAT:DIGEST` with blanks between them. @see positionsIn */
  readonly positions: string;
  /** Null for a game without a result. */
  readonly observation: RowObservation | null;
}

/** What the table saw before a turn or round. */
export interface Position {
  /** The digest of it: 16 hexadecimal digits, the same in every game that came to it. */
  readonly position: string;
  /** Whose turn it was, 1-based in turn order; null in a round of all. */
  readonly seat: number | null;
}

/** A finding with its name in its game, which others name as their cause. */
export interface RowFinding extends RunFinding {
  readonly id: string;
  readonly at: { readonly section: Section; readonly turn: number | null; readonly play: number | null };
}

export interface RowPlayer {
  readonly name: string;
  /** False where the log does not say who it is: then the name is an id. */
  readonly named: boolean;
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
  /** By the id of a stat, and of each thing that could be chosen: how often. */
  readonly pursuits: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

/** A file, or a part of it, that could not be read; `internal`: our own failure at it. */
export interface FaultRow {
  readonly type: 'fault';
  readonly file: string;
  readonly line: number | null;
  readonly fault: Fault['fault'];
}

/** Analyses stand in parts of their own. */
export type Row = GameRow | AnalysisRow | FaultRow;

/** A billion positions have no two digests in common by chance, most likely; each costs a row 19 bytes. */
const POSITION_DIGITS = 16;

/** @param replayed with a transcript */
export function gameRow(
  replayed: Replayed,
  recording: Recording,
  { source, played, event }: Origin & Pick<Occasion, 'event'>,
  presentation?: Presentation,
): GameRow {
  const { file, game, ruleset, edition, chosen, verdict, complete, players, scores, findings } = replayed;
  const observation = presentation && observationOf(replayed, presentation);
  return {
    type: 'game',
    key: contentDigest(recording.game, KEY_DIGITS),
    ...{ file, line: recording.source.line, game, ruleset },
    ...{ source: source ?? null, played: played ?? null, event, edition, options: chosen },
    ...{ verdict, complete, truncated: recording.truncated, turns: turnsIn(replayed) },
    players: players.map(({ id, name }) => {
      const score = scores.find(({ player }) => player === id);
      return { name, named: name !== id, points: score?.points ?? null, rank: score?.rank ?? null };
    }),
    findings: findings.map(({ id, rule, kind, severity, cause, at: { section, turn, play } }): RowFinding => {
      return { id, rule, kind, severity, cause, at: { section, turn, play } };
    }),
    positions: positionsText(replayed),
    observation: observation ? rowObservation(observation) : null,
  };
}

function positionsText({ ruleset, edition, chosen, players, passed }: Replayed): string {
  const rules = JSON.stringify([ruleset, edition, Object.entries(chosen), players.length]);
  return passed
    .map(({ player, seen }, turn) => {
      const seat = 1 + players.findIndex(({ id }) => id === player);
      const bytes = Buffer.from(seen.buffer, seen.byteOffset, seen.byteLength);
      const digest = createHash('sha256').update(`${rules}${turn} ${seat}`).update(bytes).digest('hex');
      return `${seat}:${digest.slice(0, POSITION_DIGITS)}`;
    })
    .join(' ');
}

/** The positions before the first turns or rounds, in their order; none in rows of versions that did not keep them. */
export function positionsIn({ positions }: Partial<Pick<GameRow, 'positions'>>): readonly Position[] {
  if (!positions) return [];
  return positions.split(' ').map((one) => {
    const [seat = '', position = ''] = one.split(':');
    return { position, seat: seat === '0' ? null : Number(seat) };
  });
}

function rowObservation({ course, sources, tolls, stats }: Observation): RowObservation {
  return {
    course,
    sources: Object.fromEntries(sources),
    tolls: Object.fromEntries(tolls),
    pursuits: Object.fromEntries([...stats].map(([id, things]) => [id, Object.fromEntries(things)])),
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
    stats: new Map(Object.entries(pursuits).map(([id, things]) => [id, new Map(Object.entries(things))])),
  };
}

/** What lists of games say. */
export function summaryIn(row: GameRow): GameSummary {
  const { file, game, ruleset, edition, options, complete, verdict, played, event, turns, findings } = row;
  const players = row.players.map(({ name, named, points, rank }, seat) => ({
    ...{ name, isNamed: named, seat, points, rank },
  }));
  const breaches = findings.filter(isBreach);
  const [first] = breaches;
  return {
    ...{ file, game, ruleset, edition, options, complete, verdict, turns, played, event },
    players: players.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)),
    margin: marginOf(players),
    breaches: breaches.length,
    firstBreach: first ? { finding: first.id, section: first.at.section, turn: first.at.turn, play: null } : null,
  };
}
