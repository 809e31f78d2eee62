/** How often each thing of a pursuit was chosen in many games, and how those fared who chose it. */
import type { Choice, Pursuit } from '../engine/pursuit.js';
import { type Estimate, Sums, shareOf } from './intervals.js';

export interface ThingCount {
  readonly thing: string;
  /** How often it was chosen where it could be, as the pursuit measures it. */
  readonly chosen: Estimate;
  readonly times: number;
  /** How many of the players who chose it won. */
  readonly won: Estimate;
}

export interface PursuitCount {
  readonly pursuit: Pick<Pursuit, 'id' | 'of' | 'measure'>;
  /** The most chosen first. */
  readonly things: readonly ThingCount[];
}

interface Thing {
  /** Games or players who could have it. */
  offered: number;
  chosen: number;
  times: number;
  readonly perGame: Sums;
  choosers: number;
  winners: number;
}

export class PursuitCounter {
  private readonly things = new Map<string, Thing>();

  constructor(readonly pursuit: Pursuit) {}

  /** @param offered and chosen in one game @param winners by seat whether it won */
  add(offered: readonly string[], choices: readonly Choice[], winners: readonly boolean[]): void {
    const byPlayer = this.pursuit.measure === 'players';
    const chosen = bySeat(choices);
    for (const id of new Set([...offered, ...chosen.keys()])) {
      const thing = this.things.get(id) ?? newThing();
      this.things.set(id, thing);
      const seats = chosen.get(id) ?? new Map<number, number>();
      const times = [...seats.values()].reduce((sum, one) => sum + one, 0);
      thing.offered += byPlayer ? winners.length : 1;
      thing.chosen += byPlayer ? seats.size : Math.min(1, seats.size);
      thing.times += times;
      thing.perGame.add(times);
      thing.choosers += seats.size;
      thing.winners += [...seats.keys()].filter((seat) => winners[seat]).length;
    }
  }

  counted(): PursuitCount {
    const { id, of, measure } = this.pursuit;
    return {
      pursuit: { id, of, measure },
      things: [...this.things]
        .map(
          ([thing, { offered, chosen, times, perGame, choosers, winners }]): ThingCount => ({
            ...{ thing, times },
            chosen: measure === 'times' ? perGame.mean() : shareOf(chosen, offered),
            won: shareOf(winners, choosers),
          }),
        )
        .sort((a, b) => b.chosen.value - a.chosen.value || b.times - a.times || (a.thing < b.thing ? -1 : 1)),
    };
  }
}

/** Thing -> seat -> how often. */
function bySeat(choices: readonly Choice[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const { thing, seat } of choices) {
    const seats = found.get(thing) ?? new Map<number, number>();
    found.set(thing, seats.set(seat, (seats.get(seat) ?? 0) + 1));
  }
  return found;
}

function newThing(): Thing {
  return { offered: 0, chosen: 0, times: 0, perGame: new Sums(), choosers: 0, winners: 0 };
}
