/**
 * How strong players are, by games that say when they were played: a rating of 1500 for somebody unknown; 400 points more win
 * ten times as often. Each game is read as all its duels, in the order of time.
 * @see R. C. Weng, C.-J. Lin, A Bayesian approximation method for online ranking, JMLR 12 (2011), algorithm 1
 */
import { DatedGames } from './dated-games.js';
import { type Cell, type Fold, sortedBy } from './question.js';

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

/** The players of a ruleset, the best first. */
export function ratings(): Fold {
  const games = new DatedGames();
  return {
    add: ([ruleset = '', ofGames = '', players = '']) => games.add(String(ruleset), String(ofGames), String(players)),
    lines: () => {
      const strengths: Strength[] = [];
      const strengthOf = (player: number): Strength => {
        strengths[player] ??= { mean: 0, variance: FIRST_VARIANCE, games: 0 };
        return strengths[player];
      };
      games.inOrder((players, ranks) => rate(players.map(strengthOf), ranks));
      const lines = [...games.everybody].flatMap(([ruleset, people]) =>
        [...people].map(([name, player]) => line(ruleset, name, strengthOf(player))),
      );
      return sortedBy(lines, ([ofRuleset = null, name = null, , rating = null]) => [ofRuleset, -Number(rating), name]);
    },
  };
}

/** Changes the strengths of all by what came of one game. Whoever sits there twice says nothing about anybody. */
function rate(strengths: readonly Strength[], ranks: readonly number[]): void {
  if (strengths.some((own, seat) => strengths.indexOf(own) < seat)) return;
  const gains: number[] = [];
  const certainties: number[] = [];
  for (const own of strengths) {
    const rank = ranks[gains.length] ?? 0;
    let gain = 0;
    let certainty = 0;
    for (let place = 0; place < strengths.length; place += 1) {
      const other = strengths[place];
      if (!other || other === own) continue;
      const spread = Math.sqrt(own.variance + other.variance + GAME_VARIANCE);
      const expected = 1 / (1 + Math.exp((other.mean - own.mean) / spread));
      const lead = Math.sign((ranks[place] ?? 0) - rank);
      gain += (own.variance / spread) * ((1 + lead) / 2 - expected);
      certainty += (own.variance / spread ** 2) * (Math.sqrt(own.variance) / spread) * expected * (1 - expected);
    }
    gains.push(gain);
    certainties.push(certainty);
  }
  for (let seat = 0; seat < strengths.length; seat += 1) {
    const own = strengths[seat];
    if (!own) continue;
    own.mean += gains[seat] ?? 0;
    own.variance *= Math.max(1 - (certainties[seat] ?? 0), LEAST_SHARE);
    own.games += 1;
  }
}

function line(ruleset: string, name: string, { mean, variance, games }: Strength): readonly Cell[] {
  const rating = UNKNOWN + POINTS * mean;
  const reach = POINTS * Z * Math.sqrt(variance);
  return [ruleset, name, games, Math.round(rating), Math.round(rating - reach), Math.round(rating + reach)];
}
