/** The pages of a run in several languages: each leads to itself in the others. */
import type { Way } from '../report/ways.js';
import { LANGUAGE_NAMES, type Language } from '../text/language.js';

/** The same pages in another language. */
export interface Version {
  /** Undefined: that which the logs ask for. */
  readonly lang: Language | undefined;
  /** Where they lie, from the folder of these. */
  readonly folder: string;
}

/** The languages that matter for a page. */
export interface PageLanguages {
  /** Of the page. */
  readonly language: Language;
  /** The language that its logs ask for. */
  readonly asksFor: Language;
}

/** @param name of the page, from the folder of all pages of its language */
export function inOtherLanguages(
  versions: readonly Version[],
  { language, asksFor }: PageLanguages,
  name: string,
): readonly Way[] {
  const up = '../'.repeat(name.split('/').length - 1);
  return versions.flatMap(({ lang = asksFor, folder }) =>
    lang === language ? [] : [{ text: LANGUAGE_NAMES[lang], href: `${up}${folder}/${name}`, lang }],
  );
}
