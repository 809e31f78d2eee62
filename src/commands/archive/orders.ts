/** The orders of an archive on the disk: a folder of lists, each named after what is in it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listName, listText, ORDERS_IN_LIST, type Order, type OrderPlace, readList } from '../../archive/order.js';
import { errorCode } from '../../io/system-error.js';
import { type WriteFailure, writeInFolder } from '../../io/write-whole.js';
import { makeDirectory } from '../output-directory.js';
import type { ArchiveMistake } from './folder.js';

const ORDERS = 'orders';
const ENDING = '.ndjson';

/** An order with its place. */
export interface PlacedOrder extends OrderPlace {
  readonly order: Order;
}

/** All orders, list by list in the order of their names. */
export async function ordersOf(folder: string): Promise<readonly PlacedOrder[] | ArchiveMistake> {
  const names = await readdir(join(folder, ORDERS)).catch(errorCode);
  if (typeof names === 'string') {
    if (names === 'ENOENT') return [];
    return { message: 'archive-unreadable', path: join(folder, ORDERS), variables: { code: names } };
  }
  const all: PlacedOrder[] = [];
  for (const name of names.sort()) {
    const list = /^([0-9a-f]{32})\.ndjson$/.exec(name)?.[1];
    if (list === undefined) continue;
    const orders = await ordersIn(folder, list);
    if ('message' in orders) return orders;
    for (const [line, order] of orders.entries()) all.push({ list, line, order });
  }
  return all;
}

/** The orders of one list. */
export async function ordersIn(folder: string, list: string): Promise<readonly Order[] | ArchiveMistake> {
  const path = join(folder, ORDERS, `${list}${ENDING}`);
  try {
    const orders = readList(list, await readFile(path, 'utf8'));
    return orders ?? { message: 'archive-damaged', path, variables: { mistake: 'orders' } };
  } catch (error) {
    return { message: 'archive-unreadable', path, variables: { code: errorCode(error) } };
  }
}

/** What an order is about: the same for all orders of one file, or of one part of it, to one referee. */
export function aimOf({ key, bytes, shard }: Pick<Order, 'key' | 'bytes' | 'shard'>, part = shard?.part): string {
  return `${key} ${bytes} ${part ?? ''}`;
}

/**
 * Writes down what is not ordered yet.
 * @param known what is, by its aim; what is new is added
 */
export async function writeOrders(
  folder: string,
  orders: readonly Order[],
  known: Map<string, PlacedOrder>,
): Promise<WriteFailure | undefined> {
  const unknown = orders.filter((order) => !known.has(aimOf(order)));
  const added = [...new Map(unknown.map((order) => [aimOf(order), order])).values()];
  if (added.length === 0) return undefined;
  const failure = await makeDirectory(join(folder, ORDERS));
  if (failure) return failure;
  for (let start = 0; start < added.length; start += ORDERS_IN_LIST) {
    const some = added.slice(start, start + ORDERS_IN_LIST);
    const text = listText(some);
    const list = listName(text);
    const unwritten = await writeInFolder(join(folder, ORDERS, `${list}${ENDING}`), text);
    if (unwritten) return unwritten;
    for (const [line, order] of some.entries()) known.set(aimOf(order), { list, line, order });
  }
  return undefined;
}

/** Orders by their aims. */
export function byAim(orders: readonly PlacedOrder[]): Map<string, PlacedOrder> {
  return new Map(orders.map((placed) => [aimOf(placed.order), placed]));
}
