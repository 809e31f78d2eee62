// The package as npm would install it: its files, how large they are together, how many other packages it asks for, and how long its API takes to load.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} folder where it is packed and unpacked
 * @returns {{ bytes: number, packed: number, packages: number, api: string }} the file of the API, installed
 */
export function installPackage(folder) {
  const place = mkdtempSync(join(folder, 'package-'));
  execFileSync(process.execPath, [join(ROOT, '.build/types.js')]);
  const words = ['pack', ROOT, '--ignore-scripts', '--pack-destination', place, '--loglevel=error'];
  execFileSync('npm', words, { stdio: 'ignore' });
  const [tarball = ''] = readdirSync(place);
  const packed = statSync(join(place, tarball)).size;
  execFileSync('tar', ['-xzf', tarball], { cwd: place });
  const installed = join(place, 'package');
  removeOldPrograms(join(installed, 'dist'));
  const { dependencies = {} } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const api = join(installed, 'dist/api/index.js');
  return { bytes: sizeOf(installed), packed, packages: 1 + Object.keys(dependencies).length, api };
}

/** Programs of earlier builds lie beside the present one for an hour; a release is built anew. @param {string} dist */
function removeOldPrograms(dist) {
  const door = readFileSync(join(dist, 'cli.cjs'), 'utf8');
  for (const name of readdirSync(dist)) {
    if (/^kiebitz-.*\.cjs$/.test(name) && !door.includes(name)) rmSync(join(dist, name));
  }
}

/** @param {string} path @returns {number} */
function sizeOf(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
