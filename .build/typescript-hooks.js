// What Node.js asks when it loads a file of this repository. @see https://nodejs.org/api/module.html#customization-hooks
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { moduleOfAsset } from './assets.js';
import { ROOT } from './clone.js';

const HERE = pathToFileURL(ROOT).href;
const IS_ASSET = /\?raw$|\.(hbs|ftl)$/;
const isOurs = (/** @type {string} */ url) => url.startsWith(HERE) && !url.includes('/node_modules/');

/** A module of ours names another one as it will be called once it is compiled. @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  const { parentURL = '' } = context;
  if (!specifier.startsWith('.') || !isOurs(parentURL)) return next(specifier, context);
  const { href } = new URL(specifier, parentURL);
  const source = href.replace(/\.js$/, '.ts');
  if (source !== href && existsSync(fileURLToPath(source))) return { url: source, shortCircuit: true };
  return IS_ASSET.test(href) ? { url: href, shortCircuit: true } : next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!isOurs(url)) return next(url, context);
  const path = fileURLToPath(url.replace(/\?.*/, ''));
  const source = await moduleOf(url, path);
  return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
}

/** @returns {Promise<string | undefined>} undefined: Node.js understands it as it is */
async function moduleOf(/** @type {string} */ url, /** @type {string} */ path) {
  if (!path.endsWith('.ts')) return moduleOfAsset(url.endsWith('?raw'), path);
  const { code } = await esbuild.transform(await readFile(path, 'utf8'), {
    loader: 'ts',
    target: 'node20.19',
    sourcefile: path,
    sourcemap: 'inline',
    sourcesContent: false,
  });
  return code;
}
