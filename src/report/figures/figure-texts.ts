/** What a figure is called and what to see in it: every figure of a game has these texts, under its own id. */

import type { Speaker } from '../../text/speaker.js';
import type { Context } from '../context.js';
import type { Figure } from '../model.js';

/** How much each player has of something: `Anna 12`. @param of by seat */
export function amountOfEach(
  { players, speaker }: Pick<Context, 'players' | 'speaker'>,
  of: (seat: number) => number | string | undefined,
): readonly string[] {
  return players.map(({ name, seat }) => speaker.text('report-name-points', { player: name, points: of(seat) ?? 0 }));
}

/** What stands over the columns of a table. @param page where their words belong */
export function headings(speaker: Speaker, page: 'report' | 'site', ...columns: readonly string[]): readonly string[] {
  return columns.map((column) => speaker.text(`${page}-column-${column}`));
}

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
