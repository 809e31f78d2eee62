/** Chromium with reports in it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { EXECUTABLE, installedChromium } from './executable.js';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Who has no Chromium may still run the other tests; in CI its absence is a failure. */
export const describeInChromium = describe.skipIf(EXECUTABLE === undefined && !process.env['CI']);

/** How a reader looks at a page. What is not said is as in any browser: a small desk, in the light, with script. */
export interface Reader {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly javaScriptEnabled?: boolean;
  readonly hasTouch?: boolean;
}

/** What a visit listens to. */
const HEARD = ['console', 'pageerror', 'dialog', 'request'];

/** Keys that are pressed many times, and their numbers. */
const KEYS = { ArrowLeft: 37, ArrowRight: 39, Tab: 9 } as const;
const AT_ONCE = 20;

const DESK = { width: 1280, height: 720 };

/** A page that is open, and everything it did that a report must not do. */
export interface Visit {
  readonly page: Page;
  readonly url: string;
  /** Errors and warnings of the console (breaches of the policy are among them), errors of scripts, dialogs. */
  readonly complaints: string[];
  readonly requests: string[];
}

/** A window of the browser. To make one costs more than to load a report, so readers come to it one after the other. */
interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
  readonly withScript: boolean;
  readonly withTouch: boolean;
  isTaken: boolean;
  isSpoiled: boolean;
}

/** One browser for the tests of a file, with nothing left of one test in the next. */
export class Chromium {
  private browser: Browser | undefined;
  private folder = '';
  private opened = 0;
  private tabs: Tab[] = [];

  /** Registers the hooks of the file that it is called in. */
  static forTests(): Chromium {
    const own = new Chromium();
    beforeAll(() => own.start());
    afterEach(({ task }) => own.leave(task.result?.state === 'fail'));
    afterAll(() => own.stop());
    return own;
  }

  /** Opens a report as its reader does: as a file. @param libraries texts of scripts that are run in the page then */
  async open(html: string, reader: Reader = {}, libraries: readonly string[] = []): Promise<Visit> {
    // A file of its own: no place, no history, no cache of an earlier one belongs to it.
    this.opened += 1;
    const path = join(this.folder, `report-${this.opened}.html`);
    writeFileSync(path, html);
    const { page } = await this.tabFor(reader);
    const { viewport = DESK, colorScheme = 'light' } = reader;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme, reducedMotion: 'reduce' });
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => requests.push(request.url()));
    const url = pathToFileURL(path).href;
    await page.goto(url);
    for (const library of libraries) await page.evaluate(library);
    return { page, url, complaints, requests };
  }

  /** From now on time passes in a page as it is told to. No clock can be put back: no other test gets this window. */
  async stopClock(page: Page): Promise<void> {
    for (const tab of this.tabs) if (tab.page === page) tab.isSpoiled = true;
    await page.clock.install();
  }

  /**
   * Presses a key again and again, as the keyboard of Playwright does, but as fast as a finger that waits for no picture:
   * the page gets each press, the screen only shows some of them.
   */
  async press(page: Page, key: keyof typeof KEYS, times: number): Promise<void> {
    const session = this.tabs.find((tab) => tab.page === page)?.session;
    if (!session) throw new Error('no page of this browser');
    const event = { key, code: key, windowsVirtualKeyCode: KEYS[key] };
    for (let left = times; left > 0; left -= AT_ONCE) {
      const sent: Promise<unknown>[] = [];
      for (let press = 0; press < Math.min(left, AT_ONCE); press += 1)
        for (const type of ['rawKeyDown', 'keyUp'] as const)
          sent.push(session.send('Input.dispatchKeyEvent', { type, ...event }));
      await Promise.all(sent);
    }
  }

  private async tabFor({ javaScriptEnabled = true, hasTouch = false }: Reader): Promise<Tab> {
    const free = this.tabs.find(
      (tab) => !tab.isTaken && tab.withScript === javaScriptEnabled && tab.withTouch === hasTouch,
    );
    const tab = free ?? (await this.newTab(javaScriptEnabled, hasTouch));
    tab.isTaken = true;
    return tab;
  }

  private async newTab(withScript: boolean, withTouch: boolean): Promise<Tab> {
    if (!this.browser) throw new Error('Chromium is not running');
    const context = await this.browser.newContext({ javaScriptEnabled: withScript, hasTouch: withTouch });
    // A slow machine is no fault of the page.
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const tab: Tab = { page, session, withScript, withTouch, isTaken: false, isSpoiled: false };
    this.tabs.push(tab);
    return tab;
  }

  /** @param failed nobody knows in which state the windows of such a test are */
  private async leave(failed: boolean): Promise<void> {
    const isOver = (tab: Tab) => failed || tab.isSpoiled;
    const over = this.tabs.filter(isOver);
    this.tabs = this.tabs.filter((tab) => !isOver(tab));
    await Promise.all([
      ...over.map(({ page }) => page.context().close()),
      ...this.tabs.filter(({ isTaken }) => isTaken).map(cleared),
    ]);
  }

  private async start(): Promise<void> {
    const executablePath = installedChromium();
    this.folder = mkdtempSync(join(tmpdir(), 'kiebitz-browser-'));
    this.browser = await chromium.launch({ executablePath, args: FLAGS });
  }

  private async stop(): Promise<void> {
    this.tabs = [];
    await this.browser?.close();
    if (this.folder !== '') rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Nothing is left of what a test had open, and its pointer is out of the window. */
async function cleared(tab: Tab): Promise<void> {
  const { page, session } = tab;
  for (const heard of HEARD) page.removeAllListeners(heard);
  await page.goto('about:blank');
  await page.mouse.move(-1, -1);
  await session.send('Page.resetNavigationHistory');
  tab.isTaken = false;
}

/** Unfolds whatever is folded. */
export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
