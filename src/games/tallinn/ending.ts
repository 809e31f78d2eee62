/** The end of the rounds: everybody has used up all cards. @see tallinn.md 3.5 */

import type { EarlyEnd } from '../../engine/game-run.js';
import type { Judge } from '../../engine/judge.js';
import { list, player as playerName } from '../../engine/message.js';
import { lastRound } from './rules/draw.js';
import { ofPlayer, onTable, personsOf } from './table/quantities.js';
import type { TableState } from './table/state.js';
import type { TallinnElementOf } from './vocabulary.js';

/** tallinn.end.all-played: nobody has a card left; a game has eight to ten rounds, with the legate up to eleven. */
export function checkEnd(table: TableState, judge: Judge, element: TallinnElementOf<'final'>): void {
  judge.enter('final', element);
  const holders = table.players.filter((player) => table.hasCards(player) && !player.cards.isUncertain);
  const tooEarly = table.profile.legate && table.round === lastRound(table) - 1;
  judge.require(
    tooEarly ? 'tallinn.legate.round-limit' : 'tallinn.end.all-played',
    holders.length === 0 || mayKeepCards(table),
    () => ({
      kind: 'order',
      message: 'tallinn_final-too-early',
      with: {
        players: list(holders.map(({ id }) => playerName(id))),
        count: holders.length,
        round: table.round,
      },
      dependsOn: [onTable('rounds'), ...holders.flatMap(({ id }) => [ofPlayer(id, 'hand'), ofPlayer(id, 'cards')])],
      // Perhaps they played their cards, and the record has lost it.
      taints: [onTable('rounds'), ...holders.flatMap((one) => [...personsOf(one), ofPlayer(one.id, 'point')])],
    }),
  );
  judge.applies('tallinn.invariant.round-bounds', 'tallinn.final.display-excludes-towers');
}

/** Whoever need not play can have cards left when no round follows. */
export function mayKeepCards(table: TableState): boolean {
  return table.round >= lastRound(table) && !table.profile.mustPlay;
}

/** Where a log states a result although cards are left, that has been said before the final scoring. */
export function earlyEnd(table: TableState, hasResult: boolean): EarlyEnd | undefined {
  return hasResult ? undefined : endTooEarly(table);
}

/** The log ends although cards are left. @see tallinn.end.all-played */
export function endTooEarly({ players }: TableState): EarlyEnd {
  return {
    rule: 'tallinn.end.all-played',
    stops: 'tallinn_log-stops',
    tooEarly: 'tallinn_result-too-early',
    with: { cards: players.reduce((sum, { cards }) => sum + cards.handSize + cards.pileSize, 0) },
    dependsOn: [onTable('rounds'), ...players.flatMap(({ id }) => [ofPlayer(id, 'hand'), ofPlayer(id, 'cards')])],
  };
}
