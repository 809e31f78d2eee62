/** Plays games on the page of the recorder, as somebody at a table does: whatever is offered, by a seed. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { check } from '../../src/api/check.js';
import { readLog } from '../../src/api/read-log.js';
import type { Ruleset } from '../../src/log/envelope.js';
import { ROOT } from '../architecture/source-files.js';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Who plays what. */
export interface Table {
  readonly ruleset: Ruleset;
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
}

/** The page, as the built program writes it. */
export function recorderPage(ruleset: Ruleset): string {
  return written('record', ruleset, '-o', '-');
}

/** What the built program writes on standard output. */
export function written(...words: readonly string[]): string {
  const command = [join(ROOT, 'dist', 'cli.cjs'), ...words];
  return execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 22 });
}

/** Sits down at a table that is laid out as it was dealt. @param names of the players, where they have other ones */
export async function begin(
  page: Page,
  { players, options = {} }: Table,
  names: readonly string[] = [],
): Promise<void> {
  for (let seat = 0; seat < players; seat += 1) await page.fill(`#player-${seat}`, names[seat] ?? `Player ${seat + 1}`);
  if (Object.keys(options).length > 0) await page.locator('.options > summary').click();
  for (const [name, value] of Object.entries(options)) await page.selectOption(`[name="option-${name}"]`, value);
  await page.locator('[data-key=lay-out]').click();
  await page.locator('[data-key=begin]').click();
  await page.locator('.bar').waitFor();
}

/** How a choice is made on the page. */
export type Hand = 'taps' | 'keys' | 'board';

/**
 * Chooses what is offered until nothing is, then counts the result.
 * @param most so many choices at most
 * @returns how many choices were made
 */
export async function playOn(page: Page, seed: number, hand: Hand, most = Number.POSITIVE_INFINITY): Promise<number> {
  let choices = 0;
  for (let state = seed; choices < most; choices += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const end = page.locator('[data-key=end]');
    const moves = await offered(page);
    const count = await moves.count();
    const next = count > 0 ? moves.nth((state >> 8) % count) : end;
    if (hand === 'board' && (await touchBoard(page, state))) continue;
    if (count === 0 && (await end.count()) === 0) return choices;
    if (hand !== 'keys') await next.tap();
    else {
      await next.focus();
      await page.keyboard.press('Enter');
    }
  }
  return choices;
}

/** What may be chosen; not what leaves the game open, as long as there is anything else. */
async function offered(page: Page): Promise<Locator> {
  const sure = page.locator('.forks [data-key^=move-]:not(.open)');
  return (await sure.count()) > 0 ? sure : page.locator('.forks [data-key^=move-]');
}

/** Points at something on the board as long as it tells moves apart. @returns false where there is nothing more to be pointed at */
async function touchBoard(page: Page, state: number): Promise<boolean> {
  const spots = page.locator('.spot[aria-pressed=false]');
  const count = await spots.count();
  if (count === 0 || (await page.locator('.spot[aria-pressed=true]').count()) > 1) return false;
  await spots.nth((state >> 8) % count).tap();
  return true;
}

/** The record as the page gives it. */
export function recordOf(page: Page): Promise<string> {
  return page.locator('.log textarea').inputValue();
}

/** What `check` says of a record. */
export function checked(log: string): ReturnType<typeof check> {
  const [game] = readLog(log).games;
  if (!game) throw new Error('no game in the record');
  return check(game);
}

/** The scores that the page shows in the end, in turn order. */
export async function scoresOn(page: Page): Promise<readonly number[]> {
  const cells = await page.locator('.scores tbody tr > :nth-child(3)').allInnerTexts();
  return cells.map((text) => Number.parseInt(text, 10));
}

/** Waits until the page has kept what was done: what is asked of its store later is answered later. */
export function untilKept(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction([...opening.result.objectStoreNames], 'readwrite');
          transaction.oncomplete = () => resolve(opening.result.close());
        };
      });
    }
  });
}
