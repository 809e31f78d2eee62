/** What tests of typed games have in common. */
import type { AnyElement, Vocabulary } from '../../../src/log/vocabulary.js';

/** The lines of the turns of a typed game. */
export function turnLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => /^[0-9]+:? /.test(line));
}

/** What a tree says, wherever it stood. */
export function outline({ name, values, children, text }: AnyElement<Vocabulary>): unknown {
  const said = Object.entries(values).map(([attribute, value]) => [
    attribute,
    value instanceof Map ? [...value] : value,
  ]);
  return [
    name,
    said.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    text ?? '',
    children.map(outline),
  ];
}
