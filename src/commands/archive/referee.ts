/** Who judges for an archive: this program, with the card values that it is given. */
import type { AppraisalSetting } from '../../analysis/appraisal-setting.js';
import type { Referee } from '../../archive/part.js';
import { SHIPPED_EDITIONS } from '../../editions/index.js';
import { VERSION } from '../../version.js';
import type { ARCHIVE_EXTRAS } from '../extras.js';
import { digestOfFile } from './folder.js';

/** What is asked of each game. */
export interface Asked {
  /** Names of shipped editions and paths of others. */
  readonly components: readonly string[];
  /** Beside its verdict. */
  readonly with: readonly (typeof ARCHIVE_EXTRAS)[number][];
  /** How it is analysed, where that is wanted. */
  readonly appraisal: AppraisalSetting;
}

/** The program that judges here, and behind it the same one that analyses, where that is wanted. */
export async function refereesOf({ components, with: wanted, appraisal }: Asked): Promise<readonly Referee[]> {
  const editions = components.map((choice) => (isShipped(choice) ? choice : digestOfFile(choice)));
  const referee: Referee = { version: VERSION, build: BUILD, editions: await Promise.all(editions) };
  return wanted.includes('analyse') ? [referee, { ...referee, analysis: appraisal }] : [referee];
}

/** True for the name of an edition that comes with the program. */
export function isShipped(choice: string): boolean {
  return SHIPPED_EDITIONS.some(({ name }) => name === choice);
}

/** The bundle, in which this stands, is named after its content. */
const BUILD = /\/kiebitz-([0-9a-f]+)\.cjs$/.exec(import.meta.url)?.[1] ?? 'source';
