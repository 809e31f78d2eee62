/** The names of all games. */
import type { CountableName, Name } from './name.js';
import { rattus } from './rattus.js';
import { tallinn } from './tallinn.js';
import { valletta } from './valletta.js';

/** What all sorts of names have in common. */
export type AnyName = Pick<Name, 'en' | 'de' | 'it'> &
  Partial<Pick<Name, 'grammar' | 'alsoKnownAs'>> & { readonly counted?: CountableName['counted'] };

/** Kind of thing -> id -> name. */
export type NameTable = Readonly<Partial<Record<string, Readonly<Partial<Record<string, AnyName>>>>>>;

const TABLES: Readonly<Record<string, NameTable>> = { rattus, valletta, tallinn };

/** The names of some games together: what several games have of one kind is merged. */
export function nameTables(rulesets: readonly string[]): NameTable {
  const merged: Record<string, Partial<Record<string, AnyName>>> = {};
  for (const ruleset of rulesets) {
    for (const [kind, names] of Object.entries(TABLES[ruleset] ?? {})) merged[kind] = { ...merged[kind], ...names };
  }
  return merged;
}
