import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { BREACHES } from '../../src/log/breach.js';

const TEXTS = fileURLToPath(new URL('../../src/text/', import.meta.url));
const pages = readdirSync(TEXTS)
  .map((language) => `${TEXTS}${language}/engine.ftl`)
  .filter((path) => existsSync(path));

it.each(pages)('%s has words for every breach', (path) => {
  const page = readFileSync(path, 'utf8');
  expect(BREACHES.filter((breach) => !page.includes(`name-breach-${breach} =`))).toEqual([]);
});

it('there are such pages', () => {
  expect(pages.length).toBeGreaterThan(0);
});
