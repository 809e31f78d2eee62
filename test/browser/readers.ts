/** How people open a page: at a desk or on a phone, in the light or in the dark, on paper. */

import type { Page } from 'playwright-core';
import { IS_LONG } from '../runs.js';
import type { Reader } from './chromium.js';

export const DESK: Reader = { viewport: { width: 1280, height: 900 } };
/** An A4 sheet without the margins that browsers give it, in CSS pixels. */
export const SHEET = { width: 718, height: 1046 };
const PHONE: Reader = { viewport: { width: 390, height: 844 } };

/** All four ways. */
const READERS: readonly (readonly [string, Reader])[] = [
  ['at a desk', { ...DESK, colorScheme: 'light' }],
  ['on a phone in the dark', { ...PHONE, colorScheme: 'dark' }],
  ['at a desk in the dark', { ...DESK, colorScheme: 'dark' }],
  ['on a phone', { ...PHONE, colorScheme: 'light' }],
];

/** In the short run two of them, in which both sizes and both colour schemes come up. `KIEBITZ_LONG=1`: all four. */
export const WAYS = IS_LONG ? READERS : READERS.slice(0, 2);

/** The words of charts that their edge cuts. */
export function cutWords(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg.chart')].flatMap((chart) => {
      const { left, right, top, bottom, width: drawn } = chart.getBoundingClientRect();
      if (drawn === 0) return [];
      return [...chart.querySelectorAll('text')].flatMap((text) => {
        const box = text.getBoundingClientRect();
        const stands = box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 2;
        return stands || box.width === 0 ? [] : [text.textContent];
      });
    }),
  );
}
