/** What lies on the table of Tallinn, and how effects change it. */
import type { Effect } from '../../../engine/effect.js';
import { type Gaps, listOf } from '../../../engine/gap.js';
import type { Judge } from '../../../engine/judge.js';
import { type Amount, PlayerTable } from '../../../engine/player-table.js';
import { type HiddenDeparture, UniqueCards } from '../../../engine/unique-cards.js';
import type { Profile } from '../profile.js';
import { FOREIGN, factsOf, type TallinnFacts } from '../rules/facts.js';
import { emptyTable, type Tallinn } from '../rules/table.js';
import { type CardName, type Contest, ESTATES, LEGATE, type SideId } from '../vocabulary.js';
import { type Card, type Edition, halfOf, kindOf, SET_SIZE, type Side, type StartCard } from './components.js';
import { ESTATE_INDICES, type EstateIndex, type MutablePersons, type Persons, samePersons } from './persons.js';

/** A card of the display, the start card included. */
export interface Displayed {
  /** Undefined for a card that the record hides. */
  readonly card: CardName | undefined;
  /** The active half; undefined for a start card, or where the record hides it. */
  readonly side: SideId | undefined;
  readonly isStart: boolean;
  /** 1-based; 0 for a start card. */
  readonly round: number;
}

/** A card turned tower side up. */
export interface Tower {
  /** Undefined while nobody knows which card it is. */
  card: CardName | undefined;
  readonly from: 'display' | 'hand';
  /** The half that was active before; undefined for a card from the hand. */
  readonly side: SideId | undefined;
  /** 1-based round in which it was built. */
  readonly round: number;
  /** 1-based round in which it was laid into the display; 0 for a start card; undefined for a card from the hand. */
  readonly played: number | undefined;
  /** How the hidden card left the hand. */
  departure: HiddenDeparture | undefined;
}

/** What the record lacks of something; undefined where it is known. */
type Unknown = Gaps | undefined;

/** What a player has; changed in place by effects, and by what the record hides. */
export class PlayerState {
  points = 0;
  /** What the record would have to say for their number to be known; undefined where it is. */
  unknownPoints: Unknown;
  readonly cards = new UniqueCards(SET_SIZE);
  readonly display: Displayed[] = [];
  /** Persons of the display, by estate. */
  readonly persons: MutablePersons = [0, 0, 0];
  /** By estate, what record or edition would have to say for the number of persons to be known; undefined where it is. */
  readonly unknownPersons: [Unknown, Unknown, Unknown] = [undefined, undefined, undefined];
  /** The same of the towers, once they are turned up. */
  unknownTowers: Unknown;
  /** Where a card lies that is no longer in the hand. */
  readonly whereabouts = new Map<CardName, 'display' | 'tower'>();
  /** False where a card has left the display and the record hides which. */
  displayIsCertain = true;
  /** True where cards were laid into the display that the record hides. */
  hasHiddenCards = false;
  /** True where persons of the display rest on reconstructed card values. */
  isReconstructed = false;
  readonly towers: Tower[] = [];
  /** Persons that the legate adds to the towers at the end. */
  readonly towerBonus: MutablePersons = [0, 0, 0];
  /** Contests triggered since the beginning of the game. */
  contests = 0;
  /** What hides whether there were more; undefined where that is known. */
  hiddenContests: Unknown;
  /** The last contest whose points the log states. */
  statedContest: { readonly round: number; readonly points: number } | undefined;
  /** The last round in which the log stated the right score; 0 before the first, -1 if it has not. */
  rightIn = -1;
  /** The numbers that the last `<state>` should have had. */
  readonly stated = new Map<string, number>();
  /** Places of this player's cards and persons. */
  readonly places: Readonly<Record<'hand' | 'pile' | 'display' | 'towers', string>>;

  /** @param seat 0-based */
  constructor(
    readonly id: string,
    readonly seat: number,
  ) {
    this.places = { hand: `${id}.hand`, pile: `${id}.pile`, display: `${id}.display`, towers: `${id}.towers` };
  }
}

/** A player of a game that is judged: whom most of it is about. */
export interface Judged {
  readonly table: TableState;
  readonly judge: Judge;
  readonly player: PlayerState;
}

