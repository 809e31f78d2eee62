/** Where the figure could go, and where new tokens could come. @see rattus.md 3.7 d5 to d7 */
import { multichoices, subsets } from '../../engine/combinations.js';
import { MOVERS } from './last-round.js';
import { exits, type Moment, make } from './moment.js';
import { hasRoom, roomFor } from './passage.js';
import { owesPlacement } from './placement.js';
import { capacity, ratsDue } from './spread.js';
import type { TableState } from './state.js';
import { MOST_STEPS, stepCards } from './steps.js';
import type { RattusElement, Region } from './vocabulary.js';

/** Action C, when B has been done. @see rattus.plague.adjacent-step, rattus.knight.two-steps, rattus.turn.c-mandatory */
export function* figureMoves({ table, player, standing }: Moment): Generator<RattusElement> {
  if (standing.path !== undefined || owesPlacement(table, player, standing)) return;
  const most = stepCards(table, player.seat).length > 0 ? MOST_STEPS : 1;
  const ways = [...paths(table, most)].filter((path) => table.profile.figureMayReturn || path.at(-1) !== table.figure);
  const neutral = table.owns(player.seat, 'knight');
  for (const path of ways.length > 0 ? ways : [[]]) {
    yield make('plague', { path });
    if (neutral && path.length > 0) yield make('plague', { path, 'as-cubes': true });
  }
}

/** The figure of the last round, moved by one card or several together. @see rattus.end.no-figure, rattus.piper.end-serf */
export function* lastFigureMoves({ table, player, standing }: Moment): Generator<RattusElement> {
  if (standing.path !== undefined) return;
  const cards = MOVERS.filter((card) => table.owns(player.seat, card) && !standing.used.has(card));
  const { lastRoundZeroSteps, lastRoundSerfStays, lastRoundKnightNow } = table.profile;
  for (const by of subsets(cards)) {
    const serfAlone = by.every((card) => card === 'serf');
    const knight = by.includes('knight');
    const ways = [...paths(table, serfAlone ? 1 : MOST_STEPS)];
    const mayStay = serfAlone ? lastRoundSerfStays : lastRoundZeroSteps;
    for (const path of mayStay ? [[], ...ways] : ways) {
      if (!knight || lastRoundKnightNow) yield make('plague', { by, path });
      // Where the plague waits for the end, the figure is sure to count then.
      if (knight) yield make('plague', { by, path, 'as-cubes': true });
    }
  }
}

/** All ways of the figure, the shorter ones first; of none where it cannot go anywhere. */
function* paths(table: TableState, most: number): Generator<readonly Region[]> {
  const { figure } = table;
  const first = figure === undefined ? table.inUse : exits(table, figure);
  for (const region of first) yield [region];
  if (most < 2) return;
  for (const region of first) for (const next of exits(table, region)) yield [region, next];
}

/** The new tokens, in every distribution over the neighbours; which tokens they are nobody sees. @see rattus.spread.target */
export function* spreads({ table, standing }: Moment): Generator<RattusElement> {
  const region = standing.ravage?.region;
  if (region === undefined) return;
  const due = ratsDue(table.region(region).rats.length);
  const count = capacity(table, region, due) ?? Math.min(due, table.ratSupply);
  for (const to of multichoices(targets(table, region), count)) {
    if (to.every((one) => to.filter((other) => other === one).length <= roomFor(table, region, one)))
      yield make('spread', { to });
  }
}

/** True while tokens must come before anything is turned up. @see rattus.spread.first */
export function owesSpread({ table, standing }: Moment): boolean {
  const region = standing.ravage?.region;
  if (!standing.spreadDue || region === undefined) return false;
  return capacity(table, region, ratsDue(table.region(region).rats.length)) !== 0;
}

/** The token of the soldier. @see rattus.piper.soldier-extra, rattus.piper.end-soldier */
export function* extraRats(table: TableState, around: Region): Generator<RattusElement> {
  const isFree = table.phase !== 'last-round' && table.profile.soldierReachesAll;
  for (const to of isFree ? table.inUse.filter((region) => hasRoom(table, region)) : targets(table, around))
    yield make('use', { card: 'soldier' }, [make('extra-rat', { to })]);
}

function targets(table: TableState, around: Region): readonly Region[] {
  return exits(table, around).filter((region) => roomFor(table, around, region) > 0);
}
