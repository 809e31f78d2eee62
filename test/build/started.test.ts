/** The programs of the gates and of the bench start what is built: the long ones run too seldom to say so themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../architecture/source-files.js';

const started = ['bench', 'docs', 'test']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => path.endsWith('.js'))
  .flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/'(?:\.\.\/)?((?:dist|src)\/[\w/-]+\.c?js)'/g)].map(
      ([, program = '']) => ({ path, program }),
    ),
  );

it('finds programs that are started', () => {
  expect(started.map(({ program }) => program)).toContain('dist/cli.cjs');
});

it.each(started)('$path starts $program, which is there', ({ program }) => {
  expect(existsSync(join(ROOT, program))).toBe(true);
});
