/** The use of a card as records of ours have it, where others may write the same in another way. @see docs/log-format.md */
import { known } from '../../../log/attribute.js';
import { makerOf } from '../../../log/vocabulary.js';
import { BORDERS, REGIONS, sidesOf } from '../rules/facts.js';
import type { RattusElement, RattusElementOf, RattusVocabulary } from '../vocabulary.js';
import { nameOf } from './decision.js';

const make = makerOf<RattusVocabulary>();

/** @returns undefined for what can be written in one way alone, or hides what it would take */
export function inOtherWords(element: RattusElement): RattusElement | undefined {
  if (element.name !== 'use') return undefined;
  switch (element.values.card) {
    case 'messenger':
      return { ...element, children: element.children.map(exchangedBack) };
    case 'merchant':
      return withTogether(element, 'move');
    case 'queen':
      return withTogether(element, 'add');
    case 'nun':
      return withPieces(element, 'nun');
    case 'emperor':
      return withPieces(element, 'wall');
    default:
      return undefined;
  }
}

/** What is said of one of the two cubes that the messenger exchanges, said of the other one. */
const OTHER_CUBE: Readonly<Record<string, string>> = {
  ...{ a: 'b', b: 'a' },
  ...{ 'a-potions': 'b-potions', 'b-potions': 'a-potions' },
};

function exchangedBack(child: RattusElement): RattusElement {
  if (child.name !== 'exchange-cubes') return child;
  const values = Object.entries(child.values).map(([name, value]) => [OTHER_CUBE[name] ?? name, value] as const);
  return { ...child, values: Object.fromEntries(values) as typeof child.values };
}

/** Cubes that are written one by one go together. */
function withTogether(use: RattusElementOf<'use'>, name: 'move' | 'add'): RattusElement | undefined {
  const parts = use.children.filter(
    (one): one is RattusElementOf<'move'> | RattusElementOf<'add'> => one.name === name,
  );
  const [first] = parts;
  if (!first || parts.length < 2) return undefined;
  const cubes = parts.reduce((sum, { values }) => sum + (known(values.cubes) ?? 1), 0);
  const potions = parts.flatMap((one) => (one.name === 'move' ? (known(one.values.potions) ?? []) : []));
  const whole =
    first.name === 'move'
      ? make('move', { ...first.values, cubes, ...(potions.length > 0 && { potions }) })
      : make('add', { ...first.values, cubes });
  return { ...use, children: [...use.children.filter((one) => one.name !== name), whole] };
}

/** Where a piece comes from, and where it goes: numbers of places, `BESIDE` the map where it comes from there, below zero for what is hidden. */
type Moved = readonly [from: number, to: number];
const BESIDE = Number.POSITIVE_INFINITY;

type Place = string | readonly string[] | undefined;

const SIDES = BORDERS.map((border) => sidesOf(border).map(nameOf));

/** The number of a region, or of a border, whichever of its sides is named first. */
function numberOf(place: Place): number {
  if (place === undefined) return BESIDE;
  if (typeof place !== 'object') return REGIONS.findIndex((region) => nameOf(region) === place);
  return SIDES.findIndex((sides) => place.length === 2 && sides.every((side) => place.includes(side)));
}

function movedIn(one: RattusElement): readonly Moved[] {
  if (one.name === 'nun') return [[numberOf(one.values.from), numberOf(one.values.at)]];
  return one.name === 'wall' ? [[numberOf(one.values.from), numberOf(one.values.between)]] : [];
}

/** The same pieces stand in the same places in the end: moved straight there, and in order. @see slotsOf in rules/cards/pieces.ts */
function withPieces(use: RattusElementOf<'use'>, name: 'nun' | 'wall'): RattusElement | undefined {
  const moved = use.children.filter((child) => child.name === name).flatMap(movedIn);
  if (moved.some((places) => places.some((place) => place < 0))) return undefined;
  const left = moved.map(([from]) => from);
  const taken: number[] = [];
  for (const [, to] of moved) {
    const at = left.indexOf(to);
    if (at < 0) taken.push(to);
    else left.splice(at, 1);
  }
  // Two that come from beside the map are equal: their difference is no number.
  const ascending = (one: number, other: number): number => one - other || 0;
  left.sort(ascending);
  const pieces = taken.sort(ascending).map((to, index) => pieceMoved(name, left[index] ?? BESIDE, to));
  return { ...use, children: [...use.children.filter((child) => child.name !== name), ...pieces] };
}

function pieceMoved(name: 'nun' | 'wall', from: number, to: number): RattusElement {
  const isMoved = from !== BESIDE;
  if (name === 'nun')
    return make('nun', { at: nameOf(REGIONS[to] ?? 0), ...(isMoved && { from: nameOf(REGIONS[from] ?? 0) }) });
  return make('wall', { between: SIDES[to] ?? [], ...(isMoved && { from: SIDES[from] ?? [] }) });
}
