/** What the files of one language hold. */
import type { FluentResource } from '@fluent/bundle';
import type { Language } from './language.js';

/** The sentences of a language. */
export interface Sentences {
  readonly language: Language;
  /**
   * Messages by parts: `engine` for all commands and games, then what only some commands say (and what that says of one game:
   * `rulings-valletta`), then a game's own and its rules.
   */
  readonly parts: Readonly<Record<string, readonly FluentResource[]>>;
}

/** Sentences that only some commands say. */
export type TextPart =
  | 'report'
  | 'board'
  | 'options'
  | 'rule-book'
  | 'rulings'
  | 'referee'
  | 'why-not'
  | 'analyse'
  | 'serve'
  | 'duel'
  | 'archive'
  | 'queue'
  | 'site'
  | 'quiz'
  | 'record'
  | 'notes';

/** The texts for some games and parts; a test holds that no language lacks a sentence. */
export function textsOf(
  sentences: Sentences,
  rulesets: readonly string[],
  parts: readonly TextPart[],
): readonly FluentResource[] {
  const ofGames = parts.flatMap((part) => rulesets.map((ruleset) => `${part}-${ruleset}`));
  return ['engine', ...parts, ...rulesets, ...ofGames].flatMap((part) => sentences.parts[part] ?? []);
}
