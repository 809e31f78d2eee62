/** Numbers that the log states are checked where they stand; where they differ, the state follows the record. */

import { attributeMissing } from '../../../engine/attribute-missing.js';
import type { Judge } from '../../../engine/judge.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { RuleId } from '../../../engine/rule.js';
import { playerOf } from '../../../engine/stated-player.js';
import { known } from '../../../log/attribute.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { GOOD_INDICES, type GoodIndex, type GoodsVector } from '../table/goods.js';
import type { PlayerState } from '../table/player-state.js';
import { allGoodsOf, ofPlayer } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import { lapRule } from '../table/track.js';
import { adjust } from '../turn/adjust.js';
import { available, type Judged } from '../turn/play.js';
import { GOODS, type Good, type VallettaElementOf } from '../vocabulary.js';
import { checkCards } from './card-sizes.js';
import { claimNumber } from './claimed-number.js';
import { checkJean, checkSupply } from './table-claims.js';
import { type UnwrittenDeal, unwrittenDeal } from './unwritten-deal.js';
import type { WrittenAround } from './written-around.js';

type EffectElement = VallettaElementOf<'effect'>;
type StateElement = VallettaElementOf<'state'>;

/** The rules of a play under which a change stands that the rules do not provide for. */
export interface PlayFallback {
  readonly goods: RuleIdOfValletta;
  readonly points: RuleIdOfValletta;
  /** Quantities that the effect of the card depends on, beyond what it changes. */
  readonly dependsOn?: readonly Quantity[];
  /** What a forbidden action of the play has changed of the goods of a player. */
  readonly againstRules?: (player: PlayerState) => GoodsVector | undefined;
  /** What a play has paid of goods that a player does not have: the replay has left it out. */
  readonly unpaid?: (player: PlayerState) => GoodsVector | undefined;
  /** What the effect on a player has in common with that on others: what is wrong about it is one fault. */
  readonly alike?: (player: PlayerState, isOfOtherGood: boolean) => readonly Quantity[];
  /** Quantities that are doubtful where the log states another effect. */
  readonly taints?: readonly Quantity[];
  /** The rule whose misreading leads to the stated amount. */
  readonly goodsMiscount?: (player: PlayerState, good: GoodIndex, claimed: number) => RuleIdOfValletta | undefined;
  readonly pointsMiscount?: (claimed: number) => RuleIdOfValletta | undefined;
}

const NO_PLAY: PlayFallback = { goods: 'valletta.claim.total', points: 'valletta.score.sources' };

/** Where there is no play that could have changed anything. */
export const noPlay = (): PlayFallback => NO_PLAY;

/**
 * `<effect>`: what the play caused for a player, compared with the effects of that play.
 * @param fallback what is known of the play; asked only where a number differs
 */
export function checkEffect(
  table: TableState,
  judge: Judge,
  element: EffectElement,
  fallback: () => PlayFallback,
): void {
  const player = playerOf(judge, table, element, 'player');
  if (!player) return;
  const to: Judged = { table, judge, player };
  for (const good of GOOD_INDICES) {
    const thing = GOODS[good];
    const claimed = known(element.values[thing]);
    if (claimed === undefined || player.unknownGoods[good] || player.hasShown(good)) continue;
    const computed = judge.ledger.changeOf(player.id, thing);
    // That a change is right says nothing about the total.
    if (isChange(to, thing, claimed, computed)) continue;
    const of = fallback();
    if (claimed === computed - (of.unpaid?.(player)?.[good] ?? 0)) continue;
    if (neverHappened(to, good, claimed - computed, of.againstRules?.(player))) continue;
    const alike = of.alike?.(player, claimed === 0 || computed === 0) ?? [];
    claimNumber(to, element, {
      thing,
      claimed,
      computed,
      rule: ruleOfGoods(to, good, claimed, computed, of),
      message: 'valletta_claim-effect',
      ofMove: true,
      // Several wrong numbers of one play are one fault, in however many elements they stand.
      dependsOn: [ofPlayer(player.id, 'effect'), ...alike, ...(of.dependsOn ?? [])],
      taints: [ofPlayer(player.id, 'effect'), ...alike, ...allGoodsOf(player), ...(of.taints ?? [])],
    });
  }
  checkPointsOfEffect(to, element, fallback);
}

