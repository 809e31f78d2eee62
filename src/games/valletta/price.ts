/**
 * What a building or an upgrade costs, line by line, and which payments fit. @see valletta.md 4.6 to 4.8
 * The check compares with it, the explanation prints it: the price is reckoned once.
 */
import { neighboursOf } from './city.js';
import {
  BRICK,
  GOLD,
  GOOD_INDICES,
  type GoodIndex,
  type GoodsVector,
  type MutableGoods,
  STONE,
  sum,
  WOOD,
} from './goods.js';
import type { RuleIdOfValletta } from './rulebook.js';
import type { CellState, Payment, TableState } from './state.js';
import type { Cell, Character } from './vocabulary.js';

/** What a Character that builds may do, once. */
export type BuildingAction = 'build' | 'upgrade';

const REDUCED = { bricklayer: BRICK, stonemason: STONE, carpenter: WOOD } as const;
type Reducer = keyof typeof REDUCED;

/** Characters that build or upgrade, and the good of which their price has two less. */
export const REDUCES: Readonly<Partial<Record<Character, GoodIndex>>> = REDUCED;

/** True for a Character whose price has less of a good. */
export function isReducer(card: Character | undefined): card is Reducer {
  return card !== undefined && card in REDUCED;
}

/** True for a Character that builds or upgrades. @see valletta.build.needs-action */
export function builds(card: Character): boolean {
  return card === 'builder' || isReducer(card);
}

/** valletta.card.bricklayer, -.stonemason, -.carpenter */
const REDUCTION = 2;

/** One line of a price. */
export interface PriceLine {
  readonly rule: RuleIdOfValletta;
  readonly good: GoodIndex;
  /** Units less; at least 1. */
  readonly less: number;
  /** The own buildings that touch, where they are the reason. */
  readonly because?: readonly Cell[];
}

/** A price, and how it came about. */
export interface Price {
  /** The cost at the top left of the front. */
  readonly printed: GoodsVector;
  /** What is to be paid: the cost after all reductions, before anything is replaced. */
  readonly due: GoodsVector;
  readonly lines: readonly PriceLine[];
}

/** Own buildings that touch a cell. @see valletta.build.adjacency-discount */
export function ownNeighbours(table: TableState, at: Cell, seat: number): readonly Cell[] {
  return neighboursOf(at).filter((cell) => table.cells.get(cell)?.owner === seat);
}

/**
 * The price of an action in a cell.
 * @param seat 0-based, of the player who builds
 * @param card the Character whose function is performed
 * @returns undefined where the printed cost is not known
 */
export function priceOf(
  table: TableState,
  action: BuildingAction,
  cell: CellState,
  seat: number,
  card: Character | undefined,
): Price | undefined {
  const printed = cell.building?.cost;
  if (!printed) return undefined;
  const lines: PriceLine[] = [];
  if (action === 'upgrade') less(lines, 'valletta.upgrade.cost', GOLD, printed[GOLD]);
  if (isReducer(card)) {
    const reduced = REDUCED[card];
    less(lines, `valletta.card.${card}`, reduced, Math.min(REDUCTION, printed[reduced]));
  }
  if (action === 'build') {
    const touching = ownNeighbours(table, cell.at, seat);
    less(lines, 'valletta.build.adjacency-discount', GOLD, Math.min(touching.length, printed[GOLD]), touching);
  }
  const due: MutableGoods = [...printed];
  for (const line of lines) due[line.good] -= line.less;
  return { printed, due, lines };
}

function less(
  lines: PriceLine[],
  rule: RuleIdOfValletta,
  good: GoodIndex,
  units: number,
  because?: readonly Cell[],
): void {
  if (units > 0) lines.push({ rule, good, less: units, ...(because && { because }) });
}

/**
 * How a payment meets a price: which units were replaced by three other goods each.
 * @returns undefined where it does not meet it
 * @see valletta.substitute.three-for-one, the formula of valletta.md 4.8
 */
export function settle(
  due: GoodsVector,
  paid: GoodsVector,
  anyKind: boolean,
): { readonly replaced: GoodsVector } | undefined {
  const surplus = sum(paid) - sum(due);
  if (surplus < 0 || surplus % 2 !== 0) return undefined;
  const units = surplus / 2;
  const needed: MutableGoods = [0, 0, 0, 0];
  for (const good of GOOD_INDICES) needed[good] = Math.max(0, due[good] - paid[good]);
  const fits = (replaced: GoodsVector): boolean =>
    GOOD_INDICES.every((good) => {
      const instead = paid[good] - (due[good] - replaced[good]);
      return instead >= 0 && (anyKind || instead <= 3 * (units - replaced[good]));
    });
  const spare = units - sum(needed);
  if (spare < 0) return undefined;
  // Nearly always nothing is left to choose; a wasteful payment may replace units it could have paid.
  return distribute(due, needed, spare, 0, fits);
}

/** Spreads `spare` further replacements over the goods until a distribution fits. */
function distribute(
  due: GoodsVector,
  replaced: MutableGoods,
  spare: number,
  good: number,
  fits: (replaced: GoodsVector) => boolean,
): { readonly replaced: GoodsVector } | undefined {
  if (spare === 0) return fits(replaced) ? { replaced: [...replaced] } : undefined;
  if (good > BRICK) return undefined;
  const index = good as GoodIndex;
  const most = Math.min(spare, due[index] - replaced[index]);
  for (let more = most; more >= 0; more -= 1) {
    replaced[index] += more;
    const found = distribute(due, replaced, spare - more, good + 1, fits);
    replaced[index] -= more;
    if (found) return found;
  }
  return undefined;
}

/** Beyond so many goods paid, the search for a cost is not worth its time. */
const LARGEST_PAYMENT = 12;

/** Whether any printed cost explains both what was paid for a building and what was paid for its upgrade. */
export function someCostFits(build: Payment, upgrade: Payment, anyKind: boolean): boolean {
  const most = Math.max(sum(build.paid), sum(upgrade.paid)) + REDUCTION;
  if (most > LARGEST_PAYMENT) return true;
  const due = (printed: GoodsVector, { reduces }: Payment): GoodsVector => {
    const reduced: MutableGoods = [...printed];
    if (reduces !== undefined) reduced[reduces] = Math.max(0, reduced[reduces] - REDUCTION);
    return reduced;
  };
  for (let wood = 0; wood <= most; wood += 1) {
    for (let stone = 0; stone <= most; stone += 1) {
      for (let brick = 0; brick <= most; brick += 1) {
        if (!settle(due([0, wood, stone, brick], upgrade), upgrade.paid, anyKind)) continue;
        // The neighbours make any gold from 0 on possible.
        for (let gold = 0; gold <= most; gold += 1) {
          if (settle(due([gold, wood, stone, brick], build), build.paid, anyKind)) return true;
        }
      }
    }
  }
  return false;
}

/** True where the payment replaces units although it need not. @see valletta.substitute.voluntary */
export function isWasteful(due: GoodsVector, paid: GoodsVector, owned: GoodsVector): boolean {
  return sum(paid) > sum(due) && GOOD_INDICES.every((good) => owned[good] >= due[good]);
}
