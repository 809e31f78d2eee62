import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Finding, type Fitting, isRootError } from '../../src/engine/finding.js';
import type { Otherwise, Stand } from '../../src/engine/meant.js';
import { behindErrors, type Judged } from '../../src/engine/otherwise.js';
import type { Recording } from '../../src/log/recording.js';
import { recordingsOf, replayText } from './replays.js';

function error(id: string, line: number, more: Partial<Finding> = {}): Finding {
  return {
    ...{ id, kind: 'illegal', severity: 'error', rule: 'tallinn.play.from-hand', cause: null, reconstructed: false },
    at: { section: 'turn', turn: 1, play: null, player: 'p1', element: 'play', line, column: 1 },
    message: { id: 'engine-claim', parameters: {} },
    ...more,
  };
}

const recording = recordingsOf('<game ruleset="tallinn"/>')[0] as Recording;

function judged(findings: readonly Finding[], undecidable = 0): Judged {
  return { findings, moves: { undecidable } };
}

const [fault, second, third] = [error('f1', 10), error('f2', 20), error('f3', 30)];
const word: Stand = {
  finding: 'f1',
  offset: 100,
  word: { attribute: 'card', actual: 'mayor', expected: 'king|queen' },
};
const bare: Stand = { finding: 'f1', offset: 100, word: undefined };

describe('an error follows from a word', () => {
  const rows: readonly [string, Stand, Readonly<Record<string, Judged>>, Readonly<Record<string, string | null>>][] = [
    ['if it is gone where the word is another one', word, { king: judged([third]) }, { f2: 'f1', f3: null }],
    [
      'if it is gone with each that fits',
      word,
      { king: judged([third]), queen: judged([second, third]) },
      { f3: null },
    ],
    ['if no other error comes instead', word, { king: judged([error('f9', 15)]) }, {}],
    ['if the other word can be read', word, { king: judged([error('f9', 20, { kind: 'unread' })]) }, {}],
    ['if no more is left open', word, { king: judged([], 1) }, {}],
    ['if the word itself is right then', word, { king: judged([fault]) }, {}],
    ['if it is gone without the element', bare, { without: judged([second]) }, { f2: null, f3: 'f1' }],
    ['if it follows from nothing else there', word, { king: judged([error('f2', 20, { cause: 'f7' })]) }, { f3: 'f1' }],
  ];

  test.each(rows)('%s', (_, stand, readings, links) => {
    const asRecorded = judged([fault, second, third]);
    const other = (way: Otherwise): Judged =>
      readings['reading' in way ? way.reading.as : 'without'] ?? judged([fault, second, third, error('f8', 99)]);
    expect(Object.fromEntries(behindErrors(recording, [stand], asRecorded, other).links)).toEqual(links);
  });

  test('also beside what cannot be read', () => {
    const unread = error('f4', 5, { kind: 'unread', rule: null });
    const other = (way: Otherwise): Judged => judged('reading' in way ? [unread, third] : [unread, fault, second]);
    const { links, fitting } = behindErrors(recording, [word], judged([fault, second, third, unread]), other);
    expect(Object.fromEntries(links)).toEqual({ f2: 'f1', f3: null });
    expect(fitting.size).toBe(0);
  });

  test('but not where so much is wrong that no one fault can be behind it', () => {
    const faults = Array.from({ length: 33 }, (_, at) => error(`f${at + 1}`, at + 1));
    expect(behindErrors(recording, [word], judged(faults.slice(0, 32)), () => judged([])).links.size).toBe(31);
    expect(behindErrors(recording, [word], judged(faults), () => judged([])).links.size).toBe(0);
  });

  test('also where something is missing before, by the same rule', () => {
    const missing = error('f0', 5, { kind: 'missing' });
    const other = (way: Otherwise): Judged => judged('reading' in way ? [missing, third] : [missing, fault, second]);
    const stands = [{ ...bare, finding: 'f0', offset: 50 }, word];
    const { links } = behindErrors(recording, stands, judged([missing, fault, second, third]), other);
    expect(Object.fromEntries(links)).toEqual({ f0: null, f2: 'f1', f3: null });
  });

  test('of each rule that is broken again and again only the first fault is asked about', () => {
    const faults = Array.from({ length: 30 }, (_, at) => error(`f${at + 1}`, at + 1));
    let asked = 0;
    const same = (): Judged => {
      asked += 1;
      return judged(faults);
    };
    const stands = faults.map(({ id }, offset) => ({ ...word, finding: id, offset }));
    expect(behindErrors(recording, stands, judged(faults), same).links.size).toBe(0);
    expect(asked).toBe(3);
  });
});

