/** Mutators of Tallinn, in the order of its rulebook. */
import type { Mutator } from '../mutator.js';

export const TALLINN: { readonly mutators: readonly Mutator[]; readonly without: Readonly<Record<string, string>> } = {
  mutators: [],
  without: {},
};
