/**
 * The legate at the end of play: its two persons join the estate that is weakest in the owner's display.
 * Where several are equally weak the owner chooses; a log that does not say how leaves a choice open, and then every
 * choice that fits the record is as good as any other. @see tallinn.legate.final-display, tallinn.md TA-14, TA-15
 */

import { requireDeclared } from '../../../engine/declared.js';
import { differing } from '../../../engine/facts.js';
import type { Facts, Judge } from '../../../engine/judge.js';
import { choice, list, name, player as playerName } from '../../../engine/message.js';
import { only } from '../../../engine/only.js';
import { onePerPlayer } from '../../../engine/stated-player.js';
import type { Truth } from '../../../kernel/truth.js';
import { known } from '../../../log/attribute.js';
import { childrenNamed } from '../../../log/vocabulary.js';
import { ofEstate } from '../contests/contest.js';
import { askBonus, hasBonus } from '../record/asked.js';
import { BONUS } from '../rules/final-amounts.js';
import { movePersons } from '../table/changes.js';
import { type EstateIndex, estateIndex, fewest, NOBODY, withMore } from '../table/persons.js';
import { activeIn, ofPlayer, personsOf } from '../table/quantities.js';
import { hiddenPersons, type Judged, type PlayerState } from '../table/state.js';
import { ESTATES, LEGATE, type TallinnElement, type TallinnElementOf, type TallinnVocabulary } from '../vocabulary.js';
import { type Choices, choicesOf, type Evidence, type Gains, openEstates } from './legate-choices.js';

/** The estates that displayed legates have strengthened. */
export interface Bonuses {
  readonly gains: Gains;
  /** Undefined where the log names every choice. */
  readonly choices: Choices | undefined;
}

/** Adds the persons of displayed legates. Choices that are not recorded are told where the log has final scoring, or may have it. */
export function giveBonuses(evidence: Evidence): Bonuses {
  const { table, judge, place } = evidence;
  const elements = childrenNamed<TallinnVocabulary, 'bonus'>(evidence, 'bonus');
  const stated = onePerPlayer(judge, table.roster, elements, (element, seat) => {
    judge.enter('final', element, element.values.player);
    requireDeclared(judge, askBonus(table, table.player(seat), undefined, false).answers.slice(0, 1), {
      gaps: () => 'choice',
      facts: () => ({ message: 'tallinn_bonus-twice', with: { player: playerName(table.roster.id(seat)) }, element }),
    });
  });
  const recorded = (seat: number): EstateIndex | undefined => {
    const estate = known(stated.get(seat)?.values.estate);
    return estate === undefined ? undefined : estateIndex(estate);
  };
  const due = table.players.map((player) => hasBonus(table, player));
  const possible = table.players.map((player): readonly EstateIndex[] => {
    const estate = recorded(player.seat);
    if (estate !== undefined) return [estate];
    return due[player.seat] === true && !player.unknownPersons.some(Boolean) ? fewest(player.persons) : [];
  });
  const certain = possible.map(only);
  const open = table.players.filter((_, seat) => (possible[seat]?.length ?? 0) > 1);
  const choices = open.length === 0 ? undefined : choicesOf(certain, open, evidence);
  const gains =
    choices?.best[0].gains.map((gain, seat) => (openEstates(seat, choices).length > 0 ? undefined : gain)) ?? certain;
  if (choices) tellChoices(judge, place, choices);
  for (const player of table.players) {
    const element = stated.get(player.seat);
    const estate = recorded(player.seat);
    const owner = { table, judge, player };
    if (element && estate !== undefined) choose(owner, element, estate);
    else {
      if (element && due[player.seat] === false) {
        judge.enter('final', element, player.id);
        requireBonus(owner, element, undefined);
      }
      give(owner, gains[player.seat], choices, due[player.seat]);
    }
  }
  return { gains, choices };
}

/** A recorded choice, which is a move. */
function choose(owner: Judged, element: TallinnElementOf<'bonus'>, estate: EstateIndex): void {
  const { judge, player } = owner;
  judge.enter('final', element, player.id);
  judge.beginMove(null, element, player.id);
  judge.headline('tallinn_headline-bonus', () => ofEstate(player, estate));
  requireBonus(owner, element, estate);
  join(judge, player, estate);
  judge.endMove();
}