describe('a word fits', () => {
  const alone = judged([fault, error('f2', 20, { cause: 'f1' })]);
  const rows: readonly [string, Judged, string, Readonly<Record<string, Judged>>, string | undefined][] = [
    ['if it is the only one with which nothing is wrong', alone, 'king|queen', { king: judged([]) }, 'king'],
    ['among several faults, too', judged([fault, second]), 'king|queen', { queen: judged([]) }, 'queen'],
    ['not if another one does as well', alone, 'king|queen', { king: judged([]), queen: judged([]) }, undefined],
    ['not if something is wrong with it', alone, 'king', { king: judged([error('f2', 20)]) }, undefined],
    ['not if it leaves more open', alone, 'king', { king: judged([], 1) }, undefined],
    ['not if it is one of several numbers', alone, '1..3', { '1..3': judged([]) }, undefined],
    ['not if nothing follows from the wrong one', judged([fault]), 'king', { king: judged([]) }, undefined],
  ];

  test.each(rows)('%s', (_, asRecorded, expected, readings, fits) => {
    const stand: Stand = { finding: 'f1', offset: 100, word: { attribute: 'card', actual: 'mayor', expected } };
    const other = (way: Otherwise): Judged => readings['reading' in way ? way.reading.as : ''] ?? asRecorded;
    const fitting = fits === undefined ? [] : [['f1', { way: 'word', word: fits }]];
    expect([...behindErrors(recording, [stand], asRecorded, other).fitting]).toEqual(fitting);
  });
});

