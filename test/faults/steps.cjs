// @ts-nocheck: whatever it wraps keeps its type.
// Loaded before the built program: counts the steps that it takes, and writes their number to STEPS. A step is a block of the
// program that is entered, as V8 counts them, or a place in a list that a function of the language looks at.
const { writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');

let looked = 0;
for (const name of ['indexOf', 'lastIndexOf', 'includes', 'slice', 'splice', 'concat', 'join', 'shift', 'unshift']) {
  const original = Array.prototype[name];
  Array.prototype[name] = function (...args) {
    const result = original.apply(this, args);
    looked += name === 'slice' ? result.length : this.length;
    return result;
  };
}

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
process.on('exit', () => {
  session.post('Profiler.takePreciseCoverage', (error, coverage) => {
    let steps = looked;
    for (const { url, functions } of error ? [] : coverage.result) {
      if (!url.includes('/dist/')) continue;
      for (const { ranges } of functions) for (const { count } of ranges) steps += count;
    }
    writeFileSync(process.env.STEPS, String(steps));
  });
});
