/** What `check` can be asked for. Plain values only: they are sent to workers. */

import type { CsvRows } from '../output/csv.js';
import type { JudgingOptions } from './replays.js';

/** How a result can be printed; each is a contract: docs/output.md. */
export const CHECK_FORMATS = ['text', 'json', 'ndjson', 'junit', 'sarif', 'github', 'csv'] as const;
export type CheckFormat = (typeof CHECK_FORMATS)[number];

/** What fails a run: each includes those before it. */
export const FAIL_ON = ['error', 'warning', 'undecidable'] as const;

/** The options of one run, as the command line gives them. */
export interface CheckOptions extends JudgingOptions {
  readonly format: CheckFormat;
  readonly all: boolean;
  readonly color: boolean;
  /** Path of the findings that are known. */
  readonly baseline?: string;
  /** True where that file is to be written. */
  readonly updateBaseline?: boolean;
  /** Paths of declared deviations. */
  readonly quirks?: readonly string[];
  /** The configuration that some of them are from. */
  readonly config?: string;
  /** Ids and patterns of the only rules wanted; all where none is given. */
  readonly select?: readonly string[];
  /** Ids and patterns of rules that nobody wants to hear of. */
  readonly ignore?: readonly string[];
  /** Nothing is said but what is wrong. */
  readonly quiet?: boolean;
  readonly failOn?: (typeof FAIL_ON)[number];
  /** So many findings that would fail the run are put up with. */
  readonly maxErrors?: number;
  /** True where other spellings, which are understood, are errors. */
  readonly strict?: boolean;
  /** Findings that belong together, instead of each for itself. */
  readonly group?: boolean;
  /** Where the pages of `rules --html` are published, ending in a slash: SARIF links its rules. */
  readonly rulesUrl?: string;
  /** What a row of CSV stands for; a finding where it is not given. */
  readonly rows?: CsvRows;
  /** Where each player's points come from, turn by turn. */
  readonly audit?: boolean;
}
