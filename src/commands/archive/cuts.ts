/** Cuts a large file into its parts, so that several machines can judge them: from where each can be read without what lies before. */
import type { Shard } from '../../archive/order.js';
import { vocabularyOf } from '../../games.js';
import { slicesOf } from '../../io/cuts.js';
import type { InputFile } from '../../io/inputs.js';
import { readLogs } from '../../io/logs.js';
import { GameIds } from '../../log/game-ids.js';
import { MAX_FAULTS } from '../../log/limits.js';
import { ToldSpellings } from '../../log/told-spellings.js';
import { type PartEnd, type PartTask, partOf } from '../file-parts.js';

/** Smaller files are judged by one machine: to read them once more would cost more than it saves. In bytes. */
export const LARGE = 64e6;

/** A place between two games from which the reading can go on. */
type Mark = Omit<Shard, 'part' | 'games'>;

/** So far apart are the marks at first, in bytes; later up to eight times as far. */
const STEP = 1e6;

/**
 * Reads a file once, without judging.
 * @param size how many games go into a part
 * @param step so far apart are the places, at first, from which a part may be read
 * @returns its parts; undefined where it has only one, or cannot be cut: packed or typed, with an id that comes twice, or too many faults
 */
export async function shardsOf(input: InputFile, size: number, step = STEP): Promise<readonly Shard[] | undefined> {
  const marks: Mark[] = [];
  const ids = new GameIds();
  let [games, faults] = [0, 0];
  let known: PartEnd['known'];
  for await (const slice of slicesOf(input.path, step)) {
    marks.push({ before: games, start: slice.start, from: slice.from, faults, ...(known && { known }) });
    let read = await readThrough(input, { slice, known });
    const isCut = slice.isLast || read.known !== undefined;
    // Not between two games: from the last mark on everything is read in one go; from the first one that is no cut at all.
    if (!isCut && marks.length === 1) return undefined;
    if (!isCut) read = await readThrough(input, { slice: { ...slice, isLast: true }, known });
    games += read.games;
    faults += read.faults;
    known = read.known;
    if (faults >= MAX_FAULTS || !ids.merge(read.ids)) return undefined;
    if (!isCut) break;
  }
  const parts = Math.ceil(games / size);
  return parts > 1
    ? Array.from({ length: parts }, (_, part) => ({ part, games, ...markBefore(part * size, marks) }))
    : undefined;
}

function markBefore(game: number, marks: readonly Mark[]): Mark {
  const mark = marks.findLast(({ before }) => before <= game);
  if (!mark) throw new Error('a file without a beginning');
  return mark;
}

async function readThrough(input: InputFile, task: PartTask): Promise<PartEnd & { readonly games: number }> {
  const part = partOf(task);
  const spellings = new ToldSpellings(part.input.part.reading.told);
  let games = 0;
  for await (const event of readLogs([{ ...input, ...part.input }], vocabularyOf)) {
    if (event.type !== 'game') continue;
    games += 1;
    spellings.firstOf(event.recording);
  }
  return { ...part.end(), games };
}
