/** What somebody could know of a game by what lies open now, and what lies before them. What was seen before is nobody's state. */
import type { GameDefinition } from './game-definition.js';
import type { Seat } from './index-of.js';
import type { GameState } from './state.js';

/**
 * Shows a state as one seat can know it. Legal moves of the seat are the same there; what it cannot know is `UNKNOWN`, or a number
 * that says no more than the rules do.
 * @param seat who looks; undefined for the table, which sees what lies open
 * @param view becomes what is seen; another state than `state`
 */
export function viewOf<S extends GameState>(
  { layout }: GameDefinition<S>,
  state: S,
  seat: Seat | undefined,
  view: S,
): void {
  view.copyFrom(state);
  for (const { start, rows, columns, sight } of layout.stretches) {
    if (!sight) continue;
    for (let place = 0; place < rows * columns; place += 1)
      view.cells[start + place] = sight(state, place, state.cells[start + place] as number, seat);
  }
}

/** The cells of a state as the table sees them. */
export function seenByTable<S extends GameState>(definition: GameDefinition<S>, state: S): Int16Array {
  const view = state.clone();
  viewOf(definition, state, undefined, view);
  return view.cells;
}
