/** A record that just stops proves nothing: where a legal game is cut off, nobody is accused. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../fixture-files.js';
import { copyOf, type Element, one, parseXml, toJson } from '../oracle/element.js';
import { type Random, randomFrom } from '../oracle/random.js';
import { findingText, recordingsOf, replayed } from './replays.js';

const CUTS = 24;

/** The game up to a place anywhere inside its moves; what states the end is gone. */
function cutOff(game: Element, random: Random): { readonly game: Element; readonly behind: string } {
  const copy = copyOf(game);
  const result = copy.children.findIndex(({ name }) => name === 'result');
  if (result >= 0) copy.children.splice(result, 1);
  const behind: string[] = [];
  let inside = one(copy, 'moves');
  while (inside && inside.children.length > 0) {
    const kept = random(inside.children.length + 1);
    inside.children.splice(kept);
    behind.push(`${inside.name} ${kept}`);
    // One time in three the element that is last now stays whole.
    inside = random(4) === 0 ? undefined : inside.children.at(-1);
  }
  return { game: copy, behind: behind.join(', ') };
}

function gameIn(root: Element): Element {
  const game = root.name === 'game' ? root : one(root, 'game');
  if (!game) throw new Error('a fixture without a game');
  return game;
}

describe('a legal game that is cut off', () => {
  const legal = fixtures().filter(({ name }) => /\/legal\/.*\.xml$/.test(name));

  it.each(legal.map(({ name, path }) => [name, path] as const))('is no breach: %s', (name, path) => {
    const game = gameIn(parseXml(readFileSync(path, 'utf8')));
    const random = randomFrom([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 2 ** 31);
    for (let cut = 0; cut < CUTS; cut += 1) {
      const { game: rest, behind } = cutOff(game, random);
      const [recording] = recordingsOf(JSON.stringify(toJson(rest)), 'cut.json');
      if (!recording) throw new Error(name);
      const errors = replayed(recording, false).findings.filter(({ severity }) => severity === 'error');
      expect(errors.map(findingText), behind).toEqual([]);
    }
  });

  it('is one where something was wrong before', () => {
    const path = legal.find(({ name }) => name === 'valletta/legal/full-2-players-jean-fewer-barrels.xml')?.path ?? '';
    const game = gameIn(parseXml(readFileSync(path, 'utf8')));
    const turns = one(game, 'moves')?.children.filter(({ name }) => name === 'turn') ?? [];
    turns[2]?.children.splice(0, 1);
    const { game: rest } = cutOff(game, (below) => below - 1);
    const [recording] = recordingsOf(JSON.stringify(toJson(rest)), 'cut.json');
    const found = recording ? replayed(recording, false).findings : [];
    expect(found.some(({ severity }) => severity === 'error')).toBe(true);
  });
});
