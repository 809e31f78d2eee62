// Files that are not code but belong to the program. The same two notations work in the built program and in the tests:
//
//   import practice from './valletta-practice.xml?raw';     the text of any file; of styles and scripts what a browser needs
//   import page from '../../templates/page.hbs';            a precompiled Handlebars template
//   import messages from './en/engine.ftl';                 parsed Fluent messages
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import * as esbuild from 'esbuild';
import Handlebars from 'handlebars';

const HELPERS = { each: true, if: true, unless: true, with: true, lookup: true };

/** Compiled ahead: the program then needs the runtime of Handlebars alone. Strict: a missing value is an error, not a gap. */
function templateModule(/** @type {string} */ source) {
  const options = { strict: true, preventIndent: true, knownHelpers: HELPERS, knownHelpersOnly: true };
  const compiled = Handlebars.precompile(source, options);
  return `import Handlebars from 'handlebars/runtime.js';\nexport default Handlebars.template(${compiled});\n`;
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
 * The messages of a program in a file of their own: they are two fifths of it, and a run needs a few of them in one language.
 *
 * @param {string} folder in which they lie
 * @returns {Promise<{ texts: Buffer, plugin: esbuild.Plugin }>} what is in that file, and what leaves it out of the code, which then
 *   calls `textBeside` with the place and the length of what it needs, in bytes
 */
export async function messagesApart(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ftl')).sort();
  /** @type {Map<string, { start: number, bytes: Buffer }>} */
  const parts = new Map();
  let start = 0;
  for (const name of names) {
    const path = resolve(folder, name);
    const bytes = Buffer.from(parsedMessages(await readFile(path, 'utf8')));
    parts.set(path, { start, bytes });
    start += bytes.length;
  }
  const texts = Buffer.concat([...parts.values()].map(({ bytes }) => bytes));
  /** @type {esbuild.Plugin} */
  const plugin = {
    name: 'messages-apart',
    setup(build) {
      build.onLoad({ filter: /\.ftl$/ }, ({ path }) => {
        const part = parts.get(path);
        return part && { contents: messagesFrom(`textBeside(${part.start}, ${part.bytes.length})`), loader: 'js' };
      });
    },
  };
  return { texts, plugin };
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
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.slice(0, -'?raw'.length)),
      namespace: 'raw',
    }));
    build.onLoad({ filter: /./, namespace: 'raw' }, async ({ path }) => ({
      contents: await rawText(path),
      loader: 'text',
    }));
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
