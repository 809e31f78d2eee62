/** Numbers that the log states are checked where they stand; where they differ, the state follows the record. */
import type { Judge } from '../../engine/judge.js';
import { name, player as playerName, quoted } from '../../engine/message.js';
import type { RuleId } from '../../engine/rule.js';
import { GOOD_INDICES, type GoodIndex } from './goods.js';
import { quantitiesOf, ruleOfTrigger, trigger } from './play.js';
import type { RuleIdOfValletta } from './rulebook.js';
import { HAND_SIZE, LAST_SPACE, type PlayerState, type TableState } from './state.js';
import { CHARACTERS, GOODS, type VallettaElementOf } from './vocabulary.js';

/**
 * `<effect>`: what the play caused for a player, compared with the effects of that play.
 * @param fallback what is known of the play; asked only where a number differs
 */
export function checkEffect(
  table: TableState,
  judge: Judge,
  element: VallettaElementOf<'effect'>,
  fallback: () => PlayFallback,
): void {
  const player = playerOf(table, judge, element);
  if (!player) return;
  const { values } = element;
  for (const good of GOOD_INDICES) {
    const thing = GOODS[good];
    const claimed = values[thing];
    if (claimed === undefined || claimed === '?' || player.unknownGoods[good]) continue;
    const computed = judge.changeOf(player.id, thing);
    // That a change is right says nothing about the total.
    if (claimed === computed) continue;
    const of = fallback();
    judge.claim({
      rule: ruleOfGoods(table, judge, player, good, claimed, computed, of),
      quantity: `${player.id} ${thing}`,
      claimed,
      computed,
      element,
      attribute: thing,
      ofMove: true,
      rebase: () => adjust(judge, player, thing, claimed - computed),
      facts: () => ({
        ...effectFacts(player, thing, claimed, computed),
        // Several wrong numbers in one place are one fault.
        restsOn: [`${player.id} ${thing}`, 'effect', ...(of.restsOn ?? [])],
        spoils: ['effect', ...quantitiesOf(player), ...(of.spoils ?? [])],
      }),
    });
  }
  checkPointsOfEffect(table, judge, element, player, fallback);
  judge.trust('effect');
}

function checkPointsOfEffect(
  table: TableState,
  judge: Judge,
  element: VallettaElementOf<'effect'>,
  player: PlayerState,
  fallback: () => PlayFallback,
): void {
  const { points } = element.values;
  if (points === undefined || points === '?') return;
  const computed = judge.changeOf(player.id, 'point');
  if (points === computed) return;
  const of = fallback();
  const declined = computed === 0 ? undefined : of.pointsMiscount?.(points);
  judge.claim({
    rule: declined ?? judge.lastRuleOn(player.id, 'point') ?? of.points,
    quantity: `${player.id} point`,
    claimed: points,
    computed,
    element,
    attribute: 'points',
    rebase: () => adjustPoints(table, judge, player, points - computed),
    ofMove: true,
    facts: () => ({
      ...effectFacts(player, 'point', points, computed),
      ...(declined && { kind: 'missing' as const }),
      restsOn: [`${player.id} point`, 'effect', ...(of.restsOn ?? [])],
    }),
  });
}

/** The rules of a play under which a change stands that the rules do not provide for. */
export interface PlayFallback {
  readonly goods: RuleIdOfValletta;
  readonly points: RuleIdOfValletta;
  /** The rule whose misreading leads to the stated amount. */
  /** Quantities that the effect of the card depends on, beyond what it changes. */
  readonly restsOn?: readonly string[];
  /** Quantities that are doubtful where the log states another effect. */
  readonly spoils?: readonly string[];
  readonly goodsMiscount?: (good: GoodIndex, claimed: number) => RuleIdOfValletta | undefined;
  readonly pointsMiscount?: (claimed: number) => RuleIdOfValletta | undefined;
}

function ruleOfGoods(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  good: GoodIndex,
  claimed: number,
  computed: number,
  fallback: PlayFallback,
): RuleId {
  const short = table.profile.supply !== 'unlimited' && claimed > computed && table.supply[good] <= 0;
  if (short) return 'valletta.supply.goods-shortage';
  return fallback.goodsMiscount?.(good, claimed) ?? judge.lastRuleOn(player.id, GOODS[good]) ?? fallback.goods;
}

