/** Mutators of Rattus, in the order of its rulebook. */
import type { Mutator } from '../mutator.js';
import { CARD } from './card.js';
import { BASE_CARDS, ONLINE, PIPER } from './cards.js';
import { CLAIM } from './claim.js';
import { ON_EDITION } from './edition.js';
import { END } from './end.js';
import { FIGURE } from './figure.js';
import { PLACE } from './place.js';
import { RAVAGE } from './ravage.js';
import { SETUP } from './setup.js';
import { SPREAD } from './spread.js';
import { LOSSES } from './token-effects.js';
import { TURN } from './turn.js';

export const RATTUS: { readonly mutators: readonly Mutator[]; readonly without: Readonly<Record<string, string>> } = {
  mutators: [
    ...ON_EDITION,
    ...SETUP,
    ...TURN,
    ...CARD,
    ...PLACE,
    ...FIGURE,
    ...SPREAD,
    ...RAVAGE,
    ...LOSSES,
    ...BASE_CARDS,
    ...PIPER,
    ...ONLINE,
    ...END,
    ...CLAIM,
  ],
  without: {},
};
