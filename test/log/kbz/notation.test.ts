/** The notation that people type: what is written is read again, and what nobody can read is told with what may be meant. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeOffset } from '../../../src/log/attribute-offset.js';
import { tokensOf } from '../../../src/log/kbz/tokens.js';
import { position } from '../../../src/log/position.js';
import { rawOf } from '../../../src/log/raw.js';
import type { Recording } from '../../../src/log/recording.js';
import type { AnyElement, Vocabulary } from '../../../src/log/vocabulary.js';
import { logWriter } from '../../../src/log/write.js';
import { vocabularyOf } from '../../../src/vocabularies.js';
import { recordingsOf, replayText } from '../../engine/replays.js';
import { fixtures, textOf } from '../../fixture-files.js';
import { runs } from '../../runs.js';
import { read } from '../events.js';
import { outline, turnLines } from './typed-games.js';

const TYPED = fixtures().filter(({ name }) => name.includes('/typed/'));

const kbz = (recording: Recording): string => {
  const writer = logWriter('kbz', vocabularyOf);
  return writer.start() + writer.game(rawOf(recording)).text + writer.end();
};

const HEADER = ['game valletta g1', 'players: p1 Anna, p2 "Ben Ali"', 'moves'];
const RATTUS = ['game rattus g1', 'players: Anna, Ben', 'moves'];

/** The only game of some lines. */
function typedGame(lines: readonly string[]): Recording {
  const [recording] = recordingsOf(lines.join('\n'));
  if (!recording) throw new Error('no game');
  return recording;
}

/** The moves of some lines as XML. */
function movesIn(lines: readonly string[]): string {
  const recording = typedGame(lines);
  expect(recording.problems).toEqual([]);
  const { text } = logWriter('xml').game(rawOf(recording));
  const inside = /<moves[^>]*>([\s\S]*)<\/moves>/.exec(text)?.[1] ?? '';
  return inside.replace(/>\s+</g, '><').trim();
}

describe('a recording', () => {
  it.each(fixtures().map((fixture) => [fixture.name, fixture] as const))(
    '%s is written and read again',
    (_, fixture) => {
      for (const recording of recordingsOf(textOf(fixture), fixture.name)) {
        const again = typedGame([kbz(recording)]);
        expect(JSON.stringify(outline(again.game))).toBe(JSON.stringify(outline(recording.game)));
        expect(again.problems.length).toBe(recording.problems.filter(({ problem }) => problem !== 'spelling').length);
      }
    },
  );
});

