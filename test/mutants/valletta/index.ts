/** Mutators of Valletta, in the order of its rulebook. */
import type { Mutator } from '../mutator.js';

export const VALLETTA: { readonly mutators: readonly Mutator[]; readonly without: Readonly<Record<string, string>> } = {
  mutators: [],
  without: {},
};
