/** Names of the files that a run writes: safe on every system, and each given once. */
import { basename, extname } from 'node:path';
import { hash } from '../analysis/content.js';

/**
 * The name of the page of a game; of a view the id of who looks stands in it.
 * @param game the id of a game: hostile text
 * @param file the log it comes from, where the game has no id
 * @param taken the names given before; the new one is added
 */
export function fileName(game: string | null, file: string, taken: Set<string>, view?: string): string {
  const name = plainName(game ?? '', file);
  return `${free(view === undefined ? name : `${name}.${slug(view) || 'view'}`, taken)}.html`;
}

/** The name of the log of a game. @param taken as for `fileName` */
export function logName(game: string, file: string, taken: Set<string>): string {
  return free(plainName(game, file), taken, '.xml');
}

function plainName(game: string, file: string): string {
  return slug(game) || slug(basename(file, extname(file))) || 'game';
}

/** So many digits tell the players of any archive apart whose names make the same file name. */
const DIGITS = 10;

/**
 * The name of the page of a player: it depends on the name of the player alone, so a link to it lasts.
 * @param player hostile text
 */
export function playerPageName(player: string): string {
  return `${[slug(player), hash([player], DIGITS)].filter((part) => part !== '').join('-')}.html`;
}

/** The name of a sheet beside the page of a game. @param kind what stands on it @param taken as for `fileName` */
export function sheetName(page: string, kind: string, taken: Set<string>): string {
  return `${free(page.replace(/html?$/i, kind), taken)}.html`;
}

/** The name, or the next one with a number that is not given away. */
function free(wanted: string, taken: Set<string>, ending = ''): string {
  let name = wanted + ending;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wanted}-${number}${ending}`;
  taken.add(name.toLowerCase());
  return name;
}

/** Windows keeps these names for its devices, whatever ending they have. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Letters that are others with no accent, or two of them. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Letters (without accents), digits, hyphens, dots and underscores of ASCII, not many more than 80; everything else becomes a hyphen. */
function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80)
    .replace(DEVICE, '$&-game');
}
