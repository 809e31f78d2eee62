/** A JSON file that a person has written or changed: read member by member, with the place of every mistake. */
import { isDeeperThan } from '../log/json/nesting.js';
import { type JsonObject, type JsonValue, parseJson } from '../log/json/parse.js';
import { nearest } from '../log/nearest.js';
import { position } from '../log/position.js';
import type { Position, Source } from '../log/recording.js';

/** A mistake in such a file. */
export interface FileMistake {
  readonly file: string;
  readonly mistake:
    | 'unreadable' // the operating system refuses
    | 'packed' // with gzip
    | 'encoding' // no UTF-8
    | 'syntax'
    | 'type'
    | 'value'
    | 'unknown-key'
    | 'missing-key'
    | 'unknown-rule'
    | 'unknown-word' // none of a fixed list
    | 'no-anchor' // a note that names its place alone
    | 'dates';
  readonly position: Position | undefined;
  /** What was found: hostile text. */
  readonly found?: string;
  readonly expected?: string;
  /** The known word that was probably meant. */
  readonly meant?: string;
}

/** A text that nests deeper than this is none of ours. */
const DEEPEST = 8;

/** More mistakes than anybody will read at once. */
const MOST_MISTAKES = 20;

/** Gives out what is as it should be, and keeps a mistake for everything else; nothing throws. */
export class JsonFile {
  readonly mistakes: FileMistake[] = [];
  private readonly source: Source;

  /** @param file as it was given on the command line */
  constructor(file: string, text: string) {
    // A byte order mark is no part of the text.
    this.source = { file, notation: 'json', text: text.replace(/^\ufeff/, ''), line: 1, column: 1 };
  }

  /** The object that the whole file is; undefined where it is none. */
  root(): JsonObject | undefined {
    const { text } = this.source;
    if (isDeeperThan(DEEPEST, text)) {
      this.complain('syntax', 0, {});
      return undefined;
    }
    const { value, breach } = parseJson(text, false);
    if (breach) {
      this.complain('syntax', breach.offset, breach.isEnd ? {} : { found: text.slice(breach.offset).slice(0, 20) });
      return undefined;
    }
    return value && this.object(value);
  }

  /** The value itself, where it is an object; a mistake where it is none. */
  object(value: JsonValue): JsonObject | undefined {
    if (value.type === 'object') return value;
    this.complain('type', value.offset, { expected: '{ }' });
    return undefined;
  }

  /** The object that a member is; undefined where it is not there, or is none. */
  objectIn(object: JsonObject, key: string): JsonObject | undefined {
    const value = this.member(object, key);
    return !value || value.type === 'null' ? undefined : this.object(value);
  }

  /** Complains of members that are not known. */
  allow(object: JsonObject, keys: readonly string[]): void {
    for (const { name, offset } of object.members) {
      if (keys.includes(name)) continue;
      const meant = nearest(name, keys);
      this.complain('unknown-key', offset, { found: name, expected: keys.join(', '), ...(meant && { meant }) });
    }
  }

  /** A member that must hold this very text or number. */
  constant(object: JsonObject, key: string, wanted: string): void {
    const value = this.member(object, key);
    if (!value) this.complain('missing-key', object.offset, { expected: key });
    else if (value.type !== 'text' || value.text !== wanted) {
      this.complain('value', value.offset, { expected: wanted, ...(value.type === 'text' && { found: value.text }) });
    }
  }

  /** The text of a member and where it stands; undefined where it is not there, or is none. */
  text(object: JsonObject, key: string): { readonly text: string; readonly offset: number } | undefined {
    const value = this.member(object, key);
    if (!value || value.type === 'null') return undefined;
    if (value.type === 'text' && value.isString) return value;
    this.complain('type', value.offset, { expected: '"…"' });
    return undefined;
  }

  /** The same, for a member that must be there. */
  requiredText(object: JsonObject, key: string): { readonly text: string; readonly offset: number } | undefined {
    if (this.member(object, key)) return this.text(object, key);
    this.complain('missing-key', object.offset, { expected: key });
    return undefined;
  }

  /** The texts of a list, or the only one without a list around it; undefined where the member is not there. */
  texts(object: JsonObject, key: string): readonly { readonly text: string; readonly offset: number }[] | undefined {
    const value = this.member(object, key);
    if (!value || value.type === 'null') return undefined;
    return (value.type === 'list' ? value.items : [value]).flatMap((item) => {
      if (item.type === 'text' && item.isString) return [item];
      this.complain('type', item.offset, { expected: '"…"' });
      return [];
    });
  }

  /** `true` or `false`; undefined where the member is not there, or is neither. */
  truth(object: JsonObject, key: string): boolean | undefined {
    const value = this.member(object, key);
    if (!value || value.type === 'null') return undefined;
    if (value.type === 'text' && !value.isString && (value.text === 'true' || value.text === 'false')) {
      return value.text === 'true';
    }
    this.complain('type', value.offset, { expected: 'true, false' });
    return undefined;
  }

  /** One word of a fixed list; undefined where none is given, or another one. */
  word<const W extends string>(object: JsonObject, key: string, words: readonly W[]): W | undefined {
    const value = this.text(object, key);
    const given = value?.text.trim() ?? '';
    if (!value || given === '') return undefined;
    const word = words.find((one) => one === given);
    if (word === undefined) {
      const meant = nearest(given, words);
      const expected = words.join(', ');
      this.complain('unknown-word', value.offset, { found: value.text, expected, ...(meant && { meant }) });
    }
    return word;
  }

  /** The objects in a list that must be there. */
  objects(object: JsonObject, key: string): readonly JsonObject[] {
    const value = this.member(object, key);
    if (!value) this.complain('missing-key', object.offset, { expected: key });
    else if (value.type === 'list') return value.items.flatMap((item) => this.object(item) ?? []);
    else this.complain('type', value.offset, { expected: '[ ]' });
    return [];
  }

  complain(
    mistake: FileMistake['mistake'],
    offset: number,
    details: Pick<FileMistake, 'found' | 'expected' | 'meant'>,
  ): void {
    if (this.mistakes.length >= MOST_MISTAKES) return;
    this.mistakes.push({ file: this.source.file, mistake, position: this.positionOf(offset), ...details });
  }

  /** Where in the file an offset lies. */
  positionOf(offset: number): Position {
    return position(this.source, offset);
  }

  private member({ members }: JsonObject, key: string): JsonValue | undefined {
    return members.findLast(({ name }) => name === key)?.value;
  }
}
