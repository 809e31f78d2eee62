/** Things by any of their names: in another language, in another edition, in short. */
import type { Language } from '../language.js';
import { nameTables } from './index.js';

/**
 * What a word may stand for in a language: `Baumeister` is `Builder` in English.
 * @returns names in that language, each once, without the word itself
 */
export function alsoKnownAs(word: string, language: Language, rulesets: readonly string[]): readonly string[] {
  const wanted = word.toLowerCase();
  const found = new Set<string>();
  for (const names of Object.values(nameTables(rulesets))) {
    for (const name of Object.values(names ?? {})) {
      if (!name) continue;
      const all = [name.en, name.de, name.it, ...(name.alsoKnownAs ?? [])];
      if (all.some((one) => one.toLowerCase() === wanted)) found.add(name[language]);
    }
  }
  return [...found].filter((one) => one.toLowerCase() !== wanted);
}
