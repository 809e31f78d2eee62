/** Whether what was asked for is there in the end: nothing lost, and nothing twice. */
import type { Order } from '../../archive/order.js';
import { writeStandardOutput } from '../../io/standard-output.js';
import { type NamedPart, partsOf } from './folder.js';
import { isWhole, partsByFile } from './found.js';
import { aimOf } from './orders.js';
import type { ArchiveRun } from './run.js';

/**
 * Says so, or how many files are lacking; where parts could not be relied on, that has been told.
 * @param orders what was asked for; of nothing nothing is said
 */
export async function tellWhole(folder: string, orders: readonly Order[], run: ArchiveRun): Promise<void> {
  const parts = await partsOf(folder);
  if ('message' in parts) {
    run.refuse(parts);
    return;
  }
  const lacking = lackingIn(orders, parts).length;
  if (lacking > 0) run.tell(run.speaker.text('archive-lacking', { lacking }));
  else if (orders.length > 0 && !run.hasRefused) await writeStandardOutput(`${run.speaker.text('archive-whole')}\n`);
}

/**
 * Files that were asked for and are not there with each part once; not what one was before it was changed and asked for anew.
 * @param parts of the archive, in their order
 * @returns their names
 */
function lackingIn(orders: readonly Order[], parts: readonly NamedPart[]): readonly string[] {
  const files = partsByFile(parts.map((part) => ({ ...part, bytes: aimOf(part) })));
  const named = new Map<string, Order & { readonly isThere: boolean }>();
  for (const order of orders) {
    const { key, bytes, file } = order;
    const name = JSON.stringify([key, file]);
    const isThere = named.get(name)?.isThere === true || isWhole(files.get(aimOf({ key, bytes })) ?? []);
    named.set(name, { ...order, isThere });
  }
  return [...named.values()].flatMap(({ file, isThere }) => (isThere ? [] : [file]));
}
