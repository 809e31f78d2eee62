/** What lies on the table of Rattus, and how effects change it. */
import { Census, type Piece } from '../../engine/census.js';
import type { Effect, Measure } from '../../engine/effect.js';
import type { Truth } from '../../engine/judge.js';
import type { Roster } from '../../engine/roster.js';
import { type Edition, ESTATE_OF, START_TOKENS, TOKENS } from './components.js';
import { adjacent, type Border, borderOf, largestArea, regionsFor } from './map.js';
import type { Profile } from './profile.js';
import { CARDS, type Card, type Estate, REGIONS, type Region, type Site } from './vocabulary.js';

/** rattus.setup.cubes */
export const CUBES = 20;
/** rattus.board.token-cap */
export const MOST_RATS = 3;
/** Ordinary tokens that are left out. @see rattus.setup.supply-removal */
const REMOVED: Readonly<Record<number, number>> = { 2: 12, 3: 6, 4: 0 };

export interface RegionState {
  readonly id: Region;
  /** @see rattus.setup.regions-by-players */
  readonly inUse: boolean;
  /** For each seat its cubes here, each as the number of potions under it. */
  readonly cubes: readonly number[][];
  /** Tokens, the one that lies here longest first. */
  readonly rats: Piece[];
  nuns: number;
  bishops: number;
}

export interface PlayerState {
  readonly seat: number;
  readonly id: string;
  /** Cubes not on the board. */
  supply: number;
  castle: number;
  /** Cubes on the card of the baker. */
  baker: number;
}

/** The end has been brought about. @see rattus.end.trigger-supply, -.trigger-cubes */
export interface Trigger {
  readonly seat: number;
  readonly turn: number;
  readonly by: 'supply' | 'cubes';
}

/** A move of the figure, for the report. */
export interface FigureMove {
  readonly turn: number;
  readonly seat: number;
  readonly from: Region | undefined;
  readonly path: readonly Region[];
}

/** A cube taken by the plague (or a potion spent for it), for the report. */
export interface Loss {
  readonly turn: number;
  /** Whose turn it was; undefined for the final plague. */
  readonly mover: number | undefined;
  readonly region: Region;
  readonly token: string | undefined;
  readonly seat: number;
  readonly cause: string;
  readonly potion: boolean;
}

/** A card changes hands, for the report. */
export interface CardChange {
  readonly card: Card;
  readonly turn: number;
  readonly seat: number;
  readonly from: number | undefined;
}

/** The board after a turn, for the report's stepped map. */
export interface Snapshot {
  /** 0 after the setup; undefined after the final plague. */
  readonly turn: number | undefined;
  readonly figure: Region | undefined;
  readonly rats: readonly number[];
  /** For each region in use the cubes of each seat. */
  readonly cubes: readonly (readonly number[])[];
  readonly potions: readonly number[];
  readonly nuns: readonly number[];
  readonly bishops: readonly number[];
  readonly walls: readonly Border[];
  readonly castle: readonly number[];
  readonly baker: readonly number[];
  readonly supply: number;
}

export class TableState {
  readonly players: readonly PlayerState[];
  readonly regions = new Map<Region, RegionState>();
  readonly inUse: readonly Region[];
  readonly census: Census;
  /** The cards of this game. */
  readonly inPlay = new Set<Card>();
  /** False where the start tokens were laid out wrongly: then nobody knows which are left over. */
  setupIsSound = true;
  /** False where the record does not say which cards are in the game. */
  cardsKnown = true;
  /** Seat of a card's owner; none while it is in the display. */
  readonly owners = new Map<Card, number>();
  readonly walls = new Set<Border>();
  figure: Region | undefined;
  /** Tokens in the supply. */
  ratSupply: number;
  /** False once the record has set the number of tokens in the supply. */
  supplyIsOwn = true;
  ratsDiscarded = 0;
  /** True while every discarded token is known by name. */
  boxIsKnown = true;
  /** A token came that may repeat another one. @see rattus.online.soldier-any-token */
  hasVirtualRats = false;
  /** Potions beside the board; may fall below none where there is no limit. */
  potionStock = 10;
  /** Potions whose cube is on its way. */
  potionsCarried = 0;
  trigger: Trigger | undefined;
  /** The figure counts as cubes at the final plague. @see rattus.end.knight-neutral */
  figureCountsAtEnd = false;
  phase: 'main' | 'last-round' | 'final' = 'main';
  /** 1-based turn that the log is in; 0 before the first. */
  turn = 0;
  readonly walk: FigureMove[] = [];
  readonly losses: Loss[] = [];
  readonly cardChanges: CardChange[] = [];
  /** Kept only where somebody asked for a report. */
  readonly history: Snapshot[] = [];

