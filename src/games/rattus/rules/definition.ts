/** The rules of Rattus with Pied Piper, declared for the kernel. @see rattus.md 3 */
import type { GameDefinition } from '../../../kernel/game-definition.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { LAST_UNLOADING, UNLOADING } from './cards/baker.js';
import { ORDERING } from './cards/crusader.js';
import { PIECES } from './cards/pieces.js';
import { LOOKS } from './cards/witch.js';
import { FINAL_PLAGUE, waitingTime } from './final.js';
import { FINAL_HELPING, HELPING } from './help.js';
import { HITS } from './hits.js';
import { SLOTS } from './last-round.js';
import { SERVING } from './mayor.js';
import { SELECTING, SETUP } from './setup.js';
import { DRAWING } from './spread.js';
import { layout, type Rattus } from './table.js';
import { TURNS } from './turn.js';
import { dealUnseen } from './unseen.js';
import { worthNow } from './worth-now.js';

/** By the numbers of `points.ts`. */
export const definition: GameDefinition<Rattus, RuleIdOfRattus> = {
  name: 'rattus',
  layout,
  points: [
    ...SETUP,
    TURNS,
    DRAWING,
    UNLOADING,
    SERVING,
    ...LOOKS,
    ...PIECES,
    ORDERING,
    HITS,
    HELPING,
    SLOTS,
    LAST_UNLOADING,
    FINAL_PLAGUE,
    SELECTING,
    FINAL_HELPING,
  ],
  worthNow,
  // Whose turn would come sooner.
  tieBreak: (state, seat) => -waitingTime(state, seat),
  dealUnseen,
};
