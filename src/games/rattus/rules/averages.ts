/** Averages that have been reckoned: one at each place, where its hash says, so that remembering makes no objects. */

const PLACES = 1 << 14;

/** The place of what two whole numbers name. @param places how many there are: a power of two */
export function placeIn(places: number, one: number, other: number): number {
  let mixed = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) & (places - 1);
}

/** Remembers a number by three whole ones, until another one takes its place. */
export class Averages {
  private readonly owners = new Float64Array(PLACES);
  private readonly ones = new Int32Array(PLACES);
  private readonly others = new Int32Array(PLACES);
  private readonly averages = new Float64Array(PLACES);

  /**
   * Where an average is, or would be.
   * @param owner what it belongs to, from 1 on
   */
  placeOf(owner: number, one: number, other: number): number {
    return placeIn(PLACES, one, Math.imul(owner, 0x85ebca6b) ^ other);
  }

  /** Whether it is there. @param place as `placeOf` says */
  has(place: number, owner: number, one: number, other: number): boolean {
    return this.owners[place] === owner && this.ones[place] === one && this.others[place] === other;
  }

  /** @param place where it is */
  at(place: number): number {
    return this.averages[place] as number;
  }

  put(place: number, owner: number, one: number, other: number, average: number): void {
    this.owners[place] = owner;
    this.ones[place] = one;
    this.others[place] = other;
    this.averages[place] = average;
  }
}
