/** What is worth counting over many games of Rattus: class cards taken and used. */
import type { Choice, Pursuit } from '../../engine/pursuit.js';
import type { Transcript } from '../../engine/transcript.js';
import { deedsOf } from './presentation/deeds.js';
import type { RattusTable } from './table.js';

const offered = (table: unknown): readonly string[] => (table as RattusTable).cards.map(({ card }) => card);

/** Cards taken, and cards used. */
export const pursuits: readonly Pursuit[] = [
  {
    id: 'taken',
    of: 'class-card',
    measure: 'times',
    offered,
    chosen: (table) =>
      (table as RattusTable).cards.flatMap(({ card, history }) =>
        history.map(({ seat }): Choice => ({ thing: card, seat })),
      ),
  },
  {
    id: 'used',
    of: 'class-card',
    measure: 'times',
    offered,
    chosen: (table, transcript) => usesOf(table as RattusTable, transcript),
  },
];

/** A deed of a card that its player did not have in that turn is none. */
function usesOf(table: RattusTable, { steps }: Transcript): readonly Choice[] {
  return steps.flatMap((step) =>
    deedsOf(step).flatMap(({ card, player, kind, amount }): readonly Choice[] => {
      const seat = table.players.indexOf(player);
      if (kind !== 'use' || !hadCard(table, card, seat, step.at.turn)) return [];
      return Array.from({ length: amount }, () => ({ thing: card, seat }));
    }),
  );
}

/** A card that changes hands in a turn was both players' in that turn. */
function hadCard({ cards }: RattusTable, card: string, seat: number, turn: number | null): boolean {
  const history = cards.find((one) => one.card === card)?.history ?? [];
  const last = turn ?? Number.POSITIVE_INFINITY;
  return history.some(
    (change, index) =>
      change.seat === seat && change.turn <= last && last <= (history[index + 1]?.turn ?? Number.POSITIVE_INFINITY),
  );
}