describe('in a recorded game', () => {
  const rootsOf = (text: string): readonly string[] =>
    replayText(text, 'edited.xml', false)
      .findings.filter(isRootError)
      .map(({ rule }) => String(rule));
  const read = (file: string): string => readFileSync(`fixtures/${file}.xml`, 'utf8');
  /** The nth place (1-based) where something stands, with something else there. */
  const exchanged = (text: string, nth: number, found: RegExp, other: string): string => {
    let count = 0;
    return text.replace(found, (same) => {
      count += 1;
      return count === nth ? other : same;
    });
  };

  test('what another reading of a disputed rule would change is told as well', () => {
    const asRecorded = read('rattus/legal/full-3-players-yucata-7');
    const edited = exchanged(asRecorded, 6, /<turn player="p\d"/g, '<turn player="p1"');
    expect(replayText(edited).decisive).toEqual(replayText(asRecorded).decisive);
    expect(replayText(edited).decisive).not.toEqual([]);
  });

  test.each([
    ['rattus/legal/full-2-players-yucata-39', 6, 'p1', 'rattus.turn.order'],
    ['rattus/legal/full-3-players-yucata-7', 6, 'p1', 'rattus.turn.order'],
    ['rattus/legal/moves-3-players-book-8', 6, 'p1', 'rattus.turn.order'],
    ['valletta/start', 6, 'p1', 'valletta.turn.order'],
  ])('%s: turn %i under the name of %s is one error', (file, nth, player, rule) => {
    const edited = exchanged(read(file), nth, /<turn player="p\d"/g, `<turn player="${player}"`);
    expect(rootsOf(edited)).toEqual([rule]);
  });

  test.each([
    ['rattus/legal/full-2-players-yucata-39', '<rat region', '<rat regoin', 'rattus.turn.order'],
    ['valletta/start', '<place building', '<place buildign', 'valletta.turn.order'],
  ])('%s: a turn under another name is one error beside what is misspelt', (file, found, other, rule) => {
    const edited = exchanged(read(file), 6, /<turn player="p\d"/g, '<turn player="p1"');
    expect(rootsOf(edited.replace(found, other))).toEqual(['null', rule]);
  });

  test.each([
    ['rattus/legal/full-3-players-yucata-7', 6, /(?<=<turn player=")p3/g, 'p1'],
    ['valletta/start', 3, /(?<=<play card=")builder/g, 'mason'],
    ['tallinn/legal/full-3-players', 8, /(?<=<play [^>]*card=")\d+/g, '10'],
  ])('%s: what stood there fits', (file, nth, found, other) => {
    const text = read(file);
    const edited = exchanged(text, nth, found, other);
    const [root, ...others] = replayText(edited, 'edited.xml', false).findings;
    const word = [...text.matchAll(found)][nth - 1]?.[0];
    expect(root).toMatchObject({ actual: other, fits: { way: 'word', word } });
    expect(others.filter(({ fits }) => fits !== undefined)).toEqual([]);
  });

  test.each([
    [2, 1, 'p2'],
    [6, 2, 'p3'],
    [12, 4, 'p3'],
  ])(
    'half %i of a log without states in place of the other one: one error, and what stood there fits',
    (nth, turn, player) => {
      const text = read('tallinn/legal/full-3-players').replace(/ *<state .*\n/g, '');
      const half = /(?<=<play [^>]*side=")\w/g;
      const word = [...text.matchAll(half)][nth - 1]?.[0] ?? '';
      const instead = word === 'a' ? 'b' : 'a';
      const edited = exchanged(text, nth, half, instead);
      const roots = replayText(edited, 'edited.xml', false).findings.filter(isRootError);
      expect(roots.map(({ fits }) => fits)).toEqual([{ way: 'elsewhere', word, instead, turn, player }]);
      // What is wrong besides stands in both readings: it is an error of its own, and so is all else.
      const both = edited.replace('rank="3"', 'rank="7"');
      expect(replayText(both, 'edited.xml', false).findings.filter(isRootError).length).toBeGreaterThan(2);
    },
  );

  test('a final plague behind the last one that does nothing is none', () => {
    const legal = read('rattus/legal/full-3-players-yucata-7');
    expect(rootsOf(legal.replace('</final-plague>', '</final-plague><final-plague/>'))).toEqual([]);
  });

  /** The turns, rounds and whatever else stands among them, as they are written. */
  const partsOf = (text: string): readonly string[] =>
    text.match(/^ {6}<(turn|round|final-plague)\b[\s\S]*?^ {6}<\/\1>\n/gm) ?? [];
  /** @param behind what stands behind it and is repeated, too */
  const twice = (text: string, at: number, behind = /^/): string => {
    const part = partsOf(text).at(at) ?? '';
    const rest = text.slice(text.indexOf(part) + part.length);
    const both = part + (rest.match(behind)?.[0] ?? '');
    return text.replace(both, both + both);
  };
  const STATED = /^( *<state .*\n)*/;
  const exchange = (text: string, at: number): string => {
    const [one = '', next = ''] = partsOf(text).slice(at, at + 2);
    return text.replace(one + next, next + one);
  };
  const leftOut = (text: string, at: number, found: RegExp): string =>
    text.replace(partsOf(text).at(at) ?? '', (part) => part.replace(found, ''));

  const TAKEN_BACK = '<note>So early?</note><dismiss card="maid"/><undo/>';
  const WITHOUT = { way: 'without', of: 'turn' } as const;
  const LATER = { way: 'later', of: 'turn' } as const;
  /** Turns of Valletta in each other's place, another one between them. */
  const swapped = (text: string, at: number): string => {
    const [one = '', between = '', other = ''] = partsOf(text).slice(at, at + 3);
    return text.replace(one + between + other, other + between + one);
  };

  test.each<[says: string, edited: string, rule: string, fits: Fitting | undefined]>([
    ['a turn of Rattus twice', twice(read('rattus/legal/full-3-players-yucata-7'), 5), 'rattus.turn.order', WITHOUT],
    ['a turn of Valletta twice', twice(read('valletta/start'), 5), 'valletta.turn.order', WITHOUT],
    [
      'a play twice, at another time, with a remark and something that was taken back in it',
      read('valletta/start').replace(partsOf(read('valletta/start'))[10] ?? '', (turn) =>
        turn.replace(
          / *<play card="lumberjack">[\s\S]*?<\/play>\n/,
          (play) => play + play.replace('>', ' at="2026-11-01T19:30:00Z">').replace('</play>', `${TAKEN_BACK}</play>`),
        ),
      ),
      'valletta.turn.from-hand',
      { way: 'without', of: 'element' },
    ],
    ['a round of Tallinn twice', twice(read('tallinn/legal/full-3-players'), 3), 'tallinn.play.once', WITHOUT],
    [
      'a round of Tallinn twice, what is stated behind it as well',
      twice(read('tallinn/legal/full-3-players').replace(/((?: *<state .*\n)+)( *<\/round>\n)/g, '$2$1'), 3, STATED),
      'tallinn.play.once',
      WITHOUT,
    ],
    [
      'turns of Rattus exchanged',
      exchange(read('rattus/legal/full-3-players-yucata-7'), 5),
      'rattus.turn.order',
      LATER,
    ],
    [
      'turns exchanged that do not follow each other',
      swapped(read('valletta/legal/full-4-players-houses'), 1),
      'valletta.turn.order',
      { way: 'exchanged', of: 'turn' },
    ],
    [
      'the final plague twice',
      twice(read('rattus/legal/full-3-players-yucata-7'), -1),
      'rattus.end.final-ravage',
      { way: 'without', of: 'element' },
    ],
    [
      'tokens spread behind what is turned up',
      read('rattus/legal/full-3-players-yucata-7').replace(/( *<spread .*\n)( *<reveal [\s\S]*?<\/reveal>\n)/, '$2$1'),
      'rattus.spread.first',
      { way: 'later', of: 'element' },
    ],
    [
      'a token turned up twice',
      read('rattus/legal/full-3-players-yucata-9').replace(
        / *<reveal region="gallia" slot="1" token="r03">[\s\S]*?<\/reveal>\n/,
        '$&$&',
      ),
      'rattus.token.census',
      { way: 'without', of: 'element' },
    ],
    [
      'a spread left out',
      leftOut(read('rattus/legal/full-3-players-yucata-7'), 5, /<spread [^>]*\/>/),
      'rattus.spread.one',
      undefined,
    ],
    [
      'a card that moves a token left out',
      exchanged(read('rattus/legal/full-3-players-yucata-7'), 5, /<use card="monk">[\s\S]*?<\/use>/g, ''),
      'rattus.ravage.hidden-stay',
      undefined,
    ],
    [
      'a way of the figure left out',
      leftOut(read('rattus/legal/full-3-players-yucata-7'), 5, /<plague [^>]*\/>/),
      'rattus.turn.c-mandatory',
      undefined,
    ],
  ])('%s is one error', (_, edited, rule, fits) => {
    expect(rootsOf(edited)).toEqual([rule]);
    const [root] = replayText(edited, 'edited.xml', false).findings.filter(isRootError);
    expect(root?.fits).toEqual(fits);
  });
});
