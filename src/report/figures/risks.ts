/** What the face-down pieces threatened in each place, on average, against what they took. */
import { CAME, EXPECTED } from '../../charts/expected-bars.js';
import type { Risk } from '../../engine/map-board.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure, Linked } from '../model.js';
import { spotOfTurn, surelyLinked } from '../places.js';
import { figureTexts, headings } from './figure-texts.js';
import { known } from './subjects.js';
import { plain } from './time.js';

/** All pieces of one place that were turned up in one turn. */
interface Visit {
  readonly place: Linked & { readonly href: string };
  readonly mover: string;
  readonly pieces: number;
  /** Null where it is not known of one of the pieces. */
  readonly expected: number | null;
  readonly lost: number | null;
}

interface Row {
  readonly name: string;
  readonly visits: readonly Visit[];
  /** Of the visits of which both are known. */
  readonly expected: number;
  readonly lost: number;
}

/** @param anchors of the turns on the page @returns undefined where of no place both numbers are known */
export function risksFigure(context: Context, anchors: ReadonlySet<string>): Figure | undefined {
  const { presentation, replayed, speaker, game } = context;
  const risks = presentation.risks?.(replayed.table) ?? [];
  const rows = rowsOf(context, risks, anchors);
  if (!rows.some(({ visits }) => visits.some(isKnown))) return undefined;
  const id = `report-${game.ruleset}-risks`;
  const texts = figureTexts(context, 'risks');
  const number = (value: number): string => speaker.text('report-average', { value });
  const ground = replayed.reconstructed
    ? [speaker.text(`${id}-reconstructed`, { edition: replayed.edition ?? '' })]
    : [];
  const visits = rows.flatMap((row) => row.visits);
  const summary = speaker.text(`${id}-summary`, {
    expected: number(sumOf(rows, 'expected')),
    lost: sumOf(rows, 'lost'),
    pieces: visits.filter(isKnown).reduce((sum, { pieces }) => sum + pieces, 0),
    open: visits.filter((visit) => !isKnown(visit)).reduce((sum, { pieces }) => sum + pieces, 0),
  });
  return {
    ...texts,
    summary: [
      summary,
      ...rows.map(({ name, expected, lost }) =>
        speaker.text('report-risk-place', { place: name, expected: number(expected), lost }),
      ),
      ...ground,
    ].join(' '),
    lead: [texts.lead, summary, ...ground].join(' '),
    legend: [
      { name: speaker.text('report-expected'), hue: EXPECTED.hue, sign: 'swatch', index: EXPECTED.texture },
      { name: speaker.text('report-came'), hue: CAME.hue, sign: 'swatch', index: CAME.texture },
    ],
    drawing: {
      kind: 'expected-bars',
      data: {
        rows: rows.map(({ name, visits: own, expected, lost }) => ({
          name,
          parts: own.filter(isKnown).map((visit) => ({
            expected: visit.expected,
            came: visit.lost,
            href: visit.place.href,
            title: speaker.text('report-risk-place', {
              place: speaker.text('report-part-title', { chart: name, part: visit.place.text }),
              expected: number(visit.expected),
              lost: visit.lost,
            }),
          })),
          expected: number(expected),
          came: String(lost),
        })),
      },
    },
    table: {
      caption: speaker.text(`${id}-table`),
      columns: headings(speaker, 'report', 'region', 'turn', 'mover', 'flipped', 'expected', 'lost'),
      rows: rows.flatMap(({ name, visits: own, expected, lost }) => [
        ...own.map((visit) => [
          plain(name),
          visit.place,
          plain(visit.mover),
          plain(visit.pieces),
          plain(visit.expected === null ? '?' : number(visit.expected)),
          plain(known(visit.lost)),
        ]),
        [
          plain(name),
          plain(speaker.text('report-total')),
          plain(''),
          plain(own.filter(isKnown).reduce((sum, { pieces }) => sum + pieces, 0)),
          plain(number(expected)),
          plain(lost),
        ],
      ]),
    },
  };
}

/** A row for each place, the one that was in most danger first. */
function rowsOf(context: Context, risks: readonly Risk[], anchors: ReadonlySet<string>): readonly Row[] {
  const { speaker } = context;
  const places = [...new Set(risks.map(({ at }) => at.id))];
  const rows = places.flatMap((place): Row[] => {
    const own = risks.filter(({ at }) => at.id === place);
    const first = own[0];
    if (!first) return [];
    const turns = [...new Set(own.map(({ turn }) => turn))];
    const visits = turns.map((turn) =>
      visitOf(
        context,
        own.filter((risk) => risk.turn === turn),
        anchors,
      ),
    );
    const known = visits.filter(isKnown);
    return [
      {
        name: capitalised(nameOf(speaker, first.at)),
        visits,
        expected: sumOf(known, 'expected'),
        lost: sumOf(known, 'lost'),
      },
    ];
  });
  return rows.sort((a, b) => b.expected - a.expected || b.lost - a.lost);
}

/** @param risks of one place and turn */
function visitOf(context: Context, risks: readonly Risk[], anchors: ReadonlySet<string>): Visit {
  const { turn = null, mover = null } = risks[0] ?? {};
  const total = (part: 'expected' | 'lost'): number | null =>
    risks.reduce<number | null>((sum, risk) => {
      const amount = risk[part];
      return sum === null || amount === null ? null : sum + amount;
    }, 0);
  return {
    place: surelyLinked(context, spotOfTurn(turn), anchors),
    mover: mover === null ? '–' : (context.players[mover]?.name ?? ''),
    pieces: risks.length,
    expected: total('expected'),
    lost: total('lost'),
  };
}

function isKnown(visit: Visit): visit is Visit & { readonly expected: number; readonly lost: number } {
  return visit.expected !== null && visit.lost !== null;
}

function sumOf(
  list: readonly { readonly expected: number; readonly lost: number }[],
  part: 'expected' | 'lost',
): number {
  return list.reduce((sum, one) => sum + one[part], 0);
}
