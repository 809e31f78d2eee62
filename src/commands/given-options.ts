/** Options of games that `--option` chooses: `name=value`. */
import type { Command } from 'commander';
import type { Game } from '../engine/game.js';
import type { Options } from '../engine/option.js';
import { allGames } from '../games.js';
import { nearest } from '../log/nearest.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { withHint } from './complain.js';

/** The options by their names, whether there are such or not. */
export function givenOptions(given: readonly string[]): Options {
  return Object.fromEntries(given.map((text) => text.split(/=(.*)/s)).map(([name = '', value = '']) => [name, value]));
}

/** The games that a command is about: the one that it names, or all. None where it names one that there is not. */
export function gamesOf(command: Command): readonly Game[] {
  const isNamed = command.registeredArguments[0]?.name() === 'ruleset';
  return isNamed ? allGames().filter(({ ruleset }) => ruleset === command.args[0]) : allGames();
}

/** Complains of an option that the games of a command do not have, or that cannot be so; the complaint ends the run. */
export async function refuseOptions(command: Command, given: readonly string[], lang?: string): Promise<void> {
  const games = gamesOf(command);
  if (games.length === 0) return;
  const sentence = wrongOption(games, givenOptions(given), await speakerFor(lang, []));
  if (sentence !== undefined) command.error(sentence);
}

function wrongOption(games: readonly Game[], given: Options, speaker: Speaker): string | undefined {
  const declared = games.flatMap(({ options }) => options);
  for (const [option, value] of Object.entries(given)) {
    const known = declared.find(({ name }) => name === option);
    if (!known) {
      const names = declared.map(({ name }) => name);
      const [{ ruleset = '' } = {}, ...others] = games;
      const sentence =
        others.length > 0
          ? speaker.text('no-such-option', { option })
          : speaker.text('play-no-option', { ruleset, option, known: names.join(', ') });
      return withHint(sentence, nearest(option, names), speaker);
    }
    if (!known.values.includes(value)) {
      return speaker.text('play-no-value', { option, value, known: known.values.join(', ') });
    }
  }
  return undefined;
}
