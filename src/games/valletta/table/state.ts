/** What lies on the table of Valletta, and how effects change it. */

import type { Change, Effect } from '../../../engine/effect.js';
import type { Gaps } from '../../../engine/gap.js';
import { type Amount, PlayerTable, TABLE_PLACE } from '../../../engine/player-table.js';
import type { Seat } from '../../../kernel/index-of.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import type { Profile } from '../profile.js';
import { CARDS, type Card, factsOf } from '../rules/facts.js';
import { buildingsOf, iconsOf } from '../rules/score.js';
import { SUPPLY } from '../rules/setup.js';
import * as cells from '../rules/table.js';
import { type BuildingColour, type Cell, GOODS, type Good, type Trigger } from '../vocabulary.js';
import type { CellState } from './cell-state.js';
import { doubled, type Edition, isDouble, kindOf, type Side } from './components.js';
import { GOOD_INDICES, type GoodIndex, goodIndex, type MutableGoods } from './goods.js';
import { PlayerState, type Unknown } from './player-state.js';

type Valletta = cells.Valletta;

/** An own move of Jean, for the report. */
export interface JeanStep {
  readonly space: number;
  readonly turn: number;
  readonly seat: number;
}

/** How far a draft has come. */
export interface Draft {
  /** The seat that is to pick; below 0 where nobody is. */
  readonly due: number;
  /** Goods that nobody has picked. */
  readonly left: ReadonlySet<Good>;
  /** The seats that have picked. */
  readonly picked: ReadonlySet<number>;
}

/** The table of one game. */
export class TableState extends PlayerTable<PlayerState, Profile, Edition> {
  readonly supplyPlace = this.placeNamed('supply');
  /**
   * What lies on it, for the kernel. Beside it stands what a record can say and no game can come to: amounts of goods and
   * points, which may be of any size, and why something is not known. @see from-record.ts
   */
  readonly board = this.emptyBoard();
  readonly players = this.roster.participants.map(({ id }, seat) => new PlayerState(seat as Seat, id, this.board));
  readonly cells = new Map<Cell, CellState>();
  /** What the record would have to say for it to be known which buildings stand where. @see hideCity */
  unknownCity: Unknown;
  /** What the record lacks for it to be known which barrels have been set aside; undefined where it is. */
  hiddenBarrels: Unknown;
  /** Barrels that have been revealed, by what they showed. */
  private readonly revealed: MutableGoods = [0, 0, 0, 0];
  readonly jeanWalk: JeanStep[] = [];
  /** False where a hidden Character was hired or dismissed. */
  charactersKnown = true;
  /** Goods that the draft left over; empty where the record does not show them. @see valletta.draft.leftovers */
  leftovers: ReadonlySet<Good> = new Set();
  /** 1-based turn after which the final phase began; 0 before that. */
  finalSince = 0;
  /** True where the log has said that the final phase begins. */
  finalPhaseClaimed = false;
  /** The finding of a number that was followed, and by which the final phase begins behind this turn or does not. */
  decisiveNumber: string | undefined;
  /** Conditions for the final phase that are fulfilled, in the order in which they were. */
  readonly triggers: { readonly trigger: Trigger; readonly seat: number; readonly turn: number }[] = [];
  /** False where the record hides so much that nothing is certain any more. @see Judge.suspend */
  isProvable = true;
  /** True once buildings and goods have been scored. */
  isScored = false;
  /** What the record breaks off in: the turn of a player, or the draft. @see Judge.breaksOffIn */
  openTurn: PlayerState | undefined;
  openDraft: Draft | undefined;

  /** 1-based turn that the log is in; 0 before the first. */
  get turn(): number {
    return cells.turn.of(this.board);
  }

  /** Goes on to the next one. */
  nextTurn(): void {
    cells.turn.set(this.board, this.turn + 1);
  }

  get phase(): 'main' | 'final' {
    return cells.isFinal.of(this.board) === 1 ? 'final' : 'main';
  }

  /** The final phase begins with the next turn. */
  enterFinalPhase(): void {
    cells.isFinal.set(this.board, 1);
    this.finalSince = this.turn;
  }

  /** The space on which Jean stands. */
  get jean(): number {
    return cells.jean.of(this.board);
  }

  /** Which buildings stand where is not known any more. @param why what the record lacks */
  hideCity(why: Gaps): void {
    this.unknownCity = why;
    cells.isCityHidden.set(this.board, 1);
  }

  /** Nothing is certain any more. */
  suspend(): void {
    this.isProvable = false;
    cells.isCityHidden.set(this.board, 1);
    this.blurCharacters();
  }

  /** Characters of a kind in the open supply, as far as the record shows. @param kind below 0 for one that nobody saw */
  charactersLeft(kind: number): number {
    return kind < 0 ? 0 : Math.max(0, cells.characters.of(this.board, kind as Card));
  }

  /** Which Characters can be hired is not known any more. */
  hideCharacters(): void {
    this.charactersKnown = false;
    this.blurCharacters();
  }

  /** What nobody has of a good; below zero where a record has more than the box. */
  supplyOf(good: GoodIndex): number {
    let left: number = SUPPLY[good];
    for (const { goods } of this.players) left -= goods[good];
    return left;
  }

  /** Goods that come from it to a player. */
  fromSupply({ id }: PlayerState, thing: Good, amount = 1): Change {
    return { verb: 'gain', player: id, thing, amount, from: this.supplyPlace, to: id };
  }

  /** Barrels of a good that have been set aside, however many the box holds: stand-ins for goods. @see valletta.supply.goods-shortage */
  barrelsAside(good: GoodIndex): number {
    return this.revealed[good];
  }

