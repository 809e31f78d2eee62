/** Who judges for an archive: this program, with the card values that it is given. */
import type { Referee } from '../../archive/part.js';
import { SHIPPED_EDITIONS } from '../../editions/index.js';
import { VERSION } from '../../version.js';
import { digestOfFile } from './folder.js';

/** The program that judges here. @param components names of shipped editions and paths of others */
export async function refereeOf(components: readonly string[]): Promise<Referee> {
  const editions = components.map((choice) => (isShipped(choice) ? choice : digestOfFile(choice)));
  return { version: VERSION, build: BUILD, editions: await Promise.all(editions) };
}

/** True for the name of an edition that comes with the program. */
export function isShipped(choice: string): boolean {
  return SHIPPED_EDITIONS.some(({ name }) => name === choice);
}

/** The bundle, in which this stands, is named after its content. */
const BUILD = /\/kiebitz-([0-9a-f]+)\.cjs$/.exec(import.meta.url)?.[1] ?? 'source';
