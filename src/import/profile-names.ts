/** The names of the profiles that are shipped. */
export const PROFILE_NAMES = [
  'bga',
  'script-arrays',
  'boardgame-io',
  'csv-turns',
  'explained-rattus',
  'explained-tallinn',
  'explained-valletta',
] as const;
