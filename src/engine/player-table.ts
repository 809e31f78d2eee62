/** What the tables of all games have: players in turn order, and amounts of things at places. */
import type { Measure } from './effect.js';
import type { Roster } from './roster.js';

/** An amount of a thing at a place, as the effects name them. */
export type Amount = readonly [place: string, thing: string, amount: number];

/** What stands before the name of a place that a player is called as well. */
export const TABLE_PLACE = ':';

/** The table of one game; a game adds what lies on it. */
export abstract class PlayerTable<Player, Profile, Edition> {
  /** By 0-based seat. */
  abstract readonly players: readonly Player[];

  private readonly others: (readonly Player[])[] = [];

  constructor(
    readonly roster: Roster,
    readonly profile: Profile,
    readonly edition: Edition,
  ) {}

  /** @param seat 0-based */
  player(seat: number): Player {
    const player = this.players[seat];
    if (!player) throw new RangeError(`no seat ${seat}`);
    return player;
  }

  /** The other players, clockwise from one of them. @param seat 0-based */
  opponents(seat: number): readonly Player[] {
    const before = this.others[seat];
    if (before) return before;
    const others: Player[] = [];
    const size = this.players.length;
    for (let step = 1; step < size; step += 1) others.push(this.player((seat + step) % size));
    this.others[seat] = others;
    return others;
  }

  /** The name of a place of the table: one that is no player's id. No id has a colon. */
  placeNamed(name: string): string {
    return this.roster.seat(name) === undefined ? name : `${TABLE_PLACE}${name}`;
  }

  /** The player of an id, which is a place, too; undefined for any other place. */
  playerAt(place: string | undefined): Player | undefined {
    const seat = this.roster.seat(place);
    return seat === undefined ? undefined : this.players[seat];
  }

  /** The state as numbers, keyed like the places and things of the effects. */
  measure(): Measure {
    const measure = new Map<string, number>();
    for (const [place, thing, amount] of this.amounts()) {
      const key = `${place} ${thing}`;
      if (amount !== 0) measure.set(key, (measure.get(key) ?? 0) + amount);
    }
    return measure;
  }

  /** All that lies on the table; what is named twice is added up. */
  protected abstract amounts(): Iterable<Amount>;
}
