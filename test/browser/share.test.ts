/** Figures leave the page as pictures of their own. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BOARD_GAMES, pageWithBoard } from '../report/boards.js';
import { IS_LONG } from '../runs.js';
import { Chromium, describeInChromium } from './chromium.js';

/** In the short run one game: pictures are saved in one way. `KIEBITZ_LONG=1`: all. */
const GAMES = IS_LONG ? BOARD_GAMES : BOARD_GAMES.slice(0, 1);

const chromium = Chromium.forTests();

describeInChromium.each(GAMES)('figures of %s', (name) => {
  it('are saved as they stand on the page, under names of ours', async () => {
    const { page, complaints } = await chromium.open(pageWithBoard(name));
    for (const id of ['score', 'replay'])
      for (const as of ['svg', 'png']) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.locator(`#${id} [data-as=${as}]`).click(),
        ]);
        expect(download.suggestedFilename()).toBe(`${id}.${as}`);
        const content = readFileSync(await download.path());
        if (as === 'png') expect(content.subarray(1, 4).toString()).toBe('PNG');
        else expect(content.toString()).toMatch(/^<svg [^>]*width="\d+"(?!.*<script).*<\/svg>$/s);
      }
    expect(complaints).toEqual([]);
  });
});
