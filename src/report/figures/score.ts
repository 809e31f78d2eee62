/** The score over all moves: the hero of the report. */
import { type Course, courseOf, overtakingsOf } from '../../analysis/course.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure, Linked, StoryMoment } from '../model.js';
import { anchorOf, placeName, placeWithin } from '../places.js';
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

function linesFigure(context: Context, { series, course, story, ...said }: Lines): Figure | undefined {
  const { timeline, presentation, speaker, players, moments } = context;
  const values = timeline.series[series];
  if (!values || timeline.ticks.length < 2) return undefined;
  const turns = turnsOnAxis(context, series);
  const played = timeline.ticks.length;
  const final = timeline.ticks.findIndex(({ section }) => section === 'final');
  const room = final < 0 ? 0 : Math.max(2, Math.ceil(played * ROOM_FOR_FINAL));
  const amount = (value: number): Linked =>
    plain(Number.isInteger(value) ? value : speaker.text('report-average', { value }));
  const [ending] = moments.endings;
  const place = (tick: number) =>
    placeName(context, timeline.ticks[tick] ?? { section: 'log', turn: null, play: null });
  const href = (tick: number) => `#${anchorOf(timeline.ticks[tick] ?? { section: 'log', turn: null, play: null })}`;
  const finalScores = players.map((player) =>
    speaker.text('report-name-points', { player: player.name, points: values[player.seat]?.at(-1) ?? 0 }),
  );
  // Where everybody acts in every turn, none is anybody's.
  const isAnyones = turns.some(({ player }) => player !== null);
  const row = (place: Linked, player: string | null, tick: number): Linked[] => [
    place,
    ...(isAnyones ? [plain(players.find(({ id }) => id === player)?.name ?? '')] : []),
    ...players.map(({ seat }) => amount(values[seat]?.[tick] ?? 0)),
  ];
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
    drawing: {
      kind: 'step-lines',
      data: {
        ticks: played + room,
        lines: players.map(({ seat, name, hue }) => {
          const own = values[seat] ?? [];
          return { seat, name, hue, values: [...own, ...Array.from({ length: room }, () => own.at(-1) ?? 0)] };
        }),
        turns,
        bands: [
          ...(moments.lastPhase === null
            ? []
            : [
                {
                  from: moments.lastPhase,
                  to: final < 0 ? played - 1 : final,
                  label: speaker.text('report-last-phase'),
                },
              ]),
        ],
        marks: moments.jumps.map(({ tick, topic, player, points, rule }) => ({
          tick,
          seat: players.findIndex(({ id }) => id === player),
          shape: presentation.marks.findIndex(({ id }) => id === topic),
          href: href(tick),
          title: speaker.text('report-jump', {
            player: players.find(({ id }) => id === player)?.name ?? '',
            points,
            place: place(tick),
            rule: speaker.rule(rule).title,
          }),
        })),
        flags: [
          ...(ending
            ? [
                {
                  tick: ending.tick,
                  label: speaker.text('report-flag-ending'),
                  href: href(ending.tick),
                  title: place(ending.tick),
                },
              ]
            : []),
          ...(final < 0
            ? []
            : [
                {
                  tick: final,
                  label: speaker.text('report-section-final'),
                  href: '#final',
                  title: speaker.text('report-column-scores', {
                    place: speaker.text('report-section-final'),
                    scores: finalScores.join(' · '),
                  }),
                },
              ]),
        ],
        final: final < 0 ? null : final,
        moments: story.map(({ number, stop, seat, when, href }) => ({ number, href, tick: stop, seat, title: when })),
        leaders: [...course.leaders, ...Array.from({ length: room }, () => course.leaders.at(-1) ?? null)],
        words: { leader: speaker.text('report-leader'), turn: speaker.text('report-axis-turn') },
      },
    },
    table: {
      caption: speaker.text('report-score-table'),
      columns: [
        speaker.text('report-column-turn'),
        ...(isAnyones ? [speaker.text('report-column-player')] : []),
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
    },
  };
}
