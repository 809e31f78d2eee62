import { expect, test } from 'vitest';
import { type Amount, PlayerTable } from '../../src/engine/player-table.js';
import { rosterOf } from './judges.js';

class Purses extends PlayerTable<{ id: string; gold: number }, { rich: boolean }, string> {
  readonly players = this.roster.participants.map(({ id }) => ({ id, gold: this.profile.rich ? 9 : 0 }));

  at(place: string) {
    return this.playerAt(place)?.id;
  }

  protected *amounts(): Generator<Amount> {
    for (const { id, gold } of this.players) yield [id, 'gold', gold];
    for (const amount of [1, 2]) yield ['supply', 'gold', amount];
  }
}

test('knows who sits where', () => {
  const table = new Purses(rosterOf(3), { rich: true }, 'practice');
  expect(table.player(2).id).toBe('p3');
  expect(() => table.player(3)).toThrow(RangeError);
  expect([table.at('p2'), table.at('supply')]).toEqual(['p2', undefined]);
  expect(table.opponents(1).map(({ id }) => id)).toEqual(['p3', 'p1']);
});

test('measures what lies there, without what is none', () => {
  expect([...new Purses(rosterOf(1), { rich: true }, '').measure()]).toEqual([
    ['p1 gold', 9],
    ['supply gold', 3],
  ]);
  expect([...new Purses(rosterOf(1), { rich: false }, '').measure()]).toEqual([['supply gold', 3]]);
});
