/** The index of many games -> one self-contained HTML file: no network, complete without script, printable. */
import compareStyle from '../../../templates/compare.css?raw';
import compareScript from '../../../templates/compare.mjs?raw';
import languagesScript from '../../../templates/languages.mjs?raw';
import pager from '../../../templates/pager.hbs';
import playerTable from '../../../templates/player-table.hbs';
import own from '../../../templates/site.css?raw';
import page from '../../../templates/site.hbs';
import listScript from '../../../templates/site.mjs?raw';
import { FRAME, headWith } from '../page-head.js';
import type { IndexModel } from './model.js';

const STYLE = `${own}${compareStyle}`;
const SCRIPT = `${listScript}${compareScript}${languagesScript}`;

/** @returns the same bytes for the same model */
export function renderIndex(model: IndexModel): string {
  return page({ ...model, ...headWith(STYLE, SCRIPT) }, { partials: { ...FRAME, 'player-table': playerTable, pager } });
}
