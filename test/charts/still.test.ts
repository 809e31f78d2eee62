/** A board is drawn as text, by code that asks for no document and nothing of Node.js: a browser draws it as it is. */
import { runInNewContext } from 'node:vm';
import * as esbuild from 'esbuild';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { stillsOf } from '../../src/charts/still.js';
import { boardPages } from '../../src/report/board-pages.js';
import { BOARD_GAMES, modelWithBoard } from '../report/boards.js';

function boardOf(name: (typeof BOARD_GAMES)[number]) {
  const { board } = modelWithBoard(name);
  if (!board) throw new Error(name);
  return board;
}

it('is drawn the same where there is neither a document nor Node.js', async () => {
  const { outputFiles } = await esbuild.build({
    entryPoints: ['src/report/board-pages.ts'],
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'bundle',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  for (const name of BOARD_GAMES) {
    const view = boardOf(name);
    const drawn: unknown = runInNewContext(
      `${code}; const { stills, ...pages } = bundle.boardPages(JSON.parse(view)); JSON.stringify([pages, [...stills]]);`,
      { view: JSON.stringify(view) },
    );
    const { stills, ...pages } = boardPages(view);
    expect(drawn).toBe(JSON.stringify([pages, [...stills]]));
  }
});

it.each(BOARD_GAMES)('pictures of %s are well-formed, and show signs that are defined', (name) => {
  const { definitions, stills, still } = boardPages(boardOf(name));
  const { document } = new JSDOM(`${definitions}${still.board}${still.mats.join('')}`).window;
  expect(document.querySelectorAll('svg:not(.definitions)').length).toBeGreaterThan(1);
  const used = [...document.querySelectorAll('use')].map((one) => one.getAttribute('href') ?? '');
  expect(used.length).toBeGreaterThan(10);
  for (const id of used) expect(document.getElementById(id.slice(1)), id).not.toBeNull();
  expect(stills.size).toBeGreaterThan(5);
});

it('lets no text of a slot become markup', () => {
  const panels = [{ kind: 'board', width: 9, height: 9, hue: null, below: '_0', above: null }] as const;
  const slot = { panel: 0, x: 1, y: 0, className: '', owner: null, hidden: '', says: '' };
  const slots = [{ ...slot, kind: 'text' } as const, { ...slot, kind: 'sign' } as const];
  const draw = stillsOf({ definitions: '', panels, slots, states: [['<b>&', '_1']] });
  expect(draw(0)).toEqual({
    board:
      '<svg class="board" viewBox="0 0 9 9"><use href=#_0 /><use href=#_1 x=1 /><text x=1 y=0>&lt;b&gt;&amp;</text></svg>\n',
    mats: [],
  });
});
