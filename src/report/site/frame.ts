/** What all pages over many games say the same, whatever they are about. */
import type { Speaker } from '../../text/speaker.js';
import { VERSION } from '../../version.js';
import type { Linked, PageModel } from '../model.js';

type Words = Readonly<Record<string, string>>;

/** @param skip what the first link of the page leads to @param words those of this page alone */
export function frameOf(
  speaker: Speaker,
  skip: 'skip' | 'skip-figures' | 'skip-table',
  words: Words = {},
): Omit<PageModel, 'title'> {
  return {
    kiebitz: VERSION,
    language: speaker.language,
    words: {
      skip: speaker.text(`site-word-${skip}`),
      contents: speaker.text('site-word-contents'),
      'back-to-top': speaker.text('report-word-back-to-top'),
      'made-by': speaker.text('report-word-made-by'),
      ...words,
    },
  };
}

/** The frame of a page of figures. @param home where the list of all games lies */
export function figuresFrame(speaker: Speaker, home: string): Omit<PageModel, 'title'> & { readonly home: Linked } {
  const legend = speaker.text('report-word-legend');
  const table = speaker.text('report-word-table');
  return { ...frameOf(speaker, 'skip-figures', { legend, table }), home: homeOf(speaker, home) };
}

/** @returns the way to the list of all games */
export function homeOf(speaker: Speaker, href: string): Linked {
  return { text: speaker.text('site-home'), href };
}

/** The words of the ways through a long list. */
export function pagerWords(speaker: Speaker): Words {
  return { pages: speaker.text('site-pager-pages'), lists: speaker.text('site-pager-lists') };
}
