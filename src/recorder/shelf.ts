/** The games that are kept in this browser. */
import { type Downloads, NO_DOWNLOADS } from './record-section.js';

/** A game as it is kept. */
export interface Kept {
  readonly id: string;
  /** The names of the players: hostile text. */
  readonly names: readonly string[];
  /** The record with what was taken back, and how many of its entries are played. */
  readonly log: string;
  readonly at: number;
  readonly downloads: Downloads;
  /** The id of the game that it is a copy of; empty where it is none. */
  readonly copyOf: string;
  /** When, in milliseconds since 1970; 0 where nobody knows. */
  readonly changed: number;
  /** Grows from one change of any game to the next. */
  readonly order: number;
}

const STORE = 'games';

/** Keeps games. Where a browser has no room for them, or forbids it, nothing is kept, and that is said. */
export class Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  /** @param name one for each game that is played @returns undefined where nothing can be kept */
  static async open(name: string): Promise<Shelf | undefined> {
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
      return new Shelf(await done(request));
    } catch {
      return undefined;
    }
  }

  /** The one that was changed last comes first. */
  async games(): Promise<readonly Kept[]> {
    const games = (await done(
      this.database.transaction(STORE, 'readonly').objectStore(STORE).getAll(),
    )) as readonly (Pick<Kept, 'id' | 'names' | 'log' | 'at' | 'order'> & Partial<Kept>)[];
    // The first games were kept with less.
    const whole = games.map((game) => ({ downloads: NO_DOWNLOADS, copyOf: '', changed: 0, ...game }));
    return whole.sort((one, other) => other.order - one.order);
  }

  /** @returns false where there is no room */
  async keep(game: Kept): Promise<boolean> {
    try {
      await this.write((store) => store.put(game));
      return true;
    } catch {
      return false;
    }
  }

  async remove(id: string): Promise<void> {
    await this.write((store) => store.delete(id));
  }

  private async write<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<void> {
    const transaction = this.database.transaction(STORE, 'readwrite');
    const asked = done(ask(transaction.objectStore(STORE)));
    // Nothing follows: a page that is left at once takes less with it.
    transaction.commit();
    await asked;
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('nothing is kept'));
  });
}
