/** The phases of a round in their order, and where the record has what of each. @see tallinn.md 4.3 */

import type { Judge } from '../../../engine/judge.js';
import { choice } from '../../../engine/message.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { inRound } from '../table/quantities.js';
import type { PlayerState, TableState } from '../table/state.js';
import type { TallinnElement, TallinnElementOf } from '../vocabulary.js';

/** Their numbers; a phase has the name of the elements that record it. */
const NUMBERS = { play: 0, contest: 1, tower: 2, draw: 3 } as const;
const COUNT = 4;

export type Phase = keyof typeof NUMBERS;

/** The order of what one `<round>` records. */
export class PhaseOrder {
  /** The latest phase of which something was recorded. */
  private phase = 0;
  /** Where the last element of each phase stands, -1 where there is none: of anybody, and then of each seat. */
  private readonly last: number[] = [];

  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    private readonly round: TallinnElementOf<'round'>,
  ) {
    const { last } = this;
    for (let left = (table.players.length + 1) * COUNT; left > 0; left -= 1) last.push(-1);
    const { children } = round;
    for (let index = 0; index < children.length; index += 1) {
      const child = children[index] as TallinnElement;
      const phase = phaseOf(child);
      if (phase === undefined) continue;
      last[phase] = index;
      const seat = 'player' in child.values ? table.roster.seat(child.values.player) : undefined;
      if (seat !== undefined) last[(1 + seat) * COUNT + phase] = index;
    }
  }

  /** Where the last element of a phase stands in the round; of one player, or of anybody. -1 where there is none. */
  lastOf(phase: Phase, player?: PlayerState): number {
    const row = player ? 1 + player.seat : 0;
    return this.last[row * COUNT + NUMBERS[phase]] as number;
  }

  /** Whether an element of a phase stands behind a place in the round. */
  follows(phase: Phase, index: number, player?: PlayerState): boolean {
    return this.lastOf(phase, player) > index;
  }

  /** tallinn.round.phase-order and its parts: nothing of a later phase stands before this element. */
  reach(element: TallinnElementOf<'contest' | 'tower' | 'draw'>): void {
    const phase = NUMBERS[element.name];
    if (phase >= this.phase) {
      this.phase = phase;
      return;
    }
    const isBehindTower = this.phase === NUMBERS.tower;
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
  switch (name) {
    case 'play':
    case 'contest':
    case 'tower':
    case 'draw':
      return NUMBERS[name];
    default:
      return undefined;
  }
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
