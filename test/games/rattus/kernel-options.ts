/** Options of Rattus, at random. */
import fc from 'fast-check';
import { OPTIONS } from '../../../src/games/rattus/profile.js';
import type { Chosen } from './kernel-game.js';

/** Options that decide which moves of the base game there are, or what they bring. */
const DECIDING = [
  'preset',
  'end-timing',
  'end-trigger-latch',
  'placement-obligation',
  'window-policy',
  'knight-neutral-scope',
  'neutral-enables-ravage',
  'figure-may-return',
  'last-round-knight',
  'last-round-zero-steps',
  'last-round-knight-counts',
  'last-round-spread',
  'tie-break-order',
];

export const chosen: fc.Arbitrary<Chosen> = fc.record(
  Object.fromEntries(
    OPTIONS.filter(({ name }) => DECIDING.includes(name)).map(({ name, values }) => [name, fc.constantFrom(...values)]),
  ),
);
