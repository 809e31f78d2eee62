/** What is worth counting over many games of Tallinn: contests triggered, cards that became towers. */
import type { Choice, Stat } from '../../../engine/stat.js';
import type { TableState } from '../table/state.js';
import { ESTATES, LEGATE, NUMBERS } from '../vocabulary.js';

/** What could be chosen in a game, and what was. */
export const stats: readonly Stat<TableState>[] = [
  {
    id: 'contests',
    of: 'estates',
    measure: 'times',
    offered: () => ESTATES,
    chosen: contestsOf,
  },
  {
    id: 'towers',
    of: 'card',
    measure: 'players',
    offered: ({ profile }) => [...NUMBERS, ...(profile.legate ? [LEGATE] : [])],
    chosen: ({ players }) =>
      players.flatMap(({ seat, towers }) =>
        towers.flatMap(({ card }): readonly Choice[] => (card === undefined ? [] : [{ thing: card, seat }])),
      ),
  },
];

/** Those of the rounds: in final scoring everybody is compared in everything. */
function contestsOf({ contests }: TableState): readonly Choice[] {
  return contests.flatMap(({ round, seat, contest }): readonly Choice[] =>
    round === 0 || contest === 'tower' ? [] : [{ thing: contest, seat }],
  );
}
