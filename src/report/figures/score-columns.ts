/** The score of a game in which everybody acts in every round: round by round, then stage by stage. */
import { stagesOf, swingsOf } from '../../analysis/by-turn.js';
import type { DuelResult } from '../../charts/score-columns.js';
import type { Contest, ContestBook, Duel } from '../../engine/portrait.js';
import type { Context } from '../context.js';
import { capitalised, nameOf } from '../context.js';
import type { Figure, Linked } from '../model.js';
import { anchorOf, placeName } from '../places.js';
import { leadSentence } from './score.js';
import { contestLine, playerLegend, signed, subjectLegend, subjectViews } from './subjects.js';
import { plain } from './time.js';

interface Column {
  readonly label: string;
  readonly place: string;
  readonly kind: 'start' | 'turn' | 'final';
  readonly turn: number | null;
  readonly subject: string | null;
  readonly href: string;
  readonly values: readonly number[];
}

export function scoreColumnsFigure(context: Context, book: ContestBook): Figure | undefined {
  const { speaker, players, moments } = context;
  const columns = columnsOf(context, book);
  if (columns.length < 2) return undefined;
  const subjects = subjectViews(context, book.subjects);
  const columnOf = ({ turn, subject }: Contest): number =>
    columns.findIndex((column) => (turn === null ? column.subject === subject : column.turn === turn));
  const held = book.contests.filter((contest) => columnOf(contest) >= 0);
  const scores = (column: Column): readonly string[] =>
    players.map(({ name, seat }) =>
      speaker.text('report-name-points', { player: name, points: column.values[seat] ?? 0 }),
    );
  return {
    id: 'score',
    title: speaker.text('report-score-title'),
    short: speaker.text('report-score-short'),
    summary: speaker.text('report-score-summary', {
      scores: speaker.list(scores(columns.at(-1) ?? columnAt(context))),
      changes: moments.leadChanges.length,
      triggered: 'no',
      trigger: '',
    }),
    lead: `${leadSentence(context)} ${speaker.text('report-contests-lead')}`,
    legend: [
      ...playerLegend(context),
      ...subjectLegend(subjects),
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
        leaders: columns.map(({ values }) => soleLeader(values)),
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

function columnAt({ players }: Context): Pick<Column, 'values'> & Column {
  return {
    label: '',
    place: '',
    kind: 'start',
    turn: null,
    subject: null,
    href: '#score',
    values: players.map(() => 0),
  };
}

function columnsOf(context: Context, book: ContestBook): readonly Column[] {
  const { transcript, portrait, speaker, players } = context;
  const swings = swingsOf(transcript, portrait.score);
  const columns = swings
    .filter(({ final }) => !final)
    .map(({ turn, end }): Column => {
      const spot = { section: turn === null ? 'setup' : 'turn', turn, play: null } as const;
      return {
        label: turn === null ? speaker.text('report-start') : String(turn),
        place: turn === null ? speaker.text('report-start') : placeName(speaker, spot),
        kind: turn === null ? 'start' : 'turn',
        subject: null,
        ...{ turn, values: end },
        href: turn === null && !hasSetup(context) ? '#turns' : `#${anchorOf(spot)}`,
      };
    });
  if (!swings.some(({ final }) => final)) return columns;
  const scored = book.subjects.filter(({ id }) =>
    book.contests.some(({ turn, subject }) => turn === null && subject === id),
  );
  const stages = stagesOf(
    transcript,
    columns.at(-1)?.values ?? [],
    players.map(({ id }) => id),
    scored.map(({ id }) => id),
  );
  return [
    ...columns,
    ...stages.map(({ subject, values }, index): Column => {
      const name = scored[index]?.name;
      const label = name ? capitalised(nameOf(speaker, name)) : subject;
      return {
        label,
        place: speaker.text('report-final-stage', { subject: label }),
        kind: 'final',
        turn: null,
        ...{ subject, values },
        href: '#final',
      };
    }),
  ];
}

function hasSetup({ turns }: Context): boolean {
  return turns.some(({ section }) => section === 'setup');
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

function soleLeader(values: readonly number[]): number | null {
  const most = Math.max(...values);
  const first = values.indexOf(most);
  return values.lastIndexOf(most) === first ? first : null;
}
