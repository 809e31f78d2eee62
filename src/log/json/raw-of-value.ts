/** One element of a log that a program gives as a value: in any way in which a log in JSON may have it. */
import { MAX_DEPTH } from '../limits.js';
import { isElement, type RawElement, type RawNode } from '../raw-element.js';
import { liesDeeperThan } from './nesting.js';
import { parseJson } from './parse.js';
import { plainObject } from './plain-object.js';
import { rawOfJson } from './raw-of-json.js';

/** An element and its lists of children are two levels. */
const DEEPEST = 2 * MAX_DEPTH;

/** Why there is no element. */
export interface WrongValue {
  readonly wrong: 'no-element' | 'no-type' | 'no-text' | 'no-list' | 'unordered' | 'too-deep' | 'too-many';
  /** The member concerned, where it is one. */
  readonly member: string;
}

/** @param value what `JSON.parse` gives */
export function rawOfValue(value: unknown): RawElement | WrongValue {
  if (liesDeeperThan(DEEPEST, value)) return { wrong: 'too-deep', member: '' };
  const text = JSON.stringify(value);
  const { value: parsed, tooMany } = parseJson(text);
  if (parsed?.type !== 'object') return { wrong: 'no-element', member: '' };
  if (tooMany !== undefined) return { wrong: 'too-many', member: '' };
  const { object, unordered } = plainObject(parsed, '');
  const [first] = unordered;
  if (first) return { wrong: 'unordered', member: first.attribute };
  const raw = rawOfJson(object, text);
  return wrongIn(raw) ?? raw;
}

/** What no element may have: a member that is neither text nor a list of words, or a child that is no element. */
function wrongIn(node: RawNode): WrongValue | undefined {
  if (!isElement(node)) return { wrong: 'no-element', member: 'children' };
  if (node.name === '') return { wrong: 'no-type', member: '' };
  for (const [member, value] of node.attributes) {
    if (member === 'children') return { wrong: 'no-list', member };
    if (typeof value !== 'string') return { wrong: 'no-text', member };
  }
  for (const child of node.children) {
    const wrong = wrongIn(child);
    if (wrong) return wrong;
  }
  return undefined;
}
