import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optional, playerCounts, UNKNOWN } from '../../src/log/attribute.js';
import type { RootName } from '../../src/log/reader.js';
import { statedOf } from '../../src/log/vocabulary.js';
import { logWriter } from '../../src/log/write.js';
import { arbitraryGame } from './arbitrary-game.js';
import { read, readInPieces, readOne } from './events.js';
import { VOCABULARIES } from './vocabularies.js';

const game = (inside: string) => `<game ruleset="valletta" id="g1">${inside}</game>`;

describe('a recording', () => {
  it('knows its source, ruleset and id', () => {
    const text = game('');
    expect(readOne(`\n  ${text}`)).toMatchObject({
      source: { file: 'test', notation: 'xml', text, line: 2, column: 3 },
      ruleset: 'valletta',
      id: 'g1',
      truncated: false,
    });
  });

  it('has values in their types', () => {
    const { game: root } = readOne(
      game(
        '<moves><turn player="p1"><draw cards="maid  ? jean" reshuffled="true"/><state points="-3" supply="builder:3 maid"/></turn></moves>',
      ),
    );
    expect(root.children[0]?.children[0]?.children.map(({ name, values }) => [name, { ...values }])).toEqual([
      ['draw', { cards: ['maid', UNKNOWN, 'jean'], reshuffled: true }],
      ['state', { points: -3, supply: { builder: 3, maid: 1 } }],
    ]);
  });

  it('has ? where a value is unknown, or cannot be understood', () => {
    const { game: root, problems } = readOne(
      game('<moves><draft player="p1" good="?"/><draft player="p1" good="glod"/></moves>'),
    );
    expect(root.children[0]?.children.map(({ values }) => ({ ...values }))).toEqual([
      { player: 'p1', good: '?' },
      { player: 'p1', good: '?' },
    ]);
    expect(problems).toMatchObject([{ problem: 'bad-value', found: 'glod', meant: 'gold' }]);
  });

  it('has values that inherit nothing', () => {
    const { values } = readOne(game('')).game;
    expect(Object.keys(values)).toEqual(['ruleset', 'id']);
    expect('constructor' in values).toBe(false);
    expect('__proto__' in values).toBe(false);
  });

  it('has values of one shape for each kind of element, and tells those that are stated', () => {
    const { children } = readOne(game('<moves><note by="p1">a</note><note lang="en">b</note></moves>')).game;
    const notes = children[0]?.children ?? [];
    expect(notes.map(({ values }) => Object.keys(values))).toEqual([
      ['by', 'lang'],
      ['by', 'lang'],
    ]);
    expect(notes.map(statedOf)).toEqual([[['by', 'p1']], [['lang', 'en']]]);
  });

  it('has text where text may stand', () => {
    const { game: root } = readOne(game('<moves><note>a &amp; <!-- b --> c<![CDATA[ <d>]]></note><note/></moves>'));
    expect(root.children[0]?.children.map(({ text }) => text)).toEqual(['a &  c <d>', undefined]);
  });

  it('reports the same problem every time', () => {
    const text = game('<moves><turn player="?"/><note by="a&b"/><draft player="p1" good="?!"/></moves>');
    expect(readOne(text)).toEqual(readOne(text));
    expect(readOne(text).problems).toHaveLength(3);
  });
});

describe('a misspelt attribute', () => {
  const problemsOf = (build: string) =>
    readOne(game(`<moves><turn player="p1"><play card="maid">${build}</play></turn></moves>`)).problems.map(
      ({ problem, attribute, meant }) => [problem, attribute, meant],
    );

  it.each([
    ['<build ay="A1-1" pay="wood"/>', [['unknown-attribute', 'ay', 'at']]],
    ['<build pay="wood" ay="A1-1"/>', [['unknown-attribute', 'ay', 'at']]],
    ['<build at="A1-1" ay="wood"/>', [['unknown-attribute', 'ay', 'pay']]],
    ['<build at="A1-1" qqq="wood"/>', [['unknown-attribute', 'qqq', 'pay']]],
    ['<build at="A1-1" pay="wood" mrak="!"/>', [['unknown-attribute', 'mrak', 'mark']]],
    [
      '<build at="A1-1" mrak="!"/>',
      [
        ['unknown-attribute', 'mrak', 'mark'],
        ['missing-attribute', 'pay', undefined],
      ],
    ],
  ])('is the required one that is missing, unless another one was clearly meant: %s', (build, expected) => {
    expect(problemsOf(build)).toEqual(expected);
  });
});

