/** A rule book -> one self-contained HTML file: no network, complete without script, printable. */
import base from '../../templates/base.css?raw';
import lapwing from '../../templates/lapwing.svg?raw';
import own from '../../templates/rule-book.css?raw';
import page from '../../templates/rule-book.hbs';
import script from '../../templates/rule-book.mjs?raw';
import entry from '../../templates/rule-entry.hbs';
import { policyOf } from './policy.js';
import type { RuleBookModel } from './rule-book.js';

const STYLE = `${base}${own}`;

/** @returns the same bytes for the same model */
export function renderRuleBook(model: RuleBookModel): string {
  const counts = JSON.stringify(model.counts).replaceAll('<', '\\u003c');
  return page(
    { ...model, counts, style: STYLE, script, lapwing, policy: policyOf(STYLE, script) },
    { partials: { entry } },
  );
}
