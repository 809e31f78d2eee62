/** What the tokens that nobody has seen can do: to a region when one of them is turned up there. */
import type { Seat } from '../../../kernel/index-of.js';
import { HITS } from '../vocabulary.js';
import { CARDS, type RattusFacts, SEATS, TOKENS, type Token } from './facts.js';
import { hitsOf } from './hits.js';
import { IN_BOX, owner, type Rattus, where } from './table.js';

/** What a seat is hit by one token, in so many bits. */
const HIT_BITS = 4;
const MOST_HITS = (1 << HIT_BITS) - 1;

/** Tokens that do the same in a region: the number on them, the cubes that one takes of each seat, and how many more of those that have most. */
export interface Threat {
  readonly limit: number;
  readonly hits: number;
  readonly onMost: number;
  /** How many of them there are. */
  count: number;
}

/** How often a token hits a seat that is there. */
export function hitsBy({ hits, onMost }: Threat, seat: Seat, hasMost: boolean): number {
  return ((hits >> (seat * HIT_BITS)) & MOST_HITS) + (hasMost ? onMost : 0);
}

/** What each token does to every seat, by whose the cards are. */
interface Held {
  readonly hits: Int32Array;
  readonly onMost: Int32Array;
  /** By the tokens that have been turned up. */
  readonly outlooks: Map<number, Outlook>;
}

/** What can come, and what has been reckoned for it: positions that are looked at one after the other hardly differ. */
export class Outlook {
  /** What has been reckoned: how many cubes each seat has left on average, by what stands and lies in a region. */
  readonly left = new Map<number, readonly number[]>();
  private readonly threats = new Map<number, readonly Threat[]>();

  /** @param gone tokens that have been turned up, a bit for each @param unseen those that have not */
  constructor(
    readonly facts: RattusFacts,
    private readonly gone: readonly [number, number],
    private readonly unseen: readonly Token[],
    private readonly held: Held,
  ) {}

  /** How many tokens have not been turned up. */
  get tokens(): number {
    return this.unseen.length;
  }

  isOf(low: number, high: number): boolean {
    return this.gone[0] === low && this.gone[1] === high;
  }

  /**
   * The tokens that can break out where these seats stand. What one does to those who are not there makes no difference: so fewer are different.
   * @param there the seats, a bit for each
   * @param population as it counts against the number on a token
   */
  threatsTo(there: number, population: number): readonly Threat[] {
    const key = (population << SEATS.length) | there;
    const before = this.threats.get(key);
    if (before) return before;
    const threats = this.listThreats(there, population);
    this.threats.set(key, threats);
    return threats;
  }

  private listThreats(there: number, population: number): readonly Threat[] {
    let mask = 0;
    for (const seat of SEATS) if ((there >> seat) & 1) mask |= MOST_HITS << (seat * HIT_BITS);
    const threats: Threat[] = [];
    for (const token of this.unseen) {
      const limit = this.facts.limits[token] as number;
      const hits = (this.held.hits[token] as number) & mask;
      const onMost = this.held.onMost[token] as number;
      if (limit > population || (hits === 0 && onMost === 0)) continue;
      const same = threats.find((one) => one.hits === hits && one.limit === limit && one.onMost === onMost);
      if (same) same.count += 1;
      else threats.push({ limit, hits, onMost, count: 1 });
    }
    return threats;
  }
}

/** Bits of a number. */
const HALF = 32;

/** More are forgotten. */
const MOST_REMEMBERED = 256;
let facts: RattusFacts | undefined;
const remembered = new Map<number, Held>();
let count = 0;

/** What can come now. */
export function outlookOf(state: Rattus): Outlook {
  if (state.facts !== facts || count === MOST_REMEMBERED) {
    remembered.clear();
    count = 0;
    facts = state.facts;
  }
  const held = heldOf(state);
  let [low, high] = [0, 0];
  for (const token of TOKENS) {
    if (where.of(state, token) !== IN_BOX) continue;
    if (token < HALF) low |= 1 << token;
    else high |= 1 << (token - HALF);
  }
  const key = low ^ Math.imul(high, 31);
  const before = held.outlooks.get(key);
  if (before?.isOf(low, high)) return before;
  const unseen = TOKENS.filter((token) => token < state.facts.tokenIds.length && where.of(state, token) !== IN_BOX);
  const outlook = new Outlook(state.facts, [low, high], unseen, held);
  held.outlooks.set(key, outlook);
  count += 1;
  return outlook;
}

function heldOf(state: Rattus): Held {
  let key = 0;
  for (const card of CARDS) key = key * (SEATS.length + 1) + Math.max(-1, owner.of(state, card)) + 1;
  const before = remembered.get(key);
  if (before) return before;
  const { seats, hits: signs } = state.facts;
  const [first] = seats;
  const onMost = HITS.map((_, sign) =>
    first === undefined ? 0 : hitsOf(state, first, true, sign) - hitsOf(state, first, false, sign),
  );
  const hits = HITS.map((_, sign) =>
    seats.reduce<number>((bits, seat) => bits | (hitsOf(state, seat, false, sign) << (seat * HIT_BITS)), 0),
  );
  const sum = (of: readonly number[]): Int32Array =>
    Int32Array.from(signs, (token) => token.reduce((total, sign) => total + (of[sign] as number), 0));
  const held: Held = { hits: sum(hits), onMost: sum(onMost), outlooks: new Map() };
  remembered.set(key, held);
  return held;
}
