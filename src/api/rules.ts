import type { Rule } from '../engine/rule.js';
import { gameOf } from '../games.js';
import type { Ruleset } from '../log/envelope.js';
import { gameCalled } from './game-called.js';
import { refuse } from './given.js';
import { type Language, speakerIn } from './language.js';

/**
 * The rules of a game, in the order of its rulebook: ids, where they stand in print, and the options that change them.
 *
 * ```ts
 * import { english, rules, ruleText } from 'kiebitz';
 *
 * for (const { id } of rules('valletta').slice(0, 3)) console.log(id, ruleText(id, english)?.title);
 * console.log(ruleText('valletta.build.cost', english)?.title); // Price of a building
 * ```
 *
 * @throws TypeError for a game that there is not
 */
export function rules(game: Ruleset): readonly Rule[] {
  return gameCalled(game).rulebook;
}

/** A rule in our own words. */
export interface RuleText {
  /** Two to six words. */
  readonly title: string;
  readonly statement: string;
  /** What breaking it looks like in a log. */
  readonly breach: string;
}

/** What a rule says. @returns undefined where there is no such rule */
export function ruleText(id: string, language: Language): RuleText | undefined {
  if (typeof id !== 'string') refuse('the id of a rule', id);
  const [ruleset = ''] = id.split('.');
  const isKnown = gameOf(ruleset)?.rulebook.some((rule) => rule.id === id) ?? false;
  return isKnown ? speakerIn(language, ruleset).rule(id) : undefined;
}
