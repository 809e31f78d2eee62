/** The mayor: one cube into each region that the owner leads, instead of the usual number. @see rattus.md 4.13 */
import type { Choice, Values } from '../../../kernel/choice.js';
import type { Seat } from '../../../kernel/index-of.js';
import { either, type Truth } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { PEASANT_CUBES, QUEEN_CUBES } from './amounts.js';
import { leads, ledBy, queenReigns, sizeOf } from './area.js';
import { type RattusCondition, type RattusMove, type RattusPoint, RattusSlot } from './declare.js';
import { MAYOR, PEASANT, QUEEN, REGIONS, type Region } from './facts.js';
import { bring, mayPlace } from './place.js';
import { SERVE } from './points.js';
import { open } from './step.js';
import * as cells from './table.js';

type Rattus = cells.Rattus;

/** How many regions must be served yet. @see options mayor-partial, placement-obligation */
function due(state: Rattus, seat: Seat): number {
  const { mayorPartial, placing } = state.facts.profile;
  if (mayorPartial || placing === 'optional') return 0;
  return Math.min(cells.supply.of(state, seat), sizeOf(ledBy(state, seat)) - sizeOf(cells.served.of(state)));
}

/** Their order makes no difference: regions behind the one that was served last, as long as enough are left. */
function listRegions(state: Rattus, { seat }: Choice, values: Values): void {
  const latest = cells.served.of(state) === 0 ? -1 : cells.latestServed.of(state);
  const least = due(state, seat);
  for (const region of REGIONS)
    if (region > latest && (least <= 1 || sizeOf(ledBy(state, seat) >> region) >= least)) values.push(region);
}

/** Who has other cards that bring cubes takes them for a help where the mayor does not lead. */
function ruleOfLead(state: Rattus, seat: Seat, region: Region): RuleIdOfRattus {
  if (leads(state, seat, region)) return 'rattus.piper.mayor-majority';
  if (cells.owns(state, seat, PEASANT)) return 'rattus.piper.mayor-peasant';
  return cells.owns(state, seat, QUEEN) ? 'rattus.piper.mayor-queen' : 'rattus.piper.mayor-majority';
}

/** Each region once. @see rattus.piper.mayor-place */
export const servedRegion = new RattusSlot<Region>({
  name: 'region',
  at: 0,
  domain: listRegions,
  conditions: [
    ...open,
    {
      rule: (state, { seat }, region) => ruleOfLead(state, seat, region),
      holds: (state, { seat }, region) => leads(state, seat, region),
    },
  ],
});

function serveOne(state: Rattus, choice: Choice): void {
  const region = servedRegion.of(choice);
  cells.served.set(state, cells.served.of(state) | (1 << region));
  serve(state, choice.seat, region);
}

function serve(state: Rattus, seat: Seat, region: Region): void {
  cells.latestServed.set(state, region);
  if (cells.supply.of(state, seat) > 0) bring(state, seat, region, 1, 'rattus.piper.mayor-place');
  state.open(SERVE, cells.activeBit(state));
}

const hasCubes: RattusCondition = {
  rule: 'rattus.place.own-cubes',
  holds: (state, { seat }) => cells.supply.of(state, seat) > 0,
};

/** The first region. */
export const placeAsMayor: RattusMove = {
  name: 'place as mayor',
  conditions: [...mayPlace(cells.BY_MAYOR), ...cells.owned(MAYOR), hasCubes],
  slots: [servedRegion],
  apply(state, choice) {
    cells.placed.set(state, cells.BY_MAYOR);
    serveOne(state, choice);
  },
};

const isEnough: RattusCondition = {
  rule: 'rattus.piper.mayor-place',
  holds: (state, { seat }) => due(state, seat) === 0,
};

export const another: RattusMove = {
  name: 'serve',
  // Additional cubes come behind: the order makes no difference.
  conditions: [hasCubes, { rule: 'rattus.piper.mayor-place', holds: (state) => cells.extraCubes.of(state) === 0 }],
  slots: [servedRegion],
  apply: serveOne,
};

