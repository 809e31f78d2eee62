/** Logs for a queue: enough to take a while, among them two games that kill whoever judges them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../architecture/source-files.js';
import { IS_LONG } from '../runs.js';

const FILES = IS_LONG ? 30 : 12;
const GAMES = IS_LONG ? 20 : 8;
/** In which file, at which of its games, with which name of a player. */
const POISONS: readonly (readonly [file: number, game: number, player: string])[] = [
  [3, 0, 'poison-abort'],
  [8, 3, 'poison-throw'],
];
const POISONED_GAMES = 5;

/** A game of three players, the first of whom is called so. */
export function poisoned(player: string): string {
  return GAME.replaceAll('"p1"', `"${player}"`);
}

const LOG = readFileSync(join(ROOT, 'fixtures', 'tallinn', 'legal', 'full-3-players-legate.xml'), 'utf8');
const [GAME = ''] = /<game [\s\S]*<\/game>/.exec(LOG) ?? [];

/** Writes them into a folder. @returns how many files there are */
export function logsOfManyGames(folder: string): number {
  for (let file = 0; file < FILES; file += 1) {
    const poison = POISONS.find(([at]) => at === file);
    const games = Array.from({ length: poison ? POISONED_GAMES : GAMES }, (_, game) => {
      const named = GAME.replace(/ id="[^"]*"/, ` id="f${file}-g${game}"`);
      return poison?.[1] === game ? named.replaceAll('"p1"', `"${poison[2]}"`) : named;
    });
    const text = `<gamelog version="1">\n${games.join('\n')}\n</gamelog>\n`;
    writeFileSync(join(folder, `${String(file).padStart(2, '0')}.xml`), text);
  }
  return FILES;
}
