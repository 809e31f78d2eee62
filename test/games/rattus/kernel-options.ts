/** Options of Rattus, at random. */
import fc from 'fast-check';
import { OPTIONS } from '../../../src/games/rattus/profile.js';
import type { Chosen } from './kernel-game.js';

export const chosen: fc.Arbitrary<Chosen> = fc.record(
  Object.fromEntries(OPTIONS.map(({ name, values }) => [name, fc.constantFrom(...values)])),
);