  constructor(
    readonly roster: Roster,
    readonly profile: Profile,
    readonly edition: Edition,
  ) {
    this.players = roster.participants.map(({ id }, seat) => ({ seat, id, supply: CUBES, castle: 0, baker: 0 }));
    const size = this.size;
    this.inUse = regionsFor(size);
    for (const id of REGIONS) {
      const inUse = this.inUse.includes(id);
      this.regions.set(id, { id, inUse, cubes: this.players.map(() => []), rats: [], nuns: 0, bishops: 0 });
    }
    this.ratSupply = TOKENS - (REMOVED[size] ?? 0) - this.inUse.length;
    const leftOver = START_TOKENS - this.inUse.length;
    const { tokens } = edition;
    this.census = new Census({
      groupOf: (name) => {
        const token = tokens.get(name);
        if (!token) return tokens.size < TOKENS ? 'undeclared' : undefined;
        return token.start ? 'start' : 'ordinary';
      },
      holds: (source, group) => {
        if (group === 'undeclared' || tokens.size < TOKENS || !this.setupIsSound) return undefined;
        if (source === 'setup') return group === 'start' ? this.inUse.length : 0;
        return source === 'supply' && group === 'start' ? leftOver : undefined;
      },
    });
  }

  /** The number of players, as far as the game knows such a number. */
  get size(): number {
    return Math.min(4, Math.max(2, this.roster.size));
  }

  player(seat: number): PlayerState {
    const player = this.players[seat];
    if (!player) throw new RangeError(`no seat ${seat}`);
    return player;
  }

  region(id: Region): RegionState {
    const region = this.regions.get(id);
    if (!region) throw new RangeError(`no region ${id}`);
    return region;
  }

  /** Cubes of a player in a region or in the castle. */
  cubesAt(site: Site, seat: number): number {
    if (site === 'castle') return this.players[seat]?.castle ?? 0;
    return this.region(site).cubes[seat]?.length ?? 0;
  }

  /** Cubes of all colours. @see rattus.board.shared-regions */
  population(region: Region): number {
    return this.region(region).cubes.reduce((sum, cubes) => sum + cubes.length, 0);
  }

  potionsAt(region: Region, seat: number): number {
    return (this.region(region).cubes[seat] ?? []).reduce((sum, potions) => sum + potions, 0);
  }

  /** Cubes of a player in all regions, without the castle. */
  onBoard(seat: number): number {
    let sum = 0;
    for (const region of this.regions.values()) sum += region.cubes[seat]?.length ?? 0;
    return sum;
  }

  /** Whether the player has more cubes there than each other player. @see rattus.piper.mayor-majority */
  leads(seat: number, region: Region): boolean {
    const own = this.cubesAt(region, seat);
    return own > 0 && this.players.every((other) => other.seat === seat || this.cubesAt(region, other.seat) < own);
  }

  /** The player's largest connected area; undefined where the map does not say. @see rattus.piper.queen-area */
  area(seat: number): number | undefined {
    const own = this.inUse.filter((region) => this.cubesAt(region, seat) > 0);
    const split = this.profile.queenWallsSplit;
    return largestArea(own, (a, b) => (split && this.isWalled(a, b) ? false : this.adjacent(a, b)));
  }

  owns(seat: number, card: Card): boolean {
    return this.owners.get(card) === seat;
  }

  /** How many cards of an estate a player owns. @see rattus.piper.same-estate-loss */
  cardsOf(seat: number, estate: Estate): number {
    let cards = 0;
    for (const card of CARDS) if (ESTATE_OF[card] === estate && this.owners.get(card) === seat) cards += 1;
    return cards;
  }

  isWalled(a: Region, b: Region): boolean {
    return this.walls.has(borderOf(a, b));
  }

  adjacent(a: Region, b: Region): Truth {
    return adjacent(this.edition, a, b);
  }

  /** Neighbours in use; undefined where the map does not say. */
  neighbours(region: Region): readonly Region[] | undefined {
    const found: Region[] = [];
    for (const other of this.inUse) {
      const touches = this.adjacent(region, other);
      if (touches === 'unknown') return undefined;
      if (touches) found.push(other);
    }
    return found;
  }

