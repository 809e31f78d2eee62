/**
 * Which choices among equally weak estates fit a record that does not say where the two persons of a legate went: the numbers
 * of final scoring and of the result tell. @see tallinn.legate.final-display, tallinn.md TA-15
 */
import { products } from '../../../engine/combinations.js';
import type { Seat } from '../../../kernel/index-of.js';
import { known } from '../../../log/attribute.js';
import { hasBonus } from '../record/asked.js';
import type { StatedContests } from '../record/stated-contests.js';
import { type Estate, SEATS } from '../rules/facts.js';
import { joinEstate } from '../rules/final.js';
import { BONUS, PAID } from '../rules/final-amounts.js';
import type { Tallinn } from '../rules/table.js';
import { ESTATE_INDICES, type EstateIndex, fewest, withMore } from '../table/persons.js';
import type { PlayerState } from '../table/state.js';
import { CONTESTS, type Contest, ESTATES, type TallinnElementOf } from '../vocabulary.js';
import type { FinalContext } from './context.js';
import { type Reckoning, reckon } from './reckoning.js';

/** By seat the estate that gains; undefined where none does, or nobody knows which. */
export type Gains = readonly (EstateIndex | undefined)[];

/** What the log says that can tell which choice was made. */
export interface Evidence extends FinalContext {
  readonly stated: StatedContests;
}

/** One choice for everybody who had one. */
export interface Way {
  readonly gains: Gains;
  /** The table with these choices. */
  readonly table: Tallinn;
  readonly reckoning: Reckoning;
  /** How many numbers of final scoring, and of the result, it does not lead to. */
  readonly misfits: { readonly scoring: number; readonly result: number };
}

/** What can be said of choices that the log does not name. */
export interface Choices {
  /** The players whose choice it is. */
  readonly open: readonly PlayerState[];
  /** Those that fit best. */
  readonly best: readonly [Way, ...Way[]];
  /** Which numbers of the log they lead to: `not-result`: to all but the result; `not-scoring`: some of them to no choice at all. */
  readonly fits: 'all' | 'not-result' | 'not-scoring';
  /** True where the choices that fit lead to different points. */
  readonly isOpen: boolean;
  /** True where nothing else is hidden, so that the totals are certain. */
  readonly isComplete: boolean;
}

/** @param gains those that are certain @param open the players whose choice is not recorded, at least one */
export function choicesOf(gains: Gains, open: readonly PlayerState[], evidence: Evidence): Choices {
  const { table } = evidence;
  // Somebody may have a legate whose persons join, too.
  const areShown = table.players.every(
    (player) => gains[player.seat] !== undefined || open.includes(player) || hasBonus(table, player) === false,
  );
  const isComplete = areShown && evidence.final.isShown;
  const all = [...products(open.map(({ persons }) => fewest(persons)))].map((chosen): Way => {
    const given = [...gains];
    open.forEach(({ seat }, index) => {
      given[seat] = chosen[index];
    });
    const chosenTable = evidence.final.now([]);
    for (const [seat, estate] of given.entries())
      if (estate !== undefined) joinEstate(chosenTable, SEATS[seat] as Seat, estate as number as Estate);
    const reckoning = reckon(chosenTable);
    const misfits = misfitsOf(given, reckoning, evidence, areShown, isComplete);
    return { gains: given, table: chosenTable, reckoning, misfits };
  });
  const scored = all.filter(({ misfits }) => misfits.scoring === 0);
  // A result that none of them leads to says nothing about the choice.
  const isLost = scored.length > 0 && scored.every(({ misfits }) => misfits.result > 0);
  const misfitsIn = ({ misfits }: Way): number => misfits.scoring + (isLost ? 0 : misfits.result);
  const least = Math.min(...all.map(misfitsIn));
  const [first, ...others] = all.filter((way) => misfitsIn(way) === least);
  if (!first) throw new RangeError('nobody has a choice');
  const isOpen = least === 0 && others.some((way) => !isComplete || !sameScoring(way, first));
  return {
    open,
    best: [first, ...others],
    fits: least > 0 ? 'not-scoring' : isLost ? 'not-result' : 'all',
    isOpen,
    isComplete,
  };
}

