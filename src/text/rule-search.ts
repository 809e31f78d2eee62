/** Full-text search in the rules of a language: all words must occur, the best hits come first. */
import type { Rule } from '../engine/rule.js';
import type { Speaker } from './speaker.js';

const FIELDS = ['title', 'id', 'statement', 'breach'] as const;
/** Where a word can be found. */
export type SearchField = (typeof FIELDS)[number];

/** Where a word is worth most. */
const WEIGHT: Readonly<Record<SearchField, number>> = { title: 8, id: 6, statement: 3, breach: 1 };
/** A word that stands by itself is worth more than one that begins or hides in another. */
const WHOLE = 3;
const BEGINS = 2;
const INSIDE = 1;

const LETTER = /[\p{L}\p{N}]/u;

/** A piece of a text; `hit` where it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A rule that holds all the words. */
export interface SearchHit {
  readonly rule: Rule;
  /** The higher, the better. */
  readonly score: number;
  /** The best field that holds one of the words, and its text cut into pieces. */
  readonly field: SearchField;
  readonly pieces: readonly Piece[];
}

/**
 * The rules that hold every word somewhere, the best first.
 * @param rules in the order that decides between equal hits
 * @param words each with others that may stand for it; none empty; capitals and accents make no difference
 */
export function searchRules(
  rules: readonly Rule[],
  words: readonly (readonly string[])[],
  speaker: Speaker,
): readonly SearchHit[] {
  const wanted = words.map((alternatives) => alternatives.map(folded));
  return rules.flatMap((rule) => searchRule(rule, wanted, speaker) ?? []).sort((one, other) => other.score - one.score);
}

/** Every word of the rules' texts and ids, for a did-you-mean. */
export function wordsOfRules(rules: readonly Rule[], speaker: Speaker): ReadonlySet<string> {
  const words = rules.flatMap((rule) =>
    Object.values(fieldsOf(rule, speaker))
      .join(' ')
      .split(/[^\p{L}\p{N}]+/u),
  );
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => word.length > 2));
}

function searchRule(rule: Rule, words: readonly (readonly string[])[], speaker: Speaker): SearchHit | undefined {
  const texts = fieldsOf(rule, speaker);
  const scores = words.map((alternatives) =>
    FIELDS.map((field) => {
      const text = folded(texts[field]);
      return WEIGHT[field] * Math.max(...alternatives.map((word) => worth(text, word)));
    }),
  );
  if (scores.some((ofWord) => ofWord.every((score) => score === 0))) return undefined;
  const ofFields = FIELDS.map((_, index) => scores.reduce((sum, ofWord) => sum + (ofWord[index] ?? 0), 0));
  const best = FIELDS[ofFields.indexOf(Math.max(...ofFields))] ?? 'title';
  return {
    rule,
    score: ofFields.reduce((sum, score) => sum + score, 0),
    field: best,
    pieces: piecesOf(texts[best], words.flat()),
  };
}

function fieldsOf({ id }: Rule, speaker: Speaker): Readonly<Record<SearchField, string>> {
  return { id, ...speaker.rule(id) };
}

/** What the best place of a word in a text is worth; 0 where there is none. Both are folded. */
function worth(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = !LETTER.test(text.charAt(at - 1));
    const ends = !LETTER.test(text.charAt(at + word.length));
    best = Math.max(best, begins && ends ? WHOLE : begins ? BEGINS : INSIDE);
  }
  return best;
}

function piecesOf(text: string, words: readonly string[]): readonly Piece[] {
  const plain = folded(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      marked.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (let start = 0, end = 1; end <= text.length; end += 1) {
    if (end < text.length && marked[end] === marked[start]) continue;
    pieces.push({ text: text.slice(start, end), hit: marked[start] ?? false });
    start = end;
  }
  return pieces;
}

/** The same number of characters, so that places stay where they are. */
function folded(text: string): string {
  return [...text]
    .map((character) => character.normalize('NFD').charAt(0).toLowerCase().padEnd(character.length))
    .join('');
}
