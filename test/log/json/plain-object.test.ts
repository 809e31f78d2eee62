/** The shorter ways to write a log in JSON say what the long one says. */
import { describe, expect, it, test } from 'vitest';
import { vocabularyOf } from '../../../src/games.js';
import { rawOf } from '../../../src/log/raw.js';
import type { RawElement, RawNode } from '../../../src/log/raw-element.js';
import type { Recording } from '../../../src/log/recording.js';
import type { AnyElement, Vocabulary } from '../../../src/log/vocabulary.js';
import { logWriter } from '../../../src/log/write.js';
import { recordingsOf, replayed } from '../../engine/replays.js';
import { fixtures, textOf } from '../../fixture-files.js';
import { read, readOne } from '../events.js';

const game = (members: object) => JSON.stringify({ type: 'game', ruleset: 'valletta', id: 'g1', ...members });
const inMoves = (...children: object[]) => game({ moves: children });
const meaning = ({ name, values, text = '', children }: AnyElement<Vocabulary>): unknown => [
  name,
  { ...values },
  text,
  children.map(meaning),
];
const said = ({ game: root, problems }: Recording): unknown => ({ game: meaning(root), problems: problems.length });
const isElement = (node: RawNode): node is RawElement => 'name' in node;

/** An element as briefly as it can be written: children of one name as members; outside `<moves>`, all of them. */
function short({ name, attributes, children, text }: RawElement, ruleset: string, isInMoves = false): object {
  const declared = vocabularyOf(ruleset)?.[name]?.attributes ?? {};
  const values = [...attributes].map(([attribute, value]) => {
    const words = String(value).split(/\s+/);
    return [attribute, declared[attribute]?.type.words === 'list' && words.length > 1 ? words : value];
  });
  const elements = children.filter(isElement);
  const inOrder = isInMoves || name === 'moves';
  const names = [...new Set(elements.map((child) => child.name))];
  const say = (child: RawElement, type: object): object => ({ ...type, ...short(child, ruleset, inOrder) });
  // The reader goes by the name of the parts of a game; elsewhere a name may not be one of an attribute.
  const isBrief = (inOrder ? names.length === 1 : true) && names.every((one) => !(one in declared));
  const inside = isBrief
    ? names.map((one) => {
        const those = elements.filter((child) => child.name === one);
        return [one, those.length === 1 && those[0] ? say(those[0], {}) : those.map((child) => say(child, {}))];
      })
    : [['children', elements.map((child) => say(child, { type: child.name }))]];
  return {
    ...Object.fromEntries(values),
    ...(text && { text }),
    ...(elements.length > 0 && Object.fromEntries(inside)),
  };
}

describe('each recorded game', () => {
  it.each(
    fixtures()
      .filter(({ name }) => name.includes('/legal/full'))
      .map((one) => [one.name, one] as const),
  )('is the same when it is written briefly: %s', (_, fixture) => {
    const long = readOne(textOf(fixture));
    const brief = JSON.stringify({ type: 'game', ...short(rawOf(long), long.ruleset) });
    expect(brief).not.toContain('"type":"players"');
    const again = readOne(brief);
    expect(said(again)).toEqual(said(long));
    // Written in XML it is the same, too.
    const writer = logWriter('xml');
    const { text, losses } = writer.game(rawOf(again));
    expect(losses).toEqual([]);
    expect(said(readOne(text))).toEqual(said(long));
  });
});

