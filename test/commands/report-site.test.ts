/** `report` of several games: their names, what could not be read, and one game alone. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { amongSeveral } from '../../src/commands/among-several.js';
import { reportFiles } from '../../src/commands/report-files.js';

const log = readFileSync(new URL('../report/games/two-players.xml', import.meta.url), 'utf8');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiebitz-report-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function made(): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { event, several } of reportFiles([folder], { components: [] }, 1)) {
    const leadsHome = event.type === 'game' && event.html.includes('href="index.html"');
    found.push(event.type === 'fault' ? `fault ${event.fault.fault}` : `game ${several} ${leadsHome}`);
  }
  return found;
}

it('the page of a single game leads to no index', async () => {
  writeFileSync(join(folder, 'a.xml'), log);
  writeFileSync(join(folder, 'b.xml'), '');
  expect(await made()).toEqual(['game false false', 'fault empty']);
});

it('those of several games do, and what cannot be read does not stop the rest', async () => {
  mkdirSync(join(folder, 'more'));
  writeFileSync(join(folder, 'a.xml'), '');
  writeFileSync(join(folder, 'b.xml'), log);
  writeFileSync(join(folder, 'more', 'c.xml'), log);
  expect(await made()).toEqual(['fault empty', 'game true true', 'game true true']);
  expect(readdirSync(folder)).toEqual(['a.xml', 'b.xml', 'more']);
});

it('events keep their order, whatever is held back', async () => {
  async function* events() {
    for (const type of ['fault', 'game', 'fault', 'fault', 'game', 'fault']) yield { type };
  }
  const seen: string[] = [];
  for await (const { event, several } of amongSeveral(events())) seen.push(`${event.type} ${several}`);
  expect(seen.map((one) => one.split(' ')[0])).toEqual(['fault', 'game', 'fault', 'fault', 'game', 'fault']);
  expect(seen.filter((one) => one.startsWith('game'))).toEqual(['game true', 'game true']);
});
