/** Which games of a file have an id that another one has: as a set of all ids would say. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GameIds } from '../../src/log/game-ids.js';
import { recordingsOf } from '../engine/replays.js';

const [GAME] = recordingsOf('<gamelog version="1"><game ruleset="valletta" id="a"/></gamelog>', 'x.xml');

function repeats(ids: readonly (string | undefined)[]): readonly boolean[] {
  if (!GAME) throw new Error('no game');
  const known = new GameIds();
  return ids.map((id) => known.check({ ...GAME, id, problems: [] }).problems.length > 0);
}

it('is what a set says', () => {
  const id = fc.oneof(fc.constantFrom('', 'a', 'b', '__proto__', '\u0000'), fc.string());
  fc.assert(
    fc.property(fc.array(id, { maxLength: 60 }), (ids) => {
      const seen = new Set<string>();
      const expected = ids.map((one) => seen.has(one) || !seen.add(one));
      expect(repeats(ids)).toEqual(expected);
    }),
  );
});

it('holds for more ids than fit at first, and says nothing of games without one', () => {
  const ids = Array.from({ length: 5_000 }, (_, number) => `game ${number}`);
  const told = repeats([...ids, undefined, ...ids, undefined]);
  expect(told.slice(0, 5_001).some(Boolean)).toBe(false);
  expect(told.slice(5_001, 10_001).every(Boolean)).toBe(true);
  expect(told.at(-1)).toBe(false);
});
