/**
 * The types of attributes, declared once and used by reader, writer, schema and documentation.
 *
 * A type says how a value looks in a log (`pattern`, `choices`), what it means (`describe`), and how its text becomes
 * a value. Reading never throws: text that does not fit is `undefined`, and the reader reports it.
 */

import { isDay } from './day.js';

/** The value of everything that a recorder did not see. Readers also put it where a value could not be understood. */
export const UNKNOWN = '?';
export type Unknown = typeof UNKNOWN;

/** A value where the log has one: undefined for one that it leaves out, and for one that nobody saw. */
export function known<T>(value: T | Unknown | undefined): T | undefined {
  return value === UNKNOWN ? undefined : value;
}

/** A multiset: `gold:2 wood` is `{ gold: 2, wood: 1 }`. */
export type Counts = Readonly<Partial<Record<string, number>>>;

/** What a word of the format is called in print, in any language: `maid` is *Magd*. */
export type NamesInPrint = (word: string) => readonly string[];

/** How the words of a value stand in it; `beside`: one of them, with other text beside it. */
export type WordOrder = 'one' | 'list' | 'counts' | 'beside';

/** What the values of an attribute are. `T`: what they become. */
export interface AttributeType<T> {
  /** Name in the documentation and in the schema, e.g. `count`, `goods`. */
  readonly name: string;
  /** For the documentation: what the text looks like. */
  readonly describe: string;
  /** A text that it reads, for messages. */
  readonly example: string;
  /** Regular expression (XML Schema and JavaScript agree on it) that all legal texts match. */
  readonly pattern: string;
  /** All legal names where there is a fixed set of them: for did-you-mean and for enumerations in the schema. */
  readonly choices?: readonly string[];
  /** How names of the fixed set stand in a value; with it, other spellings of them are understood. */
  readonly words?: WordOrder;
  /** Words with a name of their own, where any others may stand, too. */
  readonly named?: readonly string[];
  /** Names of its words that are understood as well. */
  readonly printed?: NamesInPrint;
  /** The value, or `undefined` where the text does not fit. */
  readonly read: (text: string) => T | undefined;
}

/** An attribute of an element: its type, and whether it must stand and be known. */
export interface Attribute<T = unknown, Required extends boolean = boolean, MayBeUnknown extends boolean = boolean> {
  readonly type: AttributeType<T>;
  readonly required: Required;
  /** True where `?` is a legal value. */
  readonly mayBeUnknown: MayBeUnknown;
}

const ID = '[a-z][a-z0-9-]*';
/** In a list, cards may be named by numbers. */
const MEMBER = '[a-z0-9][a-z0-9-]*';
const COUNT = '[0-9]{1,4}';

/** Any characters; never trusted as markup. */
export const text: AttributeType<string> = {
  name: 'text',
  example: 'Anna',
  describe: 'any text',
  pattern: '[\\s\\S]*',
  read: (value) => value,
};

/** An id: lower case, digits and hyphens. */
export const id: AttributeType<string> = {
  name: 'id',
  example: 'spring-open',
  describe: 'an id: lower-case letters, digits and hyphens, first a letter',
  pattern: ID,
  read: (value) => (/^[a-z][a-z0-9-]*$/.test(value) ? value : undefined),
};

/** The id of a player: whatever somebody is called somewhere else. It is compared as it stands. */
export const playerId: AttributeType<string> = {
  name: 'player-id',
  example: 'p1',
  describe: 'the id of a player, which is text without white space, `?` and `:`, up to 64 characters',
  pattern: '[^ \\t\\n\\r?:]{1,64}',
  read: (value) => (/^[^\s?:]{1,64}$/u.test(value) ? value : undefined),
};

/** The word for what belongs to nobody, where a player may stand as well. */
export const SUPPLY = 'supply';

/** From whom something is taken. */
export const ownerId: AttributeType<string> = {
  ...playerId,
  name: 'owner',
  describe: 'the id of a player, or `supply`',
};

/** Numbers of players by their ids. A map, since an id may be `__proto__`. */
export type PlayerCounts = ReadonlyMap<string, number>;

