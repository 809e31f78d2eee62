/** The inputs that were kept of a target: a file for each target, an input to a line, in base64. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} target @returns {string} the path of its file */
export function corpusFile(target) {
  return fileURLToPath(new URL(`corpus/${target}.txt`, import.meta.url));
}

/** @param {string} file @returns {readonly Buffer[]} none where there is no file */
export function inputsOf(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.pop();
  return lines.map((line) => Buffer.from(line, 'base64'));
}
