import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../src/io/package-root.js';

it('finds the package', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'kiebitz' });
  expect(existsSync(join(packageRoot(), 'src'))).toBe(true);
});
