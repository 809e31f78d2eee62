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
  const audience = audienceOf(replayed);
  const move = (trial: Trial): object => {
    const { headline, changes } = tellMove(trial, speaker, audience);
    return { move: xmlOf(trial.element, game.vocabulary), verdict: trial.verdict, headline: headline ?? null, changes };
  };
  return {
    file: replayed.file,
    game: replayed.game,
    ruleset: replayed.ruleset,
    place,
    recorded: recorded ? xmlOf(recorded.element, game.vocabulary) : null,
    move: judged ? xmlOf(judged.element, game.vocabulary) : null,
    verdict: judged?.verdict ?? null,
    failure: judged?.failure
      ? {
          ...findingJson(judged.failure, replayed, speaker),
          ...(judged.legalUnder.length > 0 && { legalUnder: judged.legalUnder }),
        }
      : null,
    conditions: judged?.conditions.map((condition) => conditionJson(condition, replayed, speaker)) ?? [],
    nearest: judged?.nearest.map(move) ?? [],
    ...(options && { legal: options.legal.map(move), possible: options.possible.map(move) }),
  };
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
