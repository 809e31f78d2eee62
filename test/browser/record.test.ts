/** The page on which people record a game, on a phone. One short game here; `npm run test:long -- test/browser` plays more. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { RULESETS, type Ruleset } from '../../src/log/envelope.js';
import { LANGUAGES } from '../../src/text/language.js';
import { ROOT } from '../architecture/source-files.js';
import { IS_LONG } from '../runs.js';
import { axeFaults } from './axe-faults.js';
import { Chromium, describeInChromium } from './chromium.js';
import {
  begin,
  checked,
  PHONE,
  playOn,
  recorderPage,
  recordOf,
  scoresOn,
  type Table,
  untilKept,
  written,
} from './record.js';

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
const TABLES = IS_LONG ? LONG : SHORT;
/** A hundred in all. */
const REFUSALS: readonly (readonly [most: number, ruleset: Ruleset])[] = IS_LONG
  ? [
      [40, 'tallinn'],
      [30, 'rattus'],
      [30, 'valletta'],
    ]
  : [[2, 'tallinn']];
/** In the short run the beginning of a game; test/recorder plays whole ones without a browser. */
const CHOICES = IS_LONG ? Number.POSITIVE_INFINITY : 8;

const chromium = Chromium.forTests();

describeInChromium('the page of the recorder', () => {
  it.each<Ruleset>(IS_LONG ? RULESETS : ['valletta'])(
    'of %s is no wider than a phone, whatever is opened, in any language',
    async (ruleset) => {
      const { page } = await chromium.open(recorderPage(ruleset), PHONE);
      for (const lang of LANGUAGES) {
        await page.locator('.title select').selectOption(lang);
        await page.locator(`html[lang=${lang}] .options > summary`).tap();
        expect([lang, await widthOf(page)]).toEqual([lang, PHONE.viewport.width]);
      }
      await begin(page, { ruleset, players: 4 });
      await playOn(page, 7, 'taps', 4);
      await page.locator('[data-key=story] > summary').tap();
      expect(await widthOf(page)).toBe(PHONE.viewport.width);
    },
  );

  it('says aloud what has changed, in one place that stays, and has its title in its language', async () => {
    const { page } = await chromium.open(recorderPage('tallinn'), PHONE);
    await page.locator('.title select').selectOption('it');
    await page.locator('html[lang=it]').waitFor();
    expect(await page.title()).toBe('Una partita a Tallinn');
    const heard = page.locator('body > [role=status]');
    await heard.evaluate((one) => one.setAttribute('data-same', ''));
    await begin(page, { ruleset: 'tallinn', players: 2 });
    const before = await heard.textContent();
    expect(before).toMatch(/ di \d+ voci$/);
    await playOn(page, 7, 'taps', 4);
    expect(await page.locator('body > [role=status][data-same]').textContent()).not.toBe(before);
  });

  it('keeps what is written about a new game when the language changes', async () => {
    const { page } = await chromium.open(recorderPage('rattus'), PHONE);
    page.setDefaultTimeout(9000);
    await page.fill('#player-1', 'Benedetta');
    await page.fill('#player-3', 'Dario');
    await page.locator('.options > summary').tap();
    await page.selectOption('[name=option-expansion]', 'true');
    await page.locator('[name=edition]').uncheck();
    await page.locator('.title select').selectOption('it');
    await page.locator('html[lang=it] .options[open]').waitFor();
    const names = await Promise.all([0, 1, 2, 3].map((seat) => page.inputValue(`#player-${seat}`)));
    expect(names).toEqual(['Giocatore 1', 'Benedetta', '', 'Dario']);
    expect(await page.inputValue('[name=option-expansion]')).toBe('true');
    expect(await page.locator('[name=edition]').isChecked()).toBe(false);
  });

  it.each(RULESETS)('of %s is small, and asks for nothing', async (ruleset) => {
    const html = recorderPage(ruleset);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MOST_BYTES);
    const { page, complaints, requests, url } = await chromium.open(html, PHONE);
    await page.locator('h1').waitFor();
    // On a machine that does other things, too, a second says nothing.
    if (IS_LONG) expect(await page.evaluate(() => performance.now())).toBeLessThanOrEqual(1000);
    expect(complaints).toEqual([]);
    expect(requests.filter((request) => request !== url && !request.startsWith('data:'))).toEqual([]);
  });

  it.each(TABLES)(
    'plays a game of $ruleset with $players: $options',
    async (table) => {
      for (const hand of IS_LONG ? (['taps', 'keys'] as const) : (['taps'] as const)) {
        const { page, complaints, requests, url } = await chromium.open(recorderPage(table.ruleset), PHONE, [
          axe.source,
        ]);
        await begin(page, table, [HOSTILE]);
        expect(await axeFaults(page)).toEqual([]);
        await playOn(page, 7, hand === 'taps' ? 'board' : hand, 20);
        const half = await recordOf(page);
        await untilKept(page);
        await page.reload();
        await page.locator('.bar').waitFor();
        expect(await recordOf(page)).toBe(half);
        await playOn(page, 8, hand, CHOICES);
        const log = await recordOf(page);
        const { verdict, complete, scores, findings } = checked(log);
        expect({ verdict, complete }, log).toEqual({ verdict: 'legal', complete: IS_LONG });
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        if (IS_LONG) expect(await scoresOn(page)).toEqual(scores.map(({ points }) => points));
        expect(log).toContain('&lt;img src=x');
        expect(complaints).toEqual([]);
        expect(requests.filter((request) => request !== url && !request.startsWith('data:'))).toEqual([]);
      }
    },
    1_200_000,
  );

  it.each(REFUSALS)(
    'refuses %i moves of %s with the rule that check names, and takes them as played anyway',
    async (most, ruleset) => {
      const { page } = await chromium.open(recorderPage(ruleset), PHONE);
      await begin(page, { ruleset, players: 3 });
      let refused = 0;
      for (let seed = 0; refused < most; seed += 1) {
        if ((await playOn(page, seed, 'taps', 3)) < 3) {
          // That game is over.
          await page.locator('[data-key=leave]').tap();
          await begin(page, { ruleset, players: 3 });
          continue;
        }
        // While it is asked which card was drawn, there is nothing else to be done.
        if ((await page.locator('[data-key=any]').count()) === 0) continue;
        await page.locator('[data-key=any]').check();
        const wrong = page.locator('.forks .not-allowed');
        // Who, what, where: a handful of parts.
        for (let part = 0; part < 6 && (await wrong.count()) > 0; part += 1)
          await wrong.nth(seed % (await wrong.count())).tap();
        if ((await page.locator('.refusal').count()) === 1) {
          const rule = await page.locator('.refusal [data-rule]').getAttribute('data-rule');
          expect(await page.locator('.refusal .reason').innerText()).not.toBe('');
          await page.locator('[data-key=anyway]').tap();
          const found = checked(await recordOf(page)).findings.filter(({ severity }) => severity === 'error');
          expect(found.map((finding) => finding.rule)).toContain(rule);
          await page.locator('[data-key=undo]').tap();
          refused += 1;
        }
        await page.locator('[data-key=any]').uncheck();
      }
    },
    1_200_000,
  );

  it('referees by card values of your own, and writes them into the record', async () => {
    const shipped = written('new', 'tallinn', '--components');
    const named = shipped.replace('edition="practice"', 'edition="mine"');
    const own = named.replace('<side id="a" merchant="2"', '<side id="a" merchant="9"');
    expect([named === shipped, own === named]).toEqual([false, false]);
    const path = join(mkdtempSync(join(tmpdir(), 'kiebitz-own-')), 'own.xml');
    writeFileSync(path, own);
    const html = written('record', 'tallinn', '--components', path, '-o', '-');
    const { page, complaints } = await chromium.open(html, PHONE);
    await begin(page, { ruleset: 'tallinn', players: 2 });
    await playOn(page, 7, 'taps', 12);
    await untilKept(page);
    await page.reload();
    await page.locator('.bar').waitFor();
    const log = await recordOf(page);
    expect(log).toContain('merchant="9"');
    expect(log).not.toContain('practice"');
    expect(checked(log)).toMatchObject({ verdict: 'legal' });
    expect(complaints).toEqual([]);
  }, 60_000);

  it('goes on with a log, back and forth, and runs nothing of it', async () => {
    const { page, complaints } = await chromium.open(recorderPage('tallinn'), PHONE);
    const log = textOf('tallinn/legal/full-3-players-legate.xml').replace(
      'name="Anna (greedy)"',
      `name="${escaped(HOSTILE)}"`,
    );
    const give = (text: string): Promise<void> =>
      page.locator('#import').setInputFiles({ name: 'log.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
    for (const wrong of ['<x', '', textOf('valletta/start.xml')]) {
      await give(wrong);
      await page.locator('[role=alert]', { hasText: /./ }).waitFor();
    }
    await give(log);
    await page.locator('.bar').waitFor();
    expect(checked(await recordOf(page)).scores).toEqual(checked(log).scores);
    expect(await page.locator('.scores').innerText()).toContain(HOSTILE);
    const whole = await recordOf(page);
    await page.locator('[data-key=undo]').tap();
    await page.locator('[data-key=undo]').tap();
    expect(await recordOf(page)).not.toBe(whole);
    await untilKept(page);
    await page.reload();
    await page.locator('[data-key=redo]').tap();
    await page.locator('[data-key=redo]').tap();
    expect(await recordOf(page)).toBe(whole);
    await page.locator('[data-key=story] > summary').tap();
    await page.locator('[data-key^=here-]').nth(5).tap();
    await page.locator('.forks button').first().waitFor();
    await page.locator('[data-key=leave]').tap();
    expect(await page.locator('.kept li').first().innerText()).toContain(HOSTILE);
    expect(complaints).toEqual([]);
  }, 120_000);

  it('takes a remark without a word more, and downloads by itself after ten entries', async () => {
    const { page, complaints } = await chromium.open(recorderPage('tallinn'), PHONE, [axe.source]);
    page.setDefaultTimeout(9000);
    await begin(page, { ruleset: 'tallinn', players: 2 });
    await playOn(page, 7, 'taps', 6);
    await page.locator('.remark summary').tap();
    await page.locator('[data-key=note]').fill(HOSTILE);
    // Whoever plays on has written it, too.
    await playOn(page, 8, 'taps', 1);
    await page.locator('[data-key=mark]').selectOption('!?');
    await page.locator('[data-key=remark-write]').tap();
    expect(await axeFaults(page)).toEqual([]);
    await untilKept(page);
    await page.reload();
    await page.locator('.bar').waitFor();
    expect(await recordOf(page)).toMatch(/mark="!\?"/);
    await page.locator('[data-key=story] > summary').tap();
    await page.locator('.story li .note', { hasText: HOSTILE }).waitFor();
    await page.locator('[data-key=every]').selectOption('10');
    const [download] = await Promise.all([page.waitForEvent('download'), playOn(page, 9, 'taps', 20)]);
    expect(checked(readFileSync(await download.path(), 'utf8')).verdict).toBe('legal');
    await untilKept(page);
    await page.reload();
    expect(await page.locator('[data-key=every]').inputValue()).toBe('10');
    expect(complaints).toEqual([]);
  }, 60_000);

  it('goes on in the middle of a turn with what a report has cut there', async () => {
    const log = join(ROOT, 'fixtures/rattus/legal/full-3-players-yucata-1.xml');
    const { page: report } = await chromium.open(written('report', log, '-o', '-'));
    await report.locator('.stepper input[type=range]').fill('61');
    const [download] = await Promise.all([report.waitForEvent('download'), report.locator('.play-on').click()]);
    const { page } = await chromium.open(recorderPage('rattus'), PHONE);
    await page.locator('#import').setInputFiles(await download.path());
    await page.locator('.bar').waitFor();
    const headline = await report.locator('.what-happened h3').innerText();
    expect(headline).toContain(await page.locator('.story .entry h3').last().innerText());
    expect(await page.locator('.forks button').count()).toBeGreaterThan(0);
  }, 60_000);

  it('keeps several games side by side, a copy of one to try things in, and deletes none at the first tap', async () => {
    const { page, complaints } = await chromium.open(recorderPage('tallinn'), PHONE);
    page.setDefaultTimeout(9000);
    const leave = (): Promise<void> => page.locator('[data-key=leave]').tap();
    const kept = page.locator('.kept li');
    await page.locator('#import').waitFor();
    // Pages that are opened as files share what they keep.
    const others = await kept.count();
    const records: string[] = [];
    for (const [index, name] of ['Anna', 'Ben'].entries()) {
      await begin(page, { ruleset: 'tallinn', players: 2 }, [name]);
      await playOn(page, index + 3, 'taps', 6);
      records.push(await recordOf(page));
      await leave();
      await kept.nth(others + index).waitFor();
    }
    // The one that was changed last comes first.
    expect((await kept.locator('bdi').allInnerTexts()).slice(0, 2)).toEqual(['Ben, Player 2', 'Anna, Player 2']);
    await page.locator('[data-key=go-on-1]').tap();
    expect(await recordOf(page)).toBe(records[0]);
    await untilKept(page);
    await page.reload();
    expect(await recordOf(page)).toBe(records[0]);

    while ((await page.locator('[data-key=try]').count()) === 0) await playOn(page, 5, 'taps', 1);
    const before = await recordOf(page);
    await page.locator('[data-key=try]').tap();
    await page.locator('.copy').waitFor();
    await page.evaluate(axe.source);
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('[data-key=undo]').tap();
    await playOn(page, 11, 'taps', 9);
    expect(await recordOf(page)).not.toBe(before);
    await untilKept(page);
    await page.reload();
    await page.locator('[data-key=copy-back]').tap();
    await page.locator('[data-key=try]').waitFor();
    expect(await recordOf(page)).toBe(before);

    await leave();
    await kept.nth(others + 2).waitFor();
    await page.evaluate(axe.source);
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('[data-key=remove-0]').tap();
    expect(await kept.count()).toBe(others + 3);
    await page.locator('[data-key=sure-0]').tap();
    await expect.poll(() => kept.count()).toBe(others + 2);
    expect((await kept.allInnerTexts()).filter((text) => text.includes('a copy'))).toHaveLength(1);
    expect(complaints).toEqual([]);
  }, 60_000);

  it('goes on with what was played in another window since', async () => {
    const { page, url } = await chromium.open(recorderPage('tallinn'), PHONE);
    page.setDefaultTimeout(9000);
    await begin(page, { ruleset: 'tallinn', players: 2 });
    await playOn(page, 3, 'taps', 4);
    const before = await recordOf(page);
    await untilKept(page);
    const other = await page.context().newPage();
    await other.goto(`${url}${await page.evaluate(() => location.hash)}`);
    await other.locator('.bar').waitFor();
    expect(await recordOf(other)).toBe(before);
    await playOn(other, 4, 'taps', 6);
    await untilKept(other);
    const played = await recordOf(other);
    await other.close();
    expect(played).not.toBe(before);
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => recordOf(page)).toBe(played);
  }, 60_000);

  it('goes back from a copy to the game as it was played on since', async () => {
    const { page } = await chromium.open(recorderPage('tallinn'), PHONE);
    page.setDefaultTimeout(9000);
    await begin(page, { ruleset: 'tallinn', players: 2 });
    while ((await page.locator('[data-key=try]').count()) === 0) await playOn(page, 5, 'taps', 1);
    await page.locator('[data-key=try]').tap();
    await page.locator('.copy').waitFor();
    await page.locator('[data-key=leave]').tap();
    await page.locator('[data-key=go-on-1]').tap();
    await playOn(page, 4, 'taps', 6);
    const played = await recordOf(page);
    await page.locator('[data-key=leave]').tap();
    await page.locator('[data-key=go-on-1]').tap();
    await page.locator('[data-key=copy-back]').tap();
    await page.locator('[data-key=try]').waitFor();
    expect(await recordOf(page)).toBe(played);
  }, 60_000);

  it.each([
    ['nothing can be kept', 'Object.defineProperty(window, "indexedDB", { value: undefined })'],
    [
      'there is no room',
      'IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError") }',
    ],
  ])('says where %s', async (_, script) => {
    const { page } = await chromium.open(recorderPage('tallinn'), PHONE);
    await page.addInitScript(script);
    await page.reload();
    await begin(page, { ruleset: 'tallinn', players: 2 });
    expect(await page.locator('.alert').first().innerText()).toContain('Not saved');
  });
});

/** What the page needs, and no less than the window. */
function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

function textOf(fixture: string): string {
  return readFileSync(join(ROOT, 'fixtures', fixture), 'utf8');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
