/**
 * The fast reader: goes once over the text of a game, character by character, and builds its tree on the way.
 *
 * It is as strict as an XML 1.0 processor. Where a breach leaves no doubt how the text goes on (a bare `&`, an attribute
 * that stands twice), it is reported and the reading goes on; behind any other the rest of the game would be guesswork,
 * and the recording ends there.
 */
import { Buffer } from 'node:buffer';
import { AttributeList } from '../attribute-list.js';
import type { Breach } from '../breach.js';
import { GameInProgress } from '../game-in-progress.js';
import { Interned } from '../interned.js';
import type { ReadGame } from '../reader.js';
import type { ReadEvent, Source } from '../recording.js';
import type { TreeSink } from '../tree-sink.js';
import {
  APOSTROPHE,
  ASCII_NAME,
  BANG,
  CARRIAGE_RETURN,
  EQUALS,
  endOfName,
  GREATER_THAN,
  isSpace,
  LESS_THAN,
  LINE_FEED,
  QUESTION_MARK,
  QUOTE,
  SLASH,
  SPACE,
  TAB,
} from './characters.js';
import { checkComment, checkInstruction } from './markup.js';
import { attributeValue, isPlainValue, plainText, type Reporter, sectionText } from './text.js';

/** Instead of an offset: the reading cannot go on. */
const STOPPED = -1;

const interned = new Interned();

/** Reads one game from its XML: an element, and nothing before or after it. */
export const scanGame: ReadGame = (source, vocabularyOf, root) =>
  scanInto(source, new GameInProgress(source, vocabularyOf, root));

/** The same, for somebody who wants to see what is met on the way. */
export function scanInto(source: Source, game: GameInProgress): ReadEvent {
  return game.end(!scanXml(source.text, game));
}

/** Goes over an element, and nothing before or after it. False where it had to stop before the end. */
export function scanXml(text: string, sink: TreeSink): boolean {
  return new GameScanner(text, sink).scan();
}

/** Code units in an array are read several times faster than those of a string. */
let scratch = new Uint16Array(65_536);

function unitsOf(text: string): Uint16Array {
  const { length } = text;
  const room = length < scratch.length ? scratch : new Uint16Array(length + 1);
  if (length < 1_048_576) scratch = room;
  Buffer.from(room.buffer).write(text, 'utf16le');
  room[length] = 0;
  return room;
}

class GameScanner implements Reporter {
  /** The code units of the text, and a 0 behind them. */
  private readonly units: Uint16Array;
  private readonly length: number;
  private readonly attributes = new AttributeList();
  /** Names of the open elements. */
  private readonly names: string[] = [];
  /** The element whose start tag is being read. */
  private tag: string | undefined;
  /** Of the name that was read last: a function of its characters. */
  private hash = 0;

  constructor(
    private readonly text: string,
    private readonly game: TreeSink,
  ) {
    this.length = text.length;
    this.units = unitsOf(text);
  }

  // A method: one closure for each game would keep the games alive through several collections of garbage.
  report(breach: Breach, offset: number, found: string, expected?: string): void {
    this.game.illFormed(breach, offset, found, this.tag ?? this.names.at(-1), expected);
  }

  /** Reads all of it. False where it had to stop before the end. */
  scan(): boolean {
    const { game, names, length } = this;
    let at = this.code(0) === LESS_THAN ? this.startTag(0) : this.stop('tag', 0, '<');
    while (at !== STOPPED && names.length > 0) {
      at = this.characters(at);
      if (at >= length) return this.stopAtEnd();
      const next = this.code(at + 1);
      if (next === SLASH) at = this.endTag(at);
      else if (next === BANG) at = this.commentOrSection(at);
      else if (next === QUESTION_MARK) at = this.instruction(at);
      else at = this.startTag(at);
      if (game.exhausted) return false;
    }
    if (at !== STOPPED && at < length) this.report('text-outside', at, this.text.slice(at));
    return at !== STOPPED;
  }

  /** The code unit at an offset; 0 behind the end. */
  private code(at: number): number {
    return this.units[at] ?? 0;
  }

  private skipSpace(start: number): number {
    const { units } = this;
    let at = start;
    let code = units[at] as number;
    while (code === SPACE || code === LINE_FEED || code === TAB || code === CARRIAGE_RETURN) {
      at += 1;
      code = units[at] as number;
    }
    return at;
  }

  /** Reads the name that begins at an offset. Returns where it ends; its beginning where there is none. */
  private name(start: number): number {
    const { units } = this;
    let at = start;
    let hash = 0;
    let code = units[at] as number;
    while (code < 128 && ASCII_NAME[code] !== 0) {
      hash = (Math.imul(hash, 31) + code) | 0;
      at += 1;
      code = units[at] as number;
    }
    this.hash = hash;
    if (code < 128 && at > start && ASCII_NAME[units[start] as number] === 2) return at;
    const end = endOfName(this.text, start);
    for (let rest = Math.min(at, end); rest < end; rest += 1)
      this.hash = (Math.imul(this.hash, 31) + (units[rest] as number)) | 0;
    return end;
  }

  private interned(start: number, end: number): string {
    const { units, hash } = this;
    return interned.find(units, start, end, hash) ?? interned.add(this.text.slice(start, end), hash);
  }

