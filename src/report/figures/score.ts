/** The score over all moves: the hero of the report. */
import { type Course, courseOf, overtakingsOf } from '../../analysis/course.js';
import type { StepLinesData } from '../../charts/step-lines.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure, Linked, StoryMoment, TableView } from '../model.js';
import { anchorOf, placeName, placeWithin } from '../places.js';
import { amountOfEach, headings } from './figure-texts.js';
import { leadSentence } from './lead-sentence.js';
import { playerLegend } from './legends.js';
import { type Said, scoreColumnsFigure } from './score-columns.js';
import { plain, turnCell, turnsOnAxis } from './time.js';

/** Final scoring happens in one step; on the chart it gets this part of the width. */
const ROOM_FOR_FINAL = 0.05;

/** @param story the key moments, which the chart marks @returns undefined where nothing has happened yet */
export function scoreFigure(context: Context, story: readonly StoryMoment[]): Figure | undefined {
  const { game, presentation, measure, course, speaker } = context;
  const short = speaker.text('report-score-short');
  if (measure === presentation.score)
    return trackOrScore(context, course, story, {
      id: 'score',
      title: speaker.text('report-score-title'),
      short,
      lead: leadSentence(context, course),
    });
  return linesFigure(context, {
    ...{ id: 'score', series: measure, course, story, short },
    title: speaker.text('report-worth-now-title'),
    lead: speaker.text(`report-${game.ruleset}-worth-now`),
  });
}

/** The score itself, where another measure says who leads. */
export function trackFigure(context: Context): Figure | undefined {
  const { game, transcript, timeline, presentation, measure, players, book, speaker } = context;
  if (measure === presentation.score) return undefined;
  const ids = players.map(({ id }) => id);
  return trackOrScore(context, courseOf(transcript, timeline, presentation.score, ids, book), [], {
    id: 'track',
    title: speaker.text('report-track-title'),
    short: speaker.text('report-track-short'),
    lead: speaker.text(`report-${game.ruleset}-track`),
  });
}

/** In columns where people are compared with one another, else in lines. */
function trackOrScore(context: Context, course: Course, story: readonly StoryMoment[], said: Said): Figure | undefined {
  const { book, presentation } = context;
  if (book) return scoreColumnsFigure(context, book, course, story, said);
  return linesFigure(context, { series: presentation.score, course, story, ...said });
}

/** What lines are drawn of, and what is said of them. */
interface Lines extends Said {
  readonly series: string;
  readonly course: Course;
  readonly story: readonly StoryMoment[];
}

/** What there is to be drawn. */
interface Drawn extends Pick<Lines, 'course' | 'story'> {
  /** By seat, at each tick. */
  readonly values: readonly (readonly number[])[];
  readonly turns: ReturnType<typeof turnsOnAxis>;
  /** The tick of final scoring; below zero where it has not come. */
  readonly final: number;
  readonly finalScores: readonly string[];
}

function linesFigure(context: Context, { series, course, story, ...said }: Lines): Figure | undefined {
  const { timeline, presentation, speaker, moments } = context;
  const values = timeline.series[series];
  if (!values || timeline.ticks.length < 2) return undefined;
  const finalScores = amountOfEach(context, (seat) => values[seat]?.at(-1));
  const final = timeline.ticks.findIndex(({ section }) => section === 'final');
  const drawn: Drawn = { values, turns: turnsOnAxis(context, series), final, finalScores, course, story };
  const [ending] = moments.endings;
  return {
    ...said,
    summary: speaker.text('report-score-summary', {
      scores: speaker.list(finalScores),
      changes: overtakingsOf(course),
      triggered: ending ? 'yes' : 'no',
      trigger: placeWithin(context, timeline.ticks[ending?.tick ?? 0] ?? { turn: null, play: null }),
    }),
    legend: [
      ...playerLegend(context),
      ...presentation.marks.map((topic, index) => ({
        name: capitalised(nameOf(speaker, topic.name)),
        hue: null,
        sign: 'mark' as const,
        index,
      })),
    ],
    drawing: { kind: 'step-lines', data: linesOf(context, drawn) },
    table: tableOf(context, drawn),
  };
}

