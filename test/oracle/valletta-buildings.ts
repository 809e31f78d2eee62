/** Building and upgrading in Valletta: price, payment, bonus. rules/valletta.md 4.6 to 4.9. */
import { type Element, get, tagOf } from './element.js';
import {
  type Amounts,
  amounts,
  buildingAt,
  cardsAt,
  cellsOf,
  enter,
  GOODS,
  gain,
  has,
  type Table,
  total,
} from './valletta-table.js';
import { demand, type Place } from './verdict.js';

const REDUCED: Record<string, string> = { bricklayer: 'brick', stonemason: 'stone', carpenter: 'wood' };

/** @param actions what the play did: once at most */
export function buildOrUpgrade(
  table: Table,
  player: string,
  what: string,
  actions: readonly Element[],
  place: Place,
): void {
  demand(actions.length <= 1, place, 'one building action only');
  for (const action of actions) {
    const cell = get(action, 'at');
    const building = buildingAt(table, cell);
    demand(building !== undefined, place, `${tagOf(action)}: no building lies there`);
    const builds = action.name === 'build';
    if (builds) {
      demand(!table.houses.some((house) => house.cell === cell), place, `${tagOf(action)}: a house stands there`);
      demand(cellsOf(table, player).length < 8, place, `${tagOf(action)}: no house left`);
    } else {
      demand(cellsOf(table, player).includes(cell), place, `${tagOf(action)}: not an own building`);
      demand(!table.upgraded.includes(cell), place, `${tagOf(action)}: upgraded already`);
    }
    const price = priceOf(table, player, what, builds ? 'build' : 'upgrade', cell);
    const paid = amounts(get(action, 'pay'));
    const anyKind = mayReplaceAnyKind(table);
    if (building.costKnown) {
      demand(isPayment(price, paid, anyKind), place, `${tagOf(action)}: the price is ${JSON.stringify(price)}`);
    } else if (!builds) {
      demand(oneCostFits(table, cell, what, paid), place, `${tagOf(action)}: no cost fits both payments`);
    }
    if (builds) table.paid.push({ cell, what, amounts: paid });
    for (const good of GOODS) {
      const amount = paid[good] ?? 0;
      demand(has(table, player, good) >= amount, place, `${tagOf(action)}: has not enough ${good}`);
      enter(table, player, good, -amount);
    }
    if (builds) {
      for (const character of cardsAt(table, `on ${cell}`)) gain(table, character, `on ${cell}`, player);
      table.houses.push({ player, cell });
      if (cellsOf(table, player).length === 8) table.triggers.push({ kind: 'houses', player, turn: table.turn });
    } else table.upgraded.push(cell);
    if (table.jean > 0 && Math.ceil(table.jean / 5) === columnOf(cell)) enter(table, player, 'points', 2);
  }
}

/**
 * What has to be paid, before units are replaced.
 * @param what a builder, or a Character that builds for less
 */
export function priceOf(
  table: Table,
  player: string,
  what: string,
  action: 'build' | 'upgrade',
  cell: string,
): Amounts {
  const price = { ...reducedBy(what, buildingAt(table, cell)?.cost ?? {}) };
  price['gold'] = action === 'build' ? Math.max(0, (price['gold'] ?? 0) - ownNeighbours(table, player, cell)) : 0;
  return price;
}

/** Where nobody knows what a building costs: whether any cost leads to both payments. Neighbours may have taken off any gold. */
export function oneCostFits(table: Table, cell: string, what: string, upgraded: Amounts): boolean {
  const built = table.paid.find((other) => other.cell === cell);
  if (!built) return true;
  const most = total(built.amounts) + total(upgraded) + 2;
  const upTo = Array.from({ length: Math.min(most, 9) + 1 }, (_, amount) => amount);
  const anyKind = mayReplaceAnyKind(table);
  const costs = upTo.flatMap((wood) => upTo.flatMap((stone) => upTo.map((brick) => ({ gold: 0, wood, stone, brick }))));
  return costs.some(
    (cost) =>
      isPayment(reducedBy(what, cost), upgraded, anyKind) &&
      upTo.some((gold) => isPayment(reducedBy(built.what, { ...cost, gold }), built.amounts, anyKind)),
  );
}

function reducedBy(what: string, cost: Amounts): Amounts {
  const good = REDUCED[what];
  return good === undefined ? cost : { ...cost, [good]: Math.max(0, (cost[good] ?? 0) - 2) };
}

/** The column of a cell, from 1 at the tower. */
export function columnOf(cell: string): number {
  return Number(cell[3]);
}

/** Own houses above, below, left and right on the same side of the street. */
export function ownNeighbours(table: Table, player: string, cell: string): number {
  const [side, ring] = [cell[0], Number(cell[1])];
  const column = columnOf(cell);
  const around = [
    `${side}${ring - 1}-${column}`,
    `${side}${ring + 1}-${column}`,
    `${side}${ring}-${column - 1}`,
    `${side}${ring}-${column + 1}`,
  ];
  return cellsOf(table, player).filter((own) => around.includes(own)).length;
}

function mayReplaceAnyKind({ options }: Table): boolean {
  return options['house.substitute-type'] === 'any';
}

/**
 * Tries every way to replace units of the price, three other goods for each. None of the three is of the kind that it
 * replaces, so of each kind there are at most three for each replaced unit of another kind.
 * @param anyKind they may be of that kind, too
 */
export function isPayment(price: Amounts, paid: Amounts, anyKind = false): boolean {
  if (Object.keys(paid).some((good) => !GOODS.includes(good))) return false;
  const count = (good: string): number => price[good] ?? 0;
  for (let gold = 0; gold <= count('gold'); gold++) {
    for (let wood = 0; wood <= count('wood'); wood++) {
      for (let stone = 0; stone <= count('stone'); stone++) {
        for (let brick = 0; brick <= count('brick'); brick++) {
          const replaced: Amounts = { gold, wood, stone, brick };
          const units = total(replaced);
          const substitutes = GOODS.map((good) => (paid[good] ?? 0) - count(good) + (replaced[good] ?? 0));
          const sum = substitutes.reduce((all, number) => all + number, 0);
          const fits = GOODS.every((good, index) => {
            const number = substitutes[index] ?? 0;
            return number >= 0 && (anyKind || number <= 3 * (units - (replaced[good] ?? 0)));
          });
          if (sum === 3 * units && fits) return true;
        }
      }
    }
  }
  return false;
}
