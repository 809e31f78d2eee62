/** Who has more of each of several things, turn by turn: a panel for each of them. */
import { type Swing, swingsOf } from '../../analysis/by-turn.js';
import type { ChartPlan } from '../../engine/presentation.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure } from '../model.js';
import { anchorOf, placeName, spotOfTurn } from '../places.js';
import { amountOfEach, figureTexts, headings } from './figure-texts.js';
import { playerLegend } from './legends.js';
import { plain } from './time.js';

/** @returns undefined where there is no time in which anything could change */
export function raceFigure(context: Context, plan: ChartPlan): Figure | undefined {
  const { transcript, speaker, players, game } = context;
  const parts = plan.parts.map(({ series, name, hue }, texture) => ({
    name: capitalised(nameOf(speaker, name)),
    hue,
    texture,
    swings: swingsOf(transcript, series),
  }));
  const [first] = parts;
  if (!first || first.swings.length < 2) return undefined;
  const columns = first.swings.map((swing) => columnOf(context, swing));
  const highest = Math.max(1, ...parts.flatMap(({ swings }) => swings.flatMap(({ peak }) => peak)));
  const texts = figureTexts(context, plan.id);
  const ends = (swing: Swing | undefined): string => speaker.list(amountOfEach(context, (seat) => swing?.end[seat]));
  return {
    ...texts,
    summary: texts.lead,
    legend: playerLegend(context),
    drawing: {
      kind: 'race',
      panels: parts.map(({ name, hue, texture, swings }) => ({
        head: { name, hue, texture },
        title: speaker.text('report-part-title', { chart: texts.title, part: name }),
        summary: speaker.text('report-panel-summary', { begin: ends(swings[0]), end: ends(swings.at(-1)) }),
        data: {
          columns: columns.map(({ label, href, title }, index) => ({
            label,
            href,
            title: speaker.text('report-column-scores', {
              place: title,
              scores: amountOfEach(context, (seat) => swings[index]?.peak[seat]).join(' · '),
            }),
          })),
          lines: players.map(({ seat, name: player, hue: own }) => ({
            seat,
            name: player,
            hue: own,
            values: swings.map(({ peak, end }) => ({ peak: peak[seat] ?? 0, end: end[seat] ?? 0 })),
          })),
          highest,
        },
      })),
    },
    table: {
      caption: speaker.text(`report-${game.ruleset}-${plan.id}-table`),
      columns: [...headings(speaker, 'report', 'turn', 'subject'), ...players.map(({ name }) => name)],
      rows: columns.flatMap(({ title, href }, index) =>
        parts.map(({ name, swings }) => [
          { text: title, href },
          plain(name),
          ...players.map(({ seat }) => {
            const [peak, end] = [swings[index]?.peak[seat] ?? 0, swings[index]?.end[seat] ?? 0];
            return plain(peak === end ? peak : speaker.text('report-peak-and-end', { peak, end }));
          }),
        ]),
      ),
    },
  };
}

function columnOf(
  context: Context,
  { turn, final }: Swing,
): { readonly label: string; readonly title: string; readonly href: string } {
  const { speaker, turns } = context;
  if (turn !== null) {
    const spot = spotOfTurn(turn);
    return { label: String(turn), title: placeName(context, spot), href: `#${anchorOf(spot)}` };
  }
  if (final) return { label: '', title: speaker.text('report-section-final'), href: '#final' };
  const hasSetup = turns.some(({ section }) => section === 'setup');
  return { label: '', title: speaker.text('report-start'), href: hasSetup ? '#setup' : '#turns' };
}
