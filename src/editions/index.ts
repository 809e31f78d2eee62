/** The editions that Kiebitz ships, as the text of their files. */
import rattus from './rattus-practice.xml?raw';
import tallinn from './tallinn-practice.xml?raw';
import valletta from './valletta-practice.xml?raw';

export interface ShippedEdition {
  readonly ruleset: string;
  readonly name: string;
  /** The whole file, comments included: a `<components>` document. */
  readonly text: string;
}

export const SHIPPED_EDITIONS: readonly ShippedEdition[] = [
  { ruleset: 'valletta', name: 'practice', text: valletta },
  { ruleset: 'tallinn', name: 'practice', text: tallinn },
  { ruleset: 'rattus', name: 'practice', text: rattus },
];
