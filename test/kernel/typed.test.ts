/** What must not compile. The compiler complains of each `@ts-expect-error` behind which everything is right. */
import { expect, test } from 'vitest';
import type { Facts } from '../../src/engine/facts.js';
import * as rattus from '../../src/games/rattus/table/quantities.js';
import * as tallinn from '../../src/games/tallinn/table/quantities.js';
import * as valletta from '../../src/games/valletta/table/quantities.js';
import { type Index, indices, type Seat } from '../../src/kernel/index-of.js';
import { Layout } from '../../src/kernel/layout.js';
import { GameState } from '../../src/kernel/state.js';

type Region = Index<'region'>;
const SEATS = indices<Seat>(3);
const REGIONS = indices<Region>(4);
const layout = new Layout<'toy.cube.place'>();
const cubes = layout.byTwo('cubes', REGIONS, SEATS);
const points = layout.by('points', SEATS);

test('a place of another kind, a place too few, and a rule that there is not', () => {
  const state = new GameState(undefined, layout.size);
  const [, seat = 0 as Seat] = SEATS;
  const region = REGIONS[3] as Region;
  cubes.add(state, region, seat, 2, 'toy.cube.place');
  expect(cubes.of(state, region, seat)).toBe(2);
  const wrong = (): void => {
    // @ts-expect-error places in the wrong order
    cubes.of(state, seat, region);
    // @ts-expect-error a number that is no seat
    points.of(state, 1);
    // @ts-expect-error the cubes of a region belong to somebody
    cubes.of(state, region);
    // @ts-expect-error a rule that the game does not have
    points.add(state, seat, 1, 'toy.cube.plaice');
    // @ts-expect-error any numbers: they are of no kind
    layout.by('guesses', [0, 1, 2] as readonly number[]);
  };
  expect(wrong).toBeTypeOf('function');
});

test('no two quantities share a cell', () => {
  const state = new GameState(undefined, layout.size);
  let next = 1;
  for (const region of REGIONS) for (const seat of SEATS) cubes.set(state, region, seat, next++);
  for (const seat of SEATS) points.set(state, seat, next++);
  state.open(100, 101);
  expect(new Set(state.cells).size).toBe(layout.size);
});

test('a quantity that findings are linked by, with a mistyped place or thing', () => {
  const finding: Pick<Facts, 'dependsOn' | 'taints'> = {
    dependsOn: [valletta.ofPlayer('p1', 'gold'), tallinn.ofPlayer('p1', 'monk'), rattus.inRegion('gallia', 'rats')],
    taints: [valletta.onTable('city'), tallinn.onTable('rounds'), rattus.onTable('walls')],
  };
  expect(finding.dependsOn).toEqual(['p1 gold', 'p1 monk', 'gallia rats']);
  const wrong = (): unknown => [
    // @ts-expect-error a text is no quantity
    { dependsOn: ['p1 gold'] } satisfies Pick<Facts, 'dependsOn'>,
    // @ts-expect-error a mistyped good
    valletta.ofPlayer('p1', 'golds'),
    // @ts-expect-error a mistyped estate
    tallinn.ofPlayer('p1', 'monks'),
    // @ts-expect-error a mistyped region
    rattus.inRegion('galia', 'rats'),
    // @ts-expect-error what only another game has
    rattus.onTable('city'),
  ];
  expect(wrong).toBeTypeOf('function');
});
