/** Editions for a run: those that Kiebitz ships, and what `--components` names. */
import { readFile } from 'node:fs/promises';
import { SHIPPED_EDITIONS } from '../editions/index.js';
import type { EditionFile } from '../engine/edition-file.js';
import { vocabularyOf } from '../games.js';
import { errorCode } from '../io/system-error.js';
import { nearest } from '../log/nearest.js';
import { attributeOffset, position } from '../log/position.js';
import { readLogBytes } from '../log/read.js';
import type { ReadGame } from '../log/reader.js';
import type { Fault, Position, Problem, Recording } from '../log/recording.js';

/** What is wrong with an edition file: with the file, or with the notation in it. */
export type EditionMistake =
  | { readonly type: 'fault'; readonly fault: Fault }
  | {
      readonly type: 'problem';
      readonly file: string;
      readonly position: Position;
      readonly problem: Problem;
    };

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
 * Looks at editions before anything is done with them: a worker could not say what is wrong.
 * @throws UnusableEdition
 */
export async function lookAtEditions(paths: readonly string[]): Promise<void> {
  const editions = new Editions();
  for (const path of paths) await editions.add(path);
}

/**
 * The editions of one ruleset, for a single game.
 * @param paths of the user's own
 * @returns what finds an edition by its name
 * @throws UnusableEdition
 */
export async function editionsFor(
  ruleset: string,
  paths: readonly string[],
): Promise<(name: string) => EditionFile | undefined> {
  const editions = new Editions();
  for (const path of paths) await editions.add(path);
  await editions.load(ruleset);
  return editions.finder(ruleset);
}

/** The editions of a run, by ruleset and name. */
export class Editions {
  private readonly byRuleset = new Map<string, Map<string, EditionFile>>();
  /** What the user has asked for stands for what a log names. */
  private readonly own = new Map<string, EditionFile>();
  /** One for each ruleset, not for each game: functions made for each game keep dead games in memory. */
  private readonly finders = new Map<string, (name: string) => EditionFile | undefined>();

  /** Loads what is shipped for a ruleset; cheap when it is there already. */
  async load(ruleset: string): Promise<void> {
    if (this.byRuleset.has(ruleset)) return;
    const editions = new Map<string, EditionFile>();
    for (const shipped of SHIPPED_EDITIONS) {
      if (shipped.ruleset !== ruleset) continue;
      const { recording } = readEdition(new TextEncoder().encode(await shipped.load()), `${ruleset} ${shipped.name}`);
      if (recording) editions.set(shipped.name, { name: shipped.name, element: recording.game });
    }
    this.byRuleset.set(ruleset, editions);
  }

  /**
   * Takes an edition for all logs of its ruleset. The name of a shipped edition means that one, in every directory: a file
   * that is called so too has a path (`./practice`). A file is read whole or not at all: a value that is lost would accuse a game.
   * @param choice a name or a path
   * @throws UnusableEdition
   */
  async add(choice: string): Promise<void> {
    const shipped = SHIPPED_EDITIONS.filter(({ name }) => name === choice);
    if (shipped.length === 0) return this.addFile(choice);
    for (const { ruleset, name } of shipped) {
      await this.load(ruleset);
      const edition = this.byRuleset.get(ruleset)?.get(name);
      if (edition) this.own.set(ruleset, { ...edition, asked: true });
    }
  }

  private async addFile(path: string): Promise<void> {
    const refuse = (fault: Fault): UnusableEdition => new UnusableEdition(path, [{ type: 'fault', fault }]);
    let bytes: Uint8Array;
    try {
      bytes = await readFile(path);
    } catch (error) {
      const found = errorCode(error);
      const names = new Set(SHIPPED_EDITIONS.map(({ name }) => name));
      const meant = found === 'ENOENT' ? nearest(path, [...names]) : undefined;
      throw refuse({
        file: path,
        fault: 'unreadable',
        position: undefined,
        found,
        ...(meant !== undefined && { meant }),
      });
    }
    const { readGameWithLibrary } = await import('../log/xml/library-game.js');
    const { recording, mistakes } = readEdition(bytes, path, readGameWithLibrary);
    if (mistakes.length > 0) throw new UnusableEdition(path, mistakes);
    if (!recording) throw refuse({ file: path, fault: 'no-log', position: undefined });
    const name: unknown = recording.game.values['edition'];
    this.own.set(recording.ruleset, {
      name: typeof name === 'string' ? name : path,
      element: recording.game,
      asked: true,
    });
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

/** @param readGame where a library reads XML: a file of our own is checked by the build, and needs none at every start */
function readEdition(
  bytes: Uint8Array,
  file: string,
  readGame?: ReadGame,
): { readonly recording: Recording | undefined; readonly mistakes: readonly EditionMistake[] } {
  let recording: Recording | undefined;
  const mistakes: EditionMistake[] = [];
  for (const event of readLogBytes(bytes, file, vocabularyOf, { root: 'components', ...(readGame && { readGame }) })) {
    // Behind what is no edition everything would be wrong.
    if (event.type === 'fault') return { recording, mistakes: [...mistakes, event] };
    recording ??= event.recording;
    mistakes.push(...problemsOf(event.recording));
  }
  return { recording, mistakes };
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
