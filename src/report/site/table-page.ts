/** A table about many games -> self-contained HTML files without a script, as many as it takes. */
import pagerPart from '../../../templates/pager.hbs';
import own from '../../../templates/site.css?raw';
import page from '../../../templates/site-table.hbs';
import type { Speaker } from '../../text/speaker.js';
import type { Linked } from '../model.js';
import { FRAME, headWith } from '../page-head.js';
import { frameOf, homeOf, pagerWords } from './frame.js';
import { pagerOf } from './lists.js';

/** Well below a megabyte. */
const ROWS_ON_PAGE = 1000;

export interface SiteTable {
  /** Of its files, without a number and an ending; they lie below the index. */
  readonly name: string;
  readonly heading: string;
  readonly lead: string;
  readonly columns: readonly { readonly text: string; readonly numeric: boolean }[];
  /** Cells in the order of the columns; hostile text. A way leads on from the folder of the table. */
  readonly rows: readonly (readonly Linked[])[];
}

/** @param home the way back to the index @returns each file with its name */
export function* tablePages(
  { name, heading, lead, columns, rows }: SiteTable,
  home: string,
  anySpeaker: Speaker,
): Generator<{ readonly file: string; readonly html: string }> {
  const speaker = anySpeaker.forPages();
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_ON_PAGE));
  const fileOf = (at: number): string => `${name}-${at + 1}.html`;
  for (let at = 0; at < pages; at += 1) {
    const from = at * ROWS_ON_PAGE;
    const shown = rows.slice(from, from + ROWS_ON_PAGE);
    const html = page(
      {
        ...frameOf(speaker, 'skip-table', pagerWords(speaker)),
        title: `${heading} — Kiebitz`,
        kicker: speaker.text('site-kicker'),
        ...{ heading, standfirst: lead, columns },
        home: homeOf(speaker, home),
        rows: shown.map((cells) =>
          cells.map((cell, column) => ({ ...cell, numeric: columns[column]?.numeric === true })),
        ),
        pager: pages > 1 ? pagerOf({ at, pages, from, shown: shown.length, all: rows.length }, fileOf, speaker) : null,
        ...headWith(own),
      },
      { partials: { ...FRAME, pager: pagerPart } },
    );
    yield { file: fileOf(at), html };
  }
}
