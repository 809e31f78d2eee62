/** Wrong ways to count the icons of a green Character, each by the rule that it breaks: rules/valletta.md 4.7 and 4.11. */
import { shuffled } from '../../oracle/random.js';
import { buildingAt, cellsOf, GOODS, iconsOf, type Table } from '../../oracle/valletta-table.js';
import type { Mutator } from '../mutator.js';
import { bookedAs, changeBy, inPlay, type Occasion } from './plant.js';
import type { Play } from './walk.js';

/** What green Characters bring. */
export const GOOD_OF: Readonly<Record<string, string>> = {
  banker: 'gold',
  woodworker: 'wood',
  carver: 'stone',
  mason: 'brick',
};

type Miscount = (play: Play, good: string) => number;

const MISCOUNTS: readonly (readonly [string, Miscount])[] = [
  // One too many, one too few, and all icons whatever they show.
  ['valletta.green.count-icons', (play, good) => icons(play.before, own(play), good) + 1],
  ['valletta.green.count-icons', (play, good) => icons(play.before, own(play), good) - 1],
  ['valletta.green.count-icons', (play) => GOODS.reduce((sum, good) => sum + icons(play.before, own(play), good), 0)],
  ['valletta.green.all-colours', (play, good) => icons(play.before, own(play).filter(isGreen(play.before)), good)],
  ['valletta.green.yield-field-only', (play, good) => costs(play, good)],
  ['valletta.green.yield-field-only', (play, good) => icons(play.before, own(play), good) + costs(play, good)],
  // Those of all players, or of all that lie there.
  [
    'valletta.green.own-only',
    ({ before }, good) =>
      icons(
        before,
        before.houses.map(({ cell }) => cell),
        good,
      ),
  ],
  [
    'valletta.green.own-only',
    ({ before }, good) =>
      icons(
        before,
        before.display.map(({ cell }) => cell),
        good,
      ),
  ],
  ['valletta.upgrade.yield', (play, good) => icons({ ...play.before, upgraded: [] }, own(play), good)],
  ['valletta.build.built-now-counts', (play, good) => icons(play.before, cellsOf(play.turn.before, play.player), good)],
];

/** Plants one of the miscounts of a rule where no other rule explains the amount. @param twins see {@link Mutator} */
export function miscount(rule: string, twins: readonly string[] = []): Mutator {
  const plant: Occasion<Play> = (play, random) => {
    const good = GOOD_OF[play.card];
    if (!good || iconsOf(play.before, play.player, good) === 0) return undefined;
    const others = MISCOUNTS.filter(([other]) => other !== rule && !twins.includes(other)).map(([, count]) =>
      count(play, good),
    );
    const amounts = MISCOUNTS.filter(([own]) => own === rule).map(([, count]) => count(play, good));
    const amount = shuffled(amounts, random).find((candidate) => candidate > 0 && !others.includes(candidate));
    return amount === undefined
      ? undefined
      : changeBy(`${amount} ${good} taken`, bookedAs(play, play.player, { [good]: amount }));
  };
  return inPlay(rule, plant, twins);
}

function own({ before, player }: Play): string[] {
  return cellsOf(before, player);
}

function isGreen(table: Table): (cell: string) => boolean {
  return (cell) => buildingAt(table, cell)?.colour === 'green';
}

function icons(table: Table, cells: readonly string[], good: string): number {
  return cells.reduce((sum, cell) => {
    const building = buildingAt(table, cell);
    const yields = table.upgraded.includes(cell) ? building?.upgradedYields : building?.yields;
    return sum + (yields?.[good] ?? 0);
  }, 0);
}

function costs(play: Play, good: string): number {
  return own(play).reduce((sum, cell) => sum + (buildingAt(play.before, cell)?.cost[good] ?? 0), 0);
}
