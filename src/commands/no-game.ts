/** What is said where nobody can tell which game of a file is meant, or something of the file could not be read. */
import type { Fault } from '../log/recording.js';
import { faultText } from '../output/check-text.js';
import { coloursFor } from '../output/colours.js';
import { plain } from '../output/plain.js';
import type { Speaker } from '../text/speaker.js';
import { EXIT } from './exit.js';
import type { NoGame } from './one-game.js';

/**
 * Says it on standard error.
 * @param game the id that was asked for
 * @param speaker with the part `why-not`
 * @returns the exit code
 */
export function complainOfGame(
  { type, games, more, faults }: NoGame,
  file: string,
  game: string | undefined,
  speaker: Speaker,
): number {
  complainOfFaults(faults, speaker);
  if (type === 'none' && faults.some((fault) => fault.passedOver !== true)) return EXIT.unread;
  process.stderr.write(`${plain(sentenceOf(type, games, more, file, game ?? '', speaker))}\n`);
  return EXIT.usage;
}

/** Says on standard error what could not be read. */
export function complainOfFaults(faults: readonly Fault[], speaker: Speaker): void {
  for (const fault of faults) process.stderr.write(`${faultText(fault, speaker, coloursFor(false))}\n`);
}

function sentenceOf(
  type: NoGame['type'],
  games: NoGame['games'],
  more: boolean,
  file: string,
  game: string,
  speaker: Speaker,
): string {
  if (type === 'none') return speaker.text('why-not-no-game', { file });
  const list = more ? speaker.text('why-not-and-more', { games: games.join(', ') }) : speaker.list(games);
  return type === 'several'
    ? speaker.text('why-not-several-games', { file, games: list })
    : speaker.text('why-not-unknown-game', { file, game, games: list });
}
