/** Building cards and barrels: their types, and how an edition (a file or the log's own elements) becomes them. */
import { editionReader } from '../../../engine/edition.js';
import { known } from '../../../log/attribute.js';
import type { Element } from '../../../log/vocabulary.js';
import {
  BUILDING_COLOURS,
  type BuildingColour,
  type CardColour,
  CHARACTERS,
  CHARACTERS_BY_COLOUR,
  type Character,
  type VallettaElement,
  type VallettaElementOf,
} from '../vocabulary.js';
import { GOOD_INDICES, type GoodsVector, goodIndex, type MutableGoods, times, vector } from './goods.js';

/** Value of one side of a building; undefined where no edition says it. */
export interface Side {
  /** Goods icons at the bottom left. */
  readonly yields: GoodsVector | undefined;
  /** Points at the end of the game. */
  readonly points: number | undefined;
}

/** A building card; what no edition says of it is undefined. */
export interface Building {
  readonly id: string;
  readonly colour: BuildingColour | undefined;
  /** The Character that lies on it at the beginning. */
  readonly character: Character | undefined;
  /** Printed at the top left of the front; paid (without gold) for an upgrade, too. */
  readonly cost: GoodsVector | undefined;
  readonly front: Side;
  readonly upgraded: Side;
  /** Names of the values that are our own reconstruction. */
  readonly reconstructed: ReadonlySet<'cost' | 'yields' | 'points'>;
  /** The element that declares it, for findings; undefined for a card of an edition file. */
  readonly element: Element | undefined;
}

/** The card values that a game is played with. */
export interface Edition {
  readonly name: string | undefined;
  /** By id. */
  readonly buildings: ReadonlyMap<string, Building>;
  /** Buildings of the log that have been declared before; the last declaration counts. */
  readonly repeated: readonly Building[];
  /** How many barrels show each good, or undefined where no edition says it. */
  readonly barrels: GoodsVector | undefined;
  /** True where card values stand in the log itself. */
  readonly inline: boolean;
  /** True where the box may hold other cards, too: nobody has said which edition it is. */
  readonly open: boolean;
  /** True where the numbers of barrels are our own reconstruction. */
  readonly barrelsReconstructed: boolean;
}

/** Colours of Characters: the starting cards are red and purple, the others have that of their building. */
export const CARD_COLOURS = ['red', 'purple', ...BUILDING_COLOURS] as const;

/** The colour of a card. @see valletta.card.jean-purple */
export const COLOUR_OF = Object.fromEntries(
  CARD_COLOURS.flatMap((colour) => CHARACTERS_BY_COLOUR[colour].map((character) => [character, colour])),
) as Readonly<Record<Character, CardColour>>;

const KIND: ReadonlyMap<string, number> = new Map(CHARACTERS.map((character, kind) => [character, kind]));
/** How many kinds of Characters there are. */
export const KINDS = CHARACTERS.length;

/** Characters in the notation of the log: `builder:2 maid:1`. @param count how many there are of a kind */
export function charactersNotation(count: (kind: number) => number): string {
  return CHARACTERS.flatMap((character, kind) => (count(kind) > 0 ? [`${character}:${count(kind)}`] : [])).join(' ');
}

/** The number of a Character in the decks; -1 for an unknown one. */
export function kindOf(character: string | undefined): number {
  return (character === undefined ? undefined : KIND.get(character)) ?? -1;
}

/** The Character of such a number; undefined where there is none. */
export function characterOf(kind: number): Character | undefined {
  return CHARACTERS[kind];
}