/** `p1:2 p2:0`: a number for each player. An id with blanks in it is reported where it is declared, and understood here. */
export const playerCounts: AttributeType<PlayerCounts> = {
  name: 'player-counts',
  example: 'p1:2 p2:0',
  describe: '`player:number`, separated by spaces',
  pattern: '([^ \\t\\n\\r?:]{1,64}:-?[0-9]{1,4}(\\s+[^ \\t\\n\\r?:]{1,64}:-?[0-9]{1,4})*)?',
  read: (value) => {
    const counts = new Map<string, number>();
    let rest = value.trim();
    while (rest !== '') {
      const [member, player, number] = /^([^?:]+):(-?[0-9]{1,4})(?:\s+|$)/.exec(rest) ?? [];
      if (member === undefined || player === undefined || counts.has(player)) return undefined;
      counts.set(player, Number(number) + 0);
      rest = rest.slice(member.length);
    }
    return counts;
  },
};

/** The id of a whole game: any text without white space at its ends. */
export const gameId: AttributeType<string> = {
  name: 'game-id',
  example: 'g1',
  describe: 'unique in the file',
  pattern: '\\S([\\s\\S]*\\S)?',
  read: (value) => (value.length > 0 && value.trim() === value ? value : undefined),
};

/** A whole number from 0 to 9999. */
export const count: AttributeType<number> = {
  name: 'count',
  example: '3',
  describe: 'a whole number from 0 to 9999',
  pattern: COUNT,
  read: (value) => (/^[0-9]{1,4}$/.test(value) ? Number(value) : undefined),
};

/** A number that a log states of the table: whatever it is, it is compared. */
export const stated: AttributeType<number> = {
  name: 'number',
  example: '3',
  describe: 'a number; it is compared, whatever it is',
  pattern: '[+-]?[0-9]{1,9}(\\.[0-9]{1,9})?',
  read: (value) => (/^[+-]?[0-9]{1,9}(\.[0-9]{1,9})?$/.test(value) ? Number(value) + 0 : undefined),
};

/** A condition: yes or no. */
export const truth: AttributeType<boolean> = {
  name: 'truth',
  example: 'true',
  describe: '`true` or `false`',
  pattern: 'true|false',
  choices: ['true', 'false'],
  words: 'one',
  read: (value) => (value === 'true' ? true : value === 'false' ? false : undefined),
};

const DAY = '[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])';
const HOUR = '([01][0-9]|2[0-3]):[0-5][0-9]';
// A second is put in, the sixtieth, where the earth is late.
const MOMENT = `${DAY}([T ]${HOUR}(:([0-5][0-9]|60)(\\.[0-9]+)?)?([Zz]|[+-]${HOUR})?)?`;
const WHOLE_MOMENT = new RegExp(`^${MOMENT}$`);
const DAY_LENGTH = '2026-11-01'.length;

/** A moment, RFC 3339; kept as text, since nothing is computed with it. */
export const time: AttributeType<string> = {
  name: 'time',
  example: '2026-11-01T19:30:00Z',
  describe: 'a time, RFC 3339, such as `2026-11-01T19:30:00Z`',
  pattern: MOMENT,
  read: (value) => (WHOLE_MOMENT.test(value) && isDay(value.slice(0, DAY_LENGTH)) ? value : undefined),
};

