/** Debian's Chromium; nothing is downloaded. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Without windows it starts faster and does less. */
const NAMES = ['chromium-headless-shell', 'chromium'];

/** @type {string | undefined} its path; undefined where it is not installed */
export const EXECUTABLE = NAMES.flatMap((name) =>
  ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)].map((folder) => join(folder, name)),
).find((path) => existsSync(path));

/**
 * For what is nothing without a browser.
 *
 * @returns {string} its path
 * @throws {Error} where it is not installed
 */
export function installedChromium() {
  if (EXECUTABLE === undefined) throw new Error('Chromium is not installed: apt-get install chromium-headless-shell');
  return EXECUTABLE;
}
