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

/** One line for a game with a result that says when it was played; of its players, as lists in JSON, those who have names. */
export function datedPlayers(row: Row): readonly (readonly Cell[])[] {
  if (row.type !== 'game' || row.played === null || !row.observation) return [];
  const { ruleset, played, key } = row;
  const players = row.players.filter(({ named }) => named);
  if (players.length === 0) return [];
  return [
    [
      ruleset,
      played,
      key,
      JSON.stringify(players.map(({ name }) => name)),
      JSON.stringify(players.map(({ rank }) => rank)),
    ],
  ];
}

/** The players of a ruleset, the best first. */
export function ratings(): Fold {
  const games: {
    readonly ruleset: string;
    readonly time: number;
    readonly key: string;
    readonly names: readonly string[];
    readonly ranks: readonly number[];
  }[] = [];
  return {
    add: ([ruleset = '', played = '', key = '', names = '[]', ranks = '[]']) => {
      const time = Date.parse(String(played));
      if (Number.isNaN(time)) return;
      games.push({
        ...{ ruleset: String(ruleset), time, key: String(key) },
        ...{ names: JSON.parse(String(names)), ranks: JSON.parse(String(ranks)) },
      });
    },
    lines: () => {
      games.sort((one, other) => one.time - other.time || (one.key < other.key ? -1 : 1));
      const strengths = new Map<string, Map<string, Strength>>();
      for (const { ruleset, names, ranks } of games) {
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

function strengthOf(known: Map<string, Strength>, name: string): Strength {
  const strength = known.get(name) ?? { mean: 0, variance: FIRST_VARIANCE, games: 0 };
  known.set(name, strength);
  return strength;
}

/** Changes the strengths of all by what came of one game. Whoever sits there twice says nothing about anybody. */
function rate(strengths: readonly Strength[], ranks: readonly number[]): void {
  if (new Set(strengths).size < strengths.length) return;
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
