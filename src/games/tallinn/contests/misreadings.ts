/**
 * Points that follow from reading a rule wrongly. Where a wrong number fits exactly one of them, and that one fits all
 * contests before it, too, the rule is named: the programmer of the log learns not only that a contest is wrong, but
 * why. @see tallinn.md 4.6, 4.10
 */

import type { RuleIdOfTallinn } from '../rulebook.js';
import { AMOUNTS, LEGATE_PERSONS, pointsFor } from '../rules/contest.js';
import { coveredSide, wholeCard } from '../table/components.js';
import { addAll, ESTATE_INDICES, type EstateIndex, minus, NOBODY, type Persons, withMore } from '../table/persons.js';
import type { PlayerState, TableState } from '../table/state.js';
import { ESTATES, LEGATE } from '../vocabulary.js';
import { type ContestSituation, type PastContest, total } from './contest.js';

/** So many earlier contests are held against a misreading: those of a long game. */
const EVIDENCE = 64;
/** A player has fewer cards than this. */
const MOST_CARDS = 32;

/** They count where nothing else explains the points. */
const UNLIKELY: ReadonlySet<RuleIdOfTallinn> = new Set([
  'tallinn.play.right-half-active',
  'tallinn.play.simultaneous-reveal',
  'tallinn.round.phase-order',
]);

/** A contest as somebody counts it who does not know a rule. */
export interface Misreading {
  readonly rule: RuleIdOfTallinn;
  /** Tells apart several ways to misread a rule. */
  readonly way?: number;
  /** Persons more of the one who compares; of everybody; of everybody else. */
  readonly own?: number;
  readonly each?: CountBySeat;
  readonly others?: CountBySeat;
  /** The comparisons that are made. */
  readonly compared?: (pairs: readonly Pair[]) => readonly Pair[];
  readonly amounts?: typeof AMOUNTS;
}

type CountBySeat = (seat: number) => number;

/** One comparison. */
interface Pair {
  readonly own: number;
  readonly theirs: number;
}

const nobody: CountBySeat = () => 0;
const everybody: NonNullable<Misreading['compared']> = (pairs) => pairs;

/** What a contest would bring. */
export function pointsBy(
  { trigger, comparisons }: ContestSituation,
  { own: more = 0, each = nobody, others = nobody, compared = everybody, amounts = AMOUNTS }: Omit<Misreading, 'rule'>,
): number {
  const ownMore = more + each(trigger.player.seat);
  const pairs = comparisons.map(({ opponent, own = 0, theirs = 0 }) => ({
    own: own + ownMore,
    theirs: theirs + each(opponent) + others(opponent),
  }));
  return compared(pairs).reduce((sum, { own, theirs }) => sum + pointsFor(own, theirs, amounts), 0);
}

/**
 * The rules whose misreading leads to these points, each once.
 * @param earlier the contests of the game before this one
 */
export function misreadingsOf(
  situation: ContestSituation,
  claimed: number,
  earlier: readonly PastContest[],
): readonly RuleIdOfTallinn[] {
  if (!isOrdinary(situation.table)) return [];
  let left = misreadingsIn(situation).filter((misreading) => pointsBy(situation, misreading) === claimed);
  for (const before of earlier.slice(-EVIDENCE)) {
    if (left.length === 0) break;
    if (before.claimed === undefined) continue;
    const wrong = misreadingsIn(before.situation);
    left = left.filter(({ rule, way }) => {
      const same = wrong.filter((one) => one.rule === rule && one.way === way);
      if (same.length === 0) return total(before.situation.comparisons).scored === before.claimed;
      return same.some((misreading) => pointsBy(before.situation, misreading) === before.claimed);
    });
  }
  return likeliest(left.map(({ rule }) => rule));
}

/** The likelier ones of some rules, each once; all of them where there are none. */
export function likeliest(all: readonly RuleIdOfTallinn[]): readonly RuleIdOfTallinn[] {
  const rules = [...new Set(all)];
  const likelier = rules.filter((rule) => !UNLIKELY.has(rule));
  return likelier.length > 0 ? likelier : rules;
}

/** All that can be misread of a contest, in the order of the rulebook. */
export function misreadingsIn(situation: ContestSituation): readonly Misreading[] {
  const kinds = [wrongCards, wrongOpponents, wrongLegates, wrongTowers, wrongHalves, wrongPoints];
  return kinds.flatMap((kind) => [...kind(situation)]);
}

