/** The decision points of Rattus by their numbers. @see rattus.md 3 */

export const DEAL = 0;
export const REMOVE = 1;
export const FIGURE = 2;
export const SETTLE = 3;
export const TURN = 4;
export const DRAW = 5;
export const LOOK_AGAIN = 6;
export const SWAP = 7;
export const SLOT = 8;
export const FINAL = 9;
