/** Bots against each other: how often each comes in where. */
import type { Places } from '../engine/playable.js';
import { type Estimate, Sums, shareOf } from './intervals.js';

/** The places that the seats of one bot had, over all games. */
export class Placements {
  private readonly sums: readonly Sums[];
  /** What a deal brought, as long as all have brought the same. */
  private alike: readonly number[] | null | undefined;
  private deals = 0;

  constructor(players: number) {
    this.sums = Array.from({ length: players }, () => new Sums());
  }

  /** Adds what the bot had in all games of one deal: one observation, since these games are alike. */
  add(games: readonly Places[]): void {
    const parts = this.sums.map((_, place) => games.reduce((sum, own) => sum + (own[place] ?? 0), 0) / games.length);
    for (const [place, sum] of this.sums.entries()) sum.add(parts[place] ?? 0);
    if (this.alike === undefined) this.alike = parts;
    else if (this.alike?.some((part, place) => part !== parts[place])) this.alike = null;
    this.deals += 1;
  }

  /** The part of each place, from the first place on. Where all deals went alike their spread says nothing: then after Wilson. */
  get shares(): readonly Estimate[] {
    if (this.alike) return this.alike.map((part) => shareOf(part * this.deals, this.deals));
    return this.sums.map((sum) => {
      const mean = sum.mean();
      return { ...mean, high: mean.high === null ? null : Math.min(1, mean.high) };
    });
  }
}
