/** Names of things on the table, in the languages of the program, with what sentences need to know about them. */

export type Gender = 'm' | 'f' | 'n';
/** Grammatical number. */
export type GrammaticalNumber = 'singular' | 'plural';

export interface Noun {
  readonly gender: Gender;
  readonly number: GrammaticalNumber;
  /** Stands without an article: *Gallia*, *Karte 3*. */
  readonly proper?: true;
  /** The noun behind an article of a sentence, where the name is another word: *Burg* of *die Burg*. */
  readonly bare?: string;
  /** In German, the noun behind every article but that of the nominative: *Soldaten* of *der Soldat*. */
  readonly oblique?: string;
}

export interface Name {
  readonly en: string;
  readonly de: string;
  readonly it: string;
  /** For articles and endings. */
  readonly grammar: { readonly de: Noun; readonly it: Noun };
  /** Other names that are accepted as input: other spellings, short forms. */
  readonly alsoKnownAs?: readonly string[];
}

/** What can be counted: `2 bricks`, `2 Ziegel`, `2 mattoni`. */
export interface CountableName extends Name {
  /** The word behind every number but 1. */
  readonly counted: { readonly en: string; readonly de: string; readonly it: string };
}

/** An adjective: the form of the dictionary, and the forms that stand beside a noun. */
export interface ColourName {
  readonly en: string;
  readonly de: string;
  readonly it: string;
  readonly inflected: {
    /** Nominative without or after an indefinite article: *grünes Gebäude, grüne Person, grüne Gebäude*. */
    readonly de: { readonly m: string; readonly f: string; readonly n: string; readonly plural: string };
    readonly it: { readonly m: string; readonly f: string; readonly mPlural: string; readonly fPlural: string };
  };
  /** The word behind every number but 1, where things of the colour are counted. */
  readonly counted?: CountableName['counted'];
  readonly alsoKnownAs?: readonly string[];
}
