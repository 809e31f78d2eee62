/**
 * Results of a log that states no points before them: the rule that somebody has misread in all contests of the game, or the
 * persons of one player that were counted wrong from a round on. @see tallinn.md 4.6, 4.9
 */

import { type ContestSituation, type PastContest, total } from '../contests/contest.js';
import { isOrdinary, likeliest, type Misreading, misreadingsIn, pointsBy } from '../contests/misreadings.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { persons, type Tallinn } from '../rules/table.js';
import { coveredSide } from '../table/components.js';
import { minus, NOBODY, type Persons, sum } from '../table/persons.js';
import type { TableState } from '../table/state.js';
import { readingsOf } from './misreadings.js';
import { type Misreading as FinalMisreading, reckon } from './reckoning.js';

/** What the contests of the rounds bring more by a misreading, by seat. */
interface Way {
  readonly rule: RuleIdOfTallinn;
  readonly more: number[];
}

/** Persons that somebody counts besides in a display, or does not count. */
interface Part {
  readonly seat: number;
  readonly more: Persons;
  /** 1-based round. */
  readonly since: number;
}

interface Miscount {
  readonly rule: RuleIdOfTallinn;
  readonly parts: readonly Part[];
}

/** The rule of somebody who plays the other half of a card: it has no coin. */
const OTHER_HALF: RuleIdOfTallinn = 'tallinn.play.keep-orientation';

/** Points of contests that are not added up, or twice, as the results alone can show it. */
const ADDED: readonly Misreading[] = [
  { rule: 'tallinn.score.advance', way: 0, amounts: { win: 0, tie: 0, loss: 0 } },
  { rule: 'tallinn.score.advance', way: 2, amounts: { win: 4, tie: 2, loss: 0 } },
];

/**
 * The rules whose misreading leads to the stated results, each once.
 * @param final the table before final scoring
 * @param claims points by seat
 */
export function explainGame(
  table: TableState,
  final: Tallinn,
  contests: readonly PastContest[],
  claims: ReadonlyMap<number, number>,
): readonly RuleIdOfTallinn[] {
  // What a log has right on the way is not what is wrong in the end.
  if (!isOrdinary(table) || table.players.some(({ statedContest, rightIn }) => statedContest || rightIn >= 0))
    return [];
  const situations = contests.map(({ situation }) => situation);
  const agrees = (more: readonly number[], reading: FinalMisreading): boolean => {
    const { totals } = reckon(final, reading);
    return [...claims].every(([seat, claimed]) => (totals[seat] ?? 0) + (more[seat] ?? 0) === claimed);
  };
  const misread = waysOf(table, situations, (situation) => [...misreadingsIn(situation), ...ADDED]).filter(
    ({ rule, more }) => [{}, ...readingsOf(rule)].some((reading) => agrees(more, reading)),
  );
  if (misread.length > 0) return likeliest(misread.map(({ rule }) => rule));
  const miscounted = miscounts(table).filter(({ rule, parts }) => {
    const count = (seat: number, estate: number, round: number): number =>
      parts.reduce((all, one) => all + (one.seat === seat && one.since <= round ? (one.more[estate] ?? 0) : 0), 0);
    const [way] = waysOf(table, situations, ({ round, estate, trigger: { player } }) => [
      rule === OTHER_HALF && parts.some(({ seat, since }) => seat === player.seat && since === round)
        ? { rule, compared: () => [] }
        : { rule, each: (of) => count(of, estate, round) },
    ]);
    return agrees(way?.more ?? [], {
      strength: (state, of, estate) => persons.of(state, of, estate) + count(of, estate, table.round + 1),
    });
  });
  return likeliest(miscounted.map(({ rule }) => rule));
}

function waysOf(
  { players }: TableState,
  situations: readonly ContestSituation[],
  misreadings: (situation: ContestSituation) => readonly Misreading[],
): readonly Way[] {
  const ways = new Map<string, Way>();
  for (const situation of situations) {
    const { seat } = situation.trigger.player;
    const { scored } = total(situation.comparisons);
    for (const misreading of misreadings(situation)) {
      const { rule, way } = misreading;
      const one = ways.get(`${rule} ${way}`) ?? { rule, more: players.map(() => 0) };
      one.more[seat] = (one.more[seat] ?? 0) + pointsBy(situation, misreading) - scored;
      ways.set(`${rule} ${way}`, one);
    }
  }
  return [...ways.values()];
}

/** A start card, a half or a tower that counts twice or not, or all of them do; or one half in place of the other. */
function miscounts(table: TableState): readonly Miscount[] {
  const shown = table.players.flatMap(({ seat, display }) =>
    display.map((card) => ({ card, seat, more: table.personsOf(card) ?? NOBODY, since: card.round })),
  );
  const built = table.players.flatMap(({ seat, towers }) =>
    towers.map(({ card, side, round }) => ({
      ...{ seat, more: table.side(card, side)?.persons ?? NOBODY, since: round + 1 },
    })),
  );
  const kinds: readonly (readonly [RuleIdOfTallinn, readonly Part[]])[] = [
    ['tallinn.card.start-persons-count', shown.filter(({ card }) => card.isStart)],
    ['tallinn.play.right-half-active', shown.filter(({ card }) => !card.isStart)],
    ['tallinn.tower.leaves-display', built],
  ];
  const twiceOrNot = kinds.flatMap(([rule, laid]) => {
    const all = laid.filter(({ more }) => sum(more) > 0);
    return [all, ...all.map((one) => [one])].flatMap((parts) => [
      { rule, parts },
      { rule, parts: parts.map((one) => ({ ...one, more: minus(NOBODY, one.more) })) },
    ]);
  });
  const turned = shown.flatMap(({ card: { card, side }, seat, more, since }): readonly Miscount[] => {
    const of = table.card(card);
    const other = of && side && coveredSide(of, side);
    // A contest of the other half is not among those of the game.
    if (!other || other.coin !== undefined) return [];
    return [{ rule: OTHER_HALF, parts: [{ seat, more: minus(other.persons, more), since }] }];
  });
  return [...twiceOrNot, ...turned];
}
