/** How often each thing of a stat was chosen in many games, and how those fared who chose it. */
import type { Stat } from '../engine/stat.js';
import { type Estimate, meanOf, shareOf } from './intervals.js';

export interface ThingCount {
  readonly thing: string;
  /** How often it was chosen where it could be, as the stat measures it. */
  readonly chosen: Estimate;
  readonly times: number;
  /** How many of the players who chose it won. */
  readonly won: Estimate;
}

export interface StatCount {
  readonly stat: Pick<Stat, 'id' | 'of' | 'measure'>;
  /** The most chosen first. */
  readonly things: readonly ThingCount[];
}

/** What is added up of a thing, over all games in which it could be chosen. */
export interface ThingSums {
  games: number;
  /** Games in which somebody chose it. */
  chosen: number;
  /** Players in all of these games. */
  players: number;
  /** Players who chose it. */
  choosers: number;
  /** Those of them who won. */
  winners: number;
  /** How often it was chosen. */
  times: number;
  /** The sum of the squares of that in each game. */
  squares: number;
}

/** @param times by seat how often a thing was chosen in one game @param winners by seat whether it won */
export function thingSums(times: readonly number[], winners: readonly boolean[]): ThingSums {
  const all = times.reduce((sum, one) => sum + one, 0);
  return {
    games: 1,
    chosen: all > 0 ? 1 : 0,
    players: winners.length,
    choosers: times.filter((one) => one > 0).length,
    winners: times.filter((one, seat) => one > 0 && winners[seat]).length,
    times: all,
    squares: all ** 2,
  };
}

/** How often a thing was chosen where it could be, as a stat measures it. */
export function chosenAs(
  measure: Stat['measure'],
  { games, chosen, players, choosers, times, squares }: ThingSums,
): Estimate {
  if (measure === 'games') return shareOf(chosen, games);
  if (measure === 'players') return shareOf(choosers, players);
  return meanOf({ count: games, sum: times, squares, least: 0 });
}

export class StatCounter {
  private readonly things = new Map<string, ThingSums>();

  constructor(readonly stat: Stat) {}

  /** @param chosen in one game: for each thing that could be, by seat how often @param winners by seat whether it won */
  add(chosen: ReadonlyMap<string, readonly number[]>, winners: readonly boolean[]): void {
    for (const [thing, times] of chosen) this.addSums(thing, thingSums(times, winners));
  }

  merge(other: StatCounter): void {
    for (const [thing, sums] of [...other.things]) this.addSums(thing, sums);
  }

  private addSums(thing: string, sums: ThingSums): void {
    const own = this.things.get(thing);
    if (!own) this.things.set(thing, { ...sums });
    else for (const name of Object.keys(own) as (keyof ThingSums)[]) own[name] += sums[name];
  }

  counted(): StatCount {
    const { id, of, measure } = this.stat;
    const things = [...this.things].map(([thing, sums]): ThingCount => {
      const won = shareOf(sums.winners, sums.choosers);
      return { thing, times: sums.times, chosen: chosenAs(measure, sums), won };
    });
    return { stat: { id, of, measure }, things: things.sort(inOrder) };
  }
}

/** The most chosen first. */
export function inOrder(one: ThingCount, other: ThingCount): number {
  return other.chosen.value - one.chosen.value || other.times - one.times || (one.thing < other.thing ? -1 : 1);
}
