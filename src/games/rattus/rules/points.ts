/** The decision points of Rattus by their numbers. @see rattus.md 3 */

export const CARD = 0;
export const DEAL = 1;
export const REMOVE = 2;
export const FIGURE = 3;
export const SETTLE = 4;
export const TURN = 5;
export const DRAW = 6;
/** The cubes on the baker are set down. */
export const UNLOAD = 7;
/** The mayor serves another region. */
export const SERVE = 8;
export const LOOK_AGAIN = 9;
export const SWAP = 10;
export const NEXT_NUN = 11;
export const NEXT_WALL = 12;
/** The crusader chooses an order. */
export const ORDER = 13;
/** Cubes or potions go. */
export const HIT = 14;
/** Serf and soldier may still act where the plague has nothing left to act on. */
export const HELP = 15;
export const SLOT = 16;
export const LAST_UNLOAD = 17;
export const FINAL = 18;
/** How the six cards are chosen. */
export const SELECT = 19;
/** The serf who has waited for the final plague may act. */
export const FINAL_HELP = 20;
