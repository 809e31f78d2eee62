/**
 * One player's cards where every card exists once and never comes back: from the pile into the hand, and away.
 *
 * A record may hide which card was drawn or laid away. What is kept here is every distribution that fits the record,
 * not by listing them but as a matching: each arrival in the hand needs a card, each departure from it a card that had
 * arrived by then. With a dozen cards it is cheap to ask exactly: can this card be in the hand, which can that one be?
 */
import type { Gap } from './gap.js';
import { HiddenCards } from './hidden-cards.js';
import type { Truth } from './judge.js';

/** An arrival or a departure that the record shows without its card. */
interface Hidden {
  readonly time: number;
}

/** A departure whose card the record hides. */
export interface HiddenDeparture extends Hidden {
  /** Which it turned out to have been, or may have been. @see UniqueCards.identify */
  card: number | undefined;
}

/** Some cards, which may be looked for only when somebody asks after one. */
type SomeCards = Pick<ReadonlySet<number>, 'has'>;

const NO_CARDS: SomeCards = new Set();

/** Time of an arrival that has not happened yet. */
const NEVER = Number.POSITIVE_INFINITY;

/** So many ways are tried to tell which card left when; a record that leaves more of them open is not decided. */
const MOST_TRIED = 2_000;

/** One player's cards, by their 0-based numbers; `-1` is a card that nobody saw. */
export class UniqueCards extends HiddenCards {
  handSize = 0;
  pileSize: number;
  /** By card: when it came into the hand; undefined where the record does not say. */
  private readonly arrived: (number | undefined)[];
  /** By card: when it left the hand; undefined where it did not, or the record hides it. */
  private readonly left: (number | undefined)[];
  private hiddenArrivals: Hidden[] = [];
  private hiddenDepartures: HiddenDeparture[] = [];
  private now = 0;
  /** How many hidden arrivals no card needs that has left by its name: it had come by one of them if nobody saw it come. */
  private spare = 0;
  /** The cards that the record shows leaving, now or later: whatever has left unseen, it was none of them. */
  private shown: SomeCards = NO_CARDS;
  /** A card may have left the hand or not: not even its size is certain from then on. */
  private uncertain = false;

  /** @param count how many cards there are, 0 to `count - 1`, all in the pile */
  constructor(private count: number) {
    super();
    this.pileSize = count;
    this.arrived = new Array<number | undefined>(count).fill(undefined);
    this.left = new Array<number | undefined>(count).fill(undefined);
  }

  /** What the record would have to say for the hand to be known; empty where it is. */
  get lacks(): readonly Gap[] {
    return this.gaps;
  }

  /** True where the record has contradicted itself, so that only the sizes can be relied on. */
  get isBlurred(): boolean {
    return this.blurred;
  }

  /** True where the record hides whether a card has left the hand, so that its size is not known. */
  get isUncertain(): boolean {
    return this.uncertain;
  }

  /** True where nothing about hand and pile is hidden. */
  get isOpen(): boolean {
    return !this.blurred && this.hiddenArrivals.length === 0 && this.hiddenDepartures.length === 0;
  }

  /** The card comes from the pile into the hand; `-1`: nobody saw which. @param isDealt before the first move @see canArrive */
  arrive(card: number, isDealt = false): void {
    this.now += 1;
    this.handSize += 1;
    this.pileSize = Math.max(0, this.pileSize - 1);
    if (card < 0) {
      this.hiddenArrivals.push({ time: this.now });
      this.spare += 1;
      this.lack(isDealt ? 'hands' : 'draws');
    } else if (card < this.count && this.arrived[card] === undefined && this.left[card] === undefined)
      this.arrived[card] = this.now;
    else this.contradict();
  }

  /** One more card, which was never in the pile, joins the hand; it has the next number. */
  join(): void {
    this.now += 1;
    this.handSize += 1;
    this.arrived.push(this.now);
    this.left.push(undefined);
    this.count += 1;
  }

  /** The hand has one card more, from where there was none: as it was recorded. */
  gain(): void {
    this.handSize += 1;
    this.contradict();
  }

