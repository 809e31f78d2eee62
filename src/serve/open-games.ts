/** The games that a service referees at the same time: so many, and no larger together than this. */
import type { LiveGame } from '../live/live-game.js';
import { Refused, type RequestId } from './request.js';

/** A game with what its program calls it. */
export interface OpenGame {
  readonly name: string;
  readonly live: LiveGame;
  /** The questions behind its answers: that of `open` first, then one for each element. */
  readonly questions: (RequestId | null)[];
  /** The player for whom it was opened; undefined where it is refereed for all. */
  readonly seat: string | undefined;
}

/** All logs together, in UTF-16 code units: some hundred games of people. */
const MOST_TEXT = 16 * 1024 * 1024;

/** Keeps them in the order in which they were last asked about. */
export class OpenGames {
  private readonly games = new Map<string, OpenGame>();
  private count = 0;

  /** @param most how many games at the same time, one at least */
  constructor(private readonly most: number) {}

  /** A name that no game has yet. @throws Refused where the one that was given is taken */
  nameFor(wanted: string | undefined): string {
    if (wanted !== undefined) {
      if (this.games.has(wanted)) throw new Refused('game-exists', wanted);
      return wanted;
    }
    do this.count += 1;
    while (this.games.has(`g${this.count}`));
    return `g${this.count}`;
  }

  /** @throws Refused where no game of the name is open */
  find(name: string): OpenGame {
    const game = this.games.get(name);
    if (!game) throw new Refused('unknown-game', name);
    this.games.delete(name);
    this.games.set(name, game);
    return game;
  }

  add(game: OpenGame): void {
    this.games.set(game.name, game);
  }

  remove(name: string): void {
    this.games.delete(name);
  }

  /** Drops the games that nobody has asked about for longest, until there is room. @returns their names */
  makeRoom(): readonly string[] {
    const dropped: string[] = [];
    let text = 0;
    for (const { live } of this.games.values()) text += live.length;
    for (const [name, { live }] of this.games) {
      const isLast = this.games.size === 1;
      if (isLast || (this.games.size <= this.most && text <= MOST_TEXT)) break;
      text -= live.length;
      this.games.delete(name);
      dropped.push(name);
    }
    return dropped;
  }
}
