/** Who comes in where: at the end, or if the game ended now. */
import type { GameDefinition } from './game-definition.js';
import type { Seat } from './index-of.js';
import type { GameState } from './state.js';

/**
 * Shares the places out: a seat alone in a place has all of it, seats that are equal have an equal part of each place that they hold
 * together.
 * @param places becomes, row after row, the part of each place that a seat has
 */
export function sharePlaces<S extends GameState>(
  { worthNow, tieBreak }: GameDefinition<S>,
  state: S,
  seats: readonly Seat[],
  places: Float64Array,
): void {
  places.fill(0);
  const worths = seats.map((seat) => worthNow(state, seat));
  for (const seat of seats) {
    const own = worths[seat] as number;
    let better = 0;
    let equal = 0;
    for (const other of seats) {
      const difference = (worths[other] as number) - own || tieBreak(state, other) - tieBreak(state, seat);
      if (difference > 0) better += 1;
      else if (difference === 0) equal += 1;
    }
    for (let place = better; place < better + equal; place += 1) places[seat * seats.length + place] = 1 / equal;
  }
}

/** The same for whoever asks once. @returns for each seat its part of each place, from the first place on */
export function placesIn<S extends GameState>(
  definition: GameDefinition<S>,
  state: S,
  seats: readonly Seat[],
): readonly (readonly number[])[] {
  const shares = new Float64Array(seats.length ** 2);
  sharePlaces(definition, state, seats, shares);
  return seats.map((seat) => [...shares.subarray(seat * seats.length, (seat + 1) * seats.length)]);
}
