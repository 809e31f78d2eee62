// Large logs, made of the shipped recorded games again and again, each copy under an id of its own.
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<gamelog version="1">\n';
const FOOT = '</gamelog>\n';

/**
 * The `<game>` elements of the shipped legal logs of a game and level.
 *
 * @param {string} ruleset
 * @param {string} level `full`, `moves` or `public`
 * @returns {string[]}
 */
export function readGames(ruleset, level) {
  const folder = join(FIXTURES, ruleset, 'legal');
  const games = readdirSync(folder)
    .filter((name) => name.startsWith(`${level}-`) && name.endsWith('.xml'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/ {2}<game [\s\S]*?<\/game>\n/g) ?? []);
  if (games.length === 0) throw new Error(`no ${level} game of ${ruleset} in ${folder}`);
  return games;
}

/** The games again and again, each under an id of its own. @param {readonly string[]} games @returns {Generator<string, never>} */
function* copies(games) {
  for (let written = 0; ; written += 1)
    yield (games[written % games.length] ?? '').replace(/ id="[^"]*"/, ` id="bench-${written}"`);
}

/**
 * @param {string} path
 * @param {readonly string[]} games
 * @param {number} bytes about so many are written, but at least one game
 * @returns {{ bytes: number, games: number, plays: number }}
 */
export function writeLog(path, games, bytes) {
  const written = { bytes: 0, games: 0, plays: 0 };
  const file = openSync(path, 'w');
  const write = (/** @type {string} */ text) => {
    written.bytes += writeSync(file, text);
  };
  write(HEAD);
  for (const game of copies(games)) {
    write(game);
    written.plays += game.match(/<play /g)?.length ?? 0;
    written.games += 1;
    if (written.bytes >= bytes) break;
  }
  write(FOOT);
  closeSync(file);
  return written;
}

/**
 * The same, each game in a file of its own.
 *
 * @param {string} folder
 * @param {readonly string[]} games
 * @param {number} bytes about so many are written
 */
export function writeFolder(folder, games, bytes) {
  mkdirSync(folder);
  let written = 0;
  let files = 0;
  for (const game of copies(games)) {
    writeFileSync(join(folder, `${files}.xml`), HEAD + game + FOOT);
    written += game.length;
    files += 1;
    if (written >= bytes) return;
  }
}
