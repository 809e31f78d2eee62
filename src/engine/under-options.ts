/** Options that somebody chooses for logs that do not name them. */

import type { Recording } from '../log/recording.js';
import { childrenNamed, type Element, makerOf } from '../log/vocabulary.js';
import type { Game } from './game.js';
import type { Options } from './option.js';

const make = makerOf();

/**
 * The recording under options of which it says nothing. What it names itself, and what a preset that it names says, stays.
 * @param given of all games; those of others are left out
 */
export function underOptions(game: Game, recording: Recording, given: Options): Recording {
  if (Object.keys(given).length === 0) return recording;
  const { children } = recording.game;
  const own = childrenNamed(recording.game, 'options')[0];
  const named = Object.fromEntries(
    (own?.children ?? []).map(({ values }: Element) => [String(values['name']), String(values['value'])]),
  );
  const added = optionsBeside(game, named, given).map((option) => make('option', option));
  if (added.length === 0) return recording;
  const options = own
    ? children.map((child) => (child === own ? { ...own, children: [...own.children, ...added] } : child))
    : [make('options', {}, added), ...children];
  return { ...recording, game: { ...recording.game, children: options } };
}

/** What of the given options counts beside those that a game names: nothing that it settles itself. */
export function optionsBeside(game: Game, named: Options, given: Options): readonly { name: string; value: string }[] {
  const settled = { ...game.presets?.(named), ...named };
  return game.options.flatMap(({ name, values }) => {
    const value = given[name];
    const isChosen = value !== undefined && values.includes(value) && !(name in settled);
    return isChosen ? [{ name, value }] : [];
  });
}
