/** The pages beside the report of a game: questions about it, or a lesson. */
export const SHEETS = ['quiz', 'lesson'] as const;
export type SheetKind = (typeof SHEETS)[number];
