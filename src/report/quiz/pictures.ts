/** The pictures of a sheet of questions: which frames they show, and what of them. */
import type { SceneData } from '../../charts/scene-data.js';
import type { Game } from '../../engine/game.js';
import type { Picture } from '../../engine/quiz.js';
import type { Replayed } from '../../engine/replay.js';
import type { Frame } from '../../engine/scene.js';
import type { Transcript } from '../../engine/transcript.js';
import type { Speaker } from '../../text/speaker.js';
import { filmOf } from '../film.js';
import type { PlayerView } from '../model.js';
import { sceneData } from '../scene-words.js';

export interface PictureView {
  /** Of the scene. */
  readonly frame: number;
  /** The board is cut out around them. */
  readonly places: readonly string[];
  /** The seats of those whose things are shown. */
  readonly seats: readonly number[];
  /** Whether it stands for the situation: those who see it are told nothing else. */
  readonly saysAll: boolean;
}

/** Frames are collected as questions ask for them. */
export class Pictures {
  private readonly frames: Frame[] = [];

  constructor(
    private readonly transcript: Transcript,
    private readonly players: readonly PlayerView[],
  ) {}

  /** The picture of the table before a step; null where nobody has kept what lay there. */
  add({ of, ids, saysAll }: Picture, step: number): PictureView | null {
    const frame = this.transcript.steps[step - 1]?.frame;
    const isBoard = of === 'places';
    const seats = this.players.flatMap(({ id, seat }) => (!isBoard && ids.includes(id) ? [seat] : []));
    if (!frame || (isBoard && frame.board === null)) return null;
    // Twice, so that nothing has changed in it.
    this.frames.push(frame, frame);
    return { frame: this.frames.length - 1, places: isBoard ? ids : [], seats, saysAll };
  }

  sceneOf({ portrait }: Game, { table }: Replayed, speaker: Speaker): SceneData | null {
    const scene = portrait?.scene?.(table);
    const { players, frames } = this;
    if (!scene || frames.length === 0) return null;
    const film = filmOf(
      scene,
      frames,
      frames.map(() => null),
    );
    return sceneData(speaker, scene, players, film);
  }
}
