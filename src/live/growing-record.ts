/** The log of a game that is still being played: it grows element by element, as text and as a tree. What has been written stays where it stands. */
import type { AttributeList } from '../log/attribute-list.js';
import type { Breach } from '../log/breach.js';
import { compile } from '../log/compiled.js';
import { ANYWHERE, UNDO } from '../log/envelope.js';
import type { Loss } from '../log/loss.js';
import { quote } from '../log/quote.js';
import type { RawElement } from '../log/raw-element.js';
import type { Recording } from '../log/recording.js';
import { respelledName } from '../log/spelling.js';
import { TreeBuilder } from '../log/tree-builder.js';
import type { TreeSink } from '../log/tree-sink.js';
import type { AnyElement, Element, ElementDeclaration, Vocabulary } from '../log/vocabulary.js';
import { logWriter } from '../log/write.js';
import { scanXml } from '../log/xml/scan-game.js';
import { writeXmlElement } from '../log/xml/write-element.js';

const XML = logWriter('xml');
const HEAD = XML.start();
/** Where the game begins in its file. */
const LINE = HEAD.split('\n').length;
const COLUMN = 3;

const CLAIMS: readonly string[] = ANYWHERE;

/** An element that may be gone on with. */
interface Open {
  readonly element: AnyElement<Vocabulary>;
  /** As it is spelt in the log. */
  readonly name: string;
  readonly indent: string;
  /** What of it is written: its start tag but for the end of that, its text, or whole elements inside. */
  written: 'tag' | 'text' | 'children';
}

/** Grows by one element after the other. */
export class GrowingRecord {
  private text = '';
  private readonly builder: TreeBuilder;
  private readonly path: Open[] = [];

  /** @param root the `<game>` element; what stands in it is written and closed */
  constructor(
    private readonly vocabulary: Vocabulary,
    root: RawElement,
    private readonly name: string,
  ) {
    this.builder = new TreeBuilder(compile(vocabulary));
    this.append({ ...root, name: 'game', children: [] }, '  ');
    for (const child of root.children) {
      if (!('name' in child)) continue;
      this.add(child, 'game');
      this.closeTo(0);
    }
  }

  /** The elements that are still open, the game first. */
  get open(): readonly Element[] {
    return this.path.map(({ element }) => element);
  }

  /** The innermost of them. */
  get inside(): Element {
    return this.innermost.element;
  }

  /** How much is written, in UTF-16 code units. */
  get length(): number {
    return this.text.length;
  }

  /** True when no reader would follow the log any further. */
  get exhausted(): boolean {
    return this.builder.exhausted;
  }

  /**
   * Writes an element into the innermost open one that may hold it; what is open inside of that ends there.
   * @param within the name of the open element that is meant, where it is another one
   * @returns where it begins, in UTF-16 code units from the beginning of the game; undefined where no such element is open
   */
  add(element: RawElement, within?: string): number | undefined {
    const depth = within === undefined ? this.placeFor(element.name) : this.depthOf(within);
    if (depth < 0) return undefined;
    this.closeTo(depth);
    const around = this.innermost;
    if (around.written === 'tag') this.text += '>\n';
    if (around.written === 'text') this.text += '\n';
    around.written = 'children';
    return this.append(element, `${around.indent}  `);
  }

  /** The game as it stands, as a reader would read it from the file. */
  recording(): Recording {
    const { id, ruleset } = this.game.values as Readonly<Record<string, unknown>>;
    const text = `${this.text}${this.ends(0)}`.trimEnd();
    return {
      source: { file: this.name, notation: 'xml', text, line: LINE, column: COLUMN },
      ruleset: typeof ruleset === 'string' ? ruleset : '',
      id: typeof id === 'string' && id !== '?' ? id : undefined,
      game: this.game,
      problems: this.builder.problems,
      truncated: this.builder.exhausted,
    };
  }

  /** The log as a file in XML. */
  file(): string {
    return `${HEAD}  ${this.text}${this.ends(0)}${XML.end()}`;
  }

  private get game(): AnyElement<Vocabulary> {
    return (this.path[0] as Open).element;
  }

  private get innermost(): Open {
    return this.path.at(-1) as Open;
  }

  /** The place in the path of what may hold an element; the innermost of all where none may. */
  private placeFor(name: string): number {
    if (CLAIMS.includes(name)) return this.path.length - 1;
    const depth = this.path.findLastIndex(({ element }) => {
      const { children } = this.declared(element.name);
      return children.includes(name) || respelledName(name, children) !== undefined;
    });
    return depth < 0 ? this.path.length - 1 : depth;
  }

