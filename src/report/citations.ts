/** Where a rule stands, document by document. */

import { entryOf } from '../log/entry-of.js';
import type { SourceEntry } from '../text/rule-entry.js';

export interface Citations {
  /** BCP 47 tag. */
  readonly language: string;
  readonly title: string;
  /** Its headings, those that differ in a number together: `Spielaufbau, 1, 2 · Endphase`. */
  readonly sections: string;
}

/** @returns a line for each document, in the order in which they are first cited */
export function citations(cited: readonly SourceEntry[]): readonly Citations[] {
  const documents = new Map(cited.map(({ source, title, language }) => [source, { title, language }]));
  return [...documents].map(([key, { title, language }]) => {
    const numbers = new Map<string, string[]>();
    for (const { source, section } of cited) {
      if (source !== key) continue;
      const [, heading = section, number] = /^(.+), (\d+)$/.exec(section) ?? [];
      entryOf(numbers, heading, () => []).push(...(number === undefined ? [] : [number]));
    }
    return {
      language,
      title,
      sections: [...numbers].map(([heading, own]) => [heading, ...own].join(', ')).join(' · '),
    };
  });
}
