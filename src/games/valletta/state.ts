/** What lies on the table of Valletta, and how effects change it. */
import type { Effect } from '../../engine/effect.js';
import type { Gaps } from '../../engine/gap.js';
import { type Amount, PlayerTable, TABLE_PLACE } from '../../engine/player-table.js';
import {
  type Building,
  COLOUR_OF,
  characterOf,
  doubled,
  type Edition,
  isDouble,
  KINDS,
  kindOf,
  type Side,
} from './components.js';
import { GOOD_INDICES, type GoodIndex, type GoodsVector, type MutableGoods } from './goods.js';
import { newPlayer, type PlayerState, resize, type Unknown } from './player-state.js';
import type { Profile } from './profile.js';
import { SUPPLY } from './rules/setup.js';
import type { Valletta } from './rules/table.js';
import { type BuildingColour, type Cell, type Character, GOODS, type Good, type Trigger } from './vocabulary.js';

/** What was paid for a building or an upgrade. */
export interface Payment {
  readonly paid: GoodsVector;
  /** The good of which the card took off two. */
  readonly reduces: GoodIndex | undefined;
  /** Own buildings that touched it. */
  readonly neighbours: number;
}

/** A place of the display. */
export interface CellState {
  readonly at: Cell;
  readonly building: Building | undefined;
  /** The Character lying on it; undefined where it has been taken. */
  character: Character | undefined;
  /** 0-based seat; undefined while nobody has built here. */
  owner: number | undefined;
  upgraded: boolean;
  /** When: 1-based turn; undefined while nobody has built here. */
  builtIn: number | undefined;
  /** What was paid for it, where no edition says what it costs. */
  paid: Payment | undefined;
  upgradedIn: number | undefined;
}

/** An own move of Jean, for the report. */
export interface JeanStep {
  readonly space: number;
  readonly turn: number;
  readonly seat: number;
}

/** The last card of a turn and the function that it had in effect. */
export interface Previous {
  readonly card: Character;
  /** For an Apprentice: what it copied; undefined where it had no function. */
  readonly effective: Character | undefined;
}

/** A turn that the record has begun and that is to be gone on with. */
export interface OpenTurn {
  readonly player: PlayerState;
  /** How many cards may still be played. */
  readonly playsLeft: number;
  readonly previous: Previous | undefined;
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
  readonly players = this.roster.participants.map(({ id }, seat) => newPlayer(id, seat));
  readonly cells = new Map<Cell, CellState>();
  /** What the record would have to say for it to be known which buildings stand where. */
  unknownCity: Unknown;
  jean = 0;
  readonly jeanWalk: JeanStep[] = [];
  /** Barrels still on the street by good: an upper bound for what can be revealed; undefined where not known. */
  readonly barrels = this.edition.barrels && ([...this.edition.barrels] as MutableGoods);
  /** False where a hidden Character was hired or dismissed. */
  charactersKnown = true;
  /** The open supply of Characters, by kind. */
  readonly characters = new Int16Array(KINDS);
  /** The common supply of goods. */
  readonly supply: MutableGoods = [...SUPPLY];
  /** Goods that the draft left over; empty where the record does not show them. @see valletta.draft.leftovers */
  leftovers: ReadonlySet<Good> = new Set();
  phase: 'main' | 'final' = 'main';
  /** 1-based turn after which the final phase began; 0 before that. */
  finalSince = 0;
  /** True where the log has said that the final phase begins. */
  finalPhaseClaimed = false;
  /** Conditions for the final phase that are fulfilled, in the order in which they were. */
  readonly triggers: { readonly trigger: Trigger; readonly seat: number; readonly turn: number }[] = [];
  /** 1-based turn that the log is in; 0 before the first. */
  turn = 0;
  /** False where the record hides so much that nothing is certain any more. @see Judge.suspend */
  isProvable = true;
  /** True once buildings and goods have been scored. */
  isScored = false;
  /** The same for the kernel, laid anew for each question of the judge. @see from-record.ts */
  asked: Valletta | undefined;
  /** False where something has been built or upgraded since. */
  isCityAsked = false;
  /** What the record breaks off in. @see Judge.breaksOffIn */
  openTurn: OpenTurn | undefined;
  openDraft: Draft | undefined;

  /** Barrels of a good that have been set aside: stand-ins for goods. @see valletta.supply.goods-shortage */
  barrelsAside(good: GoodIndex): number {
    if (this.barrels && this.edition.barrels) return this.edition.barrels[good] - this.barrels[good];
    return this.jean;
  }

  /** True where card values stand in the log itself. */
  get editionIsInline(): boolean {
    return this.edition.inline;
  }

  get barrelsReconstructed(): boolean {
    return this.edition.barrelsReconstructed;
  }

  /** The side that shows. */
  sideOf(cell: CellState): Side | undefined {
    if (!cell.building) return undefined;
    const { front, upgraded } = cell.building;
    if (!cell.upgraded) return front;
    return isDouble(front, upgraded) || !this.profile.doubleUpgraded ? upgraded : doubled(front);
  }

  /** All cells with a house of the player. */
  *cellsOf(seat: number): Generator<CellState> {
    for (const cell of this.cells.values()) if (cell.owner === seat) yield cell;
  }

  /** What leaves open what the buildings cost, yield or are: where they stand, or a value that nobody has named. */
  get cityLacks(): Gaps {
    return this.unknownCity ?? 'values';
  }

