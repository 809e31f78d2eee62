/** The editions that Kiebitz ships, as the text of their files. */

export interface ShippedEdition {
  readonly ruleset: string;
  readonly name: string;
  /** The whole file, comments included: a `<components>` document. */
  readonly load: () => Promise<string>;
}

export const SHIPPED_EDITIONS: readonly ShippedEdition[] = [
  {
    ruleset: 'valletta',
    name: 'practice',
    load: async () => (await import('./valletta-practice.xml?raw')).default,
  },
  {
    ruleset: 'tallinn',
    name: 'practice',
    load: async () => (await import('./tallinn-practice.xml?raw')).default,
  },
  {
    ruleset: 'rattus',
    name: 'practice',
    load: async () => (await import('./rattus-practice.xml?raw')).default,
  },
];
