/** `kiebitz archive add`: judges what an archive does not have yet. Whoever breaks off goes on where it ended. */
import { basename } from 'node:path';
import type { Order } from '../../archive/order.js';
import { type Referee, refereeKey } from '../../archive/part.js';
import { hasPipe, type Input } from '../../io/inputs.js';
import { writeStandardOutput } from '../../io/standard-output.js';
import { nameUnder } from '../../io/under-root.js';
import type { WriteFailure } from '../../io/write-whole.js';
import { speakerFor } from '../../text/speaker.js';
import { EXIT, exitOf } from '../exit.js';
import { resultsOfFiles } from '../file-workers.js';
import { progressOfLogs, progressOn } from '../progress.js';
import { analyseFiles } from './analyses.js';
import { carefully } from './careful.js';
import { type Archived, type ArchiveOptions, archivedFile, type FoundFile } from './file.js';
import { fileJobs, ordersFor } from './filing.js';
import { type ArchiveMistake, headOf, makeArchive, type NamedPart, partsOf } from './folder.js';
import { type DigestedFile, findFor, keptParts, lackingFiles } from './found.js';
import { importParts, type Target } from './import.js';
import { byAim, ordersOf, writeOrders } from './orders.js';
import { type Asked, refereesOf } from './referee.js';
import { ArchiveRun } from './run.js';
import { withoutDamaged } from './sound.js';
import { ARCHIVE_WORKER, archiveThreads, BEGIN_WORKER, stretchesIn } from './threads.js';
import { tellWhole } from './wholeness.js';
import type { ArchiveTask } from './worker.js';

/** The options of one run, as the command line gives them. */
export interface ArchiveAddOptions extends Asked {
  /** The folder of the archive. */
  readonly to: string;
  /** One share of all files, for whoever divides the work: the first number is 1-based. */
  readonly shard?: readonly [share: number, shares: number];
  /** Archives of others, whose parts are taken over. */
  readonly from: readonly string[];
  /** The address of the database in which jobs are filed, for others to do. */
  readonly queue?: string;
  /** With a queue: the folder that all machines have, and in which all files lie. */
  readonly root?: string;
  readonly lang?: string;
}

/**
 * @param paths files and directories
 * @param jobs how many workers; the archive does not depend on it
 * @returns the exit code
 * @throws UnusableEdition
 */
export async function archiveAdd(paths: readonly string[], options: ArchiveAddOptions, jobs: number): Promise<number> {
  const { to, components, shard, queue, root = '.' } = options;
  const speaker = await speakerFor(options.lang, [], ['archive', 'queue', 'referee']);
  const run = new ArchiveRun(speaker);
  const wrong = await mistakeIn(paths, options);
  if (wrong !== undefined) {
    run.tell(speaker.text(wrong), EXIT.usage);
    return run.exitCode;
  }
  const archive = await archiveAt(to);
  if (!('parts' in archive)) {
    run.refuse(archive);
    return run.exitCode;
  }
  await importAll(options.from, archive, run);
  const there = await partsOf(to);
  if ('message' in there) run.refuse(there);
  if (paths.length === 0 || 'message' in there) return run.exitCode;
  const found = await findFor(paths, shard);
  for (const fault of found.faults) run.tellFault(fault);
  // There is no part of it that could be lacking.
  if (found.faults.some((fault) => exitOf(fault) !== EXIT.fine)) run.hasRefused = true;
  const wanted: Wanted[] = [];
  for (const referee of await refereesOf(options)) {
    const one = await wantedOf(referee, found.all, there, archive, options, run);
    if ('outside' in one) {
      run.tell(speaker.text('queue-outside', { file: one.outside, root }), EXIT.usage);
      return run.exitCode;
    }
    wanted.push(one);
  }
  const orders = wanted.flatMap((one) => one.orders);
  const unwritten = await writeOrders(to, orders, archive.orders);
  if (unwritten) {
    run.refuse(unwritten);
    return run.exitCode;
  }
  for (const { referee, key, lacking, orders: own } of wanted) {
    const kept = found.all.length - lacking.length;
    if (queue !== undefined) await fileJobs(queue, to, key, lackingOf(own, lacking), archive.orders, kept, run);
    else {
      const before = run.games;
      const how = { parts: archive.parts, referee, components };
      if (referee.analysis) await analyseHere(lacking, to, how, jobs, run);
      else await judgeHere(lacking, how, jobs, run);
      // Of copies the verdicts tell.
      const { what, copies } = referee.analysis
        ? { what: 'analysed', copies: 0 }
        : { what: 'judged', copies: found.copies };
      const told = { what, games: run.games - before, files: lacking.length, kept, copies, key };
      await writeStandardOutput(`${speaker.text('archive-added', told)}\n`);
    }
  }
  if (queue === undefined) await tellWhole(to, orders, run);
  return run.exitCode;
}

/** What one referee is to do. */
interface Wanted {
  readonly referee: Referee;
  readonly key: string;
  /** All that is asked for. */
  readonly orders: readonly Order[];
  /** What is not there. */
  readonly lacking: readonly FoundFile[];
}

