// @ts-nocheck: whatever it wraps keeps its type.
// Counts the steps that a program takes. A step is a block of it that is entered, as V8 counts them, or a place in a list or a text
// that a function of the language looks at. Loaded before the built program, it writes their number to STEPS: those of each run, where the
// program is to run with other words, too, one run after the other (MORE_RUNS, a list of lists of words).
const { writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

const LISTS = ['indexOf', 'lastIndexOf', 'includes', 'slice', 'splice', 'concat', 'join', 'shift', 'unshift'];

/**
 * Begins to count. @returns the end of it, which gives the steps
 * @param part of the addresses of files whose blocks count, too; undefined: none, which is quick in a process with many files
 */
exports.countSteps = (part) => {
  let looked = 0;
  const undo = [];
  const wrap = (prototype, name, cost) => {
    const original = prototype[name];
    prototype[name] = function (...args) {
      const before = this.lastIndex;
      const result = original.apply(this, args);
      looked += cost(this, result, args, before);
      return result;
    };
    undo.push(() => {
      prototype[name] = original;
    });
  };
  for (const name of LISTS) {
    wrap(Array.prototype, name, (list, result) => (name === 'slice' ? result.length : list.length));
  }
  wrap(String.prototype, 'indexOf', (text, found, [, from = 0]) => (found < 0 ? text.length : found) - from);
  wrap(RegExp.prototype, 'exec', (pattern, found, [text], before) => {
    const start = pattern.global || pattern.sticky ? before : 0;
    if (found) return found.index - start + found[0].length;
    return pattern.sticky ? 1 : String(text).length - start;
  });
  const entered = part === undefined ? () => 0 : countBlocks(part);
  return () => {
    for (const one of undo) one();
    return looked + entered();
  };
};

function countBlocks(part) {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return () => {
    let steps = 0;
    session.post('Profiler.takePreciseCoverage', (error, coverage) => {
      for (const { url, functions } of error ? [] : coverage.result) {
        if (!url.includes(part)) continue;
        for (const { ranges } of functions) for (const { count } of ranges) steps += count;
      }
    });
    session.disconnect();
    return steps;
  };
}

if (process.env.STEPS !== undefined) {
  const more = JSON.parse(process.env.MORE_RUNS ?? '[]');
  const counted = [];
  let program;
  // What is optimized does not count its calls, and when that begins hangs on how long the run has taken. Not before the program is loaded:
  // under other flags it would not take what was compiled of it before.
  const { runInThisContext } = Script.prototype;
  Script.prototype.runInThisContext = function (...args) {
    setFlagsFromString('--no-opt');
    const define = runInThisContext.apply(this, args);
    return (exports, require, module, path) => {
      program = module;
      return define(exports, require, module, path);
    };
  };
  let steps = exports.countSteps('/dist/');
  const take = () => {
    counted.push(steps());
    writeFileSync(process.env.STEPS, JSON.stringify(counted));
  };
  process.on('beforeExit', () => {
    const words = more.shift();
    if (words === undefined) return;
    take();
    steps = exports.countSteps('/dist/');
    process.argv.splice(2, Number.POSITIVE_INFINITY, ...words);
    program.exports.main();
  });
  process.on('exit', take);
}
