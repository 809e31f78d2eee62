/** The functions that sentences can call on a name: `{ DEN($card) }`, `{ DAL($from) }`. */
import type { FluentFunction, FluentValue } from '@fluent/bundle';
import type { Language } from '../language.js';
import { numberIn } from '../told-number.js';
import { germanArticles } from './german.js';
import { italianArticles } from './italian.js';
import { type Article, Word, Words } from './word.js';

const ARTICLES: Readonly<Record<Language, Readonly<Record<string, Article>>>> = {
  en: {},
  de: germanArticles,
  it: italianArticles,
};

/**
 * Functions of a language, by the names that its sentences call them. What is no name of ours, a player or text of the
 * log, takes no article, but a preposition: *di Anna*.
 */
export function grammarOf(language: Language): Record<string, FluentFunction> {
  const articles = Object.entries(ARTICLES[language]).map(([name, article]): [string, FluentFunction] => [
    name,
    ([value]) => withArticle(article, value),
  ]);
  return {
    ...Object.fromEntries(articles),
    CAPITAL: ([value]) => capitalised(String(value ?? '')),
    NUMBER: numberIn(language),
  };
}

function withArticle(article: Article, value: FluentValue | undefined): FluentValue {
  if (value instanceof Word) return article(value);
  if (value instanceof Words)
    return value.joined(value.items.map((item) => article(item instanceof Word ? item : new Word(item))));
  return typeof value === 'string' && value !== '' ? article(new Word(value)) : (value ?? '');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
