/** The options of a game in words (options.ftl): what an option is about, and what a value of it means. */
import type { Game } from '../engine/game.js';
import type { Options } from '../engine/option.js';
import type { Speaker } from './speaker.js';

const NOBODY = { playerName: (id: string) => id };

/** @param name of an option of the game, e.g. `house.reshuffle` */
export function optionTitle(speaker: Speaker, ruleset: string, name: string): string {
  return speaker.text(messageOf(ruleset, name));
}

/** @param value one of the values that the option declares */
export function optionMeaning(speaker: Speaker, ruleset: string, name: string, value: string): string {
  return speaker.say({ id: messageOf(ruleset, name), parameters: {} }, NOBODY, `is-${value}`);
}

/**
 * The options that differ from their default, each in a sentence, without those that go with a preset; none for the
 * standard rules.
 */
export function chosenOptions(speaker: Speaker, game: Game, chosen: Options): readonly string[] {
  const { ruleset, options } = game;
  const implied = game.presets?.(chosen) ?? {};
  return options.flatMap(({ name, values }) => {
    const value = chosen[name];
    if (value === undefined || !values.includes(value) || implied[name] === value) return [];
    return [speaker.text('options-one', wordsOf(speaker, ruleset, name, value))];
  });
}

/** What chooses a value in a log, to be pasted into its `<options>`. Names and values are those of a game: nothing in them needs escaping. */
export function optionElement(name: string, value: string): string {
  return `<option name="${name}" value="${value}"/>`;
}

/** What the sentences about an option need: the element that chooses the value, and both in words. */
export function wordsOf(
  speaker: Speaker,
  ruleset: string,
  option: string,
  value: string,
): { option: string; value: string; element: string; title: string; meaning: string } {
  return {
    option,
    value,
    element: optionElement(option, value),
    title: optionTitle(speaker, ruleset, option),
    meaning: optionMeaning(speaker, ruleset, option, value),
  };
}

function messageOf(ruleset: string, name: string): string {
  return `${ruleset}-option-${name.replaceAll('.', '-')}`;
}
