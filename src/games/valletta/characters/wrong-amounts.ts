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
import type { RuleIdOfValletta } from '../rulebook.js';
import type { Family } from '../rules/card-function.js';
import { cellNamed } from '../rules/facts.js';
import { familyOf, goodOf } from '../rules/functions.js';
import { ownNeighbours } from '../rules/table.js';
import type { CellState } from '../table/cell-state.js';
import { areaOf } from '../table/city.js';
import { GOLD, GOOD_INDICES, type GoodIndex, vector } from '../table/goods.js';
import { allGoodsOf, ofPlayer, onTable, WHOLE_CITY } from '../table/quantities.js';
import { isOwnElement } from '../turn/leftover.js';
import type { Play } from '../turn/play.js';
import { type Character, GOODS, type VallettaVocabulary } from '../vocabulary.js';

/** @param performs the Character whose function was performed, if any @param rule that provides for the function */
export function fallbackOf(play: Play, performs: Character | undefined, rule: RuleIdOfValletta): PlayFallback {
  return {
    ...rulesOf(play, performs, rule),
    ...miscountsOf(play, performs),
    againstRules: (player) => (player === play.player ? play.againstRules : undefined),
    // Whoever takes another good than the one chosen gives that to the others, too.
    alike: (player, isOfOtherGood) =>
      performs === 'nun' && (player !== play.player || isOfOtherGood) ? [onTable('others')] : [],
  };
}

/** The rules for changes that a play cannot cause. */
function rulesOf(
  { table }: Play,
  performs: Character | undefined,
  rule: RuleIdOfValletta,
): Pick<PlayFallback, 'goods' | 'points'> {
  const family = familyOf(performs);
  if (family === 'jean') return { goods: 'valletta.jean.barrel', points: 'valletta.score.sources' };
  if (family === 'build') {
    const points = areaOf(table.jean) === undefined ? 'valletta.bonus.tower-none' : 'valletta.bonus.area';
    return { goods: rule, points };
  }
  return { goods: rule, points: family === undefined || scores(family) ? rule : 'valletta.score.sources' };
}

type Miscounts = Partial<Pick<PlayFallback, 'points'>> &
  Pick<PlayFallback, 'goodsMiscount' | 'pointsMiscount' | 'dependsOn' | 'taints'>;

function miscountsOf(play: Play, performs: Character | undefined): Miscounts {
  // What an Apprentice repeats wrongly is first of all a wrong repetition.
  const repeated = play.player.slots.at(-1) === 'apprentice';
  return {
    dependsOn: behindEffectOf(play, performs),
    taints: doubtfulAfter(play, performs),
    ...(repeated
      ? {
          goodsMiscount: ofOwner(
            play,
            (good, claimed) =>
              skippedCard(play, performs) ?? (performs === 'builder' ? paidOut(play, good, claimed) : undefined),
          ),
        }
      : amountsOf(play, performs)),
  };
}

type Miscount = (good: GoodIndex, claimed: number) => RuleIdOfValletta | undefined;

/** What somebody else gets has not been miscounted: it comes from no such card. */
function ofOwner(play: Play, miscount: Miscount): NonNullable<Miscounts['goodsMiscount']> {
  return (player, good, claimed) => (player === play.player ? miscount(good, claimed) : undefined);
}

/** What the amounts of a play depend on: how much somebody had before says nothing of what the play changed. */
function behindEffectOf({ table }: Play, performs: Character | undefined): readonly Quantity[] {
  // An Apprentice without a function can change nobody's goods: what was repeated for several players is one fault.
  if (performs === undefined) return [onTable('repetition')];
  const isLimited = table.profile.supply !== 'unlimited';
  const family = familyOf(performs);
  return [
    ...(COUNTS_BUILDINGS.has(family) ? WHOLE_CITY : []),
    ...(isLimited || COUNTS_GOODS.has(family) ? table.players.flatMap(allGoodsOf) : []),
  ];
}

/** What is doubtful where the stated effect differs: another barrel may have been meant, or a building is missing. */
function doubtfulAfter({ element, player }: Play, performs: Character | undefined): readonly Quantity[] {
  if (performs === undefined) return [onTable('repetition')];
  if (performs === 'jean') return [onTable('barrels')];
  const declined = !element.children.some(({ name }) => name === 'build' || name === 'upgrade');
  return familyOf(performs) === 'build' && declined
    ? [onTable('city'), ofPlayer(player.id, 'cards'), ofPlayer(player.id, 'house'), ofPlayer(player.id, 'point')]
    : [];
}

type Families = ReadonlySet<Family | undefined>;
/** Those to whom gives who has enough. */
const COUNTS_GOODS: Families = new Set(['asked gifts', 'forced gifts'] as const);
const COUNTS_BUILDINGS: Families = new Set([
  ...(['icons', 'chosen icons', 'gold for buildings', 'points for buildings', 'points for upgrades', 'build'] as const),
]);
/** Where there is no choice whether points are scored. */
const FORCED_POINTS: Families = new Set(['points for buildings', 'points for upgrades', 'points'] as const);

function amountsOf(play: Play, performs: Character | undefined): Miscounts {
  const family = familyOf(performs);
  if (FORCED_POINTS.has(family))
    return { pointsMiscount: (claimed) => (claimed === 0 ? 'valletta.yellow.forced' : undefined) };
  switch (family) {
    case 'icons': {
      const counted = goodOf(performs);
      return {
        goodsMiscount: ofOwner(
          play,
          (good, claimed) =>
            iconsMiscount(play, good, claimed, counted) ??
            // The right good, and an amount that no misreading explains.
            (good === counted && claimed > 0 ? 'valletta.green.count-icons' : undefined),
        ),
      };
    }
    case 'chosen icons':
      return {
        goodsMiscount: ofOwner(play, (good, claimed) => iconsMiscount(play, good, claimed, chosenGood(play))),
      };
    case 'jean':
      return {
        goodsMiscount: ofOwner(play, (good, claimed) => wrongVisit(play, good, claimed)),
        ...(scores(familyOf(dismissedBy(play))) && { points: 'valletta.jean.dismiss-no-action' }),
      };
    case 'build':
      return { goodsMiscount: ofOwner(play, (good, claimed) => paidOut(play, good, claimed)) };
    default:
      return performs === 'tax-collector'
        ? { goodsMiscount: (_player, good) => (good === GOLD ? 'valletta.card.tax-collector-no-gold' : undefined) }
        : {};
  }
}

/** Whether points are what a Character is about: it is yellow. */
function scores(family: Family | undefined): boolean {
  return family === 'sale' || FORCED_POINTS.has(family);
}

/** The stated goods are those of the card before the last one. */
function skippedCard({ player, element }: Play, performs: Character | undefined): RuleIdOfValletta | undefined {
  // Behind another Apprentice the question is whether the two of them make a chain.
  if (player.slots.at(-2) === 'apprentice') return undefined;
  const skipped = player.slots.at(-3);
  const good = goodOf(skipped);
  if (good === undefined || goodOf(performs) === good) return undefined;
  const brought = element.children.some((child) => {
    if (child.name === 'effect') return child.values.player === player.id && Number(child.values[GOODS[good]]) > 0;
    return child.name === 'take' && vector(known(child.values.goods) ?? {})[good] > 0;
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
  const goods = known(take?.values.goods);
  return goods && GOOD_INDICES.find((good) => vector(goods)[good] > 0);
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
  const own = [...table.cellsOf(player.seat)];
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
