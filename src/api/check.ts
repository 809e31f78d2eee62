import type { EditionFile } from '../engine/edition-file.js';
import type { BugKind, Finding as FindingOfGame } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import type { UndecidedMove } from '../engine/gap.js';
import { type Replayed, replay } from '../engine/replay.js';
import type { Participant } from '../engine/roster.js';
import type { Score } from '../engine/score.js';
import { gameOf } from '../games.js';
import type { Recording } from '../log/recording.js';
import { JudgedGame } from '../output/judged-game.js';
import { finderOf } from './editions.js';
import { isRecording, refuse, requireNames } from './given.js';

/** `undecidable`: hidden information leaves it open. It never accuses. */
export type Verdict = 'legal' | 'illegal' | 'undecidable';

/** How a game is judged. */
export interface CheckOptions {
  /** Card values in place of whatever a log names: those that Kiebitz ships, or your own (`readEdition`). Those of another game count for nothing. */
  readonly edition?: 'practice' | EditionFile;
  /** True where words in another spelling or language, which are understood, are errors. */
  readonly strict?: boolean;
}

/** Something that is wrong in a log, or worth a remark; whole in itself: `message` needs nothing else. */
export interface Finding extends FindingOfGame {
  readonly ruleset: string;
  readonly players: readonly Participant[];
}

/** A finding of `check`. */
export interface CheckedFinding extends Finding {
  /** What it tells about the program that wrote the log; null for remarks and consequences. */
  readonly bugKind: BugKind | null;
}

/** All that is known of a game when it has been judged: plain data. */
export interface Checked {
  /** The id of the game. */
  readonly game: string | null;
  readonly ruleset: string;
  /** The one that the game was judged by; null where the log holds all card values itself, or `withoutEdition` is true. */
  readonly edition: string | null;
  /** True where neither the log nor the options say what the cards are: what rests on values that are not documented stays open. */
  readonly withoutEdition: boolean;
  /** True where card values of the edition are our own reconstruction. */
  readonly reconstructed: boolean;
  /** The options of the game that differ from the default. */
  readonly options: Readonly<Record<string, string>>;
  readonly verdict: Verdict;
  /** True where the game came to its end by the rules. */
  readonly complete: boolean;
  readonly moves: Readonly<Record<'total' | Verdict, number>>;
  /** The moves that cannot be decided, and why. */
  readonly undecided: readonly UndecidedMove[];
  /** What was checked and held. */
  readonly held: { readonly checks: number; readonly moves: number; readonly rules: readonly string[] };
  readonly players: readonly Participant[];
  /** As the rules have it; empty where the game cannot be scored. */
  readonly scores: readonly Score[];
  /** In the order of the log, consequences behind their root. */
  readonly findings: readonly CheckedFinding[];
}

/**
 * Replays a game under the full rules.
 *
 * ```ts
 * import { check, readLog } from 'kiebitz';
 *
 * const [game] = readLog(text).games;
 * const { verdict, findings } = check(game);
 * console.log(verdict, findings.length); // legal 0
 * ```
 *
 * @returns verdict, scores and findings as data; never throws for what a log says
 */
export function check(recording: Recording, options: CheckOptions = {}): Checked {
  const judged = judgedGame(recording, options);
  return checkedOf(judged.replayed, (finding) => judged.bugOf(finding));
}

/** @internal Which game was recorded. @throws TypeError for what is no recording */
export function gameOfRecording(recording: Recording): Game {
  const game = isRecording(recording) ? gameOf(recording.ruleset) : undefined;
  return game ?? refuse('one of the games that readLog gives', recording);
}

/** @internal The names of the options. */
export const CHECK_OPTIONS: readonly string[] = ['edition', 'strict'] satisfies readonly (keyof CheckOptions)[];

/**
 * @internal The same, as the formats of `kiebitz check` have it.
 * @throws TypeError for an option that there is not
 */
export function judgedGame(recording: Recording, options: CheckOptions): JudgedGame {
  requireNames(options, CHECK_OPTIONS);
  const { edition, strict = false } = options;
  const game = gameOfRecording(recording);
  const replayed = replay(game, recording, { edition: finderOf(game.ruleset, edition), isStrict: strict });
  return new JudgedGame(replayed, recording, game);
}

/** A replayed game as the API tells it. */
function checkedOf(replayed: Replayed, bugOf: (finding: FindingOfGame) => BugKind | null): Checked {
  const { game, ruleset, edition, withoutEdition, reconstructed, chosen, verdict, complete } = replayed;
  const { moves, undecided, held, players, scores, findings } = replayed;
  return {
    game,
    ruleset,
    edition,
    withoutEdition,
    reconstructed,
    options: chosen,
    verdict,
    complete,
    moves,
    undecided,
    held: { checks: held.checks, moves: held.moves, rules: [...held.rules] },
    players,
    scores,
    findings: findings.map((finding) => ({ ...finding, ruleset, players, bugKind: bugOf(finding) })),
  };
}
