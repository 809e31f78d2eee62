/** A transcript cut into turns, with what each brought. */
import type { Section } from '../engine/finding.js';
import type { Step, Transcript } from '../engine/transcript.js';

export interface TurnSummary {
  readonly section: Section;
  readonly turn: number | null;
  readonly player: string | null;
  readonly steps: readonly Step[];
  /** The value of the series for each player before the turn and after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Whether the moves of every turn are numbered through: a game may count each kind of move by itself. */
export function isNumberedThrough({ steps }: Transcript): boolean {
  const seen = new Set<string>();
  for (const { at, verdict } of steps) {
    if (at.section !== 'turn' || at.play === null || verdict === undefined) continue;
    const number = `${at.turn} ${at.play}`;
    if (seen.has(number)) return false;
    seen.add(number);
  }
  return true;
}

/** @param series the series that decides the game */
export function turnsOf(transcript: Transcript, series: string): readonly TurnSummary[] {
  const turns: { section: Section; turn: number | null; player: string | null; steps: Step[] }[] = [];
  for (const step of transcript.steps) {
    const { section, turn, player } = step.at;
    const last = turns.at(-1);
    if (last && last.section === section && last.turn === turn) {
      last.steps.push(step);
      // Where several act, the turn is nobody's.
      if (step.verdict !== undefined && player !== last.player) last.player = null;
    } else turns.push({ section, turn, player, steps: [step] });
  }
  let before: readonly number[] = [];
  return turns.map((one) => {
    const after = one.steps.at(-1)?.values[series] ?? before;
    const { section, turn, player, steps } = one;
    const summary = { section, turn, player, steps, before: before.length > 0 ? before : after.map(() => 0), after };
    before = after;
    return summary;
  });
}
