/**
 * One player's cards as far as a record shows them: hand, draw pile, discard pile.
 *
 * What is in the hand may be known, partly known or only counted. The deck keeps the set of hands that fit the record so
 * far: exactly, but for a final shuffle with an unseen hand, after which it may leave open what could be decided.
 * Kinds of cards are small integers; cards of a kind cannot be told apart. The hand is
 *   `known` cards, and `unseen` cards out of `pool`; the rest of `pool` is the draw pile.
 * A shuffle that takes in discards while the pile still has cards (a final shuffle) makes two sorts of pool cards:
 * those of before may be in the hand already, the shuffled-in ones only as far as cards were drawn since (`drawn`).
 */
import { HiddenCards } from './hidden-cards.js';
import type { Truth } from './judge.js';

/** One player's deck. Kinds are 0-based; `-1` is a card that nobody saw. */
export class Deck extends HiddenCards {
  handSize = 0;
  pileSize = 0;
  discardSize = 0;
  private readonly known: Int16Array;
  private readonly pool: Int16Array;
  private readonly discard: Int16Array;
  /** How many cards of the hand are not among the known ones. */
  private unseen = 0;
  /** All cards of this deck by kind; everything that enters or leaves it is public. */
  private readonly all: Int16Array;
  /** Of `pool`: cards that were in the pile for certain at the last shuffle with cards left; none before that. */
  private readonly shuffledIn: Int16Array;
  private hasShuffledIn = false;
  /** Unknown cards drawn since that shuffle, and how many of them must have been shuffled-in ones. */
  private drawn = 0;
  private fromShuffledIn = 0;
  /** Cards of unknown kind that have come into the deck. */
  private strangers = 0;

  /** @param kinds how many kinds of cards there are */
  constructor(private readonly kinds: number) {
    super();
    this.known = new Int16Array(kinds);
    this.pool = new Int16Array(kinds);
    this.discard = new Int16Array(kinds);
    this.all = new Int16Array(kinds);
    this.shuffledIn = new Int16Array(kinds);
  }

  /** How many cards of a kind the whole deck has, those in play included. */
  count(kind: number): number {
    return this.all[kind] ?? 0;
  }

  /** The cards that are certainly in the hand, by kind. */
  knownInHand(kind: number): number {
    return this.known[kind] ?? 0;
  }

  /** True where hand and pile are known to the card. */
  get isOpen(): boolean {
    return !this.blurred && (this.unseen === 0 || this.pileSize === 0);
  }

  /** Shuffles the given cards into a pile from which `handSize` cards are dealt unseen. */
  deal(cards: readonly number[], handSize: number): void {
    for (const kind of cards) {
      bump(this.pool, kind, 1);
      bump(this.all, kind, 1);
    }
    this.unseen = Math.min(handSize, cards.length);
    if (this.unseen > 0) this.lack('hands');
    this.handSize = this.unseen;
    this.pileSize = cards.length - this.unseen;
  }

  /** An unseen card of the hand is shown to be of a kind. @returns false if it cannot be. */
  show(kind: number): boolean {
    if (this.unseen === 0 || at(this.pool, kind) === 0) {
      bump(this.known, kind, 1);
      if (this.unseen > 0) this.unseen -= 1;
      this.contradict();
      return false;
    }
    bump(this.pool, kind, -1);
    bump(this.known, kind, 1);
    this.findOut(1);
    return true;
  }

  /** Whether a card of this kind is in the hand. `-1` is an unknown kind. */
  inHand(kind: number): Truth {
    if (this.handSize === 0) return false;
    if (kind < 0) return 'choice';
    if (this.blurred) return this.mayHave(kind) && this.gaps;
    if (at(this.known, kind) > 0) return true;
    const inPool = at(this.pool, kind);
    if (this.unseen === 0 || inPool === 0) return false;
    if (this.isLate(kind) && this.lateDraws <= 0) return false;
    // More of them than the pile can hold: one is in the hand however the cards fell.
    return inPool > this.pileSize ? true : this.gaps;
  }

  /** Whether a card of this kind can lie in the draw pile. */
  inPile(kind: number): Truth {
    if (this.pileSize === 0) return false;
    if (kind < 0) return 'choice';
    if (this.blurred) return this.mayHave(kind) && this.gaps;
    if (at(this.pool, kind) === 0) return false;
    return this.unseen === 0 ? true : this.gaps;
  }

  /** Of the unseen cards of the hand, how many may have been drawn since discards came under a pile that was not empty. */
  get lateDraws(): number {
    return this.drawn - this.fromShuffledIn;
  }

  /** Whether a card of this kind can only be in the hand as one of those. */
  isLate(kind: number): boolean {
    return this.hasShuffledIn && at(this.pool, kind) <= at(this.shuffledIn, kind);
  }

  /** How many cards of a kind lie in the discard pile for certain. */
  discarded(kind: number): number {
    return at(this.discard, kind);
  }

