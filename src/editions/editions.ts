/** The editions that games are judged by: those that Kiebitz ships, and what somebody has asked for. */
import type { EditionFile } from '../engine/edition-file.js';
import { vocabularyOf } from '../games.js';
import { entryOf } from '../log/entry-of.js';
import { SHIPPED_EDITIONS } from './index.js';
import { readEdition } from './read-edition.js';

/** Editions by ruleset and name. */
export class Editions {
  private readonly shipped = new Map<string, EditionFile | undefined>();
  /** What somebody has asked for stands for what a log names. */
  private readonly own = new Map<string, EditionFile>();
  /** One for each ruleset, not for each game: functions made for each game keep dead games in memory. */
  private readonly finders = new Map<string, (name: string) => EditionFile | undefined>();

  /** Takes an edition for all logs of its ruleset. */
  ask(ruleset: string, edition: EditionFile): void {
    this.own.set(ruleset, { ...edition, asked: true });
  }

  /** Takes the shipped editions of a name for all logs. @returns false where there is none */
  askByName(name: string): boolean {
    const named = SHIPPED_EDITIONS.filter((one) => one.name === name);
    for (const { ruleset } of named) {
      const edition = this.find(ruleset, name);
      if (edition) this.ask(ruleset, edition);
    }
    return named.length > 0;
  }

  /** Finds editions of a ruleset by their name; one that was asked for comes before all. */
  finder(ruleset: string): (name: string) => EditionFile | undefined {
    return entryOf(this.finders, ruleset, () => (name) => this.own.get(ruleset) ?? this.find(ruleset, name));
  }

  /** One that is shipped; read once. */
  private find(ruleset: string, name: string): EditionFile | undefined {
    const key = `${ruleset} ${name}`;
    if (!this.shipped.has(key)) {
      const text = SHIPPED_EDITIONS.find((one) => one.ruleset === ruleset && one.name === name)?.text;
      const read = text === undefined ? undefined : readEdition(new TextEncoder().encode(text), key, vocabularyOf);
      this.shipped.set(key, read && 'edition' in read ? { ...read.edition, name } : undefined);
    }
    return this.shipped.get(key);
  }
}
