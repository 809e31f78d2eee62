/** A record that just stops proves nothing: where a legal game is cut off, nobody is accused. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Replayed } from '../../src/engine/replay.js';
import type { Recording } from '../../src/log/recording.js';
import { fixtures } from '../fixture-files.js';
import { copyOf, type Element, one, parseXml, toJson } from '../oracle/element.js';
import { type Random, randomFrom } from '../oracle/random.js';
import { IS_LONG } from '../runs.js';
import { keptPromises } from './promises.js';
import { findingText, recordingsOf, replayed, replayText } from './replays.js';

const CUTS = IS_LONG ? 24 : 3;
const OPTIONS = new URL('../../fixtures/options/', import.meta.url);

/** Games under options that hardly anybody plays by. */
function underOptions(): readonly { readonly name: string; readonly path: string }[] {
  return readdirSync(OPTIONS).map((file) => ({ name: `options/${file}`, path: fileURLToPath(new URL(file, OPTIONS)) }));
}

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

/** The game, and the same with a promise of all that it records: what is then missing did not happen. */
function promisesOf(game: Element): readonly Element[] {
  const promising = copyOf(game);
  const moves = one(promising, 'moves');
  if (moves) moves.attributes['records'] = keptPromises(recordingOf(game)).join(' ');
  return [game, promising];
}

function recordingOf(game: Element): Recording {
  const [recording] = recordingsOf(JSON.stringify(toJson(game)), 'cut.json');
  if (!recording) throw new Error('a game that cannot be read');
  return recording;
}

function judged(game: Element): Replayed {
  return replayed(recordingOf(game), false);
}

function gameIn(root: Element): Element {
  const game = root.name === 'game' ? root : one(root, 'game');
  if (!game) throw new Error('a fixture without a game');
  return game;
}

describe('a legal game that is cut off', () => {
  const legal = [...fixtures(), ...underOptions()].filter(({ name }) => /(\/legal|^options)\/.*\.xml$/.test(name));

  it.each(legal.map(({ name, path }) => [name, path] as const))('is no breach: %s', (name, path) => {
    const random = randomFrom([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 2 ** 31);
    for (const game of promisesOf(gameIn(parseXml(readFileSync(path, 'utf8'))))) {
      for (let cut = 0; cut < CUTS; cut += 1) {
        const { game: rest, behind } = cutOff(game, random);
        const errors = judged(rest).findings.filter(({ severity }) => severity === 'error');
        expect(errors.map(findingText), behind).toEqual([]);
      }
    }
  });

  it('is one where something was wrong before', () => {
    const path = legal.find(({ name }) => name === 'valletta/legal/full-2-players-jean-fewer-barrels.xml')?.path ?? '';
    const game = gameIn(parseXml(readFileSync(path, 'utf8')));
    const turns = one(game, 'moves')?.children.filter(({ name }) => name === 'turn') ?? [];
    turns[2]?.children.splice(0, 1);
    const { game: rest } = cutOff(game, (below) => below - 1);
    expect(judged(rest).findings.some(({ severity }) => severity === 'error')).toBe(true);
  });
});

describe('a setup that breaks off', () => {
  const path = new URL('../../fixtures/valletta/legal/full-2-players-points.xml', import.meta.url);
  const legal = readFileSync(path, 'utf8');
  const upTo = (mark: string, more = ''): string => legal.slice(0, legal.indexOf(mark)) + more;
  const more = ['x', 'y', 'z'].map((id) => `<player id="${id}"/>`).join('');

  it.each([
    ['behind one player', upTo('<player id="p2"'), []],
    ['behind five players', upTo('</players>', more), ['valletta.setup.player-count']],
    [
      'behind a hand of six',
      upTo('<hand player="p2"', '<hand player="p2" cards="? ? ? ? ? ?"/>'),
      ['valletta.setup.opening-hand'],
    ],
    [
      'behind a cell that is not there',
      upTo('<place building="b-merchant-1"', '<place building="b-merchant-1" at="A3-5"/>'),
      ['valletta.setup.row-layout'],
    ],
  ])('%s', (_, text, rules) => {
    expect(replayText(text).findings.flatMap(({ rule }) => rule ?? [])).toEqual(rules);
  });

  it('and one that is typed, behind one player', () => {
    const [recording] = recordingsOf('game valletta g\nplayers: p1 Anna red', 'game.kbz');
    expect(recording && replayed(recording, false).findings).toEqual([]);
  });
});
