/** Where the record differs from the rules, the state of a player follows it. */
import { followRecord } from '../../../engine/follow-record.js';
import { type Judged, passEnough } from './play.js';

/** Goods, points or houses of a player. @param amount how much more the record has; below zero: less */
export function adjust({ table, judge, player }: Judged, thing: string, amount: number): void {
  // Goods come from somewhere: players and supply together hold all pieces of the box.
  const from = thing === 'point' || thing === 'house' ? '' : table.supplyPlace;
  followRecord(judge, 'valletta.claim.total', { player: player.id, thing, amount, from, to: player.id });
}

/** Points that bring about the final phase do so all the same. */
export function adjustPoints(to: Judged, amount: number): void {
  const before = to.player.points;
  adjust(to, 'point', amount);
  passEnough(to, before);
}
