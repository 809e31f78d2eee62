import { expect, it } from 'vitest';
import { fileName, sheetName } from '../../src/commands/file-name.js';
import { SITE_NAMES } from '../../src/commands/report-site.js';

it('no game takes the name of the index or of the statistics', () => {
  const taken = new Set(SITE_NAMES);
  const names = ['index', 'INDEX', 'valletta.statistics', '../index', 'a/b'].map((id) => fileName(id, 'x.xml', taken));
  expect(names).toEqual(['index-2.html', 'INDEX-3.html', 'valletta.statistics-2.html', 'index-4.html', 'a-b.html']);
});

it('letters lose their accents, and no hyphen comes in', () => {
  expect(fileName('Größe: Jürgen + René', 'x.xml', new Set())).toBe('Grosse-Jurgen-Rene.html');
});

it.each([
  ['con', 'con-game.html'],
  ['NUL', 'NUL-game.html'],
  ['lpt1.log', 'lpt1-game.log.html'],
  ['console', 'console.html'],
  ['my-con', 'my-con.html'],
])('no page is named as a device of Windows is: %s', (id, name) => {
  expect(fileName(id, 'x.xml', new Set())).toBe(name);
});

it('a page of a view is named after who looks', () => {
  const taken = new Set<string>();
  const names = [undefined, 'p2', 'table', '../?'].map((view) => fileName('start', 'x.xml', taken, view));
  expect(names).toEqual(['start.html', 'start.p2.html', 'start.table.html', 'start.view.html']);
  expect(sheetName('start.p2.html', 'quiz', taken)).toBe('start.p2.quiz.html');
});

it('a sheet of questions is named after its page, however long that name is', () => {
  const taken = new Set<string>();
  const page = fileName('g'.repeat(200), 'x.xml', taken);
  expect(page).toBe(`${'g'.repeat(80)}.html`);
  expect(sheetName(page, 'quiz', taken)).toBe(`${'g'.repeat(80)}.quiz.html`);
  // Another game may have that name already.
  expect(fileName('a.quiz', 'x.xml', taken)).toBe('a.quiz.html');
  expect(sheetName('a.html', 'quiz', taken)).toBe('a.quiz-2.html');
});
