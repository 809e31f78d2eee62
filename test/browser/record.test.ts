/** The page on which people record a game, on a phone. One short game here; `npm run test:long -- browser` plays more. */
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { RULESETS } from '../../src/log/envelope.js';
import { Chromium, describeInChromium } from './chromium.js';
import { graveFaults } from './grave-faults.js';
import { begin, checked, PHONE, playOn, recorderPage, recordOf, scoresOn, type Table } from './record.js';

const MOST_BYTES = 700_000;
const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;
const LONG: readonly Table[] = [
  { ruleset: 'valletta', players: 2, options: { 'variant.fewer-barrels': 'true' } },
  { ruleset: 'valletta', players: 4 },
  { ruleset: 'tallinn', players: 2 },
  { ruleset: 'tallinn', players: 4, options: { legate: 'true' } },
  { ruleset: 'rattus', players: 2 },
  { ruleset: 'rattus', players: 4, options: { expansion: 'true' } },
];
const SHORT: readonly Table[] = [{ ruleset: 'tallinn', players: 2 }];
const TABLES = process.env['KIEBITZ_LONG'] ? LONG : SHORT;

const chromium = Chromium.forTests();

describeInChromium('the page of the recorder', () => {
  it.each(RULESETS)('of %s is small, and asks for nothing', async (ruleset) => {
    const html = recorderPage(ruleset);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MOST_BYTES);
    const { page, complaints, requests, url } = await chromium.open(html, PHONE);
    await page.locator('h1').waitFor();
    expect(complaints).toEqual([]);
    expect(requests.filter((request) => request !== url && !request.startsWith('data:'))).toEqual([]);
  });

  it.each(TABLES)(
    'plays a game of $ruleset with $players to its end: $options',
    async (table) => {
      for (const hand of process.env['KIEBITZ_LONG'] ? (['taps', 'keys'] as const) : (['taps'] as const)) {
        const { page, complaints, requests, url } = await chromium.open(recorderPage(table.ruleset), PHONE, [
          axe.source,
        ]);
        await begin(page, table, [HOSTILE]);
        expect(await graveFaults(page)).toEqual([]);
        await playOn(page, 7, hand);
        const log = await recordOf(page);
        const { verdict, complete, scores, findings } = checked(log);
        expect({ verdict, complete }, log).toEqual({ verdict: 'legal', complete: true });
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(await scoresOn(page)).toEqual(scores.map(({ points }) => points));
        expect(log).toContain('&lt;img src=x');
        expect(complaints).toEqual([]);
        expect(requests.filter((request) => request !== url && !request.startsWith('data:'))).toEqual([]);
      }
    },
    600_000,
  );
});
