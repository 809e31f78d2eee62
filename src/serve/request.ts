/** One line of the protocol, a question or an answer, as a program has written it: hostile until it is read. @see docs/serve.md */
import type { Options } from '../engine/option.js';
import { exactValue } from '../log/json/exact-value.js';
import { rawOfValue, type WrongValue } from '../log/json/raw-of-value.js';
import { rawOfXml } from '../log/raw.js';
import type { RawElement } from '../log/raw-element.js';

/** What a program calls one of its questions. */
export type RequestId = string | number;

/** The codes of all errors. A closed list: docs/serve.md. */
export const ERRORS = [
  'bad-json', // the line is no JSON object
  'line-too-long',
  'bad-encoding', // the line is not UTF-8
  'bad-id', // no short text and no number that JSON can repeat
  'unknown-request', // `do` names nothing that can be asked
  'missing-field',
  'unknown-field', // the question has no field of that name: it may be a slip for one that it has
  'bad-field', // a field has a value that it cannot have
  'unknown-ruleset',
  'unknown-edition',
  'unknown-game', // no game of that name is open, or it was dropped
  'game-exists', // a game of that name is open already
  'unknown-player', // nobody of that id plays
  'not-writable', // a name or a character that no log can hold
  'holds-undo', // `<undo/>`: the question `undo` takes an element back
  'not-open', // no element of that name is open
  'unreadable', // the element cannot be read, or the format does not know it
  'too-large', // more than any game
  'nothing-to-undo',
  'internal', // our own fault
] as const;
export type ErrorCode = (typeof ERRORS)[number];

/** Why a question has no answer. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode,
    /** What is at fault: a field, a name. Hostile text. */
    readonly about = '',
    /** Of `bad-field`: what is wrong with the value. */
    readonly wrong?: WrongValue['wrong'] | 'no-xml' | 'no-name' | 'no-players' | 'no-options' | 'beside-edition',
    /** The names of which one was expected. */
    readonly known: readonly string[] = [],
  ) {
    super(code);
  }
}

/** Longer ids and names are refused: each answer repeats them. */
const LONGEST_NAME = 200;

/** The fields of one question, or of one answer. */
export class Request {
  private constructor(private readonly fields: Readonly<Record<string, unknown>>) {}

  /** @throws Refused for a line that is no JSON object */
  static read(line: string): Request {
    return Request.of(parsed(line), line);
  }

  /** @param line where it stands @throws Refused for what is no object */
  static of(value: unknown, line = ''): Request {
    if (!isObject(value)) throw new Refused('bad-json', line);
    return new Request(value);
  }

  /** @throws Refused for what cannot be repeated in an answer */
  get id(): RequestId | undefined {
    const { id } = this.fields;
    if (id === undefined || id === null) return undefined;
    // A larger number is another one in the answer.
    if (typeof id === 'number' && Math.abs(id) <= Number.MAX_SAFE_INTEGER) return id;
    if (typeof id === 'string' && id.length <= LONGEST_NAME) return id;
    throw new Refused('bad-id');
  }

  /** @param known all that may stand there @throws Refused for anything else that says something */
  requireOnly(known: readonly string[]): void {
    const other = this.names.find((name) => !known.includes(name) && this.value(name) !== undefined);
    if (other !== undefined) throw new Refused('unknown-field', other, undefined, known);
  }

  /** A short text. @throws Refused */
  name(field: string): string {
    const name = this.optionalName(field);
    if (name === undefined) throw new Refused('missing-field', field);
    return name;
  }

  /** @throws Refused for anything but a short text */
  optionalName(field: string): string | undefined {
    const value = this.value(field);
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || value.length > LONGEST_NAME) throw new Refused('bad-field', field, 'no-name');
    return value;
  }

  /** An element of the log: an object as JSON logs have it, or a text in XML. @throws Refused */
  element(field: string): RawElement {
    const element = this.optionalElement(field);
    if (!element) throw new Refused('missing-field', field);
    return element;
  }

  /** @throws Refused for what is no element */
  optionalElement(field: string): RawElement | undefined {
    const value = this.value(field);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') return elementIn(value, field);
    const element = rawOfXml(value);
    if (!element) throw new Refused('bad-field', field, 'no-xml');
    return element;
  }

  /** A list of whatever; undefined where there is none. @throws Refused for anything else */
  list(field: string): readonly unknown[] | undefined {
    const value = this.value(field);
    if (value === undefined || Array.isArray(value)) return value;
    throw new Refused('bad-field', field);
  }

  /** An object inside; undefined where there is none. @throws Refused for anything else */
  inside(field: string): Request | undefined {
    const value = this.value(field);
    if (value === undefined) return undefined;
    if (!isObject(value)) throw new Refused('bad-field', field);
    return new Request(value);
  }

  /** A whole number; undefined where there is none. @throws Refused for anything else */
  number(field: string): number | undefined {
    const value = this.value(field);
    if (value === undefined || Number.isSafeInteger(value)) return value as number | undefined;
    throw new Refused('bad-field', field);
  }

  /** The names of all fields. */
  get names(): readonly string[] {
    return Object.keys(this.fields);
  }

  /** A list of players, each an id or an object with `id`, `name`, `colour`. @throws Refused */
  players(): readonly RawElement[] {
    const value = this.value('players');
    if (value === undefined) throw new Refused('missing-field', 'players');
    if (!Array.isArray(value)) throw new Refused('bad-field', 'players', 'no-players');
    return value.map((player: unknown) => {
      const attributes = isObject(player) ? attributesOf(player) : attributesOf({ id: player });
      if (!attributes?.has('id')) throw new Refused('bad-field', 'players', 'no-players');
      return made('player', attributes);
    });
  }

  /** Options by their names. @throws Refused */
  options(): Options {
    const value = this.value('options');
    if (value === undefined) return {};
    const options = isObject(value) ? attributesOf(value) : undefined;
    if (!options) throw new Refused('bad-field', 'options', 'no-options');
    return Object.fromEntries(options);
  }

  private value(field: string): unknown {
    const value = Object.hasOwn(this.fields, field) ? this.fields[field] : undefined;
    return value === null ? undefined : value;
  }
}

/** An element without text. */
export function made(
  name: string,
  attributes: ReadonlyMap<string, string>,
  children: readonly RawElement[] = [],
): RawElement {
  return { name, attributes, children, text: '' };
}

/** @throws Refused, with the member that is at fault */
function elementIn(value: unknown, field: string): RawElement {
  const read = rawOfValue(value);
  if ('wrong' in read) throw new Refused('bad-field', read.member || field, read.wrong);
  return read;
}

function parsed(line: string): unknown {
  // Programs on .NET begin their first line with a byte order mark.
  const text = line.replace(/^\ufeff/, '');
  try {
    const value = exactValue(text);
    // The id is answered as it was asked: a number that JavaScript does not keep is none.
    return isObject(value) && 'id' in value
      ? { ...value, id: (JSON.parse(text) as { readonly id: unknown }).id }
      : value;
  } catch {
    // What the engine says of it differs from version to version.
    throw new Refused('bad-json', line);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Texts, numbers and truth values; what is null is not there. Undefined where there is anything else. */
function attributesOf(object: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> | undefined {
  const attributes = new Map<string, string>();
  for (const [name, value] of Object.entries(object)) {
    if (value === null) continue;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
    attributes.set(name, String(value));
  }
  return attributes;
}
