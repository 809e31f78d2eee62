// Runs the tests for Stryker in its own process, where they are loaded once. Its runner for Vitest loads all files anew for each mutant,
// which takes longer than most tests. Stryker itself is installed for a run only, since it needs Node.js 22 (docs/evidence.md).
//
// - Tests that have killed many mutants and those that are soon over come first, and the files share the time (`#bestFirst`). After so many
//   milliseconds of the processor (`inProcess.patience`) a mutant has survived.
// - A test that failed is run again without the mutant. Where it fails again something was left behind in what is loaded: the mutant is
//   tried anew in a process of its own, and so is the next one.
// - What a file reckons outside of its tests is a test of its own, named as the file: it is loaded again, and all of its tests run.
// - A thread beside it ends the process where a test does not: that mutant counts as one that took too long.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { globSync } from 'tinyglobby';

/** @typedef {typeof import('./test-framework.js')} Framework */
/**
 * @typedef {object} Mutant
 * @property {string} id
 * @property {string} fileName
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {{ start: { line: number, column: number } }} location from 0
 */
/**
 * What instrumented code shares with whoever runs it.
 *
 * @typedef {object} Shared
 * @property {string | undefined} [activeMutant]
 * @property {string | undefined} [currentTestId]
 * @property {number | undefined} [hitCount]
 * @property {number | undefined} [hitLimit]
 * @property {unknown} [mutantCoverage]
 */

/** A test that takes this long, and this many times as long as it took before, does not end. */
const HANGS_AFTER_MS = 5000;
const HANGS_AFTER_TIMES = 30;

/** What processes of one run leave each other: how long each test takes, which ones have killed, and which mutants did not end. */
const NOTES = fileURLToPath(new URL('../../.stryker/notes', import.meta.url));
const TIMES = join(NOTES, 'times.json');
const KILLS = join(NOTES, 'kills.txt');
/** For whoever watches: Stryker says what survives when all is over. */
const SURVIVORS = join(NOTES, 'survivors.txt');
const hungFile = (/** @type {string} */ mutant) => join(NOTES, mutant);

/** Ends the process when the time has come that stands in what it shares with it, and notes the mutant that stands beside it. */
const WATCH = `
const { workerData: { watched, notes } } = require('node:worker_threads');
const { writeFileSync } = require('node:fs');
setInterval(() => {
  if (watched[0] === 0 || Date.now() < watched[0]) return;
  writeFileSync(notes + '/' + watched[1], '');
  process.kill(process.pid, 'SIGKILL');
}, 250);`;

/** What Stryker's own global holds, in the process in which the tests run. @returns {Shared} */
function shared() {
  const everything = /** @type {{ __stryker__?: Shared }} */ (globalThis);
  everything.__stryker__ ??= {};
  return everything.__stryker__;
}

class InProcess {
  /** @type {{ tests: string[], without: string[], patience: number }} */
  #settings;
  #shared = shared();
  /** The one that the tests in the sandbox, a copy of the repository, take for Vitest. @type {Framework | undefined} */
  #loaded;
  /** Milliseconds of the processor. @type {Map<string, number>} */
  #times = new Map();
  /** How many mutants a test has killed. @type {Map<string, number>} */
  #kills = new Map();
  #isFresh = true;
  #isSpoilt = false;
  /** When the test that runs counts as hanging (milliseconds since 1970; 0: none runs), and for which mutant. */
  #watched = new Float64Array(new SharedArrayBuffer(16));