/** `<state>`: absolute values after what precedes it. They re-base the replay. */
export function checkState(table: TableState, judge: Judge, element: VallettaElementOf<'state'>): void {
  const { values } = element;
  if (values.jean !== undefined && values.jean !== '?') checkJean(table, judge, element, values.jean);
  if (values.supply !== undefined && values.supply !== '?') checkSupply(table, judge, element);
  if (values.player === undefined) return;
  const player = playerOf(table, judge, element);
  if (!player) return;
  for (const good of GOOD_INDICES) {
    const thing = GOODS[good];
    const claimed = values[thing];
    if (claimed === undefined || claimed === '?') continue;
    if (player.unknownGoods[good]) {
      player.unknownGoods[good] = false;
      adjust(judge, player, thing, claimed - player.goods[good]);
      continue;
    }
    const computed = player.goods[good];
    if (judge.agrees(claimed, computed, player.id, thing)) continue;
    judge.claim({
      rule:
        setupRuleOfGoods(table, good, claimed - computed) ??
        judge.ruleThatExplains(player.id, thing, claimed - computed) ??
        'valletta.claim.total',
      quantity: `${player.id} ${thing}`,
      claimed,
      computed,
      element,
      attribute: thing,
      rebase: () => adjust(judge, player, thing, claimed - computed),
      facts: () => ({
        ...totalFacts(player, thing, claimed, computed),
        // Several wrong goods in one place are one fault.
        restsOn: [`${player.id} ${thing}`, 'state'],
        spoils: ['state'],
      }),
    });
  }
  judge.trust('state');
  checkPoints(table, judge, element, player);
  checkHouses(table, judge, element, player);
  checkCards(table, judge, element, player);
}

/** Before the first turn the numbers are those of setup and draft. */
function setupRuleOfGoods(table: TableState, good: GoodIndex, difference: number): RuleIdOfValletta | undefined {
  if (table.turn > 0) return undefined;
  if (table.profile.startPlayerVariant) return 'valletta.setup.starting-goods';
  return difference === 1 && table.leftovers.has(GOODS[good]) ? 'valletta.draft.leftovers' : 'valletta.draft.keep-one';
}

/** A total that lags behind by whole laps of the track: their tokens were forgotten. */
export function lapRule(difference: number): RuleIdOfValletta | undefined {
  if (difference === -25) return 'valletta.score.wrap-25';
  if (difference === -50) return 'valletta.score.wrap-50';
  return difference === -75 || difference === -100 ? 'valletta.score.wrap-75-100' : undefined;
}

function checkPoints(table: TableState, judge: Judge, element: VallettaElementOf<'state'>, player: PlayerState): void {
  const { points } = element.values;
  if (points === undefined || points === '?') return;
  const computed = player.points;
  player.unknownPoints = false;
  if (judge.agrees(points, computed, player.id, 'point')) return;
  judge.claim({
    rule:
      table.turn === 0
        ? 'valletta.setup.figure-at-gate'
        : (judge.ruleThatExplains(player.id, 'point', points - computed) ??
          lapRule(points - computed) ??
          'valletta.claim.total'),
    quantity: `${player.id} point`,
    claimed: points,
    computed,
    element,
    attribute: 'points',
    rebase: () => adjustPoints(table, judge, player, points - computed),
    facts: () => totalFacts(player, 'point', points, computed),
  });
}

function checkHouses(table: TableState, judge: Judge, element: VallettaElementOf<'state'>, player: PlayerState): void {
  const { houses } = element.values;
  if (houses === undefined || houses === '?') return;
  const computed = player.houses;
  if (judge.agrees(houses, computed, player.id, 'house')) return;
  judge.claim({
    rule:
      table.turn === 0
        ? 'valletta.setup.houses'
        : houses < computed
          ? 'valletta.upgrade.no-new-house'
          : 'valletta.build.place-house',
    quantity: `${player.id} house`,
    claimed: houses,
    computed,
    element,
    attribute: 'houses',
    rebase: () => adjust(judge, player, 'house', houses - computed),
    facts: () => totalFacts(player, 'house', houses, computed),
  });
}

