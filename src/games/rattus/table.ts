/** What lies on the table of Rattus, and how it came there, as plain data for the report. */
import { borderOf } from './base/map.js';
import type { TableState } from './state.js';
import { CARDS } from './vocabulary.js';

/** The table as the report reads it: what `Session.table` returns. */
export function tableOf(table: TableState) {
  return {
    players: table.players.map(({ id }) => id),
    regions: table.inUse,
    /** Borders between regions in use; `arrow`: joined by an arrow only. */
    borders: bordersOf(table),
    losses: table.losses.map(({ mover, token, ...loss }) => ({ ...loss, mover: mover ?? null, token: token ?? null })),
    /** For each token turned up: what it threatened, and what it took. */
    risks: table.risks.map(({ mover, expected, lost, ...risk }) => ({
      ...risk,
      mover: mover ?? null,
      expected: expected ?? null,
      lost: lost ?? null,
    })),
    cards: CARDS.filter((card) => table.inPlay.has(card)).map((card) => ({
      card,
      estate: table.estateOf(card),
      history: table.cardChanges.filter((change) => change.card === card).map(({ turn, seat }) => ({ turn, seat })),
    })),
  };
}

/** What the portrait of Rattus is handed. */
export type RattusTable = ReturnType<typeof tableOf>;

function bordersOf({ edition, inUse }: TableState) {
  return inUse.flatMap((a, index) =>
    inUse.slice(index + 1).flatMap((b) => {
      const face = edition.regions.get(a);
      if (!face?.neighbours.has(b)) return [];
      return [{ border: borderOf(a, b), between: [a, b] as const, arrow: face.arrows.has(b) }];
    }),
  );
}