  /** A card leaves the hand (played, dismissed), whether or not it can have been there. */
  leaveHand(kind: number): void {
    this.handSize = Math.max(0, this.handSize - 1);
    if (kind < 0) return this.blur('choice');
    if (at(this.known, kind) > 0) bump(this.known, kind, -1);
    else if (this.unseen > 0 && at(this.pool, kind) > 0) {
      if (this.isLate(kind)) {
        this.fromShuffledIn += 1;
        bump(this.shuffledIn, kind, -1);
      }
      bump(this.pool, kind, -1);
      this.findOut(1);
    } else this.contradict();
  }

  /** A card leaves the draw pile without passing through the hand: never by the rules, but as it was recorded. */
  leavePile(kind: number): void {
    this.pileSize = Math.max(0, this.pileSize - 1);
    if (kind >= 0 && at(this.pool, kind) > 0) bump(this.pool, kind, -1);
    else this.contradict();
    this.settle();
  }

  /** A card leaves the deck for good. */
  forget(kind: number): void {
    if (kind >= 0) bump(this.all, kind, -1);
  }

  /** A card from outside enters the hand and the deck. Why nobody can say which it is, `blur` is told. */
  enterHand(kind: number): void {
    this.handSize += 1;
    if (kind < 0) {
      this.strangers += 1;
      this.blurred = true;
      return;
    }
    bump(this.all, kind, 1);
    bump(this.known, kind, 1);
  }

  /** A played card comes to rest on the discard pile. */
  putOnDiscard(kind: number): void {
    this.discardSize += 1;
    if (kind >= 0) bump(this.discard, kind, 1);
    else this.blur('choice');
  }

  /** The top card of the pile comes into the hand; `-1`: nobody saw it. */
  draw(kind: number): void {
    this.handSize += 1;
    this.pileSize = Math.max(0, this.pileSize - 1);
    if (kind < 0) {
      this.unseen += 1;
      this.drawn += 1;
      this.lack('draws');
    } else if (at(this.pool, kind) > 0) {
      bump(this.pool, kind, -1);
      if (this.hasShuffledIn && at(this.shuffledIn, kind) > 0) bump(this.shuffledIn, kind, -1);
      bump(this.known, kind, 1);
    } else {
      bump(this.known, kind, 1);
      this.contradict();
    }
    this.settle();
  }

  /** Shuffles the discard pile under what is left of the draw pile. */
  shuffle(): void {
    if (this.pileSize === 0) {
      // Whatever was in the pool is in the hand.
      for (let kind = 0; kind < this.kinds; kind += 1) {
        bump(this.known, kind, at(this.pool, kind));
        this.pool[kind] = at(this.discard, kind);
        this.shuffledIn[kind] = 0;
        this.discard[kind] = 0;
      }
      this.findOut(this.unseen);
      this.hasShuffledIn = false;
    } else {
      for (let kind = 0; kind < this.kinds; kind += 1) {
        this.shuffledIn[kind] = at(this.discard, kind);
        bump(this.pool, kind, at(this.discard, kind));
        this.discard[kind] = 0;
      }
      this.hasShuffledIn = true;
      this.drawn = 0;
      this.fromShuffledIn = 0;
    }
    this.pileSize += this.discardSize;
    this.discardSize = 0;
  }

  /** Makes the sizes follow a record that differs; where the cards are is then no longer known to the card. */
  rebase(sizes: { readonly hand?: number; readonly pile?: number; readonly discard?: number }): void {
    this.handSize = sizes.hand ?? this.handSize;
    this.pileSize = sizes.pile ?? this.pileSize;
    this.discardSize = sizes.discard ?? this.discardSize;
    this.contradict();
  }

  /** Whether a card of this kind can be anywhere but on the discard pile, when no more than the whole deck is certain. */
  private mayHave(kind: number): boolean {
    return this.strangers > 0 || at(this.all, kind) > at(this.discard, kind);
  }

  /** An empty pile leaves no doubt: what is in the pool is in the hand. */
  private settle(): void {
    if (this.pileSize > 0 || this.unseen === 0 || this.blurred) return;
    for (let kind = 0; kind < this.kinds; kind += 1) {
      bump(this.known, kind, at(this.pool, kind));
      this.pool[kind] = 0;
      this.shuffledIn[kind] = 0;
    }
    this.findOut(this.unseen);
    this.hasShuffledIn = false;
  }

  /** Cards of the hand that nobody had seen are known, or have left it. */
  private findOut(cards: number): void {
    this.unseen -= cards;
    if (this.unseen === 0 && !this.blurred) this.gaps = [];
  }
}

function at(counts: Int16Array, kind: number): number {
  return counts[kind] ?? 0;
}

function bump(counts: Int16Array, kind: number, by: number): void {
  counts[kind] = (counts[kind] ?? 0) + by;
}
