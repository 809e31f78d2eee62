import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorsOf, anchorText, readAnchor } from '../../src/analysis/anchors.js';
import { rawOf } from '../../src/log/raw.js';
import type { RawElement, RawNode } from '../../src/log/raw-element.js';
import type { Element } from '../../src/log/vocabulary.js';
import { logWriter, type OutputNotation } from '../../src/log/write.js';
import { recordingsOf } from '../engine/replays.js';
import { arbitraryGame } from '../log/arbitrary-game.js';
import { readOne } from '../log/events.js';
import { VOCABULARIES, vocabularyOf } from '../log/vocabularies.js';
import { LOGS, notableGame, outline } from './recorded.js';

function write(game: RawElement, notation: OutputNotation): string {
  const writer = logWriter(notation, vocabularyOf);
  return writer.start() + writer.game(game).text + writer.end();
}

/** The anchors of all elements that hold anything to be decided, whether the rules let them be moves or not. */
function anchorsIn(text: string): readonly string[] {
  const recording = readOne(text);
  const vocabulary = VOCABULARIES[recording.ruleset];
  if (!vocabulary) throw new Error(recording.ruleset);
  const elements: Element[] = [];
  const visit = (element: Element): void => {
    if (!REMARKS.has(element.name)) elements.push(element);
    for (const child of element.children) visit(child);
  };
  visit(recording.game);
  const anchors = anchorsOf(recording, vocabulary, new Set(elements.slice(1)));
  return elements.slice(1).flatMap((element) => {
    const anchor = anchors.get(element);
    return anchor ? [anchorText(anchor)] : [];
  });
}

const REMARKS = new Set(['note', 'state', 'effect']);

/** Everything that a log may say in another way: attributes in another order, comments anywhere. */
function rewritten(element: RawElement): RawElement {
  const comment: RawNode = { markup: '<!-- looked through -->' };
  const children = element.children.flatMap((child): readonly RawNode[] =>
    'name' in child ? [comment, rewritten(child)] : [child],
  );
  return {
    ...element,
    attributes: new Map([...element.attributes].reverse()),
    children: children.length > 0 && element.text === '' ? [...children, comment] : children,
  };
}

describe.each(Object.entries(VOCABULARIES))('anchors in %s', (ruleset, vocabulary) => {
  it('survive XML to JSON to XML, another layout, another order of attributes, and comments', () => {
    fc.assert(
      fc.property(arbitraryGame(vocabulary), (raw) => {
        const xml = write(raw, 'xml');
        const anchors = anchorsIn(xml);
        expect(new Set(anchors).size).toBe(anchors.length);
        const json = write(rawOf(readOne(xml)), 'json');
        expect(anchorsIn(json)).toEqual(anchors);
        expect(anchorsIn(write(rawOf(readOne(json)), 'xml'))).toEqual(anchors);
        expect(anchorsIn(write(raw, 'ndjson'))).toEqual(anchors);
        expect(anchorsIn(write(rewritten(raw), 'xml'))).toEqual(anchors);
      }),
    );
  });

  const text = LOGS[ruleset] ?? '';
  const before = outline(notableGame(text));

  it('are there for every move of a recorded game, each once', () => {
    const { moves, replayed } = notableGame(text);
    expect(moves).toHaveLength(replayed.moves.total);
    expect(new Set(before.map((line) => line.split(' ')[1])).size).toBe(before.length);
    expect(new Set(moves.map(({ place }) => place)).size).toBe(before.length);
  });

  it('survive marks, times, notes, claims, and a layout of its own', () => {
    const [recording] = recordingsOf(text);
    const raw = recording && rawOf(recording);
    if (!raw) throw new Error('no game');
    const remarked = (element: RawElement, inMoves: boolean): RawElement => {
      const { attributes, children } = element;
      const own = VOCABULARIES[ruleset]?.[element.name];
      const marks = inMoves && own?.attributes['mark'] ? [['mark', '?!'] as const] : [];
      const times = own?.attributes['at']?.type.name === 'time' ? [['at', '2026-11-01T19:42:07Z'] as const] : [];
      const note = { name: 'note', attributes: new Map([['by', 'Ben']]), children: [], text: 'so early?' };
      const mayHold = inMoves && own?.children.includes('note') === true;
      return {
        ...element,
        attributes: new Map([...attributes, ...marks, ...times]),
        children: [
          ...(mayHold ? [note] : []),
          ...children
            .filter((child) => !('name' in child) || !REMARKS.has(child.name))
            .map((child) => ('name' in child ? remarked(child, inMoves || child.name === 'moves') : child)),
        ],
      };
    };
    const other = write(remarked(raw, false), 'xml').replaceAll(/\n */g, '\r\n\t');
    expect(other).toContain('mark="?!"');
    expect(outline(notableGame(other))).toEqual(before);
  });

  it('survive other names and another id, and that the end is left out', () => {
    const renamed = text.replaceAll(/name="[^"]*"/g, 'name="Somebody"').replace(/id="[^"]*"/, 'id="another"');
    expect(outline(notableGame(renamed))).toEqual(before);
    const last = [...text.matchAll(/<(?:turn|round)[ >]/g)].at(-1)?.index ?? 0;
    const shorter = outline(notableGame(`${text.slice(0, last)}</moves></game></gamelog>`));
    expect(shorter.length).toBeGreaterThan(20);
    // How many equal moves there are is another matter.
    const numbers = (lines: readonly string[]) => lines.map((line) => line.replace(/-1of\d+$|of\d+$/, ''));
    expect(numbers(before.slice(0, shorter.length))).toEqual(numbers(shorter));
  });
});

