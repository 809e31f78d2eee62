/** The kernel and the rules of the games run anywhere: bundled for a browser, nothing of Node.js is left over. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { expect, it } from 'vitest';
import { ROOT } from '../architecture/source-files.js';

const ROOMS = ['src/kernel', ...['valletta', 'tallinn', 'rattus'].map((game) => `src/games/${game}/rules`)].filter(
  (path) => existsSync(join(ROOT, path)),
);

it.each(ROOMS)('%s needs no module of Node.js and no package', async (room) => {
  const files = readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' });
  const entryPoints = files.filter((file) => file.endsWith('.ts')).map((file) => join(ROOT, room, file));
  const { metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'dist',
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.length).toBeGreaterThan(5);
  expect(inputs.filter((input) => !input.startsWith('src/'))).toEqual([]);
});
