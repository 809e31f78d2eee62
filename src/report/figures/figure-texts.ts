/** What a figure is called and what to see in it: every figure of a game has these texts, under its own id. */
import type { Context } from '../context.js';
import type { Figure } from '../model.js';

/** @param figure its id; its texts are `report-<ruleset>-<figure>-title` and so on @param facts that its lead names */
export function figureTexts(
  { speaker, game }: Pick<Context, 'speaker' | 'game'>,
  figure: string,
  facts: Readonly<Record<string, string | number>> = {},
): Pick<Figure, 'id' | 'title' | 'short' | 'lead'> {
  const text = `report-${game.ruleset}-${figure}`;
  return {
    id: figure,
    title: speaker.text(`${text}-title`),
    short: speaker.text(`${text}-short`),
    lead: speaker.text(`${text}-lead`, facts),
  };
}
