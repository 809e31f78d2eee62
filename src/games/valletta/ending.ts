/** The final phase: one shuffle for all, no further one, and out when the last card is played. @see valletta.md 3.8 */

import type { EarlyEnd } from '../../engine/game-run.js';
import type { Judge } from '../../engine/judge.js';
import { choice, player as playerName } from '../../engine/message.js';
import type { PlayerState } from './table/player-state.js';
import { ofPlayer, onTable } from './table/quantities.js';
import type { TableState } from './table/state.js';
import { shuffle } from './turn/refill.js';

/** The log ends although cards are left. @see valletta.end.game-end */
export function earlyEnd({ phase, players }: TableState): EarlyEnd {
  const left = players.reduce((cards, { deck, out }) => cards + (out ? 0 : deck.handSize + deck.pileSize), 0);
  return {
    rule: 'valletta.end.game-end',
    stops: 'valletta_log-stops',
    tooEarly: 'valletta_result-too-early',
    with: { cards: phase === 'final' ? left : 0, phase: choice(phase) },
    dependsOn: [onTable('phase'), ...players.flatMap(({ id }) => [ofPlayer(id, 'cards'), ofPlayer(id, 'plays')])],
  };
}

/** Everybody shuffles discards and draw pile together; hands stay. @see valletta.end.hands-kept */
export function beginFinalPhase(table: TableState, judge: Judge): void {
  table.enterFinalPhase();
  judge.line('valletta.end.play-through-once', 'valletta_final-phase', () => ({ turn: table.turn }));
  judge.applies('valletta.end.hands-kept');
  judge.applies('valletta.end.no-equal-turns');
  judge.applies('valletta.end.trigger-player-continues');
  judge.applies('valletta.end.all-rules-stay');
  for (const player of table.players) {
    if (player.deck.discardSize > 0) shuffle({ judge, player }, 'valletta.end.final-shuffle');
  }
}

/** After a turn: the final phase begins, or a player without cards leaves. @see valletta.end.player-out */
export function afterTurn(table: TableState, judge: Judge, player: PlayerState): void {
  if (table.phase === 'main') {
    // A refill of the same turn says nothing of what is behind it.
    if (table.decisiveNumber !== undefined) judge.trust.taint([onTable('phase')], table.decisiveNumber);
    table.decisiveNumber = undefined;
    if (table.triggers.length > 0 || table.finalPhaseClaimed) beginFinalPhase(table, judge);
    return;
  }
  if (player.deck.handSize === 0 && !player.out) {
    player.goOut();
    judge.line('valletta.end.player-out', 'valletta_out', () => ({ player: playerName(player.id) }));
  }
}

/** Without hand and pile there is nothing left to play in the final phase. */
export function isOut(table: TableState, player: PlayerState): boolean {
  return player.out || (table.phase === 'final' && player.deck.handSize === 0 && player.deck.pileSize === 0);
}

/** The next seat clockwise that still plays; undefined when nobody does. @see valletta.end.skip */
export function nextSeat(table: TableState, seat: number): number | undefined {
  for (let step = 1; step <= table.players.length; step += 1) {
    const next = (seat + step) % table.players.length;
    if (!isOut(table, table.player(next))) return next;
  }
  return undefined;
}
