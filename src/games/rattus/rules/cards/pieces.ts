/**
 * Pieces that stand on the map: nuns, bishops, and the walls of the emperor. All of a kind are alike; they come from beside the map
 * or from where they stand. @see rattus.md 4.13
 */
import type { Choice, Values } from '../../../../kernel/choice.js';
import type { Index } from '../../../../kernel/index-of.js';
import type { QuantityBy } from '../../../../kernel/layout.js';
import type { RuleIdOfRattus } from '../../rulebook.js';
import { BISHOPS, NUNS, WALLS } from '../amounts.js';
import { type RattusConditions, type RattusMove, type RattusPoint, RattusSlot } from '../declare.js';
import { BORDERS, type Border, NO_BORDER, type Place, REGIONS, type Region, sidesOf, touches } from '../facts.js';
import { NEXT_NUN, NEXT_WALL } from '../points.js';
import { open } from '../step.js';
import * as cells from '../table.js';
import { ability } from '../use.js';

type Rattus = cells.Rattus;

/** What differs between the kinds. `P`: where they stand. */
interface Kind<P extends Index<string>> {
  readonly name: 'nun' | 'bishop' | 'emperor';
  readonly places: readonly P[];
  readonly standing: QuantityBy<P, RuleIdOfRattus>;
  /** How many there are. */
  readonly count: number;
  /** Pieces of one use. */
  readonly most: number;
  readonly rule: RuleIdOfRattus;
  /** Where a piece may stand. */
  readonly where: RattusConditions<P>;
  /** Nothing is moved as long as something stands beside the map. */
  readonly placedFirst?: true;
  /** Whether two may stand in one place; they may where it is left out. */
  shares?(state: Rattus): boolean;
  /** The decision point behind the first piece of a use. */
  readonly next?: number;
}

/** The parts of a move that places or moves one piece. */
export interface PieceSlots<P extends Index<string>> {
  /** `beside`: from beside the map. */
  readonly from: RattusSlot<P>;
  readonly to: RattusSlot<P>;
  readonly beside: P;
}

function onMap<P extends Index<string>>({ places, standing }: Kind<P>, state: Rattus): number {
  let count = 0;
  for (const place of places) count += standing.of(state, place);
  return count;
}

/**
 * All outcomes are offered once: nothing is moved twice, or to where another one of the same use comes from; and neither the places
 * that are left nor those that are taken fall behind the one before.
 */
function slotsOf<P extends Index<string>>(kind: Kind<P>): PieceSlots<P> {
  const { places, standing, rule, count } = kind;
  const beside = places.length as P;
  const origins = [...places, beside];
  const from = new RattusSlot<P>({
    name: 'from',
    at: 0,
    domain: (state, _, values) => fill(state, values, origins, cells.pieceFrom, cells.pieceTo, true),
    conditions: [
      {
        rule,
        holds: (state, _, place) =>
          place === beside ? onMap(kind, state) < count : place >= 0 && standing.of(state, place) > 0,
      },
      {
        rule,
        holds: (state, _, place) => place === beside || !kind.placedFirst || onMap(kind, state) === count,
      },
    ],
  });
  const to = new RattusSlot<P>({
    name: 'to',
    at: 1,
    domain: (state, choice, values) =>
      fill(state, values, places, cells.pieceTo, cells.pieceFrom, kind.shares?.(state) ?? true, from.of(choice)),
    conditions: kind.where,
  });
  return { from, to, beside };
}

/** @param repeats whether the latest one may come again @param but what is left out besides */
function fill<P extends Index<string>>(
  state: Rattus,
  values: Values,
  places: readonly P[],
  own: typeof cells.pieceFrom,
  others: typeof cells.pieceTo,
  repeats: boolean,
  but?: P,
): void {
  const moved = cells.piecesMoved.of(state);
  const latest = moved > 0 ? own.of(state, (moved - 1) as Place) : -1;
  for (const place of places) {
    if (place === but || place < latest || (place === latest && !repeats)) continue;
    let isOther = false;
    for (let index = 0; index < moved; index += 1) if (others.of(state, index as Place) === place) isOther = true;
    if (!isOther) values.push(place);
  }
}

function carryOut<P extends Index<string>>(kind: Kind<P>, slots: PieceSlots<P>, state: Rattus, choice: Choice): void {
  const { standing, rule, most, next } = kind;
  const [from, to] = [slots.from.of(choice), slots.to.of(choice)];
  if (from !== slots.beside) standing.add(state, from, -1, rule);
  standing.add(state, to, 1, rule);
  const moved = cells.piecesMoved.of(state);
  if (next === undefined || moved + 1 >= most) {
    cells.piecesMoved.set(state, 0);
    cells.goOn(state);
    return;
  }
  cells.pieceFrom.set(state, moved as Place, from);
  cells.pieceTo.set(state, moved as Place, to);
  cells.piecesMoved.set(state, moved + 1);
  state.open(next, cells.activeBit(state));
}

/** The use of a card with pieces, and what the judge tells of it. */
interface PieceUse<P extends Index<string>> extends PieceSlots<P>, Pick<Kind<P>, 'name' | 'count' | 'most' | 'rule'> {
  readonly use: RattusMove;
  readonly another: RattusPoint;
}

function pieceUse<P extends Index<string>>(kind: Kind<P>): PieceUse<P> {
  const slots = slotsOf(kind);
  const move = {
    slots: [slots.from, slots.to],
    apply: (state: Rattus, choice: Choice) => carryOut(kind, slots, state, choice),
  };
  const leave: RattusMove = {
    name: 'leave',
    conditions: [],
    slots: [],
    apply: (state) => cells.piecesMoved.set(state, 0),
  };
  const { name, count, most, rule } = kind;
  return {
    ...slots,
    ...{ name, count, most, rule },
    use: ability(kind.name, move.slots, move.apply),
    another: {
      name: `next ${kind.name}`,
      moves: [leave, { name: `next ${kind.name}`, conditions: [], ...move }],
      next: cells.goOn,
    },
  };
}

export const nun = pieceUse<Region>({
  name: 'nun',
  places: REGIONS,
  standing: cells.nuns,
  count: NUNS,
  most: NUNS,
  rule: 'rattus.piper.nun-place',
  where: open,
  next: NEXT_NUN,
});

export const bishop = pieceUse<Region>({
  name: 'bishop',
  places: REGIONS,
  standing: cells.bishops,
  count: BISHOPS,
  most: 1,
  rule: 'rattus.piper.bishop-place',
  where: open,
  placedFirst: true,
});

export const emperor = pieceUse<Border>({
  name: 'emperor',
  places: BORDERS,
  standing: cells.walls,
  count: WALLS,
  most: WALLS,
  rule: 'rattus.piper.emperor-walls',
  where: [
    {
      rule: 'rattus.setup.unused-regions-closed',
      holds: (state, _, border) => border === NO_BORDER || sidesOf(border).every((side) => cells.isOpen(state, side)),
    },
    {
      rule: 'rattus.piper.emperor-where',
      holds: ({ facts }, _, border) => border !== NO_BORDER && touches(facts, ...sidesOf(border)),
    },
    {
      rule: 'rattus.piper.emperor-where',
      holds: (state, _, border) =>
        border === NO_BORDER || cells.walls.of(state, border) === 0 || state.facts.profile.wallsShareBorder,
    },
  ],
  shares: ({ facts }) => facts.profile.wallsShareBorder,
  next: NEXT_WALL,
});

export const PIECES = [nun.another, emperor.another];
