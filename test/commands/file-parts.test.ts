/** A file that is cut says what it says as a whole, wherever it is cut. `KIEBITZ_LONG=1`: with all fixtures, and parts of more sizes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../src/commands/check-options.js';
import { partOf, resultsOfParts } from '../../src/commands/file-parts.js';
import { type Judged, judge } from '../../src/commands/judged.js';
import type { Input } from '../../src/io/inputs.js';
import { NoThread } from '../../src/io/threads.js';
import { folder } from '../faults/built.js';
import { fixtures, textOf } from '../fixture-files.js';
import { IS_LONG } from '../runs.js';
import { kiebitz } from './program.js';

const OPTIONS = { format: 'ndjson', all: false, lang: 'en', quiet: true } as unknown as CheckOptions;
const KNOWLEDGE = { quirks: [], wants: undefined, baseline: undefined } as never;

/** As little as makes a game, but longer than what a reader looks at to recognise a file. */
const NAME = 'A'.repeat(500);
const GAME = `<game id="g" ruleset="tallinn"><players><player id="p1" name="${NAME}"/><player id="p2"/></players><rounds/></game>`;
/** So small that a cut is tried in each game, and wherever another one seems to begin in it. */
const SMALL = 300;
const SIZES = IS_LONG ? [SMALL, 3000, 20e3, 70e3, 1e6] : [20e3];

function named(id: string, game = GAME): string {
  return game.replace(/(<game\b[^>]*?) id="[^"]*"/, `$1 id="${id}"`);
}

function file(text: string | Uint8Array, name = 'games.xml'): Extract<Input, { readonly type: 'file' }> {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return { type: 'file', path, named: true };
}

async function all(judged: AsyncIterable<Judged>): Promise<readonly Judged[]> {
  const found: Judged[] = [];
  for await (const one of judged) found.push(one);
  return found;
}

const judged = (input: Input): AsyncGenerator<Judged> => judge([input], OPTIONS, KNOWLEDGE);

/** What a file says in parts, how many parts were begun, and what was done in one piece in the end: from which byte on. */
async function inParts(input: Extract<Input, { readonly type: 'file' }>, bytes: number) {
  let begun = 0;
  let rest: number | undefined;
  const results = await all(
    resultsOfParts<Judged>(
      input,
      {
        ahead: 4,
        run: async (task) => {
          begun += 1;
          const { input: part, end } = partOf(structuredClone(task));
          const results = await all(judged({ ...input, ...part }));
          return structuredClone({ results, end: end() });
        },
        here: (left) => {
          rest = left.type === 'file' ? (left.part?.start ?? 0) : undefined;
          return judged(left);
        },
        failed: () => Promise.reject(new Error('nothing fails here')),
      },
      bytes,
    ),
  );
  return { results, begun, rest };
}

const many = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => named(`g${index}`));
const log = (...games: readonly string[]): string => `<gamelog version="1">\n${games.join('\n')}\n</gamelog>\n`;

/** All games of the fixtures in one file, so often, each under an id of its own. */
function fixturesInOne(times: number): string {
  const games = fixtures()
    .filter(({ name }) => name.endsWith('.xml'))
    .filter((_, index) => IS_LONG || index % 200 === 0)
    .flatMap((one) => textOf(one).match(/<game [\s\S]*?<\/game>/g) ?? []);
  return log(
    ...Array.from({ length: times }, (_, time) => games.map((game, at) => named(`${time}-${at}`, game))).flat(),
  );
}

describe('a file in parts says the same as in one piece', () => {
  const text = fixturesInOne(2);

  it.each(SIZES)('with parts of %d bytes, in XML and JSON', async (bytes) => {
    const xml = file(text);
    const { out } = await kiebitz('convert', xml.path, '--to', 'ndjson');
    const list = `[${out.trim().split('\n').join(',')}]`;
    const wrapped = `{"type":"gamelog","version":"2","children":${list}, "source":"x"}`;
    const spaced = `\ufeff${list.replaceAll('{"type":"game"', '\n{ "type" :\n "game"').replaceAll('},{', '},\n\t{')}`;
    for (const input of [
      xml,
      ...(IS_LONG ? [file(out, 'a.ndjson'), file(list, 'a.json')] : []),
      file(wrapped, 'b.json'),
      file(spaced, 'c.json'),
    ]) {
      const { results, begun, rest } = await inParts(input, bytes);
      expect(results).toEqual(await all(judged(input)));
      expect(begun).toBeGreaterThan(Math.min(3, text.length / bytes / 2));
      expect(rest).toBeUndefined();
    }
  });
});

it('a game may begin in one chunk of its part and end in the next', async () => {
  const games = many(4).map((game) => game.replace('<rounds/>', `<rounds>${'\n'.repeat(700e3)}</rounds>`));
  const input = file(log(...games));
  const { results, begun, rest } = await inParts(input, 1e6);
  expect(results).toEqual(await all(judged(input)));
  expect([begun, rest]).toEqual([2, undefined]);
});