  /** Whether the card can come from the pile now. `-1`: any card. */
  canArrive(card: number): Truth {
    if (this.pileSize === 0) return false;
    if (card < 0) return true;
    if (card >= this.count || this.left[card] !== undefined || this.arrived[card] !== undefined) return false;
    return this.blurred ? this.gaps : true;
  }

  /** Whether the card is in the hand now. `-1`: some card or other. */
  inHand(card: number): Truth {
    if (this.uncertain) return !(card >= this.count || (card >= 0 && this.left[card] !== undefined)) && this.gaps;
    if (this.handSize === 0 || card >= this.count) return false;
    if (card < 0) return true;
    if (this.left[card] !== undefined) return false;
    if (this.blurred) return this.gaps;
    if (this.isOpen) return this.arrived[card] !== undefined;
    if (!this.mayLeaveNow(card)) return false;
    return this.mayBeElsewhere(card) ? this.gaps : true;
  }

  /** The cards in the hand now; undefined where the record does not show all of them. */
  hand(): readonly number[] | undefined {
    const cards = this.remaining().filter((card) => this.inHand(card) === true);
    return !this.uncertain && cards.length === this.handSize ? cards : undefined;
  }

  /** A card leaves the hand; `-1`: nobody saw which. @returns the hidden departure, to be told later */
  leave(card: number): HiddenDeparture | undefined {
    this.now += 1;
    const possible = card < 0 || this.inHand(card) !== false;
    this.handSize = Math.max(0, this.handSize - 1);
    if (card < 0) {
      const hidden = { time: this.now, card: undefined };
      this.hiddenDepartures.push(hidden);
      this.lack('choice');
      return hidden;
    }
    if (card < this.count) this.see(card, this.now);
    if (!possible) this.contradict();
    return undefined;
  }

  /** The card has left at a time. */
  private see(card: number, time: number): void {
    this.left[card] = time;
    if (this.arrived[card] === undefined) this.spare -= 1;
  }

  /** A card leaves the pile without having been in the hand: never by the rules, but as it was recorded. */
  leavePile(card: number): void {
    this.now += 1;
    this.pileSize = Math.max(0, this.pileSize - 1);
    if (card >= 0 && card < this.count && this.arrived[card] === undefined && this.left[card] === undefined) {
      this.arrived[card] = this.now;
      this.left[card] = this.now;
    } else this.contradict();
  }

  /** A card has left the hand, or it has not. */
  mayLeave(): void {
    this.uncertain = true;
    this.blur('choice');
  }

  /** Makes the sizes follow a record that differs. */
  rebase(sizes: { readonly hand?: number; readonly pile?: number }): void {
    this.handSize = sizes.hand ?? this.handSize;
    this.pileSize = sizes.pile ?? this.pileSize;
    this.contradict();
  }

  /** The cards that a hidden departure may have been. */
  candidates(departure: HiddenDeparture): readonly number[] {
    const found: number[] = [];
    for (let card = 0; card < this.count; card += 1) {
      if (this.left[card] === undefined && (this.blurred || this.fits(card, departure.time, departure)))
        found.push(card);
    }
    return found;
  }

  /** The cards that have not left for certain. */
  remaining(): readonly number[] {
    return Array.from({ length: this.count }, (_, card) => card).filter((card) => this.left[card] === undefined);
  }

  /**
   * Some hidden departures turn out to have been these cards, in any order.
   * @returns false where that is impossible under every distribution; then nothing has changed. Where there are too many ways to try
   *   them all, nothing has changed either, and nothing is certain from then on
   */
  identify(departures: readonly HiddenDeparture[], cards: readonly number[]): boolean {
    let left = MOST_TRIED;
    const assign = (open: readonly HiddenDeparture[], [card, ...others]: readonly number[]): boolean => {
      if (card === undefined) return true;
      if (card < 0 || card >= this.count || this.left[card] !== undefined) return false;
      for (const departure of open) {
        left -= 1;
        if (left < 0) return false;
        if (!this.blurred && !this.fits(card, departure.time, departure)) continue;
        const before = this.hiddenDepartures;
        this.hiddenDepartures = before.filter((one) => one !== departure);
        const { spare } = this;
        this.see(card, departure.time);
        departure.card = card;
        const rest = open.filter((one) => one !== departure);
        if (assign(rest, others)) return true;
        this.hiddenDepartures = before;
        this.spare = spare;
        this.left[card] = undefined;
      }
      return false;
    };
    if (assign(departures, cards)) return true;
    if (left >= 0) return false;
    this.blur('choice');
    return true;
  }

