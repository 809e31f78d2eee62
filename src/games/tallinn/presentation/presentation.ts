/** What a report shows of a game of Tallinn: sources of points, the race of the estates, contests, displays, towers. */

import type { Hue } from '../../../engine/named.js';
import type {
  Contest,
  ContestBook,
  LaidPiece,
  LaidZone,
  Layout,
  Presentation,
  Subject,
  Topic,
} from '../../../engine/presentation.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { personsOfTower } from '../table/components.js';
import { ESTATE_INDICES, type Persons } from '../table/persons.js';
import type { PlayerState, TableState, Tower } from '../table/state.js';
import { type CardName, ESTATES, LEGATE } from '../vocabulary.js';
import { ESTATE_HUES } from './hues.js';
import { quiz } from './quiz.js';
import { sceneOf } from './scene.js';
import { stats } from './stats.js';

const topic = (
  id: 'start' | 'contests' | 'estates' | 'payments' | 'towers',
  hue: Hue,
  ...rules: RuleIdOfTallinn[]
): Topic => ({
  id,
  name: { of: 'points-from', id },
  hue,
  rules,
});
const contests = topic('contests', 'orange', 'tallinn.contest.win-points', 'tallinn.contest.tie-points');

const estates: readonly Subject[] = ESTATES.map((estate) => ({
  id: estate,
  name: { of: 'estates', id: estate },
  hue: ESTATE_HUES[estate],
}));

const subjects: readonly Subject[] = [...estates, { id: 'tower', name: { of: 'contest', id: 'tower' }, hue: 'grey' }];

/** What the report shows of a game of Tallinn. */
export const presentation: Presentation<TableState> = {
  score: 'points',
  worthNow: 'worth',
  sources: [
    topic('start', 'grey', 'tallinn.setup.start-score'),
    contests,
    topic('estates', 'teal', 'tallinn.final.estate-win', 'tallinn.final.estate-tie'),
    topic('payments', 'purple', 'tallinn.final.five-difference'),
    topic('towers', 'brown', 'tallinn.final.tower-win', 'tallinn.final.tower-tie'),
  ],
  marks: [contests],
  cardHues: Object.values(ESTATE_HUES),
  endings: [],
  tieBreaks: ['tallinn.win.tiebreak-tower-persons'],
  charts: [
    {
      id: 'display',
      kind: 'race',
      parts: estates.map(({ id, name, hue }) => ({ series: `display-${id}`, name, hue })),
    },
  ],
  contests: contestBook,
  layout: layoutOf,
  scene: sceneOf,
  stats,
  quiz,
};

function contestBook({ players, contests: held, transfers }: TableState): ContestBook {
  return {
    subjects,
    contests: held.map(
      ({ round, seat, contest, points = null, possible = null, comparisons }): Contest => ({
        ...{ turn: round === 0 ? null : round, seat, subject: contest, points, possible },
        duels: comparisons.map(({ opponent, own = null, theirs = null, points: brought = null }) => ({
          ...{ seat: opponent, own, theirs, points: brought },
        })),
      }),
    ),
    payments: transfers.map(({ from, to, contest }) => ({ from, to, subject: contest })),
    signs: players.flatMap(({ seat, towers }) =>
      towers.map(({ round, from }) => ({ turn: round, seat, name: { of: 'tower-from', id: from } as const })),
    ),
    sign: { of: 'tower-from', id: 'built' },
  };
}

function layoutOf(table: TableState): Layout {
  return {
    parts: estates,
    players: table.players.map((player) => [displayOf(table, player), towersOf(table, player)]),
  };
}

function displayOf(table: TableState, player: PlayerState): LaidZone {
  const totals = ESTATE_INDICES.map((estate) => table.strength(player, estate) ?? null);
  const pieces = player.display.map((shown) => pieceOf(shown.card, table.shownOn(shown), shown.round));
  return { id: 'display', name: { of: 'laid', id: 'display' }, pieces: withLegate(pieces, totals), totals };
}

function towersOf(table: TableState, { towers, towerBonus }: PlayerState): LaidZone {
  const laid = towers.map((tower) => ({ ...tower, persons: shownOn(table, tower) }));
  const counted = laid.filter(({ card }) => card !== LEGATE || table.profile.legateTowerCountsPersons);
  const areKnown = laid.every(({ persons }) => persons !== undefined);
  const totals = ESTATE_INDICES.map((estate) =>
    areKnown ? counted.reduce((sum, { persons }) => sum + (persons?.[estate] ?? 0), towerBonus[estate]) : null,
  );
  const pieces = laid.map(({ card, persons, round }) => pieceOf(card, persons, round));
  return { id: 'towers', name: { of: 'laid', id: 'towers' }, pieces: withLegate(pieces, totals), totals };
}

/** What counts of a tower; undefined where nobody knows it. */
function shownOn(table: TableState, { card, side, from }: Tower): Persons | undefined {
  const of = table.card(card);
  if (!of) return table.start(card)?.persons;
  const isHidden = table.profile.halfTowers && from === 'display' && side === undefined;
  return isHidden ? undefined : personsOfTower(of, side, table.profile);
}

function pieceOf(card: CardName | undefined, persons: Persons | undefined, round: number): LaidPiece {
  return {
    name: { of: 'card', id: card ?? '?' },
    label: { of: 'card-label', id: card ?? 'hidden' },
    turn: round === 0 ? null : round,
    amounts: persons ?? null,
  };
}

/** The two persons that the Legate brings at the end stand on the Legate. @see tallinn.legate.final-display */
function withLegate(pieces: readonly LaidPiece[], totals: readonly (number | null)[]): readonly LaidPiece[] {
  const more = totals.map((total, part) => {
    const printed = pieces.map(({ amounts }) => amounts?.[part] ?? 0).reduce((sum, amount) => sum + amount, 0);
    return total === null ? 0 : Math.max(0, total - printed);
  });
  return pieces.map((piece) =>
    piece.name.id === LEGATE && piece.amounts
      ? { ...piece, amounts: piece.amounts.map((amount, part) => amount + (more[part] ?? 0)) }
      : piece,
  );
}
