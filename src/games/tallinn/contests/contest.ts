/** Contests: one estate, compared with every opponent one by one. @see tallinn.md 3.4, 4.6 */
import type { Gaps } from '../../../engine/gap.js';
import type { Judge } from '../../../engine/judge.js';
import { name, type Parameter, type Parameters, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { Records } from '../../../engine/records.js';
import { scorePoints } from '../../../engine/scored.js';
import { known } from '../../../log/attribute.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { pointsFor, ruleFor } from '../rules/contest.js';
import type { BitSet } from '../table/bit-set.js';
import type { Side } from '../table/components.js';
import { ESTATE_INDICES, type EstateIndex } from '../table/persons.js';
import { type Comparison, hiddenPersons, type Judged, type PlayerState, type TableState } from '../table/state.js';
import { type CardName, type Contest, ESTATES, type TallinnElementOf } from '../vocabulary.js';
import type { FollowedDisplays } from './followed-displays.js';

/** What everybody's display shows at one moment, by seat; undefined where it is not known. */
export type Strengths = readonly (readonly (number | undefined)[])[];

/** The displays right after all cards of the round were revealed. @see tallinn.contest.new-cards-count */
export function strengthsOf(table: TableState): Strengths {
  return table.players.map((player) => ESTATE_INDICES.map((estate) => table.strength(player, estate)));
}

/** A card just activated that triggers a contest, or may do so. */
export interface Trigger {
  readonly player: PlayerState;
  readonly play: TallinnElementOf<'play'>;
  /** Undefined where the record hides the card. */
  readonly card: CardName | undefined;
  readonly side: Side | undefined;
  /** `coin`: it must; `arms`: the owner decides; `hidden`: the record does not show it. */
  readonly kind: 'coin' | 'arms' | 'hidden';
  /** The estate of the coin; undefined where there is a choice. */
  readonly estate: EstateIndex | undefined;
}

/** What is said of a player and an estate. */
export function ofEstate({ id }: PlayerState, estate: EstateIndex): Parameters {
  return { player: playerName(id), estate: name('estates', ESTATES[estate]) };
}

/** Why nobody can say what was triggered: which half was played, or what that half shows. */
export function hiddenBy({ play: { values } }: Pick<Trigger, 'play'>): Gaps {
  return known(values.card) === undefined || known(values.side) === undefined ? 'choice' : 'values';
}

/** Compares one player with every other one, clockwise. @param own the persons of the player; undefined where nobody knows */
export function compare(
  table: TableState,
  seat: number,
  own: number | undefined,
  strengthOf: (opponent: PlayerState) => number | undefined,
  pointsOf: (own: number, theirs: number) => number = pointsFor,
): readonly Comparison[] {
  return table.opponents(seat).map((opponent) => {
    const theirs = strengthOf(opponent);
    const points = own === undefined || theirs === undefined ? undefined : pointsOf(own, theirs);
    return { opponent: opponent.seat, own, theirs, points };
  });
}

/** What the comparisons of a contest bring. */
export interface Brought {
  /** Undefined where a comparison is open. */
  readonly computed: number | undefined;
  /** The points that are certain. */
  readonly scored: number;
}

/** The points of all comparisons. */
export function total(comparisons: readonly Comparison[]): Brought {
  const scored = comparisons.reduce((sum, { points = 0 }) => sum + points, 0);
  return { computed: comparisons.every(({ points }) => points !== undefined) ? scored : undefined, scored };
}

/** What is said of comparisons. */
interface Told {
  readonly estate: Parameter;
  readonly contest: Contest;
  /** The rule by which two numbers bring what they bring. */
  ruleOf(own: number, theirs: number): RuleIdOfTallinn;
  /** The rule that stays open where one of them is not known, and why it is not. */
  readonly openRule: RuleIdOfTallinn;
  gaps(other: PlayerState): Gaps;
}

/** Scores a contest, comparison by comparison. */
export function scoreComparisons(
  { table, judge, player }: Judged,
  comparisons: readonly Comparison[],
  told: Told,
): Brought {
  for (const { opponent, own, theirs, points } of comparisons) {
    const other = table.player(opponent);
    if (own === undefined || theirs === undefined || points === undefined) {
      judge.doubt(told.openRule, told.gaps(other));
      continue;
    }
    const rule = told.ruleOf(own, theirs);
    judge.line(rule, told.contest === 'tower' ? 'tallinn_compared-towers' : 'tallinn_compared', () => ({
      player: playerName(player.id),
      other: playerName(other.id),
      estate: told.estate,
      person: name('person', told.contest),
      own,
      theirs,
      points,
    }));
    if (points > 0) scorePoints(judge, rule, player.id, points, told.contest);
  }
  return total(comparisons);
}

/** Scores a contest during the game. @see tallinn.contest.only-trigger-scores */
export function scoreContest(judged: Judged, estate: EstateIndex, comparisons: readonly Comparison[]): void {
  const { judge, player } = judged;
  judge.applies('tallinn.contest.clockwise');
  scoreComparisons(judged, comparisons, {
    estate: name('estates', ESTATES[estate]),
    contest: ESTATES[estate],
    ruleOf: ruleFor,
    openRule: 'tallinn.contest.every-opponent',
    gaps: (other) => hiddenPersons([player, other], [estate]) ?? 'choice',
  });
  judge.applies('tallinn.contest.only-trigger-scores');
}

/** The last points that a side of the counter card or the coins on it can show, and what happens beyond. @see tallinn.md 3.7 */
const TRACK_LIMITS: readonly (readonly [limit: number, rule: RuleIdOfTallinn])[] = [
  [60, 'tallinn.score.stack-over-60'],
  [30, 'tallinn.score.gold-over-30'],
  [15, 'tallinn.score.flip-over-15'],
];

/** Tells the points after a contest or a payment where they are known, and how coin and counter card show them where they pass a limit. */
export function tellTrack(judge: Judge, player: PlayerState, before: number): void {
  const { points } = player;
  if (!judge.trace || player.unknownPoints || points === before) return;
  judge.line('tallinn.score.advance', 'tallinn_advance', () => ({ player: playerName(player.id), before, points }));
  const passed = TRACK_LIMITS.find(([limit]) => points > limit);
  if (passed && before <= passed[0])
    judge.line(passed[1], 'tallinn_track', () => ({ player: playerName(player.id), points, ...trackOf(points) }));
}

/** Where the coins lie: the field, and how many points they stand for besides. */
export function trackOf(points: number): { readonly field: number; readonly extra: number } {
  const extra = points > 60 ? 60 : points > 30 ? 30 : 0;
  return { field: points - extra, extra };
}

/** What the contests of a round are about. */
export interface RoundSituation {
  readonly table: TableState;
  /** 1-based. */
  readonly round: number;
  /** Displays before the cards of the round were revealed. */
  readonly before: Strengths;
  /** Displays right after that. @see tallinn.contest.new-cards-count */
  readonly strengths: Strengths;
  /** Where the log was followed in them against the cards. */
  readonly followed: FollowedDisplays | undefined;
  /** The displayed cards that become towers later in the round, by seat. */
  readonly leaves: readonly (CardName | undefined)[];
  /** Arms sides revealed in this round, and the estate chosen with each, now or later. */
  readonly arms: readonly (EstateIndex | 'unnamed' | undefined)[];
}

/** Everything that a misreading of a contest can be about. */
export interface ContestSituation extends RoundSituation {
  readonly trigger: Trigger;
  readonly estate: EstateIndex;
  readonly comparisons: readonly Comparison[];
  /** The seats whose contests of this round have been scored before. */
  readonly scored: BitSet;
  /** Who has scored a contest for the same estate in this round already. */
  readonly isSecond: boolean;
}

/** A contest of the game so far. */
export interface PastContest {
  readonly situation: ContestSituation;
  /** Its points, where the log states them. */
  readonly claimed: number | undefined;
}

/** What a round must know of the game around it. */
export interface Surroundings {
  readonly records: Records;
  /** The contests of the game of which is known what was compared. */
  readonly pastContests: PastContest[];
  /** Quantities that the round itself rests on. */
  readonly dependsOn: readonly Quantity[];
}
