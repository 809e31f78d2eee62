// The API becomes dist/api: ES modules that need nothing of Node.js and no package, each function in a file of its own.
import { readdirSync, rmSync } from 'node:fs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { assetsForEsbuild } from './assets.js';
import { DIST, ROOT } from './prepare.js';
import { writeWhole } from './write-whole.js';

const API = join(ROOT, 'src', 'api');
/** It stands for a module of Node.js. */
const BUFFER = join(API, 'buffer.ts');

/** @type {esbuild.Plugin} */
const withoutNode = {
  name: 'without-node',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path, importer }) => {
      if (path !== 'node:buffer') throw new Error(`${importer} needs ${path}, which no browser has`);
      return { path: BUFFER };
    });
  },
};

/** @returns {Promise<readonly string[]>} what is bundled */
export async function bundleApi() {
  const result = await esbuild.build({
    absWorkingDir: ROOT,
    // A file for each: what is not imported is not loaded, and other bundlers leave it out.
    entryPoints: readdirSync(API).filter((file) => file !== 'buffer.ts').map((file) => join(API, file)),
    outdir: join(DIST, 'api'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    mainFields: ['module', 'main'],
    chunkNames: 'part-[hash]',
    minifyWhitespace: true,
    lineLimit: 200,
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
    metafile: true,
    plugins: [withoutNode, assetsForEsbuild],
  });
  mkdirSync(join(DIST, 'api'), { recursive: true });
  for (const { path, contents } of result.outputFiles) writeWhole(path, contents);
  const current = new Set(result.outputFiles.map(({ path }) => path));
  for (const file of readdirSync(join(DIST, 'api'))) {
    const path = join(DIST, 'api', file);
    if (file.endsWith('.js') && !current.has(path)) rmSync(path);
  }
  return Object.keys(result.metafile.inputs);
}
