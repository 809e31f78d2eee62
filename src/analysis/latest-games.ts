/** The latest of very many games: who has played a hundred thousand does not have all of them on one page. */

/** So many are kept. */
export const LATEST = 100;
/** So many are collected before the older ones are let go. */
const MOST = 1.5 * LATEST;

interface Kept<Game> {
  readonly game: Game;
  /** How many were added before. */
  readonly at: number;
  /** As the log says it; empty where it does not. */
  readonly played: string;
}

/** By the days on which they were played, as long as all games say it, else in the order in which they come; undated ones go first. */
export class LatestGames<Game> {
  private size = 0;
  private dated = 0;
  private games: Kept<Game>[] = [];

  add(game: Game, played: string | null): void {
    this.games.push({ game, at: this.size, played: played ?? '' });
    this.size += 1;
    this.dated += Number(played !== null);
    if (this.games.length >= MOST) this.games = this.newest();
  }

  /** How many were added. */
  get all(): number {
    return this.size;
  }

  /** Whether all that were added say when they were played. */
  get isDated(): boolean {
    return this.dated === this.size;
  }

  /** The latest comes last. */
  get latest(): readonly Game[] {
    const newest = this.newest();
    if (!this.isDated) newest.sort((one, other) => one.at - other.at);
    return newest.map(({ game }) => game);
  }

  private newest(): Kept<Game>[] {
    return this.games
      .toSorted((one, other) => compareText(one.played, other.played) || one.at - other.at)
      .slice(-LATEST);
  }
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