function linesOf(context: Context, { values, turns, final, finalScores, course, story }: Drawn): StepLinesData {
  const { timeline, speaker, players, moments } = context;
  const played = timeline.ticks.length;
  const room = final < 0 ? 0 : Math.max(2, Math.ceil(played * ROOM_FOR_FINAL));
  return {
    ticks: played + room,
    lines: players.map(({ seat, name, hue }) => {
      const own = values[seat] ?? [];
      return { seat, name, hue, values: [...own, ...Array.from({ length: room }, () => own.at(-1) ?? 0)] };
    }),
    turns,
    bands:
      moments.lastPhase === null
        ? []
        : [
            {
              from: moments.lastPhase,
              to: final < 0 ? played - 1 : final,
              label: speaker.text('report-last-phase'),
            },
          ],
    marks: marksOf(context),
    flags: flagsOf(context, final, finalScores),
    final: final < 0 ? null : final,
    moments: story.map(({ number, stop, seat, when, href }) => ({ number, href, tick: stop, seat, title: when })),
    leaders: [...course.leaders, ...Array.from({ length: room }, () => course.leaders.at(-1) ?? null)],
    words: { leader: speaker.text('report-leader'), turn: speaker.text('report-axis-turn') },
  };
}

/** Where a tick stands in the report, and what that place is called. */
function placeOf(context: Context, tick: number): { readonly href: string; readonly place: string } {
  const at = context.timeline.ticks[tick] ?? { section: 'log', turn: null, play: null };
  return { href: `#${anchorOf(at)}`, place: placeName(context, at) };
}

/** Leaps of the score. */
function marksOf(context: Context): StepLinesData['marks'] {
  const { presentation, speaker, players, moments } = context;
  return moments.jumps.map(({ tick, topic, player, points, rule }) => {
    const { href, place } = placeOf(context, tick);
    return {
      tick,
      seat: players.findIndex(({ id }) => id === player),
      shape: presentation.marks.findIndex(({ id }) => id === topic),
      href,
      title: speaker.text('report-jump', {
        player: players.find(({ id }) => id === player)?.name ?? '',
        points,
        place,
        rule: speaker.rule(rule).title,
      }),
    };
  });
}

/** What has brought about the end, and final scoring. */
function flagsOf(context: Context, final: number, finalScores: readonly string[]): StepLinesData['flags'] {
  const { speaker, moments } = context;
  const endings = moments.endings.slice(0, 1).map(({ tick }) => {
    const { href, place } = placeOf(context, tick);
    return { tick, label: speaker.text('report-flag-ending'), href, title: place };
  });
  if (final < 0) return endings;
  const label = speaker.text('report-section-final');
  const title = speaker.text('report-column-scores', { place: label, scores: finalScores.join(' · ') });
  return [...endings, { tick: final, label, href: '#final', title }];
}

function tableOf(context: Context, { values, turns, final }: Drawn): TableView {
  const { timeline, speaker, players } = context;
  const amount = (value: number): Linked =>
    plain(Number.isInteger(value) ? value : speaker.text('report-average', { value }));
  // Where everybody acts in every turn, none is anybody's.
  const isAnyones = turns.some(({ player }) => player !== null);
  const row = (place: Linked, player: string | null, tick: number): Linked[] => [
    place,
    ...(isAnyones ? [plain(players.find(({ id }) => id === player)?.name ?? '')] : []),
    ...players.map(({ seat }) => amount(values[seat]?.[tick] ?? 0)),
  ];
  return {
    caption: speaker.text('report-score-table'),
    columns: [
      ...headings(speaker, 'report', 'turn', ...(isAnyones ? ['player'] : [])),
      ...players.map(({ name }) => name),
    ],
    rows: [
      // Who is ahead before the first move has the first lead, and can lose it.
      ...(timeline.ticks[0]?.section === 'turn' ? [] : [row(plain(speaker.text('report-start')), null, 0)]),
      ...turns.map((turn) => row(turnCell(context, turn), turn.player, turn.lastTick)),
      ...(final < 0
        ? []
        : [row({ text: speaker.text('report-section-final'), href: '#final' }, null, timeline.ticks.length - 1)]),
    ],
  };
}