  private depthOf(name: string): number {
    return this.path.findLastIndex(({ element }) => element.name === name);
  }

  private declared(name: string): ElementDeclaration {
    return this.vocabulary[name] as ElementDeclaration;
  }

  /** Writes an element at the end of the text. It stays open if it makes room for others. @returns where it begins */
  private append(raw: RawElement, indent: string): number {
    const around = this.path.at(-1)?.element;
    // The text of a game begins with the game.
    const whole = around ? writeXmlElement(raw, indent, []) : writeXmlElement(raw, indent, []).trimStart();
    const start = around ? this.text.length + indent.length : 0;
    const sink = new Shifted(this.builder, start);
    scanXml(whole.trim(), sink);
    const element = around ? around.children.at(-1) : this.builder.root;
    const isRead = element !== undefined && element.offset === start;
    if (isRead && (around === undefined || makesRoom(this.declared(element.name)))) {
      const written = raw.children.length > 0 ? 'children' : raw.text === '' ? 'tag' : 'text';
      const open = { element, name: raw.name, indent, written } as const;
      this.text += whole.slice(0, whole.length - endOf(open).length);
      this.path.push(open);
    } else {
      sink.end();
      this.text += whole;
    }
    return start;
  }

  /** Ends what is open inside of an element of the path. */
  private closeTo(depth: number): void {
    this.text += this.ends(depth + 1);
    while (this.path.length > depth + 1) {
      this.path.pop();
      this.builder.close();
    }
  }

  /** What ends the open elements from a depth on, the innermost first. */
  private ends(depth: number): string {
    return this.path.slice(depth).reverse().map(endOf).join('');
  }
}

/** Whether an element only makes room for moves: it says nothing itself but whose they are. */
export function makesRoom({ attributes, children }: ElementDeclaration): boolean {
  const saysMore = Object.entries(attributes).some(([name, { required }]) => required && name !== 'player');
  return !saysMore && children.some((child) => !CLAIMS.includes(child));
}

function endOf({ name, indent, written }: Omit<Open, 'element'>): string {
  if (written === 'tag') return '/>\n';
  return written === 'text' ? `</${name}>\n` : `${indent}</${name}>\n`;
}

/** Why an element cannot be written as it is: a name, character or value would have to be changed, or something in it takes back others. */
export function unwritable(element: RawElement): 'not-writable' | 'holds-undo' | undefined {
  if (unwritten(element) !== undefined) return 'not-writable';
  return holdsUndo(element) ? 'holds-undo' : undefined;
}

/** What would have to be changed in an element first: hostile text; undefined where it can be written as it is. */
export function unwritten(element: RawElement): string | undefined {
  const losses: Loss[] = [];
  writeXmlElement(element, '', losses);
  return losses[0]?.found;
}

/** What is played is taken back by who plays, and not by an element of the log. */
function holdsUndo({ name, children }: RawElement): boolean {
  return name === UNDO || children.some((child) => 'name' in child && holdsUndo(child));
}

/** Takes one element into a tree that has begun before its text; the element itself stays open until `end`. */
class Shifted implements TreeSink {
  private depth = 0;

  constructor(
    private readonly builder: TreeBuilder,
    private readonly start: number,
  ) {}

  get exhausted(): boolean {
    return this.builder.exhausted;
  }

  get mayHaveText(): boolean {
    return this.builder.mayHaveText;
  }

  open(name: string, offset: number, attributes: AttributeList): boolean {
    this.depth += 1;
    this.builder.open(name, offset + this.start, attributes);
    return true;
  }

  text(characters: string, offset: number): void {
    this.builder.text(characters, offset + this.start);
  }

  markup(): void {
    // A comment says nothing about the game.
  }

  close(): void {
    this.depth -= 1;
    if (this.depth > 0) this.builder.close();
  }

  /** Ends the element. */
  end(): void {
    this.builder.close();
  }

  illFormed(breach: Breach, offset: number, found: string, element = '', expected?: string): void {
    const problem = {
      problem: 'ill-formed',
      breach,
      offset: offset + this.start,
      element,
      found: quote(found),
    } as const;
    this.builder.report({ ...problem, ...(expected !== undefined && { expected }) });
  }
}
