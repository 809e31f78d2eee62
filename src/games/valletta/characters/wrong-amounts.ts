/**
 * The rule under which a wrong amount of a play stands. Where the amount that a log states follows from reading exactly one
 * rule wrongly, it is that one. @see valletta.md 4.11 and 4.13, column V
 */

import { only } from '../../../engine/only.js';
import type { Quantity } from '../../../engine/quantity.js';
import { known } from '../../../log/attribute.js';
import { childrenNamed } from '../../../log/vocabulary.js';
import { reducedBy } from '../build/price.js';
import type { PlayFallback } from '../record/claims.js';
import { goodsIn } from '../record/taken-goods.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import type { Family } from '../rules/card-function.js';
import { APPRENTICE, cellNamed } from '../rules/facts.js';
import { FUNCTIONS, goodOf } from '../rules/functions.js';
import { collectedBy } from '../rules/gifts.js';
import { ownNeighbours } from '../rules/table.js';
import type { CellState } from '../table/cell-state.js';
import { areaOf } from '../table/city.js';
import { characterOf } from '../table/components.js';
import { GOLD, GOOD_INDICES, type GoodIndex } from '../table/goods.js';
import { allGoodsOf, ofPlayer, onTable, WHOLE_CITY } from '../table/quantities.js';
import { isOfGifts, isOwnElement } from '../turn/leftover.js';
import type { Play } from '../turn/play.js';
import { type Character, GOODS, type VallettaVocabulary } from '../vocabulary.js';

/** What is known of a play where a number differs that it leads to. */
export function fallbackOf(play: Play): PlayFallback {
  const { family } = FUNCTIONS[play.card];
  // What an Apprentice repeats wrongly is first of all a wrong repetition.
  const isRepeated = play.player.slots.at(-1) === APPRENTICE;
  const miscount = isRepeated ? wrongRepetition : MISCOUNTS[family];
  return {
    goods: family === 'jean' ? 'valletta.jean.barrel' : play.rule,
    points: ruleOfPoints(play, family),
    dependsOn: behindEffectOf(play, family),
    taints: doubtfulAfter(play, family),
    // What somebody else gets has not been miscounted, unless it is others who give: it comes from no such card.
    goodsMiscount: (player, good, claimed) =>
      player === play.player || family === 'forced gifts' ? miscount?.(play, good, claimed) : undefined,
    pointsMiscount: (claimed) => (claimed === 0 && FORCED_POINTS.has(family) ? 'valletta.yellow.forced' : undefined),
    againstRules: (player) => (player === play.player ? play.againstRules : undefined),
    unpaid: (player) => (player === play.player ? play.unpaid : undefined),
    // Whoever takes another good than the one chosen gives that to the others, too.
    alike: (player, isOfOtherGood) =>
      family === 'for all' && (player !== play.player || isOfOtherGood) ? [onTable('others')] : [],
  };
}

/** The rule for points that a play cannot cause. */
function ruleOfPoints(play: Play, family: Family): RuleIdOfValletta {
  if (family === 'build')
    return areaOf(play.table.jean) === undefined ? 'valletta.bonus.tower-none' : 'valletta.bonus.area';
  const dismissed = family === 'jean' && dismissedBy(play);
  if (dismissed && isAboutPoints(FUNCTIONS[dismissed].family)) return 'valletta.jean.dismiss-no-action';
  return family === 'copy' || isAboutPoints(family) ? play.rule : 'valletta.score.sources';
}

/** What the amounts of a play depend on: how much somebody had before says nothing of what the play changed. */
function behindEffectOf({ table }: Play, family: Family): readonly Quantity[] {
  // An Apprentice without a function can change nobody's goods: what was repeated for several players is one fault.
  if (family === 'copy') return [onTable('repetition')];
  const isLimited = table.profile.supply !== 'unlimited';
  return [
    ...(COUNTS_BUILDINGS.has(family) ? WHOLE_CITY : []),
    ...(isLimited || isOfGifts(family) ? table.players.flatMap(allGoodsOf) : []),
  ];
}

/** What is doubtful where the stated effect differs: another barrel may have been meant, or a building is missing. */
function doubtfulAfter({ table, element, player }: Play, family: Family): readonly Quantity[] {
  if (family === 'copy') return [onTable('repetition')];
  if (family === 'jean') return [onTable('barrels')];
  // Who did not hand over what somebody did not get still has it.
  if (isOfGifts(family)) return table.players.flatMap(allGoodsOf);
  const declined = !element.children.some(({ name }) => name === 'build' || name === 'upgrade');
  return family === 'build' && declined
    ? [onTable('city'), ofPlayer(player.id, 'cards'), ofPlayer(player.id, 'house'), ofPlayer(player.id, 'point')]
    : [];
}

const COUNTS_BUILDINGS: ReadonlySet<Family> = new Set([
  ...(['icons', 'chosen icons', 'gold for buildings', 'points for buildings', 'points for upgrades', 'build'] as const),
]);
/** Where there is no choice whether points are scored. */
const FORCED_POINTS: ReadonlySet<Family> = new Set(['points for buildings', 'points for upgrades', 'points'] as const);

/** Of a yellow Character. */
function isAboutPoints(family: Family): boolean {
  return family === 'sale' || FORCED_POINTS.has(family);
}

/** The rule whose misreading leads to a stated amount; undefined where none does. */
type Miscount = (play: Play, good: GoodIndex, claimed: number) => RuleIdOfValletta | undefined;

