/** The game that bots are to play, as the command line names it. */
import type { Game } from '../engine/game.js';
import { GAMES, gameOf } from '../games.js';
import { nearest } from '../log/nearest.js';
import type { TextPart } from '../text/sentences.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { editionsFor } from './editions.js';
import { type ChosenGame, complain, type GameOptions, withHint } from './play-options.js';

/**
 * @param parts what the speaker is to know beside the game
 * @returns the exit code where it cannot be played; then it has been said
 * @throws UnusableEdition
 */
export async function chosenGame(
  ruleset: string,
  options: GameOptions,
  parts: readonly TextPart[],
): Promise<ChosenGame | number> {
  const game = gameOf(ruleset);
  const speaker = await speakerFor(options.lang, game ? [ruleset] : [], parts);
  if (!game?.playable) return complain(unknownGame(ruleset, speaker));
  const { playable } = game;
  const given = readOptions(game, options.option, speaker);
  if (typeof given === 'string') return complain(given);
  const [least, most] = playable.players;
  const { players = least } = options;
  if (players < least || players > most) {
    return complain(speaker.text('play-players', { ruleset, players, least, most }));
  }
  const name = options.edition ?? game.defaultEdition;
  const edition = (await editionsFor(ruleset, options.components))(name);
  if (!edition) return complain(speaker.text('play-no-edition', { ruleset, edition: name }));
  return { game, playable, speaker, given, edition };
}

/** @returns a sentence where one of them is none */
function readOptions(game: Game, given: readonly string[], speaker: Speaker): Record<string, string> | string {
  const options: Record<string, string> = {};
  for (const text of given) {
    const [name = '', value = ''] = text.split(/=(.*)/s);
    const declared = game.options.find((one) => one.name === name);
    if (!declared) {
      const names = game.options.map((one) => one.name);
      const sentence = speaker.text('play-no-option', { ruleset: game.ruleset, option: name, known: names.join(', ') });
      return withHint(sentence, nearest(name, names), speaker);
    }
    if (!declared.values.includes(value)) {
      return speaker.text('play-no-value', { option: name, value, known: declared.values.join(', ') });
    }
    options[name] = value;
  }
  return options;
}

function unknownGame(ruleset: string, speaker: Speaker): string {
  const known = GAMES.flatMap((game) => (game.playable ? [game.ruleset] : []));
  const sentence = speaker.text('play-unknown-game', { ruleset, known: known.join(', ') });
  return withHint(sentence, gameOf(ruleset) ? undefined : nearest(ruleset, known), speaker);
}
