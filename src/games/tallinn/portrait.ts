/** What a report shows of a game of Tallinn: sources of points, the race of the estates, contests, displays, towers. */
import type {
  Contest,
  ContestBook,
  LaidPiece,
  LaidZone,
  Layout,
  Portrait,
  Subject,
  Topic,
} from '../../engine/portrait.js';
import { ESTATE_HUES } from './hues.js';
import { pursuits } from './pursuits.js';
import { quiz } from './quiz.js';
import { sceneOf } from './scene.js';
import type { CardOnTable, PlayerOnTable, TallinnTable } from './table.js';
import { ESTATES, LEGATE } from './vocabulary.js';

const contests: Topic = {
  id: 'contests',
  name: { of: 'points-from', id: 'contests' },
  hue: 'orange',
  rules: ['tallinn.contest.win-points', 'tallinn.contest.tie-points'],
};

const estates: readonly Subject[] = ESTATES.map((estate) => ({
  id: estate,
  name: { of: 'estates', id: estate },
  hue: ESTATE_HUES[estate],
}));

const subjects: readonly Subject[] = [...estates, { id: 'tower', name: { of: 'contest', id: 'tower' }, hue: 'grey' }];

/** What the report shows of a game of Tallinn. */
export const portrait: Portrait = {
  score: 'points',
  worthNow: 'worth',
  sources: [
    { id: 'start', name: { of: 'points-from', id: 'start' }, hue: 'grey', rules: ['tallinn.setup.start-score'] },
    contests,
    {
      id: 'estates',
      name: { of: 'points-from', id: 'estates' },
      hue: 'teal',
      rules: ['tallinn.final.estate-win', 'tallinn.final.estate-tie'],
    },
    {
      id: 'payments',
      name: { of: 'points-from', id: 'payments' },
      hue: 'purple',
      rules: ['tallinn.final.five-difference'],
    },
    {
      id: 'towers',
      name: { of: 'points-from', id: 'towers' },
      hue: 'brown',
      rules: ['tallinn.final.tower-win', 'tallinn.final.tower-tie'],
    },
  ],
  marks: [contests],
  cardHues: Object.values(ESTATE_HUES),
  endings: [],
  charts: [
    {
      id: 'display',
      kind: 'race',
      parts: estates.map(({ id, name, hue }) => ({ series: `display-${id}`, name, hue })),
    },
  ],
  contests: (table) => contestBook(table as TallinnTable),
  layout: (table) => layoutOf(table as TallinnTable),
  scene: (table) => sceneOf(table as TallinnTable),
  pursuits,
  quiz,
};

function contestBook({ players, contests: held, transfers }: TallinnTable): ContestBook {
  const seatOf = (id: string): number => players.findIndex(({ player }) => player === id);
  return {
    subjects,
    contests: held.map(
      ({ round, player, contest, points, possible, against }): Contest => ({
        turn: round === 0 ? null : round,
        seat: seatOf(player),
        subject: contest,
        points,
        possible,
        duels: against.map(({ player: opponent, ...duel }) => ({ ...duel, seat: seatOf(opponent) })),
      }),
    ),
    payments: transfers.map(({ from, to, contest }) => ({ from: seatOf(from), to: seatOf(to), subject: contest })),
    signs: players.flatMap(({ player, towers }) =>
      towers.map(({ round, from }) => ({
        turn: round,
        seat: seatOf(player),
        name: { of: 'tower-from', id: from } as const,
      })),
    ),
    sign: { of: 'tower-from', id: 'built' },
  };
}

function layoutOf({ players }: TallinnTable): Layout {
  return { parts: estates, players: players.map((player) => [displayOf(player), towersOf(player)]) };
}

function displayOf({ display, strength }: PlayerOnTable): LaidZone {
  const totals = ESTATES.map((estate) => strength[estate]);
  return {
    id: 'display',
    name: { of: 'laid', id: 'display' },
    pieces: withLegate(display.map(pieceOf), totals),
    totals,
  };
}

function towersOf({ towers, towerPersons }: PlayerOnTable): LaidZone {
  const totals = ESTATES.map((estate) => towerPersons?.[estate] ?? null);
  return {
    id: 'towers',
    name: { of: 'laid', id: 'towers' },
    pieces: withLegate(towers.map(pieceOf), totals),
    totals,
  };
}

function pieceOf({ card, persons, round }: CardOnTable): LaidPiece {
  return {
    name: { of: 'card', id: card ?? '?' },
    label: { of: 'card-label', id: card ?? 'hidden' },
    turn: round === 0 ? null : round,
    amounts: persons && ESTATES.map((estate) => persons[estate]),
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
