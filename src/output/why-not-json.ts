/** What `why-not --format json` prints: a contract (docs/output.md). */
import type { Condition } from '../engine/conditions.js';
import type { Game } from '../engine/game.js';
import { isOpen, listOf } from '../engine/gap.js';
import type { LegalMoves } from '../engine/legal-moves.js';
import type { Trial } from '../engine/opening.js';
import type { RecordedMove } from '../engine/recorded-moves.js';
import type { Replayed } from '../engine/replay.js';
import type { JudgedMove } from '../engine/why-not.js';
import type { Speaker } from '../text/speaker.js';
import { audienceOf } from './audience.js';
import { findingJson } from './json.js';
import { tellMove, xmlOf } from './move-text.js';

/** One question and its answer. */
export interface WhyNotAnswer {
  readonly game: Game;
  /** The game up to the place. */
  readonly replayed: Replayed;
  /** As it was asked for: `14.2`. */
  readonly place: string;
  readonly recorded: RecordedMove | undefined;
  /** Other moves that bear the same number, as places to ask for. */
  readonly sameNumber: readonly string[];
  /** True where the move is the recorded one, because none was given. */
  readonly isRecorded: boolean;
  /** Undefined where none was given and none is recorded. */
  readonly judged: JudgedMove | undefined;
  /** All moves at the place, where none was given. */
  readonly options: LegalMoves | undefined;
}

/** The answer as plain data, with sentences in the speaker's language. @param speaker of the game, with the part `why-not` */
export function whyNotJson(answer: WhyNotAnswer, speaker: Speaker): object {
  const { game, replayed, place, recorded, judged, options } = answer;
  const move = (trial: Trial): object => moveJson(trial, answer, speaker);
  return {
    file: replayed.file,
    game: replayed.game,
    ruleset: replayed.ruleset,
    place,
    recorded: recorded ? xmlOf(recorded.element, game.vocabulary) : null,
    move: judged ? xmlOf(judged.element, game.vocabulary) : null,
    ...(judged
      ? judgedMoveJson(judged, answer, speaker)
      : { verdict: null, failure: null, conditions: [], nearest: [] }),
    ...(options && { legal: options.legal.map(move), possible: options.possible.map(move) }),
  };
}

/** What the rules say of a move. @param speaker of the game, with the part `why-not` */
export function judgedMoveJson(
  { verdict, failure, legalUnder, conditions, nearest }: JudgedMove,
  place: Pick<WhyNotAnswer, 'game' | 'replayed'>,
  speaker: Speaker,
): object {
  return {
    verdict,
    failure: failure
      ? { ...findingJson(failure, place.replayed, speaker), ...(legalUnder.length > 0 && { legalUnder }) }
      : null,
    conditions: conditions.map((condition) => conditionJson(condition, place.replayed, speaker)),
    nearest: nearest.map((trial) => moveJson(trial, place, speaker)),
  };
}

function moveJson(trial: Trial, { game, replayed }: Pick<WhyNotAnswer, 'game' | 'replayed'>, speaker: Speaker): object {
  const { headline, changes } = tellMove(trial, speaker, audienceOf(replayed));
  return { move: xmlOf(trial.element, game.vocabulary), verdict: trial.verdict, headline: headline ?? null, changes };
}

function conditionJson({ rule, holds, finding }: Condition, replayed: Replayed, speaker: Speaker): object {
  return {
    rule,
    title: rule === null ? null : speaker.rule(rule).title,
    holds: isOpen(holds) ? null : holds,
    ...(isOpen(holds) && { gaps: listOf(holds) }),
    ...(finding && { finding: findingJson(finding, replayed, speaker) }),
  };
}