  constructor(/** @type {any} */ options) {
    this.#settings = options.inProcess;
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    mkdirSync(NOTES, { recursive: true });
    new Worker(WATCH, { eval: true, workerData: { watched: this.#watched, notes: NOTES } }).unref();
    register(inSandbox('test/stryker/hooks.js'));
    register(inSandbox('.build/typescript-hooks.js'));
    this.#loaded = await import(inSandbox('test/stryker/test-framework.js'));
  }

  /** @returns {Framework} */
  get #framework() {
    if (!this.#loaded) throw new Error('not begun');
    return this.#loaded;
  }

  async dryRun() {
    rmSync(NOTES, { recursive: true });
    mkdirSync(NOTES);
    const { tests: wanted, without } = this.#settings;
    const files = globSync(wanted, { ignore: without }).sort().map(inSandbox);
    const found = [...files];
    for (const file of files) found.push(...(await this.#framework.testsOf(file)));
    const tests = [];
    for (const [index, id] of found.entries()) {
      this.#shared.currentTestId = id;
      const before = processorMs();
      const failureMessage = await this.#failureOf(id, index < files.length);
      const timeSpentMs = processorMs() - before;
      this.#times.set(id, timeSpentMs);
      const isFailed = failureMessage !== undefined;
      tests.push({ id, name: id, timeSpentMs, status: isFailed ? 1 : 0, ...(isFailed && { failureMessage }) });
    }
    this.#shared.currentTestId = undefined;
    writeFileSync(TIMES, JSON.stringify([...this.#times]));
    return { status: 'complete', tests, mutantCoverage: this.#shared.mutantCoverage };
  }

  async mutantRun(/** @type {{ activeMutant: Mutant, testFilter?: string[], hitLimit?: number }} */ wanted) {
    const { activeMutant, testFilter = [], hitLimit } = wanted;
    const mutant = activeMutant.id;
    if (existsSync(hungFile(mutant))) return { status: 'timeout' };
    // Stryker goes on with another process.
    if (this.#isSpoilt) throw new Error('what a mutant left behind is in the way');
    const isFresh = this.#isFresh;
    this.#isFresh = false;
    if (isFresh) this.#readNotes();
    let nrOfTests = 0;
    let spent = 0;
    this.#shared.hitCount = hitLimit === undefined ? undefined : 0;
    this.#shared.hitLimit = hitLimit;
    for (const test of this.#bestFirst(testFilter, folderOf(activeMutant.fileName))) {
      if (spent > this.#settings.patience) break;
      nrOfTests += 1;
      await this.#framework.loadFileOf(test);
      const before = processorMs();
      const failureMessage = await this.#failureUnder(mutant, test, mutant);
      spent += processorMs() - before;
      if (hitLimit !== undefined && Number(this.#shared.hitCount) > hitLimit) return { status: 'timeout' };
      if (failureMessage === undefined) continue;
      this.#noteKill(test);
      if ((await this.#failureUnder(undefined, test, mutant)) !== undefined) {
        if (!isFresh) throw new Error('an earlier mutant may have left something behind');
        this.#isSpoilt = true;
      }
      return { status: 'killed', failureMessage, killedBy: [test], nrOfTests };
    }
    const { fileName, location, mutatorName, replacement } = activeMutant;
    const place = `${fileName.replace(/.*\/src\//, 'src/')}:${location.start.line + 1}:${location.start.column + 1}`;
    const tried = `${nrOfTests} of ${testFilter.length} tests`;
    appendFileSync(SURVIVORS, `${place} ${mutatorName} ${JSON.stringify(replacement)} ${tried}\n`);
    return { status: 'survived', nrOfTests };
  }

  #readNotes() {
    this.#times = new Map(JSON.parse(readFileSync(TIMES, 'utf8')));
    const kills = existsSync(KILLS) ? readFileSync(KILLS, 'utf8').trimEnd().split('\n') : [];
    for (const test of kills) this.#kills.set(test, (this.#kills.get(test) ?? 0) + 1);
  }

  #noteKill(/** @type {string} */ test) {
    this.#kills.set(test, (this.#kills.get(test) ?? 0) + 1);
    appendFileSync(KILLS, `${test}\n`);
  }

  /**
   * All files at once, each with as much time as the others, and those of the folder with ten times as much: a file of many short tests
   * is through long before one of a few long ones. Within a file the best come first.
   *
   * @param {readonly string[]} tests
   * @param {string} folder of tests
   * @returns {string[]}
   */
  #bestFirst(tests, folder) {
    const timeOf = (/** @type {string} */ test) => 1 + (this.#times.get(test) ?? 0);
    const worth = (/** @type {string} */ test) => (1 + 20 * (this.#kills.get(test) ?? 0)) / timeOf(test);
    /** Until the test is over, of all that come before it in its file. @type {Map<string, number>} */
    const until = new Map();
    /** @type {Map<string, number>} */
    const ofFiles = new Map();
    for (const test of tests.toSorted((one, other) => worth(other) - worth(one))) {
      const [file = ''] = test.split(' ', 1);
      const time = (ofFiles.get(file) ?? 0) + timeOf(test) / (test.includes(folder) ? 10 : 1);
      ofFiles.set(file, time);
      until.set(test, time);
    }
    return [...until].sort(([, one], [, other]) => one - other).map(([test]) => test);
  }

  /** @param {string | undefined} active @param {string} test @param {string} tried the mutant that is blamed where the test does not end */
  async #failureUnder(active, test, tried) {
    this.#watched[1] = Number(tried);
    this.#watched[0] = Date.now() + Math.max(HANGS_AFTER_MS, HANGS_AFTER_TIMES * (this.#times.get(test) ?? 0));
    this.#shared.activeMutant = active;
    try {
      return await this.#failureOf(test);
    } finally {
      this.#shared.activeMutant = undefined;
      this.#watched[0] = 0;
    }
  }

  /** @param {string} test @param {boolean} [loadsOnly] a file, and not its tests @returns the message of what it throws */
  async #failureOf(test, loadsOnly = false) {
    try {
      await (loadsOnly ? this.#framework.loadAgain(test) : this.#framework.runTest(test));
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  async dispose() {}
}

/** Stryker begins us in its sandbox. @param {string} path */
function inSandbox(path) {
  return new URL(path, pathToFileURL(`${process.cwd()}/`)).href;
}

/** Where the tests of a source lie: those of `src/games/rattus/base/use.ts` in `test/games/rattus/`. @param {string} source */
function folderOf(source) {
  return source.replace(/^.*\/src\/(games\/[^/]+|[^/]+)\/.*$/, '/test/$1/');
}

function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const createRunner = (/** @type {unknown} */ options) => new InProcess(options);
createRunner.inject = ['options'];
export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', factory: createRunner }];
/** So that Stryker does not warn of what it does not know. */
export const strykerValidationSchema = { properties: { inProcess: { type: 'object' } } };
