/** The game that bots are to play, as the command line names it. */
import { gameOf } from '../games.js';
import { RULESETS } from '../log/envelope.js';
import { nearest } from '../log/nearest.js';
import type { TextPart } from '../text/sentences.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { complain, withHint } from './complain.js';
import { editionsFor } from './editions.js';
import { givenOptions } from './given-options.js';
import type { ChosenGame, GameOptions } from './play-options.js';

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
  if (!game) return complain(unknownGame(ruleset, speaker));
  const { playable } = game;
  const [least, most] = playable.players;
  const { players = least } = options;
  if (players < least || players > most) {
    return complain(speaker.text('play-players', { game: speaker.name('game', ruleset), players, least, most }));
  }
  const name = options.edition ?? game.defaultEdition;
  const edition = (await editionsFor(ruleset, options.components))(name);
  if (!edition) return complain(speaker.text('play-no-edition', { ruleset, edition: name }));
  return { game, playable, speaker, given: givenOptions(options.option), edition };
}

function unknownGame(ruleset: string, speaker: Speaker): string {
  const sentence = speaker.text('play-unknown-game', { ruleset, known: RULESETS.join(', ') });
  return withHint(sentence, nearest(ruleset, RULESETS), speaker);
}
