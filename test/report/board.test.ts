import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../../src/charts/scene.js';
import { replay } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import { boardPages } from '../../src/report/board-pages.js';
import type { BoardView } from '../../src/report/model.js';
import { renderReport } from '../../src/report/page.js';
import { recordingsOf, requestFor } from '../engine/replays.js';
import { BOARD_GAMES, changedBoard, modelWithBoard, pageWithBoard } from './boards.js';
import { documentOf } from './documents.js';
import { HOSTILE_TEXTS } from './hostile-texts.js';

function boardOf(board: BoardView | null): BoardView {
  if (!board) throw new Error('no board');
  return board;
}

describe.each(BOARD_GAMES)('the board of %s', (name) => {
  const model = modelWithBoard(name);
  const board = boardOf(model.board);
  const { scene, steps, turns } = board;

  it('has a frame for every step that the page tells', () => {
    const told = model.turns.flatMap((turn) => turn.steps.map(({ link }) => link));
    expect(steps.map(({ link }) => link)).toEqual(told);
    expect(new Set(told).size).toBe(told.length);
    expect(scene.frames).toHaveLength(told.length);
    expect(told.length).toBeGreaterThan(40);
    expect(turns.map(({ anchor }) => anchor)).toEqual(model.turns.map(({ anchor }) => anchor));
  });

  it('shows the result in the end, and after every step the score that the chart has there', () => {
    const points = scene.frames.at(-1)?.players.map(({ counters }) => counters[0]);
    expect(points).toEqual(
      scene.players.map(({ seat }) => model.head.standings.find((one) => one.player.seat === seat)?.points),
    );
    for (const [index, { players }] of scene.frames.entries())
      expect(players.map(({ counters }) => counters[0])).toEqual(steps[index]?.scores);
  });

  it('shows no player in the colour of a card', () => {
    const cells = scene.board?.kind === 'grid' ? scene.board.cells : [];
    const onCards = [...scene.cards, ...cells, ...scene.parts].flatMap(({ hue }) => hue ?? []);
    expect(new Set(onCards).size).toBeGreaterThan(2);
    expect(scene.players.filter(({ hue }) => onCards.includes(hue))).toEqual([]);
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(board))).toEqual(board);
  });

  it('moves something in most of its steps, and each of its cards has a place', () => {
    const { states, slots } = drawScene(scene);
    const moved = states.filter((now, frame) => now.some((state, slot) => state !== states[frame - 1]?.[slot]));
    expect(moved.length).toBeGreaterThan(states.length * 0.5);
    for (const { players } of scene.frames)
      for (const { zones } of players)
        for (const [zone, cards] of zones.entries())
          expect(cards.length).toBeLessThanOrEqual(scene.zones[zone]?.size ?? 0);
    expect(slots.every(({ owner, hidden }) => owner === null || hidden !== '')).toBe(true);
  });

  it('gives the script of the page the same states, by their differences', () => {
    const { states, slots } = drawScene(scene);
    const film = boardPages(board).film as { frames: number[][]; states: string[] };
    const now = slots.map(() => 0);
    film.frames.forEach((changes, frame) => {
      for (let at = 0; at < changes.length; at += 2) now[changes[at] ?? -1] = changes[at + 1] ?? -1;
      expect(now.map((state) => film.states[state])).toEqual(states[frame]);
    });
  });

  it('stands on the page once for every turn, drawn with signs that are there, in 4 kB each', () => {
    const html = pageWithBoard(name);
    const [, ...stills] = html.split('<details class="board-fold">').map((part) => part.replace(/<\/details>.*/s, ''));
    expect(stills).toHaveLength(model.turns.length);
    const signs = new Set([...html.matchAll(/ id="(_\w+)"/g)].map(([, id]) => id));
    for (const still of stills) {
      expect(still).toMatch(/role="img" aria-label="[^"]*\d/);
      expect(still.length).toBeLessThan(4096);
      const used = [...still.matchAll(/href="?#(\w+)/g)].map(([, id]) => id);
      expect(used.length).toBeGreaterThan(4);
      expect(used.filter((id) => !signs.has(id))).toEqual([]);
    }
    expect(Buffer.byteLength(html)).toBeLessThan(1_500_000);
  });

  it('shows what each player owns after every turn, unless that would be too much for a page below a megabyte', () => {
    const html = pageWithBoard(name);
    const { stills } = boardPages(board);
    const withMats = [...stills.values()].filter(({ mats }) => mats.length > 0).length;
    expect([0, turns.length]).toContain(withMats);
    expect(withMats > 0).toBe(name !== 'valletta');
    const folds = [...documentOf(html).querySelectorAll('.board-fold')];
    expect(
      folds.filter((fold) => fold.querySelectorAll('.scene-mats > svg').length === scene.players.length),
    ).toHaveLength(withMats);
    if (withMats > 0) expect(Buffer.byteLength(html)).toBeLessThan(1_000_000);
  });
});