/** @param there the parts of the archive */
async function wantedOf(
  referee: Referee,
  files: readonly DigestedFile[],
  there: readonly NamedPart[],
  archive: Target,
  { queue, root = '.' }: ArchiveAddOptions,
  run: ArchiveRun,
): Promise<Wanted | { readonly outside: string }> {
  const key = refereeKey(referee);
  const orders: Order[] = [];
  for (const found of files) {
    const { input, bytes } = found;
    const file = queue === undefined ? input.path : nameUnder(root, input.path);
    if (file === undefined) return { outside: input.path };
    const order = { key, bytes, file, named: input.named };
    orders.push(...(queue === undefined ? [order] : await ordersFor(found, order, referee, archive.orders)));
  }
  const named = new Set(files.map(({ bytes }) => bytes));
  const own = there.filter((part) => part.key === key && named.has(part.bytes));
  return { referee, key, orders, lacking: lackingFiles(files, await withoutDamaged(own, run)) };
}

/** What is wrong with a call, as a message. */
async function mistakeIn(paths: readonly string[], { from, queue, root }: ArchiveAddOptions) {
  if (await hasPipe(paths)) return 'archive-standard-input';
  if (paths.length === 0 && from.length === 0) return 'archive-nothing-named';
  return root !== undefined && queue === undefined ? 'queue-only-with' : undefined;
}

/** Orders of which something is to be done. */
function lackingOf(orders: readonly Order[], files: readonly FoundFile[]): readonly Order[] {
  const have = new Map(files.map((file) => [file.bytes, new Set(file.have)]));
  return orders.filter(({ bytes, shard }) => have.get(bytes)?.has(shard?.part ?? -1) === false);
}

async function importAll(from: readonly string[], archive: Target, run: ArchiveRun): Promise<void> {
  if (from.length === 0) return;
  const sum = { parts: 0, kept: 0 };
  const orders: Order[] = [];
  for (const folder of from) {
    const imported = await importParts(folder, archive, run);
    sum.parts += imported?.parts ?? 0;
    sum.kept += imported?.kept ?? 0;
    orders.push(...(imported?.orders ?? []));
  }
  await writeStandardOutput(`${run.speaker.text('archive-imported', sum)}\n`);
  await tellWhole(archive.folder, orders, run);
}

async function judgeHere(
  files: readonly FoundFile[],
  options: ArchiveOptions,
  jobs: number,
  run: ArchiveRun,
): Promise<void> {
  run.progress = await progressOfLogs(
    process.stderr,
    files.map(({ input }) => input.path),
  );
  try {
    for await (const one of archived(files, options, jobs)) run.add(one);
  } finally {
    run.progress.clear();
  }
}

/** Its progress is told in games: how many there are is known from their verdicts. */
async function analyseHere(
  files: readonly FoundFile[],
  folder: string,
  options: ArchiveOptions,
  jobs: number,
  run: ArchiveRun,
): Promise<void> {
  let done = 0;
  const total = process.stderr.isTTY === true ? await gamesLeft(files, folder, options.referee) : 0;
  run.progress = await progressOn(process.stderr, { total, done: () => done });
  try {
    await analyseFiles(files, options, jobs, (one) => {
      done += 1;
      run.add(one);
    });
  } finally {
    run.progress.clear();
  }
}

/** How many games there are to be analysed, by the heads of the parts with their verdicts. */
async function gamesLeft(files: readonly FoundFile[], folder: string, referee: Referee): Promise<number> {
  const { analysis: _, ...judge } = referee;
  const have = new Map(files.map((file) => [file.bytes, file.have.length]));
  const parts = await partsOf(folder);
  const own = 'message' in parts ? [] : parts.filter(({ key, bytes }) => key === refereeKey(judge) && have.has(bytes));
  const heads = await Promise.all(own.map(headOf));
  const games = heads.reduce((sum, head) => sum + (head?.games ?? 0), 0);
  return games - [...have.values()].reduce((sum, kept) => sum + kept, 0);
}

async function archiveAt(folder: string): Promise<Target | ArchiveMistake | WriteFailure> {
  const parts = await makeArchive(folder);
  if (typeof parts !== 'string') return parts;
  const there = await partsOf(folder);
  if ('message' in there) return there;
  const orders = await ordersOf(folder);
  return 'message' in orders
    ? orders
    : { folder, parts, names: new Set(there.map(({ path }) => basename(path))), orders: byAim(orders) };
}

/** Files at which a worker dies are judged once more in the end, each game for itself where it has to be. */
async function* archived(files: readonly FoundFile[], options: ArchiveOptions, jobs: number): AsyncGenerator<Archived> {
  const byPath = new Map(files.map((found) => [found.input.path, found]));
  const fileAt = (path: string): FoundFile => {
    const found = byPath.get(path);
    if (!found) throw new Error('an input that was not found');
    return found;
  };
  const foundAt = (input: Input | string): FoundFile =>
    fileAt(typeof input === 'string' || input.type === 'fault' ? '' : input.path);
  const broken: FoundFile[] = [];
  yield* resultsOfFiles<Archived>(
    files.map(({ input }) => input),
    jobs,
    {
      worker: ARCHIVE_WORKER,
      task: (input): ArchiveTask => ({ found: foundAt(input), options }),
      here: async function* (inputs) {
        for (const input of inputs) yield* archivedFile(foundAt(input), options);
      },
      failed: async (path) => {
        broken.push(fileAt(path));
        return { type: 'part', part: 0, games: 0, faults: [] };
      },
      worthwhileBytes: 0,
      apart: BEGIN_WORKER,
      largestBytes: Number.POSITIVE_INFINITY,
    },
  );
  const threads = archiveThreads(1);
  try {
    for (const found of broken) {
      const { have } = await keptParts(options, found);
      yield* carefully({ ...found, have }, options, stretchesIn(threads, found, options));
    }
  } finally {
    await threads.end();
  }
}
