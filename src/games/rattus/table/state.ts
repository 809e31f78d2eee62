/** What lies on the table of Rattus. */
import { Census, type CensusRules, type Piece } from '../../../engine/census.js';
import type { Gaps } from '../../../engine/gap.js';
import { type Amount, PlayerTable } from '../../../engine/player-table.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { Seat } from '../../../kernel/index-of.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import type { Profile } from '../profile.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { REMOVED } from '../rules/amounts.js';
import {
  CARDS as CARD_NUMBERS,
  cardNamed,
  estateOf,
  factsOf,
  PLACES,
  type RattusFacts,
  REGIONS as REGION_NUMBERS,
  regionNamed,
  UNSEEN,
} from '../rules/facts.js';
import { heightsIn, potionsAt } from '../rules/flasks.js';
import * as cells from '../rules/table.js';
import { CARDS, type Card, type Estate, HITS, REGIONS, type Region, type Site } from '../vocabulary.js';
import type { CardChange, Discard, FigureMove, Loss, Risk } from './chronicle.js';
import { type Edition, START_TOKENS, TOKENS } from './components.js';
import { type Border, regionsFor } from './map.js';
import type { Ravage, TurnProgress } from './ravage-state.js';

type Rattus = cells.Rattus;

/** Tokens in the supply when the regions have theirs. @see rattus.setup.supply-size */
export function suppliedAtFirst(players: number): number {
  return TOKENS - (REMOVED[players] ?? 0) - regionsFor(players).length;
}

/** What lies in one region. */
export interface RegionState {
  readonly id: Region;
  /** @see rattus.setup.regions-by-players */
  readonly inUse: boolean;
  /** Tokens, the one that lies here longest first. */
  readonly rats: Piece[];
}

/** What one player has besides the cubes in the regions. */
export class PlayerState {
  /** The turn in which a cube last came into the castle, or left it. */
  castleTurn = 0;
  /** By region, what rests on a loss there that the log does not say: it comes again and again. */
  readonly restingOnLoss: (readonly Quantity[])[] = [];

  constructor(
    readonly seat: Seat,
    readonly id: string,
    private readonly board: Rattus,
  ) {}

  /** Cubes not on the board. */
  get supply(): number {
    return cells.supply.of(this.board, this.seat);
  }

  get castle(): number {
    return cells.castle.of(this.board, this.seat);
  }

  /** Cubes on the card of the baker. */
  get baker(): number {
    return cells.baker.of(this.board, this.seat);
  }
}

/** Many games are played with the same components, under the same options. */
const EMPTY_BOARDS = new WeakMap<RattusFacts, Rattus>();

/** The end has been brought about. @see rattus.end.trigger-supply, -.trigger-cubes */
export interface Trigger {
  readonly seat: number;
  readonly by: 'supply' | 'cubes';
}

/** The whole table of one game; effects change it (`flow.ts`). */
export class TableState extends PlayerTable<PlayerState, Profile, Edition> {
  /** What lies on it, for the kernel, with nothing due; which token is which only the record knows. */
  readonly board = this.emptyBoard();
  readonly players = this.roster.participants.map(({ id }, seat) => new PlayerState(seat as Seat, id, this.board));
  readonly inUse = regionsFor(this.size);
  /** In the order of their numbers. */
  readonly regions: readonly RegionState[] = REGIONS.map((id) => ({ id, inUse: this.inUse.includes(id), rats: [] }));
  readonly census = new Census(this.tokenFacts());
  readonly inPlay = new Set<Card>();
  /** False where the start tokens were laid out wrongly: then nobody knows which are left over. */
  setupIsSound = true;
  /** What the record would have to say for it to be known which cards are in the game; undefined where it is. */
  unknownCards: Gaps | undefined;
  /** The borders on which walls stand, one entry for each wall. */
  readonly walls: Border[] = [];
  /** False once the record has set the number of tokens in the supply. */
  supplyIsOwn = true;
  ratsDiscarded = 0;
  /** True while every discarded token is known by name. */
  boxIsKnown = true;
  /** A token came that may repeat another one. @see rattus.online.soldier-any-token */
  hasVirtualRats = false;
  /** A token came back from the discarded ones. @see rattus.piper.end-soldier-empty */
  hasReturnedRats = false;
  /** Potions whose cube is on its way. */
  potionsCarried = 0;
  trigger: Trigger | undefined;
  /** The ravage of the token that was turned up last in the final plague. */
  finalRavage: Ravage | undefined;
  /** By seat the fewest and the most cubes that the final plague could leave while nothing was hidden; undefined before it. */
  reach: readonly (readonly [least: number, most: number])[] | undefined;
  phase: 'main' | 'last-round' | 'final' = 'main';
  /** The record hides so much that nothing can be proved any more. */
  isSuspended = false;
  /** The turn in which the record breaks off; undefined where it does so elsewhere, or not at all. */
  progress: TurnProgress | undefined;
  readonly walk: FigureMove[] = [];
  readonly losses: Loss[] = [];
  /** Kept only where somebody asked for a report. */
  readonly risks: Risk[] = [];
  /** Cubes by seat that the final plague would cost in addition, by the rule that would have to be read otherwise. */
  readonly openLosses = new Map<RuleIdOfRattus, readonly number[]>();
  readonly discards: Discard[] = [];
  readonly cardChanges: CardChange[] = [];

  /** Which cards are in the game is not known any more. @param lacks what the record would have to say */
  hideCards(lacks: Gaps): void {
    this.unknownCards = lacks;
    for (const card of CARDS) if (!this.inPlay.has(card)) cells.owner.set(this.board, cardNamed(card), UNKNOWN);
  }

