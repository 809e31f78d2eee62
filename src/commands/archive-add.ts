/** `kiebitz archive add`: judges what an archive does not have yet. Whoever breaks off goes on where it ended. */
import { stat } from 'node:fs/promises';
import { type Referee, refereeKey } from '../archive/part.js';
import { SHIPPED_EDITIONS } from '../editions/index.js';
import { findInputs, type Input, STANDARD_STREAM } from '../io/inputs.js';
import { ownFault } from '../io/own-fault.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { errorCode } from '../io/system-error.js';
import type { Fault } from '../log/recording.js';
import { sentenceOfFault } from '../output/json.js';
import { plain } from '../output/plain.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { VERSION } from '../version.js';
import { type Archived, type ArchiveOptions, archivedFile, type FoundFile } from './archive-file.js';
import { digestOfFile, makeArchive, mistakeText, partsOf } from './archive-folder.js';
import type { ArchiveTask } from './archive-worker.js';
import { EXIT, exitOf, graver } from './exit.js';
import { resultsOfFiles } from './file-workers.js';
import { progressOfLogs } from './progress.js';

/** The options of one run, as the command line gives them. */
export interface ArchiveAddOptions {
  /** The folder of the archive. */
  readonly to: string;
  readonly components: readonly string[];
  /** One share of all files, for whoever divides the work: the first number is 1-based. */
  readonly shard?: readonly [share: number, shares: number];
  readonly lang?: string;
}

/**
 * @param paths files and directories
 * @param jobs how many workers; the archive does not depend on it
 * @returns the exit code
 * @throws UnusableEdition
 */
export async function archiveAdd(paths: readonly string[], options: ArchiveAddOptions, jobs: number): Promise<number> {
  const speaker = await speakerFor(options.lang, [], ['archive', 'referee']);
  const say = (text: string): void => {
    process.stderr.write(`${plain(text)}\n`);
  };
  if (paths.includes(STANDARD_STREAM)) {
    say(speaker.text('archive-standard-input'));
    return EXIT.usage;
  }
  const parts = await makeArchive(options.to);
  if (typeof parts !== 'string') {
    say('message' in parts ? mistakeText(parts, speaker) : speaker.text('write-failed', { ...parts }));
    return EXIT.unread;
  }
  const referee = await refereeOf(options.components);
  const work = await workOf(paths, options, referee);
  if ('message' in work) {
    say(mistakeText(work, speaker));
    return EXIT.unread;
  }
  const run = new Run(say, speaker);
  for (const fault of work.faults) run.tellFault(fault);
  const progress = await progressOfLogs(
    process.stderr,
    work.found.map(({ input }) => input.path),
  );
  try {
    for await (const one of archived(work.found, { parts, referee, components: options.components }, jobs)) {
      progress.clear();
      run.add(one);
      for (let game = 0; one.type === 'part' && game < one.games; game += 1) progress.step();
    }
  } finally {
    progress.clear();
  }
  const { kept, copies, found } = work;
  await writeStandardOutput(
    `${speaker.text('archive-added', { games: run.games, files: found.length, kept, copies, key: refereeKey(referee) })}\n`,
  );
  return run.exitCode;
}

/** Counts what has been done, and tells what has not. */
class Run {
  games = 0;
  exitCode: number = EXIT.fine;

  constructor(
    private readonly say: (text: string) => void,
    private readonly speaker: Speaker,
  ) {}

  add(one: Archived): void {
    if (one.type === 'part') {
      this.games += one.games;
      for (const fault of one.faults) this.tellFault(fault);
      return;
    }
    const { speaker } = this;
    this.exitCode = graver(this.exitCode, EXIT.unread);
    this.say(
      one.type === 'changed'
        ? speaker.text('archive-changed', { file: one.file })
        : speaker.text('write-failed', { path: one.failure.path, code: one.failure.code }),
    );
  }

