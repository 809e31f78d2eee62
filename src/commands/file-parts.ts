/**
 * Does the work of one large file on all processors. It is cut where games seem to begin, and what each part says is taken only where the
 * part before it has come to that very place between two games, knowing what the part took for granted. So nothing depends on the cuts.
 */
import { countRead } from '../io/bytes.js';
import { type Slice, slicesOf } from '../io/cuts.js';
import type { FilePart, Input, InputFile } from '../io/inputs.js';
import { NoThread } from '../io/threads.js';
import type { Between } from '../log/between.js';
import { GameIds } from '../log/game-ids.js';
import { MAX_FAULTS } from '../log/limits.js';
import type { Spelling } from '../log/spelling.js';

/** What is known at a place between two games; undefined at the beginning of the file. */
type Known = { readonly between: Between; readonly told: readonly Spelling[] } | undefined;

/** A part of a file, for a worker. Plain values only. */
export interface PartTask {
  readonly slice: Slice;
  readonly known: Known;
}

/** What a worker knows when it has come to the end of a part. Plain values only. */
export interface PartEnd {
  readonly known: Known;
  /** Of the games of the part. */
  readonly ids: Uint32Array;
  readonly faults: number;
}

/** What comes of a part, at once: nothing of it holds before its end is known. */
export interface PartResults<Result> {
  readonly results: readonly Result[];
  readonly end: PartEnd;
}

/** The part as an input, and what is known at its end when it has been read. */
export function partOf({ slice, known }: PartTask): {
  readonly input: { readonly part: FilePart };
  readonly end: () => PartEnd;
} {
  const part = partFrom(slice, known, new GameIds(), 0, slice.isLast);
  const { reading } = part;
  return {
    input: { part },
    end: () => ({
      known: reading.between && { between: reading.between, told: [...reading.told] },
      ids: reading.ids.digests,
      faults: reading.faults,
    }),
  };
}

/** @param isLast true where the file ends with it */
function partFrom({ start, end, from }: Slice, known: Known, ids: GameIds, faults: number, isLast: boolean): FilePart {
  const reading = { from, ids, told: new Set(known?.told), faults, between: known?.between, isLast };
  return { start, end: isLast ? undefined : end, reading };
}

/** What is to be done with the parts of a file. */
export interface PartWork<Result> {
  /** As many parts are begun before the first of them is done. */
  readonly ahead: number;
  /** Gives a part to a worker. @throws what a run of `Threads` throws */
  readonly run: (task: PartTask) => Promise<PartResults<Result>>;
  /** The same here, result by result, for the file or its rest. */
  readonly here: (input: Input) => AsyncIterable<Result>;
  /** What stands in the place of the rest of the file where a worker has failed, or died. */
  readonly failed: (error: Error) => Promise<Result>;
}

/** So many bytes the first part has: some thirty games. It is done alone, so it should not take long; each part costs something, so later ones are larger. */
const PART_BYTES = 1e6;

/**
 * All results of a file, in their order. Where a part does not end between two games, or has the id of a game before it, what follows from
 * there on is done here: one process alone knows all that was before.
 * @throws what the work throws
 */
export async function* resultsOfParts<Result>(
  input: InputFile,
  { ahead: most, run, here, failed }: PartWork<Result>,
  partBytes = PART_BYTES,
): AsyncGenerator<Result> {
  const slices = slicesOf(input.path, partBytes);
  const beginning = (await slices.next()).value;
  // Small, packed, or with no game at all: it has only one part.
  if (!beginning || beginning.isLast) return yield* here(input);
  const ids = new GameIds();
  let faults = 0;
  let known: Known;
  /** To be begun before others, or anew: what they were begun with turned out not to be known there. */
  let again: Slice[] = [beginning];
  let begun: { readonly slice: Slice; readonly results: Promise<PartResults<Result>> }[] = [];
  // What is known may change with each part: so the first one is done alone, then twice as many as went well, up to the most.
  let ahead = 1;
  try {
    for (;;) {
      while (begun.length < ahead) {
        const slice = again.shift() ?? (await slices.next()).value;
        if (!slice) break;
        const results = run({ slice, known });
        // It is heard of when its turn comes, if ever.
        results.catch(() => undefined);
        begun.push({ slice, results });
      }
      const first = begun.shift();
      if (!first) return;
      const { slice } = first;
      const done = await first.results.catch(errorOf);
      if (done instanceof Error && !(done instanceof NoThread)) {
        yield await failed(done);
        return;
      }
      const isWhole = 'end' in done && (slice.isLast || done.end.known);
      if (!isWhole || faults + done.end.faults >= MAX_FAULTS || !ids.merge(done.end.ids)) {
        yield* here(known ? { ...input, part: partFrom(slice, known, ids, faults, true) } : input);
        return;
      }
      const { end } = done;
      faults += end.faults;
      countRead(slice.end - slice.start);
      yield* done.results;
      if (JSON.stringify(end.known) === JSON.stringify(known)) {
        ahead = Math.min(most, ahead * 2);
        continue;
      }
      known = end.known;
      ahead = 1;
      again = [...begun.map((other) => other.slice), ...again];
      begun = [];
    }
  } finally {
    await slices.return(undefined);
  }
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
