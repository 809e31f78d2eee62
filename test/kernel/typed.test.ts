/** What must not compile. The compiler complains of each `@ts-expect-error` behind which everything is right. */
import { expect, test } from 'vitest';
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
