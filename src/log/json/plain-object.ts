/**
 * The shorter ways to write a log in JSON, told as the long one: a list of words as one text, and the elements inside as members
 * that bear their name.
 */
import type { JsonMember, JsonObject, JsonValue } from './parse.js';

/** A member that is left out: the elements in it stand beside others, and which came first is written nowhere. */
export interface Unordered {
  /** Of the object that it stands in. */
  readonly offset: number;
  readonly element: string;
  readonly attribute: string;
}

/** What a game holds; of what holds elements of one kind, that kind: there they need not say what they are. */
export const PARTS: ReadonlyMap<string, string | undefined> = new Map([
  ['players', 'player'],
  ['options', 'option'],
  ['components', undefined],
  ['setup', undefined],
  ['moves', undefined],
  ['result', 'score'],
]);

/** What stands in it happened in the order in which it stands there. */
const IN_ORDER = 'moves';

/** @returns the object with attributes, `type`, `text` and `children` alone, and what could not be told so */
export function plainObject(
  root: JsonObject,
  rootName: string,
): { readonly object: JsonObject; readonly unordered: readonly Unordered[] } {
  const unordered: Unordered[] = [];
  const plain = (object: JsonObject, isInMoves: boolean): JsonObject => {
    const element = typeOf(object) ?? rootName;
    const inOrder = isInMoves || element === IN_ORDER;
    const list = object.members.find(({ name, value }) => name === 'children' && value.type === 'list');
    const named = new Set(object.members.filter(holdsElements).map(({ name }) => name));
    const isClear = !inOrder || named.size + (list ? 1 : 0) <= 1;
    const members: JsonMember[] = [];
    const children: JsonValue[] = [];
    const hold = (items: readonly JsonValue[]): void => {
      for (const item of items) children.push(item.type === 'object' ? plain(item, inOrder) : item);
    };
    for (const member of object.members) {
      const { name, value } = member;
      if (member === list && value.type === 'list') hold(value.items.map((item) => ofKind(item, PARTS.get(element))));
      else if (!holdsElements(member)) members.push(asText(member));
      else if (isClear) hold(elementsOf(name, value));
      else unordered.push({ offset: object.offset, element, attribute: name });
    }
    const { offset, end } = object;
    if (list || children.length > 0) {
      // Before a second list, which is a mistake: the first one counts.
      members.unshift({ name: 'children', offset, value: { type: 'list', offset, items: children, end } });
    }
    return { ...object, members };
  };
  return { object: plain(root, false), unordered };
}

/** True for a member that bears the name of elements, and holds them. */
function holdsElements({ name, value }: JsonMember): boolean {
  if (name === 'children' || name === 'text') return false;
  if (value.type === 'object') return true;
  if (value.type !== 'list') return false;
  return value.items.length > 0 ? value.items.every(({ type }) => type === 'object') : PARTS.has(name);
}

/** The elements that a member holds: several of its name, or one of its name with others inside. */
function elementsOf(name: string, value: JsonValue): readonly JsonValue[] {
  if (value.type !== 'list') return [ofKind(value, name)];
  const { items, offset, end } = value;
  const isOne = PARTS.has(name) || items.every((item) => (typeOf(item) ?? name) !== name);
  if (!isOne) return items.map((item) => ofKind(item, name));
  const children = { name: 'children', offset, value };
  return [ofKind({ type: 'object', offset, end, members: [children] }, name)];
}

/** An object that says what it is. @param kind of one that does not */
function ofKind(value: JsonValue, kind: string | undefined): JsonValue {
  if (value.type !== 'object' || kind === undefined || typeOf(value) !== undefined) return value;
  const { offset } = value;
  const type: JsonMember = { name: 'type', offset, value: { type: 'text', text: kind, isString: true, offset } };
  return { ...value, members: [type, ...value.members.filter(({ name }) => name !== 'type')] };
}

/** A list of words is one text. */
function asText(member: JsonMember): JsonMember {
  const { name, value } = member;
  if (value.type !== 'list' || name === 'children' || name === 'text' || name === 'type') return member;
  const words = value.items.map((item) => (item.type === 'text' ? item.text : ''));
  if (words.some((word) => word.trim() === '')) return member;
  return { ...member, value: { type: 'text', text: words.join(' '), isString: true, offset: value.offset } };
}

/** What an object says that it is. */
export function typeOf(value: JsonValue): string | undefined {
  if (value.type !== 'object') return undefined;
  const type = value.members.find(({ name }) => name === 'type')?.value;
  return type?.type === 'text' && type.isString ? type.text : undefined;
}
