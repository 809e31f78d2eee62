/** The rules of Rattus with the cards of the base game, declared for the kernel. @see rattus.md 3 */
import type { GameDefinition } from '../../../kernel/game-definition.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { FINAL_PLAGUE } from './final.js';
import { SLOTS } from './last-round.js';
import { SETUP } from './setup.js';
import { DRAWING } from './spread.js';
import type { Rattus } from './table.js';
import { TURNS } from './turn.js';
import { LOOKS } from './witch.js';

/** By the numbers of `points.ts`. */
export const definition: GameDefinition<Rattus, RuleIdOfRattus> = {
  name: 'rattus',
  points: [...SETUP, TURNS, DRAWING, ...LOOKS, SLOTS, FINAL_PLAGUE],
};
