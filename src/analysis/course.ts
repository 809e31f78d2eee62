/** Who stood where at every moment that the score chart shows, and who led: one reckoning for chart, sentences and marks. */
import type { Section } from '../engine/finding.js';
import type { ContestBook } from '../engine/presentation.js';
import type { Transcript } from '../engine/transcript.js';
import { stagesOf, subjectOf, swingsOf } from './by-turn.js';
import type { Timeline, Values } from './timeline.js';

/** A moment of the score chart: a tick of the timeline; in games that are told in columns, a column. */
export interface Stop {
  readonly section: Section;
  readonly turn: number | null;
  readonly play: number | null;
  /** What was scored in this stage of final scoring; null elsewhere. */
  readonly subject: string | null;
}

export interface LeadChange {
  readonly stop: number;
  /** Seat of who led before; null for the first lead of the game. */
  readonly from: number | null;
  /** Seat of the new leader. */
  readonly to: number;
}

export interface Course {
  readonly stops: readonly Stop[];
  /** The score: for each player (in turn order) one number per stop. */
  readonly values: Values;
  /** The seat of the sole leader at each stop; null while several share the lead. */
  readonly leaders: readonly (number | null)[];
  readonly leadChanges: readonly LeadChange[];
  /** For each step of the transcript the stop it belongs to. */
  readonly stopOfStep: readonly number[];
}

/** How often somebody took the lead from somebody else: the first lead is taken from nobody. */
export function overtakingsOf({ leadChanges }: Course): number {
  return leadChanges.filter(({ from }) => from !== null).length;
}

/**
 * @param series the series that decides the game
 * @param players ids in turn order
 * @param book of a game in which people are compared with one another: that is told in columns
 */
export function courseOf(
  transcript: Transcript,
  timeline: Timeline,
  series: string,
  players: readonly string[],
  book: ContestBook | undefined,
): Course {
  if (!book) return courseOfMoves(timeline, series);
  const isScored = (id: string): boolean => book.contests.some(({ turn, subject }) => turn === null && subject === id);
  const subjects = book.subjects.map(({ id }) => id).filter(isScored);
  return courseOfTurns(transcript, series, players, subjects);
}

/** @param series the series that decides the game */
export function courseOfMoves({ ticks, series: all, tickOfStep }: Timeline, series: string): Course {
  const stops = ticks.map(({ section, turn, play }): Stop => ({ section, turn, play, subject: null }));
  return courseFrom(stops, all[series] ?? [], tickOfStep);
}

/**
 * A stop for the start, one for each turn, and one for each subject of final scoring: the lead may change between them.
 * @param series the series that decides the game
 * @param players ids in turn order
 * @param subjects what final scoring is about, in its order; empty where it was not recorded
 */
export function courseOfTurns(
  transcript: Transcript,
  series: string,
  players: readonly string[],
  subjects: readonly string[],
): Course {
  const swings = swingsOf(transcript, series);
  const played = swings.filter(({ final }) => !final);
  const stages = swings.some(({ final }) => final)
    ? stagesOf(transcript, played.at(-1)?.end ?? [], players, subjects)
    : [];
  const stops = [
    ...played.map(({ turn }): Stop => ({ section: turn === null ? 'setup' : 'turn', turn, play: null, subject: null })),
    ...stages.map(({ subject }): Stop => ({ section: 'final', turn: null, play: null, subject })),
  ];
  const rows = [...played.map(({ end }) => end), ...stages.map(({ values }) => values)];
  const stopOfTurn = new Map(played.map(({ turn }, stop) => [turn, stop]));
  let stop = 0;
  const stopOfStep = transcript.steps.map((step) => {
    const { section, turn } = step.at;
    if (section === 'turn') stop = stopOfTurn.get(turn) ?? stop;
    else if (section === 'result') stop = Math.max(0, stops.length - 1);
    // What is said of no subject belongs to the one before; nothing goes back in time.
    else if (section === 'final') stop = Math.max(stop, played.length + (subjectOf(step, subjects) ?? 0));
    return Math.min(stop, stops.length - 1);
  });
  const values = players.map((_, seat) => rows.map((row) => row[seat] ?? 0));
  return courseFrom(stops, values, stopOfStep);
}

function courseFrom(stops: readonly Stop[], values: Values, stopOfStep: readonly number[]): Course {
  const leaders = stops.map((_, stop) => soleLeader(values.map((own) => own[stop] ?? 0)));
  return { stops, values, leaders, leadChanges: changesOf(leaders), stopOfStep };
}

function soleLeader(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return first >= 0 && scores.lastIndexOf(most) === first ? first : null;
}

/** A tie does not end a lead; only another sole leader does. */
function changesOf(leaders: readonly (number | null)[]): readonly LeadChange[] {
  const changes: LeadChange[] = [];
  let holder: number | null = null;
  leaders.forEach((leader, stop) => {
    if (leader === null || leader === holder) return;
    changes.push({ stop, from: holder, to: leader });
    holder = leader;
  });
  return changes;
}
