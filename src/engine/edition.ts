/** The card values that a game is played with: those of a named edition, and on top of them those of the log itself. */
import type { Element } from '../log/vocabulary.js';
import type { EditionFile } from './edition-file.js';

/** How a game reads its editions. */
export interface EditionParts<E> {
  /** What there is without any values. */
  empty(name: string | undefined): E;
  /** @param invented true where values are our own reconstruction, as far as they are not documented one by one */
  read(name: string | undefined, components: Element, invented: boolean): E;
  /** The edition without the values that are our own reconstruction: they are not known, and neither is its name. */
  documented(edition: E): E;
  /** @param own what stands in the log itself */
  merge(name: string | undefined, base: E | undefined, own: E, inline: Element): E;
}

/** @returns the edition of a game: `file` is the named one, `inline` the `<components>` of the log */
export function editionReader<E>({
  empty,
  read,
  documented,
  merge,
}: EditionParts<E>): (file: EditionFile | undefined, inline: Element | undefined) => E {
  /** Each file is read once, however many games name it. */
  const known = new WeakMap<Element, E>();
  const knownFacts = new WeakMap<Element, E>();
  const readOnce = (name: string | undefined, components: Element): E => {
    let edition = known.get(components);
    if (edition === undefined) {
      edition = read(name, components, components.values['provenance'] === 'reconstructed');
      known.set(components, edition);
    }
    return edition;
  };
  const readFacts = ({ name, element }: EditionFile): E => {
    let facts = knownFacts.get(element);
    if (facts === undefined) {
      facts = documented(readOnce(name, element));
      knownFacts.set(element, facts);
    }
    return facts;
  };
  return (file, inline) => {
    const base = file && (file.documentedOnly ? readFacts(file) : readOnce(file.name, file.element));
    if (!inline || inline.children.length === 0) return base ?? empty(file?.name);
    return merge(file?.name, base, readOnce(undefined, inline), inline);
  };
}