function checkPointsOfEffect(to: Judged, element: EffectElement, fallback: () => PlayFallback): void {
  const { judge, player } = to;
  const claimed = known(element.values.points);
  const computed = judge.ledger.changeOf(player.id, 'point');
  if (claimed === undefined || isChange(to, 'point', claimed, computed)) return;
  const of = fallback();
  player.astrayPoints += claimed - computed;
  const declined = computed === 0 ? undefined : of.pointsMiscount?.(claimed);
  claimNumber(to, element, {
    thing: 'point',
    claimed,
    computed,
    rule: declined ?? judge.ledger.lastRuleOn(player.id, 'point') ?? of.points,
    message: 'valletta_claim-effect',
    ofMove: true,
    ...(declined && { kind: 'missing' }),
    dependsOn: [ofPlayer(player.id, 'effect'), ...(of.dependsOn ?? [])],
    taints: [ofPlayer(player.id, 'effect')],
  });
}

/** Whether a play has changed so much; a total that the log corrects in the same play may be counted in. */
function isChange({ judge, player }: Judged, thing: string, claimed: number, computed: number): boolean {
  return claimed === computed || claimed === computed + judge.ledger.correctionOf(player.id, thing);
}

/**
 * What was followed although it may not be done is no measure for the record: a number that is right without it is
 * taken over in silence.
 *
 * @param more what the record has more than the replay
 * @param amounts what was followed
 */
function neverHappened(to: Judged, good: GoodIndex, more: number, amounts: GoodsVector | undefined): boolean {
  if (more === 0 || more !== -(amounts?.[good] ?? 0)) return false;
  to.player.againstRules[good] += more;
  adjust(to, GOODS[good], more);
  return true;
}

/** The rule under which a wrong change of goods stands. */
export function ruleOfGoods(
  { table, judge, player }: Judged,
  good: GoodIndex,
  claimed: number,
  computed: number,
  fallback: PlayFallback,
): RuleId {
  // What is left counts the barrels that stand in for goods.
  if (claimed > computed && available(table, good, 1) === 0) return 'valletta.supply.goods-shortage';
  return (
    fallback.goodsMiscount?.(player, good, claimed) ?? judge.ledger.lastRuleOn(player.id, GOODS[good]) ?? fallback.goods
  );
}

/** Where an absolute value stands. */
interface Beside {
  /** What a play writes around it, which the replay may have counted already. */
  readonly around?: WrittenAround;
  /** What is known of the play before it. */
  readonly fallback?: () => PlayFallback;
}

/** `<state>`: absolute values after what precedes it. They re-base the replay. */
export function checkState(table: TableState, judge: Judge, element: StateElement, beside: Beside = {}): void {
  const { values } = element;
  const jean = known(values.jean);
  if (jean !== undefined) checkJean(table, judge, element, jean);
  const supply = known(values.supply);
  if (supply !== undefined) checkSupply(table, judge, element, supply);
  if (values.player === undefined) return requireOwner(judge, element);
  const player = playerOf(judge, table, element, 'player');
  if (!player) return;
  const to: Judged = { table, judge, player };
  const deal = player.declined.length === 0 ? undefined : unwrittenDeal(player, element);
  checkGoods(to, element, deal, beside);
  checkPoints(to, element, deal, beside);
  checkHouses(to, element);
  checkCards(to, element);
}

/** The numbers that belong to somebody, unlike those of the table. */
const OF_A_PLAYER = [...GOODS, 'points', 'houses', 'hand', 'pile', 'discard'] as const;

