/** Which games of a file have an id that another one has: as a set of all ids would say. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Digests } from '../../src/log/digests.js';
import { GameIds } from '../../src/log/game-ids.js';
import { recordingsOf } from '../engine/replays.js';

const MOST = 20;
const [GAME] = recordingsOf('<gamelog version="1"><game ruleset="valletta" id="a"/></gamelog>', 'x.xml');

function repeats(ids: readonly (string | undefined)[]): readonly boolean[] {
  if (!GAME) throw new Error('no game');
  const known = new GameIds();
  return ids.map((id) => known.check({ ...GAME, id, problems: [] }).problems.length > 0);
}

/** The last letters of some differ by 32, by 64, or in nothing else. */
const id = fc.oneof(
  fc.constantFrom('', 'a', 'b', '__proto__', '\u0000', ' ', 'g11', 'g12', 'g1Q', 'g1q', 'g1\u0111', 'g1'),
  fc.string(),
);

it('is what a set says', () => {
  fc.assert(
    fc.property(fc.array(id, { maxLength: 60 }), (ids) => {
      const seen = new Set<string>();
      const expected = ids.map((one) => seen.has(one) || !seen.add(one));
      expect(repeats(ids)).toEqual(expected);
    }),
  );
});

it('is what a set says of ids in parts, of which all are taken or none', () => {
  const part = fc.uniqueArray(id, { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const known = new Digests();
      const seen = new Set<string>();
      for (const ids of parts) {
        const own = new Digests();
        for (const one of ids) own.add(one, MOST);
        const isNew = ids.every((one) => !seen.has(one)) && seen.size + ids.length <= MOST;
        if (isNew) for (const one of ids) seen.add(one);
        expect(known.merge(own.all, MOST)).toBe(isNew);
      }
    }),
  );
});

it('forgets those beyond so many, and no other', () => {
  const known = new Digests();
  const ids = Array.from({ length: MOST + 5 }, (_, number) => `game ${number}`);
  expect(ids.map((one) => known.add(one, MOST))).not.toContain(false);
  expect(ids.filter((one) => known.add(one, MOST))).toEqual(ids.slice(MOST));
});

it('holds for more ids than fit at first, and says nothing of games without one', () => {
  const ids = Array.from({ length: 5_000 }, (_, number) => `game ${number}`);
  const told = repeats([...ids, undefined, ...ids, undefined]);
  expect(told.slice(0, 5_001).some(Boolean)).toBe(false);
  expect(told.slice(5_001, 10_001).every(Boolean)).toBe(true);
  expect(told.at(-1)).toBe(false);
});