/** One name of a fixed set. */
export function oneOf<const N extends string>(name: string, choices: readonly N[]): AttributeType<N> {
  const known = new Map<string, N>(choices.map((choice) => [choice, choice]));
  return {
    name,
    describe: `one of ${choices.map((choice) => `\`${choice}\``).join(' ')}`,
    example: choices[0] ?? '',
    pattern: oneOfPattern(choices),
    choices,
    words: 'one',
    read: (value) => known.get(value),
  };
}

/** A list, separated by white space, of names of a fixed set or (without one) of ids; `?` may stand for a member. */
export function listOf<const N extends string = string>(
  name: string,
  choices?: readonly N[],
): AttributeType<readonly (N | Unknown)[]> {
  const member = `(${choices ? oneOfPattern(choices) : MEMBER}|\\?)`;
  const known: ReadonlySet<string> | undefined = choices && new Set<string>(choices);
  const isMember = (word: string): word is N | Unknown =>
    word === UNKNOWN || (known ? known.has(word) : /^[a-z0-9][a-z0-9-]*$/.test(word));
  return {
    name,
    describe: `a list, separated by spaces, of ${choices ? choices.map((one) => `\`${one}\``).join(' ') : 'ids'}`,
    example: choices ? choices.slice(0, 2).join(' ') : 'r07 r01',
    pattern: `(${member}(\\s+${member})*)?`,
    ...(choices && { choices, words: 'list' }),
    read: remember((value) => {
      const words = split(value);
      return words.every(isMember) ? words : undefined;
    }),
  };
}

/** A multiset `name:count` of names of a fixed set; `:1` may be left out, the empty list is `""`. */
export function countsOf(name: string, choices: readonly string[]): AttributeType<Counts> {
  const member = `(${oneOfPattern(choices)})(:${COUNT})?`;
  const known = new Set(choices);
  return {
    name,
    describe: `\`name:count\`, separated by spaces, of ${choices.map((one) => `\`${one}\``).join(' ')}`,
    example: `${choices[0] ?? ''}:2 ${choices[1] ?? ''}:1`,
    pattern: `(${member}(\\s+${member})*)?`,
    choices,
    words: 'counts',
    read: remember((value) => {
      const counts: Partial<Record<string, number>> = {};
      for (const word of split(value)) {
        const [, kind = '', number] = /^([a-z][a-z0-9-]*)(?::([0-9]{1,4}))?$/.exec(word) ?? [];
        if (!known.has(kind)) return undefined;
        const sum = (counts[kind] ?? 0) + (number === undefined ? 1 : Number(number));
        if (sum > 9999) return undefined;
        counts[kind] = sum;
      }
      return counts;
    }),
  };
}

/** An attribute that must stand on its element. */
export function required<T>(type: AttributeType<T>): Attribute<T, true, false> {
  return { type, required: true, mayBeUnknown: false };
}

/** An attribute that may be left out. */
export function optional<T>(type: AttributeType<T>): Attribute<T, false, false> {
  return { type, required: false, mayBeUnknown: false };
}

/** An attribute that must stand, but may be `?`. */
export function requiredOrUnknown<T>(type: AttributeType<T>): Attribute<T, true, true> {
  return { type, required: true, mayBeUnknown: true };
}

/** An attribute that may be left out, or be `?`. */
export function optionalOrUnknown<T>(type: AttributeType<T>): Attribute<T, false, true> {
  return { type, required: false, mayBeUnknown: true };
}

/** True for a type whose values are single names of a fixed set, and not lists of them. */
export function isOneOf({ choices, pattern }: AttributeType<unknown>): boolean {
  return choices !== undefined && pattern === oneOfPattern(choices);
}

/** Types with several words that need not be of a fixed set. */
const LISTS: ReadonlySet<string> = new Set(['tokens', 'cards', 'slots', 'potions']);

/** True for a type whose values may have several words. */
export function isList({ words = 'one', name }: AttributeType<unknown>): boolean {
  return words !== 'one' || LISTS.has(name);
}

function oneOfPattern(choices: readonly string[]): string {
  return choices.map((choice) => choice.replace(/[.?+*()[\]{}|\\^$]/g, '\\$&')).join('|');
}

function split(value: string): string[] {
  return value.match(/[^ \t\n\r]+/g) ?? [];
}

/**
 * Logs say the same few lists again and again: each is read once. Values are shared, hence frozen.
 * The memory is bounded, so that a hostile log cannot fill it.
 */
function remember<T extends object>(read: (value: string) => T | undefined): (value: string) => T | undefined {
  const memory = new Map<string, T>();
  return (value) => {
    const before = memory.get(value);
    if (before) return before;
    const result = read(value);
    if (result && value.length < 64) {
      if (memory.size >= 4096) memory.clear();
      memory.set(value, Object.freeze(result));
    }
    return result;
  };
}
