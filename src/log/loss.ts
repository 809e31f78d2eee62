/** Something that a notation cannot hold, so that it was left out or changed in writing. */
export interface Loss {
  readonly lost:
    | 'markup' // a comment or a processing instruction: JSON has none
    | 'name' // written with other characters
    | 'character' // written as U+FFFD
    | 'value'; // an object, a list or null of JSON, written as text
  /** Hostile text, shortened. */
  readonly found: string;
}

/** What was written, and what could not be. */
export interface Written {
  readonly text: string;
  readonly losses: readonly Loss[];
}
