// A TypeScript file of this repository as a JavaScript file that Node.js can run.
import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { assetsForEsbuild } from './assets.js';
import { OPTIONS } from './bundle.js';
import { ROOT } from './clone.js';

/**
 * @param {string} file
 * @returns {Promise<string>} the path of the JavaScript; it is removed when this process ends
 */
export async function compile(file) {
  // Inside node_modules: packages are found from there, and nobody takes it for a source.
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.compiled-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, `${basename(file, '.ts')}.js`);
  await esbuild.build({
    ...OPTIONS,
    entryPoints: [resolve(file)],
    outfile,
    packages: 'external',
    plugins: [assetsForEsbuild],
  });
  return outfile;
}
