/** The sizes of hand, draw pile and discard pile that a log states. @see valletta.md 3.3 */

import { followRecord } from '../../../engine/follow-record.js';
import { name, player as playerName } from '../../../engine/message.js';
import { compareNumber } from '../../../engine/stated-number.js';
import { known, type Unknown } from '../../../log/attribute.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { HAND_SIZE } from '../rules/turn.js';
import type { PlayerState } from '../table/player-state.js';
import { ofPlayer, onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import type { Judged } from '../turn/play.js';
import type { VallettaElementOf } from '../vocabulary.js';
import { restingOnCards, sinceWhen } from './final-phase.js';

const ZONES = ['hand', 'pile', 'discard'] as const;

type Zone = (typeof ZONES)[number];

type StatedSizes = Readonly<Record<Zone, number | undefined>>;

/** Sizes of hand, draw pile and discard pile. */
export function checkCards(to: Judged, element: VallettaElementOf<'state'>): void {
  const { judge, player } = to;
  const { deck } = player;
  const { hand = deck.handSize, pile = deck.pileSize, discard = deck.discardSize } = element.values;
  const agree = hand === deck.handSize && pile === deck.pileSize && discard === deck.discardSize;
  if (!judge.trust.isSure && element.values.hand === deck.handSize) judge.trust.restore(ofPlayer(player.id, 'hand'));
  if (!agree) claimSizes(to, element, { hand, pile, discard });
}

/** Sizes of which one at least is wrong, or not shown. */
function claimSizes(
  to: Judged,
  element: VallettaElementOf<'state'>,
  { hand, pile, discard }: Readonly<Record<Zone, number | Unknown>>,
): void {
  const { table, judge, player } = to;
  const { deck } = player;
  const sizes: StatedSizes = { hand: known(hand), pile: known(pile), discard: known(discard) };
  const isWrong = (zone: Zone): boolean => sizes[zone] !== undefined && sizes[zone] !== deck[`${zone}Size`];
  const rule = ruleOfSizes(table, player, sizes, isWrong('hand'));
  const final = table.phase === 'final';
  // Whoever left the last shuffle out has more discards than are due, never fewer.
  const unshuffled = final && (sizes.discard ?? 0) > deck.discardSize;
  const rules = {
    hand: rule ?? (final ? 'valletta.end.partial-refill' : 'valletta.turn.refill-five'),
    pile: rule ?? (final ? 'valletta.end.final-shuffle' : 'valletta.turn.reshuffle'),
    discard: rule ?? (unshuffled ? 'valletta.end.final-shuffle' : 'valletta.turn.discard-played'),
  } as const;
  for (const zone of ZONES) {
    const claimed = sizes[zone];
    if (claimed === undefined || !isWrong(zone)) continue;
    const computed = deck[`${zone}Size`];
    const doubtful = judge.trust.isTainted(player.places.cards);
    const stated = { element, attribute: zone, claimed, computed, place: player.id, thing: 'sizes' };
    compareNumber(judge, stated, () => ({
      rule: rules[zone],
      message: 'valletta_claim-cards',
      with: { player: playerName(player.id), zone: name('zone', zone), ...sinceWhen(table, rules[zone]) },
      // The sizes are right again, but which cards lie where is doubtful from now on.
      ...restingOnCards(
        to,
        rules[zone],
        zone === 'hand' && claimed < computed
          ? [ofPlayer(player.id, 'hand')]
          : zone === 'discard' && final
            ? [onTable('discards')]
            : [],
        zone === 'pile' ? claimed > computed : zone === 'discard' && claimed === 0,
      ),
      follow: (amount) => {
        const place = player.places[zone];
        followRecord(judge, 'valletta.claim.total', { player: player.id, thing: 'card', amount, to: place });
      },
    }));
    if (doubtful) return;
  }
}

/** The rule that the three sizes together point to; undefined where each is to be judged alone. */
function ruleOfSizes(
  table: TableState,
  player: PlayerState,
  { hand, pile, discard }: StatedSizes,
  handIsWrong: boolean,
): RuleIdOfValletta | undefined {
  const { deck } = player;
  if (table.turn === 0) return 'valletta.setup.opening-hand';
  if (handIsWrong && (hand ?? 0) > HAND_SIZE) return 'valletta.turn.hand-cap';
  const moreHand = (hand ?? deck.handSize) - deck.handSize;
  const morePile = (pile ?? deck.pileSize) - deck.pileSize;
  // Before the first own turn of the final phase nothing but its shuffle has moved the cards.
  if (table.phase === 'final' && player.latestTurn <= table.finalSince) {
    const handWentIn = handIsWrong || (deck.handSize > 0 && morePile === deck.handSize);
    return handWentIn ? 'valletta.end.hands-kept' : 'valletta.end.final-shuffle';
  }
  const moreDiscard = (discard ?? deck.discardSize) - deck.discardSize;
  if (player.gained.length > 0 && moreHand === -1) {
    if (morePile === 1 || moreDiscard === 1) return 'valletta.turn.gain-to-hand';
    return player.lastGain === 'build' ? 'valletta.build.take-character' : 'valletta.jean.hire-to-hand';
  }
  const { lastPlayed, lastPlayedShuffled } = player;
  const mayBeLeftOut = table.phase === 'main' && lastPlayedShuffled && lastPlayed > 0;
  // The discard pile need not be stated.
  return mayBeLeftOut && morePile === -lastPlayed && (moreDiscard === lastPlayed || moreDiscard === 0)
    ? 'valletta.turn.reshuffle-includes-played'
    : undefined;
}
