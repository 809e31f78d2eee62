/** Which element of a log is which move of Rattus. @see docs/log-format.md */
import type { RecordMap } from '../../engine/record-map.js';
import { elementOf, goesOn } from './decision.js';
import { definition } from './rules/definition.js';
import { SEATS } from './rules/facts.js';
import { HELP } from './rules/points.js';
import { isLastRound, type Rattus } from './rules/table.js';

/** @param ids the players, by their seats */
export function recordMap(ids: readonly string[]): RecordMap<Rattus> {
  return {
    definition,
    seats: SEATS.slice(0, ids.length),
    elementOf: (steps) => elementOf(ids, steps),
    goesOn,
    // A record does not say that somebody does without help.
    leaveOut(state, choice) {
      if (state.point !== HELP) return false;
      choice.move = definition.points[HELP]?.moves.findIndex(({ name }) => name === 'decline') ?? 0;
      return true;
    },
    closesElement: (state) => !isLastRound(state),
  };
}
