/** A worker of `report`: makes the pages of one file, one of several. */
import type { Input } from '../io/inputs.js';
import { serve } from '../io/threads.js';
import { type PageOptions, type Reported, reported } from './reported.js';

/** What a worker is sent. Plain values only. */
export interface ReportTask {
  readonly input: Input;
  readonly options: PageOptions;
}

/** The pages of all games of a file, each with a way to the index, and what could not be read. @throws UnusableEdition */
async function* reportFile({ input, options }: ReportTask): AsyncGenerator<readonly Reported[]> {
  for await (const one of reported([input], options, true)) yield [one];
}

serve(reportFile);
