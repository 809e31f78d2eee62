/** The numbers that the rulebook prints. @see rattus.md 1.1, 4 */

/** rattus.setup.cubes */
export const CUBES = 20;
/** rattus.board.token-cap */
export const MOST_RATS = 3;
/** Ordinary tokens that so many players leave out. @see rattus.setup.supply-removal */
export const REMOVED: Readonly<Record<number, number>> = { 2: 12, 3: 6, 4: 0 };
/** Cubes of an initial placement. @see rattus.setup.initial-pair */
export const PAIR = 2;
/** Class cards of a game. @see rattus.piper.six-in-play */
export const IN_PLAY = 6;
/** rattus.peasant.extra, rattus.end.peasant */
export const PEASANT_CUBES = 1;
/** rattus.piper.queen-bonus, rattus.piper.end-queen */
export const QUEEN_CUBES = 2;
/** rattus.piper.end-mayor */
export const MAYOR_CUBES = 1;
/** Of the figure, by a card. @see rattus.knight.two-steps, rattus.piper.crusader-move, rattus.piper.soldier-move */
export const MOST_STEPS = 2;
/** rattus.piper.serf-add */
export const SERF_CUBES = 1;
/** The most cubes that go together. @see rattus.merchant.move */
export const MERCHANT_CUBES = 3;
/** What the figure adds to the population. @see rattus.knight.neutral */
export const NEUTRAL = 2;
/** Pieces of Pied Piper. @see rattus.piper.contents */
export const NUNS = 3;
export const BISHOPS = 2;
export const WALLS = 3;
/** Of the magician; online there is always one more. @see rattus.piper.contents, rattus.online.potions-unlimited */
export const POTIONS = 10;
