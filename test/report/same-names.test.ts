/** Two players of one name are told apart wherever a sentence or a picture speaks of them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { report } from '../../src/commands/report.js';
import { runCheck } from '../commands/run-check.js';
import { said } from '../commands/said.js';
import { fixtures, textOf } from '../fixture-files.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FIXTURES = ['valletta/legal/full-4-players-tie-start-player.xml', 'tallinn/legal/full-4-players-legate.xml'];
/** The second and the fourth are somebody else of the same name. */
const NAMES = ['Cleo', 'Anna', 'Dino', 'Anna'];

function logOf(name: string): string {
  const fixture = fixtures().find((one) => one.name === name);
  if (!fixture) throw new Error(name);
  let seat = 0;
  return textOf(fixture).replace(
    /(<player [^>]*?) name="[^"]*"/g,
    (_, before: string) => `${before} name="${NAMES[seat++ % 4]}"`,
  );
}

test.each(FIXTURES)('%s', async (name) => {
  const log = join(folder, 'log.xml');
  const output = mkdtempSync(join(folder, 'out-'));
  writeFileSync(log, logOf(name));
  await said(() => report([log], { output, color: false, components: [], lang: 'en' }, 1));
  const [page = ''] = readdirSync(output).filter((file) => file.endsWith('.html'));
  const words = readFileSync(join(output, page), 'utf8')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ');
  const told = words.match(/\bAnna\b(?: \(\d\))?/g) ?? [];
  expect(new Set(told)).toEqual(new Set(['Anna (2)', 'Anna (4)']));
  expect(words).not.toMatch(/(?:Cleo|Dino) \(/);

  const text = await runCheck([log], { all: true });
  expect(text.out).toMatch(/Anna \(2\) \d+, Dino \d+, Anna \(4\)/);
});
