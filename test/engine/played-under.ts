/** Games that are played at random under options of one's own. */
import type { Game } from '../../src/engine/game.js';
import { defaults, type Options } from '../../src/engine/option.js';
import type { Level } from '../../src/engine/playable.js';
import { gameElement } from '../../src/engine/played-games.js';
import type { Random } from '../../src/kernel/random.js';
import { rawOfElement } from '../../src/log/raw.js';
import type { AnyElement, Vocabulary } from '../../src/log/vocabulary.js';
import { logWriter } from '../../src/log/write.js';
import { requestFor } from './replays.js';

/** Options and their values at random. @param seldom in one game of how many an option is named */
export function anyOf(
  options: Game['options'],
  random: Random,
  seldom: (option: Game['options'][number]) => number,
): Options {
  const chosen = options.filter((option) => random.below(seldom(option)) === 0);
  return Object.fromEntries(chosen.map(({ name, values }) => [name, values[random.below(values.length)] ?? '']));
}

/**
 * The log of a game of two to four players.
 *
 * @param given the options that the log names
 * @param level how much it writes: all that is done, and nothing claimed; all numbers as well; or what lies open to everybody
 * @throws for a game that cannot be played
 */
export function playedUnder(game: Game, given: Options, random: Random, id: string, level: Level = 'moves'): string {
  const { playable, ruleset, defaultEdition } = game;
  const edition = requestFor({ ruleset } as Parameters<typeof requestFor>[0]).edition(defaultEdition);
  if (!playable || !edition) throw new Error(`${ruleset} cannot be played`);
  const options = { ...defaults(game.options), ...game.presets?.(given), ...given };
  const counts = [2, 3, 4].filter((players) => !playable.refuses?.({ players, options, edition }));
  const setting = { players: counts[random.below(counts.length)] ?? 2, options, edition };
  const played = playable.series(setting).explore(undefined, random.below(2 ** 31));
  const heading = { ruleset, id, bots: ['random'], setting, given, components: 'named' } as const;
  const element = gameElement(heading, played.parts(level)) as AnyElement<Vocabulary>;
  const writer = logWriter('xml');
  return `${writer.start()}${writer.game(rawOfElement(element, game.vocabulary)).text}${writer.end()}`;
}
