/** The rules of Tallinn, declared for the kernel. @see tallinn.md 3 */
import type { GameDefinition } from '../../../kernel/game-definition.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { CHOOSING } from './choose.js';
import { ARMS_CONTESTS } from './contest.js';
import { DEALS } from './deal.js';
import { DRAWING } from './draw.js';
import { FINAL } from './final.js';
import { layout, type Tallinn } from './table.js';
import { BUILDING } from './tower.js';
import { allTowerPersons } from './tower-persons.js';
import { dealUnseen } from './unseen.js';
import { worthNow } from './worth-now.js';

/** By the numbers of `points.ts`. */
export const definition: GameDefinition<Tallinn, RuleIdOfTallinn> = {
  name: 'tallinn',
  layout,
  points: [...DEALS, CHOOSING, ARMS_CONTESTS, BUILDING, DRAWING, ...FINAL],
  worthNow,
  tieBreak: allTowerPersons,
  dealUnseen,
};
