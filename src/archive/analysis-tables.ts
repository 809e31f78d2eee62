/** The tables of the analyses in an archive. */
import { type ArchiveTable, type Column, ofRows, SEAT } from './table.js';

const ANALYSIS: Column = {
  type: 'whole',
  says: 'the number of the analysis in these tables, 1-based; another one when they are made anew',
};

export const ANALYSIS_TABLES = {
  analyses: {
    says: 'the games that were analysed, as often as they were with other settings (`--with analyse`)',
    columns: {
      analysis: ANALYSIS,
      referee: { type: 'text', says: 'who has analysed, and how: `referees`' },
      part: { type: 'text', says: 'the part of the archive that it stands in' },
      key: { type: 'text', says: 'that of the game, as in `games`' },
      copy: { type: 'flag', says: 'true for all copies of a game but the first: leave them out to count a game once' },
      file: { type: 'text', says: 'as it was called' },
      line: { type: 'whole', says: 'where the game begins in its file, 1-based' },
      name: { type: 'text', says: 'the id of the game in its log' },
      ruleset: { type: 'text', says: '`valletta`, `tallinn` or `rattus`' },
      measure: {
        type: 'text',
        says: 'the unit of all amounts: `points` (ahead of the best of the others; in Rattus cubes) or `chance` (to win, from 0 to 1); null where nothing was analysed',
      },
      decisions: { type: 'whole', says: 'how many were analysed' },
      stop: {
        type: 'text',
        says: 'null where the whole game was; else it was up to the first `breach`, up to what cannot be read (`unread`), as far as it goes (`unfinished`), as far as the record shows hands and draws (`hidden`), or not at all: bots cannot play it (`unplayable`), or it ends otherwise as they play it (`other-result`)',
      },
    },
    lines: ofRows('analysis', ({ row, game, referee, part, copy }) => {
      const { key, file, line, ruleset, measure, decisions, stop } = row;
      return [[game, referee, part, key, copy, file, line, row.game, ruleset, measure, decisions, stop]];
    }),
  },
  skills: {
    says: 'the players of each analysed game; `first` and the four terms behind it come to `last`',
    columns: {
      analysis: ANALYSIS,
      seat: SEAT,
      name: { type: 'text', says: 'as it stands in the log' },
      named: { type: 'flag', says: 'false where the log does not say who it is: then the name is an id' },
      decisions: { type: 'whole', says: 'own decisions that made a difference, as far as that can be seen' },
      best: { type: 'whole', says: 'how many of these were best, or as good' },
      given: { type: 'number', says: 'what these gave up on average, by the measure; null where there were none' },
      first: { type: 'number', says: 'what was to be expected before the first decision, by the measure' },
      own: { type: 'number', says: 'own decisions, against what the bot would have played' },
      others: { type: 'number', says: 'the decisions of the others, in the same way' },
      luck: { type: 'number', says: 'what chance brought, less what it brings on average' },
      information: { type: 'number', says: 'what decisions turned out to be in sight of all hands' },
      last: { type: 'number', says: 'what came of it; where the end was not analysed, what was to be expected there' },
      errors: {
        type: 'text',
        says: 'the standard errors of `first`, `own`, `others`, `luck`, `information` and `last`, with blanks between them',
      },
    },
    lines: ofRows('analysis', ({ row: { players }, game }) =>
      players.map(({ name, named, telling, best, loss, first, own, others, luck, information, last }, seat) => {
        const terms = [first, own, others, luck, information, last];
        const errors = terms.map(({ error }) => error).join(' ');
        return [game, seat + 1, name, named, telling, best, loss, ...terms.map(({ value }) => value), errors];
      }),
    ),
  },
  dearest: {
    says: 'the three dearest decisions of each player in each analysed game, at most, the dearest first',
    columns: {
      analysis: ANALYSIS,
      seat: SEAT,
      decision: { type: 'whole', says: 'its number among the decisions of the game, 1-based' },
      section: { type: 'text', says: 'the part of the log; where the decision leaves no trace, that of the next move' },
      turn: { type: 'whole', says: 'the turn or round, 1-based' },
      play: { type: 'whole', says: 'the move in its turn, 1-based' },
      line: { type: 'whole', says: 'where it stands in the file, 1-based' },
      element: { type: 'text', says: 'what records it; null for what leaves no trace' },
      given: { type: 'number', says: 'what it gave up, by the measure' },
      low: { type: 'number', says: 'the lower end of the interval that holds this 95 times in 100' },
      high: { type: 'number', says: 'the upper end' },
      apart: { type: 'flag', says: 'false where noise alone can explain it' },
    },
    lines: ofRows('analysis', ({ row: { players }, game }) =>
      players.flatMap(({ dearest }, seat) =>
        dearest.map(({ decision, section, turn, play, line, element, given: { value, low, high }, apart }) => [
          ...[game, seat + 1, decision, section, turn, play, line, element, value, low, high, apart],
        ]),
      ),
    ),
  },
} as const satisfies Readonly<Record<string, ArchiveTable>>;
