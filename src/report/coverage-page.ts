/** The rule coverage of some games -> one self-contained HTML file. */
import base from '../../templates/base.css?raw';
import own from '../../templates/coverage.css?raw';
import page from '../../templates/coverage.hbs';
import lapwing from '../../templates/lapwing.svg?raw';
import type { CoverageModel } from './coverage.js';
import { policyOf } from './policy.js';

const STYLE = `${base}${own}`;

/** @returns the same bytes for the same model */
export function renderCoverage(model: CoverageModel): string {
  return page({ ...model, style: STYLE, lapwing, policy: policyOf(STYLE) });
}
