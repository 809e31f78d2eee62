// What the tests take from Vitest, for a process that runs each of them many times: the files are loaded once.
export { expect } from 'vitest';

/** @typedef {(...values: any[]) => unknown} Run */
/** @typedef {{ kind: 'block' | 'test', name: string, run: Run }} Declared */
/** @typedef {{ id: string, run: () => Promise<void> }} Test */

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
  throw new Error('test/stryker/test-framework.js does not know what comes before and after a test');
};

export {
  unknown as afterAll,
  unknown as afterEach,
  unknown as beforeAll,
  unknown as beforeEach,
  unknown as onTestFinished,
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

/**
 * Loads a file of tests. To run one of them opens the blocks around it anew: what they reckon belongs to the test.
 *
 * @param {string} url
 * @returns {Promise<Test[]>}
 */
export async function testsOf(url) {
  const top = await declaredBy(() => import(url));
  /** @type {Test[]} */
  const tests = [];
  /** @param {Declared[]} found @param {number[]} places @param {string[]} names */
  const collect = async (found, places, names) => {
    for (const [index, { kind, name, run }] of found.entries()) {
      const path = [...places, index];
      if (kind === 'block') await collect(await declaredBy(run), path, [...names, name]);
      else tests.push({ id: `${url} ${path.join('.')} ${[...names, name].join(' > ')}`, run: () => runAt(top, path) });
    }
  };
  await collect(top, [], []);
  return tests;
}

/** @param {Declared[]} top @param {readonly number[]} path */
async function runAt(top, path) {
  let open = top;
  for (const [depth, index] of path.entries()) {
    const one = open[index];
    if (!one) throw new Error('a test that was there is there no more');
    if (depth < path.length - 1) open = await declaredBy(one.run);
    else await one.run({});
  }
}
