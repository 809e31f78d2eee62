/** The sentences of the program, loaded language by language and part by part. */
import type { Language } from './language.js';

type Load = () => Promise<{ readonly default: string }>;

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
  | 'quiz';

/**
 * Messages of a language: `engine` for all commands and games, then parts (and what a part says of one game), then a
 * game's own and its rules.
 */
const RESOURCES: Readonly<Record<Language, Readonly<Record<string, readonly Load[]>>>> = {
  en: {
    engine: [() => import('./en/engine.ftl?raw')],
    report: [() => import('./en/report.ftl?raw')],
    board: [() => import('./en/board.ftl?raw')],
    options: [() => import('./en/options.ftl?raw')],
    'rule-book': [() => import('./en/rule-book.ftl?raw')],
    'rulings-valletta': [() => import('./en/valletta-rulings.ftl?raw')],
    'rulings-tallinn': [() => import('./en/tallinn-rulings.ftl?raw')],
    'rulings-rattus': [() => import('./en/rattus-rulings.ftl?raw')],
    referee: [() => import('./en/referee.ftl?raw')],
    'why-not': [() => import('./en/why-not.ftl?raw')],
    site: [() => import('./en/site.ftl?raw')],
    quiz: [() => import('./en/quiz.ftl?raw')],
    valletta: [() => import('./en/valletta.ftl?raw'), () => import('./en/valletta-rules.ftl?raw')],
    tallinn: [() => import('./en/tallinn.ftl?raw'), () => import('./en/tallinn-rules.ftl?raw')],
    rattus: [() => import('./en/rattus.ftl?raw'), () => import('./en/rattus-rules.ftl?raw')],
  },
  de: {
    engine: [() => import('./de/engine.ftl?raw')],
    report: [() => import('./de/report.ftl?raw')],
    board: [() => import('./de/board.ftl?raw')],
    options: [() => import('./de/options.ftl?raw')],
    'rule-book': [() => import('./de/rule-book.ftl?raw')],
    'rulings-valletta': [() => import('./de/valletta-rulings.ftl?raw')],
    'rulings-tallinn': [() => import('./de/tallinn-rulings.ftl?raw')],
    'rulings-rattus': [() => import('./de/rattus-rulings.ftl?raw')],
    referee: [() => import('./de/referee.ftl?raw')],
    'why-not': [() => import('./de/why-not.ftl?raw')],
    site: [() => import('./de/site.ftl?raw')],
    quiz: [() => import('./de/quiz.ftl?raw')],
    valletta: [() => import('./de/valletta.ftl?raw'), () => import('./de/valletta-rules.ftl?raw')],
    tallinn: [() => import('./de/tallinn.ftl?raw'), () => import('./de/tallinn-rules.ftl?raw')],
    rattus: [() => import('./de/rattus.ftl?raw'), () => import('./de/rattus-rules.ftl?raw')],
  },
  it: {
    engine: [() => import('./it/engine.ftl?raw')],
    report: [() => import('./it/report.ftl?raw')],
    board: [() => import('./it/board.ftl?raw')],
    options: [() => import('./it/options.ftl?raw')],
    'rule-book': [() => import('./it/rule-book.ftl?raw')],
    'rulings-valletta': [() => import('./it/valletta-rulings.ftl?raw')],
    'rulings-tallinn': [() => import('./it/tallinn-rulings.ftl?raw')],
    'rulings-rattus': [() => import('./it/rattus-rulings.ftl?raw')],
    referee: [() => import('./it/referee.ftl?raw')],
    'why-not': [() => import('./it/why-not.ftl?raw')],
    site: [() => import('./it/site.ftl?raw')],
    quiz: [() => import('./it/quiz.ftl?raw')],
    valletta: [() => import('./it/valletta.ftl?raw'), () => import('./it/valletta-rules.ftl?raw')],
    tallinn: [() => import('./it/tallinn.ftl?raw'), () => import('./it/tallinn-rules.ftl?raw')],
    rattus: [() => import('./it/rattus.ftl?raw'), () => import('./it/rattus-rules.ftl?raw')],
  },
};

/** The texts of a language for some games and parts; a test holds that no language lacks a sentence. */
export async function textsFor(
  language: Language,
  rulesets: readonly string[],
  parts: readonly TextPart[],
): Promise<readonly string[]> {
  const ofGames = parts.flatMap((part) => rulesets.map((ruleset) => `${part}-${ruleset}`));
  const loads = ['engine', ...parts, ...rulesets, ...ofGames].flatMap((part) => RESOURCES[language][part] ?? []);
  return (await Promise.all(loads.map((load) => load()))).map((module) => module.default);
}
