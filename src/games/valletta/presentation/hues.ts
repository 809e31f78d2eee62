/** The colours in which goods are shown. */
import type { Hue } from '../../../engine/named.js';
import type { Good } from '../vocabulary.js';

/** By good. */
export const GOOD_HUES: Readonly<Record<Good, Hue>> = { gold: 'yellow', wood: 'brown', stone: 'grey', brick: 'red' };