/** A second cube, by peasant or queen. @see rattus.piper.mayor-peasant, rattus.piper.mayor-queen */
export const servedAgain = new RattusSlot<Region>({
  name: 'region',
  at: 0,
  // Their order makes no difference.
  domain: (state, _, values) => {
    const latest = cells.extraCubes.of(state) > 0 ? cells.latestServed.of(state) : 0;
    for (const region of REGIONS) if (region >= latest) values.push(region);
  },
  conditions: [
    ...open,
    {
      rule: (state, { seat }) =>
        cells.owns(state, seat, PEASANT) ? 'rattus.piper.mayor-peasant' : 'rattus.piper.mayor-queen',
      holds: (state, _, region) => ((cells.served.of(state) >> region) & 1) === 1,
    },
  ],
});

/** How many cubes the peasant brings on top. */
function peasantCubes(state: Rattus, seat: Seat): number {
  return cells.owns(state, seat, PEASANT) ? PEASANT_CUBES : 0;
}

/** Whether there may be so many additional cubes, or more. */
function mayAdd(state: Rattus, seat: Seat, extra: number): Truth {
  const peasant = peasantCubes(state, seat);
  if (extra <= peasant) return true;
  return extra <= peasant + QUEEN_CUBES && queenReigns(state, seat);
}

/** The rule that says how many cubes come on top. */
function ruleOfExtra(state: Rattus, seat: Seat, extra: number): RuleIdOfRattus {
  const peasant = peasantCubes(state, seat);
  if (extra === 0 || (peasant === 0 && !cells.owns(state, seat, QUEEN))) return 'rattus.piper.mayor-place';
  if (!cells.owns(state, seat, QUEEN)) return 'rattus.piper.mayor-peasant';
  const isRefused = extra > peasant && extra <= peasant + QUEEN_CUBES && queenReigns(state, seat) === false;
  return isRefused ? 'rattus.piper.queen-condition' : 'rattus.piper.mayor-queen';
}

export const addAnother: RattusMove = {
  name: 'serve again',
  conditions: [
    { rule: 'rattus.piper.mayor-place', holds: (state, { seat }) => cells.supply.of(state, seat) > 0 },
    isEnough,
    {
      rule: (state, { seat }) => ruleOfExtra(state, seat, cells.extraCubes.of(state) + 1),
      holds: (state, { seat }) => mayAdd(state, seat, cells.extraCubes.of(state) + 1),
    },
  ],
  slots: [servedAgain],
  apply(state, choice) {
    cells.extraCubes.set(state, cells.extraCubes.of(state) + 1);
    serve(state, choice.seat, servedAgain.of(choice));
  },
};

/** Whether exactly so many additional cubes are right: of the peasant, of the queen both. @see option queen-partial */
export function isRight(state: Rattus, seat: Seat, extra: number): Truth {
  const peasant = peasantCubes(state, seat);
  if (extra === 0 || extra === peasant) return true;
  const isOne = [extra, extra - peasant].includes(QUEEN_CUBES - 1);
  const fits = !isOneOfTwo(state, seat, extra) || (isOne && state.facts.profile.queenPartial);
  return fits && queenReigns(state, seat);
}

/** Whether neither the peasant nor both cubes of the queen explain the number. @see rattus.piper.queen-bonus */
export function isOneOfTwo(state: Rattus, seat: Seat, extra: number): boolean {
  const peasant = peasantCubes(state, seat);
  return ![0, peasant, QUEEN_CUBES, peasant + QUEEN_CUBES].includes(extra);
}

/** Nothing more is placed; with too few cubes for all, the supply is the limit. */
export const leave: RattusMove = {
  name: 'leave',
  conditions: [
    {
      rule: (state, { seat }) => ruleOfExtra(state, seat, cells.extraCubes.of(state)),
      holds: (state, { seat }) =>
        either(cells.supply.of(state, seat) === 0, isRight(state, seat, cells.extraCubes.of(state))),
    },
    isEnough,
  ],
  slots: [],
  // Nothing of a placing is left for the next one.
  apply(state) {
    cells.served.set(state, 0);
    cells.extraCubes.set(state, 0);
  },
};

export const SERVING: RattusPoint = { name: 'serve', moves: [leave, another, addAnother], next: cells.goOn };
