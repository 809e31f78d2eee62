/**
 * Draws SVG as text: elements with attributes and text, in the order in which they were added. It needs no document, so it draws
 * the same in Node.js, in a worker and in a browser.
 */

/** @see https://html.spec.whatwg.org/multipage/parsing.html#escapingString */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '\u00a0': '&nbsp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Shapes that hold nothing are closed at once, since a large page has thousands of them. */
const SHAPES: ReadonlySet<string> = new Set(['path', 'rect', 'circle', 'line', 'use']);

/** Text that is no markup. */
export function escapeText(text: string): string {
  return /[&\u00a0<>]/.test(text) ? text.replace(/[&\u00a0<>]/g, (letter) => ESCAPES[letter] ?? letter) : text;
}

function escapeAttribute(text: string): string {
  return /[&\u00a0"<>]/.test(text) ? text.replace(/[&\u00a0"<>]/g, (letter) => ESCAPES[letter] ?? letter) : text;
}

/** An element that is drawn. */
export class Pen {
  // Lists, and no map: a picture has thousands of elements with a few attributes each.
  private readonly names: string[] = [];
  private readonly values: string[] = [];
  private readonly children: Pen[] = [];
  private words = '';

  constructor(private readonly name: string) {}

  /** Whether nothing has been drawn in it. */
  get isEmpty(): boolean {
    return this.children.length === 0 && this.words === '';
  }

  /**
   * Draws an element behind those that are in it.
   * @param child the name of a new one, or one that is in no other
   * @param attributes in their order; null for none
   * @returns the child
   */
  append(child: string | Pen, attributes: Readonly<Record<string, string | number | null>> = {}): Pen {
    const drawn = typeof child === 'string' ? new Pen(child) : child;
    for (const name of Object.keys(attributes)) drawn.attr(name, attributes[name] ?? null);
    this.children.push(drawn);
    return drawn;
  }

  /**
   * Writes a text at a place.
   * @param className null for none
   * @param anchor which part of the text is at the place; its start where none is given
   * @returns the text's element
   */
  write(text: string | number, x: number, y: number, className: string | null, anchor: string | null = null): Pen {
    return this.append('text', { class: className, x, y, 'text-anchor': anchor }).text(text);
  }

  /** @param value null for none: the attribute goes */
  attr(name: string, value: string | number | null): this {
    const known = this.names.indexOf(name);
    const place = known < 0 ? this.names.length : known;
    if (value !== null) {
      this.names[place] = name;
      this.values[place] = String(value);
    } else if (known >= 0) {
      this.names.splice(known, 1);
      this.values.splice(known, 1);
    }
    return this;
  }

  /** One more class, or several. */
  classed(names: string): this {
    const before = this.values[this.names.indexOf('class')];
    return this.attr('class', before === undefined ? names : `${before} ${names}`);
  }

  /** The text before the elements in it. */
  text(text: string | number): this {
    this.words = String(text);
    return this;
  }

  /** What a browser calls `outerHTML`. */
  get markup(): string {
    let markup = `<${this.name}`;
    for (let place = 0; place < this.names.length; place += 1)
      markup += ` ${this.names[place]}="${escapeAttribute(this.values[place] ?? '')}"`;
    if (this.isEmpty && SHAPES.has(this.name)) return `${markup}/>`;
    markup += `>${escapeText(this.words)}`;
    for (const child of this.children) markup += child.markup;
    return `${markup}</${this.name}>`;
  }
}
