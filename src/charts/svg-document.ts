/**
 * As much of a browser's document as d3 needs to draw: elements of SVG with attributes and text, in the order in which they were
 * added. jsdom draws the same bytes (`test/charts/svg-document.test.ts`), but takes longer to load than all else that a report needs.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** @see https://html.spec.whatwg.org/multipage/parsing.html#escapingString */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '\u00a0': '&nbsp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

function escapeText(text: string): string {
  return /[&\u00a0<>]/.test(text) ? text.replace(/[&\u00a0<>]/g, (letter) => ESCAPES[letter] ?? letter) : text;
}

function escapeAttribute(text: string): string {
  return /[&\u00a0"<>]/.test(text) ? text.replace(/[&\u00a0"<>]/g, (letter) => ESCAPES[letter] ?? letter) : text;
}

/** An element of a picture; named and used as that of a browser. */
class SvgElement {
  readonly namespaceURI = SVG;
  /** d3 asks the document for further elements. */
  readonly ownerDocument = DOCUMENT;
  private parent: SvgElement | undefined;
  private readonly attributes = new Map<string, string>();
  private children: SvgElement[] = [];
  private text = '';

  constructor(private readonly name: string) {}

  get firstChild(): SvgElement | null {
    return this.children[0] ?? null;
  }

  get parentNode(): SvgElement | null {
    return this.parent ?? null;
  }

  appendChild(child: SvgElement): SvgElement {
    child.parent = this;
    this.children.push(child);
    return child;
  }

  removeChild(child: SvgElement): void {
    this.children = this.children.filter((one) => one !== child);
    child.parent = undefined;
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  /** Takes the place of everything in the element. */
  set textContent(text: unknown) {
    this.children = [];
    this.text = String(text);
  }

  get outerHTML(): string {
    let markup = `<${this.name}`;
    for (const [name, value] of this.attributes) markup += ` ${name}="${escapeAttribute(value)}"`;
    markup += `>${escapeText(this.text)}`;
    for (const child of this.children) markup += child.outerHTML;
    return `${markup}</${this.name}>`;
  }
}

const DOCUMENT = {
  documentElement: { namespaceURI: SVG },
  createElementNS: (_: string, name: string): SvgElement => new SvgElement(name),
};

/** What d3 asks of an element while it draws; all else of a browser's it leaves alone. */
const ASKED = ['appendChild', 'getAttribute', 'ownerDocument', 'removeAttribute', 'setAttribute', 'textContent'];

function isDrawable(element: object): element is SVGSVGElement {
  return ASKED.every((name) => name in element);
}

/** An `<svg>` that d3 can draw into; it is in no page. */
export function newSvg(): SVGSVGElement {
  const svg: object = new SvgElement('svg');
  if (!isDrawable(svg)) throw new TypeError('d3 cannot draw here');
  return svg;
}