/** Numbers of nobody knows whom are not passed over in silence. */
function requireOwner(judge: Judge, element: StateElement): void {
  if (OF_A_PLAYER.every((attribute) => element.values[attribute] === undefined)) return;
  judge.find(null, attributeMissing(element, 'player'));
}

function checkGoods(to: Judged, element: StateElement, deal: UnwrittenDeal | undefined, beside: Beside): void {
  const { around } = beside;
  const { judge, player } = to;
  for (const good of lackingFirst(player, element)) {
    const claimed = known(element.values[GOODS[good]]);
    if (claimed === undefined) continue;
    const computed = player.goods[good];
    if (player.unknownGoods[good]) {
      // What stands behind it may have been counted already.
      if (!around?.mayFollow(good)) learnGoods(to, good, claimed);
      continue;
    }
    if (around && claimed !== computed && isCountedEarly(player, good, computed - claimed, around)) continue;
    const followed = neverHappened(to, good, claimed - computed, player.againstRules);
    player.againstRules[good] = 0;
    if (followed || judge.agrees(claimed, computed, player.id, GOODS[good])) continue;
    claimGoods(to, element, { good, claimed, computed, deal, beside });
  }
}

/** A total of goods that is wrong. */
function claimGoods(
  to: Judged,
  element: StateElement,
  stated: {
    readonly good: GoodIndex;
    readonly claimed: number;
    readonly computed: number;
    readonly deal: UnwrittenDeal | undefined;
    readonly beside: Beside;
  },
): void {
  const { table, judge, player } = to;
  const { good, claimed, computed, deal, beside } = stated;
  const thing = GOODS[good];
  const more = claimed - computed;
  const gifts = judge.ledger.giftsThatExplain(player.id, thing, more);
  claimNumber(to, element, {
    thing,
    claimed,
    computed,
    rule:
      setupRuleOfGoods(table, player, good, more) ??
      deal?.rule ??
      ruleOfMove(to, good, more, beside) ??
      judge.ledger.ruleThatExplains(player.id, thing, more) ??
      gifts[0]?.rule ??
      (isBeyondSupply(table, good, more) ? 'valletta.supply.goods-shortage' : 'valletta.claim.total'),
    message: 'valletta_claim-total',
    // Several wrong goods in one place are one fault, in however many elements they stand.
    dependsOn: [ofPlayer(player.id, thing), ofPlayer(player.id, 'state')],
    taints: [ofPlayer(player.id, 'state'), ...(deal?.changes ?? [])],
    // A gift that did not change hands is one fault, although both have a wrong number; so is what a card did for nobody.
    counterparts: [
      ...gifts.map(({ other, amount }) => ({ quantity: ofPlayer(other, thing), by: -amount })),
      ...judge.ledger.alike(player.id, thing, more).map(({ place, by }) => ({ quantity: ofPlayer(place, thing), by })),
      ...judge.ledger
        .paidTogether(player.id, thing, more)
        .map((part) => ({ quantity: ofPlayer(part.place, part.thing as Good), by: part.by })),
    ],
  });
}

/** What somebody lacks shows which effect was left out, and with it why there is too much of another good. */
function lackingFirst(player: PlayerState, element: StateElement): readonly GoodIndex[] {
  for (const good of GOOD_INDICES) {
    if (!lacks(player, element, good)) continue;
    return [...GOOD_INDICES].sort(
      (one, other) => Number(lacks(player, element, other)) - Number(lacks(player, element, one)),
    );
  }
  return GOOD_INDICES;
}

function lacks({ goods }: PlayerState, { values }: StateElement, good: GoodIndex): boolean {
  const claimed = values[GOODS[good]];
  return typeof claimed === 'number' && claimed < goods[good];
}

/** The rule under which a number is wrong that was right before the latest play. */
function ruleOfMove(
  to: Judged,
  good: GoodIndex,
  difference: number,
  { fallback = noPlay }: Beside,
): RuleId | undefined {
  const { id } = to.player;
  const { ledger } = to.judge;
  if (!ledger.isSettledBeforeMove(id, GOODS[good])) return undefined;
  const computed = ledger.changeOf(id, GOODS[good]);
  return ruleOfGoods(to, good, computed + difference, computed, fallback());
}