describe('the vocabulary', () => {
  it('may allow an attribute for each player, which is an older notation of a list', () => {
    const valletta = VOCABULARIES['valletta'];
    const place = valletta?.['place'];
    if (!valletta || !place) throw new Error('no vocabulary');
    const attributes = { ...place.attributes, cubes: optional(playerCounts) };
    const vocabulary = { ...valletta, place: { ...place, attributes, perPlayer: 'cubes' } };
    const text = (players: string, written: string) =>
      `<game ruleset="valletta" id="g1">${players}<setup><place building="a" at="A1-1" ${written}/></setup></game>`;
    const placeOf = (log: string) => {
      const [event] = read(log, {}, () => vocabulary);
      if (event?.type !== 'game') throw new Error('no game');
      const { game: root, problems } = event.recording;
      return {
        values: { ...root.children.at(-1)?.children[0]?.values },
        problems: problems.map(({ found, meant }) => [found, meant]),
      };
    };
    const players = '<players><player id="anna"/><player id="constructor"/></players>';
    expect(placeOf(text(players, 'anna="2" constructor="3" ben="1" ana="1"'))).toEqual({
      values: {
        building: 'a',
        at: 'A1-1',
        cubes: new Map([
          ['anna', 2],
          ['constructor', 3],
        ]),
      },
      problems: [
        ['ben', undefined],
        ['ana', 'anna'],
      ],
    });
    expect(placeOf(text(players, 'anna="x"'))).toEqual({
      values: { building: 'a', at: 'A1-1' },
      problems: [['x', undefined]],
    });
    expect(placeOf(text('', 'anna="2" Anna="3"'))).toMatchObject({
      values: {
        cubes: new Map([
          ['anna', 2],
          ['Anna', 3],
        ]),
      },
      problems: [],
    });
  });
});

describe('a file', () => {
  const [vocabulary] = Object.values(VOCABULARIES);
  if (!vocabulary) throw new Error('no vocabulary');

  it.each(['xml', 'json', 'ndjson'] as const)('of %s is read alike, in whatever pieces it comes', async (notation) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryGame(vocabulary), { maxLength: 3 }),
        fc.integer({ min: 1, max: 50 }),
        async (games, size) => {
          const writer = logWriter(notation);
          const text = writer.start() + games.map((one) => writer.game(one).text).join('') + writer.end();
          const bytes = new TextEncoder().encode(text);
          const events = read(bytes);
          expect(await readInPieces(bytes, size)).toEqual(events);
          if (games.length > 0) expect(events.filter(({ type }) => type === 'game')).toHaveLength(games.length);
        },
      ),
    );
  });

  it.each([1, 2, 3, 7, 40])('in which a quote is missing is read alike in pieces of %i bytes', async (size) => {
    // The beginning of a file is not read in pieces.
    const space = ' '.repeat(5000);
    const broken = `<game ruleset="valletta" id="g1"><players><player id="p1" name="x></players>${space}</game>`;
    const bytes = new TextEncoder().encode(
      `<gamelog version="1">${broken} " <game ruleset="valletta" id="g2"></game></gamelog>`,
    );
    const events = read(bytes);
    expect(await readInPieces(bytes, size)).toEqual(events);
    expect(events.map((event) => event.type === 'game' && event.recording.id)).toContain('g2');
  });

  it('may hold an edition instead of games', () => {
    const root: RootName = 'components';
    const xml =
      '<?xml version="1.0"?>\n<!-- values -->\n<components ruleset="valletta" edition="mine"><barrel good="gold" count="7"/></components>';
    const recording = readOne(xml, { root });
    expect(recording).toMatchObject({
      ruleset: 'valletta',
      problems: [],
      game: { name: 'components', children: [{ name: 'barrel' }] },
    });
    const json = '{"type":"components","ruleset":"valletta","children":[{"type":"barrel","good":"gold","count":7}]}';
    expect(readOne(json, { root }).game).toMatchObject({ name: 'components', children: [{ values: { count: 7 } }] });
    expect(read(game(''), { root })).toMatchObject([
      { fault: { fault: 'no-log', found: 'game', expected: 'components' } },
    ]);
    expect(read(xml)).toMatchObject([{ fault: { fault: 'no-log', found: 'components', expected: 'gamelog' } }]);
  });
});
