/**
 * Whatever an input can grow in is doubled three times: the steps that `check` takes grow no faster. Steps are counted, and
 * not seconds measured: the numbers are the same on every machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampled } from '../runs.js';
import { fixture, folder, ROOT, run } from './built.js';

const GAME = /<game [\s\S]*<\/game>/.exec(readFileSync(fixture('valletta/start.xml'), 'utf8'))?.[0] ?? '';
const TURN = /<turn [\s\S]*?<\/turn>/.exec(GAME)?.[0] ?? '';
const PLAYER = /<player id="([^"]*)"/.exec(GAME)?.[1] ?? '';

const many = (count: number, make: (number: number) => string): string =>
  Array.from({ length: count }, (_, number) => make(number)).join('');
/** The game with something behind its first turn. */
const behind = (text: string): string => GAME.replace(TURN, TURN + text);
const inTurn = (text: string): string => GAME.replace(TURN, TURN.replace('</turn>', `${text}</turn>`));
const withPlayers = (players: string): string => GAME.replace('</players>', `${players}</players>`);

/** From a size to the files of a run. The first size is that of the smallest run. */
const DIMENSIONS: readonly (readonly [string, number, (size: number) => readonly string[]])[] = [
  ['attributes', 10, (size) => [inTurn(`<state player="${PLAYER}" ${many(size, (one) => `a${one}="1" `)}/>`)]],
  ['very many attributes', 15_000, (size) => [inTurn(`<state ${many(size, (one) => `a${one}="1" `)}/>`)]],
  ['attributes of one name', 15, (size) => [inTurn(`<state ${'a="1" '.repeat(size)}/>`)]],
  ['players', 3, (size) => [withPlayers(many(size, (one) => `<player id="x${one}"/>`))]],
  ['very many players', 2_000, (size) => [withPlayers(many(size, (one) => `<player id="x${one}"/>`))]],
  ['players of one id', 500, (size) => [withPlayers(`<player id="${PLAYER}"/>`.repeat(size))]],
  ['notes', 2_400, (size) => [inTurn(many(size, (one) => `<note by="x">Note ${one}</note>`))]],
  [
    'options',
    2_400,
    (size) => [
      GAME.replace(
        '<moves',
        `<options>${'<option name="variant.fewer-barrels" value="true"/>'.repeat(size)}</options><moves`,
      ),
    ],
  ],
  ['turns', 40, (size) => [behind(TURN.repeat(size))]],
  ['plays', 200, (size) => [inTurn('<play card="maid"><take goods="gold"/></play>'.repeat(size))]],
  ['findings', 200, (size) => [inTurn(many(size, (one) => `<state player="${PLAYER}" gold="${one % 9_999}"/>`))]],
  ['problems', 100, (size) => [inTurn('<nonsense/>'.repeat(size))]],
  ['files', 4, (size) => Array.from({ length: size }, () => GAME)],
  ['ids', 4, (size) => [many(size, (one) => GAME.replace(/(<game [^>]*id=")/, `$1${one}-`))]],
  ['length of names', 1_000, (size) => [GAME.replace(/(<player [^>]*name=")[^"]*/, `$1${'n'.repeat(size)}`)]],
  ['digits', 1_000, (size) => [inTurn(`<state player="${PLAYER}" gold="${'9'.repeat(size)}"/>`)]],
  ['white space', 100_000, (size) => [behind(' '.repeat(size))]],
  ['depth', 8, (size) => [inTurn('<a>'.repeat(size) + '</a>'.repeat(size))]],
];

/** A folder with some files. */
function written(texts: readonly string[], ending: string): string {
  const root = folder();
  for (const [number, text] of texts.entries()) {
    const whole = ending === 'xml' ? `<gamelog version="1">${text}</gamelog>` : text;
    writeFileSync(join(root, `${String(number).padStart(6, '0')}.${ending}`), whole);
  }
  return root;
}

/** Steps of `check` over each of some folders, in one process: most of the time of a short run goes into loading the program. */
function stepsOf(folders: readonly string[]): readonly number[] {
  const counted = join(folder(), 'steps');
  // V8 forgets code that has not run for some time, and what it has counted there.
  const node = ['--no-flush-bytecode', '--require', join(ROOT, 'test', 'faults', 'steps.cjs')];
  const wordsFor = (root: string): readonly string[] => ['check', root, '--jobs', '1'];
  const [first = '', ...rest] = folders.map(wordsFor);
  // The first folder twice: the first run is that which loads what it needs.
  const environment = { STEPS: counted, MORE_RUNS: JSON.stringify([first, ...rest]) };
  const { code, err } = run([...first], { node, environment });
  expect(err).toBe('');
  expect([0, 1, 3]).toContain(code);
  return (JSON.parse(readFileSync(counted, 'utf8')) as readonly number[]).slice(1);
}

/** Twice as much of something costs twice as much more, and not four times: what comes on top with each doubling. */
function expectLinear(steps: readonly number[]): void {
  const [one = 0, two = 0, three = 0, four = 0] = steps;
  expect(steps).toHaveLength(4);
  const note = `steps ${steps.join(', ')}`;
  expect(four - three, note).toBeLessThanOrEqual(2.7 * Math.max(three - two, one / 50));
  expect(three - two, note).toBeLessThanOrEqual(2.7 * Math.max(two - one, one / 50));
}

describe('the steps of check', () => {
  it.each(sampled(DIMENSIONS, 4))('grow no faster than %s', (_dimension, size, files) => {
    expectLinear(stepsOf([1, 2, 4, 8].map((times) => written(files(size * times), 'xml'))));
  });

  it('grow no faster than keys of JSON', () => {
    const keys = (count: number): string => many(count, (one) => `"a${one}":1,`);
    const game = (count: number): string =>
      `{"type":"game","ruleset":"valletta","id":"g","children":[{"type":"moves",${keys(count)}"children":[]}]}`;
    expectLinear(stepsOf([15, 30, 60, 120].map((count) => written([game(count)], 'json'))));
    expectLinear(stepsOf([5_000, 10_000, 20_000, 40_000].map((count) => written([game(count)], 'json'))));
  });

  it('would tell of a square', () => {
    expect(() => expectLinear([1, 2, 4, 8].map((size) => 1_000 + (10 * size) ** 2))).toThrow();
    expect(() => expectLinear([1, 2, 4, 8].map((size) => 1_000 + 100 * size))).not.toThrow();
  });
});

it('a game as long as it may be is judged in a small memory', () => {
  const root = folder();
  const turns = Math.floor(20_000 / (TURN.split('<').length - TURN.split('</').length));
  writeFileSync(join(root, 'long.xml'), `<gamelog version="1">${behind(TURN.repeat(turns))}</gamelog>`);
  const { code, out, err } = run(['check', root], { node: ['--max-old-space-size=64'] });
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(Number(/([\d,]+) moves/.exec(out)?.[1]?.replace(',', ''))).toBeGreaterThan(3 * turns);
});
