/** Numbers that the log states are checked where they stand; where they differ, the state follows the record. */

import type { Judge } from '../../../engine/judge.js';
import { counts, player as playerName } from '../../../engine/message.js';
import { only } from '../../../engine/only.js';
import { compareNumber } from '../../../engine/stated-number.js';
import { playerOf } from '../../../engine/stated-player.js';
import { known } from '../../../log/attribute.js';
import { misreadDisplays } from '../contests/misreadings.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { AMOUNTS } from '../rules/contest.js';
import { adjust } from '../table/changes.js';
import {
  add,
  ESTATE_INDICES,
  type MutablePersons,
  minus,
  NOBODY,
  named,
  type Persons,
  samePersons,
} from '../table/persons.js';
import { activeIn, explainedBy, miscountedIn, movedIn, ofPlayer, statedAt } from '../table/quantities.js';
import type { Judged, PlayerState, TableState } from '../table/state.js';
import { ESTATES, type TallinnElement, type TallinnElementOf } from '../vocabulary.js';
import { checkCards } from './card-sizes.js';
import { lateness } from './lateness.js';
import { checkPoints, claimPoints } from './point-claims.js';
import { statedIn, statedTogether } from './stated-together.js';

type State = TallinnElementOf<'state'>;

/**
 * `<effect>`: the points that a play, a contest or a step of final scoring brought.
 * @param gains what the player has gained since each moment from which the log may count; undefined where nobody knows
 */
export function checkEffect(
  table: TableState,
  judge: Judge,
  element: TallinnElementOf<'effect'>,
  gains: (player: PlayerState) => readonly (number | undefined)[],
): void {
  const player = playerOf(judge, table, element, 'player', { play: null });
  if (!player) return;
  const claimed = known(element.values.points);
  if (claimed === undefined || player.unknownPoints) return;
  const possible = gains(player);
  const [computed] = possible;
  // That a change is right says nothing about the total.
  if (computed === undefined || possible.includes(undefined) || possible.includes(claimed)) return;
  claimPoints(judge, player, { element, thing: 'point', claimed, computed }, () => ({
    rule: ruleOfEffect(table, claimed, computed),
    message: 'tallinn_claim-effect',
    with: { player: playerName(player.id) },
  }));
}

function ruleOfEffect({ phase, round, players }: TableState, claimed: number, computed: number): RuleIdOfTallinn {
  if (round === 0) return 'tallinn.setup.start-score';
  if (phase === 'final') return 'tallinn.score.advance';
  if (computed === 0) return 'tallinn.contest.only-trigger-scores';
  const most = AMOUNTS.win * (players.length - 1);
  return claimed < 0 || claimed > most ? 'tallinn.invariant.round-delta' : 'tallinn.score.advance';
}

/** `<state>`: absolute values after what precedes it. They re-base the replay. @param among the elements beside it */
export function checkState(judged: Judged, element: State, among: readonly TallinnElement[]): void {
  checkPoints(judged, element);
  checkShown(judged, element, among);
}

/** All of a `<state>` but the points. */
export function checkShown(judged: Judged, element: State, among: readonly TallinnElement[]): void {
  checkPersons(judged, element, among);
  checkCards(judged, element, among);
}

/**
 * Persons of the display: one finding for all estates of one claim.
 * @param gone those of a tower that will be built before the claim
 * @see tallinn.play.right-half-active
 */
export function checkPersons(
  { table, judge, player }: Judged,
  element: State,
  among: readonly TallinnElement[],
  gone: Persons = NOBODY,
): void {
  const wrongNow = (): WrongDisplay => wrongDisplay(table, player, element, among, gone);
  // Where a number is taken over below, the display is no longer the one that was wrong.
  let wrong = player.unknownPersons.some(Boolean) ? wrongNow() : undefined;
  for (const estate of ESTATE_INDICES) {
    const thing = ESTATES[estate];
    const claimed = known(element.values[thing]);
    if (claimed === undefined) continue;
    const own = player.persons[estate] - gone[estate];
    if (player.unknownPersons[estate]) {
      player.unknownPersons[estate] = undefined;
      adjust(judge, player, thing, claimed - own);
      continue;
    }
    const late = lateness({ table, judge, player }, thing, claimed, own);
    compareNumber(judge, { element, attribute: thing, claimed, computed: own, place: player.id, thing }, (by) => {
      wrong ??= wrongNow();
      const { at, computed, stated, suspects, suspect } = wrong;
      // A contest of the half that the display has instead, or of one that it lacks, was wrong for the same reason.
      const isActive =
        suspect === 'tallinn.play.keep-orientation' || lacksLatest(table, player, minus(computed, stated));
      // What one misreading explains is one error in a round; and so is what is wrong with one display.
      const asOne = [
        statedAt(at),
        ...(suspect === undefined ? [] : [explainedBy(suspect, table.round)]),
        ...(isActive ? [activeIn(table, player)] : []),
      ];
      const alike = [miscountedIn(table, thing, by), ...late];
      return {
        rule: suspect ?? 'tallinn.play.right-half-active',
        message: 'tallinn_claim-display',
        with: {
          player: playerName(player.id),
          claimed: counts('person', named(stated)),
          computed: counts('person', named(computed)),
        },
        play: null,
        player: player.id,
        dependsOn: [ofPlayer(player.id, thing), ...asOne, movedIn(table, minus(computed, stated)), ...alike],
        taints: [...asOne, movedIn(table, minus(stated, computed)), ...alike],
        suspects,
        reconstructed: player.isReconstructed,
        follow: (amount) => adjust(judge, player, thing, amount),
      };
    });
  }
}

/** What a log states of a display that has other persons by the rules. */
interface WrongDisplay {
  /** The offset of the first element that states it. */
  readonly at: number;
  readonly computed: Persons;
  readonly stated: Persons;
  /** Every rule whose misreading leads to what the log states of all estates. */
  readonly suspects: readonly RuleIdOfTallinn[];
  /** The only one. */
  readonly suspect: RuleIdOfTallinn | undefined;
}

function wrongDisplay(
  table: TableState,
  player: PlayerState,
  element: State,
  among: readonly TallinnElement[],
  gone: Persons,
): WrongDisplay {
  const together = statedTogether(element, among);
  // Where two of them say something else, each says it for itself.
  const states = [element, ...together];
  const computed = minus(player.persons, gone);
  const stated: MutablePersons = [...computed];
  for (const estate of ESTATE_INDICES) stated[estate] = statedIn(states, ESTATES[estate]) ?? computed[estate];
  const suspects =
    player.unknownPersons.some(Boolean) || samePersons(stated, computed)
      ? []
      : misreadDisplays(table, player, add(stated, gone), statedIn(states, 'towers'));
  return { at: together[0].offset, computed, stated, suspects, suspect: only(suspects) };
}

/** Whether these are the persons of what the player has laid into the display in this round. */
function lacksLatest(table: TableState, { display }: PlayerState, missing: Persons): boolean {
  const latest = display.at(-1);
  return latest?.round === table.round && samePersons(table.personsOf(latest) ?? NOBODY, missing);
}
