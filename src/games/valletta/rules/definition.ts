/** The rules of Valletta, declared for the kernel. @see valletta.md 3 */
import type { GameDefinition } from '../../../kernel/game-definition.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { GIFTS } from './gifts.js';
import { JEANS } from './jean.js';
import { PLAYING } from './play.js';
import { housesBuilt, scoreOf } from './score.js';
import { SETUP } from './setup.js';
import { layout, type Valletta } from './table.js';
import { DRAWING } from './turn.js';
import { dealUnseen } from './unseen.js';

/** By the numbers of `points.ts`. */
export const definition: GameDefinition<Valletta, RuleIdOfValletta> = {
  name: 'valletta',
  layout,
  points: [...SETUP, PLAYING, ...JEANS, ...GIFTS, DRAWING],
  worthNow: scoreOf,
  tieBreak: housesBuilt,
  dealUnseen,
};
