/**
 * Judges a file at which workers have died: a part that fails is cut into halves until only the games are left that cannot be judged.
 * Each of those becomes a fault of ours, as one does that fails in any other way; all others are judged.
 */
import { gamesInPart } from '../../archive/part.js';
import { faultRow, type Row } from '../../archive/row.js';
import { ownFault } from '../../io/own-fault.js';
import type { Fault } from '../../log/recording.js';
import { type Archived, type ArchiveOptions, type FoundFile, inputOf, writePart } from './file.js';
import { rowsOfFile } from './rows.js';

/** Some games of a file, by their numbers, 0-based. Plain values only. */
export interface Stretch {
  readonly from: number;
  /** The first one that does not belong to it. */
  readonly to: number;
  /** False where the games are only to be read: each becomes a fault of ours. */
  readonly isJudged: boolean;
}

/** What is in a stretch. Plain values only. */
export interface StretchRows {
  /** How many games. */
  readonly games: number;
  readonly rows: readonly Row[];
  readonly faults: readonly Fault[];
  /** True where no game follows. */
  readonly end: boolean;
}

/** Reads and judges a stretch here. @throws UnusableEdition */
export async function rowsOfStretch(
  found: FoundFile,
  { components, referee }: ArchiveOptions,
  { from, to, isJudged }: Stretch,
): Promise<StretchRows> {
  const wanted = {
    ...{ components, analysis: referee.analysis, isJudged, before: found.shard?.before ?? 0, to },
    isWanted: (game: number): boolean => game >= from && game < to,
  };
  const reading = rowsOfFile(inputOf(found), wanted);
  const rows: Row[] = [];
  const faults: Fault[] = [];
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { games: Math.max(Math.min(value, to) - from, 0), rows, faults, end: value <= to };
    if (value.row) rows.push(value.row);
    if (value.fault) faults.push(value.fault);
  }
}

/** Has a stretch read and judged somewhere else. @throws what has gone wrong there */
export type RunStretch = (stretch: Stretch) => Promise<StretchRows>;

/** Does the same as `archivedFile`, whatever games do to the workers that judge them. */
export async function* carefully(found: FoundFile, options: ArchiveOptions, run: RunStretch): AsyncGenerator<Archived> {
  const kept = new Set(found.have);
  for (let part = found.shard?.part ?? 0; ; part += 1) {
    if (kept.has(part)) continue;
    const { written, isLast } = await carefulPart(found, options, part, run);
    if (written) yield written;
    if (written?.type !== 'part' || isLast || found.shard) return;
  }
}

/** The same of one part. @returns nothing written where the file has no such part; and whether none can follow */
export async function carefulPart(
  found: FoundFile,
  options: ArchiveOptions,
  part: number,
  run: RunStretch,
): Promise<{ readonly written: Archived | undefined; readonly isLast: boolean }> {
  const size = gamesInPart(options.referee);
  const content = await wholePart(found.input.path, { from: part * size, to: (part + 1) * size, isJudged: true }, run);
  if (content.games === 0 && part > 0) return { written: undefined, isLast: true };
  return { written: await writePart(found, options, { part, ...content }), isLast: content.end };
}

async function wholePart(file: string, stretch: Stretch, run: RunStretch): Promise<StretchRows> {
  const { from, to } = stretch;
  const read = await run({ from, to, isJudged: false }).catch(() => undefined);
  // Not even to be read: nobody knows where the next game begins.
  if (!read) return { games: 1, end: true, ...unread(file) };
  if (read.games === 0) return read;
  const { rows, faults } = await halves(file, { ...stretch, to: from + read.games }, run);
  return { games: read.games, rows, faults, end: read.end };
}

type Rows = Pick<StretchRows, 'rows' | 'faults'>;

async function halves(file: string, stretch: Stretch, run: RunStretch): Promise<Rows> {
  const { from, to } = stretch;
  const judged = await run(stretch).catch(() => undefined);
  if (judged) return judged;
  if (to - from === 1) return run({ from, to, isJudged: false }).catch(() => unread(file));
  const middle = Math.ceil((from + to) / 2);
  const [first, second] = [
    await halves(file, { ...stretch, to: middle }, run),
    await halves(file, { ...stretch, from: middle }, run),
  ];
  return { rows: [...first.rows, ...second.rows], faults: [...first.faults, ...second.faults] };
}

function unread(file: string): Rows {
  const fault = ownFault(file, 'a worker ended');
  return { rows: [faultRow(fault)], faults: [fault] };
}
