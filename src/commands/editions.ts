/** Editions for a run: those that Kiebitz ships, and the files given with `--components`. */
import { readFile } from 'node:fs/promises';
import { SHIPPED_EDITIONS } from '../editions/index.js';
import type { EditionFile } from '../engine/game.js';
import { vocabularyOf } from '../games.js';
import { readLogBytes } from '../log/read.js';
import type { Fault, Recording } from '../log/recording.js';

/** An edition file that cannot be used: said to the user, exit code 3. */
export class UnusableEdition extends Error {
  constructor(readonly fault: Fault) {
    super(`${fault.file}: ${fault.fault}`);
  }
}

export class Editions {
  private readonly byRuleset = new Map<string, Map<string, EditionFile>>();
  /** An edition of the user's stands for the one that a log names. */
  private readonly own = new Map<string, EditionFile>();
  /** One for each ruleset, not for each game: functions made for each game keep dead games in memory. */
  private readonly finders = new Map<string, (name: string) => EditionFile | undefined>();

  /** Loads what is shipped for a ruleset; cheap when it is there already. */
  async load(ruleset: string): Promise<void> {
    if (this.byRuleset.has(ruleset)) return;
    const editions = new Map<string, EditionFile>();
    for (const shipped of SHIPPED_EDITIONS) {
      if (shipped.ruleset !== ruleset) continue;
      const { recording } = readEdition(await shipped.load(), `${ruleset} ${shipped.name}`);
      if (recording) editions.set(shipped.name, { name: shipped.name, element: recording.game });
    }
    this.byRuleset.set(ruleset, editions);
  }

  /** Reads a file of the user's own. @throws UnusableEdition */
  async add(path: string): Promise<Recording> {
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (error) {
      throw new UnusableEdition({ file: path, fault: 'unreadable', position: undefined, found: reason(error) });
    }
    const { recording, fault } = readEdition(text, path);
    if (!recording) throw new UnusableEdition(fault ?? { file: path, fault: 'no-log', position: undefined });
    const name: unknown = recording.game.values['edition'];
    this.own.set(recording.ruleset, { name: typeof name === 'string' ? name : path, element: recording.game });
    return recording;
  }

  /** Finds editions of a ruleset by their name; the user's own one comes before all. */
  finder(ruleset: string): (name: string) => EditionFile | undefined {
    let finder = this.finders.get(ruleset);
    if (!finder) {
      finder = (name) => this.own.get(ruleset) ?? this.byRuleset.get(ruleset)?.get(name);
      this.finders.set(ruleset, finder);
    }
    return finder;
  }
}

function readEdition(text: string, file: string): { recording?: Recording; fault?: Fault } {
  for (const event of readLogBytes(new TextEncoder().encode(text), file, vocabularyOf, { root: 'components' })) {
    if (event.type === 'game') return { recording: event.recording };
    return { fault: event.fault };
  }
  return {};
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
}
