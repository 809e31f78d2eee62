/** Mutators of Valletta, in the order of its rulebook. */
import type { Mutator } from '../mutator.js';
import { ADJACENCY } from './adjacency.js';
import { APPRENTICE } from './apprentice.js';
import { BLUE } from './blue.js';
import { BONUS } from './bonus.js';
import { BUILD } from './build.js';
import { DRAFT } from './draft.js';
import { END } from './end.js';
import { FINAL } from './final.js';
import { GOODS_CARDS } from './goods-cards.js';
import { GREEN } from './green.js';
import { JEAN } from './jean.js';
import { RED } from './red.js';
import { REDUCTIONS } from './reductions.js';
import { REFILL } from './refill.js';
import { SCORE } from './score.js';
import { SETUP } from './setup.js';
import { SUBSTITUTE } from './substitute.js';
import { SUPPLY } from './supply.js';
import { TURN } from './turn.js';
import { UPGRADE } from './upgrade.js';
import { VARIANT } from './variant.js';
import { YELLOW } from './yellow.js';
import { YELLOW_CARDS } from './yellow-cards.js';

export const VALLETTA: { readonly mutators: readonly Mutator[]; readonly without: Readonly<Record<string, string>> } = {
  mutators: [
    ...SETUP,
    ...DRAFT,
    ...VARIANT,
    ...TURN,
    ...REFILL,
    ...GOODS_CARDS,
    ...RED,
    ...APPRENTICE,
    ...BUILD,
    ...ADJACENCY,
    ...UPGRADE,
    ...SUBSTITUTE,
    ...BONUS,
    ...JEAN,
    ...BLUE,
    ...REDUCTIONS,
    ...YELLOW_CARDS,
    ...GREEN,
    ...YELLOW,
    ...SUPPLY,
    ...END,
    ...SCORE,
    ...FINAL,
  ],
  without: {},
};
