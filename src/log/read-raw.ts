/** Reads a game that is a tree already, as if it had been written and read: for those who change it and ask again. */
import { AttributeList } from './attribute-list.js';
import { GameInProgress } from './game-in-progress.js';
import type { RawElement } from './raw-element.js';
import type { VocabularyOf } from './reader.js';
import type { Recording } from './recording.js';

/**
 * @param game the `<game>` element; markup in it says nothing, and values that no notation of a log has make it no game
 * @returns a recording that no file holds: its elements are numbered in their order, and have no line. Undefined where
 *   nobody knows the ruleset
 */
export function readRaw(game: RawElement, vocabularyOf: VocabularyOf): Recording | undefined {
  const reading = new GameInProgress({ file: '', notation: 'xml', text: '', line: 1, column: 1 }, vocabularyOf, 'game');
  const attributes = new AttributeList();
  let number = 0;
  const visit = (element: RawElement): void => {
    attributes.count = 0;
    for (const [name, value] of element.attributes) attributes.add(name, value, number);
    if (!reading.open(element.name, number, attributes)) return;
    number += 1;
    if (element.text !== '') reading.text(element.text, number);
    for (const child of element.children) if ('name' in child) visit(child);
    reading.close();
  };
  visit(game);
  const event = reading.end(false);
  return event.type === 'game' ? event.recording : undefined;
}
