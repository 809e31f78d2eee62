/** Breaches of the rules about the construction bonus: rules/valletta.md 4.9. */
import { columnOf } from '../../oracle/valletta-buildings.js';
import { changed } from '../../oracle/valletta-table.js';
import type { Mutator } from '../mutator.js';
import { actionOf } from './payments.js';
import { bookedMore, inPlay } from './plant.js';

export const BONUS: readonly Mutator[] = [
  ...[-2, -1, 1].map((more) =>
    inPlay('valletta.bonus.two-points', (play) =>
      actionOf(play) && changed(play.after, play.player, 'points') === 2
        ? bookedMore(`${2 + more} points`, play, { points: more })
        : undefined,
    ),
  ),
  inPlay('valletta.bonus.area', (play) => {
    const action = actionOf(play);
    const { jean } = play.before;
    const next = jean > 0 && jean % 5 === 0 && columnOf(action?.cell ?? '') === jean / 5 + 1;
    return next ? bookedMore('on its last space Jean sees the next column', play, { points: 2 }) : undefined;
  }),
  inPlay('valletta.bonus.area', (play) => {
    const action = actionOf(play);
    const { jean } = play.before;
    if (!action || jean === 0 || columnOf(action.cell) === Math.ceil(jean / 5)) return undefined;
    return bookedMore('a bonus outside the area', play, { points: 2 });
  }),
  inPlay('valletta.bonus.tower-none', (play) => {
    const action = actionOf(play);
    if (!action || play.before.jean > 0 || columnOf(action.cell) !== 1) return undefined;
    return bookedMore('from the tower Jean sees the first column', play, { points: 2 });
  }),
];
