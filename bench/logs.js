// Large logs, made of the shipped recorded games again and again, each copy under an id of its own.
import { closeSync, openSync, readdirSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The `<game>` elements of all full-level logs in a file or folder.
 *
 * @param {string} path
 * @returns {string[]}
 */
export function readGames(path) {
  const files = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.xml'))
        .sort()
        .map((name) => join(path, name))
    : [path];
  return files
    .flatMap((file) => readFileSync(file, 'utf8').match(/ {2}<game [\s\S]*?<\/game>\n/g) ?? [])
    .filter((game) => /<moves [^>]*records="hands draws"/.test(game));
}

/** @param {string} text */
function countPlays(text) {
  return text.match(/<play /g)?.length ?? 0;
}

/**
 * @param {string} path
 * @param {readonly string[]} games
 * @param {number} bytes about so many are written, but at least one game
 * @returns {{ bytes: number, games: number, plays: number }}
 */
export function writeLog(path, games, bytes) {
  const plays = games.map(countPlays);
  const written = { bytes: 0, games: 0, plays: 0 };
  const file = openSync(path, 'w');
  const write = (/** @type {string} */ text) => {
    written.bytes += writeSync(file, text);
  };
  write('<?xml version="1.0" encoding="UTF-8"?>\n<gamelog version="1">\n');
  do {
    const which = written.games % games.length;
    write((games[which] ?? '').replace(/ id="[^"]*"/, ` id="bench-${written.games}"`));
    written.plays += plays[which] ?? 0;
    written.games += 1;
  } while (written.bytes < bytes);
  write('</gamelog>\n');
  closeSync(file);
  return written;
}
