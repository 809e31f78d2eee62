/** The orders of an archive on the disk: a folder of lists, each named after what is in it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listName, listText, ORDERS_IN_LIST, type Order, type OrderPlace, readList } from '../../archive/order.js';
import { errorCode } from '../../io/system-error.js';
import { writeInFolder } from '../../io/write-whole.js';
import { makeDirectory } from '../output-directory.js';
import { UnusableArchive } from './unusable.js';

const ORDERS = 'orders';
const ENDING = '.ndjson';

/** An order with its place. */
export interface PlacedOrder extends OrderPlace {
  readonly order: Order;
}

/** All orders, list by list in the order of their names. @throws UnusableArchive */
export async function ordersOf(folder: string): Promise<readonly PlacedOrder[]> {
  const path = join(folder, ORDERS);
  const names = await readdir(path).catch(errorCode);
  if (names === 'ENOENT') return [];
  if (typeof names === 'string')
    throw new UnusableArchive({ message: 'archive-unreadable', path, variables: { code: names } });
  const all: PlacedOrder[] = [];
  for (const name of names.sort()) {
    const list = /^([0-9a-f]{32})\.ndjson$/.exec(name)?.[1];
    if (list === undefined) continue;
    const orders = await ordersIn(folder, list);
    for (const [line, order] of orders.entries()) all.push({ list, line, order });
  }
  return all;
}

/** The orders of one list. @throws UnusableArchive */
export async function ordersIn(folder: string, list: string): Promise<readonly Order[]> {
  const path = join(folder, ORDERS, `${list}${ENDING}`);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new UnusableArchive({ message: 'archive-unreadable', path, variables: { code: errorCode(error) } });
  });
  const orders = readList(list, text);
  if (!orders) throw new UnusableArchive({ message: 'archive-damaged', path, variables: { mistake: 'orders' } });
  return orders;
}

/** What an order is about: the same for all orders of one file, or of one part of it, to one referee. */
export function aimOf({ key, bytes, shard }: Pick<Order, 'key' | 'bytes' | 'shard'>, part = shard?.part): string {
  return `${key} ${bytes} ${part ?? ''}`;
}

/**
 * Writes down what is not ordered yet.
 * @param known what is, by its aim; what is new is added
 * @throws UnusableArchive
 */
export async function writeOrders(
  folder: string,
  orders: readonly Order[],
  known: Map<string, PlacedOrder>,
): Promise<void> {
  const unknown = orders.filter((order) => !known.has(aimOf(order)));
  const added = [...new Map(unknown.map((order) => [aimOf(order), order])).values()];
  if (added.length === 0) return;
  const failure = await makeDirectory(join(folder, ORDERS));
  if (failure) throw new UnusableArchive(failure);
  for (let start = 0; start < added.length; start += ORDERS_IN_LIST) {
    const some = added.slice(start, start + ORDERS_IN_LIST);
    const text = listText(some);
    const list = listName(text);
    const unwritten = await writeInFolder(join(folder, ORDERS, `${list}${ENDING}`), text);
    if (unwritten) throw new UnusableArchive(unwritten);
    for (const [line, order] of some.entries()) known.set(aimOf(order), { list, line, order });
  }
}

/** Orders by their aims. */
export function byAim(orders: readonly PlacedOrder[]): Map<string, PlacedOrder> {
  return new Map(orders.map((placed) => [aimOf(placed.order), placed]));
}
