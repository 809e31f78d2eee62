/** German articles. */
import type { Article, Word } from './word.js';

interface Endings {
  readonly m: string;
  readonly f: string;
  readonly n: string;
  readonly plural: string;
}

const article =
  (forms: Endings, noun: (word: Word) => string): Article =>
  (word) =>
    word.noun.proper
      ? word.value
      : `${forms[word.noun.number === 'plural' ? 'plural' : word.noun.gender]} ${noun(word)}`;

const subject = (word: Word): string => word.bare;
const oblique = (word: Word): string => word.noun.oblique ?? word.bare;

/** In the plural: *den Türmen*, *den Rittern*. */
function dative(word: Word): string {
  const noun = oblique(word);
  return word.noun.number === 'plural' && !/[ns]$/.test(noun) ? `${noun}n` : noun;
}

/** *des Rittertums*, *des Bauern*; feminines and plurals stay as they are. */
function genitive(word: Word): string {
  if (word.noun.gender === 'f' || word.noun.number === 'plural') return word.bare;
  return word.noun.oblique ?? `${word.bare}s`;
}

/** Nominative, accusative, dative and genitive, called by the article of the masculine, and the plural. */
export const germanArticles: Readonly<Record<string, Article>> = {
  DER: article({ m: 'der', f: 'die', n: 'das', plural: 'die' }, subject),
  DEN: article({ m: 'den', f: 'die', n: 'das', plural: 'die' }, oblique),
  DEM: article({ m: 'dem', f: 'der', n: 'dem', plural: 'den' }, dative),
  DES: article({ m: 'des', f: 'der', n: 'des', plural: 'der' }, genitive),
  MEHRERE: (word) => word.several ?? word.value,
};

/** The stop of an ordinal ends the sentence, too: *entlässt Papst Pius V.* */
export function withOneStop(sentence: string): string {
  return sentence.replace(/\b([IVX]+)\.\.(?=\s|$)/g, '$1.');
}
