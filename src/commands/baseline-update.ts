/** What a run finds out about its baseline: which entries it has met, and what is to be written. */
import { type WriteFailure, writeWhole } from '../io/write-whole.js';
import { type Baseline, type BaselineEntry, formatBaseline, gameOfEntry } from '../known/baseline.js';
import type { Judged } from './judged.js';

/** Compares the games of a run with a baseline, as they come; keeps only what it names, or what is to be written. */
export class BaselineCheck {
  /** Of games that have entries. */
  private readonly seen = new Set<string>();
  /** By fingerprint. */
  private readonly found = new Map<string, BaselineEntry>();

  /** @param keepsAll true where all findings are kept, because they are to be written */
  constructor(
    private readonly baseline: Baseline,
    private readonly keepsAll: boolean,
  ) {}

  /** Takes note of a game; faults, and games that no entry is about, change nothing. */
  add({ baseline }: Judged): void {
    if (!baseline) return;
    if (this.keepsAll || this.baseline.games.has(baseline.game)) this.seen.add(baseline.game);
    for (const entry of baseline.entries) {
      if (this.keepsAll || this.baseline.byFingerprint.has(entry.fingerprint)) this.found.set(entry.fingerprint, entry);
    }
  }

  /** Entries whose game was judged and does not have them any more. */
  gone(): readonly BaselineEntry[] {
    return this.entries(({ fingerprint, ...entry }) => this.isSeen(entry) && !this.found.has(fingerprint));
  }

  /** Entries of games that were not in the input. */
  unchecked(): readonly BaselineEntry[] {
    return this.entries((entry) => !this.isSeen(entry));
  }

  /**
   * Writes what was found; entries of games that were not in the input stay, those of another run at the same time, too.
   * @param now reads the file as it is when its turn has come
   * @returns how many entries there are, or what the operating system refused
   * @throws what `now` throws
   */
  async write(path: string, now: () => Promise<Baseline>): Promise<number | WriteFailure> {
    const { alone } = await import('../io/lock.js');
    return alone(path, async () => {
      const others = [...(await now()).byFingerprint.values()].filter((entry) => !this.isSeen(entry));
      const entries = [...others.filter(({ fingerprint }) => !this.found.has(fingerprint)), ...this.found.values()];
      return (await writeWhole(path, formatBaseline(entries))) ?? entries.length;
    });
  }

  private entries(wanted: (entry: BaselineEntry) => boolean): readonly BaselineEntry[] {
    return [...this.baseline.byFingerprint.values()].filter(wanted);
  }

  /** Nobody can tell which game an entry without a game is about: it counts as seen. */
  private isSeen(entry: Pick<BaselineEntry, 'ruleset' | 'game'>): boolean {
    return entry.game === null || this.seen.has(gameOfEntry(entry));
  }
}
