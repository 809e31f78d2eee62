/** The plague spreads: new tokens come into regions next to the plague region. @see rattus.md 3.3, 4.7 */

import { chancePoint } from '../../../kernel/game-definition.js';
import { opposite, type Truth } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { MOST_RATS } from './amounts.js';
import { type RattusConditions, type RattusMove, type RattusPoint, RattusSlot } from './declare.js';
import { NOWHERE, PLACES, REGIONS, REGIONS_OR_NONE, type Region, TOKENS, type Token, touches } from './facts.js';
import { DRAW } from './points.js';
import { anyToken, liesIn } from './setup.js';
import { nextToFigure, orNowhere, roomIn, takesToken } from './step.js';
import * as cells from './table.js';

type Rattus = cells.Rattus;

/** rattus.spread.two */
export const MOST_SPREAD = 2;

/** How many tokens so many in the plague region bring. @see rattus.spread.zero, -.one, -.two */
export function ratsDue(count: number): number {
  return Math.min(MOST_SPREAD, count);
}

/** How many those in the plague region bring. */
export function ratsDueHere(state: Rattus): number {
  return ratsDue(cells.rats.of(state, cells.plagueRegion(state)));
}

/** How many tokens are due, were there no end to room. */
function dueHere(state: Rattus): number {
  return Math.min(ratsDueHere(state), Math.max(0, cells.ratSupply.of(state)));
}

/**
 * How many of the tokens that are due can be placed. @see rattus.spread.all-full, -.short-supply
 * @param around the regions that touch the one with the figure, one bit each
 */
function placeable(state: Rattus, around: number): number {
  const figure = cells.plagueRegion(state);
  const due = dueHere(state);
  let room = 0;
  for (const region of state.facts.regions) {
    if (room >= due) return due;
    if ((around >> region) & 1 && !cells.isWalled(state, figure, region)) room += roomIn(state, region);
  }
  return Math.min(due, room);
}

/** The regions that are sure to touch the one with the figure. */
function surelyAround({ facts }: Rattus, figure: Region): number {
  return facts.neighbours[figure] ?? 0;
}

/** Those that may do so besides: a record may not say where the figure is. */
function perhapsAround({ facts }: Rattus, figure: Region): number {
  return facts.perhapsNeighbours[figure] ?? ALL_REGIONS;
}

const ALL_REGIONS = (1 << REGIONS.length) - 1;

/** How many tokens must come; undefined where the map does not say. */
export function tokensOwed(state: Rattus): number | undefined {
  const figure = cells.plagueRegion(state);
  const sure = surelyAround(state, figure);
  const open = perhapsAround(state, figure);
  const least = placeable(state, sure);
  return open === 0 || least === placeable(state, sure | open) ? least : undefined;
}

/** Whether a token can be placed besides so many. */
export function canPlace(state: Rattus, before: number): Truth {
  const figure = cells.plagueRegion(state);
  const sure = surelyAround(state, figure);
  const open = perhapsAround(state, figure);
  if (placeable(state, sure) > before) return true;
  return open !== 0 && placeable(state, sure | open) > before ? 'unknown' : false;
}

/** Whether tokens are due and there, and there is no room for one. @see rattus.spread.all-full */
export function isCrowdedOut(state: Rattus): boolean {
  return dueHere(state) > 0 && canPlace(state, 0) === false;
}

/** Whether tokens must come before anything is turned up. @see rattus.spread.first */
export function owesSpread(state: Rattus): Truth {
  return cells.spreading.of(state) === cells.DUE && canPlace(state, 0);
}

function ruleOfNumberHere(state: Rattus): RuleIdOfRattus {
  return ruleOfNumber(ratsDueHere(state));
}

/** The rule that says how many tokens come. */
export function ruleOfNumber(due: number): RuleIdOfRattus {
  return due === 0 ? 'rattus.spread.zero' : due === 1 ? 'rattus.spread.one' : 'rattus.spread.two';
}

/** The rule by which no token comes behind so many: because that is all, or because there is no room. */
function ruleOfNoMore(state: Rattus, before: number, latest: Region): RuleIdOfRattus {
  if (ratsDueHere(state) <= before) return ruleOfNumberHere(state);
  if (canPlace(state, before) !== true)
    return cells.ratSupply.of(state) <= before ? 'rattus.spread.short-supply' : 'rattus.spread.all-full';
  return isCrowded(state, latest) ? 'rattus.spread.redirect' : ruleOfNumberHere(state);
}

/**
 * Whether a neighbour has no room: then somebody may think that its token need not come.
 * @param filled where a token has come just now
 */
function isCrowded(state: Rattus, filled: Region): boolean {
  const { facts } = state;
  for (const region of facts.regions) {
    const count = cells.rats.of(state, region) + (region === filled ? 1 : 0);
    if (count >= MOST_RATS && touches(facts, cells.plagueRegion(state), region) === true) return true;
  }
  return false;
}

type TargetConditions = RattusConditions<Region>;

/** No more than are due, and none from an empty supply. @param before how many come before it */
function atMost(before: number): TargetConditions {
  return orNowhere([
    { rule: ruleOfNumberHere, holds: (state) => ratsDueHere(state) > before },
    { rule: 'rattus.spread.from-supply', holds: (state) => cells.ratSupply.of(state) > before },
  ]);
}

/** All that can be placed are. @param before how many come before it */
function asMany(before: number): TargetConditions {
  return [
    {
      rule: (state, choice) => ruleOfNoMore(state, before, before > 0 ? first.of(choice) : NOWHERE),
      holds: (state, _, region) =>
        region !== NOWHERE || cells.spreading.of(state) !== cells.DUE || opposite(canPlace(state, before)),
    },
  ];
}