describe('places to cut that are none', () => {
  const inside = '</game>\n<game ';
  const games = many(6);
  const middle = (text: string): string => log(...games.slice(0, 3), text, ...games.slice(3));

  it.each([
    ['in a comment between games', middle(`<!-- ${named('x')} -->`)],
    ['in a comment that is never closed', middle(`<!-- ${named('x')}`)],
    ['in a comment of a game', middle(named('x').replace('</game>', `<!-- ${inside} --></game>`))],
    ['in a section', middle(named('x').replace('</game>', `<![CDATA[${inside}]]></game>`))],
    ['in an attribute', middle(named('x').replace(' id="x"', ` id="x" note="${inside}"`))],
    ['in a quote that is never closed', middle(named('x').replace(' id="x"', ' id="x'))],
    ['in an instruction', middle(`<?x ${named('x')} ?>`)],
    ['behind a game that is never closed', middle(named('x').replace('</game>', ''))],
    ['behind one that broke off and is closed later', middle(`${named('x').slice(0, -40)}\n${named('y')}</game>`)],
    ['behind text', middle('stray text')],
    ['in an element that nobody knows', middle(`<other>${named('x')}</other>`)],
    ['behind a second root', `${log(...games)}${log(named('x'), named('y'))}`],
    ['without a root', games.join('\n')],
    ['in a file that stops in a game', log(...games).slice(0, -60)],
    ['in a file that stops between games', `<gamelog version="1">${games.join('\n')}\n`],
    ['behind a document type', middle('<!DOCTYPE x>')],
    ['behind bytes that are no UTF-8', middle(named('x').replace('</game>', '\u0000</game>'))],
    ['behind an unknown ruleset', middle(named('x').replace('ruleset="valletta"', 'ruleset="chess"'))],
  ])('%s', async (_, text) => {
    const input = file(text);
    const whole = await all(judged(input));
    for (const bytes of IS_LONG ? [SMALL, GAME.length + 1, GAME.length * 2] : [GAME.length + 1]) {
      const { results, begun } = await inParts(input, bytes);
      expect(results).toEqual(whole);
      expect(begun).toBeGreaterThan(1);
    }
  });

  it.each([
    ['in a string', (game: string) => game.replace('"type":"game"', '"type":"game","note":"{\\"type\\":\\"game\\""')],
    ['in a game', (game: string) => game.replace('"children":[', '"children":[{"type":"game"},')],
    ['behind a game that breaks off', (game: string) => game.slice(0, -30)],
    ['behind something else', (game: string) => `${game}\n["x",`],
  ])('%s of JSON', async (_, spoilt) => {
    const { out } = await kiebitz('convert', file(log(...games)).path, '--to', 'ndjson');
    const lines = out
      .trim()
      .split('\n')
      .map((line, index) => (index === 3 ? spoilt(line) : line));
    for (const text of [
      lines.join('\n'),
      `[${lines.join(',\n')}]`,
      `{"type":"gamelog","children":[${lines.join(',\n')}]}`,
    ]) {
      const input = file(text, 'a.json');
      const whole = await all(judged(input));
      for (const bytes of IS_LONG ? [SMALL, GAME.length * 2] : [SMALL])
        expect((await inParts(input, bytes)).results).toEqual(whole);
    }
  });
});

describe('what is said once for a whole file', () => {
  const places = (results: readonly Judged[], word: string): readonly boolean[] =>
    results.map(({ text }) => text.includes(word));

  it('is the id of two games', async () => {
    const games = many(12);
    const input = file(log(...games, named('g2'), ...many(30).slice(12)));
    const { results, rest } = await inParts(input, GAME.length);
    expect(results).toEqual(await all(judged(input)));
    expect(places(results, 'Another game').filter((is) => is)).toHaveLength(1);
    expect(rest).toBeGreaterThan(6 * GAME.length);
  });

  it('is another spelling', async () => {
    const other = GAME.replace('<players>', '<Players>').replace('</players>', '</Players>');
    const games = many(20).map((game, index) => (index % 3 === 1 ? named(`s${index}`, other) : game));
    const input = file(log(...games));
    const { results, rest } = await inParts(input, GAME.length);
    expect(results).toEqual(await all(judged(input)));
    expect(places(results, 'Players').filter((is) => is)).toHaveLength(1);
    expect(rest).toBeUndefined();
  });

  it('is that there are too many faults', async () => {
    const faulty = '<game ruleset="chess"></game>'.repeat(40);
    const blocks = Array.from({ length: 30 }, (_, index) => faulty + named(String(100 + index)));
    const input = file(log(...blocks));
    const whole = await all(judged(input));
    expect(whole.filter(({ unread }) => unread)).toHaveLength(1000);
    // Each part ends behind a game that can be read.
    const { results, rest } = await inParts(input, (blocks[0] ?? '').length - GAME.length / 2);
    expect(results).toEqual(whole);
    expect(rest).toBeGreaterThan(20 * faulty.length);
  });

  it('is that a file that merely lies there is no log', async () => {
    const text = `[${Array.from({ length: 50 }, () => '{"type":"gam"}').join(',')},{"type":"game"},{"type":"game"}]`;
    const input = { ...file(text, 'a.json'), named: false };
    expect((await inParts(input, 30)).results).toEqual(await all(judged(input)));
  });
});

describe('a file is done in one piece', () => {
  it.each([
    ['that is packed', file(gzipSync(log(...many(9)), { level: 9 }))],
    ['that is packed as it stands', file(gzipSync(log(...many(9)), { level: 0 }))],
    ['that is not there', { type: 'file', path: join(folder(), 'none.xml'), named: true } as const],
    ['without a game', file('<gamelog version="1"/>')],
  ])('%s', async (_, input) => {
    const { results, rest } = await inParts(input, SMALL);
    expect(results).toEqual(await all(judged(input)));
    expect(rest).toBe(0);
  });
});

it('a file is done here where no thread can be begun', async () => {
  const input = file(log(...many(3)));
  const no = () => Promise.reject(new NoThread('none'));
  const work = { ahead: 4, run: no, here: judged, failed: no };
  expect(await all(resultsOfParts(input, work))).toEqual(await all(judged(input)));
});