/** Nobody without a legate, or with its three persons showing, adds persons to the display. @see tallinn.md TA-14, TA-15 */
function requireBonus(
  { table, judge, player }: Judged,
  element: TallinnElementOf<'bonus'>,
  estate: EstateIndex | undefined,
): void {
  const at = { element, player: player.id } as const;
  requireDeclared(judge, askBonus(table, player, estate).answers.slice(1), {
    gaps: ({ slot }) => (slot === undefined ? 'choice' : (hiddenPersons([player]) ?? 'choice')),
    facts: ({ slot }) => ({
      ...at,
      ...(slot === undefined || estate === undefined ? withoutLegate(player) : notFewest(judge, player, estate)),
    }),
  });
}

function withoutLegate(player: PlayerState): Facts {
  const shown = player.display.find(({ card }) => card === LEGATE);
  return {
    message: shown ? 'tallinn_bonus-with-persons' : 'tallinn_bonus-without-legate',
    with: { player: playerName(player.id) },
    // A contest of its three persons was wrong for the same reason.
    dependsOn: [ofPlayer(player.id, 'cards'), ...(shown ? [activeIn(shown, player)] : [])],
    taints: personsOf(player),
  };
}

function notFewest(judge: Judge, player: PlayerState, estate: EstateIndex): Facts {
  const options = fewest(player.persons);
  // A log that states another display, and adds the persons by the cards, has one fault.
  const followed = personsOf(player).map((one) => judge.trust.followingOf(one));
  const byTheCards = player.persons.map((count, index) => count - (followed[index]?.by ?? 0));
  return {
    message: 'tallinn_bonus-not-fewest',
    with: {
      ...ofEstate(player, estate),
      fewest: list(options.map((one) => name('estates', ESTATES[one]))),
    },
    ...differing(options.map((one) => ESTATES[one]).join('|'), ESTATES[estate]),
    attribute: 'estate',
    dependsOn: [ofPlayer(player.id, 'cards'), ...personsOf(player)],
    taints: [estate, ...options].map((one) => ofPlayer(player.id, ESTATES[one])),
    cause: byTheCards[estate] === Math.min(...byTheCards) ? followed.find(Boolean)?.finding : undefined,
    reconstructed: player.isReconstructed,
  };
}

/** The estate follows from the display, or from the numbers of the log. @param due whether a legate of the player joins one */
function give(
  { table, judge, player }: Judged,
  estate: EstateIndex | undefined,
  choices: Choices | undefined,
  due: Truth | undefined,
): void {
  const left = choices ? openEstates(player.seat, choices) : [];
  for (const one of left) player.unknownPersons[one] = 'choice';
  if (left.length > 0) return;
  if (estate === undefined) {
    // A legate whose weakest estate nobody knows: two persons more, somewhere.
    if (due === true) player.unknownPersons.fill(hiddenPersons([player]) ?? 'choice');
    else if (due === 'unknown') player.unknownPersons.fill('choice');
    return;
  }
  if (!choices?.open.includes(player))
    judge.line('tallinn.legate.final-display', 'tallinn_bonus', () => ofEstate(player, estate));
  join(judge, player, estate);
  // In a game without the expansion it lies there by a breach: perhaps it is another card.
  if (!table.profile.legate)
    judge.passDoubtOn(() => ({
      dependsOn: [ofPlayer(player.id, 'cards')],
      taints: [ofPlayer(player.id, ESTATES[estate])],
    }));
}

function join(judge: Judge, player: PlayerState, estate: EstateIndex): void {
  movePersons(judge, 'tallinn.legate.final-display', player, withMore(NOBODY, estate, BONUS));
}

/** What is known of choices that the log does not name; where points depend on one, that is a move nobody can judge. */
function tellChoices(judge: Judge, place: TallinnElement, choices: Choices): void {
  const { open, best, fits, isOpen } = choices;
  const [player, ...others] = open;
  judge.enter('final', place);
  if (isOpen) {
    judge.beginMove(null, place, others.length === 0 ? player?.id : undefined);
    judge.headline('tallinn_headline-bonus-open', () => ({ players: list(open.map(({ id }) => playerName(id))) }));
  }
  for (const { id, seat, persons } of open) {
    const gain = best[0].gains[seat] ?? 0;
    const same = best.every(({ gains }) => gains[seat] === gain);
    judge.line('tallinn.legate.final-display', 'tallinn_bonus-open', () => ({
      player: playerName(id),
      estates: list(fewest(persons).map((estate) => name('estates', ESTATES[estate]))),
      estate: name('estates', ESTATES[gain]),
      why: choice(
        fits === 'not-scoring' ? 'unfit' : openEstates(seat, choices).length > 0 ? 'open' : same ? 'proven' : 'same',
      ),
    }));
  }
  if (!isOpen) return;
  judge.doubt('tallinn.legate.final-display', 'choice');
  judge.endMove();
}
