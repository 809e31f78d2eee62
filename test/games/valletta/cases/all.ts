/** All worked examples and edge cases of the specification. */
import { APPRENTICE_CASES } from './apprentice.js';
import { BUILDING_CASES } from './building.js';
import type { Case } from './case.js';
import { CHARACTER_CASES } from './characters.js';
import { ENDING_CASES } from './ending.js';
import { SETUP_CASES } from './setup.js';
import { TURN_CASES } from './turn.js';
import { WORKED_EXAMPLES } from './worked-examples.js';

export const CASES: readonly Case[] = [
  ...WORKED_EXAMPLES,
  ...SETUP_CASES,
  ...TURN_CASES,
  ...APPRENTICE_CASES,
  ...BUILDING_CASES,
  ...CHARACTER_CASES,
  ...ENDING_CASES,
];
