/** What lies on the table, as plain data for the report. */
import { halfName, wholeCard } from './components.js';
import { ESTATE_INDICES, type EstateIndex } from './persons.js';
import type { PlayerState, PossibleContests, TableState } from './state.js';
import { type CardName, ESTATES, type Estate, LEGATE, type SideId } from './vocabulary.js';

type PersonsByEstate = Readonly<Record<Estate, number>>;

/** A card as the report draws it. */
export interface CardOnTable {
  readonly card: CardName | null;
  readonly side: SideId | null;
  readonly persons: PersonsByEstate | null;
  readonly coin: Estate | null;
  /** 1-based; 0 for a start card. */
  readonly round: number;
}

/** A tower; its persons are those of the whole card. */
export interface TowerOnTable extends CardOnTable {
  readonly from: 'display' | 'hand';
}

/** What one player has. */
export interface PlayerOnTable {
  readonly player: string;
  readonly display: readonly CardOnTable[];
  /** Null where the record or the edition does not say. */
  readonly strength: Readonly<Record<Estate, number | null>>;
  readonly towers: readonly TowerOnTable[];
  /** Persons on the towers, the legate's two included; null where a tower is not known. */
  readonly towerPersons: PersonsByEstate | null;
}

/** A contest, comparison by comparison; null where the record does not show a number. */
export interface ContestOnTable {
  /** 1-based; 0 in final scoring. */
  readonly round: number;
  readonly player: string;
  readonly contest: Estate | 'tower';
  readonly points: number | null;
  /** What the player could have triggered with the cards in hand; null where the record does not show it. */
  readonly possible: PossibleContests | null;
  readonly against: readonly {
    readonly player: string;
    readonly own: number | null;
    readonly theirs: number | null;
    readonly points: number | null;
  }[];
}

/** A half of a card, or the face of a start card. */
export interface HalfOnTable {
  readonly id: string;
  readonly card: CardName;
  readonly persons: PersonsByEstate;
  readonly coin: Estate | null;
}

/** What the report knows of a game. */
export interface TallinnTable {
  readonly players: readonly PlayerOnTable[];
  /** Every contest, in order; those of final scoring make the final matrices. */
  readonly contests: readonly ContestOnTable[];
  /** The points paid at a lead of five. */
  readonly transfers: readonly { readonly from: string; readonly to: string; readonly contest: Estate | 'tower' }[];
  readonly legate: boolean;
  /** All cards there are, and what each half of them shows; start cards have one face. */
  readonly cards: readonly CardName[];
  readonly halves: readonly HalfOnTable[];
}

/** What lies on the table now; what the record hides is null. */
export function tableOf(table: TableState): TallinnTable {
  const { roster } = table;
  return {
    players: table.players.map((player) => playerOf(table, player)),
    contests: table.contests.map(({ round, seat, contest, points, possible, comparisons }) => ({
      round,
      player: roster.id(seat),
      contest,
      points: points ?? null,
      possible: possible ?? null,
      against: comparisons.map((one) => ({
        player: roster.id(one.opponent),
        own: one.own ?? null,
        theirs: one.theirs ?? null,
        points: one.points ?? null,
      })),
    })),
    transfers: table.transfers.map(({ from, to, contest }) => ({ from: roster.id(from), to: roster.id(to), contest })),
    legate: table.profile.legate,
    cards: [...table.edition.cards.keys(), ...table.edition.starts.keys()],
    halves: [
      ...[...table.edition.cards.values()].flatMap(({ name, sides }) =>
        [...sides.values()].map(({ id, persons, coin }) => ({
          id: halfName(name, id),
          card: name,
          persons: byEstate(persons),
          coin: estateOf(coin),
        })),
      ),
      ...[...table.edition.starts.values()].flatMap(({ id, persons }) =>
        persons ? [{ id: startFace(id), card: id, persons: byEstate(persons), coin: null }] : [],
      ),
    ],
  };
}

function playerOf(table: TableState, player: PlayerState): PlayerOnTable {
  const towers = player.towers.map(({ card, from, round, side }): TowerOnTable => {
    const of = table.card(card);
    const whole = of ? wholeCard(of) : table.start(card)?.persons;
    return { card: card ?? null, side: side ?? null, persons: whole ? byEstate(whole) : null, coin: null, round, from };
  });
  const known = towers.every(({ persons }) => persons !== null);
  const sum = (estate: Estate): number =>
    towers.reduce((total, { card, persons }) => total + (countsPersons(table, card) ? (persons?.[estate] ?? 0) : 0), 0);
  return {
    player: player.id,
    display: player.display.map(({ card, side, isStart, round }) => {
      const shown = table.side(card, side);
      const persons = isStart ? table.start(card)?.persons : shown?.persons;
      return {
        card: card ?? null,
        side: side ?? null,
        persons: persons ? byEstate(persons) : null,
        coin: estateOf(shown?.coin),
        round,
      };
    }),
    strength: Object.fromEntries(
      ESTATE_INDICES.map((estate) => [ESTATES[estate], table.strength(player, estate) ?? null]),
    ) as Record<Estate, number | null>,
    towers,
    towerPersons: known
      ? byEstate([
          sum('merchant') + player.towerBonus[0],
          sum('knight') + player.towerBonus[1],
          sum('monk') + player.towerBonus[2],
        ])
      : null,
  };
}

/** The face of a start card has the name of the card; here it gets one of its own. */
export function startFace(card: CardName): string {
  return `${card} shown`;
}

function countsPersons(table: TableState, card: CardName | null): boolean {
  return card !== LEGATE || table.profile.legateTowerCountsPersons;
}

function estateOf(index: EstateIndex | undefined): Estate | null {
  return index === undefined ? null : ESTATES[index];
}

function byEstate(persons: readonly number[]): PersonsByEstate {
  return Object.fromEntries(ESTATE_INDICES.map((estate) => [ESTATES[estate], persons[estate] ?? 0])) as Record<
    Estate,
    number
  >;
}
