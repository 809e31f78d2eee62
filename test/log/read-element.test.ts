import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allGames, vocabularyOf } from '../../src/games.js';
import { rawOfElement } from '../../src/log/raw.js';
import { readElement } from '../../src/log/read-element.js';
import { writeXmlElement } from '../../src/log/xml/write-element.js';
import { recordingsOf } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';

const valletta = vocabularyOf('valletta') ?? {};
const read = (text: string, places: readonly string[] = ['turn', 'play']) => readElement(text, valletta, places);

describe('an element that somebody has typed', () => {
  it('is read with its children, and has no place in a file', () => {
    expect(read(' <play card="builder"><build at="A1-3" pay="gold:2 wood"/></play>\n')).toEqual({
      inside: 'turn',
      element: {
        name: 'play',
        values: { card: 'builder' },
        offset: -1,
        children: [{ name: 'build', values: { at: 'A1-3', pay: { gold: 2, wood: 1 } }, children: [], offset: -1 }],
      },
    });
  });

  it('says where it may stand', () => {
    expect(read('<build at="A1-3" pay=""/>')).toMatchObject({ inside: 'play', element: { name: 'build' } });
  });

  it.each([
    ['', { problem: 'ill-formed', breach: 'tag', expected: '<' }],
    ['builder', { problem: 'ill-formed', breach: 'tag', found: 'builder' }],
    ['<!DOCTYPE x><play card="maid"/>', { problem: 'ill-formed' }],
    ['<play card="maid">', { problem: 'ill-formed' }],
    ['<play card="maid"/><play card="maid"/>', { problem: 'ill-formed' }],
    ['<play card="maid"/></turn>', { problem: 'ill-formed' }],
    ['<plai card="maid"/>', { problem: 'unknown-element', found: 'plai', meant: 'play' }],
    ['<round/>', { problem: 'unknown-element', found: 'round' }],
    ['<draft player="p1" good="gold"/>', { problem: 'misplaced-element', found: 'draft' }],
    ['<play card="mayd"/>', { problem: 'bad-value', attribute: 'card', meant: 'maid' }],
    ['<play/>', { problem: 'missing-attribute', attribute: 'card' }],
    ['<play card="maid" colour="red"/>', { problem: 'unknown-attribute', attribute: 'colour' }],
    ['<play card="maid">gold</play>', { problem: 'unexpected-text', found: 'gold' }],
  ])('%s is none', (text, problem) => {
    expect(read(text)).toMatchObject({ problem });
  });

  it.each(['2024-02-29', '2026-11-01T19:30', '2026-11-01T19:30:00Z', '2016-12-31 23:59:60.5+01:00'])(
    '%s is a time',
    (at) => {
      expect(read(`<play card="maid" at="${at}"/>`)).toMatchObject({ element: { values: { at } } });
    },
  );

  it.each([
    ...['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-04-31T10:00:00Z', '2026-1-1'],
    ...['2026-11-01T24:00:00Z', '2026-11-01T19:60:00Z', '2026-11-01T19:30:61Z', '2026-11-01T19:30:00+24:00'],
  ])('%s is no time', (found) => {
    expect(read(`<play card="maid" at="${found}"/>`)).toMatchObject({ problem: { problem: 'bad-value', found } });
  });

  it('never throws, whatever stands there', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      '=',
      ' ',
      '&',
      '<!--',
      '<![CDATA[',
      '?>',
      'play',
      'card',
      'maid',
      'ä',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
        const result = read(`<play${pieces.join('')}`);
        expect('element' in result || result.problem.problem.length > 0).toBe(true);
      }),
    );
  });

  it('is what was written, for every turn of the fixtures', () => {
    for (const { ruleset, vocabulary } of allGames()) {
      const file = fixtures().find(({ name }) => name.startsWith(`${ruleset}/legal/full`));
      const [recording] = file ? recordingsOf(textOf(file), file.name) : [];
      const moves = recording?.game.children.find(({ name }) => name === 'moves');
      expect(moves?.children.length).toBeGreaterThan(5);
      for (const element of moves?.children ?? []) {
        const text = writeXmlElement(rawOfElement(element, vocabulary), '  ', []);
        const again = readElement(text, vocabulary, ['moves']);
        const written = 'element' in again ? writeXmlElement(rawOfElement(again.element, vocabulary), '  ', []) : '';
        expect(written).toBe(text);
      }
    }
  });
});
