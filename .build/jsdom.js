// jsdom is 700 small files, and loading them takes nine times as long as starting Node.js. As one file that V8 has
// compiled before, it takes a fifth of that. The tests use jsdom itself.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { writeWhole } from './bundle.js';
import { ROOT } from './prepare.js';

const LOADER = fileURLToPath(new URL('./compiled-loader.js', import.meta.url));
const NO_NETWORK = fileURLToPath(new URL('./no-network.cjs', import.meta.url));
const require = createRequire(import.meta.url);

/**
 * In our program `import { JSDOM } from 'jsdom'` means the one file.
 *
 * @param {string} file its name in dist
 * @returns {esbuild.Plugin}
 */
export function jsdomForEsbuild(file) {
  return {
    name: 'jsdom',
    setup(build) {
      build.onResolve({ filter: /^jsdom$/ }, () => ({ path: 'jsdom', namespace: 'jsdom' }));
      build.onLoad({ filter: /./, namespace: 'jsdom' }, () => ({
        contents: `import { load } from ${JSON.stringify(LOADER)};
          export const { JSDOM } = load(new URL(${JSON.stringify(`./${file}`)}, import.meta.url));`,
        resolveDir: dirname(LOADER),
      }));
    },
  };
}

/**
 * Writes the one file, unless it is there, and has it compiled for this Node.js.
 *
 * @param {string} folder
 * @returns {Promise<{ file: string, inputs: string[] }>} its name and the files it was made of
 */
export async function bundleJsdom(folder) {
  const file = `jsdom-${recipe()}.cjs`;
  const path = join(folder, file);
  const inputsPath = `${path}.inputs.json`;
  if (existsSync(path) && existsSync(inputsPath)) return { file, inputs: JSON.parse(readFileSync(inputsPath, 'utf8')) };

  const result = await esbuild.build({
    absWorkingDir: ROOT,
    stdin: { contents: "exports.JSDOM = require('jsdom').JSDOM;", resolveDir: dirname(LOADER) },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    minify: true,
    lineLimit: 200,
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'warning',
    // Otherwise jsdom and one of its dependencies would each bring a css-tree of their own.
    alias: { 'css-tree': require.resolve('css-tree', { paths: [require.resolve('jsdom')] }) },
    plugins: [selfContained],
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error('esbuild made no jsdom bundle');
  // The loader reads bytes as characters, which is fastest.
  if (output.contents.some((byte) => byte > 0x7f)) throw new Error('the jsdom bundle is not plain ASCII');
  const inputs = Object.keys(result.metafile.inputs);
  writeWhole(path, output.contents);
  writeWhole(inputsPath, JSON.stringify(inputs));
  execFileSync(process.execPath, [fileURLToPath(new URL('./jsdom-warm.js', import.meta.url)), path]);
  return { file, inputs };
}

/** Names what the file is made from, so that it is made anew exactly when that changes. */
function recipe() {
  const hash = createHash('sha256');
  hash.update(require('jsdom/package.json').version);
  hash.update(esbuild.version);
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  hash.update(readFileSync(NO_NETWORK));
  return hash.digest('hex').slice(0, 12);
}

/** @type {esbuild.Plugin} Replaces what jsdom looks up beside its own files at run time. */
const selfContained = {
  name: 'self-contained',
  setup(build) {
    build.onResolve({ filter: /^undici(\/|$)/ }, () => ({ path: NO_NETWORK }));
    build.onLoad({ filter: /[\\/]XMLHttpRequest-impl\.js$/ }, ({ path }) => ({
      contents: replaceOnce(path, /require\.resolve\("\.\/xhr-sync-worker\.js"\)/, '"no-network"'),
    }));
    build.onLoad({ filter: /[\\/]computed-style\.js$/ }, ({ path }) => ({
      contents: replaceOnce(
        path,
        /fs\.readFileSync\(\s*path\.resolve\([^)]*\),[^)]*\)/,
        JSON.stringify(readFileSync(join(dirname(path), '../../../browser/default-stylesheet.css'), 'utf8')),
      ),
    }));
  },
};

/**
 * @param {string} path
 * @param {RegExp} pattern
 * @param {string} replacement
 */
function replaceOnce(path, pattern, replacement) {
  const source = readFileSync(path, 'utf8');
  if (!pattern.test(source)) throw new Error(`${path} has changed: ${pattern} is not there`);
  return source.replace(pattern, () => replacement);
}
