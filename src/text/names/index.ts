/** The names of all games. */
import type { CountableName, Name } from './name.js';
import { rattus } from './rattus.js';
import { valletta } from './valletta.js';

/** What all sorts of names have in common. */
export type AnyName = Pick<Name, 'en' | 'de' | 'it'> & { readonly counted?: CountableName['counted'] };

/** Kind of thing -> id -> name. */
export type NameTable = Readonly<Partial<Record<string, Readonly<Partial<Record<string, AnyName>>>>>>;

const TABLES: Readonly<Record<string, NameTable>> = { rattus, valletta };

/** The names of some games together. */
export function nameTables(rulesets: readonly string[]): NameTable {
  return Object.assign({}, ...rulesets.map((ruleset) => TABLES[ruleset] ?? {}));
}
