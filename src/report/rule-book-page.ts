/** A rule book -> one self-contained HTML file: no network, complete without script, printable. */
import own from '../../templates/rule-book.css?raw';
import page from '../../templates/rule-book.hbs';
import script from '../../templates/rule-book.mjs?raw';
import entry from '../../templates/rule-entry.hbs';
import { FRAME, headWith, safeJson } from './page-head.js';
import type { RuleBookModel } from './rule-book.js';

/** @returns the same bytes for the same model */
export function renderRuleBook(model: RuleBookModel): string {
  const counts = safeJson(model.counts);
  return page({ ...model, counts, ...headWith(own, script) }, { partials: { ...FRAME, entry } });
}
