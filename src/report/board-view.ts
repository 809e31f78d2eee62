/** The board of a report as plain data: the scene with a frame for every step that the page tells. */
import type { SceneData } from '../charts/scene-data.js';
import type { LogPieces } from '../live/log-pieces.js';

export const BOARD_WORDS = [
  ...(['first', 'back', 'play', 'pause', 'on', 'last', 'by', 'speed', 'view', 'everything'] as const),
  ...(['steps', 'read', 'play-on', 'play-on-how', 'dock', 'keys'] as const),
] as const;

export interface BoardStep {
  /** The anchor of the step. */
  readonly link: string;
  /** Where in the game it is, in words. */
  readonly place: string;
  /** Where it is on the score chart. */
  readonly tick: number;
  /** The score of each player after it. */
  readonly scores: readonly number[];
}

export interface BoardFilm {
  readonly title: string;
  readonly lead: string;
  readonly words: Readonly<Record<(typeof BOARD_WORDS)[number], string>>;
  /** How far one goes at a time: a step, a turn, or to what is marked. */
  readonly strides: readonly { readonly id: 'step' | 'turn' | 'mark'; readonly text: string }[];
  readonly scene: SceneData;
  /** In the order of the frames of the scene. */
  readonly steps: readonly BoardStep[];
  /** The log, to be played on from any step: how many of its pieces are played then. */
  readonly log: (LogPieces & { readonly name: string; readonly cuts: readonly number[] }) | null;
  /** The turns of the page: the frame at the end of each, and what it shows in words. */
  readonly turns: readonly { readonly anchor: string; readonly frame: number; readonly label: string }[];
}

/** The frame of a step, or of the end of a turn. @param anchor the first frame where it is of neither */
export function frameOf({ steps, turns }: Pick<BoardFilm, 'steps' | 'turns'>, anchor: string): number {
  const step = steps.findIndex(({ link }) => link === anchor);
  return step < 0 ? (turns.find((turn) => turn.anchor === anchor)?.frame ?? 0) : step;
}
