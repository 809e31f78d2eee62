/** What a report can come with. */

/**
 * Pages beside that of a game: questions about the rules, positions in which one move was clearly best, or a lesson about it.
 */
export const SHEETS = ['quiz', 'puzzles', 'lesson'] as const;
export type SheetKind = (typeof SHEETS)[number];

/** `analyse`: on the page itself, what should have been played. */
export const EXTRAS = ['analyse', ...SHEETS] as const;
export type Extra = (typeof EXTRAS)[number];

export function isSheet(extra: Extra): extra is SheetKind {
  return extra !== 'analyse';
}

/** What can be asked of an archive beside verdicts. */
export const ARCHIVE_EXTRAS = ['analyse'] as const satisfies readonly Extra[];
