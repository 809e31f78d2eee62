import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file so that nobody ever finds half of it.
 *
 * @param {string} path
 * @param {string | Uint8Array} content
 */
export function writeWhole(path, content) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}
