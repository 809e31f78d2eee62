/** What is said of an element behind its name: its attributes, with their names or without, and its text. */
import { type AttributeType, playerId, UNKNOWN } from '../attribute.js';
import type { AttributeList } from '../attribute-list.js';
import type { Line } from './line.js';
import { glued, type Meaning } from './meaning.js';
import { mayBeList, TEXT } from './shorthand.js';
import { isSign, type Token } from './tokens.js';

/** What is said of an element besides its attributes. */
interface Said {
  /** Of its text. */
  readonly pieces: readonly { readonly value: string; readonly offset: number }[];
  /** The attributes that are said not to be there. */
  readonly without: ReadonlySet<string>;
}

/** Reads attributes and their values. */
export class AttributeReader {
  constructor(
    private readonly line: Line,
    private readonly meaning: Meaning,
  ) {}

  /**
   * Reads all that is said of an element, up to what begins another one.
   *
   * @param order of the attributes whose names are left out
   * @param attributes that are added to
   */
  read(name: string, order: readonly string[], attributes: AttributeList): Said {
    const pieces: { value: string; offset: number }[] = [];
    const without = new Set<string>();
    let next = 0;
    const add = (attribute: string, value: string | undefined, offset: number): void => {
      if (attribute === TEXT) pieces.push({ value: value ?? '', offset });
      else if (value === undefined) without.add(attribute);
      else attributes.add(attribute, value, offset);
    };
    for (let token = this.line.peek(); token; token = this.line.peek()) {
      const behind = this.line.behind();
      const attribute = order[next];
      if (token.kind === 'mark') {
        this.line.skip();
        add('mark', token.text, token.start);
      } else if (isSign(token, '=') && behind?.kind === 'string') {
        this.line.skip();
        add(TEXT, this.namedValue(name, undefined, token.end), token.start);
      } else if (token.kind !== 'sign' && behind && isSign(behind, '=') && behind.start === token.end) {
        this.line.skip(2);
        const full = token.kind === 'string' ? token.text : this.attributeName(name, token);
        add(full, this.namedValue(name, this.typeOf(name, full), behind.end), token.start);
      } else if (attribute !== undefined && (token.kind !== 'sign' || isSign(token, '('))) {
        if (token.kind === 'comment' || token.kind === 'other') break;
        next += 1;
        add(attribute, this.value(name, this.typeOf(name, attribute), true, next < order.length), token.start);
      } else break;
    }
    return { pieces, without };
  }

  /** Players are declared by any words. */
  private typeOf(element: string, attribute: string): AttributeType<unknown> | undefined {
    return element === 'player' ? undefined : this.meaning.shorthand.type(element, attribute);
  }

  private attributeName(element: string, token: Token): string {
    const found = this.meaning.shorthand.attributes(element).find(token.text)?.words ?? [];
    if (found.length > 1) this.line.report('word-ambiguous', token, element, found);
    return found.length === 1 ? (found[0] ?? '') : token.text;
  }

  /** The value right behind `=`; undefined where nothing stands there: the attribute is left out. */
  private namedValue(element: string, type: AttributeType<unknown> | undefined, start: number): string | undefined {
    const token = this.line.peek();
    if (!token || token.start !== start || (token.kind === 'sign' && !isSign(token, '('))) return undefined;
    return this.value(element, type, false, false);
  }

  /** @param isListed true where the words of a list need no parentheses @param hasNext whether another value may follow */
  private value(
    element: string,
    type: AttributeType<unknown> | undefined,
    isListed: boolean,
    hasNext: boolean,
  ): string {
    const token = this.line.peek();
    if (token?.kind === 'string' || token?.kind === 'mark') {
      this.line.skip();
      this.line.checkCharacters(token, element);
      return token.text;
    }
    const isClosed = this.line.takes('(');
    const words: string[] = [];
    const isList = isClosed || (isListed && mayBeList(type));
    for (let word = this.line.peek(); word?.kind === 'word'; word = this.line.peek()) {
      const behind = this.line.behind();
      if (words.length > 0 && (!isList || (isSign(behind, '=') && behind?.start === word.end))) break;
      words.push(this.word(element, type, word, !isClosed && hasNext));
    }
    if (isClosed && !this.line.takes(')')) this.line.unknown(this.line.peek(), element, [], [')']);
    return words.join(' ');
  }

  /** A word of a value in full. @param mayGoOn true where the next value may stand right behind it: `7b`, `gallia2` */
  private word(element: string, type: AttributeType<unknown> | undefined, token: Token, mayGoOn: boolean): string {
    const { meaning } = this;
    this.line.checkCharacters(token, element);
    const { text, start } = token;
    const word = meaning.word(type, text);
    if (word && 'is' in word) {
      this.line.skip();
      return word.is;
    }
    const [first, second] = (mayGoOn && glued(text)) || [];
    const short = first === undefined ? undefined : meaning.word(type, first);
    if (short && 'is' in short && first !== undefined && second !== undefined) {
      this.line.exchange({ ...token, text: second, start: start + first.length });
      return short.is;
    }
    this.line.skip();
    // Of players there are few: who is unknown is told with all of them.
    if (!word || type?.name === playerId.name) return text;
    this.line.report('word-ambiguous', token, element, word.mayBe);
    return UNKNOWN;
  }
}
