/** What is said of an element without the attribute that says whom, or what, it is about. */
import type { Facts, Located } from './facts.js';
import { choice, quoted } from './message.js';

export function attributeMissing(element: Located, attribute: string): Facts {
  return {
    kind: 'unread',
    message: 'engine-missing-attribute',
    with: { says: choice('plain'), element: quoted(element.name), attribute: quoted(attribute) },
    element,
  };
}
