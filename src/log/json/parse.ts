/** The text of one JSON value -> a tree that knows where everything stands. */
import { type JSONVisitor, type ParseErrorCode, visit } from 'jsonc-parser';
import type { NotText } from '../attribute-list.js';
import { MAX_ATTRIBUTES, MAX_ELEMENTS } from '../limits.js';

/** One member of an object: a name and, unless it is a list of children, its value. */
export interface JsonMember {
  readonly name: string;
  /** UTF-16 code units from the start of the text. */
  readonly offset: number;
  readonly value: JsonValue;
}

/** A value; numbers and truths are kept as their text. */
export type JsonValue =
  | { readonly type: 'text'; readonly text: string; readonly isString: boolean; readonly offset: number }
  | { readonly type: 'null'; readonly offset: number }
  | JsonObject
  | JsonList;

/** An object, with all members in the order of the text. */
export interface JsonObject {
  readonly type: 'object';
  readonly offset: number;
  readonly members: JsonMember[];
  /** One more than the offset of its last character; beyond the text where it is not closed. */
  end: number;
}

/** A list. */
export interface JsonList {
  readonly type: 'list';
  readonly offset: number;
  readonly items: JsonValue[];
  end: number;
}

/** Where a text stops being JSON. */
export interface JsonBreach {
  readonly offset: number;
  readonly isEnd: boolean;
}

/** Of all lists of a game together. With the root they are one more than the elements that a game may have, which tells that. */
const MOST_ITEMS = MAX_ELEMENTS;
/** Of one element, with `type`, `children` and `text`, and one that is too many. */
const MOST_MEMBERS = MAX_ATTRIBUTES + 4;
/** Of all objects together. */
const MOST_VALUES = 8 * MAX_ELEMENTS;

/** What a text holds, and where it breaks. */
export interface ParsedJson {
  /** As far as the text could be read; undefined where not even its first character could. */
  readonly value: JsonValue | undefined;
  readonly breach: JsonBreach | undefined;
  /** The offset from which on the text holds more than is kept; undefined where everything is. */
  readonly tooMany: number | undefined;
}

/**
 * Parses as strictly as `JSON.parse`, up to the first thing that is wrong. Objects may have several members of one name.
 * The caller sees to it that nothing is nested too deep: the library follows the nesting with calls.
 * @param isLog false for a file of the user's own, of which everything is kept
 */
export function parseJson(text: string, isLog = true): ParsedJson {
  const open: (JsonObject | JsonList)[] = [];
  let root: JsonValue | undefined;
  let name = '';
  let nameOffset = 0;
  let breach: JsonBreach | undefined;
  let tooMany: number | undefined;
  let items = 0;
  let values = 0;
  /** False for a value that is not kept. */
  const add = (value: JsonValue): boolean => {
    const parent = open.at(-1);
    values += 1;
    if (parent?.type === 'list') items += 1;
    if (isLog && (items > MOST_ITEMS || values > MOST_VALUES)) tooMany ??= value.offset;
    if (tooMany !== undefined) return false;
    if (!parent) root = value;
    else if (parent.type === 'list') parent.items.push(value);
    else if (!isLog || parent.members.length < MOST_MEMBERS) parent.members.push({ name, offset: nameOffset, value });
    return true;
  };
  const begin = (value: JsonObject | JsonList): boolean => {
    if (breach || !add(value)) return false;
    open.push(value);
    return true;
  };
  const end = (offset: number, length: number): void => {
    // The library ends a list where the text ends, before it says that the bracket is missing.
    const isThere = length > 0 && !breach && tooMany === undefined;
    const value = isThere ? open.pop() : undefined;
    if (value) value.end = offset + length;
  };
  const visitor: JSONVisitor = {
    onObjectBegin: (offset) => begin({ type: 'object', offset, members: [], end: text.length + 1 }),
    onArrayBegin: (offset) => begin({ type: 'list', offset, items: [], end: text.length + 1 }),
    onObjectEnd: end,
    onArrayEnd: end,
    onObjectProperty: (property, offset) => {
      name = property;
      nameOffset = offset;
    },
    onLiteralValue: (value: unknown, offset, length) => {
      if (breach) return;
      if (value === null) add({ type: 'null', offset });
      else {
        const isString = typeof value === 'string';
        // A number with more digits than JavaScript keeps is an id, and another one than its neighbour.
        const isExact = typeof value !== 'number' || Number.isSafeInteger(value) || !Number.isInteger(value);
        const written = isExact ? String(value) : text.slice(offset, offset + length);
        add({ type: 'text', text: written, isString, offset });
      }
    },
    onError: (_error: ParseErrorCode, offset, length) => {
      breach ??= { offset, isEnd: offset + length >= text.length && length === 0 };
    },
  };
  visit(text, visitor, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  if (breach || tooMany !== undefined) dropUnfinished(open);
  return { value: root, breach, tooMany };
}

/** An object that broke off among its members says too little to be used, unless it is the root. */
function dropUnfinished(open: readonly (JsonObject | JsonList)[]): void {
  const around = open.at(-2);
  if (open.at(-1)?.type !== 'object') return;
  if (around?.type === 'list') around.items.pop();
  else around?.members.pop();
}

/** A value as it stands in the text, for what should have been text and is none. */
export function sourceOf(text: string, value: JsonValue): NotText {
  if (value.type === 'text') return { found: value.text };
  return { found: value.type === 'null' ? 'null' : text.slice(value.offset, value.end) };
}
