// Where things lie in this clone, and whether what was built is of these sources.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const DIST = join(ROOT, 'dist');
/** Lists the sources that dist was built from. */
export const STAMP = join(DIST, 'sources.txt');

const SOURCES = ['src', 'templates', '.build', 'package.json', 'package-lock.json'];

export function isCurrent() {
  try {
    return readFileSync(STAMP, 'utf8') === listSources();
  } catch {
    return false;
  }
}

/** Path, size and time of every source: equal lists mean equal sources, also after a deletion or a step back in time. */
export function listSources() {
  /** @type {string[]} */
  const lines = [];
  for (const source of SOURCES) list(source, lines);
  return lines.join('\n');
}

/**
 * @param {string} path
 * @param {string[]} lines
 */
function list(path, lines) {
  const full = join(ROOT, path);
  const entry = statSync(full, { throwIfNoEntry: false });
  if (!entry) return;
  if (!entry.isDirectory()) {
    lines.push(`${path} ${entry.size} ${entry.mtimeMs}`);
    return;
  }
  for (const name of readdirSync(full).sort()) list(`${path}/${name}`, lines);
}
