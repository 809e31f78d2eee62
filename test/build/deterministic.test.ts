/** The same input gives the same bytes: whatever the time zone, the locale, the folder and the number of workers. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LAUNCH = join(ROOT, 'src', 'launch.cjs');
/** Something legal and something wrong, of every game. */
const LOGS = [
  'fixtures/valletta/bugs/substitute-same-kind.xml',
  'fixtures/tallinn/legal/full-3-players-legate.xml',
  'fixtures/rattus/legal/full-3-players-yucata-1.xml',
];
const WORLDS = [
  { name: 'Greenwich, no locale, one worker', jobs: 1, environment: { TZ: 'UTC', LC_ALL: 'C', LANG: 'C' } },
  {
    name: 'Kathmandu, German, two workers',
    jobs: 2,
    environment: { TZ: 'Asia/Kathmandu', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8' },
  },
  {
    name: 'Newfoundland, Turkish, two workers',
    jobs: 2,
    environment: { TZ: 'America/St_Johns', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
  },
] as const;

const target = mkdtempSync(join(tmpdir(), 'kiebitz-same-'));
afterAll(() => rmSync(target, { recursive: true }));

/** The program's standard output. A finding makes its exit code 1. */
function run(args: readonly string[], cwd: string, environment: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...environment }, maxBuffer: 2 ** 28 };
    execFile(process.execPath, [LAUNCH, ...args], options, (error, stdout, stderr) => {
      if (error && error.code !== 1) reject(new Error(`${error.message}\n${stderr}`));
      else resolve(stdout);
    });
  });
}

/** What each file of a folder holds. */
function bytesOf(folder: string): Record<string, string> {
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.html')).sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

describe('the same bytes', () => {
  const logs = LOGS.map((log) => join(ROOT, log));

  it('of pages, sheets and index', async () => {
    const made: Record<string, string>[] = [];
    for (const [number, { jobs, environment }] of WORLDS.entries()) {
      const folder = join(target, `site-${number}`);
      const cwd = number === 0 ? ROOT : dirname(target);
      await run(['report', ...logs, '--quiz', '-o', folder, '--jobs', String(jobs)], cwd, environment);
      made.push(bytesOf(folder));
    }
    const [first, ...others] = made;
    expect(Object.keys(first ?? {}).length).toBeGreaterThanOrEqual(2 * LOGS.length + 1);
    for (const other of others) expect(other).toEqual(first);
  }, 120_000);

  it.each(['json', 'text', 'sarif'])(
    'of check --format %s',
    async (format) => {
      const said = await Promise.all(
        WORLDS.map(({ jobs, environment }) =>
          run(['check', ...logs, '--format', format, '--jobs', String(jobs)], ROOT, environment),
        ),
      );
      expect(said[0]?.length).toBeGreaterThan(500);
      expect(new Set(said).size).toBe(1);
    },
    60_000,
  );
});
