/** Takes over parts that others have made, each of them only if it is what was written. */
import { basename, join } from 'node:path';
import type { Order } from '../../archive/order.js';
import { writeInFolder } from '../../io/write-whole.js';
import { partsOf } from './folder.js';
import { aimOf, ordersOf, type PlacedOrder, writeOrders } from './orders.js';
import type { ArchiveRun } from './run.js';
import { namedRightly } from './sound.js';
import { UnusableArchive, unusable } from './unusable.js';

/** Where parts go to. */
export interface Target {
  readonly folder: string;
  /** The folder of the parts. */
  readonly parts: string;
  /** Names of the parts that are there; what is new is added. */
  readonly names: Set<string>;
  /** By their aims; what is new is added. */
  readonly orders: Map<string, PlacedOrder>;
}

/** What was taken over. */
export interface Imported {
  readonly parts: number;
  /** Parts that were there already. */
  readonly kept: number;
  /** What the other archive was asked for. */
  readonly orders: readonly Order[];
}

/** @param from the folder of another archive @throws UnusableArchive */
export async function importParts(from: string, target: Target, run: ArchiveRun): Promise<Imported> {
  const parts = await partsOf(from);
  const orders = await ordersOf(from);
  const taken: Order[] = [];
  let kept = 0;
  for (const named of parts) {
    const name = basename(named.path);
    // What is damaged here is replaced.
    const path = join(target.parts, name);
    if (target.names.has(name) && !((await namedRightly({ ...named, path }).catch(unusable)) instanceof Error)) {
      kept += 1;
      continue;
    }
    const part = await namedRightly(named).catch(run.refused);
    if (!part) continue;
    const failure = await writeInFolder(path, part.text);
    if (failure) {
      run.refuse(new UnusableArchive(failure));
      continue;
    }
    target.names.add(name);
    taken.push({ key: named.key, bytes: part.head.bytes, file: part.head.file, named: true });
  }
  const ordered = orders.map(({ order }) => order);
  const asked = new Set(ordered.map(({ key, bytes }) => aimOf({ key, bytes })));
  const unasked = taken.filter((order) => !asked.has(aimOf(order)));
  const all = [...ordered, ...unasked];
  await writeOrders(target.folder, all, target.orders);
  return { parts: taken.length, kept, orders: all };
}
