/** What is said of options of a log that cannot be used: written as something else, or with a value that they do not have. */
import type { Problem } from '../log/recording.js';
import { spelledName } from '../log/reread.js';
import type { Element } from '../log/vocabulary.js';
import type { Facts } from './facts.js';
import type { Game } from './game.js';
import { quoted } from './message.js';
import type { OptionDeclaration } from './option.js';
import { type Slip, slipOfOption } from './slips.js';

/** What stands somewhere and is not read. */
const NOT_READ: ReadonlySet<Problem['problem']> = new Set([
  'unknown-element',
  'misplaced-element',
  'unknown-attribute',
  'unexpected-text',
]);
const AROUND_OPTIONS: ReadonlySet<string> = new Set(['game', 'options', 'option']);

/** The option that an element, or an attribute, is named after, in or around the options. */
export function optionMeant(
  { problem: kind, element, found, meant }: Problem,
  game: Game,
): OptionDeclaration | undefined {
  if (!NOT_READ.has(kind) || meant !== undefined || !AROUND_OPTIONS.has(element)) return undefined;
  const meantName = spelledName(
    found,
    game.options.map(({ name }) => name),
  );
  return game.options.find(({ name }) => name === meantName);
}

/** True for what may have been any option: an element, or a text, among them, and one that says nothing of itself. */
export function isAnyOption(problem: Problem, recorded: Element): boolean {
  const { problem: kind, element, attribute, offset } = problem;
  if (element === 'options') return NOT_READ.has(kind) && kind !== 'unknown-attribute';
  if (element !== 'option' || kind !== 'missing-attribute' || attribute !== 'name') return false;
  return valuesOfOption(recorded, offset)['value'] === undefined;
}

/** What an option of the log says, by attributes. @param offset of its element */
export function valuesOfOption(recorded: Element, offset: number): Readonly<Record<string, unknown>> {
  const options = recorded.children.find(({ name }) => name === 'options')?.children ?? [];
  return options.find((one) => one.offset === offset)?.values ?? {};
}

/** What could stand in an attribute of an option. @param values what its attributes say */
export function wordsForOption(
  attribute: string,
  { name: option, value }: Readonly<Record<string, unknown>>,
  { options }: Game,
): readonly string[] | undefined {
  if (attribute === 'value') return options.find(({ name }) => name === option)?.values;
  if (attribute !== 'name') return undefined;
  const fitting = options.filter(({ values }) => typeof value === 'string' && values.includes(value));
  return (fitting.length > 0 ? fitting : options).map(({ name }) => name);
}

/** What is said of an option that is not written as one. */
export function misplacedOption({ name: option }: OptionDeclaration, facts: Facts): Facts {
  const { expected: _, ...others } = facts;
  return { ...others, message: 'engine-option-misplaced', with: { option: quoted(option) } };
}

/** An option with a value that it does not have. */
export function unusableOption(game: Game, element: Element): readonly Slip[] {
  const { name: option, value } = element.values as Readonly<Record<string, unknown>>;
  const declaration = game.options.find((one) => one.name === option);
  if (!declaration || typeof value !== 'string' || declaration.values.includes(value)) return [];
  const facts: Facts = {
    kind: 'unread',
    section: 'log',
    message: 'engine-option-value',
    with: { option: quoted(declaration.name), found: quoted(value), expected: quoted(declaration.values.join(', ')) },
    expected: declaration.values.join(' '),
    actual: value,
    element,
    attribute: 'value',
  };
  return [slipOfOption(declaration, value, element.offset, facts)];
}
