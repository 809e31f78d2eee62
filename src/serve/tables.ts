/** The games that a service referees at the same time: so many, and no larger together than this. */
import type { LiveGame } from '../live/live-game.js';
import { Refused, type RequestId } from './request.js';

/** A game with what its program calls it. */
export interface Table {
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
export class Tables {
  private readonly tables = new Map<string, Table>();
  private count = 0;

  /** @param most how many games at the same time, one at least */
  constructor(private readonly most: number) {}

  /** A name that no game has yet. @throws Refused where the one that was given is taken */
  nameFor(wanted: string | undefined): string {
    if (wanted !== undefined) {
      if (this.tables.has(wanted)) throw new Refused('game-exists', wanted);
      return wanted;
    }
    do this.count += 1;
    while (this.tables.has(`g${this.count}`));
    return `g${this.count}`;
  }

  /** @throws Refused where no game of the name is open */
  find(name: string): Table {
    const table = this.tables.get(name);
    if (!table) throw new Refused('unknown-game', name);
    this.tables.delete(name);
    this.tables.set(name, table);
    return table;
  }

  add(table: Table): void {
    this.tables.set(table.name, table);
  }

  remove(name: string): void {
    this.tables.delete(name);
  }

  /** Drops the games that nobody has asked about for longest, until there is room. @returns their names */
  makeRoom(): readonly string[] {
    const dropped: string[] = [];
    let text = 0;
    for (const { live } of this.tables.values()) text += live.length;
    for (const [name, { live }] of this.tables) {
      const isLast = this.tables.size === 1;
      if (isLast || (this.tables.size <= this.most && text <= MOST_TEXT)) break;
      text -= live.length;
      this.tables.delete(name);
      dropped.push(name);
    }
    return dropped;
  }
}
