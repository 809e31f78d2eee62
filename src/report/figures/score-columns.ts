/** The score of a game in which everybody acts in every round: round by round, then stage by stage. */
import { type Course, overtakingsOf, type Stop } from '../../analysis/course.js';
import type { ColumnKind } from '../../charts/column-slots.js';
import type { ScoreColumnsData } from '../../charts/score-columns.js';
import type { DuelResult } from '../../charts/score-lanes.js';
import type { Contest, ContestBook, Duel } from '../../engine/presentation.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure, Linked, StoryMoment } from '../model.js';
import { anchorOf, stopName } from '../places.js';
import { amountOfEach } from './figure-texts.js';
import { partLegend, playerLegend } from './legends.js';
import { contestLine, type SubjectView, signed, subjectViews } from './subjects.js';
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

/** What there is to be drawn. */
interface Drawn {
  readonly book: ContestBook;
  readonly course: Course;
  readonly story: readonly StoryMoment[];
  readonly columns: readonly Column[];
  readonly subjects: readonly SubjectView[];
}

/** @param story the key moments, which the chart marks @returns undefined where nothing has happened yet */
export function scoreColumnsFigure(
  context: Context,
  book: ContestBook,
  course: Course,
  story: readonly StoryMoment[],
  said: Said,
): Figure | undefined {
  const { speaker } = context;
  const columns = course.stops.map((stop, index) => columnOfStop(context, course, stop, index));
  const last = columns.at(-1);
  if (!last || columns.length < 2) return undefined;
  const subjects = subjectViews(context, book.subjects);
  return {
    ...said,
    summary: speaker.text('report-score-summary', {
      scores: speaker.list(scoresAt(context, last)),
      changes: overtakingsOf(course),
      triggered: 'no',
      trigger: '',
    }),
    lead: `${said.lead} ${speaker.text('report-contests-lead')}`,
    legend: legendOf(context, book, subjects),
    drawing: { kind: 'score-columns', data: columnsOf(context, { book, course, story, columns, subjects }) },
    table: tableOf(context, columns),
  };
}

function scoresAt(context: Context, { values }: Column): readonly string[] {
  return amountOfEach(context, (seat) => values[seat]);
}

function legendOf(context: Context, book: ContestBook, subjects: readonly SubjectView[]): Figure['legend'] {
  const { speaker } = context;
  return [
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
  ];
}

function columnsOf(context: Context, drawn: Drawn): ScoreColumnsData {
  const { speaker, players } = context;
  const { book, course, story, columns, subjects } = drawn;
  return {
    columns: columns.map((column) => ({
      label: column.label,
      kind: column.kind,
      part: partOf(subjects, column),
      href: column.href,
      title: speaker.text('report-column-scores', {
        place: column.place,
        scores: scoresAt(context, column).join(' · '),
      }),
    })),
    lines: players.map(({ seat, name, hue }) => ({
      seat,
      name,
      hue,
      values: columns.map(({ values }) => values[seat] ?? 0),
    })),
    cells: book.contests.flatMap((contest) => cellOf(context, drawn, contest)),
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
  };
}

/** A contest in the column of its round, or of its stage of final scoring; none where that has not come. */
function cellOf(context: Context, { columns, subjects }: Drawn, contest: Contest): ScoreColumnsData['cells'] {
  const { turn, subject: compared } = contest;
  const column = columns.findIndex((one) => (turn === null ? one.subject === compared : one.turn === turn));
  const subject = subjects.find(({ id }) => id === compared);
  const { href, place } = columns[column] ?? {};
  if (!subject || href === undefined || place === undefined) return [];
  const { hue, texture } = subject;
  return [
    {
      ...{ column, seat: contest.seat, hue, texture },
      points: signed(contest.points),
      duels: contest.duels.map(resultOf),
      href,
      title: contestLine(context, contest, subject, place),
    },
  ];
}

function tableOf({ speaker, players }: Context, columns: readonly Column[]): Figure['table'] {
  return {
    caption: speaker.text('report-score-table'),
    columns: [speaker.text('report-column-turn'), ...players.map(({ name }) => name)],
    rows: columns.map((column): Linked[] => [
      { text: column.place, href: column.href },
      ...players.map(({ seat }) => plain(column.values[seat] ?? 0)),
    ]),
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

function partOf(subjects: readonly SubjectView[], { subject }: Column): ScoreColumnsData['columns'][number]['part'] {
  const view = subjects.find(({ id }) => id === subject);
  return view ? { hue: view.hue, texture: view.texture } : null;
}

function resultOf({ own, theirs }: Duel): DuelResult {
  if (own === null || theirs === null) return 'open';
  return own > theirs ? 'won' : own === theirs ? 'tied' : 'lost';
}
