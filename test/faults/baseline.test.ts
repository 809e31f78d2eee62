import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { alone } from '../../src/io/lock.js';
import { fixture, folder, ROOT, run } from './built.js';

const LOGS = ['substitute-same-kind', 'play-card-twice-moves'].map((name) => fixture(`valletta/bugs/${name}.xml`));

interface Baseline {
  readonly findings: readonly { readonly fingerprint: string }[];
}
const entries = (path: string) =>
  (JSON.parse(readFileSync(path, 'utf8')) as Baseline).findings.map(({ fingerprint }) => fingerprint).sort();

function update(log: string, baseline: string): Promise<number | null> {
  const args = [join(ROOT, 'dist', 'cli.cjs'), 'check', log, '--baseline', baseline, '--update-baseline'];
  return new Promise((resolve) => {
    spawn(process.execPath, args, { stdio: 'ignore' }).on('exit', resolve);
  });
}

it('two updates of a baseline at once: both are in it', async () => {
  const [both, once] = [join(folder(), 'both.json'), join(folder(), 'once.json')];
  run(['check', ...LOGS, '--baseline', once, '--update-baseline']);
  expect(entries(once).length).toBeGreaterThan(1);
  for (let round = 0; round < 3; round += 1) {
    expect(await Promise.all(LOGS.map((log) => update(log, both)))).toEqual([0, 0]);
    expect(entries(both)).toEqual(entries(once));
  }
  expect(readdirSync(join(both, '..'))).toEqual(['both.json']);
});

it('one at a time, each sees what the one before it wrote', async () => {
  const path = join(folder(), 'count');
  let [count, most, inside] = [0, 0, 0];
  await Promise.all(
    Array.from({ length: 8 }, () =>
      alone(path, async () => {
        inside += 1;
        most = Math.max(most, inside);
        const before = count;
        await new Promise((resolve) => setTimeout(resolve, 5));
        count = before + 1;
        inside -= 1;
      }),
    ),
  );
  expect([count, most]).toEqual([8, 1]);
});

it('does not wait for ever for one that has died', async () => {
  const root = folder();
  mkdirSync(join(root, '.known.json.lock'));
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(join(root, '.known.json.lock'), longAgo, longAgo);
  expect(await alone(join(root, 'known.json'), async () => 'done')).toBe('done');
});

it('says that a folder cannot be written', async () => {
  const path = join(folder(), 'nowhere', 'known.json');
  expect(await alone(path, async () => 'done')).toEqual({ path, code: 'ENOENT' });
});
