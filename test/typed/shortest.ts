/** Legal games as people type them: nothing that need not be said, and each word as short as the reader understands it. */

import { vocabularyOf } from '../../src/games.js';
import { REMARKS } from '../../src/log/envelope.js';
import { tokensOf } from '../../src/log/kbz/tokens.js';
import { writeKbzGame } from '../../src/log/kbz/write-game.js';
import { rawOf } from '../../src/log/raw.js';
import type { RawElement, RawNode } from '../../src/log/raw-element.js';
import type { Recording } from '../../src/log/recording.js';
import type { Vocabulary } from '../../src/log/vocabulary.js';
import { writeXmlElement } from '../../src/log/xml/write-element.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { outline, turnLines } from '../log/kbz/typed-games.js';

/** Elements that nobody types at the table, beside those that a log may do without. */
const UNTYPED = ['meta', 'note', 'result'];

/** A game as it is typed, and the lines of its turns. */
export function typedGame(recording: Recording): { readonly text: string; readonly turns: readonly string[] } {
  const vocabulary = vocabularyOf(recording.ruleset) as Vocabulary;
  const said = told(rawOf(recording), vocabulary);
  const whole = writeKbzGame(new Needed(said).without(said, vocabulary), vocabulary, []);
  const header = whole.split('\n').filter((line) => /^(game|players?|moves)\b/.test(line));
  const turns = new Map(turnLines(whole).map((line) => [line, shortest(line, header.join('\n'))]));
  const text = whole.split('\n').map((line) => turns.get(line) ?? line);
  return { text: text.join('\n'), turns: [...turns.values()] };
}

/** Without claims, draws, remarks, and what a record promises to hold. */
function told(element: RawElement, vocabulary: Vocabulary): RawElement {
  const { name } = element;
  const attributes = [...element.attributes].filter(([attribute]) => {
    const type = vocabulary[name]?.attributes[attribute]?.type.name;
    return !(name === 'moves' || (type !== undefined && REMARKS.has(type)));
  });
  const children = element.children.filter((child): child is RawElement => {
    return 'name' in child && !UNTYPED.includes(child.name) && vocabulary[child.name]?.mayBeAbsent !== true;
  });
  return { ...element, attributes: new Map(attributes), children: children.map((child) => told(child, vocabulary)) };
}

/** Asks the referee what a game loses without some words: nothing may be decided less, or otherwise. */
class Needed {
  private readonly whole: string;

  constructor(game: RawElement) {
    this.whole = judged(game);
  }

  /** The game with prices only where goods were replaced, and without attributes that a log may do without. */
  without(game: RawElement, vocabulary: Vocabulary): RawElement {
    let short = game;
    const attempt = (change: Change): void => {
      const changed = edited(short, change);
      if (judged(changed) === this.whole) short = changed;
    };
    const optional = Object.entries(vocabulary).flatMap(([name, { attributes }]) =>
      Object.entries(attributes).flatMap(([attribute, { required }]) => (required ? [] : [{ name, attribute }])),
    );
    for (const { name, attribute } of optional)
      attempt((element) => (element.name === name ? withValue(element, attribute, undefined) : element));
    let prices = 0;
    edited(short, (element) => {
      prices += Number(element.attributes.has('pay'));
      return element;
    });
    for (let price = 0; price < prices; price += 1) {
      let at = 0;
      attempt((element) => {
        if (!element.attributes.has('pay')) return element;
        at += 1;
        return at - 1 === price ? withValue(element, 'pay', 'due') : element;
      });
    }
    return short;
  }
}

type Change = (element: RawElement) => RawElement;

function edited(element: RawElement, change: Change): RawElement {
  const children = element.children.map((child: RawNode) => ('name' in child ? edited(child, change) : child));
  return change({ ...element, children });
}

function withValue(element: RawElement, attribute: string, value: string | undefined): RawElement {
  const attributes = new Map(element.attributes);
  if (value === undefined) attributes.delete(attribute);
  else attributes.set(attribute, value);
  return { ...element, attributes };
}

/** The scores, and of each move what is said of it. */
function judged(game: RawElement): string {
  const [recording] = recordingsOf(`<gamelog version="1">${writeXmlElement(game, '', [])}</gamelog>`);
  if (!recording) throw new Error('no game');
  const { scores, moves, findings } = replayed(recording, false);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return JSON.stringify([scores, moves, errors]);
}

/** A line with each word as short as it is still the same line. @param header of its game */
function shortest(line: string, header: string): string {
  const [, number = '', rest = ''] = /^(\d+)(.*)$/.exec(line) ?? [];
  const read = (text: string): string => {
    const [recording] = recordingsOf(`${header}\n1${text}\n`, 'typed.kbz');
    return JSON.stringify([recording && outline(recording.game), recording?.problems.length]);
  };
  const meant = read(rest);
  let short = rest;
  const attempt = (changed: string): boolean => {
    if (read(changed) !== meant) return false;
    short = changed;
    return true;
  };
  for (let index = 0; ; index += 1) {
    const word = tokensOf(short, 0).filter(({ kind }) => kind === 'word')[index];
    if (!word) break;
    const [before, after] = [short.slice(0, word.start), short.slice(word.end)];
    for (let length = 1; length < word.text.length; length += 1)
      if (attempt(`${before}${word.text.slice(0, length)}${after}`)) break;
  }
  // `gold:1` is `gold`, `gold:2` is `gold2`, and one list at the end needs no parentheses.
  for (const [found] of [...short.matchAll(/:\d+/g)].reverse()) {
    if (!attempt(short.replace(found, ''))) attempt(short.replace(found, found.slice(1)));
  }
  for (const [found, inside = ''] of short.matchAll(/\(([^()]*)\)/g)) attempt(short.replace(found, inside));
  return `${number}${short}`;
}
