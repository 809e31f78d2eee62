/** Cases that cannot arise in a game from the start (see the corrections of valletta.md): tried on the table itself. */
export const CASES_ON_THE_TABLE = ['T16', 'T17', 'T82'] as const;
