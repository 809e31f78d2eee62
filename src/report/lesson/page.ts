/** A lesson -> one self-contained HTML file: a sheet to be printed, and slides where there is a script. */
import figures from '../../../templates/figures.css?raw';
import own from '../../../templates/lesson.css?raw';
import page from '../../../templates/lesson.hbs';
import script from '../../../templates/lesson.mjs?raw';
import report from '../../../templates/page.css?raw';
import questions from '../../../templates/quiz.css?raw';
import scene from '../../../templates/scene.css?raw';
import texture from '../../../templates/texture.css?raw';
import { definitions } from '../../charts/definitions.js';
import { withoutLinks } from '../../charts/paper.js';
import { drawnFigure } from '../drawn-figure.js';
import { FRAME, headWith } from '../page-head.js';
import { picturesOf, QUESTION_PARTS } from '../quiz/page.js';
import { REPORT } from '../ways.js';
import type { LessonModel } from './model.js';

const STYLE = `${figures}${report}${texture}${scene}${questions}${own}`;

/** @returns the same bytes for the same model */
export function renderLesson(model: LessonModel): string {
  const { signs, textures } = definitions(model.head.standings.length);
  const pictures = picturesOf(model.scene);
  return page(
    {
      ...model,
      curve: model.curve && { ...model.curve, pictures: drawnFigure(model.curve).pictures.map(withoutLinks) },
      moments: model.moments.map((moment) => ({ ...moment, drawn: pictures.small(moment.frame, moment.seat) })),
      questions: model.questions.map((question) => ({ ...question, drawn: pictures.markupOf(question.picture) })),
      ...{ report: REPORT, textures, signs, scene: pictures.definitions },
      ...headWith(STYLE, script),
    },
    { partials: { ...FRAME, ...QUESTION_PARTS } },
  );
}
