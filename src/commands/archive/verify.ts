/** `kiebitz archive verify`: whether everything is there, once, as it was written. */
import type { PartHead } from '../../archive/part.js';
import { writeStandardOutput } from '../../io/standard-output.js';
import { entryOf } from '../../log/entry-of.js';
import { plain } from '../../output/plain.js';
import { type Speaker, speakerFor } from '../../text/speaker.js';
import { complain } from '../complain.js';
import { EXIT } from '../exit.js';
import { mistakeText, type NamedPart, partsOf } from './folder.js';
import { aimOf, ordersOf, type PlacedOrder } from './orders.js';
import { namedRightly } from './sound.js';

/** What is in the archive of one file, by one referee: the heads of its parts in their order. */
type Files = ReadonlyMap<string, readonly PartHead[]>;

/** What lies in the archive. */
interface Read {
  readonly files: Files;
  /** The parts of each file by their names, also of what is damaged. */
  readonly named: ReadonlyMap<string, readonly NamedPart[]>;
  /** Files of which a part is damaged: what is missing because of it is not told again. */
  readonly damaged: ReadonlySet<string>;
  readonly mistakes: readonly string[];
}

/** @returns the exit code: 1 where something has to be made anew */
export async function archiveVerify(folder: string, { lang }: { readonly lang?: string }): Promise<number> {
  const speaker = await speakerFor(lang, [], ['archive']);
  const parts = await partsOf(folder);
  if ('message' in parts) return complain(mistakeText(parts, speaker), EXIT.unread);
  const orders = await ordersOf(folder);
  if ('message' in orders) return complain(mistakeText(orders, speaker), EXIT.unread);
  const read = await readAll(parts, speaker);
  const { files } = read;
  const all = [...read.mistakes, ...gapsIn(read, speaker), ...lackingIn(read, orders, speaker)];
  await writeStandardOutput(all.map((mistake) => `${plain(mistake)}\n`));
  const heads = [...files.values()].flat();
  const count = {
    ...{ parts: heads.length, files: new Set(heads.map(({ bytes }) => bytes)).size, mistakes: all.length },
    games: gamesIn(heads.filter(({ referee }) => !referee.analysis)),
    analyses: gamesIn(heads.filter(({ referee }) => referee.analysis)),
  };
  const isWhole = all.length === 0;
  await writeStandardOutput(`${speaker.text(isWhole ? 'archive-verified' : 'archive-not-whole', count)}\n`);
  return isWhole ? EXIT.fine : EXIT.findings;
}

function gamesIn(heads: readonly PartHead[]): number {
  return heads.reduce((sum, { games }) => sum + games, 0);
}

/** Reads each part, and keeps the heads of those that are as they were written. */
async function readAll(parts: readonly NamedPart[], speaker: Speaker): Promise<Read> {
  const mistakes: string[] = [];
  const files = new Map<string, PartHead[]>();
  const named = new Map<string, NamedPart[]>();
  const damaged = new Set<string>();
  for (const one of parts) {
    const id = aimOf(one);
    const part = await namedRightly(one);
    if ('message' in part) mistakes.push(mistakeText(part, speaker));
    else entryOf(files, id, () => []).push(part.head);
    if ('message' in part && part.message === 'archive-misnamed') continue;
    entryOf(named, id, () => []).push(one);
    if ('message' in part) damaged.add(id);
  }
  return { files, named, damaged, mistakes };
}

/** Parts that are missing between others, or there twice. */
function gapsIn({ files, named }: Read, speaker: Speaker): readonly string[] {
  const mistakes: string[] = [];
  for (const [id, parts] of named) {
    const file = files.get(id)?.[0]?.file ?? parts[0]?.path ?? '';
    const wrong = parts.findIndex(({ part }, place) => part !== place);
    if (wrong >= 0) {
      const isTwice = parts[wrong]?.part === parts[wrong - 1]?.part;
      const part = isTwice ? wrong : wrong + 1;
      mistakes.push(speaker.text(isTwice ? 'archive-twice' : 'archive-missing', { file, part }));
    }
    if (parts.at(-1)?.end !== true) mistakes.push(speaker.text('archive-unfinished', { file }));
  }
  return mistakes;
}

/** What was ordered and is not there, or has another number of games. */
function lackingIn({ files, damaged }: Read, orders: readonly PlacedOrder[], speaker: Speaker): readonly string[] {
  const mistakes = new Map<string, string>();
  // A file that has grown since was ordered anew: what it was before cannot be judged any more.
  const replaced = new Set(
    orders.filter(({ order: { shard: _, ...whole } }) => files.has(aimOf(whole))).map(({ order }) => nameOf(order)),
  );
  for (const { order } of orders) {
    const { key, bytes, file, shard } = order;
    const id = aimOf({ key, bytes });
    if (damaged.has(id)) continue;
    const heads = files.get(id);
    if (!heads) {
      if (!replaced.has(nameOf(order))) mistakes.set(id, speaker.text('archive-unmade', { file }));
    } else if (shard && heads.at(-1)?.end === true) {
      const games = heads.reduce((sum, head) => sum + head.games, 0);
      const faults = heads.reduce((sum, head) => sum + head.faults, 0);
      // A game that cannot be judged is a fault.
      if (games <= shard.games && games + faults >= shard.games) continue;
      mistakes.set(id, speaker.text('archive-miscounted', { file, games, counted: shard.games }));
    }
  }
  return [...mistakes.values()];
}

function nameOf({ key, file }: { readonly key: string; readonly file: string }): string {
  return JSON.stringify([key, file]);
}
