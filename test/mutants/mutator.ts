/** A directed mutant: a legal game with one breach of one rule, planted by somebody who read the rule, not the check. */
import type { Element } from '../oracle/element.js';
import type { Random } from '../oracle/random.js';
import type { Place } from '../oracle/verdict.js';

export interface Planted {
  /** What was changed, for people. */
  readonly what: string;
  /** Where a referee must stop; `turn` counts turns (Tallinn: rounds) from 1. */
  readonly place: Place;
  /** The element that must be accused; absent where something is missing from the log. */
  readonly element?: Element;
}

export interface Mutator<Rule extends string = string> {
  readonly rule: Rule;
  /** Rules that every such log breaks just as well: no reader can tell which of them its writer had in mind. */
  readonly twins?: readonly Rule[];
  /**
   * Plants one breach, or leaves the game as it is.
   * @param game a copy of a legal game in which everything is recorded, to be changed in place
   * @param random the same numbers for the same seed: which of the possible places is taken
   * @returns undefined where this game offers no occasion for this breach
   */
  readonly plant: (game: Element, random: Random) => Planted | undefined;
}
