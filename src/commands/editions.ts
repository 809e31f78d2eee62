/** What `--components` names. */
import { readFile } from 'node:fs/promises';
import type { EditionMistake } from '../editions/edition-mistake.js';
import { Editions } from '../editions/editions.js';
import { SHIPPED_EDITIONS } from '../editions/index.js';
import { readEdition } from '../editions/read-edition.js';
import type { EditionFile } from '../engine/edition-file.js';
import { vocabularyOf } from '../games.js';
import { readingCode } from '../io/system-error.js';
import { nearest } from '../log/nearest.js';
import type { Fault } from '../log/recording.js';

/** An edition file that cannot be used: said to the user, exit code 3. */
export class UnusableEdition extends Error {
  /** @param file as it was given on the command line @param mistakes one at least */
  constructor(
    file: string,
    readonly mistakes: readonly EditionMistake[],
  ) {
    super(`${file}: unusable edition`);
  }
}

/**
 * The editions of a run. The name of a shipped edition means that one, in every directory: a file that is called so too has a path
 * (`./practice`).
 * @param choices names or paths; of several for one ruleset the last one counts
 * @throws UnusableEdition
 */
export async function editionsOf(choices: readonly string[]): Promise<Editions> {
  const editions = new Editions();
  for (const choice of choices) if (!editions.askByName(choice)) await addFile(editions, choice);
  return editions;
}

/** The same for a single game. @returns what finds an edition by its name @throws UnusableEdition */
export async function editionsFor(
  ruleset: string,
  choices: readonly string[],
): Promise<(name: string) => EditionFile | undefined> {
  return (await editionsOf(choices)).finder(ruleset);
}

async function addFile(editions: Editions, path: string): Promise<void> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    throw new UnusableEdition(path, [{ type: 'fault', fault: unreadable(path, readingCode(path, error)) }]);
  }
  const { readGameWithLibrary } = await import('../log/xml/library-game.js');
  const read = readEdition(bytes, path, vocabularyOf, readGameWithLibrary);
  if ('mistakes' in read) throw new UnusableEdition(path, read.mistakes);
  editions.ask(read.ruleset, read.edition);
}

function unreadable(file: string, found: string): Fault {
  const names = new Set(SHIPPED_EDITIONS.map(({ name }) => name));
  const meant = found === 'ENOENT' ? nearest(file, [...names]) : undefined;
  return { file, fault: 'unreadable', position: undefined, found, ...(meant !== undefined && { meant }) };
}
