/** Italian articles, alone and merged with a preposition, and the plural of what can be counted. */
import type { Article, Word } from './word.js';

/** *lo scalpellino, lo zio, lo gnomo, lo psicologo* */
const IMPURE = /^(?:s[^aeiou]|z|gn|ps|pn|x|y)/i;
const VOWEL = /^[aeiouàèéìòù]/i;

/** @returns *il*, *lo*, *la*, *l’*, *i*, *gli* or *le* */
function definite({ noun: { gender, number }, bare }: Word): string {
  if (number === 'plural') {
    if (gender === 'f') return 'le';
    return VOWEL.test(bare) || IMPURE.test(bare) ? 'gli' : 'i';
  }
  if (VOWEL.test(bare)) return 'l’';
  if (gender === 'f') return 'la';
  return IMPURE.test(bare) ? 'lo' : 'il';
}

/** *un, uno, una, un’* */
function indefinite({ noun: { gender }, bare }: Word): string {
  if (gender === 'f') return VOWEL.test(bare) ? 'un’' : 'una';
  return IMPURE.test(bare) ? 'uno' : 'un';
}

/** *ad Anna, a Ben*; names of the log can begin with a mark of direction. */
const to = (name: string): string => (/^[\u2066-\u2069]*a/i.test(name) ? 'ad' : 'a');

function before(article: string, noun: string): string {
  return article.endsWith('’') ? `${article}${noun}` : `${article} ${noun}`;
}

/** *del, dello, della, dell’, dei, degli, delle*; names without an article take the mere preposition. */
const merged =
  (preposition: string, stem: string): Article =>
  (word) => {
    if (word.noun.proper) return `${preposition === 'a' ? to(word.value) : preposition} ${word.value}`;
    const article = definite(word);
    const ending = article === 'il' ? 'l' : article === 'i' || article === 'gli' ? article : `l${article}`;
    return before(`${stem}${ending}`, word.bare);
  };

/** Called by the form of the masculine. */
export const italianArticles: Readonly<Record<string, Article>> = {
  IL: (word) => (word.noun.proper ? word.value : before(definite(word), word.bare)),
  UN: (word) => (word.noun.proper ? word.value : before(indefinite(word), word.bare)),
  DEL: merged('di', 'de'),
  AL: merged('a', 'a'),
  DAL: merged('da', 'da'),
  NEL: merged('in', 'ne'),
  SUL: merged('su', 'su'),
  TANTI: (word) => word.several ?? word.value,
};
