/** What the tokens that nobody has seen can do: to a region when one of them is turned up there. */
import type { Seat } from '../../../kernel/index-of.js';
import { HITS } from '../vocabulary.js';
import { CARDS, type RattusFacts, SEATS, type Token } from './facts.js';
import { hitsOf } from './hits.js';
import { laneOf } from './lanes.js';
import { IN_BOX, owner, type Rattus, where } from './table.js';

/** Twice what the figure ever adds to a population, or nuns take from it. */
const MOST_ADDED = 32;

/** What a token does: the number on it, how often it hits each seat, and how many times more those that have most. */
export interface Threat {
  readonly limit: number;
  readonly hits: number;
  readonly onMost: number;
}

/** What the tokens do, by whose the cards are. */
interface Held {
  /** Each kind once, the lowest numbers first. */
  readonly threats: readonly Threat[];
  /** The number of each token among them; as many as there are for one that does nothing. */
  readonly threatOf: readonly number[];
  /** By the tokens that have been turned up. */
  readonly outlooks: Map<number, Outlook>;
}

/** What can come, and what has been reckoned for it: positions that are looked at one after the other hardly differ. */
export class Outlook {
  private readonly left = new Map<number, Map<number, number>>();

  /**
   * @param gone tokens that have been turned up, a bit for each
   * @param threats each kind once, the lowest numbers first
   * @param counts how many tokens of each have not been turned up
   * @param tokens how many have not in all, those that do nothing among them
   */
  constructor(
    private readonly gone: readonly [number, number],
    readonly threats: readonly Threat[],
    readonly counts: Uint8Array,
    readonly tokens: number,
  ) {}

  /**
   * What has been reckoned: how many cubes a seat has left on average, by what stands in a region.
   * @param tokensThere how many lie there
   * @param added to the population
   */
  leftTo(seat: Seat, tokensThere: number, added: number): Map<number, number> {
    const key = (tokensThere * MOST_ADDED + added) * SEATS.length + seat;
    const before = this.left.get(key);
    if (before) return before;
    const left = new Map<number, number>();
    this.left.set(key, left);
    return left;
  }

  isOf(low: number, high: number): boolean {
    return this.gone[0] === low && this.gone[1] === high;
  }
}

/** Bits of a number. */
const HALF = 32;

/** More are forgotten. */
const MOST_REMEMBERED = 1024;
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
  for (let token = 0; token < state.facts.tokenIds.length; token += 1) {
    if (where.of(state, token as Token) !== IN_BOX) continue;
    if (token < HALF) low |= 1 << token;
    else high |= 1 << (token - HALF);
  }
  const key = low ^ Math.imul(high, 31);
  const before = held.outlooks.get(key);
  if (before?.isOf(low, high)) return before;
  const counts = new Uint8Array(held.threats.length);
  let tokens = 0;
  for (let token = 0; token < held.threatOf.length; token += 1) {
    if (where.of(state, token as Token) === IN_BOX) continue;
    tokens += 1;
    const threat = held.threatOf[token] as number;
    if (threat < counts.length) counts[threat] = (counts[threat] as number) + 1;
  }
  const outlook = new Outlook([low, high], held.threats, counts, tokens);
  held.outlooks.set(key, outlook);
  count += 1;
  return outlook;
}

function heldOf(state: Rattus): Held {
  let key = 0;
  for (const card of CARDS) key = key * (SEATS.length + 1) + Math.max(-1, owner.of(state, card)) + 1;
  const before = remembered.get(key);
  if (before) return before;
  const { seats, limits, hits: signs } = state.facts;
  const [first] = seats;
  const onMost = HITS.map((_, sign) =>
    first === undefined ? 0 : hitsOf(state, first, true, sign) - hitsOf(state, first, false, sign),
  );
  const hits = HITS.map((_, sign) =>
    seats.reduce<number>((lanes, seat) => lanes | laneOf(seat, hitsOf(state, seat, false, sign)), 0),
  );
  const done = signs.map((token, at) => ({
    limit: limits[at] as number,
    hits: token.reduce((sum, sign) => sum + (hits[sign] as number), 0),
    onMost: token.reduce((sum, sign) => sum + (onMost[sign] as number), 0),
  }));
  const threats = done
    .filter((one, at) => (one.hits !== 0 || one.onMost !== 0) && done.findIndex((other) => isSame(one, other)) === at)
    .sort((one, other) => one.limit - other.limit);
  const threatOf = done.map((one) => {
    const at = threats.findIndex((other) => isSame(one, other));
    return at < 0 ? threats.length : at;
  });
  const held: Held = { threats, threatOf, outlooks: new Map() };
  remembered.set(key, held);
  return held;
}

function isSame(one: Threat, other: Threat): boolean {
  return one.limit === other.limit && one.hits === other.hits && one.onMost === other.onMost;
}
