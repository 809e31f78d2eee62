/** One element of a game's log, as somebody has typed it. */
import { AttributeList } from './attribute-list.js';
import type { Breach } from './breach.js';
import { compile } from './compiled.js';
import { quote } from './quote.js';
import type { Problem } from './recording.js';
import { TreeBuilder } from './tree-builder.js';
import type { TreeSink } from './tree-sink.js';
import type { AnyElement, Element, Vocabulary } from './vocabulary.js';
import { scanXml } from './xml/scan-game.js';

/** The element, or why there is none. */
export type ReadElement =
  | {
      readonly element: Element;
      /** The name of the element that it may stand in: the first of those asked for that allows it. */
      readonly inside: string;
    }
  | { readonly problem: Problem };

/**
 * Reads an element from XML. Never throws, whatever the text.
 * @param text the element alone
 * @param places names of elements of the vocabulary in which it may stand, the likeliest first
 * @returns the element without a place in a file (offset -1), or what first kept it from being read
 */
export function readElement(text: string, vocabulary: Vocabulary, places: readonly string[]): ReadElement {
  const trimmed = text.trim();
  const name = /^<([^\s<>/="']+)/.exec(trimmed)?.[1];
  const inside = places.find((place) => vocabulary[place]?.children.includes(name ?? '')) ?? places[0] ?? '';
  if (name === undefined) {
    return {
      problem: {
        problem: 'ill-formed',
        breach: 'tag',
        offset: 0,
        element: inside,
        found: quote(trimmed),
        expected: '<',
      },
    };
  }
  const sink = new ElementInProgress(vocabulary, inside);
  const isWhole = scanXml(trimmed, sink);
  const problem = sink.ownProblems.find(({ spelling }) => spelling === undefined);
  const { element } = sink;
  if (problem) return { problem };
  if (!isWhole || !element) throw new Error('an element that broke off without a problem');
  return { element: withoutPlace(element), inside };
}

class ElementInProgress extends TreeBuilder implements TreeSink {
  /** Attributes that the element around it lacks are nobody's problem. */
  private readonly before: number;

  constructor(
    vocabulary: Vocabulary,
    private readonly inside: string,
  ) {
    super(compile(vocabulary));
    super.open(inside, 0, new AttributeList());
    this.before = this.problems.length;
  }

  get ownProblems(): readonly Problem[] {
    return this.problems.slice(this.before);
  }

  get element(): AnyElement<Vocabulary> | undefined {
    return this.root?.children[0];
  }

  override open(name: string, offset: number, attributes: AttributeList): boolean {
    super.open(name, offset, attributes);
    return true;
  }

  markup(): void {
    // A comment says nothing about a move.
  }

  illFormed(breach: Breach, offset: number, found: string, element = this.inside, expected?: string): void {
    const problem: Problem = { problem: 'ill-formed', breach, offset, element, found: quote(found) };
    this.report({ ...problem, ...(expected !== undefined && { expected }) });
  }
}

function withoutPlace(element: AnyElement<Vocabulary>): AnyElement<Vocabulary> {
  return { ...element, offset: -1, children: element.children.map(withoutPlace) };
}