describe('an anchor', () => {
  const game = (moves: string): string =>
    `<game ruleset="valletta" id="g"><players><player id="p1"/><player id="p2"/></players><moves>${moves}</moves></game>`;
  const anchors = (moves: string): readonly string[] => outline(notableGame(game(moves)));
  const build = (attributes: string): string =>
    `<turn player="p1"><play card="builder"><build ${attributes}/></play></turn>`;

  it('does not ask in which order goods are named, nor for what goes without saying', () => {
    const [, anchor] = anchors(build('at="A1-1" pay="gold:2 wood:1"'))[0]?.split(' ') ?? [];
    expect(anchor).toMatch(/^[0-9a-f]{10}$/);
    expect(anchors(build('pay="wood gold:2" at="A1-1" mark="!!"'))).toEqual([`1.1 ${anchor}`]);
    expect(anchors(build('at="A1-1" pay="gold:1 wood:1"'))).not.toEqual([`1.1 ${anchor}`]);
    expect(anchors(build('at="A1-2" pay="gold:2 wood:1"'))).not.toEqual([`1.1 ${anchor}`]);
    expect(anchors(build('at="A1-1" pay="gold:2 wood:1"').replace('p1', 'p2'))).not.toEqual([`1.1 ${anchor}`]);
  });

  it('numbers equal moves of a player', () => {
    const maid = (player: string): string => `<turn player="${player}"><play card="maid"/></turn>`;
    const [first = '', second = '', third = ''] = anchors(maid('p1') + maid('p2') + maid('p1'));
    expect(first).toMatch(/^1\.1 [0-9a-f]{10}-1of2$/);
    expect(third).toBe(`3${first.slice(1).replace('-1of2', '-2of2')}`);
    expect(second).toMatch(/^2\.1 [0-9a-f]{10}$/);
    expect(second.slice(4)).not.toBe(first.slice(4, 14));
  });

  it.each(['0123456789', 'abcdef0123-2of2', '0123456789-9of12'])('%s can be read', (text) => {
    const anchor = readAnchor(text);
    expect(anchor && anchorText(anchor)).toBe(text);
  });

  it('may be written with capital letters, and as one of one', () => {
    expect(readAnchor(' ABCDEF0123-1OF1 ')).toEqual({ digits: 'abcdef0123', number: 1, of: 1 });
  });

  it.each([
    '',
    '012345678',
    '01234567890',
    '012345678g',
    '0123456789-',
    '0123456789-2',
    '0123456789-0of1',
    '0123456789-2of1',
    '14.2',
  ])('%s is none', (text) => {
    expect(readAnchor(text)).toBeUndefined();
  });
});
