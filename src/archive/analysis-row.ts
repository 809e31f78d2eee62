/** What an archive keeps of the analysis of a game: what each player's decisions gave up, and what luck brought. No sentence. */
import { type AppraisedGame, balancesIn, placedDecision } from '../analysis/appraised-game.js';
import { contentDigest } from '../analysis/content.js';
import type { Difference } from '../analysis/difference.js';
import { type Balance, type Quality, qualityOf } from '../analysis/game-analysis.js';
import type { SeatedPlayer } from '../analysis/players-of-games.js';
import type { Skill } from '../analysis/skill.js';
import type { Section } from '../engine/finding.js';
import type { Replayed } from '../engine/replay.js';
import type { Measure } from '../kernel/appraisal.js';
import { position } from '../log/position.js';
import type { Recording } from '../log/recording.js';

/** Of the key of a game. */
export const KEY_DIGITS = 32;

/** Where an analysis ends before its game does, or why there is none. @see docs/archive.md */
export type AnalysisStop = 'breach' | 'unread' | 'unfinished' | 'hidden' | 'unplayable' | 'other-result';

/** An analysis in an archive (docs/archive.md). Texts of logs stand in it as they are: hostile text. */
export interface AnalysisRow {
  readonly type: 'analysis';
  /** That of the game: the same for every way to write it down. */
  readonly key: string;
  readonly file: string;
  /** 1-based, where the game begins in its file. */
  readonly line: number;
  readonly game: string | null;
  readonly ruleset: string;
  /** Null where the whole game was analysed. */
  readonly stop: AnalysisStop | null;
  /** Null where nothing was analysed. */
  readonly measure: Measure | null;
  /** How many were analysed. */
  readonly decisions: number;
  /** In turn order; none where nothing was analysed. */
  readonly players: readonly AnalysedPlayer[];
}

/** One player in an analysed game; all amounts by the measure. */
export interface AnalysedPlayer extends Omit<Quality, 'dearest'>, Balance {
  readonly name: string;
  /** False where the log does not say who it is: then the name is an id. */
  readonly named: boolean;
  /** The dearest first. */
  readonly dearest: readonly DearDecision[];
}

/** A decision that seems to have given something up. */
export interface DearDecision {
  /** Its number among the decisions of the game, 1-based. */
  readonly decision: number;
  /** Where the log has it, or the next move where it leaves no trace; null where nothing follows. */
  readonly section: Section | null;
  readonly turn: number | null;
  readonly play: number | null;
  readonly line: number | null;
  /** The element that records it; null for what leaves no trace. */
  readonly element: string | null;
  readonly given: Difference;
  /** False where noise can explain it. */
  readonly apart: boolean;
}

/** @param analysed with all of its decisions; or why nothing was analysed */
export function analysisRow(
  replayed: Replayed,
  recording: Recording,
  analysed: AppraisedGame | { readonly why: AnalysisStop },
): AnalysisRow {
  const { file, game, ruleset } = replayed;
  const of = { key: contentDigest(recording.game, KEY_DIGITS), file, line: recording.source.line, game, ruleset };
  if ('why' in analysed) {
    return { type: 'analysis', ...of, stop: analysed.why, measure: null, decisions: 0, players: [] };
  }
  const { decisions, request } = analysed;
  const balances = balancesIn(analysed);
  return {
    ...{ type: 'analysis', ...of, stop: stopOf(analysed), measure: request.measure, decisions: decisions.length },
    players: replayed.players.flatMap(({ id, name }, seat) => {
      const balance = balances[seat];
      const { dearest, ...quality } = qualityOf(decisions, seat);
      const dear = dearest.map((number) => dearDecision(analysed, number));
      return balance ? [{ name, named: name !== id, ...quality, ...balance, dearest: dear }] : [];
    }),
  };
}

function stopOf({ stop }: AppraisedGame): AnalysisStop | null {
  if (!stop) return null;
  if (stop.type === 'broken-off') throw new Error('an analysis that was broken off is not kept');
  return stop.type;
}

function dearDecision(analysed: AppraisedGame, number: number): DearDecision {
  const { decision, near, move } = placedDecision(analysed, number);
  const { given, isApart } = decision;
  return {
    decision: number + 1,
    section: near?.section ?? null,
    turn: near?.turn ?? null,
    play: near?.play ?? null,
    line: near ? position(analysed.recording.source, near.element.offset).line : null,
    element: move?.element.name ?? null,
    given,
    apart: isApart,
  };
}

/** For each player, by their seats, what counts over many games; none of a game of which nothing was analysed. */
export function skillsInRow({ measure, stop, players }: AnalysisRow): readonly Skill[] {
  if (measure === null) return [];
  return players.map(({ telling, best, loss, luck }): Skill => {
    return { measure, telling, best, loss, luck: stop === null ? luck.value : null };
  });
}

/** The players as whoever counts games takes them. */
export function seatedIn({ players }: AnalysisRow): readonly SeatedPlayer[] {
  return players.map(({ name, named }, seat) => ({ name, isNamed: named, seat }));
}