  /** Reads characters up to the next `<` and returns its offset. */
  private characters(start: number): number {
    const { text, length } = this;
    const at = this.skipSpace(start);
    if (at === length || (this.code(at) === LESS_THAN && !this.game.mayHaveText)) return at;
    const found = text.indexOf('<', at);
    const end = found === -1 ? length : found;
    const value = plainText(text.slice(start, end), start, this);
    if (end < length) this.game.text(value, at);
    return end;
  }

  /** Reads a start tag or an empty element. */
  private startTag(start: number): number {
    const { attributes } = this;
    const end = this.name(start + 1);
    if (end === start + 1) return this.stop('tag', start);
    const name = this.interned(start + 1, end);
    this.tag = name;
    attributes.count = 0;
    let at = end;
    let isEmpty = false;
    for (;;) {
      const next = this.skipSpace(at);
      const code = this.code(next);
      if (code === GREATER_THAN) {
        at = next + 1;
        break;
      }
      if (code === SLASH && this.code(next + 1) === GREATER_THAN) {
        isEmpty = true;
        at = next + 2;
        break;
      }
      at = this.attribute(next, next > at);
      if (at === STOPPED) return STOPPED;
    }
    this.tag = undefined;
    if (!this.game.open(name, start, attributes)) return STOPPED;
    if (isEmpty) this.game.close();
    else this.names.push(name);
    return at;
  }

  private attribute(start: number, afterSpace: boolean): number {
    const { units, length } = this;
    const end = this.name(start);
    if (end === start) return this.stop('tag', start);
    const name = this.interned(start, end);
    let at = this.code(end) === EQUALS ? end : this.skipSpace(end);
    if (this.code(at) !== EQUALS) return this.stop('tag', start, '=');
    at += 1;
    let mark = this.code(at);
    if (mark !== QUOTE && mark !== APOSTROPHE) {
      at = this.skipSpace(at);
      mark = this.code(at);
      if (mark !== QUOTE && mark !== APOSTROPHE) return this.stop('tag', start, '"');
    }
    const valueStart = at + 1;
    let hash = 0;
    at = valueStart;
    for (let code = units[at] as number; code !== mark && at < length; code = units[at] as number) {
      hash = (Math.imul(hash, 31) + code) | 0;
      at += 1;
    }
    if (at >= length) return this.stop('tag', start, String.fromCharCode(mark));
    let value = interned.find(units, valueStart, at, hash);
    if (value === undefined) {
      const raw = this.text.slice(valueStart, at);
      // A quote is missing: this value ends where the next one should begin.
      if (raw.includes('<') && !this.endsAttribute(at + 1)) return this.stop('tag', start, String.fromCharCode(mark));
      // Only what needs no work and no report may be found by its characters.
      value = isPlainValue(raw) ? interned.add(raw, hash) : attributeValue(raw, valueStart, this);
    }
    if (!afterSpace) this.report('attribute-space', start, name);
    this.attributes.add(name, value, start);
    return at + 1;
  }

  private endsAttribute(at: number): boolean {
    const code = this.code(at);
    return code === SLASH || code === GREATER_THAN || isSpace(code);
  }

  private endTag(start: number): number {
    const { text, names } = this;
    const name = names[names.length - 1] as string;
    const end = start + 2 + name.length;
    const at = text.startsWith(name, start + 2) ? this.skipSpace(end) : STOPPED;
    if (at === STOPPED || this.code(at) !== GREATER_THAN) {
      const found = text.slice(start, text.indexOf('>', start) + 1 || undefined);
      return this.stop(/^<\/[^\s<>]+\s*>$/.test(found) ? 'end-mismatched' : 'tag', start, `</${name}>`, found);
    }
    this.game.close();
    names.pop();
    return at + 1;
  }

  private commentOrSection(start: number): number {
    const { text } = this;
    if (text.startsWith('<!--', start)) {
      const end = text.indexOf('-->', start + 4);
      if (end === -1) return this.stop('comment-open', start, '-->');
      checkComment(text.slice(start + 4, end), start + 4, this);
      this.game.markup(text.slice(start, end + 3));
      return end + 3;
    }
    if (text.startsWith('<![CDATA[', start)) {
      const end = text.indexOf(']]>', start + 9);
      if (end === -1) return this.stop('cdata-open', start, ']]>');
      this.game.text(sectionText(text.slice(start + 9, end), start + 9, this), start + 9);
      return end + 3;
    }
    return this.stop('tag', start);
  }

  private instruction(start: number): number {
    const { text } = this;
    const end = text.indexOf('?>', start + 2);
    if (end === -1) return this.stop('instruction-open', start, '?>');
    checkInstruction(text.slice(start + 2, end), start, this);
    this.game.markup(text.slice(start, end + 2));
    return end + 2;
  }

  private stop(breach: Breach, offset: number, expected?: string, found?: string): typeof STOPPED {
    // A tag in which the text ends is none because the text ends.
    const actual = breach === 'tag' && !this.text.includes('>', offset) ? 'end-missing' : breach;
    this.report(actual, offset, found ?? this.text.slice(offset, offset + 40).split('\n', 1)[0] ?? '', expected);
    return STOPPED;
  }

  private stopAtEnd(): false {
    this.stop('end-missing', this.text.trimEnd().length, `</${this.names.at(-1) ?? ''}>`, '');
    return false;
  }
}
