/** What was decided in a move, apart from everything that is only said about it. */
import { ANYWHERE, REMARKS } from './envelope.js';
import { type AnyElement, statedOf, type Vocabulary } from './vocabulary.js';

const SAID: ReadonlySet<string> = new Set(ANYWHERE);

/** The element without marks, times, notes and claims, in it and in all its parts. */
export function decisionOf<V extends Vocabulary>(element: AnyElement<V>, vocabulary: V): AnyElement<V> {
  const { attributes = {} } = vocabulary[element.name] ?? {};
  const values = Object.fromEntries(
    statedOf(element).filter(([name]) => !REMARKS.has(attributes[name]?.type.name ?? '')),
  );
  const children = element.children
    .filter(({ name }) => !SAID.has(name))
    .map((child) => decisionOf<V>(child, vocabulary));
  return { ...element, values, children };
}