/** Which cards count. */
function* wrongCards({ table, trigger, estate, before, strengths }: ContestSituation): Generator<Misreading> {
  const had = (seat: number): number => before[seat]?.[estate] ?? 0;
  const has = (seat: number): number => strengths[seat]?.[estate] ?? 0;
  yield { rule: 'tallinn.contest.new-cards-count', others: (seat) => had(seat) - has(seat) };
  const ownCard = trigger.side?.persons[estate] ?? 0;
  if (ownCard > 0) yield { rule: 'tallinn.contest.own-card-counts', own: -ownCard };
  yield { rule: 'tallinn.card.start-persons-count', each: (seat) => -startPersons(table, seat)[estate] };
}

/** Who is compared with whom. */
function* wrongOpponents({ isSecond, comparisons }: ContestSituation): Generator<Misreading> {
  if (isSecond) yield { rule: 'tallinn.contest.separate', compared: () => [] };
  if (comparisons.length < 2) return;
  for (const [way, compared] of [
    // The strongest alone, the next alone, all but the last, the next one twice.
    (pairs: readonly Pair[]) => [pairs.reduce((one, other) => (other.theirs > one.theirs ? other : one))],
    (pairs: readonly Pair[]) => pairs.slice(0, 1),
    (pairs: readonly Pair[]) => pairs.slice(0, -1),
    (pairs: readonly Pair[]) => [...pairs, ...pairs.slice(0, 1)],
  ].entries()) {
    yield { rule: 'tallinn.contest.every-opponent', way, compared };
  }
}

/** What a coat of arms adds, for whom, and how long. */
function* wrongLegates({ table, round, trigger, estate, arms, comparisons }: ContestSituation): Generator<Misreading> {
  const extra = (seat: number): number => (arms[seat] === estate ? LEGATE_PERSONS : 0);
  if (comparisons.some(({ opponent }) => extra(opponent) > 0))
    yield { rule: 'tallinn.legate.plus-two-private', others: extra };
  if (trigger.kind === 'arms')
    for (const less of [LEGATE_PERSONS, 1, -1]) yield { rule: 'tallinn.legate.plus-two', way: less, own: -less };
  // The persons stay with the estate that was chosen, or join whichever is compared.
  for (const [way, chosen] of [estate, undefined].entries()) {
    const expired = (seat: number): number => (hasOldArms(table, seat, round, chosen) ? LEGATE_PERSONS : 0);
    yield { rule: 'tallinn.legate.plus-two-expires', way, each: expired };
  }
}

/** From when on a tower counts no more; somebody may also do all of a round for one player, and then for the next one. */
function* wrongTowers(situation: ContestSituation): Generator<Misreading> {
  const { table, round, estate, strengths, before, scored } = situation;
  const builds = (seat: number): number => leaving(situation, seat)[estate];
  const built = (seat: number): number => (scored.has(seat) ? builds(seat) : 0);
  const unseen = (seat: number): number =>
    scored.has(seat) ? 0 : (strengths[seat]?.[estate] ?? 0) - (before[seat]?.[estate] ?? 0);
  yield { rule: 'tallinn.tower.leaves-display', each: (seat) => towered(table, seat, round)[estate] };
  yield { rule: 'tallinn.contest.all-before-towers', each: (seat) => -builds(seat) };
  yield { rule: 'tallinn.contest.all-before-towers', way: 1, others: (seat) => -built(seat) };
  yield { rule: 'tallinn.play.simultaneous-reveal', others: (seat) => -unseen(seat) };
  yield { rule: 'tallinn.round.phase-order', others: (seat) => -unseen(seat) - built(seat) };
}

/** Which halves count, and which estate. */
function* wrongHalves({ table, round, trigger, estate, strengths }: ContestSituation): Generator<Misreading> {
  const shown = (seat: number, of = estate): number => strengths[seat]?.[of] ?? 0;
  const onCovered = (seat: number): number => covered(table, seat, round)[estate];
  const onStart = (seat: number): number => startPersons(table, seat)[estate];
  yield { rule: 'tallinn.play.right-half-active', each: (seat) => onStart(seat) + onCovered(seat) - shown(seat) };
  yield { rule: 'tallinn.card.two-halves', each: onCovered };
  if (trigger.kind !== 'coin') return;
  for (const other of ESTATE_INDICES) {
    if (other !== estate)
      yield { rule: 'tallinn.contest.estate', way: other, each: (seat) => shown(seat, other) - shown(seat) };
  }
}

/** What a comparison brings. */
function* wrongPoints({ comparisons }: ContestSituation): Generator<Misreading> {
  for (const [rule, amount, wrong] of WRONG_AMOUNTS) {
    // What no comparison of the contest has come to is no evidence.
    if (comparisons.some(({ points }) => points === AMOUNTS[amount]))
      for (const way of wrong) yield { rule, way, amounts: { ...AMOUNTS, [amount]: way } };
  }
}

