/** What things are called in print, by the words that logs have for them. */
import type { NamesInPrint } from '../../log/attribute.js';
import { type AnyName, nameTables } from './index.js';

/** @returns the names of the things of a game, in all languages, with those that players use; none for another word */
export function namesInPrint(ruleset: string): NamesInPrint {
  let names: Map<string, string[]> | undefined;
  return (word) => {
    names ??= namesByWord(ruleset);
    return names.get(word) ?? [];
  };
}

/** Whatever kind of thing it is: a word of a game's log means one. */
function namesByWord(ruleset: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const things of Object.values(nameTables([ruleset]))) {
    for (const [word, name] of Object.entries(things ?? {})) {
      if (name) names.set(word, [...(names.get(word) ?? []), ...namesOf(name)]);
    }
  }
  return names;
}

function namesOf({ en, de, it, alsoKnownAs = [], counted, grammar }: AnyName): readonly string[] {
  const many = counted ? [counted.en, counted.de, counted.it] : [];
  const bare = [grammar?.de.bare, grammar?.it.bare].filter((noun) => noun !== undefined);
  return [en, de, it, ...alsoKnownAs, ...many, ...bare];
}
