/** Luck and skill: what made the result of each player, with how uncertain it is. */
import type { Balance, Estimated } from '../../analysis/game-analysis.js';
import type { Measure } from '../../kernel/appraisal.js';
import { estimateText, halfWidth, inUnits } from '../../output/analysis-words.js';
import type { Context } from '../context.js';
import { playerLegend } from '../figures/legends.js';
import { plain } from '../figures/time.js';
import type { Figure } from '../model.js';

/** What has changed a chance; before it stands where it began, behind it where it ended. */
const TERMS = ['own', 'others', 'luck', 'information'] as const;

/** @param balances of all players, by their seats */
export function balanceFigure(context: Context, balances: readonly Balance[], measure: Measure): Figure {
  const { speaker, players } = context;
  const term = (name: string): string => speaker.text('analyse-term', { term: name });
  const bounds = ({ value, error }: Estimated) => {
    const half = halfWidth({ value, error });
    return {
      value: inUnits(value, measure),
      low: inUnits(value - half, measure),
      high: inUnits(value + half, measure),
    };
  };
  const all = balances.flatMap((balance) => TERMS.map((name) => bounds(balance[name])));
  const title = speaker.text('analyse-balance-title');
  const lead = speaker.text('analyse-balance-lead', { measure });
  return {
    id: 'analysis-balance',
    ...{ title, lead, short: title },
    summary: lead,
    legend: playerLegend(context),
    drawing: {
      kind: 'interval-dots',
      data: {
        columns: [
          {
            title: '',
            least: Math.min(0, ...all.map(({ low }) => low)),
            most: Math.max(0, ...all.map(({ high }) => high)),
            unit: '',
            reference: { value: 0, label: '' },
          },
        ],
        rows: TERMS.map((name) => ({
          label: term(name),
          cells: [
            players.flatMap(({ seat, hue }) => {
              const estimated = balances[seat]?.[name];
              if (!estimated) return [];
              return {
                kind: seat,
                hue,
                ...bounds(estimated),
                text: estimateText(estimated, measure, speaker),
                count: null,
              };
            }),
          ],
        })),
      },
    },
    table: {
      caption: speaker.text('analyse-balance', { measure }),
      columns: [speaker.text('report-column-player'), ...['first', ...TERMS, 'last'].map(term)],
      rows: players.flatMap(({ seat, name }) => {
        const balance = balances[seat];
        if (!balance) return [];
        const terms = (['first', ...TERMS, 'last'] as const).map((one) => estimateText(balance[one], measure, speaker));
        return [[name, ...terms].map(plain)];
      }),
    },
  };
}
