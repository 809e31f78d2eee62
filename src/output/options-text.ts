/** Options on the terminal: each with its values, what it decides, and where the texts differ. */
import type { OptionInFull, ValueEntry } from '../text/option-entry.js';
import { optionElement } from '../text/option-text.js';
import type { Speaker } from '../text/speaker.js';
import type { Colours } from './colours.js';
import { rulingLines } from './rules-text.js';

/** By game, in the order in which the games declare them. */
export function* optionList(entries: readonly OptionInFull[], speaker: Speaker, colours: Colours): Generator<string> {
  let game: string | undefined;
  for (const entry of entries) {
    if (entry.game !== game) {
      game = entry.game;
      yield colours.bold(colours.underline(speaker.name('game', game)));
      yield '';
    }
    yield* optionLines(entry, speaker, colours);
    yield '';
  }
  yield colours.dim(speaker.text('rules-options-count', { count: entries.length }));
}

/** Everything about one option. @param speaker with the part `rule-book` */
export function* optionLines(
  { name, title, values, offersText, rulings, rules }: OptionInFull,
  speaker: Speaker,
  colours: Colours,
): Generator<string> {
  yield `${colours.bold(title)}  ${colours.cyan(name)}`;
  for (const value of values) yield valueLine(value, speaker, colours);
  if (offersText !== null) yield `  ${offersText}`;
  for (const ruling of rulings) yield* rulingLines(ruling, speaker, colours);
  const titles = rules.map((rule) => `${rule.title} ${colours.dim(`(${rule.id})`)}`);
  yield `  ${colours.bold(speaker.text('book-word-concerns'))}: ${titles.join(', ')}`;
  const other = values.find(({ standard }) => !standard);
  if (other) yield `  ${colours.bold(speaker.text('rules-option-written'))}: ${colours.cyan(other.element)}`;
}

function valueLine({ value, meaning, standard, setBy }: ValueEntry, speaker: Speaker, colours: Colours): string {
  const remarks = [
    ...(standard ? [speaker.text('rules-standard')] : []),
    ...setBy.map((preset) =>
      speaker.text('rules-option-set-by', { element: optionElement(preset.option, preset.value) }),
    ),
  ];
  const behind = remarks.length > 0 ? ` ${colours.dim(`(${remarks.join('; ')})`)}` : '';
  return `    ${colours.cyan(value)}: ${meaning}${behind}`;
}
