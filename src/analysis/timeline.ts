/** The series of a game over time: one tick per move (or per turn), the state before the first, and final scoring. */
import type { Place } from '../engine/finding.js';
import type { Step, Transcript } from '../engine/transcript.js';

export type Tick = Pick<Place, 'section' | 'turn' | 'play' | 'player'>;

/** The values of one series: for each player (in turn order) one number per tick. */
export type Values = readonly (readonly number[])[];

export interface Timeline {
  readonly ticks: readonly Tick[];
  readonly series: Readonly<Record<string, Values>>;
  /** For each step of the transcript the tick it belongs to. */
  readonly tickOfStep: readonly number[];
}

/**
 * What happens between two moves (the end of a turn) counts to the move before it.
 * @param players how many
 * @param beat what makes a tick: a move, or (where everybody acts at the same time) a turn as a whole
 */
export function timelineOf(transcript: Transcript, players: number, beat: 'move' | 'turn' = 'move'): Timeline {
  const ticks: Tick[] = [];
  const states: Readonly<Record<string, readonly number[]>>[] = [];
  const tickOfStep: number[] = [];
  for (const step of transcript.steps) {
    const last = states.length - 1;
    if (last < 0 || (beat === 'move' ? isMove(step) : isNewTurn(step, ticks[last]))) {
      const { section, turn, play, player } = step.at;
      ticks.push(beat === 'move' ? { section, turn, play, player } : { section, turn, play: null, player: null });
      states.push(step.values);
    } else states[last] = step.values;
    tickOfStep.push(states.length - 1);
  }
  const ids = new Set<string>();
  for (const values of states) for (const id of Object.keys(values)) ids.add(id);
  const series: Record<string, Values> = {};
  for (const id of ids) {
    series[id] = Array.from({ length: players }, (_, seat) => states.map((values) => values[id]?.[seat] ?? 0));
  }
  return { ticks, series, tickOfStep };
}

function isMove({ verdict, at }: Step): boolean {
  return (verdict !== undefined && at.section === 'turn') || at.section === 'final';
}

function isNewTurn({ at }: Step, last: Tick | undefined): boolean {
  if (at.section !== 'turn' && at.section !== 'final') return false;
  return at.section !== last?.section || at.turn !== last.turn;
}
