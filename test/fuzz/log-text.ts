/** Trees of a log as the bytes of a file. */
import { writeLog } from '../../src/api/write-log.js';
import { type Element, toJson } from '../oracle/element.js';
import { gamesOf } from './judged.js';

const encoder = new TextEncoder();

/** A file with these games in the JSON notation. */
export function jsonFile(...games: readonly Element[]): Uint8Array {
  return encoder.encode(games.length === 1 ? JSON.stringify(games.map(toJson)[0]) : JSON.stringify(games.map(toJson)));
}

/** A file with these games in XML. @param space between the elements */
export function xmlFile(games: readonly Element[], space = ''): Uint8Array {
  return encoder.encode(`<gamelog version="1">${games.map((game) => xmlOf(game, space)).join(space)}</gamelog>`);
}

/** A file with a game as people type it. */
export function typedFile(game: Element): Uint8Array {
  return encoder.encode(writeLog(gamesOf(jsonFile(game)), 'kbz'));
}

function xmlOf({ name, attributes, children, text }: Element, space: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = children.map((child) => space + xmlOf(child, space)).join('') + escaped(text);
  return `<${name}${pairs.join('')}>${inside}</${name}>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
