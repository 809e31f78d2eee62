/** The editions that games are judged by: those that Kiebitz ships, and what somebody has asked for. */
import type { EditionFile } from '../engine/edition-file.js';
import { vocabularyOf } from '../games.js';
import { attributeOffset } from '../log/attribute-offset.js';
import { position } from '../log/position.js';
import { readLogBytes } from '../log/read.js';
import type { ReadGame } from '../log/reader.js';
import type { Recording } from '../log/recording.js';
import type { EditionMistake } from './edition-mistake.js';
import { SHIPPED_EDITIONS } from './index.js';

/** An edition as it was read, or why it cannot be used. */
export type ReadEdition =
  | { readonly edition: EditionFile; readonly ruleset: string }
  | { readonly mistakes: readonly EditionMistake[] };

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
    let finder = this.finders.get(ruleset);
    if (!finder) {
      finder = (name) => this.own.get(ruleset) ?? this.find(ruleset, name);
      this.finders.set(ruleset, finder);
    }
    return finder;
  }

  /** One that is shipped; read once. */
  private find(ruleset: string, name: string): EditionFile | undefined {
    const key = `${ruleset} ${name}`;
    if (!this.shipped.has(key)) {
      const text = SHIPPED_EDITIONS.find((one) => one.ruleset === ruleset && one.name === name)?.text;
      const read = text === undefined ? undefined : readEdition(new TextEncoder().encode(text), key);
      this.shipped.set(key, read && 'edition' in read ? { ...read.edition, name } : undefined);
    }
    return this.shipped.get(key);
  }
}

/**
 * Reads an edition whole or not at all: a value that is lost would accuse a game. One that names itself has that name, else that of its file.
 * @param readGame where a library reads XML: a file of our own is checked by the build, and needs none at every start
 */
export function readEdition(bytes: Uint8Array, file: string, readGame?: ReadGame): ReadEdition {
  let recording: Recording | undefined;
  const mistakes: EditionMistake[] = [];
  for (const event of readLogBytes(bytes, file, vocabularyOf, { root: 'components', ...(readGame && { readGame }) })) {
    mistakes.push(...(event.type === 'fault' ? [event] : problemsOf(event.recording)));
    // Behind what is no edition everything would be wrong.
    if (event.type === 'fault') break;
    recording ??= event.recording;
  }
  if (mistakes.length > 0) return { mistakes };
  if (!recording) return { mistakes: [{ type: 'fault', fault: { file, fault: 'no-log', position: undefined } }] };
  const { game, ruleset } = recording;
  const name: unknown = game.values['edition'];
  return { edition: { name: typeof name === 'string' ? name : file, element: game }, ruleset };
}

function problemsOf({ source, problems, truncated }: Recording): readonly EditionMistake[] {
  const { file } = source;
  const mistakes = problems.map((problem): EditionMistake => {
    const { offset, attribute } = problem;
    const at = attribute === undefined ? offset : attributeOffset(source, offset, attribute);
    return { type: 'problem', file, position: position(source, at), problem };
  });
  if (!truncated || mistakes.length > 0) return mistakes;
  const end = position(source, source.text.length);
  return [{ type: 'fault', fault: { file, fault: 'truncated', position: end } }];
}
