/** What lies on the table of Valletta, as plain data for the report. */
import type { Side } from './components.js';
import type { TableState } from './state.js';

/** What lies on the table now; `free` is a cell whose Character has not been taken. Seats count from 0, turns from 1. */
export function tableOf(table: TableState) {
  return {
    players: table.players.map(({ id }) => id),
    jean: table.jean,
    walk: table.jeanWalk,
    triggers: table.triggers,
    finalSince: table.finalSince,
    cells: [...table.cells.values()].map(({ at, building, character, owner, upgraded, builtIn, upgradedIn }) => ({
      at,
      building: building?.id,
      colour: building?.colour,
      character: building?.character,
      /** As printed; null where no edition says it. */
      cost: building?.cost ?? null,
      sides: building ? [sideOf(building.front), sideOf(building.upgraded)] : [],
      free: character !== undefined,
      owner: owner ?? null,
      upgraded,
      builtIn: builtIn ?? null,
      upgradedIn: upgradedIn ?? null,
    })),
  };
}

function sideOf({ yields, points }: Side) {
  return { yields: yields ?? null, points: points ?? null };
}
