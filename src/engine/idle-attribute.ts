/** What is said of an attribute that says nothing beside another one: it is told, never dropped in silence. */
import type { Element } from '../log/vocabulary.js';
import type { Judge } from './judge.js';
import { quoted } from './message.js';

/**
 * A warning, where the attribute stands.
 * @param beside as the log has it: `from="none"`
 */
export function tellIdle(judge: Judge, element: Element, attribute: string, beside: string): void {
  const values: Readonly<Record<string, unknown>> = element.values;
  if (values[attribute] === undefined) return;
  judge.find(null, {
    kind: 'unread',
    severity: 'warning',
    message: 'engine-idle-attribute',
    with: { attribute: quoted(attribute), element: quoted(element.name), beside: quoted(beside) },
    element,
    attribute,
  });
}
