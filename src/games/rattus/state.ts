/** What lies on the table of Rattus, and how effects change it. */
import { Census, type CensusRules, type Piece } from '../../engine/census.js';
import { type Gaps, isOpen } from '../../engine/gap.js';
import type { Truth } from '../../engine/judge.js';
import { type Amount, PlayerTable } from '../../engine/player-table.js';
import type { Seat } from '../../kernel/index-of.js';
import { adjacent, type Border, regionsFor } from './base/map.js';
import type { Standing } from './base/standing.js';
import { type Edition, START_TOKENS, TOKENS } from './components.js';
import type { CardChange, Discard, FigureMove, Loss, Risk } from './presentation/chronicle.js';
import type { Profile } from './profile.js';
import type { RuleIdOfRattus } from './rulebook.js';
import { CUBES, REMOVED } from './rules/amounts.js';
import { estateOf } from './rules/facts.js';
import type { Rattus } from './rules/table.js';
import { CARDS, type Card, type Estate, REGIONS, type Region, type Site } from './vocabulary.js';

/** Tokens in the supply when the regions have theirs. @see rattus.setup.supply-size */
function suppliedAtFirst(players: number): number {
  return TOKENS - (REMOVED[players] ?? 0) - regionsFor(players).length;
}

/** What lies in one region. */
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
  /** False where it has changed since it was last laid for the kernel. */
  isLaid: boolean;
}

/** What one player has besides the cubes in the regions. */
export interface PlayerState {
  readonly seat: Seat;
  readonly id: string;
  /** Cubes not on the board. */
  supply: number;
  castle: number;
  /** The turn in which a cube last came into the castle, or left it. */
  castleTurn: number;
  /** Cubes on the card of the baker. */
  baker: number;
}

/** The end has been brought about. @see rattus.end.trigger-supply, -.trigger-cubes */
export interface Trigger {
  readonly seat: number;
  readonly turn: number;
  readonly by: 'supply' | 'cubes';
}

/** The whole table of one game; effects change it (`flow.ts`). */
export class TableState extends PlayerTable<PlayerState, Profile, Edition> {
  readonly players = this.roster.participants.map(
    ({ id }, seat): PlayerState => ({ seat: seat as Seat, id, supply: CUBES, castle: 0, castleTurn: 0, baker: 0 }),
  );
  readonly inUse = regionsFor(this.size);
  readonly regions = new Map<Region, RegionState>(REGIONS.map((id) => [id, this.newRegion(id)]));
  readonly census = new Census(this.tokenFacts());
  readonly inPlay = new Set<Card>();
  /** False where the start tokens were laid out wrongly: then nobody knows which are left over. */
  setupIsSound = true;
  private lacksCards: Gaps | undefined;
  /** Seat of a card's owner; none while it is in the display. */
  readonly owners = new Map<Card, number>();
  /** The borders on which walls stand, one entry for each wall. */
  readonly walls: Border[] = [];
  figure: Region | undefined;
  /** Tokens in the supply. */
  ratSupply = suppliedAtFirst(this.size);
  /** False once the record has set the number of tokens in the supply. */
  supplyIsOwn = true;
  ratsDiscarded = 0;
  /** True while every discarded token is known by name. */
  boxIsKnown = true;
  /** A token came that may repeat another one. @see rattus.online.soldier-any-token */
  hasVirtualRats = false;
  /** A token came back from the discarded ones. @see rattus.piper.end-soldier-empty */
  hasReturnedRats = false;
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
  /** The record hides so much that nothing can be proved any more. */
  isSuspended = false;
  /** The turn in which the record breaks off; undefined where it does so elsewhere, or not at all. */
  standing: Standing | undefined;
  /** How many effects have changed it. */
  revision = 0;
  /** The same for the kernel, and as of which change. @see from-record.ts */
  laid: Rattus | undefined;
  laidRevision = -1;
  /** False where a card has changed hands since that was last laid for the kernel. */
  ownersAreLaid = false;
  /** True once potions have been anywhere but in the stock. */
  hasPotions = false;
  readonly walk: FigureMove[] = [];
  readonly losses: Loss[] = [];
  /** Kept only where somebody asked for a report. */
  readonly risks: Risk[] = [];
  /** Cubes by seat that the final plague would cost in addition, by the rule that would have to be read otherwise. */
  readonly openLosses = new Map<RuleIdOfRattus, readonly number[]>();
  readonly discards: Discard[] = [];
  readonly cardChanges: CardChange[] = [];

  /** What the record would have to say for it to be known which cards are in the game; undefined where it is. */
  get unknownCards(): Gaps | undefined {
    return this.lacksCards;
  }

  /** Which cards are in the game is not known any more. @param lacks what the record would have to say */
  hideCards(lacks: Gaps): void {
    this.lacksCards = lacks;
    this.ownersAreLaid = false;
  }