/** Open, next to the figure, and with room. */
const within: TargetConditions = [
  ...nextToFigure('rattus.spread.target'),
  ...orNowhere(takesToken('rattus.board.token-cap')),
];

export const first: RattusSlot<Region> = new RattusSlot<Region>({
  name: 'to',
  at: 0,
  // Nothing is said twice, nor where nothing is due.
  domain: (state, _, values) => {
    if (cells.spreading.of(state) !== cells.NOT_DUE) for (const region of REGIONS_OR_NONE) values.push(region);
  },
  conditions: [...atMost(0), ...asMany(0), ...within],
  // Behind the last region that has room nothing is left for the second token.
  leadsOn: (state, _, region) => region === NOWHERE || canPlace(state, 1) === false || hasMore(state, region),
});

export const second = new RattusSlot<Region>({
  name: 'second',
  at: 1,
  // The tokens are unseen: which of two regions is named first makes no difference. @see rattus.spread.split
  domain: (_, choice, values) => {
    values.push(NOWHERE);
    for (let region = first.of(choice) as number; region < REGIONS.length; region += 1) values.push(region);
  },
  conditions: [
    ...atMost(1),
    ...asMany(1),
    ...within,
    {
      rule: 'rattus.board.token-cap',
      holds: (state, choice, region) => region === NOWHERE || region !== first.of(choice) || roomIn(state, region) > 1,
    },
  ],
});

/** Nobody gets that far. */
const third = new RattusSlot<Region>({ name: 'third', at: 2, domain: [NOWHERE], conditions: atMost(2) });

/** Whether a region behind the first one, or that one, takes the second token. */
function hasMore(state: Rattus, from: Region): boolean {
  const { facts } = state;
  const figure = cells.plagueRegion(state);
  if (roomIn(state, from) > 1) return true;
  for (const region of facts.regions)
    if (
      region > from &&
      roomIn(state, region) > 0 &&
      touches(facts, figure, region) !== false &&
      !cells.isWalled(state, figure, region)
    )
      return true;
  return false;
}

export const targets = [first, second, third] as const;

/** In the last round no plague spreads. @see option last-round-spread */
function isLeftOut(state: Rattus): boolean {
  return cells.isLastRound(state) && !state.facts.profile.lastRoundSpread;
}

/** The figure has come, and the plague acts: how many of the tokens can be placed is another question. */
export function beginSpread(state: Rattus): void {
  const isDue = !isLeftOut(state) && dueHere(state) > 0;
  cells.spreading.set(state, isDue ? cells.DUE : cells.NOT_DUE);
}

/** Tokens that find no room when they are due need not come where something makes room later. @see rattus.spread.all-full */
export function watchRoom(state: Rattus): void {
  if (cells.spreading.of(state) === cells.DUE && owesSpread(state) === false)
    cells.spreading.set(state, cells.OPTIONAL);
}

/** Whether the figure has moved in the last round and brings no tokens: the plague waits for the end, or never brings any then. */
export function bringsNone(state: Rattus): boolean {
  if (!cells.isLastRound(state) || cells.moved.of(state) === 0) return false;
  return isLeftOut(state) || cells.ravaging.of(state) === cells.NO_RAVAGE;
}

export const spread: RattusMove = {
  name: 'spread',
  conditions: [
    {
      rule: (state) => (isLeftOut(state) || bringsNone(state) ? 'rattus.end.only-abilities' : 'rattus.spread.first'),
      holds: (state) =>
        !isLeftOut(state) && cells.ravaging.of(state) !== cells.NO_RAVAGE && cells.flips.of(state) === 0,
    },
  ],
  slots: targets,
  apply(state, choice) {
    cells.spreading.set(state, cells.NOT_DUE);
    for (const slot of targets) {
      const region = slot.of(choice);
      if (region === NOWHERE) continue;
      bringToken(state, region, cells.IN_SUPPLY, 'rattus.spread.from-supply');
      cells.arrived.set(state, cells.arrived.of(state) + 1);
    }
  },
};

/** A token comes into a region, unseen; which one it is is drawn at once. @param from where it is drawn from */
export function bringToken(state: Rattus, region: Region, from: number, rule: RuleIdOfRattus): void {
  cells.addRat(state, region, cells.UNDRAWN);
  cells.undrawn.set(state, cells.undrawn.of(state) + 1);
  cells.drawnFrom.set(state, from);
  if (from === cells.IN_SUPPLY) cells.ratSupply.add(state, -1, rule);
  else if (from === cells.IN_BOX) cells.boxed.set(state, cells.boxed.of(state) - 1);
  state.open(DRAW, cells.activeBit(state));
}

export const drawn = new RattusSlot<Token>({
  name: 'token',
  at: 0,
  domain: TOKENS,
  conditions: [
    { rule: 'rattus.token.census', holds: (state, _, token) => liesIn(state, token, cells.drawnFrom.of(state)) },
  ],
  pick: (state, _, random) => anyToken(state, random, cells.drawnFrom.of(state)),
});

/** Which token it is that lies there: nobody sees it. */
export const DRAWING: RattusPoint = chancePoint({
  name: 'draw',
  slots: [drawn],
  apply(state, choice) {
    cells.undrawn.set(state, cells.undrawn.of(state) - 1);
    cells.where.set(state, drawn.of(choice), cells.ON_BOARD);
    for (const region of state.facts.regions)
      for (const place of PLACES) {
        if (place >= cells.rats.of(state, region) || cells.tokenAt.of(state, region, place) !== cells.UNDRAWN) continue;
        cells.tokenAt.set(state, region, place, drawn.of(choice));
        return;
      }
  },
  next(state) {
    if (cells.undrawn.of(state) > 0) state.open(DRAW, cells.activeBit(state));
    else cells.goOn(state);
  },
});
