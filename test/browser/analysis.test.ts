/** What should have been played, as its readers open it: in the light and in the dark, on a phone, and on paper where it is unfolded. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import { beforeAll, expect, it } from 'vitest';
import { shortLog } from '../analysed/played.js';
import { kiebitz } from '../commands/program.js';
import { axeFaults, thinOut } from './axe-faults.js';
import { Chromium, describeInChromium } from './chromium.js';
import { SHEET, WAYS } from './readers.js';

/** All else on the page is read elsewhere. */
const SURPLUS = '.turn:nth-of-type(n + 2), .twin tr:nth-child(n + 9), .rules dl > div:nth-child(n + 2)';

const chromium = Chromium.forTests();

async function reported(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kiebitz-analysis-'));
  const [log, into] = [join(folder, 'game.xml'), join(folder, 'game.html')];
  writeFileSync(log, shortLog());
  await kiebitz('report', log, '-o', into, '--with', 'analyse', '--play-outs', '6', '--quiet');
  const html = readFileSync(into, 'utf8');
  rmSync(folder, { recursive: true });
  return html;
}

describeInChromium('the report with an analysis', () => {
  let html: string;
  beforeAll(async () => {
    html = await reported();
  });

  it.each(WAYS)('has in it no fault that axe finds, and fits the window %s', async (_, options) => {
    const { page, complaints } = await chromium.open(html, options, [axe.source]);
    await page.locator('#analysis > summary').press('Enter');
    await thinOut(page, SURPLUS);
    expect(await page.locator('#analysis .chart').filter({ visible: true }).count()).toBe(2);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

  it('prints it behind the sheet of summary where it is unfolded, and takes nothing from that', async () => {
    const { page } = await chromium.open(html, { viewport: SHEET });
    await page.emulateMedia({ media: 'print' });
    const analysis = page.locator('#analysis');
    const chart = page.locator('#score .chart.wide');
    const alone = await chart.boundingBox();
    expect(await analysis.isVisible()).toBe(false);
    await page.evaluate(() => document.getElementById('analysis')?.setAttribute('open', ''));
    expect(await page.locator('#analysis .what-if li').first().isVisible()).toBe(true);
    expect(await chart.boundingBox()).toEqual(alone);
    const sheets = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect(await sheets()).toBeGreaterThan(1);
    await page.evaluate(() => document.getElementById('analysis')?.removeAttribute('open'));
    expect(await sheets()).toBe(1);
  });
});
