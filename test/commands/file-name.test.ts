import { expect, it } from 'vitest';
import { fileName } from '../../src/commands/file-name.js';
import { SITE_NAMES } from '../../src/commands/report-site.js';

it('no game takes the name of the index or of the statistics', () => {
  const taken = new Set(SITE_NAMES);
  const names = ['index', 'INDEX', 'valletta.statistics', '../index', 'a/b'].map((id) => fileName(id, 'x.xml', taken));
  expect(names).toEqual(['index-2.html', 'INDEX-3.html', 'valletta.statistics-2.html', 'index-4.html', 'a-b.html']);
});
