/** A sheet of questions -> one self-contained HTML file: no network, no script, printable with the answers on a page of their own. */
import base from '../../../templates/base.css?raw';
import lapwing from '../../../templates/lapwing.svg?raw';
import own from '../../../templates/quiz.css?raw';
import page from '../../../templates/quiz.hbs';
import { definitions } from '../../charts/definitions.js';
import { policyOf } from '../policy.js';
import type { QuizModel } from './model.js';

const STYLE = `${base}${own}`;

/**
 * @param report the file of the report of the game, beside that of the sheet
 * @returns the same bytes for the same model
 */
export function renderQuiz(model: QuizModel, report: string): string {
  const { signs } = definitions(model.players.length);
  const ours = signs.filter(({ id }) => id.startsWith('sign-player-'));
  return page({ ...model, report, style: STYLE, lapwing, signs: ours, policy: policyOf(STYLE) });
}
