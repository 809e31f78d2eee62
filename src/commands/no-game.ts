/** What is said where nobody can tell which game of a file is meant, or something of the file could not be read. */

import { RULESETS } from '../log/envelope.js';
import type { Fault } from '../log/recording.js';
import { faultText } from '../output/check-text.js';
import { coloursFor } from '../output/colours.js';
import type { TextPart } from '../text/sentences.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { complain } from './complain.js';
import { EXIT } from './exit.js';
import { type ChosenGame, type NoGame, oneGame } from './one-game.js';
import { type JudgingOptions, localeOf, type ReplayOptions } from './replays.js';

/**
 * The game that somebody asks about, and who speaks of it; what could not be read of its file is said on standard error.
 * @param path a file, or `-` for standard input
 * @param parts what the speaker is to know beside the game
 * @returns the exit code where nobody can tell which game is meant; then that has been said
 * @throws UnusableEdition
 */
export async function askedGame(
  path: string,
  options: JudgingOptions & Pick<ReplayOptions, 'game'>,
  parts: readonly TextPart[],
): Promise<{ readonly chosen: ChosenGame; readonly speaker: Speaker } | number> {
  const chosen = await oneGame(path, options);
  const lang = options.lang ?? (chosen.type === 'game' ? localeOf(chosen.recording) : undefined);
  const speaker = await speakerFor(lang, RULESETS, ['why-not', ...parts]);
  if (chosen.type !== 'game') return complainOfGame(chosen, path, options.game, speaker);
  complainOfFaults(chosen.faults, speaker);
  return { chosen, speaker: speaker.forGame(chosen.game) };
}

/** @param game the id that was asked for @returns the exit code */
function complainOfGame(
  { type, games, more, faults }: NoGame,
  file: string,
  game: string | undefined,
  speaker: Speaker,
): number {
  complainOfFaults(faults, speaker);
  if (type === 'none' && faults.some((fault) => fault.passedOver !== true)) return EXIT.unread;
  return complain(sentenceOf(type, games, more, file, game ?? '', speaker));
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
