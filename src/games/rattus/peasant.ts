/** The peasant: one cube more than usual. @see rattus.peasant.extra, rattus.peasant.rat-free, rattus.end.peasant */

/** rattus.peasant.extra */
export const PEASANT_CUBES = 1;
