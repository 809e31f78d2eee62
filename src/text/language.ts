/** The languages of the program. */

/** By their BCP 47 tags; every sentence exists in each of them. */
export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', it: 'Italiano' };

/** The language of a BCP 47 tag, if the program speaks it: `de-AT` is `de`. */
export function languageOf(tag: string | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary);
}