  /** Exchanges two tokens; each region keeps its number of them. @see rattus.witch.swap */
  swap(
    a: { readonly region: Region; readonly slot: number },
    b: { readonly region: Region; readonly slot: number },
  ): void {
    const first = this.region(a.region).rats;
    const second = this.region(b.region).rats;
    const [one, other] = [first[a.slot], second[b.slot]];
    if (!one || !other) return;
    first[a.slot] = other;
    second[b.slot] = one;
  }

  /**
   * Carries an effect out. Places: a player's id (the own supply), `gallia.p1`, `castle.p1`, `baker.p1` for cubes and
   * potions, a region for tokens, figure, nuns and bishops, a border for walls, `supply`, `box`, `stock`, `display`.
   */
  apply(effect: Effect): void {
    switch (effect.thing) {
      case 'cube':
        return this.moveCubes(effect);
      case 'potion':
        return this.movePotions(effect);
      case 'rat':
        return this.moveRats(effect);
      case 'figure':
        this.figure = REGIONS.find((region) => region === effect.to) ?? this.figure;
        return;
      case 'nun':
        this.movePiece(effect, 'nuns');
        return;
      case 'bishop':
        this.movePiece(effect, 'bishops');
        return;
      case 'wall':
        if (effect.from !== 'stock') this.walls.delete(effect.from as Border);
        this.walls.add(effect.to as Border);
        return;
      case 'class':
        return this.moveCard(effect);
      case 'point': // Scores are read off the board.
        return;
      default:
        throw new RangeError(`nothing in Rattus is called ${effect.thing}`);
    }
  }

  /** Remembers the board as it is. @param turn undefined after the final plague */
  remember(turn: number | undefined): void {
    const regions = this.inUse.map((id) => this.region(id));
    this.history.push({
      turn,
      figure: this.figure,
      rats: regions.map(({ rats }) => rats.length),
      cubes: regions.map(({ cubes }) => cubes.map((own) => own.length)),
      potions: regions.map(({ cubes }) => cubes.flat().reduce((sum, potions) => sum + potions, 0)),
      nuns: regions.map(({ nuns }) => nuns),
      bishops: regions.map(({ bishops }) => bishops),
      walls: [...this.walls],
      castle: this.players.map(({ castle }) => castle),
      baker: this.players.map(({ baker }) => baker),
      supply: this.ratSupply,
    });
  }

  /** The state as numbers, keyed like the places and things of the effects. */
  measure(): Measure {
    const measure = new Map<string, number>();
    const set = (place: string, thing: string, amount: number): void => {
      if (amount !== 0) measure.set(`${place} ${thing}`, amount);
    };
    for (const player of this.players) {
      set(player.id, 'cube', player.supply);
      set(`castle.${player.id}`, 'cube', player.castle);
      set(`baker.${player.id}`, 'cube', player.baker);
    }
    for (const region of this.regions.values()) {
      for (const player of this.players) {
        const place = `${region.id}.${player.id}`;
        set(place, 'cube', region.cubes[player.seat]?.length ?? 0);
        set(place, 'potion', this.potionsAt(region.id, player.seat));
      }
      set(region.id, 'rat', region.rats.length);
      set(region.id, 'nun', region.nuns);
      set(region.id, 'bishop', region.bishops);
    }
    set('supply', 'rat', this.ratSupply);
    set('box', 'rat', this.ratsDiscarded);
    set('stock', 'potion', this.potionStock);
    set('carried', 'potion', this.potionsCarried);
    for (const wall of this.walls) set(wall, 'wall', 1);
    if (this.figure) set(this.figure, 'figure', 1);
    for (const card of this.inPlay) {
      const owner = this.owners.get(card);
      const place = owner === undefined ? 'display' : this.player(owner).id;
      set(place, 'class', (measure.get(`${place} class`) ?? 0) + 1);
    }
    return measure;
  }

  private moveCubes(effect: Effect): void {
    const seat = this.roster.seat(effect.player);
    if (seat === undefined) return;
    const [amount, from, to] =
      effect.amount < 0 ? [-effect.amount, effect.to, effect.from] : [effect.amount, effect.from, effect.to];
    this.putCubes(from, seat, -amount);
    this.putCubes(to, seat, amount);
  }

