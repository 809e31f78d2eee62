/** Breaches of what the class cards do, in the order of the rulebook: base game, Pied Piper, online. */
import type { Mutator } from '../mutator.js';
import { BAKER } from './baker.js';
import { CARD_CHOICE } from './card-choice.js';
import { BISHOP, NUN } from './clergy.js';
import { CRUSADER_SOLDIER } from './crusader-soldier.js';
import { EMPEROR } from './emperor.js';
import { ESTATES } from './estates.js';
import { KING } from './king.js';
import { KNIGHT } from './knight.js';
import { LAST_CARDS, ONLINE_LAST } from './last-cards.js';
import { MAGICIAN, ONLINE_POTIONS } from './magician.js';
import { MAYOR } from './mayor.js';
import { MERCHANT } from './merchant.js';
import { MESSENGER } from './messenger.js';
import { MONK } from './monk.js';
import { PEASANT } from './peasant.js';
import { PIED_PIPER } from './pied-piper.js';
import { QUEEN } from './queen.js';
import { SERF } from './serf.js';
import { WITCH } from './witch.js';

export const BASE_CARDS: readonly Mutator[] = [...PEASANT, ...MONK, ...MERCHANT, ...KNIGHT, ...WITCH, ...KING];

export const PIPER: readonly Mutator[] = [
  ...CARD_CHOICE,
  ...ESTATES,
  ...CRUSADER_SOLDIER,
  ...MESSENGER,
  ...MAYOR,
  ...QUEEN,
  ...EMPEROR,
  ...SERF,
  ...BAKER,
  ...NUN,
  ...BISHOP,
  ...PIED_PIPER,
  ...MAGICIAN,
  ...LAST_CARDS,
];

export const ONLINE: readonly Mutator[] = [...ONLINE_POTIONS, ...ONLINE_LAST];
