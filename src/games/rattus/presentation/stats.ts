/** What is worth counting over many games of Rattus: class cards taken and used. */
import type { Choice, Stat } from '../../../engine/stat.js';
import type { Transcript } from '../../../engine/transcript.js';
import type { TableState } from '../table/state.js';
import type { Card } from '../vocabulary.js';
import { eventsOf } from './events.js';

const offered = ({ cards }: TableState): readonly string[] => cards;

/** Cards taken, and cards used. */
export const stats: readonly Stat<TableState>[] = [
  {
    id: 'taken',
    of: 'class-card',
    measure: 'times',
    offered,
    chosen: (table) => table.cards.flatMap((card) => table.changesOf(card).map(({ seat }) => ({ thing: card, seat }))),
  },
  {
    id: 'used',
    of: 'class-card',
    measure: 'times',
    offered,
    chosen: usesOf,
  },
];

/** An event of a card that its player did not have in that turn is none. */
function usesOf(table: TableState, { steps }: Transcript): readonly Choice[] {
  return eventsOf(steps).flatMap((events, step) =>
    events.flatMap(({ card, player, kind, amount }): readonly Choice[] => {
      const seat = table.roster.seat(player) ?? -1;
      if (kind !== 'use' || !hadCard(table, card, seat, steps[step]?.at.turn ?? null)) return [];
      return Array.from({ length: amount }, () => ({ thing: card, seat }));
    }),
  );
}

/** A card that changes hands in a turn was both players' in that turn. */
function hadCard(table: TableState, card: string, seat: number, turn: number | null): boolean {
  const history = table.changesOf(card as Card);
  const last = turn ?? Number.POSITIVE_INFINITY;
  return history.some(
    (change, index) =>
      change.seat === seat && change.turn <= last && last <= (history[index + 1]?.turn ?? Number.POSITIVE_INFINITY),
  );
}
