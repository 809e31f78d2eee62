/** The rule coverage of some games -> one self-contained HTML file. */
import own from '../../templates/coverage.css?raw';
import page from '../../templates/coverage.hbs';
import type { CoverageModel } from './coverage.js';
import { FRAME, headWith } from './page-head.js';

/** @returns the same bytes for the same model */
export function renderCoverage(model: CoverageModel): string {
  return page({ ...model, ...headWith(own) }, { partials: FRAME });
}
