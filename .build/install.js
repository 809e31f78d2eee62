// `npm ci`, where it is needed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './clone.js';

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} Packages */

/** True where node_modules holds every version that the lock file names (but for other platforms' optional packages). */
export function isInstalled() {
  const wanted = packages('package-lock.json');
  const present = packages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
  );
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function packages(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * Nothing of what we depend on needs its install scripts, so none are run.
 *
 * @param {(pid: number) => void} started
 */
export function install(started) {
  const options = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // Under npm and npx that very npm is used; `npm` on Windows is a script and needs a shell.
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm && /npm-cli\.c?js$/.test(npm) ? [process.execPath, npm] : ['npm'];
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const child = spawn(command, [...first, ...options], {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: command === 'npm' && process.platform === 'win32',
      });
      if (child.pid) started(child.pid);
      child.once('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`npm ci failed (exit code ${code})`))));
    })
  );
}
