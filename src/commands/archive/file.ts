/** Judges one file for an archive and writes its parts; the same in a worker and without. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shard } from '../../archive/order.js';
import { gamesInPart, type Job, partName, partText, type Referee } from '../../archive/part.js';
import type { Row } from '../../archive/row.js';
import type { InputFile } from '../../io/inputs.js';
import { type WriteFailure, writeInFolder } from '../../io/write-whole.js';
import { GameIds } from '../../log/game-ids.js';
import type { Fault } from '../../log/recording.js';
import { rowsOfFile } from './rows.js';

/** A file as it was found. Plain values only: it is sent to workers. */
export interface FoundFile {
  readonly input: InputFile;
  /** A digest of its bytes. */
  readonly bytes: string;
  readonly size: number;
  readonly modified: number;
  /** The parts of it that the archive has. */
  readonly have: readonly number[];
  /** Only this part of it is asked for. */
  readonly shard?: Shard;
  /** Only each `step`th part of it is asked for, from the `first` on: 0-based, less than `step`. */
  readonly stride?: { readonly first: number; readonly step: number };
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
  | { readonly type: 'part'; readonly part: number; readonly games: number; readonly faults: readonly Fault[] }
  /** It is not what it was when its digest was taken: what is there stays, the rest has to be done anew. */
  | { readonly type: 'changed'; readonly file: string }
  | { readonly type: 'failure'; readonly failure: WriteFailure };

/** What belongs into a part. */
export interface PartContent {
  readonly part: number;
  readonly end: boolean;
  readonly rows: readonly Row[];
  readonly faults: readonly Fault[];
}

/**
 * Judges what the archive does not have yet of a file, and writes each part when it is whole.
 * @throws UnusableEdition
 */
export async function* archivedFile(found: FoundFile, options: ArchiveOptions): AsyncGenerator<Archived> {
  const { components, referee } = options;
  const size = gamesInPart(referee);
  const partWith = (game: number): number => Math.floor(game / size);
  const isWanted = (game: number): boolean => isPartWanted(found, kept, partWith(game));
  const kept = new Set(found.have);
  const wanted = { components, analysis: referee.analysis, isWanted, ...stretchOf(found, size) };
  const reading = rowsOfFile(inputOf(found), wanted);
  let open: { readonly part: number; readonly rows: Row[]; readonly faults: Fault[] } | undefined;
  for (;;) {
    const next = await reading.next();
    const last = next.done ? partWith(Math.max(next.value - 1, 0)) : undefined;
    const part = next.done ? last : partWith(next.value.game);
    if (open && (next.done || open.part !== part)) {
      const written = await writePart(found, options, { ...open, end: open.part === last });
      yield written;
      if (written.type !== 'part') return;
      open = undefined;
    } else if (last !== undefined && isWanted(last)) {
      // A file without any game has one part without any row.
      yield await writePart(found, options, { part: last, end: true, rows: [], faults: [] });
    }
    if (next.done) return;
    open ??= { part: partWith(next.value.game), rows: [], faults: [] };
    if (next.value.row) open.rows.push(next.value.row);
    if (next.value.fault) open.faults.push(next.value.fault);
  }
}

/** Writes a part, if the file is still what it was. */
export async function writePart(
  found: FoundFile,
  { parts, referee }: ArchiveOptions,
  { part, end, rows, faults }: PartContent,
): Promise<Archived> {
  const { input, bytes } = found;
  if (await hasChanged(found)) return { type: 'changed', file: input.path };
  const job: Job = { bytes, referee, part, end };
  const failure = await writeInFolder(join(parts, partName(job)), partText(job, input.path, rows));
  const games = rows.filter(({ type }) => type !== 'fault').length;
  return failure ? { type: 'failure', failure } : { type: 'part', part, games, faults };
}

function isPartWanted({ shard, stride }: FoundFile, kept: ReadonlySet<number>, part: number): boolean {
  const isAsked = shard === undefined || part === shard.part;
  return isAsked && !kept.has(part) && (stride === undefined || part % stride.step === stride.first);
}

/** What is to be read of a file. */
export function inputOf({ input, shard }: FoundFile): InputFile {
  if (!shard) return input;
  const { start, from, faults, known } = shard;
  const told = new Set(known?.told);
  // What is behind the part is not read, so that it does not matter where it ends.
  const reading = { from, ids: new GameIds(), told, faults, between: known?.between, isLast: true };
  return { ...input, part: { start, end: undefined, reading } };
}

function stretchOf({ shard }: FoundFile, size: number) {
  return shard ? { before: shard.before, to: (shard.part + 1) * size } : {};
}

/** True where a file has been written to, or is gone, since its digest was taken. */
async function hasChanged({ input, size, modified }: FoundFile): Promise<boolean> {
  const now = await stat(input.path).catch(() => undefined);
  return now?.size !== size || now.mtimeMs !== modified;
}
