/** The options of games, found by what somebody calls them. */
import type { Game } from '../engine/game.js';
import type { OptionDeclaration } from '../engine/option.js';
import { type OptionInFull, optionInFull } from '../text/option-entry.js';
import type { Speaker } from '../text/speaker.js';

/** An option, and the game that declares it. */
export interface OptionOfGame {
  readonly game: Game;
  readonly option: OptionDeclaration;
}

/** All options, game by game. */
export function optionsOf(games: readonly Game[]): readonly OptionOfGame[] {
  return games.flatMap((game) => game.options.map((option) => ({ game, option })));
}

/** @param word a name, with or without a value behind it (`house.reshuffle=eager`); capitals make no difference */
export function optionsNamed(word: string, options: readonly OptionOfGame[]): readonly OptionOfGame[] {
  const [name = ''] = word.toLowerCase().split('=');
  return options.filter(({ option }) => option.name === name);
}

/** Those whose names contain a word: `reshuffle`. */
export function optionsLike(word: string, options: readonly OptionOfGame[]): readonly OptionOfGame[] {
  return options.filter(({ option }) => option.name.includes(word.toLowerCase()));
}

/** @param speaker with the parts `rule-book`, `rulings` and `options` */
export function inFull(options: readonly OptionOfGame[], speaker: Speaker): readonly OptionInFull[] {
  return options.map(({ game, option }) => optionInFull(game, option, speaker.forGame(game)));
}
