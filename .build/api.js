// The API becomes dist/api: ES modules that need nothing of Node.js and no package, each function in a file of its own.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { assetsForEsbuild } from './assets.js';
import { DIST, ROOT } from './clone.js';
import { writeWhole } from './write-whole.js';

const SOURCES = join(ROOT, 'src', 'api');
const API = join(DIST, 'api');
/** It stands for `node:buffer`. */
const BUFFER = join(SOURCES, 'buffer.ts');

/** @type {esbuild.Plugin} */
export const withoutNode = {
  name: 'without-node',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path, importer }) => {
      if (path !== 'node:buffer') throw new Error(`${importer} needs ${path}, which no browser has`);
      return { path: BUFFER };
    });
  },
};

/** @type {esbuild.BuildOptions & { write: false, metafile: true }} */
const OPTIONS = {
  absWorkingDir: ROOT,
  outdir: API,
  bundle: true,
  platform: 'neutral',
  target: 'es2023',
  mainFields: ['module', 'main'],
  minifyWhitespace: true,
  lineLimit: 200,
  legalComments: 'none',
  logLevel: 'warning',
  write: false,
  metafile: true,
  plugins: [withoutNode, assetsForEsbuild],
};

/** @returns {Promise<readonly string[]>} what is bundled */
export async function bundleApi() {
  const sources = readdirSync(SOURCES).map((file) => join(SOURCES, file));
  const modules = await esbuild.build({
    ...OPTIONS,
    // A file for each: what is not imported is not loaded, and other bundlers leave it out.
    entryPoints: sources.filter((path) => path !== BUFFER),
    format: 'esm',
    splitting: true,
    chunkNames: 'part-[hash]',
  });
  // Jest loads its tests as CommonJS, and cannot load modules from there.
  const matchers = await esbuild.build({
    ...OPTIONS,
    entryPoints: [join(SOURCES, 'matchers.ts')],
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
  });
  const files = [...modules.outputFiles, ...matchers.outputFiles];
  mkdirSync(API, { recursive: true });
  for (const { path, contents } of files) writeWhole(path, contents);
  for (const file of readdirSync(API)) {
    if (files.every(({ path }) => path !== join(API, file))) rmSync(join(API, file));
  }
  return Object.keys(modules.metafile.inputs);
}