/** Sizes of hand, draw pile and discard pile. */
function checkCards(table: TableState, judge: Judge, element: VallettaElementOf<'state'>, player: PlayerState): void {
  const { deck } = player;
  const { hand, pile, discard } = element.values;
  const differs = (claimed: number | '?' | undefined, computed: number): boolean =>
    claimed !== undefined && claimed !== '?' && claimed !== computed;
  if (!differs(hand, deck.handSize) && !differs(pile, deck.pileSize) && !differs(discard, deck.discardSize)) return;
  const quantity = `${player.id} cards`;
  const sizes = `${player.id} sizes`;
  const rule = ruleOfSizes(table, player, differs(hand, deck.handSize) ? hand : undefined, pile, discard);
  const rules = {
    hand: rule ?? (table.phase === 'final' ? 'valletta.end.partial-refill' : 'valletta.turn.refill-five'),
    pile: rule ?? (table.phase === 'final' ? 'valletta.end.final-shuffle' : 'valletta.turn.reshuffle'),
    discard: rule ?? (table.phase === 'final' ? 'valletta.end.final-shuffle' : 'valletta.turn.discard-played'),
  } as const;
  for (const zone of ['hand', 'pile', 'discard'] as const) {
    const claimed = element.values[zone];
    const computed = deck[`${zone}Size`];
    if (claimed === undefined || claimed === '?' || claimed === computed) continue;
    const doubtful = judge.isSpoiled(quantity);
    judge.claim({
      rule: rules[zone],
      quantity: sizes,
      claimed,
      computed,
      element,
      attribute: zone,
      rebase: () =>
        judge.effect('valletta.claim.total', {
          verb: 'adjust',
          player: player.id,
          thing: 'card',
          amount: claimed - computed,
          from: '',
          to: player.places[zone],
        }),
      facts: () => ({
        message: 'valletta_claim-cards',
        with: { player: playerName(player.id), zone: name('zone', zone), claimed, computed },
        // The sizes are right again, but which cards lie where is doubtful from now on.
        restsOn: [quantity, 'phase'],
        spoils: [quantity],
      }),
    });
    if (doubtful) return;
  }
}

/** The rule that the three sizes together point to; undefined where each is to be judged alone. */
function ruleOfSizes(
  table: TableState,
  player: PlayerState,
  hand: number | '?' | undefined,
  pile: number | '?' | undefined,
  discard: number | '?' | undefined,
): RuleIdOfValletta | undefined {
  const { deck } = player;
  const more = (claimed: number | '?' | undefined, computed: number): number =>
    typeof claimed === 'number' ? claimed - computed : 0;
  if (table.turn === 0) return 'valletta.setup.opening-hand';
  if (typeof hand === 'number' && hand > HAND_SIZE) return 'valletta.turn.hand-cap';
  if (table.phase === 'final' && table.finalSince === table.turn) {
    return hand === undefined ? 'valletta.end.final-shuffle' : 'valletta.end.hands-kept';
  }
  const morePile = more(pile, deck.pileSize);
  const moreDiscard = more(discard, deck.discardSize);
  if (player.gained.length > 0 && hand !== undefined && more(hand, deck.handSize) === -1) {
    if (morePile === 1 || moreDiscard === 1) return 'valletta.turn.gain-to-hand';
    return player.lastGain === 'build' ? 'valletta.build.take-character' : 'valletta.jean.hire-to-hand';
  }
  const { lastPlayed, lastPlayedShuffled } = player;
  if (
    table.phase === 'main' &&
    lastPlayedShuffled &&
    lastPlayed > 0 &&
    moreDiscard === lastPlayed &&
    morePile === -lastPlayed
  ) {
    return 'valletta.turn.reshuffle-includes-played';
  }
  return undefined;
}

function checkJean(table: TableState, judge: Judge, element: VallettaElementOf<'state'>, claimed: number): void {
  const computed = table.jean;
  table.jeanKnown = true;
  if (claimed > LAST_SPACE) {
    judge.find('valletta.setup.street', {
      kind: 'data',
      message: 'valletta_beyond-street',
      with: { claimed },
      expected: String(computed),
      actual: String(claimed),
      element,
      attribute: 'jean',
    });
    return;
  }
  if (judge.agrees(claimed, computed, 'street', 'jean')) return;
  judge.claim({
    rule:
      table.turn === 0
        ? 'valletta.setup.jean-on-tower'
        : table.profile.fewerBarrels
          ? 'valletta.variant.fewer-barrels-move'
          : 'valletta.jean.move-one',
    quantity: 'street jean',
    claimed,
    computed,
    element,
    attribute: 'jean',
    rebase: () =>
      judge.effect('valletta.claim.total', {
        verb: 'adjust',
        player: undefined,
        thing: 'jean',
        amount: claimed - computed,
        from: '',
        to: 'street',
      }),
    facts: () => ({ message: 'valletta_claim-jean', with: { claimed, computed } }),
  });
}

