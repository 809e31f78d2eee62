/** What is said of an element without the attribute that says whom, or what, it is about. */
import type { Facts, Located } from './facts.js';
import { messageOf } from './notation.js';

export function attributeMissing(element: Located, attribute: string): Facts {
  const { name, offset } = element;
  const { id, parameters } = messageOf({ problem: 'missing-attribute', element: name, offset, attribute, found: '' });
  return { kind: 'unread', message: id, with: parameters, element };
}
