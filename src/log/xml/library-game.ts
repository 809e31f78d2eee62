/**
 * The second reader: fast-xml-parser behind the same interface as the scanner. It is several times slower; it serves as
 * an independent opinion on what a log says.
 *
 * The library takes much for XML that is none, and some hostile texts end the process. So the scanner goes over the text
 * first: what is ill-formed, too large or too deep never reaches the library, and the scanner reads it instead.
 */
import { XMLParser } from 'fast-xml-parser';
import { AttributeList } from '../attribute-list.js';
import { GameInProgress } from '../game-in-progress.js';
import { MAX_ATTRIBUTE_LENGTH, MAX_DEPTH, MAX_TEXT_LENGTH } from '../limits.js';
import type { ReadGame } from '../reader.js';
import type { TreeSink } from '../tree-sink.js';
import { attributeOffsetInXml } from './attribute-offset.js';
import { scanGame, scanXml } from './scan-game.js';
import { attributeValue, plainText, type Reporter, sectionText } from './text.js';

/** Before every name: the library changes or refuses some names (`toString`, `constructor`). */
const MARK = '=';
const ATTRIBUTES = ':@';
const TEXT = '#text';
const SECTION = '#section';
const COMMENT = '#comment';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: MARK,
  transformTagName: (name) => MARK + name,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // We resolve references ourselves: the library cannot tell a line break from `&#10;`.
  processEntities: false,
  cdataPropName: SECTION,
  commentPropName: COMMENT,
  captureMetaData: true,
  maxNestedTags: MAX_DEPTH + 1,
});

/** How the library gives a node: one member named after it, beside its attributes. */
type LibraryNode = Readonly<Record<string | symbol, unknown>>;

/** Reads one game from its XML: an element, and nothing before or after it. */
export const readGameWithLibrary: ReadGame = (source, vocabularyOf, root) => {
  const guard = new Guard();
  if (!scanXml(source.text, guard) || guard.refuses) return scanGame(source, vocabularyOf, root);
  const nodes: unknown = parser.parse(source.text);
  const game = new GameInProgress(source, vocabularyOf, root);
  const walk = new LibraryWalk(source.text, game, guard.textOffsets);
  for (const node of nodesOf(nodes)) walk.node(node);
  return game.end(false);
};

/** Letters of XML (U+FEFF, U+1680) that the library takes for white space, and so for the end of a name. */
const LIBRARY_SPACE = /\s/;

/** Finds out whether a text may be given to the library. */
class Guard implements TreeSink {
  refuses = false;
  readonly mayHaveText = true;
  /** Where text other than white space begins: the library does not tell. */
  readonly textOffsets: number[] = [];
  private depth = 0;

  get exhausted(): boolean {
    return this.refuses;
  }

  open(name: string, _offset: number, attributes: AttributeList): boolean {
    const { count, names, raws } = attributes;
    this.depth += 1;
    // The library takes four times as long for twice as many.
    if (attributes.isTooLong) this.refuses = true;
    if (LIBRARY_SPACE.test(name)) this.refuses = true;
    if (this.depth > MAX_DEPTH) this.refuses = true;
    for (let index = 0; index < count; index += 1) {
      const raw = raws[index];
      if (typeof raw === 'string' && raw.length > MAX_ATTRIBUTE_LENGTH) this.refuses = true;
      if (LIBRARY_SPACE.test(names[index] ?? '')) this.refuses = true;
      if (names.indexOf(names[index] ?? '') < index) this.refuses = true;
    }
    return true;
  }

  text(characters: string, offset: number): void {
    if (characters.length > MAX_TEXT_LENGTH) this.refuses = true;
    if (/\S/.test(characters)) this.textOffsets.push(offset);
  }

  markup(markup: string): void {
    // The library looks for attributes in instructions, and does not find the end of one with a single quote.
    if (markup.startsWith('<?')) this.refuses = true;
  }

  close(): void {
    this.depth -= 1;
  }

  illFormed(): void {
    this.refuses = true;
  }
}

/** Nothing is left to be reported in a text that the guard let pass. */
const SILENT: Reporter = { report: () => undefined };

class LibraryWalk {
  private readonly attributes = new AttributeList();
  private texts = 0;

  constructor(
    private readonly source: string,
    private readonly game: GameInProgress,
    private readonly textOffsets: readonly number[],
  ) {}

  node(node: LibraryNode): void {
    // Where there is too much of something every reader ends.
    if (this.game.exhausted) return;
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES) ?? '';
    const content = node[name];
    if (name === TEXT) this.text(plainText(String(content), 0, SILENT));
    else if (name === SECTION) this.text(sectionText(String(nodesOf(content)[0]?.[TEXT] ?? ''), 0, SILENT));
    else if (name.startsWith(MARK)) this.element(name.replace(/^=+/, ''), node, nodesOf(content));
  }

  private text(characters: string): void {
    const isBlank = !/\S/.test(characters);
    if (isBlank && !this.game.mayHaveText) return;
    this.game.text(characters, this.textOffsets[this.texts] ?? 0);
    if (!isBlank) this.texts += 1;
  }

  private element(name: string, node: LibraryNode, content: readonly LibraryNode[]): void {
    const offset = offsetOf(node);
    const { attributes } = this;
    attributes.count = 0;
    for (const [attribute, raw] of Object.entries(node[ATTRIBUTES] ?? {})) {
      const plain = attribute.slice(MARK.length);
      attributes.add(
        plain,
        attributeValue(String(raw), 0, SILENT),
        attributeOffsetInXml(this.source, offset, plain) ?? offset,
      );
    }
    if (!this.game.open(name, offset, attributes)) return;
    for (const child of content) this.node(child);
    if (!this.game.exhausted) this.game.close();
  }
}

function nodesOf(content: unknown): readonly LibraryNode[] {
  return Array.isArray(content) ? content : [];
}

function offsetOf(node: LibraryNode): number {
  // The library types its symbol as an object that is none; it is the only one that a node has.
  const [meta] = Object.getOwnPropertySymbols(node);
  const data = meta && node[meta];
  const isPlaced = typeof data === 'object' && data !== null && 'startIndex' in data;
  return isPlaced && typeof data.startIndex === 'number' ? data.startIndex : 0;
}