/**
 * Whether a number within a play counts the goods before some that the replay has counted already: those that the play writes behind
 * it, as taken or as an effect, or says elsewhere that it lacks.
 * @param more what the replay has more than the log
 */
function isCountedEarly(
  { id }: PlayerState,
  good: GoodIndex,
  more: number,
  { owner, got, before, behind, givenBehind, isHiddenBehind, effects, comparesTakes }: WrittenAround,
): boolean {
  if (
    isHiddenBehind() ||
    more === behind(id, good) ||
    more === givenBehind(id, good) ||
    more === effects(id, GOODS[good])
  )
    return true;
  return id === owner && comparesTakes && more === got(good) - before(owner, good);
}

/** Whether nobody can have so much more of a good, since there is not so much of it. @see house.supply */
function isBeyondSupply(table: TableState, good: GoodIndex, more: number): boolean {
  const there = available(table, good, more);
  return typeof there === 'number' && there < more;
}

/** The record shows how many goods there are, which it has hidden. */
function learnGoods(to: Judged, good: GoodIndex, claimed: number): void {
  const { player } = to;
  player.unknownGoods[good] = undefined;
  player.shownGoods |= 1 << good;
  adjust(to, GOODS[good], claimed - player.goods[good]);
}

/** Before the first turn the numbers are those of setup and draft. */
function setupRuleOfGoods(
  table: TableState,
  player: PlayerState,
  good: GoodIndex,
  difference: number,
): RuleIdOfValletta | undefined {
  if (table.turn > 0) return undefined;
  const hasPicked = player.goods.some((amount) => amount > 1);
  if (table.profile.startPlayerVariant || !hasPicked) return 'valletta.setup.starting-goods';
  return difference === 1 && table.leftovers.has(GOODS[good]) ? 'valletta.draft.leftovers' : 'valletta.draft.keep-one';
}

function checkPoints(
  to: Judged,
  element: StateElement,
  deal: UnwrittenDeal | undefined,
  { around, fallback = noPlay }: Beside,
): void {
  const { table, judge, player } = to;
  const claimed = known(element.values.points);
  if (claimed === undefined) return;
  const computed = player.points;
  if (around && claimed !== computed && computed - claimed === around.effects(player.id, 'points')) return;
  player.unknownPoints = undefined;
  player.astrayPoints = 0;
  if (judge.agrees(claimed, computed, player.id, 'point')) return;
  claimNumber(to, element, {
    thing: 'point',
    claimed,
    computed,
    rule:
      table.turn === 0
        ? 'valletta.setup.figure-at-gate'
        : (deal?.rule ??
          judge.ledger.ruleThatExplains(player.id, 'point', claimed - computed) ??
          (judge.ledger.isSettledBeforeMove(player.id, 'point')
            ? (judge.ledger.lastRuleOn(player.id, 'point') ?? fallback().points)
            : undefined) ??
          lapRule(claimed, computed) ??
          'valletta.claim.total'),
    message: 'valletta_claim-total',
    dependsOn: [ofPlayer(player.id, 'point'), ...(deal ? [ofPlayer(player.id, 'state')] : [])],
    taints: deal?.changes ?? [],
  });
}

function checkHouses(to: Judged, element: StateElement): void {
  const { table, judge, player } = to;
  const claimed = known(element.values.houses);
  const computed = player.houses;
  if (claimed === undefined || judge.agrees(claimed, computed, player.id, 'house')) return;
  claimNumber(to, element, {
    thing: 'house',
    claimed,
    computed,
    rule:
      table.turn === 0
        ? 'valletta.setup.houses'
        : claimed < computed
          ? 'valletta.upgrade.no-new-house'
          : 'valletta.build.place-house',
    message: 'valletta_claim-total',
    dependsOn: [ofPlayer(player.id, 'house'), ofPlayer(player.id, 'ninth')],
  });
}