  /** The side that shows. */
  sideOf(cell: CellState): Side | undefined {
    if (!cell.building) return undefined;
    const { front, upgraded } = cell.building;
    if (!cell.upgraded) return front;
    // Asked only where it makes a difference.
    return isDouble(front, upgraded) || !this.profile.doubleUpgraded ? upgraded : doubled(front);
  }

  /** All cells with a house of the player. */
  cellsOf(seat: number): readonly CellState[] {
    return [...this.cells.values()].filter(({ owner }) => owner === seat);
  }

  /** What leaves open what the buildings cost, yield or are: where they stand, or a value that nobody has named. */
  get cityLacks(): Gaps {
    return this.unknownCity ?? 'values';
  }

  /** Icons of a good on the player's buildings; undefined where a yield is not known. */
  icons(seat: Seat, good: GoodIndex): number | undefined {
    return known(iconsOf(this.board, seat, good));
  }

  /** How many of the player's buildings have a colour; undefined where a colour is not known. */
  buildingsOf(seat: Seat, colour: BuildingColour): number | undefined {
    return known(buildingsOf(this.board, seat, colour));
  }

  /** Carries an effect out. Places: a player's id, `p1.hand` ..., a cell, `supply`, `characters`, `street`. */
  apply(effect: Effect): void {
    switch (effect.thing) {
      case 'gold':
      case 'wood':
      case 'stone':
      case 'brick':
        return this.moveGoods(effect, goodIndex(effect.thing));
      case 'point': {
        const player = this.playerAt(effect.to);
        if (player) player.points += effect.amount;
        return;
      }
      case 'house':
        return this.moveHouse(effect);
      case 'upgrade':
        this.cellAt(effect.to)?.upgrade(this.turn);
        return;
      case 'card':
        return this.moveCard(effect);
      case 'jean':
        cells.jean.set(this.board, this.jean + effect.amount);
        this.jeanWalk.push({ space: this.jean, turn: this.turn, seat: this.playerAt(effect.player)?.seat ?? 0 });
        return;
      case 'barrel': {
        const good = goodIndex(effect.which as Good);
        this.revealed[good] += 1;
        cells.barrels.add(this.board, good, -1, 'valletta.jean.barrel');
        return;
      }
      default:
        throw new RangeError(`nothing in Valletta is called ${effect.thing}`);
    }
  }

  protected *amounts(): Generator<Amount> {
    for (const { id, goods, points, houses, deck, places, slots } of this.players) {
      for (const good of GOOD_INDICES) yield [id, GOODS[good], goods[good]];
      yield [id, 'point', points];
      yield [id, 'house', houses];
      yield [places.hand, 'card', deck.handSize];
      yield [places.pile, 'card', deck.pileSize];
      yield [places.discard, 'card', deck.discardSize];
      yield [places.slots, 'card', slots.length];
    }
    for (const good of GOOD_INDICES) yield [this.supplyPlace, GOODS[good], this.supplyOf(good)];
    for (const { at, owner, upgraded, character } of this.cells.values()) {
      const place = this.placeNamed(at);
      yield [place, 'house', owner === undefined ? 0 : 1];
      yield [place, 'upgrade', upgraded ? 1 : 0];
      yield [place, 'card', character === undefined ? 0 : 1];
    }
    yield ['street', 'jean', this.jean];
    for (const card of CARDS) yield ['characters', 'card', this.charactersLeft(card)];
  }

  private cellAt(place: string): CellState | undefined {
    if (this.playerAt(place)) return undefined;
    return this.cells.get(place.startsWith(TABLE_PLACE) ? place.slice(TABLE_PLACE.length) : place);
  }

  private moveGoods(effect: Effect, good: GoodIndex): void {
    const { from, to, amount } = effect;
    const giver = from === this.supplyPlace ? undefined : this.playerAt(from);
    if (giver) giver.goods[good] -= amount;
    const taker = to === this.supplyPlace ? undefined : this.playerAt(to);
    if (taker) taker.goods[good] += amount;
  }

  /** Where the record hides which ones have come or gone, none at all may be some. */
  private supplyCharacters(card: Card, by: number): void {
    const count = this.charactersLeft(card) + by;
    const isKnown = this.charactersKnown && this.isProvable;
    cells.characters.set(this.board, card, count === 0 && !isKnown ? UNKNOWN : count);
  }

  private blurCharacters(): void {
    for (const card of CARDS) this.supplyCharacters(card, 0);
  }

  private emptyBoard(): Valletta {
    const board = cells.emptyTable(factsOf(this.edition, this.profile, this.roster.size));
    for (const good of GOOD_INDICES) cells.barrels.set(board, good, board.facts.barrels[good] as number);
    return board;
  }

  private moveHouse(effect: Effect): void {
    const player = this.playerAt(effect.player);
    if (!player) return;
    const came = Number(effect.to === player.id) - Number(effect.from === player.id);
    cells.houses.set(this.board, player.seat, player.houses + came * effect.amount);
    this.cellAt(effect.to)?.build(effect.amount > 0 ? player.seat : undefined, this.turn);
  }

  private moveCard(effect: Effect): void {
    const kind = kindOf(effect.which);
    const player = this.playerAt(effect.player);
    const supplied = Number(effect.to === 'characters') - Number(effect.from === 'characters');
    if (supplied !== 0 && kind >= 0) this.supplyCharacters(kind as Card, supplied * effect.amount);
    const cell = effect.verb === 'take' ? this.cellAt(effect.from) : undefined;
    if (cell) cell.character = undefined;
    player?.moveCard(effect, kind, this.turn, cell !== undefined);
  }
}

function known(amount: number): number | undefined {
  return amount === UNKNOWN ? undefined : amount;
}
