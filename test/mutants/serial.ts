/** A tree as XML with one element a line, so that the line of a finding says which element is meant. */
import type { Element } from '../oracle/element.js';

export interface Serial {
  readonly text: string;
  /** Lines count from 1. */
  readonly lines: ReadonlyMap<Element, number>;
}

/** Writes a game. */
export function serialOf(game: Element): Serial {
  const written: string[] = [];
  const lines = new Map<Element, number>();
  const write = (element: Element): void => {
    const { name, attributes, children, text } = element;
    const parts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
    lines.set(element, written.length + 1);
    if (children.length === 0 && text === '') {
      written.push(`<${name}${parts.join('')}/>`);
      return;
    }
    written.push(`<${name}${parts.join('')}>${escaped(text)}`);
    for (const child of children) write(child);
    written.push(`</${name}>`);
  };
  write(game);
  return { text: `${written.join('\n')}\n`, lines };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
