/** The colours in which the estates are shown: not those that players get first. */
import type { Hue } from '../../../engine/named.js';
import type { Estate } from '../vocabulary.js';

/** By estate. */
export const ESTATE_HUES: Readonly<Record<Estate, Hue>> = { merchant: 'teal', knight: 'purple', monk: 'brown' };
