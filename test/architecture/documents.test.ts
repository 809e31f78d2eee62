/** What the documents say of the sources is still there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.js';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
/** Made by the build, or gone and told of as such. */
const NOT_HERE = new Set(['dist/api/index.js', 'alternatives.ts']);

const files = ['.build', 'bench', 'docs', 'src', 'templates', 'test'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
);

test.each(DOCUMENTS)('%s names no source file that there is not', (document) => {
  const named = [...readFileSync(join(ROOT, document), 'utf8').matchAll(/`([\w./<>-]+\.(?:[cm]?js|ts))`/g)]
    .map(([, path = '']) => path.replace(/^(?:\.\.?\/)+/, ''))
    .filter((path) => !NOT_HERE.has(path));
  const missing = named.filter((path) => !files.some((file) => file.endsWith(`/${path.replace('<game>', 'rattus')}`)));
  expect(missing).toEqual([]);
});

test('the walk through the architecture goes through lines that there are', () => {
  const architecture = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, walk = ''] = architecture.split('## A walk');
  const king = readFileSync(join(ROOT, 'src/games/rattus/rules/cards/king.ts'), 'utf8');
  const log = readFileSync(join(ROOT, 'fixtures/rattus/by-hand/w04-king-between-reveals.xml'), 'utf8');
  const [, condition = ''] = /`(\{ rule: [^`]*\})`/.exec(walk) ?? [];
  const [, element = ''] = /```xml\n(.*)\n```/.exec(walk) ?? [];
  expect(condition).not.toBe('');
  expect(king).toContain(condition);
  expect(element).not.toBe('');
  expect(log.split('\n')[39]).toContain(element);
});
