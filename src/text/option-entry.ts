/** One option in full, as plain data in the reader's language: what `kiebitz rules` prints. */
import type { OptionValue } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import type { OptionDeclaration, OptionOffer } from '../engine/option.js';
import { presetsThatSet, rulesUnder, rulingsUnder } from '../engine/option-scope.js';
import { optionElement, optionMeaning, optionTitle } from './option-text.js';
import { type RulingEntry, rulingEntry } from './rule-entry.js';
import type { Speaker } from './speaker.js';

/** A value of an option. */
export interface ValueEntry {
  readonly value: string;
  readonly meaning: string;
  /** True for the default. */
  readonly standard: boolean;
  /** What chooses it in a log. */
  readonly element: string;
  /** Values of presets that set it, too. */
  readonly setBy: readonly OptionValue[];
}

/** An option with everything that is known of it; its texts are in the language of the reader. */
export interface OptionInFull {
  readonly game: string;
  readonly name: string;
  /** What it decides. */
  readonly title: string;
  /** The default first. */
  readonly values: readonly ValueEntry[];
  /** What it offers where it decides no ruling, else null. */
  readonly offers: OptionOffer | null;
  readonly offersText: string | null;
  /** What the texts leave open, and where they differ. */
  readonly rulings: readonly RulingEntry[];
  /** The rules that it changes. */
  readonly rules: readonly { readonly id: string; readonly title: string }[];
}

/** @param speaker of the game, with the parts `rule-book`, `rulings` and `options` */
export function optionInFull(game: Game, option: OptionDeclaration, speaker: Speaker): OptionInFull {
  const { ruleset } = game;
  const { name, values, offers } = option;
  return {
    game: ruleset,
    name,
    title: optionTitle(speaker, ruleset, name),
    values: values.map((value, index) => ({
      value,
      meaning: optionMeaning(speaker, ruleset, name, value),
      standard: index === 0,
      element: optionElement(name, value),
      setBy: presetsThatSet(game, { option: name, value }),
    })),
    offers: offers ?? null,
    offersText: offers === undefined ? null : speaker.text(`rules-offers-${offers}`),
    rulings: rulingsUnder(game, option).map((ruling) => rulingEntry(game, ruling, speaker)),
    rules: rulesUnder(game, option).map(({ id }) => ({ id, title: speaker.rule(id).title })),
  };
}
