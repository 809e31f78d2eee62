/** Things by any of their names: in another language, in another edition, in short. */
import type { Language } from '../language.js';
import { nameTables } from './index.js';

/**
 * What a word may stand for in a language: `Baumeister` is `Builder` in English.
 * @returns the name in that language and all other names that are understood, each once, without the word itself
 */
export function alsoKnownAs(word: string, language: Language, rulesets: readonly string[]): readonly string[] {
  const wanted = word.toLowerCase();
  const found = new Set<string>();
  for (const names of Object.values(nameTables(rulesets))) {
    for (const name of Object.values(names ?? {})) {
      if (!name) continue;
      const all = [name.en, name.de, name.it, ...(name.alsoKnownAs ?? [])];
      if (!all.some((one) => one.toLowerCase() === wanted)) continue;
      for (const one of [name[language], ...(name.alsoKnownAs ?? [])]) found.add(one);
    }
  }
  return [...found].filter((one) => one.toLowerCase() !== wanted);
}