it('draws every person of Tallinn that counts, those of the legate as soon as they do, and every coin', () => {
  const { scene } = boardOf(modelWithBoard('tallinn').board);
  const shown = new Set<number>();
  for (const { players } of scene.frames)
    for (const { counters, zones } of players) {
      const display = zones[0] ?? [];
      const sums = scene.parts.map((_, part) =>
        display.reduce((sum, card) => sum + (scene.cards[card]?.amounts?.[part] ?? 0), 0),
      );
      expect(sums).toEqual(counters.slice(1, 4));
      for (const card of display) shown.add(card);
    }
  const cards = [...shown].flatMap((number) => scene.cards[number] ?? []);
  expect(cards.filter(({ coin }) => coin !== null).length).toBeGreaterThan(2);
  expect(cards.filter(({ plus }) => plus === 2)).toHaveLength(1);
  expect(drawScene(scene).definitions).toContain('>+2</text>');
});

it('nobody pays for frames who has not asked for them', () => {
  const [recording] = recordingsOf(readFileSync(new URL('./games/two-players.xml', import.meta.url), 'utf8'));
  const game = recording && gameOf(recording.ruleset);
  if (!game) throw new Error('no game');
  const { transcript } = replay(game, recording, { ...requestFor(recording), transcript: true });
  expect(transcript?.steps.some(({ frame }) => frame !== undefined)).toBe(false);
});

it('names that would be markup end neither the data nor the drawing', () => {
  for (let first = 0; first < HOSTILE_TEXTS.length; first += 4) {
    const names = HOSTILE_TEXTS.slice(first, first + 4);
    let next = 0;
    const html = renderReport(
      changedBoard('tallinn', (log) =>
        log.replace(/(<player id="p\d") name="[^"]*"/g, (whole, player: string) => {
          const name = names[next++];
          return name === undefined
            ? whole
            : `${player} name="${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`;
        }),
      ),
    );
    const document = documentOf(html);
    const data = document.querySelector('#film')?.textContent ?? '';
    expect(data).not.toContain('<');
    const { players } = JSON.parse(data) as { players: string[] };
    expect(players.slice(0, names.length)).toEqual(names);
    const offered = [...document.querySelectorAll('[data-choose=view] option')].map(({ textContent }) => textContent);
    expect(offered.slice(1, 1 + names.length)).toEqual(names);
    expect(document.querySelectorAll('script').length).toBe(3);
    expect(document.querySelectorAll('.scene image, .scene script, .scene style').length).toBe(0);
  }
});

it('a record that claims a thousand cards does not fill the page with them', () => {
  const claimed = changedBoard('valletta', (log) =>
    log.replace(/<turn player="p1">/, '<turn player="p1"><state player="p1" hand="9999"/>'),
  ).board;
  expect(boardOf(claimed).scene.zones[0]?.size).toBeLessThan(25);
  expect(boardOf(claimed).scene.zones[0]?.size).toBeGreaterThan(10);
});
