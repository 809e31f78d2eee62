/** Points, and what brings about the final phase. @see valletta.md 4.15 to 4.17 */
import type { Seat } from '../../../kernel/index-of.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import type { Profile } from '../profile.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { GOOD_INDICES, type GoodIndex } from '../table/goods.js';
import { BUILDING_COLOURS, type BuildingColour } from '../vocabulary.js';
import { type Building, CELLS, UNSEEN } from './facts.js';
import * as cells from './table.js';

type Valletta = cells.Valletta;

/** valletta.setup.houses */
export const HOUSES = 8;
/** valletta.end.trigger-points */
export const ENOUGH_POINTS = 25;
/** valletta.final.goods */
export const GOODS_PER_POINT = 3;

/** Whether points bring about the final phase. @see valletta.end.trigger-points, house.trigger-25 */
export function reachesEnough(profile: Profile, before: number, after: number): boolean {
  const isPassed = after >= ENOUGH_POINTS && before < ENOUGH_POINTS;
  if (isPassed === (after === ENOUGH_POINTS)) return isPassed;
  return profile.exactTrigger ? after === ENOUGH_POINTS : isPassed;
}

/** Scores points at once. @see valletta.score.move */
export function score(state: Valletta, seat: Seat, gained: number, rule: RuleIdOfValletta): void {
  const before = cells.points.of(state, seat);
  if (gained === UNKNOWN) cells.points.set(state, seat, UNKNOWN);
  if (gained === UNKNOWN || before === UNKNOWN || gained === 0) return;
  cells.points.add(state, seat, gained, rule);
  if (reachesEnough(state.facts.profile, before, before + gained)) triggerEnd(state, seat, cells.BY_POINTS);
}

/** The first condition that is fulfilled counts; it acts at the end of the turn. @see valletta.end.finish-turn */
export function triggerEnd(state: Valletta, seat: Seat, by: number): void {
  if (cells.trigger.of(state) !== 0) return;
  cells.trigger.set(state, by);
  cells.triggerSeat.set(state, seat);
}

/** Adds up something over the buildings of a player; `UNKNOWN` where the record or the edition hides a part of it. */
function sumOver(state: Valletta, seat: Seat, amount: (building: Building, side: number) => number): number {
  if (cells.isCityHidden.of(state) === 1) return UNKNOWN;
  const own = seat + 1;
  let sum = 0;
  for (const cell of CELLS) {
    if (cells.owner.of(state, cell) !== own) continue;
    const building = cells.buildingOf(state, cell);
    const one = building === UNSEEN ? UNKNOWN : amount(building, cells.upgraded.of(state, cell));
    if (one === UNKNOWN) return UNKNOWN;
    sum += one;
  }
  return sum;
}

/** Icons of a good on the buildings of a player. @see valletta.green.count-icons, valletta.upgrade.yield */
export function iconsOf(state: Valletta, seat: Seat, good: GoodIndex): number {
  const { yields } = state.facts;
  return sumOver(state, seat, (building, side) => yields[(building * 2 + side) * GOOD_INDICES.length + good] as number);
}

/** Buildings of a player that have a colour, upgraded or not. */
export function buildingsOf(state: Valletta, seat: Seat, colour: BuildingColour): number {
  const { colours } = state.facts;
  const counted = BUILDING_COLOURS.indexOf(colour);
  return sumOver(state, seat, (building) => {
    const own = colours[building] as number;
    if (own === UNSEEN) return UNKNOWN;
    return own === counted ? 1 : 0;
  });
}

/** valletta.card.pius */
export function upgradedOf(state: Valletta, seat: Seat): number {
  return sumOver(state, seat, (_, side) => side);
}

/** The points of the buildings. @see valletta.final.buildings, valletta.upgrade.points */
export function buildingPoints(state: Valletta, seat: Seat): number {
  const { points: printed } = state.facts;
  return sumOver(state, seat, (building, side) => printed[building * 2 + side] as number);
}

/** All goods together count. @see valletta.final.goods-pooled */
export function goodsPoints(state: Valletta, seat: Seat): number {
  let owned = 0;
  for (const good of GOOD_INDICES) owned += cells.goods.of(state, seat, good);
  return Math.floor(owned / GOODS_PER_POINT);
}

/** What a player would have if the game ended now. @see valletta.final.timing */
export function scoreOf(state: Valletta, seat: Seat): number {
  return cells.points.of(state, seat) + buildingPoints(state, seat) + goodsPoints(state, seat);
}

/** The tie break. @see valletta.final.tie-houses */
export function housesBuilt(state: Valletta, seat: Seat): number {
  return HOUSES - cells.houses.of(state, seat);
}
