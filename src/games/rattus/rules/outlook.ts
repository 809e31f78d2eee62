/** What the tokens that nobody has seen can do: to a region when one of them is turned up there. */
import { HITS } from '../vocabulary.js';
import { placeIn } from './averages.js';
import { CARDS, type RattusFacts, TOKENS, type Token } from './facts.js';
import { hitsOf } from './hits.js';
import { laneOf } from './lanes.js';
import { IN_BOX, owner, type Rattus, where } from './table.js';

/** What the tokens do, by whose the cards are. */
interface Held {
  /** Whose they are: two numbers, each of half of the cards. */
  readonly first: number;
  readonly second: number;
  /** How many kinds of tokens do something. */
  kinds: number;
  /** What a token does, each kind once, the lowest numbers first: the number on it. */
  readonly limits: Int16Array;
  /** How often it hits each seat. */
  readonly hits: Int32Array;
  /** How many times more it hits those that have most. */
  readonly onMost: Int32Array;
  /** The number of each token among the kinds; `HARMLESS` for one that does nothing. */
  readonly kindOf: Uint8Array;
}

/** The kind of a token that does nothing. */
const HARMLESS = TOKENS.length;

/** How many tokens of each kind are counted while an outlook is filled. */
const counted = new Uint8Array(TOKENS.length + 1);

/** What can come: it is filled again and again, since positions that are looked at one after the other hardly differ. */
export class Outlook {
  /** Another one each time that it is filled: what is reckoned is remembered by it. */
  id = 0;
  /** How many kinds of tokens have not all been turned up; those that do nothing are none. */
  kinds = 0;
  /** How many tokens of each have not been turned up, and what they do, as of `Held`. */
  readonly counts = new Uint8Array(TOKENS.length);
  readonly limits = new Int16Array(TOKENS.length);
  readonly hits = new Int32Array(TOKENS.length);
  readonly onMost = new Int32Array(TOKENS.length);
  /** How many have not in all, those that do nothing among them. */
  tokens = 0;
  /** Tokens that have been turned up, a bit for each. */
  private low = 0;
  private high = 0;

  constructor(private held: Held) {}

  isOf(held: Held, low: number, high: number): boolean {
    return this.held === held && this.low === low && this.high === high && this.id !== 0;
  }

  fill(state: Rattus, held: Held, low: number, high: number): void {
    filled += 1;
    this.id = filled;
    this.held = held;
    this.low = low;
    this.high = high;
    this.tokens = 0;
    counted.fill(0);
    for (let token = 0; token < held.kindOf.length; token += 1) {
      if (where.of(state, token as Token) === IN_BOX) continue;
      this.tokens += 1;
      const kind = held.kindOf[token] as number;
      counted[kind] = (counted[kind] as number) + 1;
    }
    this.kinds = 0;
    for (let kind = 0; kind < held.kinds; kind += 1) {
      if (counted[kind] === 0) continue;
      this.counts[this.kinds] = counted[kind] as number;
      this.limits[this.kinds] = held.limits[kind] as number;
      this.hits[this.kinds] = held.hits[kind] as number;
      this.onMost[this.kinds] = held.onMost[kind] as number;
      this.kinds += 1;
    }
  }
}

/** Bits of a number. */
const HALF = 32;

/** How many of each are remembered, where their hash says: another one of the same hash takes the place. */
const REMEMBERED = 1024;
const helds: (Held | undefined)[] = new Array(REMEMBERED).fill(undefined);
const outlooks: (Outlook | undefined)[] = new Array(REMEMBERED).fill(undefined);
let facts: RattusFacts | undefined;
/** The tokens of these facts, those with the lowest numbers first. */
let byLimit: readonly Token[] = [];
let filled = 0;

/** What can come now. */
export function outlookOf(state: Rattus): Outlook {
  if (state.facts !== facts) {
    facts = state.facts;
    const { limits } = facts;
    byLimit = TOKENS.slice(0, limits.length).sort((one, other) => (limits[one] as number) - (limits[other] as number));
    helds.fill(undefined);
    outlooks.fill(undefined);
  }
  const held = heldOf(state);
  let low = 0;
  let high = 0;
  for (let token = 0; token < held.kindOf.length; token += 1) {
    const isGone = where.of(state, token as Token) === IN_BOX ? 1 : 0;
    if (token < HALF) low |= isGone << token;
    else high |= isGone << (token - HALF);
  }
  const at = placeIn(REMEMBERED, low ^ Math.imul(held.first, 7), high ^ held.second);
  const before = outlooks[at];
  if (before?.isOf(held, low, high)) return before;
  const outlook = before ?? new Outlook(held);
  outlook.fill(state, held, low, high);
  outlooks[at] = outlook;
  return outlook;
}

/** Who owns a card: nobody, or a seat. */
const OWNER_BITS = 3;
const HALF_OF_CARDS = CARDS.length >> 1;

function heldOf(state: Rattus): Held {
  let first = 0;
  let second = 0;
  for (const card of CARDS) {
    const of = Math.max(-1, owner.of(state, card)) + 1;
    if (card < HALF_OF_CARDS) first = (first << OWNER_BITS) | of;
    else second = (second << OWNER_BITS) | of;
  }
  const at = placeIn(REMEMBERED, first, second);
  const before = helds[at];
  if (before?.first === first && before.second === second) return before;
  const held = reckonHeld(state, first, second);
  helds[at] = held;
  return held;
}

function reckonHeld(state: Rattus, first: number, second: number): Held {
  const { seats, limits, hits: signs } = state.facts;
  const [anybody] = seats;
  const onMost = HITS.map((_, sign) =>
    anybody === undefined ? 0 : hitsOf(state, anybody, true, sign) - hitsOf(state, anybody, false, sign),
  );
  const hits = HITS.map((_, sign) =>
    seats.reduce<number>((lanes, seat) => lanes | laneOf(seat, hitsOf(state, seat, false, sign)), 0),
  );
  const held: Held = {
    first,
    second,
    kinds: 0,
    limits: new Int16Array(signs.length),
    hits: new Int32Array(signs.length),
    onMost: new Int32Array(signs.length),
    kindOf: new Uint8Array(signs.length).fill(HARMLESS),
  };
  for (const token of byLimit) {
    const own = signs[token] as readonly number[];
    let of = 0;
    let more = 0;
    for (const sign of own) {
      of += hits[sign] as number;
      more += onMost[sign] as number;
    }
    if (of !== 0 || more !== 0) held.kindOf[token] = kindOf(held, limits[token] as number, of, more);
  }
  return held;
}

/** The number of a kind, which is a new one where no token before it is of that kind. */
function kindOf(held: Held, limit: number, hits: number, onMost: number): number {
  for (let kind = held.kinds - 1; kind >= 0 && held.limits[kind] === limit; kind -= 1)
    if (held.hits[kind] === hits && held.onMost[kind] === onMost) return kind;
  held.limits[held.kinds] = limit;
  held.hits[held.kinds] = hits;
  held.onMost[held.kinds] = onMost;
  held.kinds += 1;
  return held.kinds - 1;
}
