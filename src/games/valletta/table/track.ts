/** The scoring track: a lap has 25 spaces, and tokens count the laps. @see valletta.md 4.16 */
import type { Judge } from '../../../engine/judge.js';
import { player as playerName } from '../../../engine/message.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import type { PlayerState } from './player-state.js';

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

/** A total that is a lap short was reached by the right moves and counted wrongly. */
export function isRuleOfLaps(rule: RuleIdOfValletta): boolean {
  return LAPS.includes(rule);
}

/** Laps completed: the figure is on space 25 before it begins the next one. */
function lapOf(points: number): number {
  return points > 0 ? Math.floor((points - 1) / LAP) : 0;
}

/**
 * The rule of the token that a stated total does not count, or counts beside the one before it.
 * @returns undefined where whole laps do not explain the difference
 */
export function lapRule(claimed: number, computed: number): RuleIdOfValletta | undefined {
  const laps = (claimed - computed) / LAP;
  const reached = lapOf(computed);
  const forgotten = Number.isInteger(laps) && laps < 0 && claimed >= 0;
  // 25 and 50 together, or 50 and 75.
  const both = reached >= 2 && laps === Math.min(reached, 3) - 1;
  return forgotten || both ? LAPS[Math.min(reached, LAPS.length) - 1] : undefined;
}
