/**
 * How strong players are, by games that say when they were played: a rating of 1500 for somebody unknown; 400 points more win
 * ten times as often. Each game is read as all its duels, in the order of time.
 * @see R. C. Weng, C.-J. Lin, A Bayesian approximation method for online ranking, JMLR 12 (2011), algorithm 1
 */
import { type Cell, compareKeys, type Fold } from './question.js';
import type { Row } from './row.js';

const UNKNOWN = 1500;
/** Points for each unit of the reckoning, in which 1 is the logarithm of odds. */
const POINTS = 400 / Math.LN10;
/** Of the strength of somebody unknown. */
const FIRST_VARIANCE = 2;
/** Of how well somebody plays from game to game. */
const GAME_VARIANCE = 1;
/** No game makes anybody surer than that. */
const LEAST_SHARE = 1e-4;
/** The 97.5 % quantile of the standard normal distribution. */
const Z = 1.959963984540054;

interface Strength {
  mean: number;
  variance: number;
  games: number;
}

/** A game of which somebody learns something: of its players those who have names, in turn order. */
interface DatedGame {
  readonly played: string;
  readonly key: string;
  readonly names: readonly string[];
  readonly ranks: readonly (number | null)[];
}

/** The ruleset and a list in JSON: of a game with a result that says when it was played, that game alone. */
export function datedGames(row: Row): readonly (readonly Cell[])[] {
  if (row.type !== 'game' || row.played === null || !row.observation) return [];
  const { ruleset, played, key } = row;
  const players = row.players.filter(({ named }) => named);
  if (players.length === 0) return [];
  const game: DatedGame = {
    ...{ played, key },
    names: players.map(({ name }) => name),
    ranks: players.map(({ rank }) => rank),
  };
  return [[ruleset, JSON.stringify([game])]];
}

/** The same from the tables: thousands of games in a list, since a cell takes longer to hand over than what is in it. */
export const DATED_GAMES = `SELECT g.ruleset, to_json(list({
      played: g.played, key: g.key,
      names: list_transform(list_sort(p.players), lambda player: player.name),
      ranks: list_transform(list_sort(p.players), lambda player: player.rank)
    }))::VARCHAR
  FROM (
    SELECT game, list({seat: seat, name: name, rank: rank}) AS players FROM players WHERE named GROUP BY game
  ) AS p JOIN games AS g USING (game)
  WHERE g.referee = $referee AND NOT g.copy AND g.decided AND g.played IS NOT NULL
  GROUP BY g.ruleset, game // 2048`;

/** The players of a ruleset, the best first. */
export function ratings(): Fold {
  /** By the time, in milliseconds. */
  const games = new Map<number, (DatedGame & { readonly ruleset: string })[]>();
  return {
    add: ([ruleset = '', list = '[]']) => {
      for (const { played, key, names, ranks } of JSON.parse(String(list)) as readonly DatedGame[]) {
        const time = Date.parse(played);
        if (Number.isNaN(time)) continue;
        const game = { ruleset: String(ruleset), played, key, names, ranks };
        const known = games.get(time);
        if (known) known.push(game);
        else games.set(time, [game]);
      }
    },
    lines: () => {
      const strengths = new Map<string, Map<string, Strength>>();
      for (const { ruleset, names, ranks } of inOrder(games)) {
        const known = strengths.get(ruleset) ?? new Map<string, Strength>();
        strengths.set(ruleset, known);
        rate(
          names.map((name) => strengthOf(known, name)),
          ranks,
        );
      }
      return [...strengths]
        .flatMap(([ruleset, known]) => [...known].map(([name, strength]) => line(ruleset, name, strength)))
        .sort((one, other) => compareKeys(orderOf(one), orderOf(other)));
    },
  };
}

/** By time, and games of one moment by their keys. */
function* inOrder<Game extends DatedGame>(games: ReadonlyMap<number, readonly Game[]>): Generator<Game> {
  for (const time of Float64Array.from(games.keys()).sort()) {
    yield* (games.get(time) ?? []).toSorted((one, other) => (one.key < other.key ? -1 : 1));
  }
}

function strengthOf(known: Map<string, Strength>, name: string): Strength {
  let strength = known.get(name);
  if (!strength) {
    strength = { mean: 0, variance: FIRST_VARIANCE, games: 0 };
    known.set(name, strength);
  }
  return strength;
}

/** Changes the strengths of all by what came of one game. Whoever sits there twice says nothing about anybody. */
function rate(strengths: readonly Strength[], ranks: readonly (number | null)[]): void {
  if (strengths.some((own, seat) => strengths.indexOf(own) < seat)) return;
  const changes = strengths.map((own, seat) => {
    let gain = 0;
    let certainty = 0;
    for (const [place, other] of strengths.entries()) {
      if (place === seat) continue;
      const spread = Math.sqrt(own.variance + other.variance + GAME_VARIANCE);
      const expected = 1 / (1 + Math.exp((other.mean - own.mean) / spread));
      const lead = Math.sign((ranks[place] ?? 0) - (ranks[seat] ?? 0));
      gain += (own.variance / spread) * ((1 + lead) / 2 - expected);
      certainty += (own.variance / spread ** 2) * (Math.sqrt(own.variance) / spread) * expected * (1 - expected);
    }
    return { gain, certainty };
  });
  for (const [seat, own] of strengths.entries()) {
    const { gain = 0, certainty = 0 } = changes[seat] ?? {};
    own.mean += gain;
    own.variance *= Math.max(1 - certainty, LEAST_SHARE);
    own.games += 1;
  }
}

function line(ruleset: string, name: string, { mean, variance, games }: Strength): readonly Cell[] {
  const rating = UNKNOWN + POINTS * mean;
  const reach = POINTS * Z * Math.sqrt(variance);
  return [ruleset, name, games, Math.round(rating), Math.round(rating - reach), Math.round(rating + reach)];
}

function orderOf([ruleset = null, name = null, , rating = null]: readonly Cell[]): readonly Cell[] {
  return [ruleset, -Number(rating), name];
}
