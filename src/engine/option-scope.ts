/** What an option reaches: rules, rulings, and the presets that set it. Read from what a game declares of them. */
import type { OptionValue } from './finding.js';
import type { Game } from './game.js';
import type { OptionDeclaration } from './option.js';
import type { Rule, Ruling } from './rule.js';

/**
 * The rules that an option changes, in the order of the rulebook: those that name it, and those of its ruling that name no other option
 * (all of them, where none names this one).
 */
export function rulesUnder(
  { rulebook, rulings }: Pick<Game, 'rulebook' | 'rulings'>,
  { name, ruling }: OptionDeclaration,
): readonly Rule[] {
  const naming = new Set(rulebook.filter(({ option }) => option === name).map(({ id }) => id));
  const ruled = new Set(rulings.find(({ id }) => id === ruling)?.rules ?? []);
  return rulebook.filter(
    ({ id, option }) => naming.has(id) || (ruled.has(id) && (naming.size === 0 || option === undefined)),
  );
}

/** The ruling that an option decides otherwise, if any, and every place where texts differ on a rule that names the option. */
export function rulingsUnder(
  { rulebook, rulings }: Pick<Game, 'rulebook' | 'rulings'>,
  { name, ruling }: OptionDeclaration,
): readonly Ruling[] {
  const naming = new Set(rulebook.filter(({ option }) => option === name).map(({ id }) => id));
  const own = rulings.filter(({ id }) => id === ruling);
  const differing = rulings.filter(({ id, kind, rules }) => {
    return id !== ruling && kind === 'differs' && rules.some((rule) => naming.has(rule));
  });
  return [...own, ...differing];
}

/** The values of other options (presets) that set this one to a value where a log does not name it. */
export function presetsThatSet(
  { options, presets }: Pick<Game, 'options' | 'presets'>,
  { option, value }: OptionValue,
): readonly OptionValue[] {
  return options.flatMap(({ name, values }) =>
    values
      .filter((preset) => name !== option && presets?.({ [name]: preset })[option] === value)
      .map((preset) => ({ option: name, value: preset })),
  );
}
