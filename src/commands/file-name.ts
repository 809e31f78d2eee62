/** Names of the files that a run writes: safe on every system, and each given once. */
import { basename, extname } from 'node:path';

/**
 * @param game the id of a game: hostile text
 * @param file the log it comes from, where the game has no id
 * @param taken the names given before; the new one is added
 */
export function fileName(game: string | null, file: string, taken: Set<string>): string {
  const wanted = slug(game ?? '') || slug(basename(file, extname(file))) || 'game';
  let name = wanted;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wanted}-${number}`;
  taken.add(name.toLowerCase());
  return `${name}.html`;
}

/** Letters, digits and hyphens of ASCII; everything else becomes a hyphen. */
function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80);
}
