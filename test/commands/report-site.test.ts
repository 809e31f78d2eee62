/** `report` of several games: their names, what could not be read, and one game alone. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { amongSeveral } from '../../src/commands/among-several.js';
import { reportFiles } from '../../src/commands/report-files.js';
import { ReportPages } from '../../src/commands/report-pages.js';
import { ReportSpeakers } from '../../src/commands/reported.js';

const log = readFileSync(new URL('../report/games/two-players.xml', import.meta.url), 'utf8');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiebitz-report-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What is made of the logs in the folder: each fault, and each page as it is written. */
async function made(): Promise<readonly string[]> {
  const output = mkdtempSync(join(tmpdir(), 'kiebitz-pages-'));
  const written: string[] = [];
  const pages = new ReportPages(
    { output, page: undefined, versions: [], view: undefined },
    new ReportSpeakers(),
    (_, name) => written.push(name ?? 'not written'),
    ({ path }) => expect.unreachable(path),
  );
  const found: string[] = [];
  for await (const { event, several } of reportFiles([folder], { components: [] }, 1)) {
    if (event.type === 'fault') found.push(`fault ${event.fault.fault}`);
    else {
      found.push(`game ${several}`);
      for await (const line of pages.add(event, several)) expect(line).toContain(output);
    }
  }
  for await (const line of pages.end()) expect(line).toContain(output);
  const leadHome = written.map((name) => readFileSync(join(output, name), 'utf8').includes('href="index.html"'));
  rmSync(output, { recursive: true });
  return found.map((one) => (one.startsWith('game') ? `${one} ${leadHome.shift()}` : one));
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
