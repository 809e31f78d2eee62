/**
 * Games that say when they were played, in the order of time. Millions are held in memory: side by side, a game of three in some forty
 * bytes.
 */
import { entryOf } from '../log/entry-of.js';
import type { Cell } from './question.js';
import type { Row } from './row.js';

/** Some games, a list for each thing that is known of them. */
interface GameColumns {
  /** A number for each game. */
  readonly game: readonly number[];
  readonly played: readonly string[];
  /** The first digits of the key. */
  readonly key: readonly string[];
}

/** Their players in any order, in the same way. */
interface PlayerColumns {
  readonly game: readonly number[];
  /** 1-based. */
  readonly seat: readonly number[];
  readonly name: readonly string[];
  readonly rank: readonly (number | null)[];
}

/** Games of one moment go by so much of their keys. */
const KEY_DIGITS = 16;

/**
 * The ruleset, and `GameColumns` and `PlayerColumns` in JSON: of a game with a result that says when it was played, and of those of its
 * players that have names.
 */
export function datedGames(row: Row): readonly (readonly Cell[])[] {
  if (row.type !== 'game' || row.played === null || !row.observation) return [];
  const named = row.players.flatMap((player, index) => (player.named ? [{ ...player, seat: index + 1 }] : []));
  const game: GameColumns = { game: [1], played: [row.played], key: [row.key.slice(0, KEY_DIGITS)] };
  const players: PlayerColumns = {
    game: named.map(() => 1),
    seat: named.map(({ seat }) => seat),
    name: named.map(({ name }) => name),
    rank: named.map(({ rank }) => rank),
  };
  return [[row.ruleset, JSON.stringify(game), JSON.stringify(players)]];
}

/** The same from the tables: thousands of games at once, since a cell takes longer to hand over than what is in it. */
export const DATED_GAMES = `WITH dated AS (
    SELECT game, ruleset, game // 2048 AS block, played, left(key, ${KEY_DIGITS}) AS key FROM games
    WHERE referee = $referee AND NOT copy AND decided AND played IS NOT NULL
  )
  SELECT ruleset, g.columns, p.columns FROM (
    SELECT ruleset, block, to_json({game: list(game), played: list(played), key: list(key)})::VARCHAR AS columns
    FROM dated GROUP BY ruleset, block
  ) AS g JOIN (
    SELECT ruleset, block,
      to_json({game: list(game), seat: list(seat), name: list(name), rank: list(rank)})::VARCHAR AS columns
    FROM players JOIN dated USING (game) WHERE named GROUP BY ruleset, block
  ) AS p USING (ruleset, block)`;

export class DatedGames {
  /** The people of each ruleset by their names, numbered as they come. */
  private readonly people = new Map<string, Map<string, number>>();
  private persons = 0;
  /** Of each game: milliseconds, the first digits of its key, and where its players begin. */
  private readonly times = new Growing(Float64Array);
  private readonly high = new Growing(Uint32Array);
  private readonly low = new Growing(Uint32Array);
  private readonly starts = new Growing(Uint32Array);
  /** Of each player of a game in turn order: who it is, and the rank; 0 for none. */
  private readonly who = new Growing(Uint32Array);
  private readonly ranks = new Growing(Uint32Array);

  /**
   * Adds games of one ruleset, but for those of a time that cannot be read.
   * @param games `GameColumns` in JSON
   * @param players `PlayerColumns` in JSON
   */
  add(ruleset: string, games: string, players: string): void {
    const { game, played, key } = JSON.parse(games) as GameColumns;
    const { game: tables, seat, name, rank } = JSON.parse(players) as PlayerColumns;
    const people = entryOf(this.people, ruleset, () => new Map<string, number>());
    const places = new Map(game.map((number, place) => [number, place]));
    const order = tables
      .map((_, index) => index)
      .sort((one, other) => (tables[one] ?? 0) - (tables[other] ?? 0) || (seat[one] ?? 0) - (seat[other] ?? 0));
    let table: number | undefined;
    let time = Number.NaN;
    for (const index of order) {
      if (tables[index] !== table) {
        table = tables[index];
        const place = places.get(table ?? 0) ?? 0;
        time = Date.parse(played[place] ?? '');
        if (!Number.isNaN(time)) this.begin(time, key[place] ?? '');
      }
      if (Number.isNaN(time)) continue;
      this.who.push(entryOf(people, name[index] ?? '', () => this.persons++));
      this.ranks.push(rank[index] ?? 0);
    }
  }

  private begin(time: number, key: string): void {
    this.times.push(time);
    this.high.push(Number.parseInt(key.slice(0, KEY_DIGITS / 2), 16));
    this.low.push(Number.parseInt(key.slice(KEY_DIGITS / 2), 16));
    this.starts.push(this.who.length);
  }

  /** Everybody who plays: the numbers by ruleset and name. */
  get everybody(): ReadonlyMap<string, ReadonlyMap<string, number>> {
    return this.people;
  }

  /**
   * Goes over all games by their times, those of one moment by their keys.
   * @param visit is given the numbers of the players in turn order, and their ranks; both are overwritten by the next game
   */
  inOrder(visit: (players: readonly number[], ranks: readonly number[]) => void): void {
    const { starts, who, ranks } = this;
    const players: number[] = [];
    const own: number[] = [];
    for (const game of this.order()) {
      const from = starts.at(game);
      const size = (game + 1 < starts.length ? starts.at(game + 1) : who.length) - from;
      players.length = size;
      own.length = size;
      for (let seat = 0; seat < size; seat += 1) {
        players[seat] = who.at(from + seat);
        own[seat] = ranks.at(from + seat);
      }
      visit(players, own);
    }
  }

  /** The games by their times: each is put where its time stands among all, sorted, which takes far less than to compare games. */
  private order(): Uint32Array {
    const times = this.times.all();
    const sorted = times.slice().sort();
    const order = new Uint32Array(times.length);
    /** How many games stand at a moment already, at the place where it begins. */
    const taken = new Uint32Array(times.length);
    for (let game = 0; game < times.length; game += 1) {
      const place = firstAt(sorted, times[game] ?? 0);
      order[place + (taken[place] ?? 0)] = game;
      taken[place] = (taken[place] ?? 0) + 1;
    }
    const byKey = (one: number, other: number): number =>
      this.high.at(one) - this.high.at(other) || this.low.at(one) - this.low.at(other);
    for (let place = 0; place < order.length; place += taken[place] ?? 1) {
      if ((taken[place] ?? 1) > 1) order.subarray(place, place + (taken[place] ?? 1)).sort(byKey);
    }
    return order;
  }
}

/** Where a number begins in a sorted list. */
function firstAt(sorted: Numbers, number: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}

type Numbers = Float64Array | Uint32Array;

/** Numbers one behind the other, in a piece of memory that is doubled when it is full. */
class Growing {
  length = 0;
  private numbers: Numbers;

  constructor(private readonly kind: new (length: number) => Numbers) {
    this.numbers = new kind(64);
  }

  push(number: number): void {
    if (this.length === this.numbers.length) {
      const larger = new this.kind(2 * this.length);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length] = number;
    this.length += 1;
  }

  at(index: number): number {
    return this.numbers[index] ?? Number.NaN;
  }

  all(): Numbers {
    return this.numbers.subarray(0, this.length);
  }
}
