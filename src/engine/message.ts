/**
 * Sentences travel as an id and parameters and become text at the very end (room `text`).
 * So the engine and the games hold no sentence, and every language costs the same.
 */

/** The id of a message in `src/text/<language>/*.ftl`. */
export type MessageId = string;

/** A multiset of named things, e.g. goods. */
export type CountsByName = Readonly<Partial<Record<string, number>>>;

/** What a sentence is told besides its id. A plain number is printed as the language prints it. */
export type Parameter =
  | number
  /** Text of the log, as it stood there: hostile, never markup. */
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'player'; readonly id: string }
  /** A thing with a printed name, e.g. `character` `builder`, `good` `gold`, `cell` `A1-3`. */
  | { readonly type: 'name'; readonly of: string; readonly id: string }
  /** Several things with their numbers, e.g. `2 gold and 1 wood`. */
  | { readonly type: 'counts'; readonly of: string; readonly counts: CountsByName }
  | { readonly type: 'list'; readonly items: readonly Parameter[] }
  /** A sentence, or a part of one, inside another: an item of a list. */
  | ({ readonly type: 'phrase' } & Message)
  /** A fixed word that selects a variant of the sentence. */
  | { readonly type: 'choice'; readonly choice: string };

/** By the names that the sentence uses. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** A sentence that has not been written yet. */
export interface Message {
  readonly id: MessageId;
  readonly parameters: Parameters;
}

/** The name of a thing, to be printed in the reader's language. */
export function name(of: string, id: string): Parameter {
  return { type: 'name', of, id };
}

/** A player, printed by the name that stands in the log. */
export function player(id: string): Parameter {
  return { type: 'player', id };
}

/** Several things with their numbers. @param of the kind of their names */
export function counts(of: string, amounts: CountsByName): Parameter {
  return { type: 'counts', of, counts: amounts };
}

/** A list, joined in the way of the language. */
export function list(items: readonly Parameter[]): Parameter {
  return { type: 'list', items };
}

/** A sentence inside another one. */
export function phrase(id: MessageId, parameters: Parameters): Parameter {
  return { type: 'phrase', id, parameters };
}

/** A fixed word that selects a variant of the sentence; it is never printed. */
export function choice(word: string): Parameter {
  return { type: 'choice', choice: word };
}

/** Text of the log. */
export function quoted(text: string): Parameter {
  return { type: 'text', text };
}

/** The edition of a message: by its name, or the card values that a log has brought along without one. */
export function namedEdition(edition: string | undefined): { readonly edition: Parameter; readonly values: Parameter } {
  return { edition: quoted(edition ?? ''), values: choice(edition === undefined ? 'log' : 'edition') };
}
