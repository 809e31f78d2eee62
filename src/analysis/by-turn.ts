/** What a series was in each turn, for games in which everybody acts in every turn. */
import type { Step, Transcript } from '../engine/transcript.js';

/** The values of all players (in turn order) in one turn. */
export interface Swing {
  /** Null before the first turn and in final scoring. */
  readonly turn: number | null;
  readonly final: boolean;
  /** The most that each had at any moment of the turn. */
  readonly peak: readonly number[];
  readonly end: readonly number[];
}

/** @returns the state before the first turn, one entry for each turn, and one for final scoring where there is one */
export function swingsOf(transcript: Transcript, series: string): readonly Swing[] {
  const swings: { -readonly [Part in keyof Swing]: Swing[Part] }[] = [];
  for (const step of transcript.steps) {
    const end = step.values[series];
    if (!end) continue;
    const { turn, final } = periodOf(step);
    const last = swings.at(-1);
    if (last === undefined) swings.push({ turn: null, final: false, peak: end, end });
    if (turn === null && !final) continue;
    const current = swings.at(-1);
    if (current && current.turn === turn && current.final === final) {
      current.peak = current.peak.map((most, seat) => Math.max(most, end[seat] ?? 0));
      current.end = end;
    } else swings.push({ turn, final, peak: end, end });
  }
  return swings;
}

function periodOf({ at }: Step): { readonly turn: number | null; readonly final: boolean } {
  return { turn: at.section === 'turn' ? at.turn : null, final: at.section === 'final' };
}

/** The score after one stage of final scoring. */
export interface Stage {
  /** The id of a subject. */
  readonly subject: string;
  /** Per player in turn order. */
  readonly values: readonly number[];
}

/**
 * The score after each subject of final scoring, in the order of the subjects: what is scored for one subject counts to
 * it, whenever it was scored; points for nothing in particular count to the subject before them.
 * @param players ids in turn order
 */
export function stagesOf(
  transcript: Transcript,
  before: readonly number[],
  players: readonly string[],
  subjects: readonly string[],
): readonly Stage[] {
  const gained = subjects.map(() => players.map(() => 0));
  let current = 0;
  for (const { at, entries } of transcript.steps) {
    if (at.section !== 'final') continue;
    for (const entry of entries) {
      if (entry.type !== 'effect' || entry.effect.thing !== 'point') continue;
      const { which, from, to, amount } = entry.effect;
      const named = which === undefined ? -1 : subjects.indexOf(which);
      if (named >= 0) current = named;
      const stage = gained[current];
      if (!stage) continue;
      players.forEach((player, seat) => {
        const change = (to === player ? amount : 0) - (from === player ? amount : 0);
        stage[seat] = (stage[seat] ?? 0) + change;
      });
    }
  }
  let values = before;
  return subjects.map((subject, index) => {
    values = values.map((value, seat) => value + (gained[index]?.[seat] ?? 0));
    return { subject, values };
  });
}

/**
 * What final scoring is about in a step: what its headline names, else what it brings points for.
 * @param subjects ids @returns the place of the subject among them; undefined where the step names none
 */
export function subjectOf({ headline, entries }: Step, subjects: readonly string[]): number | undefined {
  const named = Object.values(headline?.parameters ?? {}).map((parameter) =>
    typeof parameter === 'object' && parameter.type === 'name' ? parameter.id : '',
  );
  const scored = entries.map((entry) => (entry.type === 'effect' ? (entry.effect.which ?? '') : ''));
  return [...named, ...scored].map((id) => subjects.indexOf(id)).find((index) => index >= 0);
}
