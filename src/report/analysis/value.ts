/** Where a game was heading: what each player could expect, move by move, and which decisions gave something up. */
import { type AppraisedGame, endOf } from '../../analysis/appraised-game.js';
import { qualityOf } from '../../analysis/game-analysis.js';
import type { StepLinesData } from '../../charts/step-lines.js';
import type { Step } from '../../engine/transcript.js';
import { costText, inUnits, prospectsOf } from '../../output/analysis-words.js';
import type { Context } from '../context.js';
import { amountOfEach, headings } from '../figures/figure-texts.js';
import { playerLegend } from '../figures/legends.js';
import { plain, turnsOnAxis } from '../figures/time.js';
import type { Figure, Linked } from '../model.js';
import { placeLink } from '../places.js';

/** Signs of decisions on the chart. */
const [DEAR, DEAREST] = [0, 1];

/** A decision on the time axis of the page. */
interface Timed {
  readonly tick: number;
  readonly place: Linked;
}

/** What there is to be drawn. */
interface Drawn {
  readonly timed: readonly Timed[];
  /** By seat, at each tick. */
  readonly values: readonly (readonly number[])[];
}

/** @param anchors of the turns and moves on the page */
export function valueFigure(context: Context, appraised: AppraisedGame, anchors: ReadonlySet<string>): Figure {
  const { speaker, timeline } = context;
  const { measure, bot } = appraised.request;
  const timed = timesOf(context, appraised, anchors);
  const values = valuesOf(appraised, timed, timeline.ticks.length);
  const title = speaker.text('analyse-value-title', { measure });
  const lead = speaker.text('analyse-value-lead', { measure, bot });
  return {
    id: 'analysis-value',
    ...{ title, lead, short: speaker.text('analyse-short') },
    summary: `${lead} ${valuesAt(context, values, timeline.ticks.length - 1)}`,
    legend: [
      ...playerLegend(context),
      { name: speaker.text('analyse-mark-dear'), hue: null, sign: 'mark', index: DEAR },
      { name: speaker.text('analyse-mark-dearest'), hue: null, sign: 'mark', index: DEAREST },
    ],
    drawing: { kind: 'step-lines', data: linesOf(context, appraised, { timed, values }) },
    table: tableOf(context, appraised, timed),
  };
}

function valuesAt(context: Context, values: Drawn['values'], tick: number): string {
  return amountOfEach(context, (seat) => values[seat]?.[tick]).join(' · ');
}

function linesOf(context: Context, appraised: AppraisedGame, { timed, values }: Drawn): StepLinesData {
  const { speaker, players, timeline } = context;
  return {
    ticks: timeline.ticks.length,
    lines: players.map(({ seat, name, hue }) => ({ seat, name, hue, values: values[seat] ?? [] })),
    turns: turnsOnAxis(context).map((turn) => ({
      ...turn,
      title: speaker.text('report-column-scores', {
        place: turn.title,
        scores: valuesAt(context, values, turn.lastTick),
      }),
    })),
    bands: [],
    marks: marksOf(context, appraised, timed),
    flags: [],
    final: null,
    moments: [],
    leaders: timeline.ticks.map((_, tick) => leaderOf(values.map((own) => own[tick] ?? 0))),
    words: { leader: speaker.text('report-leader'), turn: speaker.text('report-axis-turn') },
  };
}

/** Decisions that gave something up. */
function marksOf(
  { speaker, players }: Context,
  { decisions, request: { measure } }: AppraisedGame,
  timed: readonly Timed[],
): StepLinesData['marks'] {
  const dearest = new Set(players.flatMap(({ seat }) => qualityOf(decisions, seat).dearest));
  return decisions.flatMap((decision) => {
    const { tick = 0, place } = timed[decision.number] ?? {};
    const { seat } = decision.appraisal;
    if (!decision.isApart || !place) return [];
    return {
      ...{ tick, seat, shape: dearest.has(decision.number) ? DEAREST : DEAR, href: place.href ?? '#turns' },
      title: speaker.text('report-turn-scores', {
        ...{ place: place.text, player: players[seat]?.name ?? '' },
        scores: costText(decision, measure, speaker),
      }),
    };
  });
}

function tableOf(
  { speaker, players }: Context,
  { decisions, request: { measure } }: AppraisedGame,
  timed: readonly Timed[],
): Figure['table'] {
  return {
    caption: speaker.text('analyse-chances', { measure, players: players.length }),
    columns: [
      ...headings(speaker, 'report', 'turn', 'player'),
      ...players.map(({ name }) => name),
      speaker.text('analyse-column-cost'),
    ],
    rows: decisions.map((decision) => [
      timed[decision.number]?.place ?? plain('–'),
      plain(players[decision.appraisal.seat]?.name ?? ''),
      ...prospectsOf(decision, measure, speaker).map(plain),
      plain(costText(decision, measure, speaker)),
    ]),
  };
}

/** When each decision was made. What the log need not say counts to the decision before it, whose turn it has, and no number in it. */
function timesOf(context: Context, appraised: AppraisedGame, anchors: ReadonlySet<string>): readonly Timed[] {
  const { moves, record, replayed, decisions } = appraised;
  const numbers = new Map(replayed.transcript?.steps.map((step, number) => [step, number]));
  const steps = new Map(moves.map(({ element, step }) => [element.offset, step]));
  let tick = 0;
  let near: Step | undefined;
  return decisions.map(({ number }) => {
    const step = steps.get(record.decisions[number]?.recorded?.offset ?? -1);
    const at = step && numbers.get(step);
    if (at !== undefined) tick = context.timeline.tickOfStep[at] ?? tick;
    near = step ?? near;
    const spot = near && { ...near.at, ...(!step && { play: null }), line: null };
    return { tick, place: spot ? placeLink(context, spot, anchors) : plain('–') };
  });
}

/** For each player what they could expect behind each tick: what stands before the next decision, and in the end what came of it. */
function valuesOf(appraised: AppraisedGame, timed: readonly Timed[], ticks: number): Drawn['values'] {
  const { decisions, request } = appraised;
  const end = endOf(appraised);
  return appraised.replayed.players.map((_, seat) => {
    const last = end?.[seat] ?? decisions.at(-1)?.appraisal.after[seat]?.value ?? 0;
    let next = 0;
    return Array.from({ length: ticks }, (_, tick) => {
      while (next < timed.length && (timed[next]?.tick ?? 0) <= tick) next += 1;
      const value = inUnits(decisions[next]?.appraisal.before[seat]?.value ?? last, request.measure);
      // What stands at the end of a line is a whole number.
      return tick === ticks - 1 ? Math.round(value) : value;
    });
  });
}

/** Who can expect most, if that is one alone. */
function leaderOf(values: readonly number[]): number | null {
  const most = Math.max(...values);
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : null;
}