  /** The number of players, as far as the game knows such a number. */
  get size(): number {
    return Math.min(4, Math.max(2, this.roster.size));
  }

  /** What lies in a region, in use or not. */
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

  /** Potions under a player's cubes in a region. */
  potionsAt(region: Region, seat: number): number {
    return (this.region(region).cubes[seat] ?? []).reduce((sum, potions) => sum + potions, 0);
  }

  /** How many of a kind of figures stand on the map, in regions that are not in use, too. */
  onMap(kind: 'nuns' | 'bishops'): number {
    let sum = 0;
    for (const region of this.regions.values()) sum += region[kind];
    return sum;
  }

  /** Cubes of a player in all regions, without the castle. */
  onBoard(seat: number): number {
    let sum = 0;
    for (const region of this.regions.values()) sum += region.cubes[seat]?.length ?? 0;
    return sum;
  }

  /** Whether the card lies before the player. @see rattus.card.owned */
  owns(seat: number, card: Card): boolean {
    return this.owners.get(card) === seat;
  }

  /** The estate of a card. */
  estateOf(card: Card): Estate {
    return estateOf(this.edition, this.profile, card);
  }

  /** The cards of this game, in the order of the rulebook. */
  get cards(): readonly Card[] {
    return CARDS.filter((card) => this.inPlay.has(card));
  }

  /** When a card changed hands. */
  changesOf(card: Card): readonly CardChange[] {
    return this.cardChanges.filter((change) => change.card === card);
  }

  /** How many cards of an estate a player owns. @see rattus.piper.same-estate-loss */
  cardsOf(seat: number, estate: Estate): number {
    let cards = 0;
    for (const [card, owner] of this.owners) if (owner === seat && this.estateOf(card) === estate) cards += 1;
    return cards;
  }

  /** Whether two regions touch, where the map says so. @see rattus.board.adjacency */
  adjacent(a: Region, b: Region): Truth {
    return adjacent(this.edition, a, b);
  }

  /** Neighbours in use; undefined where the map does not say. */
  neighbours(region: Region): readonly Region[] | undefined {
    const found: Region[] = [];
    for (const other of this.inUse) {
      const touches = this.adjacent(region, other);
      if (isOpen(touches)) return undefined;
      if (touches) found.push(other);
    }
    return found;
  }

  /** What a finding expects beside a region; nothing where the map does not say. */
  expectedNeighbours(region: Region): { readonly expected?: string } {
    const neighbours = this.neighbours(region);
    return neighbours ? { expected: neighbours.join('|') } : {};
  }

  /** A rule that the text leaves open would cost these cubes in addition, if it were read otherwise. */
  leaveOpen(rule: RuleIdOfRattus, lost: readonly number[]): void {
    const before = this.openLosses.get(rule) ?? [];
    this.openLosses.set(
      rule,
      lost.map((cubes, seat) => cubes + (before[seat] ?? 0)),
    );
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

  private newRegion(id: Region): RegionState {
    return {
      id,
      inUse: this.inUse.includes(id),
      cubes: this.players.map(() => []),
      rats: [],
      nuns: 0,
      bishops: 0,
      isLaid: false,
    };
  }

  /** What the edition and the setup say of the tokens. */
  private tokenFacts(): CensusRules {
    const { tokens } = this.edition;
    const leftOver = START_TOKENS - this.inUse.length;
    return {
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
      size: (source) => (source === 'supply' && this.supplyIsOwn ? suppliedAtFirst(this.size) : undefined),
    };
  }

  protected *amounts(): Generator<Amount> {
    for (const { id, supply, castle, baker } of this.players) {
      yield [id, 'cube', supply];
      yield [`castle.${id}`, 'cube', castle];
      yield [`baker.${id}`, 'cube', baker];
    }
    for (const { id: region, cubes, rats, nuns, bishops } of this.regions.values()) {
      for (const { id, seat } of this.players) {
        yield [`${region}.${id}`, 'cube', cubes[seat]?.length ?? 0];
        yield [`${region}.${id}`, 'potion', this.potionsAt(region, seat)];
      }
      yield [region, 'rat', rats.length];
      yield [region, 'nun', nuns];
      yield [region, 'bishop', bishops];
    }
    yield ['supply', 'rat', this.ratSupply];
    yield ['box', 'rat', this.ratsDiscarded];
    yield ['stock', 'potion', this.potionStock];
    yield ['carried', 'potion', this.potionsCarried];
    for (const border of new Set(this.walls)) yield [border, 'wall', this.walls.filter((one) => one === border).length];
    if (this.figure) yield [this.figure, 'figure', 1];
    for (const card of this.inPlay) {
      const owner = this.owners.get(card);
      yield [owner === undefined ? 'display' : this.player(owner).id, 'class', 1];
    }
  }
}
