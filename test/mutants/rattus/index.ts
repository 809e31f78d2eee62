/** Mutators of Rattus, in the order of its rulebook. */
import type { Mutator } from '../mutator.js';

export const RATTUS: { readonly mutators: readonly Mutator[]; readonly without: Readonly<Record<string, string>> } = {
  mutators: [],
  without: {},
};
