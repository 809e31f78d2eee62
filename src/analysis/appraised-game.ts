/** A recorded game whose decisions were appraised: what is told of it, on the terminal and on the page. */
import type { Finding } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import { openingAt, openingBehind } from '../engine/opening.js';
import type { FollowedRecord } from '../engine/playable.js';
import type { RecordedMove } from '../engine/recorded-moves.js';
import type { Replayed, ReplayRequest } from '../engine/replay.js';
import type { Step } from '../engine/transcript.js';
import type { AppraisalRequest } from '../kernel/appraisal.js';
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import type { Trust } from './calibration.js';
import { type AnalysedDecision, type Balance, balancesOf, qualityOf, resultsOf } from './game-analysis.js';
import { type Loss, lossesOf } from './lost-skill.js';
import type { Skill } from './skill.js';

/** Why not every decision of a record was analysed. */
export type Stop =
  /** A rule is broken, or something cannot be read. */
  | { readonly type: 'breach' | 'unread'; readonly finding: Finding }
  | { readonly type: 'unfinished' | 'hidden' | 'broken-off' };

/** A game, as far as its decisions were appraised. */
export interface AppraisedGame {
  readonly game: Game;
  readonly recording: Recording;
  readonly replayed: Replayed;
  readonly record: FollowedRecord;
  readonly moves: readonly RecordedMove[];
  readonly edition: ReplayRequest['edition'];
  /** The name of the edition that the games are played with. */
  readonly values: string;
  readonly request: AppraisalRequest;
  /** The least difference that counts, by the measure. */
  readonly least: number;
  /** How far chances can be trusted. */
  readonly trust: Trust;
  readonly decisions: readonly AnalysedDecision[];
  /** Undefined where all were. */
  readonly stop: Stop | undefined;
  /** The first error, where it stands behind the last decision: in what is counted, say. No number rests on it. */
  readonly lateBreach: Finding | undefined;
}

/** Where a decision was made: before a move of the log, or behind one. */
export interface Spot {
  readonly move: RecordedMove;
  readonly isBehind: boolean;
}

/** A decision, and how the log records it. */
export interface PlacedDecision {
  readonly decision: AnalysedDecision;
  /** Its number among the moves of the game; -1 for what the log need not say. */
  readonly at: number;
  readonly move: RecordedMove | undefined;
  /** The same, or the next move of the log behind what it need not say. */
  readonly near: RecordedMove | undefined;
  /** What the log need not say was decided in the turn of the move before it. */
  readonly spot: Spot | undefined;
  readonly played: Element | undefined;
  readonly best: Element | undefined;
}

/** @param number of the decision */
export function placedDecision(
  { record, moves, decisions }: Pick<AppraisedGame, 'record' | 'moves' | 'decisions'>,
  number: number,
): PlacedDecision {
  const { recorded, alternatives } = record.decisions[number] ?? {};
  const at = moves.findIndex(({ element }) => element.offset === recorded?.offset);
  const next = record.decisions.slice(number).find((one) => one.recorded)?.recorded;
  const near = moves[at] ?? moves.find(({ element }) => element.offset === next?.offset);
  const last = record.decisions.slice(0, number).findLast((one) => one.recorded)?.recorded;
  const before = moves.find(({ element }) => element.offset === last?.offset);
  const isBehind =
    !moves[at] && before !== undefined && (before.turn !== near?.turn || before.section !== near?.section);
  const move = isBehind ? before : near;
  const all = alternatives?.() ?? [];
  const decision = decisions[number] as AnalysedDecision;
  const { played, best } = decision.appraisal;
  return {
    ...{ decision, at, move: moves[at], near, spot: move && { move, isBehind } },
    ...{ played: all[played] ?? recorded, best: all[best] },
  };
}

/** What another move would have been at the place of one, as the judge sees it; undefined where it is not sure to be legal. */
export function stepInstead(
  { game, recording, moves, edition }: Pick<AppraisedGame, 'game' | 'recording' | 'moves' | 'edition'>,
  { move, isBehind }: Spot,
  other: Element,
): Step | undefined {
  const { section, turn, play, element } = move;
  const place = { section, play, element: element.name, ...(turn !== undefined && { turn }) };
  const opening = isBehind
    ? openingBehind(game, recording, move, { edition })
    : openingAt(game, recording, { moves, turns: new Map() }, place, { edition })?.opening;
  const trial = opening?.try(other, true);
  return trial?.verdict === 'legal' ? trial.step : undefined;
}

/** Where a player gave something up. What was left undone is of the kind of what would have been best. */
export function lossesIn(appraised: AppraisedGame, seat: number): readonly Loss[] {
  return lossesOf(appraised.decisions, seat, (number) => {
    const { played, best } = placedDecision(appraised, number);
    return played ?? best;
  });
}

/** What came of the game; undefined where its end was not reached. */
export function endOf({ record, decisions, stop, request }: AppraisedGame): readonly number[] | undefined {
  const isWhole = record.isOver && !stop && decisions.length === record.decisions.length;
  return isWhole ? resultsOf(record, request.measure) : undefined;
}

/** For each player, what made the result. */
export function balancesIn(appraised: AppraisedGame): readonly Balance[] {
  return balancesOf(
    appraised.decisions.map(({ appraisal }) => appraisal),
    endOf(appraised),
  );
}

/** For each player, by their seats, what counts over many games. */
export function skillsIn(appraised: AppraisedGame): readonly Skill[] {
  const { decisions, request } = appraised;
  const isWhole = endOf(appraised) !== undefined;
  return balancesIn(appraised).map(({ luck }, seat): Skill => {
    const { telling, best, loss } = qualityOf(decisions, seat);
    return { measure: request.measure, telling, best, loss, luck: isWhole ? luck.value : null };
  });
}
