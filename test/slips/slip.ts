/** One slip of the pen at a random place of a log: a word that the format does not have where one of its words stood. */
import rattus from '../../src/editions/rattus-practice.xml?raw';
import tallinn from '../../src/editions/tallinn-practice.xml?raw';
import valletta from '../../src/editions/valletta-practice.xml?raw';
import { allGames } from '../../src/games.js';
import type { Random } from '../oracle/random.js';

/** What was slipped, and what became of the text. */
export interface Slip {
  /** The log with it. */
  readonly text: string;
  /** For people, and for those who look for the right word. */
  readonly where: string;
  readonly right: string;
  readonly wrong: string;
  /** False where nothing can know the right word: a number, and a name that is declared there. */
  readonly isNamed: boolean;
}

interface Place {
  readonly kind: 'element' | 'attribute' | 'value';
  readonly start: number;
  readonly word: string;
  readonly element: string;
  readonly attribute: string;
}

/** Values that may be any text, or whose misspelling makes another game of it. */
const FREE: ReadonlySet<string> = new Set(['text', 'game-id', 'id', 'ruleset', 'time']);
const EDITIONS = rattus + tallinn + valletta;
const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=<>]+="[^"]*")*)\s*\/?>/g;
const ATTRIBUTE = /\s+([^\s=<>]+)="([^"]*)"/g;
const WORD = /[^\s:]+/g;

/** All places where a slip may happen, in the order of the text. */
export function placesIn(text: string, ruleset: string): readonly Place[] {
  const vocabulary = allGames().find((game) => game.ruleset === ruleset)?.vocabulary ?? {};
  const places: Place[] = [];
  for (const tag of text.matchAll(TAG)) {
    const [, element = '', attributes = ''] = tag;
    const start = tag.index + 1;
    if (element === 'gamelog') continue;
    if (element !== 'game') places.push({ kind: 'element', start, word: element, element, attribute: '' });
    for (const one of attributes.matchAll(ATTRIBUTE)) {
      const [whole, attribute = '', value = ''] = one;
      const at = start + element.length + one.index;
      const name = at + whole.indexOf(attribute);
      if (attribute === 'ruleset' || (element === 'game' && attribute === 'id')) continue;
      const declared = vocabulary[element]?.attributes[attribute];
      if (declared) places.push({ kind: 'attribute', start: name, word: attribute, element, attribute });
      const type = declared?.type.name ?? 'count';
      if (FREE.has(type) && !(element === 'components' && attribute === 'edition') && element !== 'option') continue;
      for (const word of value.matchAll(WORD)) {
        const from = name + attribute.length + 2 + word.index;
        if (word[0] !== '?') places.push({ kind: 'value', start: from, word: word[0], element, attribute });
      }
    }
  }
  return places;
}

/** @returns undefined where no word came about that the format does not have */
export function slipAt(text: string, place: Place, ruleset: string, random: Random): Slip | undefined {
  const { kind, start, word, element, attribute } = place;
  const known = wordsOf(text, ruleset);
  const wrong = misspelt(word, random);
  if (wrong === word || known.has(plain(wrong)) || /^[+-]?[0-9]+$/.test(wrong)) return undefined;
  let changed = text.slice(0, start) + wrong + text.slice(start + word.length);
  if (kind === 'element') {
    const end = endTagOf(changed, start + wrong.length, word);
    if (end >= 0) changed = changed.slice(0, end) + wrong + changed.slice(end + word.length);
  }
  const declares = kind === 'value' && attribute === 'id';
  const line = text.slice(0, start).split('\n').length;
  return {
    ...{ text: changed, right: word, wrong },
    where: `line ${line}: ${kind} ${word} -> ${wrong} in <${element}${attribute === '' ? '' : ` ${attribute}`}>`,
    isNamed: !declares && !/^[+-]?[0-9]+$/.test(word),
  };
}

/** Where the name stands in the end tag of the element; -1 for an empty one. @param from behind the name in its start tag */
function endTagOf(text: string, from: number, name: string): number {
  const close = text.indexOf('>', from);
  if (text[close - 1] === '/') return -1;
  let depth = 1;
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*>`, 'g');
  tags.lastIndex = close;
  for (const tag of text.matchAll(tags)) {
    if (tag[1] === '/') depth -= 1;
    else if (!tag[0].endsWith('/>')) depth += 1;
    if (depth === 0) return tag.index + 2;
  }
  return -1;
}

/** Two letters exchanged, one lost, doubled, added or another one; of a number, a letter beside it. */
function misspelt(word: string, random: Random): string {
  const at = random(word.length);
  const letter = String.fromCharCode(97 + random(26));
  const [before, here, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  if (/^[+-]?[0-9]+$/.test(word)) return random(2) === 0 ? word + letter : letter + word;
  switch (random(5)) {
    case 0:
      return before + (after[0] ?? '') + here + after.slice(1);
    case 1:
      return word.length > 2 ? before + after : word + letter;
    case 2:
      return before + here + here + after;
    case 3:
      return before + letter + here + after;
    default:
      return before + letter + after;
  }
}

/** Everything that means something in a log of the game, in whatever spelling. */
function wordsOf(text: string, ruleset: string): ReadonlySet<string> {
  const game = allGames().find((one) => one.ruleset === ruleset);
  const words = new Set<string>();
  for (const [name, { attributes }] of Object.entries(game?.vocabulary ?? {})) {
    words.add(plain(name));
    for (const [attribute, { type }] of Object.entries(attributes)) {
      words.add(plain(attribute));
      for (const choice of type.choices ?? type.named ?? []) {
        words.add(plain(choice));
        for (const name of type.printed?.(choice) ?? []) for (const word of name.split(' ')) words.add(plain(word));
      }
    }
  }
  for (const { values } of game?.options ?? []) for (const value of values) words.add(plain(value));
  for (const [, id = ''] of (text + EDITIONS).matchAll(/ id="([^"]*)"/g)) words.add(plain(id));
  return words;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9]/g, '');
}