describe('a line', () => {
  it.each([
    [
      'Anna: builder@A2-5 (gold stone2)',
      '<turn player="p1"><play card="builder"><build at="A2-5" pay="gold stone:2"/></play></turn>',
    ],
    ['1. an: bu@A2-5', '<turn player="p1"><play card="builder"><build at="A2-5" pay="due"/></play></turn>'],
    ['Ben: bu^b1-1?!', '<turn player="p2"><play card="builder"><upgrade at="B1-1" mark="?!" pay="due"/></play></turn>'],
    ['p2: magd+holz', '<turn player="p2"><play card="maid"><take goods="wood"/></play></turn>'],
    ['p2: ?+?', '<turn player="p2"><play card="?"><take goods="?"/></play></turn>'],
    [
      'p1: jean??*g&bu, sh # why not',
      '<turn player="p1"><play card="jean" mark="??"><barrel good="gold"/><hire card="builder"/></play><play card="shopkeeper"/></turn>',
    ],
    [
      'p1: ap {take (wood gold), note "so # said" by=Ben}',
      '<turn player="p1"><play card="apprentice"><take goods="wood gold"/><note by="Ben">so # said</note></play></turn>',
    ],
    ['p1: ?, undo, ?', '<turn player="p1"><play card="?"/><undo/><play card="?"/></turn>'],
    ['turn player=p1', '<turn player="p1"/>'],
    ['final-phase', '<final-phase/>'],
    ['/"what" "is"=this: /"so" it="is\\n"', '<what is="this"><so it="is&#10;"/></what>'],
  ])('%s', (line, xml) => {
    const recording = typedGame([...HEADER, line]);
    const { text } = logWriter('xml').game(rawOf(recording));
    expect(text.replace(/>\s+</g, '><')).toContain(xml);
    if (!xml.startsWith('<what')) expect(recording.problems).toEqual([]);
  });

  it.each([
    [
      'Ben: hun3, mag A, >(ger pol) as=true, +ger, *pol r35',
      '<turn player="Ben"><place region="hungaria" cubes="3"/><class card="magician" from="Anna"/><plague path="germania polonia" as-cubes="true"/><spread to="germania"/><reveal region="polonia" token="r35"/></turn>',
    ],
    [
      'Anna: ~merchant/move ger pol 2',
      '<turn player="Anna"><use card="merchant"><move from="germania" to="polonia" cubes="2"/></use></turn>',
    ],
  ])('%s', (line, xml) => {
    expect(movesIn([...RATTUS, line])).toBe(xml);
  });

  it('is not taken for one of an element that it closes by its first word', () => {
    const moves = '<final-plague/><turn player="-"/>';
    const xml = `<gamelog version="1"><game ruleset="rattus" id="g"><moves>${moves}</moves></game></gamelog>`;
    const [recording] = recordingsOf(xml);
    if (!recording) throw new Error('no game');
    const [again] = recordingsOf(kbz(recording));
    expect(again?.problems).toEqual([]);
    expect(again && rawOf(again)).toEqual(rawOf(recording));
  });

  it('stands in what it may stand in, until an end is put to that', () => {
    const lines = [
      ...RATTUS,
      'last-round',
      'Anna: hun 1',
      'note "in it"',
      'end',
      'note "behind it"',
      'final-plague',
      '*pol ?',
    ];
    expect(movesIn(lines)).toBe(
      '<last-round><turn player="Anna"><place region="hungaria" cubes="1"/></turn><note>in it</note></last-round>' +
        '<note>behind it</note><final-plague><reveal region="polonia" token="?"/></final-plague>',
    );
  });

  it.each([
    ['Ben: ma', 'word-ambiguous', 6, 'ma', 'nun maid mason stonemason'],
    ['Ben: builder@A2-5 (gold', 'word', 24, '', ')'],
    ['Ben: builder /h shop, maid /e gold', 'word-ambiguous', 29, 'e', 'effect exchange extra'],
    ['Ben: builder /hier shop', 'word', 15, 'hier', 'hire'],
    ['3 Ben: maid', 'turn-number', 1, '3', '1'],
    ['Ben: maid }', 'word', 11, '}', undefined],
    ['Ben: "maid', 'word', 6, '"maid', undefined],
    ['Ben: maid {"}"}', 'word', 12, '}', undefined],
  ])('%s: %s', (line, breach, column, found, expected) => {
    const { problems, source } = typedGame([...HEADER, line]);
    expect(problems[0]).toMatchObject({
      problem: 'ill-formed',
      breach,
      found,
      ...(expected !== undefined && { expected }),
    });
    expect(position(source, problems[0]?.offset ?? 0)).toEqual({ line: HEADER.length + 1, column });
  });

  it.each(['u', 'und'])('takes nothing back with `%s`', (word) => {
    expect(typedGame([...HEADER, `p1: ?, ${word}`]).problems).toMatchObject([{ found: word }]);
  });

  it('that cannot be read accuses nobody of what it leaves out', () => {
    const [rattus] = TYPED.filter(({ name }) => name.startsWith('rattus'));
    if (!rattus) throw new Error('no game');
    const text = textOf(rattus);
    for (const line of turnLines(text).filter((_, number) => number % 4 === 1)) {
      const { verdict, findings } = replayText(text.replace(line, line.replace(/[:] [^,]*/, ': qqq 1')), 'slip.kbz');
      expect(findings.filter(({ kind, cause }) => kind !== 'unread' && kind !== 'note' && cause === null)).toEqual([]);
      expect(verdict).not.toBe('illegal');
    }
  });
});

