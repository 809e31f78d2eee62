/** What stands around the games of a JSON file is reported alike, however the bytes arrive. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../runs.js';
import { read, readInPieces } from '../events.js';
import { outcomeOf } from '../outcome.js';

const GAME = '{"type":"game","ruleset":"valletta","id":"g1"}';
const LONG = 'x'.repeat(10_000);

describe('junk', () => {
  it.each([
    ['in a list', `[${GAME}, ${LONG}, ${GAME}]`],
    ['between lines', `${GAME}\n${LONG}\n${GAME}`],
    ['behind a list', `[${GAME}]${LONG}`],
    ['instead of a list', `[${LONG}`],
    ['in front of a bracket', `[${GAME} ${LONG}]`],
    ['in a wrapper that is too long', `{"type":"gamelog","version":1,"a":"${LONG}","children":[${GAME}]}`],
    ['behind the games of a wrapper', `{"type":"gamelog","version":1,"children":[${GAME}],"a":"${LONG}"}`],
  ])('%s', async (_what, file) => {
    const bytes = new TextEncoder().encode(file);
    const whole = outcomeOf(read(bytes));
    for (const size of [64, 1000, 4095, 4096, 4097, 9000]) {
      expect(outcomeOf(await readInPieces(bytes, size)), String(size)).toEqual(whole);
    }
  });

  it('of any kind, in pieces of any size', async () => {
    const piece = fc.constantFrom(GAME, ',', '[', ']', '{', '}', '"', ' ', 'x', LONG, '"type":"gamelog","children":[');
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 9000 }),
        async (pieces, size) => {
          const bytes = new TextEncoder().encode(`[${pieces.join('')}`);
          expect(outcomeOf(await readInPieces(bytes, Math.max(size, 64)))).toEqual(outcomeOf(read(bytes)));
        },
      ),
      runs(300),
    );
  });
});

it.each(['"games":[', '"children":{'])('a wrapper with %s is told where its games must be', (games) => {
  const [event] = read(new TextEncoder().encode(`{"type":"gamelog","version":1,${games}${GAME}]}`));
  expect(event).toMatchObject({ fault: { fault: 'missing-attribute', expected: '"children": [' } });
});

it('a wrapper whose members are sorted, so that its games come first, is told how it must begin', () => {
  const sorted = '{"children":[{"id":"a","ruleset":"valletta","type":"game"}],"type":"gamelog","version":1}';
  const [event] = read(new TextEncoder().encode(sorted));
  expect(event).toMatchObject({ fault: { fault: 'no-log', expected: '{"type":"gamelog", "version":1, "children":[' } });
});

it.each([
  ["{'type':'game', 'ruleset':'valletta', 'id':'g1'}", 2],
  ['{"type":"game", ruleset:"valletta", "id":"g1"}', 17],
])('a game that breaks before it says which one it is breaks there: %s', (text, column) => {
  const events = read(new TextEncoder().encode(text));
  const found = text.slice(column - 1);
  const fault = { fault: 'ill-formed', breach: 'syntax', position: { line: 1, column }, found };
  expect(events).toMatchObject([{ type: 'fault', fault }]);
});
