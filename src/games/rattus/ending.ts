/** How the end is brought about: the supply of tokens is empty, or all cubes of a player are on the board. */

import { differing } from '../../engine/facts.js';
import type { EarlyEnd } from '../../engine/game-run.js';
import { choice, player as playerName } from '../../engine/message.js';
import type { Act } from './base/act.js';
import { CUBES } from './rules/amounts.js';
import { isDeployed } from './rules/end-trigger.js';
import { MOST_SPREAD } from './rules/spread.js';
import { onTable } from './table/quantities.js';
import { suppliedAtFirst, type TableState } from './table/state.js';

/** The log ends before the final plague. @see rattus.end.final-ravage */
export function earlyEnd(table: TableState): EarlyEnd {
  return {
    rule: 'rattus.end.final-ravage',
    stops: 'rattus_log-stops',
    tooEarly: 'rattus_result-too-early',
    with: { phase: choice(table.phase), rats: table.ratSupply },
    dependsOn: [onTable('end'), onTable('last-round')],
  };
}

/** After an event that puts cubes on the board. @see rattus.end.trigger-cubes */
export function watchDeployed(act: Act): void {
  if (!act.table.profile.latchAtEndOfTurn) latchCubes(act);
}

/** After an event that takes a token from the supply. @see rattus.end.trigger-supply */
export function watchSupply(act: Act): void {
  if (!act.table.profile.latchAtEndOfTurn) latchSupply(act);
}

/** At the end of a turn, where an option says that only this moment counts. */
export function watchTurnEnd(act: Act): void {
  if (!act.table.profile.latchAtEndOfTurn) return;
  latchSupply(act);
  latchCubes(act);
}

function latchSupply({ table, judge, player, lastRound }: Act): void {
  if (lastRound || table.trigger || table.ratSupply > 0) return;
  table.endBy(player.seat, 'supply');
  judge.line('rattus.end.trigger-supply', 'rattus_trigger-supply', () => ({ player: playerName(player.id) }));
  // So many tokens leave it in a turn at most.
  const perTurn = MOST_SPREAD + (table.inPlay.has('soldier') || table.unknownCards ? 1 : 0);
  const least = Math.ceil(suppliedAtFirst(table.size) / perTurn);
  // Where the record has another number than the replay, nobody knows how many turns it took.
  const soon = table.turn < least && table.supplyIsOwn;
  judge.require('rattus.invariant.min-turns', !soon, () => ({
    kind: 'wrong',
    message: 'rattus_too-early',
    with: { turn: table.turn, least },
    ...differing(`${least}..`, table.turn),
    dependsOn: [onTable('rat supply')],
  }));
}

function latchCubes({ table, judge, player, lastRound }: Act): void {
  if (lastRound || table.trigger) return;
  const done = table.players.find(({ seat }) => isDeployed(table.board, seat));
  if (!done) return;
  table.endBy(player.seat, 'cubes');
  judge.line('rattus.end.trigger-cubes', 'rattus_trigger-cubes', () => ({ player: playerName(done.id), count: CUBES }));
}