/** One comparison of a contest. */
export interface Comparison {
  /** 0-based seat. */
  readonly opponent: number;
  /** Undefined where they are not known. */
  readonly own: number | undefined;
  readonly theirs: number | undefined;
  readonly points: number | undefined;
}

/** The contests that a player could have triggered with the cards in hand. */
export interface PossibleContests {
  readonly count: number;
  /** Points of one of them on average. */
  readonly average: number;
}

/** A contest that took place, for the report. */
export interface ContestRecord {
  /** 1-based; 0 in final scoring. */
  readonly round: number;
  readonly seat: number;
  readonly contest: Contest;
  readonly comparisons: readonly Comparison[];
  /** What the log says it brought, or else what the rules say; undefined where that is not known. */
  readonly points: number | undefined;
  /** Undefined in final scoring, where the record does not show the hand, and where nobody wants a report. */
  readonly possible?: PossibleContests | undefined;
}

/** One question at a time is asked, whatever the game. */
let scratch: Tallinn | undefined;

/** The table of one game. */
export class TableState extends PlayerTable<PlayerState, Profile, Edition> {
  readonly players = this.roster.participants.map(({ id }, seat) => new PlayerState(id, seat));
  /** 1-based round that the log is in; 0 before the first. */
  round = 0;
  phase: 'rounds' | 'final' = 'rounds';
  private declared: TallinnFacts | undefined;
  /** Every contest so far, in order. */
  readonly contests: ContestRecord[] = [];
  /** The points paid at a lead of five, in final scoring. */
  readonly transfers: { readonly from: number; readonly to: number; readonly contest: Contest }[] = [];

  /** What never changes in the game, for the declarations. */
  get facts(): TallinnFacts {
    this.declared ??= factsOf(this.edition, this.profile, this.players.length);
    return this.declared;
  }

  /** A table of the declarations with nothing on it, for one question: it holds until the next one. */
  get asked(): Tallinn {
    const { facts } = this;
    scratch ??= emptyTable(facts);
    scratch.facts = facts;
    scratch.cells.fill(0);
    return scratch;
  }

  /** An influence card or the legate; undefined where the edition has no such card. */
  card(card: CardName | undefined): Card | undefined {
    return card === undefined ? undefined : this.edition.cards.get(card);
  }

  /** One half of such a card. */
  side(card: CardName | undefined, side: SideId | undefined): Side | undefined {
    return side === undefined ? undefined : this.card(card)?.sides.get(side);
  }

  /** A start card. */
  start(card: CardName | undefined): StartCard | undefined {
    return card === undefined ? undefined : this.edition.starts.get(card);
  }

  /** Persons of the half that a card of a display is known to show, or of a start card. */
  shownOn({ card, side, isStart }: Pick<Displayed, 'card' | 'side' | 'isStart'>): Persons | undefined {
    return isStart ? this.start(card)?.persons : this.side(card, side)?.persons;
  }

  /** Persons that a card adds to its display; undefined where record or edition do not say. */
  personsOf(displayed: Displayed): Persons | undefined {
    const { card, side, isStart } = displayed;
    const shown = this.shownOn(displayed);
    if (shown || isStart) return shown;
    // Which half it is does not matter where both show the same.
    const [one, other] = [...(this.card(card)?.sides.values() ?? [])];
    return side === undefined && one && other && samePersons(one.persons, other.persons) ? one.persons : undefined;
  }

  /** Persons of an estate in a display; undefined where they are not known. */
  strength(player: PlayerState, estate: EstateIndex): number | undefined {
    return player.unknownPersons[estate] ? undefined : player.persons[estate];
  }

  /** Whether a player has a card left, in the hand or in the pile. */
  hasCards(player: PlayerState): boolean {
    return player.cards.handSize + player.cards.pileSize > 0;
  }

  /** Carries an effect out. Places: a player's id, `p1.hand`, `p1.pile`, `p1.display`, `p1.towers`. */
  apply(effect: Effect): void {
    const player = this.playerAt(effect.player);
    if (!player) return;
    switch (effect.thing) {
      case 'point':
        this.movePoints(effect);
        return;
      case 'merchant':
      case 'knight':
      case 'monk':
        return this.movePersons(player, effect, ESTATES.indexOf(effect.thing) as EstateIndex);
      case 'card':
        return effect.verb === 'adjust' ? this.followRecord(player, effect) : this.moveCard(player, effect);
      default:
        throw new RangeError(`nothing in Tallinn is called ${effect.thing}`);
    }
  }