function checkSupply(table: TableState, judge: Judge, element: VallettaElementOf<'state'>): void {
  const { supply } = element.values;
  if (supply === undefined || supply === '?' || !table.charactersKnown) return;
  CHARACTERS.forEach((card, kind) => {
    const claimed = supply[card] ?? 0;
    const computed = table.characters[kind] ?? 0;
    judge.claim({
      rule: ruleOfSupply(table, claimed > computed),
      quantity: 'characters',
      claimed,
      computed,
      element,
      attribute: 'supply',
      rebase: () =>
        judge.effect('valletta.claim.total', {
          verb: 'adjust',
          player: undefined,
          thing: 'card',
          which: card,
          amount: claimed - computed,
          from: '',
          to: 'characters',
        }),
      facts: () => ({ message: 'valletta_claim-supply', with: { card: name('character', card), claimed, computed } }),
    });
  });
}

function ruleOfSupply(table: TableState, tooMany: boolean): RuleIdOfValletta {
  if (table.turn === 0) return 'valletta.setup.builder-supply';
  return tooMany ? 'valletta.jean.hire-from-supply' : 'valletta.jean.dismiss-to-supply';
}

/** `<final-phase>`: names the first trigger. Where none is fulfilled the program has begun its final phase all the same. */
export function checkFinalPhase(
  table: TableState,
  judge: Judge,
  element: VallettaElementOf<'final-phase'>,
  begin: () => void,
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
      restsOn: ['phase', 'street jean', ...table.players.flatMap(({ id }) => [`${id} point`, `${id} house`])],
      spoils: ['phase'],
    });
    if (claimed && claimed !== '?' && claimedSeat !== undefined) {
      trigger({ table, judge, player: table.player(claimedSeat) }, claimed);
    }
    return begin();
  }
  const id = table.roster.id(first.seat);
  const sameTrigger = claimed === undefined || claimed === '?' || claimed === first.trigger;
  const samePlayer = element.values.player === undefined || claimedSeat === first.seat;
  const late = table.phase === 'final' && table.finalSince !== table.turn;
  if (late && (finalPhaseClaimed || (sameTrigger && samePlayer))) {
    judge.find(finalPhaseClaimed ? 'valletta.end.triggered-once' : 'valletta.end.no-equal-turns', {
      kind: finalPhaseClaimed ? 'illegal' : 'order',
      message: finalPhaseClaimed ? 'valletta_final-twice' : 'valletta_final-late',
      with: { turn: table.finalSince },
      element,
      restsOn: ['phase', ...table.players.map(({ id: one }) => `${one} cards`)],
    });
    return;
  }
  if (sameTrigger && samePlayer) return;
  judge.find(ruleOfTrigger(table, first.trigger), {
    kind: 'wrong',
    message: 'valletta_other-trigger',
    with: { trigger: name('trigger', first.trigger), player: playerName(id) },
    expected: `${first.trigger} ${id}`,
    actual: `${claimed ?? ''} ${element.values.player ?? ''}`.trim(),
    element,
    attribute: sameTrigger ? 'player' : 'trigger',
    // Where it comes late, the program went on as if nothing had been triggered.
    ...(late && { restsOn: ['phase', ...table.players.map(({ id: one }) => `${one} cards`)] }),
  });
}

function playerOf(
  table: TableState,
  judge: Judge,
  element: VallettaElementOf<'effect'> | VallettaElementOf<'state'>,
): PlayerState | undefined {
  const seat = table.roster.seat(element.values.player);
  if (seat !== undefined) return table.player(seat);
  judge.find(null, {
    kind: 'data',
    message: 'engine-player-unknown',
    with: { player: quoted(element.values.player ?? '') },
    element,
    attribute: 'player',
  });
  return undefined;
}

/** The state follows the record. */
function adjust(judge: Judge, player: PlayerState, thing: string, amount: number): void {
  if (amount === 0) return;
  // Goods come from somewhere: players and supply together hold all pieces of the box.
  const from = thing === 'point' || thing === 'house' ? '' : 'supply';
  judge.effect('valletta.claim.total', { verb: 'adjust', player: player.id, thing, amount, from, to: player.id });
}

function adjustPoints(table: TableState, judge: Judge, player: PlayerState, amount: number): void {
  const before = player.points;
  adjust(judge, player, 'point', amount);
  if (before < 25 && player.points >= 25) trigger({ table, judge, player }, 'points');
}

function effectFacts(player: PlayerState, thing: string, claimed: number, computed: number) {
  return {
    message: 'valletta_claim-effect',
    with: { player: playerName(player.id), thing: name('thing', thing), claimed, computed },
  };
}

function totalFacts(player: PlayerState, thing: string, claimed: number, computed: number) {
  return {
    message: 'valletta_claim-total',
    with: { player: playerName(player.id), thing: name('thing', thing), claimed, computed },
  };
}
