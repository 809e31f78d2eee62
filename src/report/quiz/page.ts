/** A sheet of questions -> one self-contained HTML file: no network, no script, printable with the answers on a page of their own. */
import answer from '../../../templates/answer.hbs';
import question from '../../../templates/question.hbs';
import own from '../../../templates/quiz.css?raw';
import page from '../../../templates/quiz.hbs';
import scene from '../../../templates/scene.css?raw';
import texture from '../../../templates/texture.css?raw';
import { definitions } from '../../charts/definitions.js';
import { drawScene } from '../../charts/scene.js';
import type { SceneData } from '../../charts/scene-data.js';
import { stillsOf } from '../../charts/still.js';
import { FRAME, headWith } from '../page-head.js';
import { REPORT } from '../ways.js';
import type { QuizModel } from './model.js';
import type { PictureView } from './pictures.js';

const STYLE = `${texture}${scene}${own}`;
/** A question, and its answer on paper. */
export const QUESTION_PARTS = { question, answer };

/** @returns the same bytes for the same model */
export function renderQuiz(model: QuizModel): string {
  const { signs, textures } = definitions(model.players.length);
  const ours = signs.filter(({ id }) => id.startsWith('sign-player-'));
  const drawn = picturesOf(model.scene);
  const levels = model.levels.map((level) => ({
    ...level,
    questions: level.questions.map((question) => ({ ...question, drawn: drawn.markupOf(question.picture) })),
  }));
  return page(
    {
      ...{ ...model, levels, report: REPORT, signs: ours, textures, scene: drawn.definitions },
      ...headWith(STYLE),
    },
    { partials: { ...FRAME, ...QUESTION_PARTS } },
  );
}

interface DrawnPictures {
  /** What they share. */
  readonly definitions: string;
  /** The board of a frame, or what lies before a player or the one who acts, with marks on what has changed. */
  readonly small: (frame: number, seat: number | null) => string;
  readonly markupOf: (picture: PictureView | null) => string;
}

/** Pictures of some frames as markup; empty where there is no scene. */
export function picturesOf(scene: SceneData | null): DrawnPictures {
  if (!scene) return { definitions: '', small: () => '', markupOf: () => '' };
  const drawing = drawScene(scene);
  const draw = stillsOf(drawing);
  return {
    definitions: drawing.definitions,
    small: (frame, seat) => {
      const { board, mats } = draw(frame, true);
      const shown = seat ?? scene.frames[frame]?.mover;
      return board || (mats[scene.players.findIndex((player) => player.seat === shown)] ?? mats.join(''));
    },
    markupOf: (picture) => {
      if (!picture) return '';
      const { frame, places, seats } = picture;
      const around = drawing
        .spotsIn(frame)
        .filter(({ id, panel }) => places?.includes(id) && drawing.panels[panel]?.kind === 'board');
      const { board, mats } = draw(frame, false, around);
      return `${places?.length === 0 ? '' : board}${seats.map((seat) => mats[seat]).join('')}`;
    },
  };
}
