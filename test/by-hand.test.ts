import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('by-hand.js', import.meta.url));
const LEGAL = fileURLToPath(new URL('../fixtures/rattus/legal/full-3-players-yucata-1.xml', import.meta.url));
const ILLEGAL = fileURLToPath(new URL('../fixtures/rattus/bugs/baker-cubes-split.xml', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-by-hand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the comparison on one row of Rattus. */
function compare(
  name: string,
  file: string,
  expect: string,
  log = LEGAL,
): { readonly code: number; readonly out: string } {
  const rows = join(folder, name, 'rattus', 'by-hand');
  mkdirSync(rows, { recursive: true });
  copyFileSync(log, join(rows, file));
  writeFileSync(join(rows, 'index.json'), JSON.stringify([{ file, expect, where: 'turn 1', what: 'a row' }]));
  try {
    return { code: 0, out: execFileSync(process.execPath, [SCRIPT, join(folder, name)], { encoding: 'utf8' }) };
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    return { code: status, out: stdout };
  }
}

describe('npm run by-hand', () => {
  const declared = 'z24-plague-region-first-reveal-missing-after-merchant.xml';

  it('prints a declared difference with its reason and does not fail for it', () => {
    const { code, out } = compare('declared', declared, 'illegal');
    expect(out).toMatch(/differs, and is meant to: z24-.*: illegal, found legal\. The log breaks off/);
    expect(code).toBe(0);
  });

  it('fails where a declared difference agrees after all, or differs otherwise than declared', () => {
    const agreeing = compare('agreeing', declared, 'legal');
    expect(agreeing.out).toMatch(/declared as a difference, but it agrees/);
    expect(agreeing.code).toBe(1);
    expect(compare('otherwise', declared, 'undecidable', ILLEGAL)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/ {2}z24-.*: undecidable, found illegal/),
    });
  });

  it('fails for any other row that differs', () => {
    expect(compare('other', 'another.xml', 'illegal')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/another\.xml: illegal, found legal - a row/),
    });
    expect(compare('right', 'another.xml', 'legal').code).toBe(0);
  });
});
