/** What a player of Valletta has, and how cards come and go. */

import { Deck } from '../../../engine/deck.js';
import type { Effect } from '../../../engine/effect.js';
import type { Gaps } from '../../../engine/gap.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { Seat } from '../../../kernel/index-of.js';
import { HOUSES } from '../rules/score.js';
import * as cells from '../rules/table.js';
import type { Trade } from '../rules/trade.js';
import type { Character } from '../vocabulary.js';
import { characterOf, KINDS } from './components.js';
import type { GoodIndex, MutableGoods } from './goods.js';
import { ofPlayer } from './quantities.js';

/** What the record lacks of something; undefined where it is known. */
export type Unknown = Gaps | undefined;

/** What a player has; changed in place by effects, and by what the record hides. */
export class PlayerState {
  readonly goods: MutableGoods = [0, 0, 0, 0];
  /** By good, what the record would have to say for their number to be known; undefined where it is. */
  readonly unknownGoods: [Unknown, Unknown, Unknown, Unknown] = [undefined, undefined, undefined, undefined];
  /** Goods of which the log has shown in the latest play how many there are, one bit each: how many that play brought remains open. */
  shownGoods = 0;
  /** What a forbidden action has changed of the goods since they were last stated. */
  readonly againstRules: MutableGoods = [0, 0, 0, 0];
  points = 0;
  unknownPoints: Unknown;
  /** What wrong effects that were followed have brought more than the rules, since the record has stated the points. */
  astrayPoints = 0;
  readonly deck = new Deck(KINDS);
  /** Kinds of the cards played in this turn, in order; -1 for an unknown one. */
  readonly slots: number[] = [];
  /** What cards of this turn offered, and the record does not say that it was done. */
  readonly declined: Pick<Trade, 'rule' | 'deals'>[] = [];
  /** Characters built or hired in this turn. */
  readonly gained: Character[] = [];
  lastGain: 'build' | 'hire' = 'build';
  /** The latest turn in which a Character was hired or dismissed. */
  personnelTurn = 0;
  /** Characters that were gained without entering the hand. @see valletta.end.gained-cards */
  readonly aside = new Set<Character>();
  /** Cards of the discard pile that were played in the latest turn, and whether its refill shuffled them. */
  lastPlayed = 0;
  lastPlayedShuffled = false;
  /** True where the record does not show a card that was drawn since the discards were last shuffled. */
  drewUnseen = false;
  /** 1-based; 0 before the first. */
  latestTurn = 0;
  /** Places of this player's cards; as a quantity, `cards` is which of them lie where. */
  readonly places: Readonly<Record<'hand' | 'pile' | 'slots' | 'discard', string>> & { readonly cards: Quantity };

  /** Before the first turn. @param board on which the rest lies */
  constructor(
    readonly seat: Seat,
    readonly id: string,
    private readonly board: cells.Valletta,
  ) {
    this.places = {
      hand: `${id}.hand`,
      pile: `${id}.pile`,
      slots: `${id}.slots`,
      discard: `${id}.discard`,
      cards: ofPlayer(id, 'cards'),
    };
    cells.houses.set(board, seat, HOUSES);
  }

  /** Whether the log has shown in the latest play how many of a good there are. */
  hasShown(good: GoodIndex): boolean {
    return (this.shownGoods & (1 << good)) !== 0;
  }

  /** Houses not yet built. */
  get houses(): number {
    return cells.houses.of(this.board, this.seat);
  }

  /** Turns begun. */
  get turns(): number {
    return cells.turns.of(this.board, this.seat);
  }

  /** Begins one. @param turn 1-based, of all players together */
  beginTurn(turn: number): void {
    cells.turns.set(this.board, this.seat, this.turns + 1);
    this.latestTurn = turn;
    if (this.declined.length > 0) this.declined.length = 0;
  }

  /** True for a player who has played the last card. */
  get out(): boolean {
    return cells.isOut.of(this.board, this.seat) === 1;
  }

  /** The last card is played. @see valletta.end.player-out */
  goOut(): void {
    cells.isOut.set(this.board, this.seat, 1);
  }

  /**
   * A card of this player comes or goes.
   * @param kind of the card
   * @param turn the one that the log is in
   * @param fromCell true where it lay on a building
   */
  moveCard(effect: Effect, kind: number, turn: number, fromCell: boolean): void {
    const { deck, places, slots } = this;
    if (effect.verb === 'adjust') return this.resize(effect);
    if (effect.verb === 'dismiss' || (effect.verb === 'take' && !fromCell)) this.personnelTurn = turn;
    if (effect.verb === 'take' && effect.which !== undefined) {
      const gained = characterOf(kind);
      this.lastGain = fromCell ? 'build' : 'hire';
      if (gained && effect.to === places.hand) this.gained.push(gained);
      else if (gained) this.aside.add(gained);
    }
    switch (effect.from) {
      case places.hand:
        deck.leaveHand(kind);
        if (effect.to === 'characters' || effect.to === '') deck.forget(kind);
        break;
      case places.slots:
        this.lastPlayed = effect.amount;
        this.lastPlayedShuffled = false;
        if (this.gained.length > 0) this.gained.length = 0;
        for (const played of slots.splice(0, effect.amount)) deck.putOnDiscard(played);
        break;
      case places.pile:
        if (effect.to === places.hand) deck.draw(kind);
        else deck.leavePile(kind);
        if (kind < 0) this.drewUnseen = true;
        break;
      case places.discard:
        this.lastPlayedShuffled = true;
        this.drewUnseen = false;
        deck.shuffle();
        break;
      default:
        if (effect.verb === 'draw') deck.draw(kind);
        else if (effect.to === places.hand) deck.enterHand(kind);
    }
    if (effect.to === places.slots) slots.push(kind);
  }

  /** The size of a zone follows a record that differs. */
  private resize({ to, amount }: Effect): void {
    const { deck, places } = this;
    const zone = (['hand', 'pile', 'discard'] as const).find((one) => places[one] === to);
    if (zone) deck.rebase({ [zone]: deck[`${zone}Size`] + amount });
  }
}

/** A turn has three plays, and rarely a few more. What lies further back explains nothing of one that goes on and on. */
const PLAYS_LOOKED_BACK = 16;

/** The latest cards that a player has played in this turn, in order; undefined for an unknown one. */
export function latestPlays({ slots }: PlayerState): readonly (Character | undefined)[] {
  return slots.slice(-PLAYS_LOOKED_BACK).map(characterOf);
}
