// What the tests take from Vitest, for a process that runs each of them many times: the files are loaded once.
export { expect } from 'vitest';

/** @typedef {(...values: any[]) => unknown} Run */
/** @typedef {{ kind: 'block' | 'test', name: string, run: Run }} Declared */

/** What the block that is open has declared so far, in its order. @type {Declared[]} */
let declared = [];

/** @param {Declared['kind']} kind */
function declarer(kind) {
  const one = (/** @type {string} */ name, /** @type {unknown[]} */ ...rest) => {
    declared.push({ kind, name, run: functionIn(rest) });
  };
  const each =
    (/** @type {any} */ rows, /** @type {unknown[]} */ ...values) =>
    (/** @type {string} */ name, /** @type {unknown[]} */ ...rest) => {
      const run = functionIn(rest);
      for (const row of rowsOf(rows, values)) one(name, () => (Array.isArray(row) ? run(...row) : run(row)));
    };
  const none = () => undefined;
  return Object.assign(one, {
    each,
    skip: none,
    runIf: (/** @type {unknown} */ condition) => (condition ? one : none),
    skipIf: (/** @type {unknown} */ condition) => (condition ? none : one),
  });
}

/** Options, or a time limit, may stand before it or behind it. @param {unknown[]} rest @returns {Run} */
function functionIn(rest) {
  const run = rest.find((value) => typeof value === 'function');
  if (!run) throw new Error('a test without a function');
  return /** @type {Run} */ (run);
}

/** Those of an array, or of a table in a template. @param {any} rows @param {readonly unknown[]} values @returns {unknown[]} */
function rowsOf(rows, values) {
  if (!('raw' in rows)) return rows;
  const names = rows[0].split('|').map((/** @type {string} */ name) => name.trim());
  return Array.from({ length: values.length / names.length }, (_, row) =>
    Object.fromEntries(
      names.map((/** @type {string} */ name, /** @type {number} */ index) => [
        name,
        values[row * names.length + index],
      ]),
    ),
  );
}

export const describe = declarer('block');
export const it = declarer('test');
export const test = declarer('test');

const unknown = () => {
  throw new Error(
    'test/stryker/test-framework.js does not know what comes before and after a test, or stands in for something',
  );
};

export {
  unknown as afterAll,
  unknown as afterEach,
  unknown as beforeAll,
  unknown as beforeEach,
  unknown as onTestFinished,
  unknown as vi,
};

/** @param {Run} run @returns what is declared while it runs */
async function declaredBy(run) {
  const outer = declared;
  declared = [];
  try {
    await run();
    return declared;
  } finally {
    declared = outer;
  }
}

/** What each file declares, once it is loaded. @type {Map<string, Promise<Declared[]>>} */
const files = new Map();

/** How often a file has been loaded again. */
let nrLoadedAgain = 0;

/** @param {string} url */
function fileAt(url) {
  const known = files.get(url);
  if (known) return known;
  const file = declaredBy(() => import(url));
  files.set(url, file);
  return file;
}

/**
 * The names of the tests of a file: what `runTest` takes.
 *
 * @param {string} url
 * @returns {Promise<string[]>}
 */
export async function testsOf(url) {
  /** @type {string[]} */
  const tests = [];
  /** @param {Declared[]} found @param {number[]} places @param {string[]} names */
  const collect = async (found, places, names) => {
    for (const [index, { kind, name, run }] of found.entries()) {
      const path = [...places, index];
      if (kind === 'block') await collect(await declaredBy(run), path, [...names, name]);
      else tests.push(`${url} ${path.join('.')} ${[...names, name].join(' > ')}`);
    }
  };
  await collect(await fileAt(url), [], []);
  return tests;
}

/**
 * Loads a file of tests again, which reckons anew what it reckons outside of its tests; the sources that it asks stay loaded.
 *
 * @param {string} url
 * @returns what it declares
 */
export function loadAgain(url) {
  nrLoadedAgain += 1;
  return declaredBy(() => import(`${url}?${nrLoadedAgain}`));
}

/**
 * Runs a test, and loads its file where it is not loaded yet. The blocks around it are opened anew: what they reckon belongs to it.
 * Where only a file is named it is loaded again, and all of its tests run.
 *
 * @param {string} test
 * @throws whatever the test throws
 */
export async function runTest(test) {
  const [url = '', path] = test.split(' ', 2);
  if (path === undefined) return runAll(await loadAgain(url));
  const places = path.split('.').map(Number);
  let open = await fileAt(url);
  for (const [depth, index] of places.entries()) {
    const one = open[index];
    if (!one) throw new Error('a test that was there is there no more');
    if (depth < places.length - 1) open = await declaredBy(one.run);
    else await one.run({});
  }
}

/** @param {readonly Declared[]} found */
async function runAll(found) {
  for (const { kind, run } of found) {
    if (kind === 'block') await runAll(await declaredBy(run));
    else await run({});
  }
}

/** Loads the file of a test. @param {string} test */
export async function loadFileOf(test) {
  await fileAt(test.split(' ', 1)[0] ?? '');
}
