/** The scoring track: a lap has 25 spaces, and tokens count the laps. @see valletta.md 4.16 */
import type { Judge } from '../../engine/judge.js';
import { player as playerName } from '../../engine/message.js';
import type { RuleIdOfValletta } from './rulebook.js';
import type { PlayerState } from './state.js';

/** What the figure does where it comes round the track; the score itself is one number. @see valletta.score.exact-multiple */
export function tellTrack(judge: Judge, player: PlayerState, before: number): void {
  const { points } = player;
  const lap = lapOf(points);
  if (points > 0 && points % LAP === 0) {
    judge.line('valletta.score.exact-multiple', 'valletta_track-multiple', () => ({
      player: playerName(player.id),
      points,
    }));
  }
  const rule = LAPS[Math.min(lap, LAPS.length) - 1];
  if (lap <= lapOf(before) || rule === undefined) return;
  judge.line(rule, 'valletta_track-lap', () => ({
    player: playerName(player.id),
    token: lap * LAP,
    space: points - lap * LAP,
  }));
}

/** valletta.score.wrap-25 */
const LAP = 25;
const LAPS: readonly RuleIdOfValletta[] = [
  'valletta.score.wrap-25',
  'valletta.score.wrap-50',
  'valletta.score.wrap-75-100',
  'valletta.score.wrap-75-100',
  'valletta.score.no-limit',
];

/** Laps completed: the figure is on space 25 before it begins the next one. */
function lapOf(points: number): number {
  return points > 0 ? Math.floor((points - 1) / LAP) : 0;
}

/** A total that lags behind by whole laps of the track: their tokens were forgotten. */
export function lapRule(difference: number): RuleIdOfValletta | undefined {
  if (difference === -25) return 'valletta.score.wrap-25';
  if (difference === -50) return 'valletta.score.wrap-50';
  return difference === -75 || difference === -100 ? 'valletta.score.wrap-75-100' : undefined;
}
