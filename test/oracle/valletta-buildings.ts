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
  has,
  lay,
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
    const price = { ...building.cost };
    const reduced = REDUCED[what];
    if (reduced) price[reduced] = Math.max(0, (price[reduced] ?? 0) - 2);
    price['gold'] = builds ? Math.max(0, (price['gold'] ?? 0) - ownNeighbours(table, player, cell)) : 0;
    const paid = amounts(get(action, 'pay'));
    demand(isPayment(price, paid), place, `${tagOf(action)}: the price is ${JSON.stringify(price)}`);
    for (const good of GOODS) {
      const amount = paid[good] ?? 0;
      demand(has(table, player, good) >= amount, place, `${tagOf(action)}: has not enough ${good}`);
      enter(table, player, good, -amount);
    }
    if (builds) {
      for (const character of cardsAt(table, `on ${cell}`)) lay(table, character, `on ${cell}`, `${player} hand`);
      table.houses.push({ player, cell });
      if (cellsOf(table, player).length === 8) table.triggers.push({ kind: 'houses', player, turn: table.turn });
    } else table.upgraded.push(cell);
    if (table.jean > 0 && Math.ceil(table.jean / 5) === columnOf(cell)) enter(table, player, 'points', 2);
  }
}

function columnOf(cell: string): number {
  return Number(cell[3]);
}

/** Own houses above, below, left and right on the same side of the street. */
function ownNeighbours(table: Table, player: string, cell: string): number {
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

/**
 * Tries every way to replace units of the price, three other goods for each. None of the three is of the kind that it
 * replaces, so of each kind there are at most three for each replaced unit of another kind.
 */
function isPayment(price: Amounts, paid: Amounts): boolean {
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
            return number >= 0 && number <= 3 * (units - (replaced[good] ?? 0));
          });
          if (sum === 3 * units && fits) return true;
        }
      }
    }
  }
  return false;
}