  /** Adds or (below zero) removes cubes without potions at a place; potions are moved by effects of their own. */
  private putCubes(place: string, seat: number, amount: number): void {
    const player = this.player(seat);
    const [site] = place.split('.');
    if (place === player.id) player.supply += amount;
    else if (site === 'castle') player.castle += amount;
    else if (site === 'baker') player.baker += amount;
    else {
      const cubes = REGIONS.find((region) => region === site) && this.region(site as Region).cubes[seat];
      if (!cubes) return;
      for (let index = 0; index < amount; index += 1) cubes.push(0);
      for (let index = 0; index > amount; index -= 1) {
        const at = cubes.indexOf(0);
        cubes.splice(at >= 0 ? at : cubes.indexOf(Math.min(...cubes)), 1);
      }
    }
  }

  /** Potions come and go under a cube under which as many lie as `which` says. */
  private movePotions(effect: Effect): void {
    const seat = this.roster.seat(effect.player);
    const move = (place: string, amount: number): void => {
      if (place === 'stock') this.potionStock += amount;
      else if (place === 'carried') this.potionsCarried += amount;
      const [site] = place.split('.');
      const region = REGIONS.find((one) => one === site);
      const cubes = seat === undefined || !region ? undefined : this.region(region).cubes[seat];
      const under = Number(effect.which ?? 0);
      const at = cubes?.indexOf(under) ?? -1;
      if (cubes && at >= 0) cubes[at] = under + amount;
    };
    move(effect.from, -effect.amount);
    move(effect.to, effect.amount);
  }

  private moveRats(effect: Effect): void {
    const from = REGIONS.find((region) => region === effect.from);
    const to = REGIONS.find((region) => region === effect.to);
    const slot = Number(effect.which ?? 1) - 1;
    for (let index = 0; index < Math.abs(effect.amount); index += 1) {
      let piece: Piece | undefined;
      if (effect.amount < 0) {
        // The record has fewer than there were: which ones are gone is not known.
        if (to) this.blurRats(to, -1);
        else if (effect.to === 'supply') {
          this.ratSupply -= 1;
          this.supplyIsOwn = false;
        }
        continue;
      }
      if (from) piece = this.region(from).rats.splice(slot, 1)[0];
      else if (effect.from === 'supply') this.ratSupply -= 1;
      else if (effect.from === 'box') this.ratsDiscarded -= 1;
      if (effect.to === 'box') {
        this.ratsDiscarded += 1;
        // A token that exists once too often takes no name with it.
        if (piece && piece.source !== 'virtual') this.census.discard(piece);
        if (piece?.name === undefined) this.boxIsKnown = false;
      } else if (effect.to === 'supply') {
        this.ratSupply += 1;
        this.supplyIsOwn = false;
      } else if (to && effect.verb === 'adjust') this.blurRats(to, 1);
      else if (to && effect.from === '' && effect.verb === 'draw') {
        this.hasVirtualRats = true;
        this.region(to).rats.push(this.census.unseen('virtual'));
      } else if (to) this.region(to).rats.push(piece ?? this.census.unseen(sourceOf(effect)));
    }
  }

  /** A token more or less than there can be: which is which cannot be told any more. */
  private blurRats(region: Region, by: 1 | -1): void {
    const { rats } = this.region(region);
    for (const piece of rats) this.census.forget(piece);
    if (by > 0) rats.push(this.census.unseen(undefined));
    else rats.pop();
  }

  private movePiece(effect: Effect, kind: 'nuns' | 'bishops'): void {
    const from = REGIONS.find((region) => region === effect.from);
    const to = REGIONS.find((region) => region === effect.to);
    if (from) this.region(from)[kind] -= effect.amount;
    if (to) this.region(to)[kind] += effect.amount;
  }

  private moveCard(effect: Effect): void {
    const card = CARDS.find((one) => one === effect.which);
    if (!card) return;
    this.inPlay.add(card);
    const seat = this.roster.seat(effect.to);
    if (seat === undefined) {
      this.owners.delete(card);
      return;
    }
    this.cardChanges.push({ card, turn: this.turn, seat, from: this.owners.get(card) });
    this.owners.set(card, seat);
  }
}

/** Where a token that comes into a region was before. A token from nowhere is a start token, or one that does not exist. */
function sourceOf({ verb, from }: Effect): string {
  if (from !== '') return from;
  return verb === 'place' ? 'setup' : 'virtual';
}
