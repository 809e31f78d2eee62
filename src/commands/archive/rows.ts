/** The games of a file, or of a part of it, as rows of an archive. */
import type { AppraisalSetting } from '../../analysis/appraisal-setting.js';
import { faultRow, gameRow, type Row } from '../../archive/row.js';
import type { Editions } from '../../editions/editions.js';
import { gameOf, vocabularyOf } from '../../games.js';
import type { InputFile } from '../../io/inputs.js';
import { readLogs } from '../../io/logs.js';
import { ownFault } from '../../io/own-fault.js';
import type { Fault, Recording } from '../../log/recording.js';
import { ToldSpellings } from '../../log/told-spellings.js';
import { editionsOf } from '../editions.js';
import { occasionOf, originOf, type ReplayEvent, replayedGame } from '../replays.js';

/** Which games of a file are wanted. */
export interface Wanted {
  /** Paths of the user's own editions. */
  readonly components: readonly string[];
  /** Undefined where games are to be judged. */
  readonly analysis: AppraisalSetting | undefined;
  /** @param game its number in the file, 0-based */
  readonly isWanted: (game: number) => boolean;
  /** How many games of the file lie before what is read of it. */
  readonly before?: number;
  /** The first game that is not read any more. */
  readonly to?: number;
  /** False where the games are not to be judged: each becomes a fault of ours. */
  readonly isJudged?: boolean;
}

/**
 * What a file says at one of its games: that it begins, then the game itself, or what is wrong behind it; before it only at the first
 * game.
 */
export interface FileRow {
  /** The number of the game in the file, 0-based. */
  readonly game: number;
  /** Undefined where a game begins, and for what merely lies among the logs: that is not missed. */
  readonly row: Row | undefined;
  readonly fault: Fault | undefined;
}

/**
 * Reads a file and judges what is wanted of it; nothing is kept.
 * @returns one row after the other; in the end how many games the file has, or more than `to` where it goes on there
 * @throws UnusableEdition
 */
export async function* rowsOfFile(
  input: InputFile,
  { components, analysis, isWanted, before = 0, to = Number.POSITIVE_INFINITY, isJudged = true }: Wanted,
): AsyncGenerator<FileRow, number> {
  const editions = await editionsOf(components);
  const spellings = new ToldSpellings(input.part?.reading.told);
  let games = before;
  for await (const event of readLogs([input], vocabularyOf)) {
    games += event.type === 'game' ? 1 : 0;
    if (games > to) break;
    const game = Math.max(games - 1, 0);
    // What has been said once is not said again, also where it was said of a game that is not wanted.
    const read = event.type === 'game' ? spellings.firstOf(event.recording) : event.fault;
    if (!isWanted(game)) continue;
    if ('fault' in read) {
      // Of what cannot be read the verdicts tell.
      if (!analysis) yield { game, ...faulty(read) };
      continue;
    }
    yield { game, row: undefined, fault: undefined };
    if (!isJudged) yield { game, ...unjudged(read) };
    else if (analysis) yield { game, ...(await analysedRow(read, editions, analysis)) };
    else yield { game, ...rowOf(replayedGame(read, editions, { transcript: 'counts' })) };
  }
  return games;
}

async function analysedRow(read: Recording, editions: Editions, setting: AppraisalSetting): Promise<RowOfEvent> {
  // Whoever only judges plays nothing on.
  const { analysed } = await import('./analysed.js');
  const event = replayedGame(read, editions, { transcript: true });
  if (event.type === 'fault') return faulty(event.fault);
  try {
    return { row: await analysed(event, setting), fault: undefined };
  } catch (error) {
    return unjudged(event.recording, error);
  }
}

type RowOfEvent = Omit<FileRow, 'game'>;

function rowOf(event: ReplayEvent): RowOfEvent {
  if (event.type === 'fault') return faulty(event.fault);
  const { replayed, recording, brokenOff } = event;
  try {
    const said = { ...originOf(recording), event: occasionOf(recording).event };
    const row = gameRow(replayed, recording, said, gameOf(replayed.ruleset)?.presentation);
    // The game is there as far as it goes; that it breaks off is told.
    return { row, fault: brokenOff };
  } catch (error) {
    return unjudged(recording, error);
  }
}

function unjudged({ source }: Recording, error: unknown = 'a worker ended'): RowOfEvent {
  return faulty(ownFault(source, error));
}

function faulty(fault: Fault): RowOfEvent {
  return { row: fault.passedOver === true ? undefined : faultRow(fault), fault };
}
