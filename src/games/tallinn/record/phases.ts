/** The phases of a round in their order, and where the record has what of each. @see tallinn.md 4.3 */

import type { Judge } from '../../../engine/judge.js';
import { choice } from '../../../engine/message.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { inRound } from '../table/quantities.js';
import type { PlayerState, TableState } from '../table/state.js';
import type { TallinnElement, TallinnElementOf } from '../vocabulary.js';

const PHASES = ['play', 'contest', 'tower', 'draw'] as const;

/** A phase has the name of the elements that record it. */
export type Phase = (typeof PHASES)[number];

/** The order of what one `<round>` records. */
export class PhaseOrder {
  /** The latest phase of which something was recorded. */
  private phase = 0;
  /** Where the last element of a phase stands, by phase; -1 where there is none. */
  private readonly last: number[] = PHASES.map(() => -1);
  /** The same by 0-based seat. */
  private readonly lastOfSeat: readonly number[][];

  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    private readonly round: TallinnElementOf<'round'>,
  ) {
    this.lastOfSeat = table.players.map(() => PHASES.map(() => -1));
    for (const [index, child] of round.children.entries()) {
      const phase = phaseOf(child);
      if (phase === undefined) continue;
      this.last[phase] = index;
      const seat = 'player' in child.values ? table.roster.seat(child.values.player) : undefined;
      const own = this.lastOfSeat[seat ?? -1];
      if (own) own[phase] = index;
    }
  }

  /** Where the last element of a phase stands in the round; of one player, or of anybody. -1 where there is none. */
  lastOf(phase: Phase, player?: PlayerState): number {
    const last = player ? this.lastOfSeat[player.seat] : this.last;
    return last?.[PHASES.indexOf(phase)] ?? -1;
  }

  /** Whether an element of a phase stands behind a place in the round. */
  follows(phase: Phase, index: number, player?: PlayerState): boolean {
    return this.lastOf(phase, player) > index;
  }

  /** tallinn.round.phase-order and its parts: nothing of a later phase stands before this element. */
  reach(element: TallinnElementOf<'contest' | 'tower' | 'draw'>): void {
    const phase = PHASES.indexOf(element.name);
    if (phase >= this.phase) {
      this.phase = phase;
      return;
    }
    const isBehindTower = this.phase === PHASES.indexOf('tower');
    const order = [inRound(this.table, 'order')];
    this.judge.leaveMoves(this.round);
    this.judge.require(ruleOfOrder(element.name, isBehindTower), false, () => ({
      kind: 'order',
      message: 'tallinn_phase-order',
      with: {
        what: choice(element.name),
        after: choice(isBehindTower ? 'tower' : 'draw'),
      },
      element,
      ...(element.values.player !== undefined && { player: element.values.player }),
      dependsOn: order,
      taints: order,
    }));
  }
}

/** Counted from 0; undefined for an element that belongs to no phase. */
export function phaseOf({ name }: TallinnElement): number | undefined {
  const phase = (PHASES as readonly string[]).indexOf(name);
  return phase < 0 ? undefined : phase;
}

/** The rule of a card behind the first element of a later phase. @param hasBegun some cards were revealed before that */
export function ruleOfLatePlay(first: TallinnElement, hasBegun: boolean): RuleIdOfTallinn {
  return first.name === 'contest' && hasBegun ? 'tallinn.play.simultaneous-reveal' : 'tallinn.round.phase-order';
}

/** The rule of something that stands behind a later phase. */
function ruleOfOrder(phase: Phase, isBehindTower: boolean): RuleIdOfTallinn {
  if (phase === 'tower') return 'tallinn.tower.after-contests';
  return isBehindTower ? 'tallinn.contest.all-before-towers' : 'tallinn.round.phase-order';
}
