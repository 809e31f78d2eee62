/** What a program in JavaScript has misspelt, or mistaken for something else, is told, and no game is judged without it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  check,
  english,
  explain,
  GameRecorder,
  legalMoves,
  message,
  readEdition,
  readLog,
  rules,
  ruleText,
  writeLog,
} from '../../src/api/index.js';
import { ROOT } from '../architecture/source-files.js';

const [game] = readLog(readFileSync(join(ROOT, 'fixtures/tallinn/legal/full-3-players-legate.xml'), 'utf8')).games;
if (!game) throw new Error('no game');

const misspelt = { editoin: 'practice' };

it.each<[name: string, call: () => unknown]>([
  ['check', () => check(game, misspelt as object)],
  ['explain', () => explain(game, english, misspelt as object)],
  ['legalMoves', () => legalMoves(game, '2.1', misspelt as object)],
])('by %s', (_, call) => {
  expect(call).toThrow(new TypeError('there is no option editoin; expected edition or strict'));
});

it('by the heading of a recorder', () => {
  const heading = { id: 'g1', players: [{ id: 'anna' }, { id: 'ben' }], ...misspelt };
  expect(() => new GameRecorder('tallinn', heading)).toThrow(
    new TypeError('there is no option editoin; expected id, players, options, edition or meta'),
  );
});

it('what check takes, legalMoves takes, too', () => {
  const options = { edition: 'practice', strict: true } as const;
  expect(legalMoves(game, '2.1', options)).toEqual(legalMoves(game, '2.1'));
});

const recorder = new GameRecorder('tallinn', { id: 'g1', players: [{ id: 'anna' }, { id: 'ben' }] });
const any = (value: unknown): never => value as never;
const GAME = 'one of the games that readLog gives';

it.each<[call: () => unknown, says: string]>([
  [() => check(any('<game/>')), `expected ${GAME}; got a text`],
  [() => check(any(readLog(''))), `expected ${GAME}; got another object`],
  [() => check(any([game])), `expected ${GAME}; got a list with something else in it`],
  [() => explain(any(undefined), english), `expected ${GAME}; got undefined`],
  [() => legalMoves(any(null), '1.1'), `expected ${GAME}; got null`],
  [() => explain(game, any('en')), 'expected english, german or italian; got a text'],
  [() => message({ fault: 'empty', file: 'log', position: undefined }, any(undefined)), 'got undefined'],
  [() => ruleText('valletta.build.cost', any('en')), 'expected english, german or italian; got a text'],
  [
    () => check(game, { edition: any({}) }),
    'expected the name of an edition, or the edition that readEdition gives; got another object',
  ],
  [() => readEdition(any(5)), 'expected the text of an edition, or its bytes; got 5'],
  [() => writeLog(any(game)), 'expected a list of the games that readLog gives; got another object'],
  [() => writeLog([game], any('yaml')), 'there is no notation yaml; expected xml, json, ndjson, kbz'],
  [
    () => new GameRecorder('tallinn', any(undefined)),
    'expected a heading with “id” and a list of “players”; got undefined',
  ],
  [() => recorder.record(any('<setup/>')), 'expected an element: an object with a “type”; got a text'],
  [
    () => recorder.record(any({ type: 'setup', children: {} })),
    'expected a list as “children” of <setup>; got another object',
  ],
  [
    () => recorder.judge(any({ type: 'hand', player: null })),
    'expected a value of “player” of <hand>, or undefined; got null',
  ],
  [
    () => recorder.record(any({ type: 'hand', cards: new Set(['7', '2']) })),
    'expected a value of “cards” of <hand>, or undefined; got another object',
  ],
  [
    () => recorder.record(any({ type: 'hand', cards: [['7'], '2'] })),
    'expected a value of “cards” of <hand>, or undefined; got a list with something else in it',
  ],
  [
    () => recorder.judge(any({ type: 'state', points: 5n })),
    'expected a value of “points” of <state>, or undefined; got 5',
  ],
  [
    () => new GameRecorder('tallinn', any({ id: 'g1', players: ['anna', 'ben'] })),
    'expected a list of “players”, each an object with an “id”; got a list with something else in it',
  ],
  [
    () => new GameRecorder('tallinn', any({ id: 'g1', players: [], options: ['legate'] })),
    'expected an object as “options” and as “meta”; got a list with something else in it',
  ],
  [() => new GameRecorder('tallinn', any({ id: 'g1', players: [], meta: 'Yucata' })), 'and as “meta”; got a text'],
  [() => check(game, any(null)), 'expected an object with options; got null'],
  [() => message(any(null), english), 'expected a finding of check or a fault of readLog; got null'],
  [() => message(any(check(game)), english), 'expected a finding of check or a fault of readLog; got another object'],
  [() => rules(any('Tallinn')), 'there is no game Tallinn'],
  [() => ruleText(any(undefined), any('en')), 'expected the id of a rule; got undefined'],
])('what it has mistaken for something else: %#', (call, says) => {
  expect(call).toThrow(TypeError);
  expect(call).toThrow(says);
  expect(recorder.log()).not.toMatch(/setup|hand/);
});

it.each(['toString', '__proto__', 'chess.mate', ''])('no rule is called %j', (id) => {
  expect(ruleText(id, english)).toBeUndefined();
});
