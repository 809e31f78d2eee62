/** The score of a game in which everybody acts in every round: round by round, then stage by stage. */
import { type Course, overtakingsOf, type Stop } from '../../analysis/course.js';
import type { ColumnKind } from '../../charts/column-slots.js';
import type { DuelResult } from '../../charts/score-lanes.js';
import type { Contest, ContestBook, Duel } from '../../engine/presentation.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure, Linked, StoryMoment } from '../model.js';
import { anchorOf, stopName } from '../places.js';
import { partLegend, playerLegend } from './legends.js';
import { contestLine, signed, subjectViews } from './subjects.js';
import { plain } from './time.js';

interface Column {
  readonly label: string;
  readonly place: string;
  readonly kind: ColumnKind;
  readonly turn: number | null;
  readonly subject: string | null;
  readonly href: string;
  readonly values: readonly number[];
}

/** What is said of a chart of the score. */
export type Said = Pick<Figure, 'id' | 'title' | 'short' | 'lead'>;

/** @param story the key moments, which the chart marks @returns undefined where nothing has happened yet */
export function scoreColumnsFigure(
  context: Context,
  book: ContestBook,
  course: Course,
  story: readonly StoryMoment[],
  said: Said,
): Figure | undefined {
  const { speaker, players } = context;
  const columns = course.stops.map((stop, index) => columnOfStop(context, course, stop, index));
  const last = columns.at(-1);
  if (!last || columns.length < 2) return undefined;
  const subjects = subjectViews(context, book.subjects);
  const columnOf = ({ turn, subject }: Contest): number =>
    columns.findIndex((column) => (turn === null ? column.subject === subject : column.turn === turn));
  const held = book.contests.filter((contest) => columnOf(contest) >= 0);
  const scores = (column: Column): readonly string[] =>
    players.map(({ name, seat }) =>
      speaker.text('report-name-points', { player: name, points: column.values[seat] ?? 0 }),
    );
  return {
    ...said,
    summary: speaker.text('report-score-summary', {
      scores: speaker.list(scores(last)),
      changes: overtakingsOf(course),
      triggered: 'no',
      trigger: '',
    }),
    lead: `${said.lead} ${speaker.text('report-contests-lead')}`,
    legend: [
      ...playerLegend(context),
      ...partLegend(subjects),
      ...(['won', 'tied', 'lost'] as const).map((result, index) => ({
        name: speaker.text(`report-duel-${result}`),
        hue: null,
        sign: 'duel' as const,
        index,
      })),
      ...(book.signs.length > 0
        ? [{ name: capitalised(nameOf(speaker, book.sign)), hue: null, sign: 'aside' as const, index: 0 }]
        : []),
    ],
    drawing: {
      kind: 'score-columns',
      data: {
        columns: columns.map((column) => ({
          label: column.label,
          kind: column.kind,
          part: partOf(subjects, column),
          href: column.href,
          title: speaker.text('report-column-scores', { place: column.place, scores: scores(column).join(' · ') }),
        })),
        lines: players.map(({ seat, name, hue }) => ({
          seat,
          name,
          hue,
          values: columns.map(({ values }) => values[seat] ?? 0),
        })),
        cells: held.flatMap((contest) => {
          const column = columnOf(contest);
          const subject = subjects.find(({ id }) => id === contest.subject);
          if (!subject) return [];
          const { hue, texture } = subject;
          return [
            {
              ...{ column, seat: contest.seat, hue, texture },
              points: signed(contest.points),
              duels: contest.duels.map(resultOf),
              href: columns[column]?.href ?? '#score',
              title: contestLine(context, contest, subject, columns[column]?.place ?? ''),
            },
          ];
        }),
        signs: book.signs.flatMap(({ turn, seat, name }) => {
          const column = columns.findIndex((one) => one.turn === turn);
          return column < 0 ? [] : [{ column, seat, title: nameOf(speaker, name) }];
        }),
        leaders: course.leaders,
        moments: story.map(({ number, stop, seat, when, href }) => ({ number, href, column: stop, seat, title: when })),
        words: {
          leader: speaker.text('report-leader'),
          turn: speaker.text('report-axis-turn'),
          final: speaker.text('report-section-final'),
        },
      },
    },
    table: {
      caption: speaker.text('report-score-table'),
      columns: [speaker.text('report-column-turn'), ...players.map(({ name }) => name)],
      rows: columns.map((column): Linked[] => [
        { text: column.place, href: column.href },
        ...players.map(({ seat }) => plain(column.values[seat] ?? 0)),
      ]),
    },
  };
}

function columnOfStop(context: Context, course: Course, stop: Stop, index: number): Column {
  const { speaker, book, turns } = context;
  const { section, turn, subject } = stop;
  const started = section !== 'setup';
  const subjectName = book?.subjects.find(({ id }) => id === subject)?.name;
  const place = stopName(context, stop);
  const anchor = started || turns.some((one) => one.section === 'setup') ? anchorOf(stop) : 'turns';
  return {
    label: subjectName ? capitalised(nameOf(speaker, subjectName)) : turn === null ? place : String(turn),
    place,
    kind: section === 'final' ? 'final' : started ? 'turn' : 'start',
    ...{ turn, subject },
    href: `#${anchor}`,
    values: course.values.map((own) => own[index] ?? 0),
  };
}

function partOf(
  subjects: ReturnType<typeof subjectViews>,
  { subject }: Column,
): { readonly hue: (typeof subjects)[number]['hue']; readonly texture: number } | null {
  const view = subjects.find(({ id }) => id === subject);
  return view ? { hue: view.hue, texture: view.texture } : null;
}

function resultOf({ own, theirs }: Duel): DuelResult {
  if (own === null || theirs === null) return 'open';
  return own > theirs ? 'won' : own === theirs ? 'tied' : 'lost';
}
