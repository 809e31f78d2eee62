// Files that are not code but belong to the program. The same two notations work in the built program and in the tests:
//
//   import practice from './valletta-practice.xml?raw';     the text of any file; of styles and scripts what a browser needs
//   import page from '../../templates/page.hbs';            a precompiled Handlebars template
//   import messages from './en/engine.ftl';                 parsed Fluent messages
import { readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import * as esbuild from 'esbuild';
import Handlebars from 'handlebars';
import { ROOT } from './clone.js';

const HELPERS = { each: true, if: true, unless: true, with: true, lookup: true };

/** A place in a template, as Handlebars writes it into the code. */
const PLACE = /\{"start":\{"line":\d+,"column":\d+\},"end":\{"line":\d+,"column":\d+\}\}/g;

/** Compiled ahead: the program then needs the runtime of Handlebars alone. Strict: a missing value is an error, not a gap. */
function templateModule(/** @type {string} */ source) {
  const options = { strict: true, preventIndent: true, knownHelpers: HELPERS, knownHelpersOnly: true };
  const compiled = String(Handlebars.precompile(source, options));
  // Where each word stands, which only an error asks, would be made anew whenever a page says the word.
  /** @type {string[]} */
  const places = [];
  const template = compiled.replaceAll(PLACE, (place) => `places[${places.push(place) - 1}]`);
  return `import Handlebars from 'handlebars/runtime.js';
const places = [${places.join()}];
export default Handlebars.template(${template});
`;
}

/** Parsed ahead: reading the result as JSON takes V8 a sixth of the time. Read when it is asked for: many parts of a language are not. */
function messagesModule(/** @type {string} */ source) {
  return messagesFrom(JSON.stringify(parsedMessages(source)));
}

/** @param {string} expression whose value is the parsed messages, in JSON */
function messagesFrom(expression) {
  return `export default {
  get body() {
    const value = JSON.parse(${expression});
    Object.defineProperty(this, 'body', { value });
    return value;
  },
};
`;
}

/** In JSON. */
function parsedMessages(/** @type {string} */ source) {
  return JSON.stringify(new FluentResource(source).body);
}

/**
 * The texts of a program in a file of their own: they are more than half of it, and a run needs few of them.
 *
 * @returns {{ plugin: esbuild.Plugin, laidOut: () => { places: Record<string, readonly [start: number, length: number]>, bytes: Buffer } }}
 *   what leaves them out of the code, which then calls `textBeside` with the name of what it needs; and, after the build, what is in that
 *   file and where, in bytes
 */
export function textsApart() {
  /** @type {Map<string, Buffer>} */
  const texts = new Map();
  /** @param {string} path @param {string} text @returns {string} the expression that reads it */
  function apart(path, text) {
    const name = relative(ROOT, path).replaceAll(sep, '/');
    texts.set(name, Buffer.from(text));
    return `textBeside(${JSON.stringify(name)})`;
  }
  /** @type {esbuild.Plugin} */
  const plugin = {
    name: 'texts-apart',
    setup(build) {
      onRaw(build, async (path) => ({
        contents: `export default ${apart(path, await rawText(path))};`,
        loader: 'js',
      }));
      build.onLoad({ filter: /\.ftl$/ }, async ({ path }) => ({
        contents: messagesFrom(apart(path, parsedMessages(await readFile(path, 'utf8')))),
        loader: 'js',
      }));
    },
  };
  function laidOut() {
    /** @type {Record<string, readonly [number, number]>} */
    const places = {};
    let start = 0;
    // The order in which esbuild reads them is not always the same.
    const sorted = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [name, { length }] of sorted) {
      places[name] = [start, length];
      start += length;
    }
    return { places, bytes: Buffer.concat(sorted.map(([, bytes]) => bytes)) };
  }
  return { plugin, laidOut };
}

/**
 * Modules that are asked for as a text.
 *
 * @param {esbuild.PluginBuild} build
 * @param {(path: string) => Promise<esbuild.OnLoadResult>} load
 */
function onRaw(build, load) {
  build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
    path: resolve(resolveDir, path.slice(0, -'?raw'.length)),
    namespace: 'raw',
  }));
  build.onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => load(path));
}

/** Every page holds its whole style and script: without comments and indentation it is a hundredth smaller. So are profiles. */
async function rawText(/** @type {string} */ path) {
  const text = await readFile(path, 'utf8');
  if (path.endsWith('.json')) return JSON.stringify(JSON.parse(text));
  const loader = path.endsWith('.css') ? 'css' : path.endsWith('.mjs') ? 'js' : undefined;
  return loader ? (await esbuild.transform(text, { loader, minify: true })).code : text;
}

/** @type {import('esbuild').Plugin} */
export const assetsForEsbuild = {
  name: 'assets',
  setup(build) {
    onRaw(build, async (path) => ({ contents: await rawText(path), loader: 'text' }));
    build.onLoad({ filter: /\.hbs$/ }, async ({ path }) => ({
      contents: templateModule(await readFile(path, 'utf8')),
      loader: 'js',
      resolveDir: import.meta.dirname,
    }));
    build.onLoad({ filter: /\.ftl$/ }, async ({ path }) => ({
      contents: messagesModule(await readFile(path, 'utf8')),
      loader: 'js',
    }));
  },
};

/**
 * Such a file as a module of its own.
 *
 * @param {boolean} isText as its name is asked for
 * @param {string} path
 * @returns {Promise<string | undefined>} undefined: it is code
 */
export async function moduleOfAsset(isText, path) {
  if (isText) return `export default ${JSON.stringify(await rawText(path))};\n`;
  if (path.endsWith('.hbs')) return templateModule(await readFile(path, 'utf8'));
  return path.endsWith('.ftl') ? messagesModule(await readFile(path, 'utf8')) : undefined;
}
