/** The players of a game, in turn order. A seat is an index into it, 0-based. */

/** A player, as the log declares one. */
export interface Participant {
  readonly id: string;
  /** As it stands in the log: hostile text. The id where there is no name. */
  readonly name: string;
  readonly colour: string | undefined;
}

/** Everybody at the table, in turn order. */
export class Roster {
  private readonly seats: ReadonlyMap<string, number>;

  constructor(readonly participants: readonly Participant[]) {
    this.seats = new Map(participants.map((one, seat) => [one.id, seat]));
  }

  /** How many players the log declares, whether or not the game is for so many. */
  get size(): number {
    return this.participants.length;
  }

  /** The 0-based seat of a player, or undefined for one who was never declared. */
  seat(id: string | undefined): number | undefined {
    return id === undefined ? undefined : this.seats.get(id);
  }

  /** The id of the player in a seat. */
  id(seat: number): string {
    const participant = this.participants[seat];
    if (!participant) throw new RangeError(`no seat ${seat}`);
    return participant.id;
  }
}

/** The names of players as they are told apart, in turn order: of those who bear the same one, the seat stands behind it, 1-based. */
export function namesApart(participants: readonly Pick<Participant, 'name'>[]): readonly string[] {
  const last = new Map(participants.map(({ name }, seat) => [name, seat]));
  const shared = new Set(participants.filter(({ name }, seat) => last.get(name) !== seat).map(({ name }) => name));
  return participants.map(({ name }, seat) => (shared.has(name) ? `${name} (${seat + 1})` : name));
}
