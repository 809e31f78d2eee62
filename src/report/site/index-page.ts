/** The index of many games -> one self-contained HTML file: no network, complete without script, printable. */
import base from '../../../templates/base.css?raw';
import lapwing from '../../../templates/lapwing.svg?raw';
import playerTable from '../../../templates/player-table.hbs';
import own from '../../../templates/site.css?raw';
import page from '../../../templates/site.hbs';
import script from '../../../templates/site.mjs?raw';
import { policyOf } from '../policy.js';
import type { IndexModel } from './model.js';

const STYLE = `${base}${own}`;

/** @returns the same bytes for the same model */
export function renderIndex(model: IndexModel): string {
  return page(
    { ...model, style: STYLE, script, lapwing, policy: policyOf(STYLE, script) },
    { partials: { 'player-table': playerTable } },
  );
}
