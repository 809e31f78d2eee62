/** A worker of `report`: makes the pages of one file, one of several. */
import type { Input } from '../io/inputs.js';
import { type PageOptions, type Reported, reported } from './reported.js';

export interface ReportTask {
  readonly input: Input;
  readonly options: PageOptions;
}

/** @throws UnusableEdition */
export async function reportFile({ input, options }: ReportTask): Promise<readonly Reported[]> {
  const found: Reported[] = [];
  for await (const one of reported([input], options, true)) found.push(one);
  return found;
}
