import { expect, it } from 'vitest';
import { nearestMoves } from '../../src/engine/nearest-moves.js';
import { vocabularyOf } from '../../src/games.js';
import { rawOfElement } from '../../src/log/raw.js';
import { readElement } from '../../src/log/read-element.js';
import { writeXmlElement } from '../../src/log/xml/write-element.js';

const valletta = vocabularyOf('valletta') ?? {};

function element(text: string) {
  const read = readElement(text, valletta, ['turn', 'moves']);
  if ('problem' in read) throw new Error(`${text}: ${read.problem.problem}`);
  return read.element;
}

const nearest = (to: string, moves: readonly string[]) =>
  nearestMoves(
    moves.map((text) => ({ element: element(text) })),
    element(to),
    9,
  ).map((move) => writeXmlElement(rawOfElement(move.element, valletta), '', []).replace(/\n */g, ''));

it.each<[why: string, to: string, nearer: string, farther: string]>([
  [
    'the same kind of move',
    '<play card="maid"/>',
    '<play card="jean"><barrel good="gold"/></play>',
    '<draft player="p1" good="gold"/>',
  ],
  ['fewer differing attributes', build('A1-3', 'gold:2'), build('A1-4', 'gold:2'), build('A1-4', 'gold:3')],
  [
    'the same place for another price',
    build('A1-3', 'gold:2'),
    build('A1-3', 'gold:3 wood:1'),
    build('A1-4', 'gold:2'),
  ],
  ['a price that differs less', build('A1-3', 'gold:2'), build('A1-3', 'gold:3'), build('A1-3', 'wood:3')],
  [
    'the same part',
    build('A1-3', ''),
    build('A1-3', 'gold:1'),
    '<play card="builder"><upgrade at="A1-3" pay=""/></play>',
  ],
  [
    'the same card without the wrong part',
    '<play card="lumberjack"><take goods="wood"/></play>',
    '<play card="lumberjack"/>',
    '<play card="maid"><take goods="wood:1"/></play>',
  ],
  ['the same card', build('A1-3', ''), '<play card="builder"/>', '<play card="maid"><take goods="gold:1"/></play>'],
])('nearer is %s', (_, to, nearer, farther) => {
  expect(nearest(to, [farther, nearer])).toEqual([nearer, farther]);
});

it('claims and annotations do not count', () => {
  const to =
    '<play card="builder" mark="!"><build at="A1-3" pay="gold:1"/><effect player="p1" gold="-1"/><note>so</note></play>';
  const [first] = nearest(to, ['<play card="builder"/>', build('A1-3', 'gold:1')]);
  expect(first).toBe(build('A1-3', 'gold:1'));
});

it('of equals the first comes first', () => {
  const moves = ['A1-5', 'A1-1', 'A1-4'].map((at) => build(at, 'gold:1'));
  expect(nearest(build('A1-3', 'gold:1'), moves)).toEqual(moves);
});

function build(at: string, pay: string): string {
  return `<play card="builder"><build at="${at}" pay="${pay}"/></play>`;
}
