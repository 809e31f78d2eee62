/** Takes over parts that others have made, each of them only if it is what was written. */
import { basename, join } from 'node:path';
import type { Order } from '../../archive/order.js';
import { type WriteFailure, writeInFolder } from '../../io/write-whole.js';
import { type ArchiveMistake, partsOf } from './folder.js';
import { aimOf, ordersOf, type PlacedOrder, writeOrders } from './orders.js';
import type { ArchiveRun } from './run.js';
import { namedRightly } from './sound.js';

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

/** @param from the folder of another archive @returns undefined where nothing could be taken over; that has been told */
export async function importParts(from: string, target: Target, run: ArchiveRun): Promise<Imported | undefined> {
  const parts = await partsOf(from);
  if ('message' in parts) return refuse(run, parts);
  const orders = await ordersOf(from);
  if ('message' in orders) return refuse(run, orders);
  const taken: Order[] = [];
  let kept = 0;
  for (const named of parts) {
    const name = basename(named.path);
    // What is damaged here is replaced.
    if (target.names.has(name) && !('message' in (await namedRightly({ ...named, path: join(target.parts, name) })))) {
      kept += 1;
      continue;
    }
    const part = await namedRightly(named);
    const failure = 'message' in part ? part : await writeInFolder(join(target.parts, name), part.text);
    if (failure) run.refuse(failure);
    if (failure || 'message' in part) continue;
    target.names.add(name);
    taken.push({ key: named.key, bytes: part.head.bytes, file: part.head.file, named: true });
  }
  const ordered = orders.map(({ order }) => order);
  const asked = new Set(ordered.map(({ key, bytes }) => aimOf({ key, bytes })));
  const unasked = taken.filter((order) => !asked.has(aimOf(order)));
  const all = [...ordered, ...unasked];
  const unwritten = await writeOrders(target.folder, all, target.orders);
  return unwritten ? refuse(run, unwritten) : { parts: taken.length, kept, orders: all };
}

function refuse(run: ArchiveRun, reason: ArchiveMistake | WriteFailure): undefined {
  run.refuse(reason);
  return undefined;
}
