import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeOffset } from '../../src/log/attribute-offset.js';
import { UNDO } from '../../src/log/envelope.js';
import { position } from '../../src/log/position.js';
import type { Source } from '../../src/log/recording.js';
import { type AnyElement, statedOf, type Vocabulary, withNamesInPrint } from '../../src/log/vocabulary.js';
import { logWriter } from '../../src/log/write.js';
import { anyText, arbitraryGame } from './arbitrary-game.js';
import { read } from './events.js';
import { VOCABULARIES } from './vocabularies.js';

const source = (text: string, line = 1, column = 1): Source => ({ file: 'f', notation: 'xml', text, line, column });

describe('position', () => {
  it.each([
    [0, 1, 1],
    [1, 1, 2],
    [2, 2, 1],
    [3, 3, 1],
    [5, 3, 3],
    [99, 3, 97],
  ])('of offset %i in a text of three lines', (offset, line, column) => {
    expect(position(source('a\n\nbc'), offset)).toEqual({ line, column });
  });

  it('starts where the game starts in its file', () => {
    const inFile = source('a\nb', 7, 4);
    expect(position(inFile, 0)).toEqual({ line: 7, column: 4 });
    expect(position(inFile, 1)).toEqual({ line: 7, column: 5 });
    expect(position(inFile, 2)).toEqual({ line: 8, column: 1 });
  });

  it('counts as splitting into lines does', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (text, at) => {
        const offset = text.length === 0 ? 0 : at % text.length;
        const lines = text.slice(0, offset).split('\n');
        expect(position(source(text), offset)).toEqual({ line: lines.length, column: (lines.at(-1) ?? '').length + 1 });
      }),
    );
  });
});

describe('attributeOffset', () => {
  it.each([
    ['<a b="1" c=\'2\'/>', 'c', 9],
    ['<a b="c=" c="2"/>', 'c', 10],
    ['<a\n  b = "1"\n  c="2">', 'c', 15],
    ['<a b="1"/>', 'c', 0],
    ['<a b="1"><x c="2"/>', 'c', 0],
    ['<a b=1 c="2"/>', 'c', 0],
    ['', 'c', 0],
  ])('%j %s', (text, attribute, expected) => {
    expect(attributeOffset(source(text), 0, attribute)).toBe(expected);
  });

  it.each([
    ['{"a":"b", "b":1}', 'b', 10],
    ['{"a":{"b":1}, "b":1}', 'b', 14],
    ['{"a":["b"]}', 'b', 0],
    ['{"\\u0062":1}', 'b', 1],
    ['{"a":1}, "b":2', 'b', 0],
    ['{"a"', 'a', 0],
  ])('%j %s', (text, attribute, expected) => {
    expect(attributeOffset({ ...source(text), notation: 'json' }, 0, attribute)).toBe(expected);
  });

  it.each([
    ['in other capitals', 'MERCHANT', 'MERCHANT'],
    ['as it is called in print', 'Händler', 'Händler'],
    ['in other capitals, before its right name', 'MERCHANT', 'merchant'],
    ['by its right name, before other capitals', 'merchant', 'MERCHANT'],
  ])('finds the first attribute %s', (_, spelled, repeated) => {
    const inPrint = withNamesInPrint(VOCABULARIES['tallinn'] ?? {}, (name) => (name === 'merchant' ? ['Händler'] : []));
    const inXml = `<state player="a" ${spelled}="2" ${repeated}="3"/>`;
    const inJson = `{"type":"state","player":"a","${spelled}":2}`;
    for (const text of [
      `<game ruleset="tallinn"><moves><round>${inXml}</round></moves></game>`,
      `{"type":"game","ruleset":"tallinn","children":[{"type":"moves","children":[{"type":"round","children":[${inJson}]}]}]}`,
    ]) {
      const [event] = read(text, {}, () => inPrint);
      if (event?.type !== 'game') throw new Error('no game');
      const { source: origin, game } = event.recording;
      const state = game.children[0]?.children[0]?.children[0];
      expect(state?.values).toMatchObject({ merchant: 2 });
      const found = text.slice(attributeOffset(origin, state?.offset ?? -1, 'merchant'));
      expect(found).toMatch(new RegExp(`^"?${spelled}"?[=:]"?2`));
    }
  });

  it.each(['xml', 'json'] as const)('finds every element and attribute of any log in %s', (notation) => {
    const [vocabulary] = Object.values(VOCABULARIES);
    if (!vocabulary) throw new Error('no vocabulary');
    fc.assert(
      fc.property(fc.array(arbitraryGame(vocabulary), { minLength: 1, maxLength: 3 }), (games) => {
        const writer = logWriter(notation);
        const text = writer.start() + games.map((game) => writer.game(game).text).join('') + writer.end();
        const lines = text.split('\n');
        const at = (origin: Source, offset: number): string => {
          const { line, column } = position(origin, offset);
          return (lines[line - 1] ?? '').slice(column - 1);
        };
        for (const event of read(text)) {
          if (event.type !== 'game') throw new Error(event.fault.fault);
          const { source: origin, game } = event.recording;
          const check = (element: AnyElement<Vocabulary>): void => {
            const { name, offset, children } = element;
            // What was taken back stands where the move begins that was.
            const first = name === UNDO ? children[0]?.name : name;
            expect(at(origin, offset).startsWith(notation === 'xml' ? `<${first}` : `{"type":"${first}"`)).toBe(true);
            for (const [attribute] of statedOf(element)) {
              const found = at(origin, attributeOffset(origin, offset, attribute));
              expect(found.startsWith(notation === 'xml' ? `${attribute}="` : `"${attribute}":`)).toBe(true);
            }
            children.forEach(check);
          };
          check(game);
        }
      }),
    );
  });
});
