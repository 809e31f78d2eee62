/** What wandering cards did for each of their owners. */
import type { CardEvent, CardEventKind, Holding } from '../engine/holdings.js';
import type { Step, Transcript } from '../engine/transcript.js';

export interface CardRecord {
  readonly card: string;
  readonly seat: number;
  /** Turns in which the player had it, from taking it to losing it. */
  readonly turns: number;
  readonly uses: number;
  readonly sums: Readonly<Record<CardEventKind, number>>;
}

/**
 * @param players ids in turn order
 * @param last the last turn of the game
 * @returns a record for each card and each player who ever had it, in the order in which they got it
 */
export function cardRecords(
  transcript: Transcript,
  players: readonly string[],
  last: number,
  holdings: readonly Holding[],
  events: (steps: readonly Step[]) => readonly (readonly CardEvent[])[],
  costs: readonly CardEvent[],
): readonly CardRecord[] {
  const sums = new Map<string, number>();
  const add = ({ card, player, kind, amount }: CardEvent): void => {
    const key = `${card} ${kind} ${player}`;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  };
  for (const [index, done] of events(transcript.steps).entries()) {
    const turn = transcript.steps[index]?.at.turn ?? last;
    for (const event of done) {
      const seat = players.indexOf(event.player);
      const holding = holdings.find(({ id }) => id === event.card);
      const isOwner = holding?.tenures.some(
        (one) => one.seat === seat && one.since <= turn && turn <= (one.until ?? last),
      );
      if (isOwner || event.kind === 'saved') add(event);
    }
  }
  for (const cost of costs) add(cost);
  return holdings.flatMap(({ id, tenures }) =>
    [...new Set(tenures.map(({ seat }) => seat))].map((seat): CardRecord => {
      const sum = (kind: CardEvent['kind']): number => sums.get(`${id} ${kind} ${players[seat] ?? ''}`) ?? 0;
      const turns = tenures
        .filter((one) => one.seat === seat)
        .reduce((total, { since, until }) => total + (until ?? last + 1) - since, 0);
      return {
        card: id,
        seat,
        turns,
        uses: sum('use'),
        sums: {
          placed: sum('placed'),
          moved: sum('moved'),
          saved: sum('saved'),
          tokens: sum('tokens'),
          pieces: sum('pieces'),
          cost: sum('cost'),
        },
      };
    }),
  );
}