/** Whether two choices bring everybody the same points in every contest. */
function sameScoring({ reckoning: one }: Way, { reckoning: other }: Way): boolean {
  const parts = ({ book, totals }: Reckoning): string =>
    JSON.stringify([totals.map((_, seat) => CONTESTS.map((of) => book.gainOf(of, seat))), book.payments, totals]);
  return parts(one) === parts(other);
}

/** Only where all displays are shown contests can be compared, and points where nothing is hidden. What the towers bring depends on no choice. */
function misfitsOf(
  gains: Gains,
  reckoning: Reckoning,
  evidence: Evidence,
  areShown: boolean,
  isComplete: boolean,
): Way['misfits'] {
  const { table, stated } = evidence;
  let scoring = 0;
  let result = 0;
  for (const [at, estate] of ESTATES.entries()) {
    if (!areShown || table.players.some(({ unknownPersons }) => unknownPersons[at])) continue;
    for (const [seat, claimed] of stated.claims.get(estate) ?? [])
      if (reckoning.book.gainOf(estate, seat) !== claimed) scoring += 1;
  }
  for (const [index, child] of evidence.children.entries()) {
    const player = child.name === 'state' ? table.playerAt(child.values.player) : undefined;
    if (child.name !== 'state' || !player) continue;
    if (!agreesInPersons(player, gains[player.seat], child)) scoring += 1;
    const points = known(child.values.points);
    if (isComplete && points !== undefined && !mayHave(points, player, index, reckoning, evidence)) scoring += 1;
  }
  if (isComplete) for (const [seat, claimed] of evidence.results) if (reckoning.totals[seat] !== claimed) result += 1;
  return { scoring, result };
}

/** Whether a display with the two persons in it is the one that the log states. */
function agreesInPersons(
  { persons, unknownPersons }: PlayerState,
  gain: EstateIndex | undefined,
  { values }: TallinnElementOf<'state'>,
): boolean {
  const shown = gain === undefined ? persons : withMore(persons, gain, BONUS);
  return ESTATE_INDICES.every((estate) => {
    const stated = known(values[ESTATES[estate]]);
    return stated === undefined || unknownPersons[estate] || stated === shown[estate];
  });
}

/** Whether a player has some points behind one of the children of `<final>`, wherever in it the contests are scored that the log does not have. */
function mayHave(points: number, one: PlayerState, index: number, reckoning: Reckoning, evidence: Evidence): boolean {
  const { order, results } = evidence;
  const mayFollow = CONTESTS.filter((contest) => order.mayFollow(contest, index + 1, results.has(one.seat)));
  return [[], ...mayFollow.map((_, first) => mayFollow.slice(first))].some(
    (waiting) => pointsAt(one, index, reckoning, evidence, waiting) === points,
  );
}

/** The points of a player behind one of the children of `<final>`: what stands later has not been scored yet. @param waiting nor have these */
function pointsAt(
  { seat, points: before }: PlayerState,
  index: number,
  { book }: Reckoning,
  { table, children, order }: Evidence,
  waiting: readonly Contest[],
): number {
  const scored = new Set<string>();
  for (const child of children.slice(0, index + 1))
    if (child.name === 'contest') scored.add(`${table.roster.seat(child.values.player)} ${child.values.estate}`);
  const isScored = (of: number, contest: Contest): boolean =>
    (order.isDue(contest, index + 1) && !waiting.includes(contest)) || scored.has(`${of} ${contest}`);
  let points = before;
  for (const contest of CONTESTS) if (isScored(seat, contest)) points += book.gainOf(contest, seat);
  for (const { from, to, contest } of book.payments) {
    if (from !== seat && to !== seat) continue;
    const stated = children.findIndex(
      (child) =>
        child.name === 'transfer' &&
        table.roster.seat(child.values.from) === from &&
        table.roster.seat(child.values.to) === to &&
        (known(child.values.estate) ?? contest) === contest,
    );
    if (stated < 0 ? isScored(to, contest) : stated <= index) points += to === seat ? PAID : -PAID;
  }
  return points;
}

/** The estates of a player that gain by some of the choices and not by others, where these lead to different points. */
export function openEstates(seat: number, { best, isOpen }: Choices): readonly EstateIndex[] {
  const gained = new Set(best.map(({ gains }) => gains[seat]));
  return !isOpen || gained.size < 2 ? [] : ESTATE_INDICES.filter((estate) => gained.has(estate));
}
