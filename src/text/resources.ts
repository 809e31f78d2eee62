/** The sentences of the program, loaded language by language and part by part. */
import type { FluentResource } from '@fluent/bundle';
import type { Language } from './language.js';

type Load = () => Promise<{ readonly default: FluentResource }>;

/** Sentences that only some commands say. */
export type TextPart =
  | 'report'
  | 'board'
  | 'options'
  | 'rule-book'
  | 'rulings'
  | 'referee'
  | 'why-not'
  | 'site'
  | 'quiz'
  | 'notes';

/**
 * Messages of a language: `engine` for all commands and games, then parts (and what a part says of one game), then a
 * game's own and its rules.
 */
const RESOURCES: Readonly<Record<Language, Readonly<Record<string, readonly Load[]>>>> = {
  en: {
    engine: [() => import('./en/engine.ftl')],
    report: [() => import('./en/report.ftl')],
    board: [() => import('./en/board.ftl')],
    options: [() => import('./en/options.ftl')],
    'rule-book': [() => import('./en/rule-book.ftl')],
    'rulings-valletta': [() => import('./en/valletta-rulings.ftl')],
    'rulings-tallinn': [() => import('./en/tallinn-rulings.ftl')],
    'rulings-rattus': [() => import('./en/rattus-rulings.ftl')],
    referee: [() => import('./en/referee.ftl')],
    'why-not': [() => import('./en/why-not.ftl')],
    site: [() => import('./en/site.ftl')],
    quiz: [() => import('./en/quiz.ftl')],
    notes: [() => import('./en/notes.ftl')],
    valletta: [() => import('./en/valletta.ftl'), () => import('./en/valletta-rules.ftl')],
    tallinn: [() => import('./en/tallinn.ftl'), () => import('./en/tallinn-rules.ftl')],
    rattus: [() => import('./en/rattus.ftl'), () => import('./en/rattus-rules.ftl')],
  },
  de: {
    engine: [() => import('./de/engine.ftl')],
    report: [() => import('./de/report.ftl')],
    board: [() => import('./de/board.ftl')],
    options: [() => import('./de/options.ftl')],
    'rule-book': [() => import('./de/rule-book.ftl')],
    'rulings-valletta': [() => import('./de/valletta-rulings.ftl')],
    'rulings-tallinn': [() => import('./de/tallinn-rulings.ftl')],
    'rulings-rattus': [() => import('./de/rattus-rulings.ftl')],
    referee: [() => import('./de/referee.ftl')],
    'why-not': [() => import('./de/why-not.ftl')],
    site: [() => import('./de/site.ftl')],
    quiz: [() => import('./de/quiz.ftl')],
    notes: [() => import('./de/notes.ftl')],
    valletta: [() => import('./de/valletta.ftl'), () => import('./de/valletta-rules.ftl')],
    tallinn: [() => import('./de/tallinn.ftl'), () => import('./de/tallinn-rules.ftl')],
    rattus: [() => import('./de/rattus.ftl'), () => import('./de/rattus-rules.ftl')],
  },
  it: {
    engine: [() => import('./it/engine.ftl')],
    report: [() => import('./it/report.ftl')],
    board: [() => import('./it/board.ftl')],
    options: [() => import('./it/options.ftl')],
    'rule-book': [() => import('./it/rule-book.ftl')],
    'rulings-valletta': [() => import('./it/valletta-rulings.ftl')],
    'rulings-tallinn': [() => import('./it/tallinn-rulings.ftl')],
    'rulings-rattus': [() => import('./it/rattus-rulings.ftl')],
    referee: [() => import('./it/referee.ftl')],
    'why-not': [() => import('./it/why-not.ftl')],
    site: [() => import('./it/site.ftl')],
    quiz: [() => import('./it/quiz.ftl')],
    notes: [() => import('./it/notes.ftl')],
    valletta: [() => import('./it/valletta.ftl'), () => import('./it/valletta-rules.ftl')],
    tallinn: [() => import('./it/tallinn.ftl'), () => import('./it/tallinn-rules.ftl')],
    rattus: [() => import('./it/rattus.ftl'), () => import('./it/rattus-rules.ftl')],
  },
};

/** The texts of a language for some games and parts; a test holds that no language lacks a sentence. */
export async function textsFor(
  language: Language,
  rulesets: readonly string[],
  parts: readonly TextPart[],
): Promise<readonly FluentResource[]> {
  const ofGames = parts.flatMap((part) => rulesets.map((ruleset) => `${part}-${ruleset}`));
  const loads = ['engine', ...parts, ...rulesets, ...ofGames].flatMap((part) => RESOURCES[language][part] ?? []);
  return (await Promise.all(loads.map((load) => load()))).map((module) => module.default);
}
