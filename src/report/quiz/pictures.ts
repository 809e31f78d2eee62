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
  /** The board is cut out around them; null: it is shown whole. */
  readonly places: readonly string[] | null;
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

  /** All that lies on the table; null where nobody has kept it. */
  addTable(table: Frame | undefined): PictureView | null {
    const seats = this.players.map(({ seat }) => seat);
    return this.addFrame(table, { places: null, seats, saysAll: true });
  }

  /** The picture of some of the table before a step; null where nobody has kept what lay there. */
  add({ of, ids, saysAll }: Picture, step: number): PictureView | null {
    const isBoard = of === 'places';
    const seats = this.players.flatMap(({ id, seat }) => (!isBoard && ids.includes(id) ? [seat] : []));
    const frame = this.transcript.steps[step - 1]?.frame;
    if (isBoard && frame?.board === null) return null;
    return this.addFrame(frame, { places: isBoard ? ids : [], seats, saysAll });
  }

  private addFrame(frame: Frame | undefined, shown: Omit<PictureView, 'frame'>): PictureView | null {
    if (!frame) return null;
    // Twice, so that nothing has changed in it.
    this.frames.push(frame, frame);
    return { frame: this.frames.length - 1, ...shown };
  }

  sceneOf({ presentation }: Game, { table }: Replayed, speaker: Speaker): SceneData | null {
    const scene = presentation.scene?.(table);
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