describe('a brief log', () => {
  const turn = { type: 'turn', player: 'p1', children: [{ type: 'play', card: 'maid' }] };
  it.each([
    [
      'players without a type',
      { players: [{ id: 'p1' }, { id: 'p2' }] },
      {
        children: [
          {
            type: 'players',
            children: [
              { type: 'player', id: 'p1' },
              { type: 'player', id: 'p2' },
            ],
          },
        ],
      },
    ],
    [
      'players in their element',
      { players: { player: [{ id: 'p1' }] } },
      { children: [{ type: 'players', children: [{ type: 'player', id: 'p1' }] }] },
    ],
    [
      'players in a list without a type',
      { players: { children: [{ id: 'p1' }] } },
      { children: [{ type: 'players', children: [{ type: 'player', id: 'p1' }] }] },
    ],
    ['no moves yet', { moves: [] }, { children: [{ type: 'moves' }] }],
    [
      'a part with attributes',
      { moves: { records: ['hands', 'draws'], children: [turn] } },
      { children: [{ type: 'moves', records: 'hands draws', children: [turn] }] },
    ],
    ['a list of moves', { moves: [turn] }, { children: [{ type: 'moves', children: [turn] }] }],
    [
      'one kind of move',
      { moves: [{ type: 'turn', player: 'p1', play: [{ card: 'maid' }] }] },
      { children: [{ type: 'moves', children: [turn] }] },
    ],
    [
      'one move',
      { moves: [{ type: 'turn', player: 'p1', play: { card: 'maid' } }] },
      { children: [{ type: 'moves', children: [turn] }] },
    ],
    [
      'a result',
      { result: [{ player: 'p1', points: 3 }] },
      { children: [{ type: 'result', children: [{ type: 'score', player: 'p1', points: '3' }] }] },
    ],
  ])('says what the long one says: %s', (_, brief, long) => {
    const [one, other] = [readOne(game(brief)), readOne(game(long))];
    expect(one.problems).toEqual([]);
    expect(said(one)).toEqual(said(other));
  });

  it('does not guess what came first', () => {
    const recording = readOne(inMoves({ type: 'turn', player: 'p1', draw: { cards: [] }, play: [{ card: 'maid' }] }));
    expect(recording.problems).toMatchObject([
      { problem: 'unordered', element: 'turn', attribute: 'draw' },
      { problem: 'unordered', element: 'turn', attribute: 'play' },
    ]);
  });

  it('has elements beside its list in no order', () => {
    const recording = readOne(
      inMoves({ type: 'turn', player: 'p1', children: [{ type: 'note' }], play: { card: 'maid' } }),
    );
    expect(recording.problems).toMatchObject([{ problem: 'unordered', attribute: 'play' }]);
  });

  it('is not accused for what could have stood in any order', () => {
    const [legal] = fixtures().filter(({ name }) => name === 'valletta/legal/full-2-players-no-icons.xml');
    if (!legal) throw new Error('no fixture');
    const writer = logWriter('ndjson');
    const long = JSON.parse(writer.game(rawOf(readOne(textOf(legal)))).text);
    const moves = long.children.find(({ type }: { type: string }) => type === 'moves');
    const turn = moves.children.find(({ type }: { type: string }) => type === 'turn');
    for (const child of turn.children) turn[child.type] = [...(turn[child.type] ?? []), child];
    delete turn.children;
    const [recording] = recordingsOf(JSON.stringify(long));
    if (!recording) throw new Error('no game');
    const { verdict, findings } = replayed(recording, false);
    expect(verdict).toBe('undecidable');
    const roots = findings.filter(({ severity, cause }) => severity === 'error' && cause === null);
    expect(new Set(roots.map(({ message }) => message.id))).toEqual(new Set(['engine-unordered']));
  });

  it('has no list of other things for a value', () => {
    const { problems } = readOne(
      inMoves({ type: 'turn', player: 'p1', children: [{ type: 'draw', cards: ['maid', null] }] }),
    );
    expect(problems).toMatchObject([{ problem: 'bad-value', attribute: 'cards', found: '["maid",null]' }]);
  });
});

test.each(['[1,2,3]', '["a"]', '[null]', '[[1],[2]]', '[{"a":1},2]', '[true, {"a":1}]'])(
  'a list of other things is told in one sentence: %s',
  (text) => {
    expect(read(text)).toMatchObject([{ type: 'fault', fault: { fault: 'no-log', instead: 'json' } }]);
  },
);