const MISCOUNTS: Partial<Readonly<Record<Family, Miscount>>> = {
  icons(play, good, claimed) {
    const counted = goodOf(play.card);
    // The right good, and an amount that no misreading explains.
    const other = good === counted && claimed > 0 ? 'valletta.green.count-icons' : undefined;
    return iconsMiscount(play, good, claimed, counted) ?? other;
  },
  'chosen icons': (play, good, claimed) => iconsMiscount(play, good, claimed, chosenGood(play)),
  'forced gifts'({ card }, good, claimed) {
    if (card === 'tax-collector' && good === GOLD) return 'valletta.card.tax-collector-no-gold';
    // Nobody but a giver loses anything.
    return claimed < -1 ? collectedBy(card).maximum : undefined;
  },
  jean: wrongVisit,
  build: paidOut,
};

function wrongRepetition(play: Play, good: GoodIndex, claimed: number): RuleIdOfValletta | undefined {
  return skippedCard(play) ?? (play.card === 'builder' ? paidOut(play, good, claimed) : undefined);
}

/** The stated goods are those of the card before the last one. */
function skippedCard({ player, element, turn, card }: Play): RuleIdOfValletta | undefined {
  // Behind another Apprentice the question is whether the two of them make a chain.
  if (player.slots.at(-2) === APPRENTICE) return undefined;
  const skipped = characterOf(player.slots.at(-3) ?? -1);
  const good = goodOf(skipped);
  if (good === undefined || goodOf(card) === good) return undefined;
  const behind = turn.children.slice(turn.children.indexOf(element) + 1);
  const next = behind.findIndex(({ name }) => name === 'play');
  const brought = [...element.children, ...behind.slice(0, next < 0 ? undefined : next)].some((child) => {
    if (child.name === 'effect') return child.values.player === player.id && Number(child.values[GOODS[good]]) > 0;
    return child.name === 'take' && (goodsIn(child)?.[good] ?? 0) > 0;
  });
  return brought ? 'valletta.card.apprentice-previous-card' : undefined;
}

/** Jean only ever gives what the barrel shows: what is paid is paid for a hired card, and what comes besides comes from a dismissed one. */
function wrongVisit(play: Play, good: GoodIndex, claimed: number): RuleIdOfValletta | undefined {
  const hires = play.element.children.some(({ name }) => name === 'hire');
  if (claimed < 0) return hires ? 'valletta.jean.hire-free' : undefined;
  const dismissed = dismissedBy(play);
  const shown = play.element.children.some((child) => child.name === 'barrel' && child.values.good === GOODS[good]);
  const fetches = claimed > 0 && !shown && goodOf(dismissed) === good;
  const chooses =
    claimed > (shown ? 1 : 0) &&
    play.element.children.some((child) => child.name === 'take' && isOwnElement(child, dismissed));
  return fetches || chooses ? 'valletta.jean.dismiss-no-action' : undefined;
}

function dismissedBy({ element }: Play): Character | undefined {
  const [dismiss] = childrenNamed<VallettaVocabulary, 'dismiss'>(element, 'dismiss');
  return known(dismiss?.values.card);
}

function chosenGood({ element }: Play): GoodIndex | undefined {
  const [take] = childrenNamed<VallettaVocabulary, 'take'>(element, 'take');
  const goods = take && goodsIn(take);
  return goods && GOOD_INDICES.find((good) => goods[good] > 0);
}

/** The one way of miscounting icons that leads to the stated number; undefined where there are several, or none. */
function iconsMiscount(
  { table, player }: Play,
  good: GoodIndex,
  claimed: number,
  counted: GoodIndex | undefined,
): RuleIdOfValletta | undefined {
  // Nothing at all could have any reason.
  if (good !== counted || claimed <= 0) return undefined;
  const own = table.cellsOf(player.seat);
  const icons = (cells: readonly CellState[]): number =>
    cells.reduce((sum, cell) => sum + (table.sideOf(cell)?.yields?.[good] ?? 0), 0);
  if (icons(own) === 0) return 'valletta.green.zero';
  const all = [...table.cells.values()];
  const costs = own.reduce((sum, cell) => sum + (cell.building?.cost?.[good] ?? 0), 0);
  const ways: readonly (readonly [RuleIdOfValletta, number])[] = [
    ['valletta.green.count-icons', own.filter((cell) => icons([cell]) > 0).length],
    ['valletta.green.all-colours', icons(own.filter((cell) => cell.building?.colour === 'green'))],
    ['valletta.green.yield-field-only', costs],
    ['valletta.green.yield-field-only', icons(own) + costs],
    ['valletta.green.own-only', icons(all.filter((cell) => cell.owner !== undefined))],
    ['valletta.green.own-only', icons(all)],
    ['valletta.upgrade.yield', own.reduce((sum, cell) => sum + (cell.building?.front.yields?.[good] ?? 0), 0)],
    ['valletta.build.built-now-counts', icons(own.filter((cell) => cell.builtIn !== table.turn))],
  ];
  return only(new Set(ways.flatMap(([rule, amount]) => (amount === claimed && amount !== icons(own) ? [rule] : []))));
}

/** A reduction beyond the price, paid out in goods. */
function paidOut(play: Play, good: GoodIndex, claimed: number): RuleIdOfValletta | undefined {
  const { table, player, element } = play;
  const action = element.children.find((child) => child.name === 'build' || child.name === 'upgrade');
  const at = action?.values.at;
  const printed = at === undefined ? undefined : table.cells.get(at)?.building?.cost;
  if (!action || at === undefined || !printed || claimed <= 0) return undefined;
  if (good === reducedBy(play.card) && claimed <= 2 - printed[good]) return 'valletta.card.discount-no-refund';
  const beyond = ownNeighbours(table.board, player.seat, cellNamed(at)).length - printed[GOLD];
  return good === GOLD && action.name === 'build' && claimed <= beyond ? 'valletta.build.adjacency-floor' : undefined;
}
