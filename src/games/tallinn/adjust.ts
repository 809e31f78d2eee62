/** Where the record differs from the rules, the state of a player follows it. */
import { followRecord } from '../../engine/follow-record.js';
import type { Judge } from '../../engine/judge.js';
import type { PlayerState } from './state.js';

/** @param thing a point, or a person of the display @param amount how much more the record has; below zero: less */
export function adjust(judge: Judge, player: PlayerState, thing: string, amount: number): void {
  const to = thing === 'point' ? player.id : player.places.display;
  followRecord(judge, 'tallinn.claim.total', { player: player.id, thing, amount, to });
}
