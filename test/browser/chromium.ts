/** Chromium with reports in it. Debian's own is used; nothing is downloaded. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';

const EXECUTABLE = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
  .map((folder) => join(folder, 'chromium'))
  .find((path) => existsSync(path));

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

/** A page that is open, and everything it did that a report must not do. */
export interface Visit {
  readonly page: Page;
  readonly url: string;
  /** Errors and warnings of the console (breaches of the policy are among them), errors of scripts, dialogs. */
  readonly complaints: string[];
  readonly requests: string[];
}

/** One browser for the tests of a file, with nothing left open from one test to the next. */
export class Chromium {
  private browser: Browser | undefined;
  private folder = '';

  /** Registers the hooks of the file that it is called in. */
  static forTests(): Chromium {
    const own = new Chromium();
    beforeAll(() => own.start());
    afterEach(async () => {
      await Promise.all((own.browser?.contexts() ?? []).map((context) => context.close()));
    });
    afterAll(() => own.stop());
    return own;
  }

  /** Opens a report as its reader does: as a file. @param libraries texts of scripts that the page finds loaded */
  async open(html: string, options: BrowserContextOptions = {}, libraries: readonly string[] = []): Promise<Visit> {
    if (!this.browser) throw new Error('Chromium is not running');
    const path = join(this.folder, 'report.html');
    writeFileSync(path, html);
    const context = await this.browser.newContext({ reducedMotion: 'reduce', ...options });
    // Nothing of a report comes later than its file.
    // A slow machine is no fault of the page.
    context.setDefaultTimeout(60_000);
    for (const content of libraries) await context.addInitScript({ content });
    const page = await context.newPage();
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
    return { page, url, complaints, requests };
  }

  private async start(): Promise<void> {
    if (EXECUTABLE === undefined) throw new Error('Chromium is not installed: apt-get install chromium');
    this.folder = mkdtempSync(join(tmpdir(), 'kiebitz-browser-'));
    this.browser = await chromium.launch({ executablePath: EXECUTABLE, args: FLAGS });
  }

  private async stop(): Promise<void> {
    await this.browser?.close();
    if (this.folder !== '') rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Unfolds whatever is folded. */
export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