  /** Icons of a good on the player's buildings; undefined where a yield is not known. @see valletta.green.count-icons */
  icons(seat: number, good: GoodIndex): number | undefined {
    let icons = 0;
    for (const cell of this.cells.values()) {
      if (cell.owner !== seat) continue;
      const yields = this.sideOf(cell)?.yields;
      if (!yields) return undefined;
      icons += yields[good];
    }
    return this.unknownCity ? undefined : icons;
  }

  /** How many of the player's buildings have a colour; undefined where a colour is not known. */
  buildingsOf(seat: number, colour: BuildingColour): number | undefined {
    let buildings = 0;
    for (const cell of this.cells.values()) {
      if (cell.owner !== seat) continue;
      const own = cell.building?.colour ?? (cell.character && COLOUR_OF[cell.character]);
      if (own === undefined) return undefined;
      if (own === colour) buildings += 1;
    }
    return this.unknownCity ? undefined : buildings;
  }

  /** Carries an effect out. Places: a player's id, `p1.hand` ..., a cell, `supply`, `characters`, `street`. */
  apply(effect: Effect): void {
    switch (effect.thing) {
      case 'gold':
        return this.moveGoods(effect, 0);
      case 'wood':
        return this.moveGoods(effect, 1);
      case 'stone':
        return this.moveGoods(effect, 2);
      case 'brick':
        return this.moveGoods(effect, 3);
      case 'point': {
        const player = this.playerAt(effect.to);
        if (player) player.points += effect.amount;
        return;
      }
      case 'house':
        return this.moveHouse(effect);
      case 'upgrade': {
        const cell = this.cellAt(effect.to);
        if (cell) {
          this.isCityAsked = false;
          cell.upgraded = true;
          cell.upgradedIn = this.turn;
        }
        return;
      }
      case 'card':
        return this.moveCard(effect);
      case 'jean':
        this.jean += effect.amount;
        this.jeanWalk.push({ space: this.jean, turn: this.turn, seat: this.playerAt(effect.player)?.seat ?? 0 });
        return;
      case 'barrel': {
        const good = GOODS.indexOf(effect.which as Good);
        if (this.barrels && good >= 0) this.barrels[good as GoodIndex] -= 1;
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
    for (const good of GOOD_INDICES) yield [this.supplyPlace, GOODS[good], this.supply[good]];
    for (const { at, owner, upgraded, character } of this.cells.values()) {
      const place = this.placeNamed(at);
      yield [place, 'house', owner === undefined ? 0 : 1];
      yield [place, 'upgrade', upgraded ? 1 : 0];
      yield [place, 'card', character === undefined ? 0 : 1];
    }
    yield ['street', 'jean', this.jean];
    for (const count of this.characters) yield ['characters', 'card', count];
  }

  private cellAt(place: string): CellState | undefined {
    if (this.playerAt(place)) return undefined;
    return this.cells.get(place.startsWith(TABLE_PLACE) ? place.slice(TABLE_PLACE.length) : place);
  }

  private moveGoods(effect: Effect, good: GoodIndex): void {
    if (effect.from === this.supplyPlace) this.supply[good] -= effect.amount;
    else {
      const giver = this.playerAt(effect.from);
      if (giver) giver.goods[good] -= effect.amount;
    }
    if (effect.to === this.supplyPlace) this.supply[good] += effect.amount;
    else {
      const taker = this.playerAt(effect.to);
      if (taker) taker.goods[good] += effect.amount;
    }
  }

  private moveHouse(effect: Effect): void {
    const player = this.playerAt(effect.player);
    if (!player) return;
    if (effect.from === player.id) player.houses -= effect.amount;
    if (effect.to === player.id) player.houses += effect.amount;
    const cell = this.cellAt(effect.to);
    if (!cell) return;
    this.isCityAsked = false;
    cell.owner = effect.amount > 0 ? player.seat : undefined;
    cell.builtIn = effect.amount > 0 ? this.turn : undefined;
  }

  private moveCard(effect: Effect): void {
    const kind = kindOf(effect.which);
    const player = this.playerAt(effect.player);
    if (effect.from === 'characters' && kind >= 0) this.characters[kind] = (this.characters[kind] ?? 0) - effect.amount;
    if (effect.to === 'characters' && kind >= 0) this.characters[kind] = (this.characters[kind] ?? 0) + effect.amount;
    const cell = effect.verb === 'take' ? this.cellAt(effect.from) : undefined;
    if (cell) cell.character = undefined;
    if (!player) return;
    const { deck, places, slots } = player;
    if (effect.verb === 'adjust') return resize(player, effect);
    if (effect.verb === 'dismiss' || (effect.verb === 'take' && !cell)) player.personnelTurn = this.turn;
    if (effect.verb === 'take' && effect.which !== undefined) {
      const gained = characterOf(kind);
      player.lastGain = cell ? 'build' : 'hire';
      if (gained && effect.to === places.hand) player.gained.push(gained);
      else if (gained) player.aside.add(gained);
    }
    switch (effect.from) {
      case places.hand:
        deck.leaveHand(kind);
        if (effect.to === 'characters' || effect.to === '') deck.forget(kind);
        break;
      case places.slots:
        player.lastPlayed = effect.amount;
        player.lastPlayedShuffled = false;
        player.gained.length = 0;
        for (const played of slots.splice(0, effect.amount)) deck.putOnDiscard(kindOf(played));
        break;
      case places.pile:
        if (effect.to === places.hand) deck.draw(kind);
        else deck.leavePile(kind);
        break;
      case places.discard:
        player.lastPlayedShuffled = true;
        deck.shuffle();
        break;
      default:
        if (effect.verb === 'draw') deck.draw(kind);
        else if (effect.to === places.hand) deck.enterHand(kind);
    }
    if (effect.to === places.slots) slots.push(characterOf(kind));
  }
}