  /** The record shows these cards leaving sooner or later. Every card exists once, so none of them leaves unseen. */
  foretell(cards: SomeCards): void {
    this.shown = cards;
  }

  /** Whether a distribution exists in which a card that has not left is in the hand. */
  private mayLeaveNow(card: number): boolean {
    if (this.hiddenDepartures.length > 0) return this.fits(card, NEVER);
    // All that have left did so by their names, and could: one card more only needs an arrival of its own.
    return this.arrived[card] !== undefined || this.spare > 0;
  }

  /** The card may lie in the pile, or have left unseen. */
  private mayBeElsewhere(card: number): boolean {
    if (this.arrived[card] === undefined && this.pileSize > 0) return true;
    if (this.hiddenDepartures.length === 0 || this.shown.has(card)) return false;
    return this.hiddenDepartures.some((departure) => this.fits(card, departure.time, departure));
  }

  /**
   * Whether a distribution exists in which the card has left at a time (`NEVER`: leaves now).
   * @param instead the hidden departure that it takes the place of
   */
  private fits(card: number, time: number, instead?: Hidden): boolean {
    const arrival = this.arrived[card];
    if (arrival !== undefined && arrival >= time) return false;
    const latest = this.now + 1;
    const times = countsUpTo(latest);
    if (arrival === undefined) count(times, NEEDS_HIDDEN, Math.min(time, latest));
    for (let other = 0; other < this.count; other += 1) {
      if (other === card) continue;
      const came = this.arrived[other];
      const went = this.left[other];
      if (went !== undefined && came === undefined) count(times, NEEDS_HIDDEN, went);
      else if (went === undefined && came !== undefined) count(times, KNOWN, came);
    }
    for (const departure of this.hiddenDepartures) if (departure !== instead) count(times, NEEDS_ANY, departure.time);
    for (const { time } of this.hiddenArrivals) count(times, HIDDEN, time);
    return isSatisfied(times, latest);
  }
}

/** What is counted by the time at which it happened. */
const HIDDEN = 0; // arrivals of nobody knows which card
const KNOWN = 1; // arrivals of known cards that may have left unseen
const NEEDS_HIDDEN = 2; // departures of a card that must have come by a hidden arrival
const NEEDS_ANY = 3; // departures that any card will do for
const KINDS = 4;

/** Used for one question after the other. */
let counts = new Int32Array(64 * KINDS);

function countsUpTo(latest: number): Int32Array {
  const size = (latest + 1) * KINDS;
  if (counts.length < size) counts = new Int32Array(size * 2);
  else counts.fill(0, 0, size);
  return counts;
}

function count(times: Int32Array, kind: number, time: number): void {
  const at = time * KINDS + kind;
  times[at] = (times[at] ?? 0) + 1;
}

/**
 * Whether each departure can have a card of its own that had come before it. Whatever has come by then is as good for any later one, and a
 * known card is good for fewer than an unknown one: to take the known first, in the order of the departures, finds a way if there is one.
 */
function isSatisfied(times: Int32Array, latest: number): boolean {
  let hidden = 0;
  let known = 0;
  for (let time = 0; time <= latest; time += 1) {
    const at = time * KINDS;
    const anyCard = times[at + NEEDS_ANY] as number;
    const fromKnown = Math.min(known, anyCard);
    known -= fromKnown;
    hidden -= anyCard - fromKnown + (times[at + NEEDS_HIDDEN] as number);
    if (hidden < 0) return false;
    hidden += times[at + HIDDEN] as number;
    known += times[at + KNOWN] as number;
  }
  return true;
}
