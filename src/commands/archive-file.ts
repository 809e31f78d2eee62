/** Judges one file for an archive and writes its parts; the same in a worker and without. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { GAMES_IN_PART, type Job, partName, partText, type Referee } from '../archive/part.js';
import { faultRow, gameRow, type Row } from '../archive/row.js';
import { gameOf, vocabularyOf } from '../games.js';
import type { Input } from '../io/inputs.js';
import { readLogs } from '../io/logs.js';
import { ownFault } from '../io/own-fault.js';
import { type WriteFailure, writeInFolder } from '../io/write-whole.js';
import type { Fault } from '../log/recording.js';
import { ToldSpellings } from '../log/told-spellings.js';
import { editionsOf } from './editions.js';
import { originOf, type ReplayEvent, replayedGame } from './replays.js';

/** A file as it was found. Plain values only: it is sent to workers. */
export interface FoundFile {
  readonly input: Extract<Input, { readonly type: 'file' }>;
  /** A digest of its bytes. */
  readonly bytes: string;
  readonly size: number;
  readonly modified: number;
  /** The parts of it that the archive has. */
  readonly have: readonly number[];
}

/** What is asked of all files. Plain values only. */
export interface ArchiveOptions {
  /** The folder of the parts. */
  readonly parts: string;
  readonly referee: Referee;
  /** Paths of the user's own editions. */
  readonly components: readonly string[];
}

/** What has become of a file, piece by piece. Plain values only. */
export type Archived =
  | { readonly type: 'part'; readonly games: number; readonly faults: readonly Fault[] }
  /** It is not what it was when its digest was taken: what is there stays, the rest has to be done anew. */
  | { readonly type: 'changed'; readonly file: string }
  | { readonly type: 'failure'; readonly failure: WriteFailure };

/**
 * Judges what the archive does not have yet of a file, and writes each part when it is whole.
 * @throws UnusableEdition
 */
export async function* archivedFile(found: FoundFile, options: ArchiveOptions): AsyncGenerator<Archived> {
  const { input, bytes, have } = found;
  const kept = new Set(have);
  const editions = await editionsOf(options.components);
  const spellings = new ToldSpellings();
  let rows: Row[] = [];
  let faults: Fault[] = [];
  let games = 0;
  let part = 0;
  const close = async (end: boolean): Promise<Archived | undefined> => {
    if (await hasChanged(found)) return { type: 'changed', file: input.path };
    const job: Job = { bytes, referee: options.referee, part, end };
    const failure = kept.has(part)
      ? undefined
      : await writeInFolder(join(options.parts, partName(job)), partText(job, input.path, rows));
    const done = { type: 'part', games: kept.has(part) ? 0 : games, faults } as const;
    [rows, faults, games, part] = [[], [], 0, part + 1];
    return failure ? { type: 'failure', failure } : done;
  };
  for await (const event of readLogs([input], vocabularyOf)) {
    if (event.type === 'game' && games === GAMES_IN_PART) {
      const closed = await close(false);
      if (closed) yield closed;
      if (closed?.type !== 'part') return;
    }
    games += event.type === 'game' ? 1 : 0;
    // What has been said once is not said again, also where a part is there already.
    const read = event.type === 'game' ? spellings.firstOf(event.recording) : event.fault;
    if (kept.has(part)) continue;
    const row = rowOf(
      'fault' in read ? { type: 'fault', fault: read } : replayedGame(read, editions, { transcript: 'counts' }),
    );
    if (row.fault) faults.push(row.fault);
    // What merely lies among the logs is not missed.
    if (row.fault?.passedOver !== true) rows.push(row.row);
  }
  const closed = await close(true);
  if (closed) yield closed;
}

function rowOf(event: ReplayEvent): { row: Row; fault?: Fault } {
  if (event.type === 'fault') return { row: faultRow(event.fault), fault: event.fault };
  const { replayed, recording } = event;
  try {
    return { row: gameRow(replayed, recording, originOf(recording), gameOf(replayed.ruleset)?.portrait) };
  } catch (error) {
    const { file, line, column } = recording.source;
    const fault = ownFault(file, { line, column }, error);
    return { row: faultRow(fault), fault };
  }
}

/** True where a file has been written to, or is gone, since its digest was taken. */
async function hasChanged({ input, size, modified }: FoundFile): Promise<boolean> {
  const now = await stat(input.path).catch(() => undefined);
  return now?.size !== size || now.mtimeMs !== modified;
}
