/** The sentences of the program, loaded language by language and game by game. */
import type { Language } from './language.js';

type Load = () => Promise<{ readonly default: string }>;

/** Messages of a language: `engine` for all games, then a game's own and its rules. */
const RESOURCES: Readonly<Record<Language, Readonly<Record<string, readonly Load[]>>>> = {
  en: {
    engine: [() => import('./en/engine.ftl?raw'), () => import('./en/report.ftl?raw')],
    valletta: [() => import('./en/valletta.ftl?raw'), () => import('./en/valletta-rules.ftl?raw')],
    tallinn: [() => import('./en/tallinn.ftl?raw'), () => import('./en/tallinn-rules.ftl?raw')],
    rattus: [() => import('./en/rattus.ftl?raw'), () => import('./en/rattus-rules.ftl?raw')],
  },
  de: {
    engine: [],
    valletta: [() => import('./de/valletta-rules.ftl?raw')],
    tallinn: [() => import('./de/tallinn-rules.ftl?raw')],
    rattus: [() => import('./de/rattus-rules.ftl?raw')],
  },
  it: {
    engine: [],
    valletta: [() => import('./it/valletta-rules.ftl?raw')],
    tallinn: [() => import('./it/tallinn-rules.ftl?raw')],
    rattus: [() => import('./it/rattus-rules.ftl?raw')],
  },
};

/** The texts of a language for some games. English comes last, so that what is not yet written is still said. */
export async function textsFor(language: Language, rulesets: readonly string[]): Promise<readonly string[]> {
  const loads = [language, 'en' as const].flatMap((one) =>
    ['engine', ...rulesets].flatMap((part) => RESOURCES[one][part] ?? []),
  );
  return (await Promise.all([...new Set(loads)].map((load) => load()))).map((module) => module.default);
}
