/** What one game adds to the statistics over many: plain values, so that it can come from a worker. */
import type { Named, Presentation } from '../engine/presentation.js';
import type { Replayed } from '../engine/replay.js';
import type { Stat } from '../engine/stat.js';
import type { Transcript } from '../engine/transcript.js';
import { entryOf } from '../log/entry-of.js';
import { turnsIn } from './game-summary.js';
import { scoreSources } from './score-sources.js';
import { turnsOf } from './turns.js';

/** In how many steps the course of a game is measured, however long it is; one more is the final score. */
export const COURSE_STEPS = 20;

/** Numbers of all players are in turn order. */
export interface Observation {
  readonly breached: boolean;
  readonly turns: number;
  readonly winners: readonly boolean[];
  readonly points: readonly number[];
  /** The score at each step of the game, and at last the final score. */
  readonly course: readonly (readonly number[])[];
  /** By the id of a source of points. */
  readonly sources: ReadonlyMap<string, readonly number[]>;
  /** By the id of a cause of losses. */
  readonly tolls: ReadonlyMap<string, { readonly name: Named; readonly lost: readonly number[] }>;
  /** By the id of a stat, and then of each thing that could be chosen: how often each player chose it. */
  readonly stats: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;
}

/** @param replayed with a transcript @returns undefined for a game without a result */
export function observationOf(replayed: Replayed, presentation: Presentation): Observation | undefined {
  const { transcript, table, scores, players, complete } = replayed;
  const results = players.flatMap(({ id }) => scores.find(({ player }) => player === id) ?? []);
  const winners = results.map(({ rank }) => rank === 1);
  const isDecided = results.length === players.length && players.length > 1 && winners.includes(true);
  if (!transcript || !complete || !isDecided) return undefined;
  const points = results.map((result) => result.points);
  return {
    breached: replayed.verdict === 'illegal',
    turns: turnsIn(replayed),
    ...{ winners, points },
    course: [...courseOf(transcript, presentation.score, players.length), points],
    sources: sourcesOf(
      transcript,
      players.map(({ id }) => id),
      presentation,
    ),
    tolls: tollsOf(table, players.length, presentation),
    stats: new Map((presentation.stats ?? []).map((stat) => [stat.id, timesOf(stat, replayed, players.length)])),
  };
}

/** The score of each player at `COURSE_STEPS + 1` moments, evenly over the turns: before the first, and after the last. */
function courseOf(transcript: Transcript, series: string, players: number): readonly (readonly number[])[] {
  const turns = turnsOf(transcript, series).filter(({ section, turn }) => section === 'turn' && turn !== null);
  const states = [turns[0]?.before ?? [], ...turns.map(({ after }) => after)];
  return Array.from({ length: COURSE_STEPS + 1 }, (_, step) => {
    const at = (step / COURSE_STEPS) * (states.length - 1);
    const [before, after] = [states[Math.floor(at)], states[Math.ceil(at)]];
    return Array.from({ length: players }, (_, seat) => {
      const [from, to] = [before?.[seat] ?? 0, after?.[seat] ?? 0];
      return from + (to - from) * (at - Math.floor(at));
    });
  });
}

function sourcesOf(
  transcript: Transcript,
  players: readonly string[],
  presentation: Presentation,
): Observation['sources'] {
  const all = scoreSources(transcript, players, presentation.sources);
  const ids = new Set(all.flatMap(({ shares }) => shares.map(({ source }) => source)));
  const pointsFrom = (id: string): readonly number[] =>
    all.map(({ shares }) => shares.find(({ source }) => source === id)?.points ?? 0);
  return new Map([...ids].map((id) => [id, pointsFrom(id)]));
}

function tollsOf(table: unknown, players: number, presentation: Presentation): Observation['tolls'] {
  const tolls = presentation.tolls?.(table);
  return new Map(
    (tolls?.causes ?? []).map(({ id, name }) => {
      const lost = Array.from({ length: players }, () => 0);
      for (const { cause, seat, amount } of tolls?.list ?? [])
        if (cause === id) lost[seat] = (lost[seat] ?? 0) + amount;
      return [id, { name, lost }];
    }),
  );
}

function timesOf(
  { offered, chosen }: Stat,
  { table, transcript }: Replayed,
  players: number,
): ReadonlyMap<string, readonly number[]> {
  const never = (): number[] => Array.from({ length: players }, () => 0);
  const times = new Map(offered(table).map((thing) => [thing, never()]));
  for (const { thing, seat } of transcript ? chosen(table, transcript) : []) {
    const own = entryOf(times, thing, never);
    own[seat] = (own[seat] ?? 0) + 1;
  }
  return times;
}
