/** The decision points of Tallinn by their numbers. @see tallinn.md 3.1 */

export const DEAL_START = 0;
export const DEAL_HAND = 1;
export const CHOOSE = 2;
export const ARMS_CONTEST = 3;
export const TOWERS = 4;
export const DRAW = 5;
export const LEGATE_BONUS = 6;
export const REVEAL_TOWERS = 7;
