/** The decision points of Valletta by their numbers. @see valletta.md 3.2, 3.3 */

export const LAY = 0;
export const DEAL = 1;
export const DRAFT = 2;
export const PLAY = 3;
export const BARREL = 4;
export const PERSONNEL = 5;
export const GIVE = 6;
export const EXTRA = 7;
export const DRAW = 8;
