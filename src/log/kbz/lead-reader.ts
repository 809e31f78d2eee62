/** Which element begins at a piece of a line: by its name, by a sign, or by its first value. */
import type { Line } from './line.js';
import type { Meaning } from './meaning.js';
import { isSign } from './tokens.js';

/** An element that begins, and the one that it stands in. */
export interface Begun {
  readonly name: string;
  readonly inside: string;
}

/** Reads the beginnings of elements. */
export class LeadReader {
  constructor(
    private readonly line: Line,
    private readonly meaning: Meaning,
  ) {}

  /**
   * Passes the name of an element, if it has one here.
   *
   * @param around the open elements, the innermost first
   * @param number that stands before it, if one does
   * @returns undefined where nobody knows what begins; that is told
   */
  begin(around: readonly string[], number?: number): Begun | undefined {
    const token = this.line.peek();
    const innermost = around[0] ?? '';
    if (this.line.takes('/')) return this.named(around);
    for (const inside of token?.kind === 'sign' ? around : []) {
      const name = this.meaning.shorthand.insideOf(inside).bySign.get(token?.text ?? '');
      if (name === undefined) continue;
      this.line.skip();
      return { name, inside };
    }
    if (token?.kind === 'word') {
      const leads = this.meaning.lead(token.text, around);
      if ('mayBe' in leads) return this.line.unknown(token, innermost, leads.mayBe, this.meaning.leadsIn(innermost));
      if (!leads.is.isValue) this.line.skip();
      return { name: leads.is.element, inside: leads.inside };
    }
    const { bare } = this.meaning.shorthand.insideOf(innermost);
    if (token?.kind === 'string' && bare.length === 1 && bare[0]) return { name: bare[0].name, inside: innermost };
    const counting = around.find((name) => this.meaning.shorthand.insideOf(name).counted !== undefined);
    const counted = this.meaning.shorthand.insideOf(counting ?? '').counted;
    const isAlone = number !== undefined && (!token || isSign(token, ':'));
    if (isAlone && counting !== undefined && counted !== undefined) {
      return { name: counted, inside: counting };
    }
    return this.line.unknown(token, innermost, [], this.meaning.leadsIn(innermost));
  }

  /** An element by its name, behind `/`; quoted, by any name. */
  private named(around: readonly string[]): Begun | undefined {
    const token = this.line.peek();
    const innermost = around[0] ?? '';
    if (token?.kind === 'string') {
      this.line.skip();
      return { name: token.text, inside: innermost };
    }
    for (const inside of token?.kind === 'word' ? around : []) {
      const { words = [] } = this.meaning.shorthand.insideOf(inside).names.find(token?.text ?? '') ?? {};
      if (words.length > 1) return this.line.unknown(token, innermost, words, []);
      if (words[0] === undefined) continue;
      this.line.skip();
      return { name: words[0], inside };
    }
    return this.line.unknown(token, innermost, [], [...this.meaning.shorthand.insideOf(innermost).names.words]);
  }
}
