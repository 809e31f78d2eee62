/** Everybody reveals one card in a round, at the same time. @see tallinn.md 4.4 */

import { requireDeclared } from '../../../engine/declared.js';
import { differing } from '../../../engine/facts.js';
import { player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { Answer } from '../../../kernel/conditions.js';
import { askPass } from '../record/asked.js';
import { phaseOf } from '../record/phases.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { activeIn, inRound, ofPlayer, onTable, personsOf } from '../table/quantities.js';
import type { Judged } from '../table/state.js';
import type { TallinnElementOf } from '../vocabulary.js';

/** What a player reveals in a round, or does not. */
interface Revealing<N extends 'play' | 'round'> extends Judged {
  readonly element: TallinnElementOf<N>;
  /** Quantities that the round itself rests on. */
  readonly dependsOn: readonly Quantity[];
}

/** tallinn.choose.one-card @param played how many cards the player has revealed in this round, with this one */
export function requireOneCard(
  { table, judge, player, element, dependsOn }: Revealing<'play'>,
  answers: readonly Answer[],
  played: number,
): void {
  requireDeclared(judge, answers, {
    gaps: () => 'choice',
    facts: () => ({
      message: 'tallinn_second-play',
      with: { player: playerName(player.id), count: played },
      ...differing('1', played),
      element,
      dependsOn,
      // Which of the cards counts, nobody can say.
      taints: [activeIn(table, player), ...personsOf(player), ofPlayer(player.id, 'hand'), onTable('rounds')],
    }),
  });
}

/** tallinn.play.simultaneous-reveal @param late the rule that the card breaks */
export function requireInTime({ table, judge, player, element }: Revealing<'play'>, late: RuleIdOfTallinn): void {
  judge.require(late, false, () => ({
    kind: 'order',
    message: 'tallinn_play-late',
    with: { player: playerName(player.id) },
    element,
    dependsOn: [inRound(table, 'order')],
    taints: [inRound(table, 'order')],
  }));
}

/** tallinn.choose.mandatory, tallinn.round.empty-hand-skip @param hasAnybody whether somebody else has revealed a card */
export function requirePlay(
  { table, judge, player, element, dependsOn }: Revealing<'round'>,
  hasAnybody: boolean,
): void {
  const hand = player.cards.handSize;
  if (hand <= 0) {
    judge.line('tallinn.round.empty-hand-skip', 'tallinn_skips', () => ({ player: playerName(player.id) }));
    judge.applies('tallinn.invariant.hand-size');
    return;
  }
  // What nobody does is missing once.
  const nobody = (): readonly Quantity[] => (hasAnybody ? [] : [inRound(table, 'no play')]);
  requireDeclared(judge, askPass(table, player), {
    gaps: () => player.cards.lacks,
    facts: () => ({
      kind: 'missing',
      bug: 'too-permissive',
      message: 'tallinn_passes',
      with: { player: playerName(player.id), hand },
      player: player.id,
      certain: element.children.some((child) => (phaseOf(child) ?? 0) > 0),
      dependsOn: [ofPlayer(player.id, 'hand'), ...nobody(), ...dependsOn],
      // By the rules nobody need play a card that the log only counts.
      cause: judge.trust.surplusOf(ofPlayer(player.id, 'hand'), hand),
      // Perhaps a card was played, and the record has lost it.
      taints: [
        onTable('rounds'),
        ofPlayer(player.id, 'hand'),
        ofPlayer(player.id, 'point'),
        ...personsOf(player),
        ...nobody(),
      ],
    }),
  });
}
