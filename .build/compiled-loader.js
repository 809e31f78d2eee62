// Part of the built program: loads its one file, with what V8 compiled of it before where there is something.
import { closeSync, fstatSync, openSync, readSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cachedDataVersionTag, getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/**
 * The exit codes of a run that did what it was asked for, found something or not. Of any other one nothing is kept: words that are no
 * command are no name, and a run that was refused or broken off has not come to what the next one needs.
 */
const DONE = [0, 1];
/** That of V8 11. */
const USUAL_BUDGET = 67_584;
const PATIENT_BUDGET = 1_000_000;
/**
 * For reports, however many: their work lies in thousands of functions, and with the usual budget a quarter of the processor time of
 * 40 reports went into optimizing them, more than three times as much as the optimized code then ran.
 */
const REPORT_BUDGET = 400_000;
const SHORT_WORK_MS = 400;
/** V8 makes its space for new objects so many times as large where much of it is still in use. */
const USUAL_GROWTH = 2;
const NO_GROWTH = 1;
/** Twenty seconds of reports would take 5 to 7 % longer in the space that one report takes a sixth less time in. */
const MANY_OBJECTS_MS = 2_000;
/**
 * Of the logs that `check` reads one game lives at a time. It needs no more room for new objects than this (bytes, in both halves), nor
 * old ones that may grow by more than a quarter before they are cleared away. V8 by itself would take 50 MB more, and as much of
 * the processor. Half of this room saves 3 MB more, and needs 5 % more of the processor.
 */
const ROOM_FOR_GAMES = 8 * 1024 * 1024;
const GROWTH_TO_THAT = 4;
const OLD_GROWTH_PERCENT = 25;
const LOOKS_AGAIN_MS = 10;

// Most of a large file runs only a few times: V8 would optimize thousands of functions for which the process ends too soon.
// With fifteen times its patience it takes a third less work for one page. Long work gets less of it. Before the
// file is loaded, since what V8 compiled counts only under the flags that it was compiled with. Only the V8 of Node.js 20 is told:
// any other one says on standard error which flags it does not know.
const knowsFlags = process.versions.v8.startsWith('11.');
beginShort();

/** For work that is short: new objects come into memory that has been used before, which costs less than to ask the system for more. */
function beginShort() {
  setBudget(PATIENT_BUDGET);
  setGrowth(NO_GROWTH);
}

/** @param {number} budget */
function setBudget(budget) {
  if (knowsFlags) setFlagsFromString(`--interrupt-budget=${budget}`);
}

/** @param {number} factor */
function setGrowth(factor) {
  if (knowsFlags) setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}

/**
 * Says how V8 clears away, to all threads of the process: sooner, for one game at a time, or as it does by itself.
 *
 * @param {boolean} oneGame
 */
function clearAway(oneGame) {
  if (!knowsFlags) return;
  setFlagsFromString(`--heap-growing-percent=${oneGame ? OLD_GROWTH_PERCENT : 0}`);
  // In so small a space there is not enough to clear away for several threads.
  setFlagsFromString(oneGame ? '--no-parallel-scavenge' : '--parallel-scavenge');
}

/** As V8 does by itself. Threads that judge a part of the games each do so, too: they are there for the clock. */
function growFreely() {
  clearAway(false);
  setGrowth(USUAL_GROWTH);
}

/** Lets the space for new objects grow as far as games need it, and no farther. V8 has a flag for that, which it reads only as it begins. */
function growForGames() {
  setGrowth(GROWTH_TO_THAT);
  const timer = setInterval(() => {
    const room = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    if (room && room.space_size < ROOM_FOR_GAMES) return;
    setGrowth(NO_GROWTH);
    clearInterval(timer);
  }, LOOKS_AGAIN_MS).unref();
}

/**
 * @param {string} path of a file that is a function, as a module in CommonJS becomes one; it needs no package
 * @param {string | undefined} purpose what it is loaded for, by a command's name: each needs other parts of it
 * @param {boolean} isMainThread only workers ask: to find it out is a thirtieth of a short start
 * @returns {any} what it exports
 */
export function load(path, purpose, isMainThread = true) {
  const budget = purpose === 'report' ? REPORT_BUDGET : USUAL_BUDGET;
  setTimeout(() => setBudget(budget), SHORT_WORK_MS).unref();
  const oneGame = purpose === 'check' && isMainThread && knowsFlags;
  if (oneGame) clearAway(true);
  setTimeout(oneGame ? growForGames : growFreely, oneGame ? SHORT_WORK_MS : MANY_OBJECTS_MS).unref();
  const compiledPath = `${path}.${machine()}.${/^[a-z][a-z-]*$/.exec(purpose ?? '')?.[0] ?? 'help'}.bin`;
  const compiled = readIfThere(compiledPath);
  const script = new Script(readWhole(path).latin1Slice(), {
    filename: path,
    ...(compiled && { cachedData: compiled }),
  });
  if (isMainThread && (!compiled || script.cachedDataRejected)) {
    process.once('exit', (code) => {
      if (!DONE.includes(code)) return;
      // The next run reads it under the flags that it begins with, whatever time, or a thread, has made of ours.
      beginShort();
      clearAway(oneGame);
      keep(compiledPath, script.createCachedData());
    });
  }
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(path), module, path);
  return module.exports;
}

/**
 * Names the very Node.js that this is. V8's own mark (version, flags, processor) does not suffice: under it Node.js 20.19.0
 * accepts what 20.20.2 compiled, and crashes.
 */
function machine() {
  const { size, mtimeMs } = statSync(process.execPath);
  return [process.version, process.arch, cachedDataVersionTag(), size, Math.floor(mtimeMs)].join('-');
}

/**
 * A file in memory that is asked of the system, and given back to it as soon as it is not used: V8 takes it so for what might be resized.
 * After two megabytes from its heap glibc keeps as much of what is freed there, for each thread: 4 MB more for a long `check`.
 *
 * @param {string} path
 */
function readWhole(path) {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const bytes = Buffer.from(new ArrayBuffer(size, { maxByteLength: size }));
    for (let at = 0, read = 1; at < size && read > 0; at += read) read = readSync(file, bytes, at, size - at, at);
    return bytes;
  } finally {
    closeSync(file);
  }
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readWhole(path);
  } catch {
    return undefined;
  }
}

/**
 * For the next run. At the exit, since the functions that were used are compiled by then. Where the program's folder is
 * not ours to write, each run compiles anew.
 *
 * @param {string} path
 * @param {Buffer} compiled
 */
function keep(path, compiled) {
  try {
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, compiled);
    renameSync(draft, path);
  } catch {}
}
