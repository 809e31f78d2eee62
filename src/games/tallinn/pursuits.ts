/** What is worth counting over many games of Tallinn: contests triggered, cards that became towers. */
import type { Choice, Pursuit } from '../../engine/pursuit.js';
import type { TallinnTable } from './table.js';
import { ESTATES, LEGATE, NUMBERS } from './vocabulary.js';

/** What could be chosen in a game, and what was. */
export const pursuits: readonly Pursuit[] = [
  {
    id: 'contests',
    of: 'estates',
    measure: 'times',
    offered: () => ESTATES,
    chosen: (table) => contestsOf(table as TallinnTable),
  },
  {
    id: 'towers',
    of: 'card',
    measure: 'players',
    offered: (table) => [...NUMBERS, ...((table as TallinnTable).legate ? [LEGATE] : [])],
    chosen: (table) =>
      (table as TallinnTable).players.flatMap(({ towers }, seat) =>
        towers.flatMap(({ card }): readonly Choice[] => (card === null ? [] : [{ thing: card, seat }])),
      ),
  },
];

/** Those of the rounds: in final scoring everybody is compared in everything. */
function contestsOf({ contests, players }: TallinnTable): readonly Choice[] {
  return contests.flatMap(({ round, player, contest }): readonly Choice[] => {
    const seat = players.findIndex((one) => one.player === player);
    return round === 0 || contest === 'tower' || seat < 0 ? [] : [{ thing: contest, seat }];
  });
}
