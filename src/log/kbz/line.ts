/** One line after the other: which of its pieces comes next, and what is told of those that nobody can read. */
import type { Breach } from '../breach.js';
import { codePointName, illegalCharacter } from '../legal-characters.js';
import { nearestOfFew } from '../nearest.js';
import type { TreeSink } from '../tree-sink.js';
import { isSign, type Token } from './tokens.js';

/** The line that is being read. */
export class Line {
  private tokens: Token[] = [];
  private at = 0;

  constructor(private readonly sink: TreeSink) {}

  begin(tokens: Token[]): void {
    this.tokens = tokens;
    this.at = 0;
  }

  /** How many pieces it has. */
  get length(): number {
    return this.tokens.length;
  }

  /** The next piece; undefined at the end. */
  peek(): Token | undefined {
    return this.tokens[this.at];
  }

  /** The piece behind the next one. */
  behind(): Token | undefined {
    return this.tokens[this.at + 1];
  }

  skip(count = 1): void {
    this.at += count;
  }

  /** Puts what is left of a piece in its place: it is the next one. */
  exchange(token: Token): void {
    this.tokens[this.at] = token;
  }

  /** Goes past a sign, if it is next. */
  takes(sign: string): boolean {
    if (!isSign(this.peek(), sign)) return false;
    this.at += 1;
    return true;
  }

  /** Tells that nobody knows what a piece is, and leaves out all up to the next comma. @param all that could stand there */
  unknown(token: Token | undefined, element: string, mayBe: readonly string[], all: readonly string[]): undefined {
    if (mayBe.length > 0) this.report('word-ambiguous', token, element, mayBe);
    else {
      const near = token && nearestOfFew(token.text, all);
      this.report('word', token, element, near !== undefined ? [near] : all.length > 0 ? all : [',']);
    }
    let depth = 0;
    for (let next = this.peek(); next; next = this.peek()) {
      if (depth === 0 && (isSign(next, ',') || isSign(next, '}'))) break;
      depth += isSign(next, '{') ? 1 : isSign(next, '}') ? -1 : 0;
      this.at += 1;
    }
  }

  report(breach: Breach, token: Token | undefined, element: string, expected: readonly string[]): void {
    const offset = token?.start ?? this.tokens.at(-1)?.end ?? 0;
    const said = expected.length === 0 ? undefined : expected.join(' ');
    this.sink.illFormed(breach, offset, token?.text ?? '', element, said);
  }

  /** Tells of a character that no log may have. */
  checkCharacters({ text, start }: Token, element: string): void {
    const at = illegalCharacter(text);
    if (at !== -1) this.sink.illFormed('character', start, codePointName(text.charCodeAt(at)), element, undefined);
  }
}