  /** 1-based turn that the log is in; 0 before the first. */
  get turn(): number {
    return cells.turn.of(this.board);
  }

  /** Goes on to the next one. */
  nextTurn(): void {
    cells.turn.set(this.board, this.turn + 1);
  }

  /** The end has been brought about in this turn. @see Trigger */
  endBy(seat: Seat, by: Trigger['by']): void {
    this.trigger = { seat, by };
    cells.trigger.set(this.board, seat);
  }

  get figure(): Region | undefined {
    return REGIONS[cells.figure.of(this.board)];
  }

  /** Tokens in the supply. */
  get ratSupply(): number {
    return cells.ratSupply.of(this.board);
  }

  /** The number of players, as far as the game knows such a number. */
  get size(): number {
    return Math.min(4, Math.max(2, this.roster.size));
  }

  /** What lies in a region, in use or not. */
  region(id: Region): RegionState {
    const region = this.regions[regionNamed(id)];
    if (!region) throw new RangeError(`no region ${id}`);
    return region;
  }

  /** Cubes of a player in a region or in the castle. */
  cubesAt(site: Site, seat: number): number {
    if (site === 'castle') return this.players[seat]?.castle ?? 0;
    return cells.cubes.of(this.board, regionNamed(site), seat as Seat);
  }

  /** A player's cubes in a region, each as the number of potions under it, those with the fewest first. */
  heightsAt(region: Region, seat: number): readonly number[] {
    return heightsIn(this.board, regionNamed(region), seat as Seat);
  }

  /** Cubes of all colours. @see rattus.board.shared-regions */
  population(region: Region): number {
    return cells.populationOf(this.board, regionNamed(region));
  }

  /** Potions under a player's cubes in a region. */
  potionsAt(region: Region, seat: number): number {
    return potionsAt(this.board, regionNamed(region), seat as Seat);
  }

  /** Potions under all cubes in a region. */
  potionsIn(region: Region): number {
    return this.players.reduce((sum, { seat }) => sum + this.potionsAt(region, seat), 0);
  }

  /** How many of a kind of figures stand on the map, in regions that are not in use, too. */
  onMap(kind: 'nuns' | 'bishops'): number {
    return REGIONS.reduce((sum, region) => sum + this.piecesAt(kind, region), 0);
  }

  /** How many of a kind of figures stand in a region. */
  piecesAt(kind: 'nuns' | 'bishops', region: Region): number {
    return (kind === 'nuns' ? cells.nuns : cells.bishops).of(this.board, regionNamed(region));
  }

  /** Cubes of a player in all regions, without the castle. */
  onBoard(seat: number): number {
    let sum = 0;
    for (const region of REGION_NUMBERS) sum += cells.cubes.of(this.board, region, seat as Seat);
    return sum;
  }

  /** The seat of a card's owner; undefined where nobody has it. */
  ownerOf(card: Card): number | undefined {
    const owner = cells.owner.of(this.board, cardNamed(card));
    return owner < 0 ? undefined : owner;
  }

  /** Whether the card lies before the player. @see rattus.card.owned */
  owns(seat: number, card: Card): boolean {
    return this.ownerOf(card) === seat;
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
    const cards = this.board.facts.cardsOf[HITS.indexOf(estate)] ?? [];
    return cards.filter((card) => cells.owner.of(this.board, card) === seat).length;
  }

  /** A rule that the text leaves open would cost these cubes in addition, if it were read otherwise. */
  leaveOpen(rule: RuleIdOfRattus, lost: readonly number[]): void {
    const before = this.openLosses.get(rule) ?? [];
    this.openLosses.set(
      rule,
      lost.map((cubes, seat) => cubes + (before[seat] ?? 0)),
    );
  }

  private emptyBoard(): Rattus {
    const facts = factsOf(this.edition, this.profile, this.size);
    const empty = EMPTY_BOARDS.get(facts) ?? this.makeBoard(facts);
    EMPTY_BOARDS.set(facts, empty);
    return empty.clone();
  }

  /** Nobody knows yet which cards are in the game; the figure stands nowhere. */
  private makeBoard(facts: RattusFacts): Rattus {
    const board = cells.emptyTable(facts);
    for (const card of CARD_NUMBERS) cells.owner.set(board, card, cells.NOT_IN_GAME);
    for (const region of REGION_NUMBERS) for (const place of PLACES) cells.tokenAt.set(board, region, place, UNSEEN);
    cells.figure.set(board, -1);
    cells.ratSupply.set(board, suppliedAtFirst(this.size));
    return board;
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
    for (const { id: region, rats } of this.regions) {
      for (const { id, seat } of this.players) {
        yield [`${region}.${id}`, 'cube', this.cubesAt(region, seat)];
        yield [`${region}.${id}`, 'potion', this.potionsAt(region, seat)];
      }
      yield [region, 'rat', rats.length];
      yield [region, 'nun', this.piecesAt('nuns', region)];
      yield [region, 'bishop', this.piecesAt('bishops', region)];
    }
    yield ['supply', 'rat', this.ratSupply];
    yield ['box', 'rat', this.ratsDiscarded];
    yield ['stock', 'potion', cells.stock.of(this.board)];
    yield ['carried', 'potion', this.potionsCarried];
    for (const border of new Set(this.walls)) yield [border, 'wall', this.walls.filter((one) => one === border).length];
    if (this.figure) yield [this.figure, 'figure', 1];
    for (const card of this.inPlay) {
      const owner = this.ownerOf(card);
      yield [owner === undefined ? 'display' : this.player(owner).id, 'class', 1];
    }
  }
}