  protected *amounts(): Generator<Amount> {
    for (const { id, points, places, cards, display, towers, persons, towerBonus } of this.players) {
      yield [id, 'point', points];
      yield [places.hand, 'card', cards.handSize];
      yield [places.pile, 'card', cards.pileSize];
      yield [places.display, 'card', display.length];
      yield [places.towers, 'card', towers.length];
      for (const estate of ESTATE_INDICES) {
        yield [places.display, ESTATES[estate], persons[estate]];
        yield [places.towers, ESTATES[estate], towerBonus[estate]];
      }
    }
  }

  private movePoints(effect: Effect): void {
    const giver = this.playerAt(effect.from);
    if (giver) giver.points -= effect.amount;
    const taker = this.playerAt(effect.to);
    if (taker) taker.points += effect.amount;
  }

  private movePersons({ places, persons, towerBonus }: PlayerState, effect: Effect, estate: EstateIndex): void {
    if (effect.from === places.display) persons[estate] -= effect.amount;
    if (effect.to === places.display) persons[estate] += effect.amount;
    if (effect.to === places.towers) towerBonus[estate] += effect.amount;
  }

  /** The record has another number of cards in the hand or in the pile. */
  private followRecord({ places, cards }: PlayerState, { to, amount }: Effect): void {
    if (to === places.hand) cards.rebase({ hand: cards.handSize + amount });
    else if (to === places.pile) cards.rebase({ pile: cards.pileSize + amount });
  }

  /** `which` is a half (`4b`) where a card enters the display, else a card. */
  private moveCard(player: PlayerState, effect: Effect): void {
    const { places, cards, display, towers } = player;
    const { card: named, side } = effect.which === undefined ? NO_CARD : halfOf(effect.which);
    const kind = numberOf(named);
    let departure: HiddenDeparture | undefined;
    let shown: Displayed | undefined;
    switch (effect.from) {
      case places.pile:
        if (effect.to === places.hand) cards.arrive(kind, this.round === 0);
        else cards.leavePile(kind);
        break;
      case places.hand:
        departure = cards.leave(kind);
        break;
      case places.display: {
        const at = display.findIndex((one) => one.card === named);
        [shown] = display.splice(Math.max(at, 0), 1);
        break;
      }
      default:
        if (effect.to === places.hand && named === LEGATE) cards.join();
        else if (effect.to === places.hand) cards.gain();
    }
    if (effect.to === places.display) {
      if (named !== undefined) player.whereabouts.set(named, 'display');
      // Before the first round nothing else is laid down.
      const isStart = this.round === 0;
      display.push({ card: named, side, isStart, round: this.round });
      if (named === undefined) player.hasHiddenCards = true;
      else if (isStart ? this.start(named)?.reconstructed : this.side(named, side)?.reconstructed)
        player.isReconstructed = true;
    } else if (effect.to === places.towers) {
      if (named !== undefined) player.whereabouts.set(named, 'tower');
      // A card that the record hides leaves the display without having lain there.
      const from = effect.from === places.hand ? 'hand' : 'display';
      towers.push({ card: named, from, side: shown?.side, round: this.round, played: shown?.round, departure });
    }
  }
}

/** What an effect names that moves a card which the record hides. */
const NO_CARD = { card: undefined, side: undefined };

/** What leaves open how many persons of some estates players have in their displays; undefined where that is known. */
export function hiddenPersons(
  players: readonly PlayerState[],
  estates: readonly EstateIndex[] = ESTATE_INDICES,
): Gaps | undefined {
  const gaps = players.flatMap(({ unknownPersons }) =>
    estates.flatMap((estate) => listOf(unknownPersons[estate] ?? [])),
  );
  return gaps.length > 0 ? gaps : undefined;
}

/** The number of a card in the decks, `FOREIGN` for one of no set; `-1` where the record hides it. */
export function numberOf(card: CardName | undefined): number {
  if (card === undefined) return -1;
  const kind = kindOf(card);
  return kind < 0 ? FOREIGN : kind;
}
