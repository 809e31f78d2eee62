/** Winners and all others, compared over many games: each game is one observation of each camp. */
import type { Sums } from './intervals.js';

export const CAMPS = ['winners', 'others'] as const;
export type Camp = (typeof CAMPS)[number];

/** A value for each of them. */
export type ByCamp<T> = Readonly<Record<Camp, T>>;

export function byCamp<T>(make: (camp: Camp) => T): ByCamp<T> {
  return { winners: make('winners'), others: make('others') };
}

/** @param winners by seat whether it won */
export function campOf(winners: readonly boolean[], seat: number): Camp {
  return winners[seat] ? 'winners' : 'others';
}

/** Adds the mean of each camp in one game. A camp of nobody has none. @param values by seat */
export function addMeans(sums: ByCamp<Sums>, values: readonly number[], winners: readonly boolean[]): void {
  for (const camp of CAMPS) {
    let sum = 0;
    let players = 0;
    for (let seat = 0; seat < values.length; seat += 1) {
      if (campOf(winners, seat) !== camp) continue;
      sum += values[seat] ?? 0;
      players += 1;
    }
    if (players > 0) sums[camp].add(sum / players);
  }
}

export function mergeSums(sums: ByCamp<Sums>, others: ByCamp<Sums>): void {
  for (const camp of CAMPS) sums[camp].merge(others[camp]);
}
