/** Who was ahead of whom by how much in the end: a matrix for each subject. */
import type { MarginMatrixData } from '../../charts/margin-matrix.js';
import type { ContestBook } from '../../engine/presentation.js';
import type { Context } from '../context.js';
import type { Figure } from '../model.js';
import { amountOfEach, figureTexts, headings } from './figure-texts.js';
import { marginLegend, playerLegend } from './legends.js';
import { known, leadOf, marginText, ownOf, type SubjectView, signed, subjectViews } from './subjects.js';
import { plain } from './time.js';

type Cell = MarginMatrixData['cells'][number];

interface Matrix {
  readonly subject: SubjectView;
  readonly cells: readonly Cell[];
  /** What each player has, by seats. */
  readonly own: readonly string[];
}

/** @returns undefined where nobody was compared at the end */
export function marginsFigure(context: Context, book: ContestBook): Figure | undefined {
  const { speaker, players, game } = context;
  const matrices = subjectViews(context, book.subjects).flatMap((subject) => matrixOf(context, book, subject) ?? []);
  if (matrices.length === 0) return undefined;
  const texts = figureTexts(context, 'margins');
  return {
    ...texts,
    summary: texts.lead,
    legend: [...playerLegend(context), ...marginLegend(context)],
    drawing: {
      kind: 'margin-matrix',
      panels: matrices.map(({ subject, own, cells }) => ({
        head: subject,
        title: speaker.text('report-part-title', { chart: texts.title, part: subject.name }),
        summary: speaker.list(amountOfEach(context, (seat) => own[seat] ?? '')),
        data: {
          players: players.map(({ seat, name, hue }) => ({ seat, name, hue, own: own[seat] ?? '' })),
          cells,
        },
      })),
    },
    table: {
      caption: speaker.text(`report-${game.ruleset}-margins-table`),
      columns: [
        ...headings(speaker, 'report', 'subject', 'player', 'own'),
        ...players.map(({ name }) => speaker.text('report-column-against', { player: name })),
      ],
      rows: matrices.flatMap(({ subject, own, cells }) =>
        players.map(({ name, seat }) => [
          { text: subject.name, href: '#final' },
          plain(name),
          plain(own[seat] ?? ''),
          ...players.map((other) => {
            const cell = cells.find(({ row, column }) => row === seat && column === other.seat);
            return plain(cell ? speaker.text('report-margin', { margin: cell.margin, points: cell.points }) : '–');
          }),
        ]),
      ),
    },
  };
}

function matrixOf({ players, speaker }: Context, book: ContestBook, subject: SubjectView): Matrix | undefined {
  const contests = book.contests.filter((contest) => contest.turn === null && contest.subject === subject.id);
  if (contests.length === 0) return undefined;
  const paid = (from: number, to: number): number =>
    book.payments.filter((one) => one.subject === subject.id && one.from === from && one.to === to).length;
  const cells = players.flatMap(({ seat: row }) => {
    const contest = contests.find(({ seat }) => seat === row);
    return (contest?.duels ?? []).map(({ seat: column, own, theirs, points }): Cell => {
      const lead = leadOf({ own, theirs });
      const net = points === null ? null : points + paid(column, row) - paid(row, column);
      return {
        ...{ row, column, lead },
        margin: marginText(lead),
        points: speaker.text('report-points', {
          shown: net === null || net < 0 ? signed(net) : String(net),
          points: Math.abs(net ?? 0),
        }),
      };
    });
  });
  const own = players.map(({ seat }) => {
    const contest = contests.find((one) => one.seat === seat);
    return known(contest ? ownOf(contest) : null);
  });
  return { subject, own, cells };
}