  tellFault(fault: Fault): void {
    this.exitCode = graver(this.exitCode, exitOf(fault));
    const place = fault.position ? `:${fault.position.line}:${fault.position.column}` : '';
    this.say(`${fault.file}${place}: ${sentenceOfFault(fault, this.speaker)}`);
  }
}

/** The program that judges here. */
async function refereeOf(components: readonly string[]): Promise<Referee> {
  const editions = components.map((choice) =>
    SHIPPED_EDITIONS.some(({ name }) => name === choice) ? choice : digestOfFile(choice),
  );
  return { version: VERSION, build: BUILD, editions: await Promise.all(editions) };
}

/** The bundle, in which this stands, is named after its content. */
const BUILD = /\/kiebitz-([0-9a-f]+)\.cjs$/.exec(import.meta.url)?.[1] ?? 'source';

/** What is to be done. */
interface Work {
  readonly found: readonly FoundFile[];
  /** Files whose games the archive has already. */
  readonly kept: number;
  /** Files with the very bytes of another one. */
  readonly copies: number;
  readonly faults: readonly Fault[];
}

async function workOf(paths: readonly string[], { to, shard }: ArchiveAddOptions, referee: Referee) {
  const parts = await partsOf(to);
  if ('message' in parts) return parts;
  const key = refereeKey(referee);
  const have = new Map<string, number[]>();
  const ended = new Set<string>();
  for (const { bytes, part, end } of parts.filter((one) => one.key === key)) {
    const known = have.get(bytes);
    if (known) known.push(part);
    else have.set(bytes, [part]);
    if (end) ended.add(bytes);
  }
  const seen = new Set<string>();
  const found: FoundFile[] = [];
  const faults: Fault[] = [];
  let [kept, copies] = [0, 0];
  for await (const input of findInputs(paths)) {
    const file = input.type === 'fault' ? input.fault : await digested(input);
    if ('fault' in file) {
      faults.push(file);
      continue;
    }
    const { bytes } = file;
    if (shard && Number.parseInt(bytes.slice(0, 8), 16) % shard[1] !== shard[0] - 1) continue;
    const isCopy = seen.has(bytes);
    seen.add(bytes);
    if (isCopy) copies += 1;
    else if (isWhole(have.get(bytes) ?? [], ended.has(bytes))) kept += 1;
    else found.push({ ...file, have: have.get(bytes) ?? [] });
  }
  return { found, kept, copies, faults } satisfies Work;
}

/** @param have the numbers of the parts, in their order */
function isWhole(have: readonly number[], hasEnd: boolean): boolean {
  return hasEnd && have.every((part, place) => part === place);
}

async function digested(input: FoundFile['input']): Promise<Omit<FoundFile, 'have'> | Fault> {
  try {
    // Before the digest: what is written in between is noticed later.
    const { size, mtimeMs: modified } = await stat(input.path);
    return { input, bytes: await digestOfFile(input.path), size, modified };
  } catch (error) {
    return { file: input.path, fault: 'unreadable', position: undefined, found: errorCode(error) };
  }
}

function archived(files: readonly FoundFile[], options: ArchiveOptions, jobs: number): AsyncGenerator<Archived> {
  const byPath = new Map(files.map((found) => [found.input.path, found]));
  const foundAt = (input: Input | string): FoundFile => {
    const found = typeof input === 'string' || input.type === 'fault' ? undefined : byPath.get(input.path);
    if (!found) throw new Error('an input that was not found');
    return found;
  };
  return resultsOfFiles<Archived>(
    files.map(({ input }) => input),
    jobs,
    {
      worker: new URL('./archive-worker.cjs', import.meta.url),
      task: (input): ArchiveTask => ({ found: foundAt(input), options }),
      here: async function* (inputs) {
        for (const input of inputs) yield* archivedFile(foundAt(input), options);
      },
      failed: async (file, error) => ({ type: 'part', games: 0, faults: [ownFault(file, undefined, error)] }),
      worthwhileBytes: 4e6,
      largestBytes: Number.POSITIVE_INFINITY,
    },
  );
}
