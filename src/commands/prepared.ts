/** What is known of the analysis of a game before any is played on: whether it can begin, and how far the record is followed. */
import type { AppraisalSetting } from '../analysis/appraisal-setting.js';
import type { AppraisedGame, Stop } from '../analysis/appraised-game.js';
import { trustIn } from '../analysis/calibration.js';
import type { EditionFile } from '../engine/edition-file.js';
import type { Finding } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import type { RecordedMove } from '../engine/recorded-moves.js';
import type { Replayed } from '../engine/replay.js';
import { position } from '../log/position.js';
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import type { Speaker } from '../text/speaker.js';
import { type FollowTask, followed } from './appraisal-task.js';

/** A game that was replayed. */
export interface ReplayedLog {
  readonly game: Game;
  readonly recording: Recording;
  readonly replayed: Replayed;
  readonly moves: readonly RecordedMove[];
  readonly edition: (name: string) => EditionFile | undefined;
}

/** An analysis that can begin: what is known before any game is played on. */
export interface Prepared {
  readonly task: FollowTask;
  readonly appraised: AppraisedGame;
}

/** Why a game cannot be analysed at all. */
export type Unprepared =
  /** Bots cannot play such a game. */
  | { readonly why: 'unplayable'; readonly players: number; readonly edition: string }
  /** Nothing was decided before a rule is broken, or something cannot be read. */
  | { readonly why: 'breach' | 'unread'; readonly finding: Finding }
  /** The record does not show what was decided, and what chance brought. */
  | { readonly why: 'hidden' }
  /** As it is played it ends with another result. */
  | { readonly why: 'other-result' };

/** Says so. @param speaker of the game, with the part `analyse` */
export function unpreparedText(unprepared: Unprepared, speaker: Speaker): string {
  switch (unprepared.why) {
    case 'unplayable': {
      const { players, edition } = unprepared;
      return speaker.text('analyse-cannot-be-played', { players, edition });
    }
    case 'breach':
    case 'unread':
      return speaker.text('analyse-breach-at-once', {
        type: unprepared.why,
        message: speaker.say(unprepared.finding.message, { playerName: (id) => id }),
      });
    case 'hidden':
      return speaker.text('analyse-not-shown');
    case 'other-result':
      return speaker.text('analyse-other-result');
  }
}

/** What is appraised, and how; or why nothing can be. */
export function prepared(log: ReplayedLog, options: AppraisalSetting): Prepared | Unprepared {
  const { game, recording, replayed, moves, edition } = log;
  const components = recording.game.children.find(({ name }) => name === 'components');
  const name = replayed.edition ?? game.defaultEdition;
  const isHeld = replayed.edition === null && components !== undefined && components.children.length > 0;
  const values = isHeld ? { name, element: components } : edition(name);
  const [least, most] = game.playable.players;
  const players = replayed.players.length;
  const error = replayed.findings.find(({ severity, at }) => severity === 'error' && at.line !== null);
  if (!values || players < least || players > most) {
    // Where the log is broken, more players may have stood behind that.
    return recording.truncated && error
      ? { why: wrongIn(error), finding: error }
      : { why: 'unplayable', players, edition: name };
  }
  const { bot } = options;
  const trust = trustIn({ ruleset: game.ruleset, options: replayed.options, edition: name, players, bot });
  const measure = options.chances || trust.isShown ? 'chance' : 'points';
  const task: FollowTask = {
    ruleset: game.ruleset,
    setting: { players, options: replayed.options, edition: values, own: isHeld ? undefined : components },
    game: recording.game,
    ids: replayed.players.map(({ id }) => id),
    until: error ? offsetOf(recording, error.at) : Number.POSITIVE_INFINITY,
    request: { bot, measure, playOuts: options.playOuts, seed: options.seed },
  };
  const record = followed(task);
  if (!record || record.decisions.length === 0)
    return error ? { why: wrongIn(error), finding: error } : { why: 'hidden' };
  const isSame = replayed.scores.every(({ points }, seat) => points === record.points[seat]);
  if (record.isOver && !error && replayed.complete && !isSame) return { why: 'other-result' };
  const stop: Stop | undefined = record.isOver
    ? undefined
    : error
      ? { type: wrongIn(error), finding: error }
      : { type: replayed.complete ? 'hidden' : 'unfinished' };
  return {
    task,
    appraised: {
      ...{ game, recording, replayed, record, moves, edition, trust, stop },
      lateBreach: record.isOver ? error : undefined,
      values: name,
      request: task.request,
      least: measure === 'chance' ? options.least / 100 : options.least,
      decisions: [],
    },
  };
}

/** No rule is broken by what cannot be read. */
function wrongIn({ kind }: Finding): 'breach' | 'unread' {
  return kind === 'unread' ? 'unread' : 'breach';
}

/** The first place in the text of a game that stands at a finding or behind it. */
function offsetOf({ game, source }: Recording, { line, column }: Finding['at']): number {
  let first = Number.POSITIVE_INFINITY;
  const look = ({ offset, children }: Element): void => {
    const at = position(source, offset);
    const isBehind = at.line > (line ?? 0) || (at.line === line && at.column >= (column ?? 0));
    if (isBehind) first = Math.min(first, offset);
    for (const child of children) look(child);
  };
  look(game);
  return first;
}