describe('a file', () => {
  it('holds games one after the other, behind comments and a version', () => {
    const text =
      '\ufeff# ours\n\nkbz 1\ngame valletta a\nplayers: p1\n\n  # more\ngame tallinn b\r\nplayers: game, end\r\n';
    const games = recordingsOf(text);
    expect(games.map(({ ruleset, id, source }) => [ruleset, id, source.line])).toEqual([
      ['valletta', 'a', 4],
      ['tallinn', 'b', 8],
    ]);
    expect(outline(games[1]?.game as AnyElement<Vocabulary>)).toEqual(
      outline(typedGame([kbz(games[1] as Recording)]).game),
    );
  });

  it('may be several files joined, each with its version', () => {
    const games = recordingsOf('kbz 1\n\ngame valletta a\nplayers: p1\nkbz 1\n\ngame tallinn b\n');
    expect(games.map(({ id, problems, source }) => [id, problems, source.line])).toEqual([
      ['a', [], 3],
      ['b', [], 7],
    ]);
  });

  it('says where each attribute stands', () => {
    const recording = typedGame([...HEADER, 'Anna: builder@A2-5 (gold2) mark=!']);
    const place = (offset: number, attribute: string) =>
      position(recording.source, attributeOffset(recording.source, offset, attribute)).column;
    const turn = recording.game.children.find(({ name }) => name === 'moves')?.children[0];
    const build = turn?.children[0]?.children[0];
    expect([turn, turn?.children[0], build].map((one) => position(recording.source, one?.offset ?? 0).column)).toEqual([
      1, 7, 14,
    ]);
    expect(['at', 'pay', 'mark'].map((attribute) => place(build?.offset ?? 0, attribute))).toEqual([15, 20, 28]);
  });
});

describe('a typed game', () => {
  it.each(TYPED.map((fixture) => [fixture.name, fixture] as const))('%s has short lines', (name, fixture) => {
    const lines = turnLines(textOf(fixture));
    expect(lines.length).toBeGreaterThan(9);
    if (name.startsWith('tallinn')) return;
    expect(lines.reduce((sum, line) => sum + line.length, 0) / lines.length).toBeLessThanOrEqual(45);
  });

  it('tells place, text and candidates of every slip that leaves no word, or one of several', () => {
    const games = TYPED.map((fixture) => {
      const [recording] = recordingsOf(textOf(fixture), fixture.name);
      const lines = textOf(fixture).split('\n');
      return { header: lines.slice(0, lines.indexOf('moves') + 1), lines: turnLines(textOf(fixture)), recording };
    });
    let told = 0;
    const slips = fc.record({
      game: fc.nat(),
      line: fc.nat(),
      token: fc.nat(),
      letter: fc.constantFrom(...'aeimnrstxq@>+(!"0'),
      at: fc.nat(),
      kind: fc.nat(2),
    });
    fc.assert(
      fc.property(slips, ({ game, line, token, letter, at, kind }) => {
        const { header, lines } = games[game % games.length] as (typeof games)[number];
        const before = (lines[line % lines.length] ?? '').replace(/^[0-9]+/, '1');
        const words = tokensOf(before, 0).filter((one) => one.kind === 'word');
        const word = words[1 + (token % Math.max(words.length - 1, 1))];
        if (!word) return;
        const where = at % word.text.length;
        const slipped = [
          word.text.slice(0, where) + letter + word.text.slice(where),
          word.text.slice(0, where) + letter + word.text.slice(where + 1),
          word.text.slice(0, where) + word.text.slice(where + 1),
        ][kind];
        const { problems, source } = typedGame([
          ...header,
          before.slice(0, word.start) + slipped + before.slice(word.end),
        ]);
        for (const problem of problems) {
          // What stands twice says itself what it is.
          if (problem.breach === 'attribute-repeated') continue;
          told += 1;
          const offset =
            problem.attribute === undefined
              ? problem.offset
              : attributeOffset(source, problem.offset, problem.attribute);
          expect(position(source, offset).line).toBe(header.length + 1);
          expect(problem.found !== '' || problem.expected !== undefined).toBe(true);
          expect(problem.expected ?? problem.meant ?? '', JSON.stringify(problem)).not.toBe('');
        }
      }),
      runs(700, 16_000),
    );
    expect(told).toBeGreaterThan(500);
  });
});

it.each(['Game', 'KBZ'])('what begins with %s is told how the word is written', (word) => {
  const text = `${word} ${word === 'KBZ' ? '1' : 'valletta g1'}\n`;
  const expected = word.toLowerCase();
  expect(read(text)).toMatchObject([{ fault: { fault: 'no-log', found: text.trim(), expected } }]);
});
