/** The table at the end of play, as the declarations have it: the displays, and the towers that are turned up. @see tallinn.md 3.5 */
import { type Gap, type Gaps, listOf } from '../../../engine/gap.js';
import type { Seat } from '../../../kernel/index-of.js';
import { halfOf, tableAt } from '../record/from-record.js';
import { CARDS, type Card, ESTATES, LEGATE, SEATS } from '../rules/facts.js';
import * as cells from '../rules/table.js';
import { type Card as CardOfEdition, cardOf, personsOfTower } from '../table/components.js';
import { estateIndex } from '../table/persons.js';
import { hiddenPersons, numberOf, type PlayerState, type TableState } from '../table/state.js';
import { type CardName, type Contest, LEGATE as LEGATE_NAME, type SideId } from '../vocabulary.js';

/** What final scoring counts. */
export class FinalTable {
  /** Persons and points are laid by `lay`; of a tower that the record hides nothing. */
  private readonly state: cells.Tallinn;
  private readonly points: readonly number[];

  /** @param revealed the cards that the log turns up, by seat */
  constructor(
    private readonly table: TableState,
    revealed: ReadonlyMap<number, readonly (CardName | undefined)[]>,
  ) {
    this.state = tableAt(table);
    this.points = table.players.map(({ points }) => points);
    for (const player of table.players) {
      const cards = revealed.get(player.seat);
      // Perhaps there is a tower that nobody saw.
      const isUncertain = cards === undefined && player.cards.isUncertain;
      player.unknownTowers = isUncertain ? 'reveals' : this.layTowers(player, cards ?? knownCards(table, player));
    }
  }

  /** The towers of a player; undefined where the record hides one. */
  towersOf({ seat, unknownTowers }: PlayerState): readonly [cells.Tallinn, Seat] | undefined {
    return unknownTowers ? undefined : [this.state, SEATS[seat] as Seat];
  }

  /** True where the record shows the displays, towers and points of everybody. */
  get isShown(): boolean {
    return this.table.players.every(
      ({ unknownTowers, unknownPoints, unknownPersons }) =>
        !unknownTowers && !unknownPoints && !unknownPersons.some(Boolean),
    );
  }

  /**
   * A copy of the table as it is now, with the points that everybody had before final scoring.
   * @param gains by seat, the estate that the legate of a player has joined already
   */
  now(gains: readonly (number | undefined)[]): cells.Tallinn {
    const state = this.state.clone();
    for (const { seat, persons } of this.table.players) {
      const at = SEATS[seat] as Seat;
      cells.points.set(state, at, this.points[seat] ?? 0);
      for (const estate of ESTATES) cells.persons.set(state, at, estate, persons[estate] ?? 0);
      cells.bonus.set(state, at, 1 + (gains[seat] ?? -1));
    }
    return state;
  }

  /** @returns what the record lacks of them; undefined where all of them are known */
  private layTowers(player: PlayerState, names: readonly (CardName | undefined)[]): Gaps | undefined {
    const { state } = this;
    const seat = SEATS[player.seat] as Seat;
    for (const card of CARDS) {
      if (cells.isTower(cells.where.of(state, seat, card))) cells.where.set(state, seat, card, cells.ABSENT);
    }
    cells.startIsTower.set(state, seat, 0);
    cells.towers.set(state, seat, names.length);
    const gaps = names.flatMap((name) => this.layTower(player, seat, name) ?? []);
    return gaps.length > 0 ? gaps : undefined;
  }

  /** @returns what the record lacks of it */
  private layTower(player: PlayerState, seat: Seat, name: CardName | undefined): Gap | undefined {
    const { state, table } = this;
    const start = table.start(name);
    if (start) {
      cells.start.set(state, seat, state.facts.startIds.indexOf(start.id));
      cells.startIsTower.set(state, seat, 1);
      return start.persons ? undefined : 'values';
    }
    const of = table.card(name);
    if (name === undefined) return 'reveals';
    if (!of) return 'values';
    const side = player.towers.find((tower) => tower.card === name)?.side;
    // Which half of it counts, the record does not show.
    if (table.profile.halfTowers && side === undefined && mayHaveLain(player, name)) return 'reveals';
    const place = side === undefined ? cells.TOWER_FROM_HAND : cells.TOWER + halfOf(name, side);
    const card = numberOf(name) as Card;
    if (card > LEGATE || cells.isTower(cells.where.of(state, seat, card))) this.layFurther(seat, of, side);
    else cells.where.set(state, seat, card, place);
    return undefined;
  }

  /** A card that can lie nowhere else on the table: only what it shows counts. */
  private layFurther(seat: Seat, card: CardOfEdition, side: SideId | undefined): void {
    const { profile } = this.table;
    if (card.name === LEGATE_NAME && !profile.legateTowerCountsPersons) return;
    const persons = personsOfTower(card, side, profile);
    for (const estate of ESTATES) {
      const before = cells.furtherTowers.of(this.state, seat, estate);
      cells.furtherTowers.set(this.state, seat, estate, before + (persons[estate] ?? 0));
    }
  }
}

/** Whether a tower may have come from the display. */
function mayHaveLain({ towers, displayIsCertain }: PlayerState, name: CardName): boolean {
  const built = towers.find(({ card }) => card === name);
  if (built) return built.from === 'display';
  return !displayIsCertain || towers.some(({ card, from }) => card === undefined && from === 'display');
}

/** When all cards are played, hidden towers from the hand are what is left of the set. @see tallinn.invariant.elimination */
function knownCards(table: TableState, player: PlayerState): readonly (CardName | undefined)[] {
  const hidden = player.towers.filter(({ card }) => card === undefined);
  const left = hidden.length > 0 && !table.hasCards(player) && !player.cards.isBlurred ? player.cards.remaining() : [];
  // A tower from the display left the hand when it was played, perhaps by its name.
  const isProven = left.length === hidden.length && hidden.every(({ from }) => from === 'hand');
  const seen = player.towers.flatMap(({ card }) => card ?? []);
  return [...seen, ...hidden.map((_, index) => (isProven ? cardOf(left[index] ?? -1) : undefined))];
}

/** What leaves open how players compare at the end. */
export function hiddenIn(contest: Contest, ...players: readonly PlayerState[]): Gaps {
  if (contest !== 'tower') return hiddenPersons(players, [estateIndex(contest)]) ?? 'choice';
  const gaps = players.flatMap(({ unknownTowers }) => listOf(unknownTowers ?? []));
  return gaps.length > 0 ? gaps : 'reveals';
}
