/** The beginning of the final phase, as a log states it. @see valletta.md 3.8 */

import { type Facts, foundAt } from '../../../engine/facts.js';
import type { Judge } from '../../../engine/judge.js';
import { choice, name, type Parameters, phrase, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import { ofPlayer, onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import { type Judged, ruleOfTrigger, trigger } from '../turn/play.js';
import type { VallettaElementOf } from '../vocabulary.js';

/** The rules by which everybody shuffles the discards once when the final phase begins, and never again. */
const OF_THE_LAST_SHUFFLE: ReadonlySet<string> = new Set(['valletta.end.final-shuffle', 'valletta.end.no-reshuffle']);

/** What a breach of a rule about the last shuffle depends on, and makes doubtful; nothing for other rules. */
export function lastShuffle(rule: string): readonly Quantity[] {
  return OF_THE_LAST_SHUFFLE.has(rule) ? [onTable('discards')] : [];
}

/**
 * What a breach about the cards of a player depends on, and makes doubtful.
 * @param more what it depends on besides
 * @param isEarly whether it may come of a final phase that the program has begun without a reason: that is one fault of all players
 */
export function restingOnCards(
  { judge, table, player }: Judged,
  rule: string,
  more: readonly Quantity[],
  isEarly: boolean,
): Pick<Facts, 'dependsOn' | 'taints'> {
  const { cards } = player.places;
  const shuffled = lastShuffle(rule);
  const phase = isEarly && table.phase === 'main' && !judge.trust.isTainted(cards) ? [onTable('phase')] : [];
  return { dependsOn: [cards, onTable('phase'), ...shuffled, ...more], taints: [cards, ...shuffled, ...phase] };
}

/** Since when the final phase runs and what brought it about, for a sentence about a breach of such a rule. */
export function sinceWhen({ finalSince, triggers, roster }: TableState, rule: string): Parameters {
  const [first] = triggers;
  return {
    tells: choice(OF_THE_LAST_SHUFFLE.has(rule) ? 'since' : 'nothing'),
    since: phrase('valletta_final-since', {
      turn: finalSince,
      cause: choice(first ? 'known' : 'unknown'),
      player: playerName(first ? roster.id(first.seat) : ''),
      trigger: name('trigger', first?.trigger ?? '?'),
    }),
  };
}

/**
 * `<final-phase>`: names the first trigger; it may be stated as soon as that is fulfilled. Where none is, the program has
 * begun its final phase all the same.
 *
 * @param begin begins it at once; left out inside a turn, behind which it begins. @see valletta.end.finish-turn
 */
export function checkFinalPhase(
  table: TableState,
  judge: Judge,
  element: VallettaElementOf<'final-phase'>,
  begin?: () => void,
): void {
  const [first] = table.triggers;
  const claimed = element.values.trigger;
  const claimedSeat = table.roster.seat(element.values.player);
  const { finalPhaseClaimed } = table;
  table.finalPhaseClaimed = true;
  if (!first) {
    judge.find(claimed && claimed !== '?' ? ruleOfTrigger(table, claimed) : 'valletta.end.final-shuffle', {
      kind: 'wrong',
      message: 'valletta_no-trigger',
      with: { trigger: name('trigger', claimed ?? '?'), player: playerName(element.values.player ?? '') },
      element,
      dependsOn: [
        onTable('phase'),
        onTable('street jean'),
        ...table.players.flatMap(({ id }) => [ofPlayer(id, 'point'), ofPlayer(id, 'house')]),
      ],
      taints: [onTable('phase'), onTable('discards')],
    });
    if (claimed && claimed !== '?' && claimedSeat !== undefined) {
      trigger({ table, judge, player: table.player(claimedSeat) }, claimed);
    }
    return begin?.();
  }
  const id = table.roster.id(first.seat);
  const sameTrigger = claimed === undefined || claimed === '?' || claimed === first.trigger;
  const samePlayer = element.values.player === undefined || claimedSeat === first.seat;
  const late = table.phase === 'final' && table.finalSince !== table.turn;
  const dependsOn = [onTable('phase'), ...table.players.map((player) => ofPlayer(player.id, 'cards'))];
  if (late && (finalPhaseClaimed || (sameTrigger && samePlayer))) {
    judge.find(finalPhaseClaimed ? 'valletta.end.triggered-once' : 'valletta.end.no-equal-turns', {
      kind: finalPhaseClaimed ? 'illegal' : 'order',
      message: finalPhaseClaimed ? 'valletta_final-twice' : 'valletta_final-late',
      with: { turn: table.finalSince },
      element,
      dependsOn,
    });
    return;
  }
  if (sameTrigger && samePlayer) return;
  judge.find(ruleOfTrigger(table, first.trigger), {
    kind: 'wrong',
    message: 'valletta_other-trigger',
    with: { trigger: name('trigger', first.trigger), player: playerName(id) },
    expected: `${first.trigger} ${id}`,
    ...foundAt(element, sameTrigger ? 'player' : 'trigger', `${claimed ?? ''} ${element.values.player ?? ''}`.trim()),
    // Where it comes late, the program went on as if nothing had been triggered.
    ...(late && { dependsOn }),
  });
}
