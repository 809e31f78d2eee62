/** What a script assigns to variables of a name, read as literals. Nothing is run. */
import type { Data } from './event.js';

/** `History[2] = 'abc'`: the variable, its index, the value. */
export interface Assigned {
  readonly index: string | undefined;
  /** Undefined where what is assigned is no literal. */
  readonly value: Data | undefined;
  /** UTF-16 code units from the start of the script. */
  readonly offset: number;
}

/** All assignments to a variable, in their order. */
export function assignedTo(name: string, script: string): readonly Assigned[] {
  const found: Assigned[] = [];
  for (let at = script.indexOf(name); at !== -1; at = script.indexOf(name, at + name.length)) {
    if (/[\w$.]/.test(script[at - 1] ?? '')) continue;
    const reader = new LiteralReader(script, at + name.length);
    const index = reader.take('[') ? reader.value() : undefined;
    if (index !== undefined && !reader.take(']')) continue;
    if (!reader.take('=') || reader.isNext('=')) continue;
    const value = reader.value();
    found.push({ index: index === undefined ? undefined : String(index), value, offset: at });
  }
  return found;
}

const DEEPEST = 32;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };
const WORDS: ReadonlyMap<string, Data> = new Map<string, Data>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

class LiteralReader {
  private depth = 0;

  constructor(
    private readonly text: string,
    private at: number,
  ) {}

  isNext(sign: string): boolean {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
    return this.text[this.at] === sign;
  }

  take(sign: string): boolean {
    if (!this.isNext(sign)) return false;
    this.at += 1;
    return true;
  }

  /** @returns undefined for anything that is no literal */
  value(): Data | undefined {
    if (this.depth > DEEPEST) return undefined;
    if (this.isNext("'") || this.isNext('"')) return this.string();
    if (this.take('[')) return this.list(']');
    if (this.take('{')) return this.object();
    const word = this.word();
    if (word === 'new' && this.isNext('A') && this.word() === 'Array' && this.take('(')) return this.list(')');
    const number = Number(word);
    return WORDS.get(word) ?? (word !== '' && Number.isFinite(number) ? number : undefined);
  }

  private word(): string {
    const from = this.at;
    while (/[\w$.+-]/.test(this.text[this.at] ?? '')) this.at += 1;
    return this.text.slice(from, this.at);
  }

  private string(): string | undefined {
    const quote = this.text[this.at];
    const parts: string[] = [];
    let from = this.at + 1;
    for (let at = from; at < this.text.length; at += 1) {
      const character = this.text[at];
      if (character === '\n') return undefined;
      if (character === quote) {
        this.at = at + 1;
        return parts.join('') + this.text.slice(from, at);
      }
      if (character !== '\\') continue;
      const code = /^(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4}))/.exec(this.text.slice(at + 1, at + 6));
      const escaped = this.text[at + 1] ?? '';
      const meant = code ? String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? '', 16)) : ESCAPES[escaped];
      parts.push(this.text.slice(from, at), meant ?? escaped);
      at += code ? code[0].length : 1;
      from = at + 1;
    }
    return undefined;
  }

  private list(end: string): Data | undefined {
    const items: Data[] = [];
    this.depth += 1;
    while (!this.take(end)) {
      const item = this.value();
      if (item === undefined) return undefined;
      items.push(item);
      if (!this.take(',') && !this.isNext(end)) return undefined;
    }
    this.depth -= 1;
    return items;
  }

  private object(): Data | undefined {
    const members: [string, Data][] = [];
    this.depth += 1;
    while (!this.take('}')) {
      const name = this.isNext("'") || this.isNext('"') ? this.string() : this.word();
      if (name === undefined || name === '' || !this.take(':')) return undefined;
      const member = this.value();
      if (member === undefined) return undefined;
      members.push([name, member]);
      if (!this.take(',') && !this.isNext('}')) return undefined;
    }
    this.depth -= 1;
    return Object.fromEntries(members);
  }
}
