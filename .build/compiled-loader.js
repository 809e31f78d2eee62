// Part of the built program: loads one large file of it, with what V8 compiled before where there is something.
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

// Most of a large file runs only a few times: V8 would optimize thousands of functions for which the process ends too soon.
// With fifteen times its patience it takes a third less work for one page, and no more for hundreds. Before the first file
// is loaded, since what V8 compiled counts only under the flags that it was compiled with. Only the V8 of Node.js 20 knows the
// flag; any other one says on standard error that it does not.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=1000000');

/**
 * @param {URL} url of a module in CommonJS
 * @param {Record<string, () => unknown>} [packages] what it gets when it asks for these
 * @returns {any} what it exports
 */
export function load(url, packages = {}) {
  const path = fileURLToPath(url);
  const compiledPath = `${path}.${machine()}.bin`;
  const compiled = readIfThere(compiledPath);
  const source = `(function (exports, require, module, __filename) {${readFileSync(path, 'latin1')}\n})`;
  const script = new Script(source, { filename: path, ...(compiled && { cachedData: compiled }) });
  if (!compiled) process.once('exit', () => keep(compiledPath, script.createCachedData()));
  const require = createRequire(url);
  const module = { exports: {} };
  const requireOr = (/** @type {string} */ name) => (packages[name] ? packages[name]() : require(name));
  script.runInThisContext()(module.exports, requireOr, module, path);
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

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path);
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
