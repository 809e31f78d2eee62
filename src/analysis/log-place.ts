/** Where a finding stands in its log: the element, the attribute, and how far the text of it reaches. */
import type { Place } from '../engine/finding.js';
import { attributeOffset } from '../log/attribute-offset.js';
import { offsetAt, position } from '../log/position.js';
import type { Position, Recording, Source } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';

export interface LogPlace {
  /** The element, and those around it from the inside out; empty where the log does not have it. */
  readonly path: readonly Element[];
  /** The attribute that the finding speaks of. */
  readonly attribute: string | undefined;
}

/** An attribute that begins here; the text of an element begins with a bracket or a brace. */
const NAME = /"?([\p{L}_][\p{L}\p{N}_.:-]*)"?\s*[=:]/uy;

/** The part of the recording that a finding speaks of. */
export function logPlaceOf({ source, game }: Recording, at: Place): LogPlace {
  const offset = at.line === null ? undefined : offsetAt(source, { line: at.line, column: at.column ?? 1 });
  if (offset === undefined) return { path: [], attribute: undefined };
  const path: Element[] = [];
  for (let element: Element | undefined = game; element; element = lastBefore(element.children, offset)) {
    path.unshift(element);
  }
  const inside = path.findIndex(({ name }) => name === at.element);
  return {
    path: inside < 0 ? [] : path.slice(inside),
    attribute: attributeAt(source, path[Math.max(0, inside)], offset),
  };
}

/** What people type has values without a name; one that could not be read is no value of its element. */
function attributeAt(source: Source, element: Element | undefined, offset: number): string | undefined {
  if (!element || element.offset === offset) return undefined;
  NAME.lastIndex = offset;
  const beginsHere = (name: string): boolean => attributeOffset(source, element.offset, name) === offset;
  return Object.keys(element.values).find(beginsHere) ?? NAME.exec(source.text)?.[1];
}

/** In a file elements stand in the order of their offsets: a game may have thousands of findings among thousands of elements. */
function lastBefore(children: readonly Element[], offset: number): Element | undefined {
  let [low, high] = [0, children.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((children[middle]?.offset ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return children[low - 1];
}

/** How far the mark of a place reaches in XML: an attribute with its value, or a start tag. */
const XML = /<[^\s/>]+(?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>|[^\s=/<>]+\s*=\s*(?:"[^"]*"|'[^']*')/y;
/** The same in JSON: a member with its value, where that is not an object. */
const JSON_MEMBER = /"(?:[^"\\]|\\.)*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[\w.+-]+|\[[^\][{}]*\])/y;

/** The same in what people type: a word, with its value where it has a name. */
const WORD = /(?:[^\s,;(){}"=]+=)?(?:"(?:[^"\\]|\\.)*"|[^\s,;(){}"]+)/y;

const MARKS = { xml: XML, json: JSON_MEMBER, kbz: WORD };

/**
 * Where the text that begins at a place ends: behind the attribute or the start tag.
 * @returns undefined where that cannot be said
 */
export function endOf(source: Source, start: Position): Position | undefined {
  const offset = offsetAt(source, start);
  if (offset === undefined) return undefined;
  const pattern = MARKS[source.notation];
  pattern.lastIndex = offset;
  return pattern.test(source.text) ? position(source, pattern.lastIndex) : undefined;
}