const WRONG_AMOUNTS: readonly (readonly [RuleIdOfTallinn, keyof typeof AMOUNTS, readonly number[]])[] = [
  ['tallinn.contest.win-points', 'win', [1, 3, 4]],
  ['tallinn.contest.tie-points', 'tie', [0, 2]],
  ['tallinn.contest.loss-points', 'loss', [-1, 1]],
];

/** Beyond what any deck can lay out, nothing is worth explaining. */
export function isOrdinary({ players }: TableState): boolean {
  return players.every(({ display, towers }) => display.length + towers.length <= MOST_CARDS);
}

function startPersons(table: TableState, seat: number): Persons {
  const starts = table.player(seat).display.filter(({ isStart }) => isStart);
  return addAll(starts.map(({ card }) => table.start(card)?.persons));
}

/** A coat of arms that was laid down in an earlier round. @param chosen only if its contest was about this estate */
function hasOldArms(table: TableState, seat: number, before: number, chosen: EstateIndex | undefined): boolean {
  const arms = table
    .player(seat)
    .display.find(({ card, side, round }) => card === LEGATE && side === 'arms' && round < before);
  if (!arms || chosen === undefined) return arms !== undefined;
  return table.contests.some(
    ({ round, seat: owner, contest }) => round === arms.round && owner === seat && contest === ESTATES[chosen],
  );
}

/** Persons that left the display with the towers. */
function towered(table: TableState, seat: number, before: number): Persons {
  const towers = table.player(seat).towers.filter(({ round }) => round < before);
  return addAll(towers.map(({ card, side }) => table.side(card, side)?.persons));
}

/** Persons of the displayed cards that become towers later in the round. */
export function leaving({ table, leaves, round }: ContestSituation, seat: number): Persons {
  const { display, towers } = table.player(seat);
  const card = leaves[seat];
  if (card === undefined) return NOBODY;
  const shown = display.find((own) => own.card === card);
  const built = towers.find((tower) => tower.card === card && tower.round === round);
  return table.side(card, shown?.side ?? built?.side)?.persons ?? NOBODY;
}

/** Persons on the covered halves of the cards that lay in a display in some round. */
function covered(table: TableState, seat: number, round: number): Persons {
  const { display, towers } = table.player(seat);
  const since = towers.filter((tower) => tower.round >= round && tower.played !== undefined && tower.played <= round);
  const laid = [...display.filter((shown) => shown.round <= round), ...since];
  return addAll(
    laid.map(({ card, side }) => {
      const of = table.card(card);
      return of && side !== undefined ? coveredSide(of, side)?.persons : undefined;
    }),
  );
}

/**
 * The rules whose misreading leads to a recorded display: a tower that still counts, another half, both halves, a
 * start card left out, a coat of arms that still counts.
 * @param towers how many towers are recorded beside the display: one less, and one of them was turned back
 */
export function misreadDisplays(
  table: TableState,
  player: PlayerState,
  claimed: Persons,
  towers: number | undefined,
): readonly RuleIdOfTallinn[] {
  if (!isOrdinary(table)) return [];
  const difference = minus(claimed, player.persons).join();
  const rules = new Set<RuleIdOfTallinn>();
  const explains = (rule: RuleIdOfTallinn, more: Persons): void => {
    if (more.some((count) => count !== 0) && more.join() === difference) rules.add(rule);
  };
  for (const { card, side, round } of player.towers) {
    const isTurnedBack = round < table.round && towers === player.towers.length - 1;
    const rule = isTurnedBack ? 'tallinn.tower.permanent' : 'tallinn.tower.leaves-display';
    explains(rule, table.side(card, side)?.persons ?? NOBODY);
  }
  if (rules.has('tallinn.tower.permanent')) return ['tallinn.tower.permanent'];
  for (const { card, side, isStart } of player.display) {
    if (isStart) explains('tallinn.card.start-persons-count', minus(NOBODY, table.start(card)?.persons ?? NOBODY));
    const of = table.card(card);
    if (!of || side === undefined) continue;
    const active = of.sides.get(side)?.persons ?? NOBODY;
    explains('tallinn.play.keep-orientation', minus(minus(wholeCard(of), active), active));
    explains('tallinn.card.two-halves', minus(wholeCard(of), active));
    if (card !== LEGATE || side !== 'arms') continue;
    const isOver = table.phase === 'final';
    for (const estate of ESTATE_INDICES) {
      const more = withMore(NOBODY, estate, LEGATE_PERSONS);
      explains(isOver ? 'tallinn.legate.final-display' : 'tallinn.legate.plus-two-expires', more);
      // Nobody has got them, or another estate.
      for (const other of [NOBODY, ...ESTATE_INDICES.map((one) => withMore(NOBODY, one, LEGATE_PERSONS))])
        if (isOver) explains('tallinn.legate.final-display', minus(other, more));
    }
  }
  return [...rules];
}