/** The edition that a game is played with: a named one, with the log's own values on top. */
export const editionOf = editionReader<Edition>({
  empty: (name) => ({
    name,
    buildings: new Map(),
    repeated: [],
    barrels: undefined,
    barrelsReconstructed: false,
    inline: false,
    open: true,
  }),
  read: readEdition,
  documented: (edition) => ({
    ...edition,
    name: undefined,
    open: true,
    buildings: new Map([...edition.buildings].map(([id, building]) => [id, documentedValuesOf(building)])),
    barrels: edition.barrelsReconstructed ? undefined : edition.barrels,
    barrelsReconstructed: false,
  }),
  merge: (name, base, own, inline) => ({
    name,
    inline: true,
    open: false,
    buildings: new Map([...(base?.buildings ?? []), ...own.buildings]),
    repeated: own.repeated,
    // Of barrels that the log hides in part, nothing can be said: it has others than the edition.
    barrels: hasBarrels(inline) ? own.barrels : base?.barrels,
    barrelsReconstructed: own.barrels ? own.barrelsReconstructed : (base?.barrelsReconstructed ?? false),
  }),
});

function readEdition(name: string | undefined, components: Element, invented: boolean): Edition {
  const buildings = new Map<string, Building>();
  const repeated: Building[] = [];
  const barrels: MutableGoods = [0, 0, 0, 0];
  let hidesBarrels = false;
  for (const child of components.children as readonly VallettaElement[]) {
    if (child.name === 'building') {
      const building = readBuilding(child, invented);
      if (!building) continue;
      if (buildings.has(building.id)) repeated.push(building);
      buildings.set(building.id, building);
    } else if (child.name === 'barrel') {
      const good = known(child.values.good);
      if (good === undefined) hidesBarrels = true;
      else barrels[goodIndex(good)] += known(child.values.count) ?? 1;
    }
  }
  return {
    name,
    buildings,
    repeated,
    barrels: hasBarrels(components) && !hidesBarrels ? barrels : undefined,
    barrelsReconstructed: invented,
    inline: false,
    open: false,
  };
}

function hasBarrels({ children }: Element): boolean {
  return children.some(({ name }) => name === 'barrel');
}

function readBuilding(element: VallettaElementOf<'building'>, invented: boolean): Building | undefined {
  const values = element.values;
  const id = known(values.id);
  if (id === undefined) return undefined;
  const cost = known(values.cost);
  const yields = known(values.yields);
  const points = known(values.points);
  const upgradedYields = known(values['upgraded-yields']);
  const upgradedPoints = known(values['upgraded-points']);
  const front: Side = { yields: vector(yields ?? {}), points };
  const twice = doubled(front);
  const documented: readonly string[] = known(values.documented) ?? [];
  const guessed = (['cost', 'yields', 'points'] as const).filter((value) => invented && !documented.includes(value));
  return {
    id,
    colour: known(values.colour),
    character: known(values.character),
    cost: cost && vector(cost),
    front,
    upgraded: {
      yields: upgradedYields ? vector(upgradedYields) : twice.yields,
      points: upgradedPoints ?? twice.points,
    },
    reconstructed: new Set(guessed),
    element,
  };
}

/** A building of which only what is no guess is known. */
function documentedValuesOf({ reconstructed, cost, front, upgraded, ...building }: Building): Building {
  const known = ({ yields, points }: Side): Side => ({
    yields: reconstructed.has('yields') ? undefined : yields,
    points: reconstructed.has('points') ? undefined : points,
  });
  return {
    ...building,
    cost: reconstructed.has('cost') ? undefined : cost,
    front: known(front),
    upgraded: known(upgraded),
    reconstructed: new Set(),
  };
}

/** A side with doubled values (valletta.upgrade.yield, valletta.upgrade.points). */
export function doubled(side: Side): Side {
  return {
    yields: side.yields && times(side.yields, 2),
    points: side.points === undefined ? undefined : side.points * 2,
  };
}

/** Whether the upgraded side of a card is its front doubled. */
export function isDouble(front: Side, upgraded: Side): boolean {
  const isTwice = (one?: number, two?: number): boolean => two === (one === undefined ? undefined : one * 2);
  const sameYields = GOOD_INDICES.every((good) => isTwice(front.yields?.[good], upgraded.yields?.[good]));
  return sameYields && isTwice(front.points, upgraded.points);
}
