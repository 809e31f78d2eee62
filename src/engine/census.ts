/**
 * Pieces that lie face down: each is one thing on the table, whose name may be known, and every name exists once.
 *
 * Names fall into groups, and pieces come from sources (a stack, a bag) that hold only so many names of a group. A name
 * is impossible for a piece where it is known to be elsewhere or out of the game, where the piece is known to be
 * another one, or where its source had no such name left; whatever else hidden information leaves open is possible.
 */

/** One piece on the table. Its identity stays with it wherever it is moved. */
export interface Piece {
  /** Undefined while nobody has recorded it. */
  name: string | undefined;
  /** Where it came from; undefined where that is no longer certain. */
  source: string | undefined;
}

/**
 * Why a piece cannot have a name: `other`: it is known to have another one; `elsewhere`: the name is known to belong to
 * another piece; `gone`: it has left the game; `foreign`: no such name exists, or its source holds none (any more).
 */
export type Impossible = 'other' | 'elsewhere' | 'gone' | 'foreign';

/** What a game says of its names and of the sources of its pieces. */
export interface CensusRules {
  /** The group of a name; undefined for a name that does not exist. */
  readonly groupOf: (name: string) => string | undefined;
  /** How many names of a group a source holds; undefined where that is not known. */
  readonly holds: (source: string, group: string) => number | undefined;
  /** How many pieces a source held at first, of all groups; undefined where that is not known. */
  readonly size: (source: string) => number | undefined;
}

const GONE = 'gone';

/** How many names of each group a source has had. */
class Tally {
  private readonly bySource = new Map<string, Map<string, number>>();

  of(source: string, group: string): number {
    return this.bySource.get(source)?.get(group) ?? 0;
  }

  add(source: string, group: string, by: 1 | -1): void {
    let byGroup = this.bySource.get(source);
    if (!byGroup) {
      byGroup = new Map();
      this.bySource.set(source, byGroup);
    }
    byGroup.set(group, (byGroup.get(group) ?? 0) + by);
  }
}

/** Which pieces may have which names, as far as the record has shown. The pieces themselves lie with the game. */
export class Census {
  /** Where each name that was seen is. */
  private readonly seen = new Map<string, Piece | typeof GONE>();
  /** How many names of a group were seen to come from a source. */
  private readonly drawn = new Tally();
  /** Pieces that have left the game, as they were then, and have not been counted yet: only who asks for chances needs that. */
  private readonly uncounted: Piece[] = [];
  /** Names that everybody has seen: of pieces that have left the game, from wherever they came. */
  private readonly exposed = new Set<string>();
  /** How many of them a source has given of a group. */
  private readonly given = new Tally();
  /** True once a piece has lost its source: what a source has given cannot be counted any more. */
  private hasForgotten = false;

  constructor(private readonly rules: CensusRules) {}

  /** A piece of which nothing but its source is known. */
  unseen(source: string | undefined): Piece {
    return { name: undefined, source };
  }

  /** @returns why the piece cannot have the name; undefined where it may */
  impossible(piece: Piece, name: string): Impossible | undefined {
    if (piece.name !== undefined) return piece.name === name ? undefined : 'other';
    const group = this.rules.groupOf(name);
    if (group === undefined) return 'foreign';
    const place = this.seen.get(name);
    if (place === GONE) return 'gone';
    if (place !== undefined) return 'elsewhere';
    if (piece.source === undefined) return undefined;
    const limit = this.rules.holds(piece.source, group);
    if (limit === undefined) return undefined;
    return this.drawn.of(piece.source, group) < limit ? undefined : 'foreign';
  }

  /**
   * How likely each name is for a piece that lies face down, to those who know no more than which pieces have left the
   * game; what a record says of the others, they cannot see. Sources were mixed: all pieces of one that have not been
   * turned up are alike, and so are all such names of one group. So this is no estimate, but the share of all
   * distributions that are left.
   * @param names all there are
   * @returns names with chances that add up to 1; undefined where the record leaves open where the piece came from, or
   * what its source held
   */
  chances(piece: Piece, names: readonly string[]): ReadonlyMap<string, number> | undefined {
    const { source } = piece;
    if (source === undefined || this.hasForgotten) return undefined;
    this.countGone();
    const unseen = new Map<string, string[]>();
    for (const name of names) {
      const group = this.rules.groupOf(name);
      if (group === undefined || this.exposed.has(name)) continue;
      unseen.set(group, [...(unseen.get(group) ?? []), name]);
    }
    const left = this.leftIn(source, [...new Set(names.flatMap((name) => this.rules.groupOf(name) ?? []))]);
    if (!left) return undefined;
    const all = [...left.values()].reduce((sum, count) => sum + count, 0);
    const fits = [...left].every(([group, count]) => count >= 0 && count <= (unseen.get(group)?.length ?? 0));
    if (all <= 0 || !fits) return undefined;
    const chances = new Map<string, number>();
    for (const [group, count] of left) {
      const own = count > 0 ? (unseen.get(group) ?? []) : [];
      for (const name of own) chances.set(name, count / all / own.length);
    }
    return chances;
  }

  /** How many names of each group a source had that are not exposed; one group may be what the others leave over. */
  private leftIn(source: string, groups: readonly string[]): ReadonlyMap<string, number> | undefined {
    const held = new Map<string, number>();
    for (const group of groups) {
      const count = this.rules.holds(source, group);
      if (count !== undefined) held.set(group, count);
    }
    const [open, ...others] = groups.filter((group) => !held.has(group));
    const size = this.rules.size(source);
    if (others.length > 0 || (open !== undefined && size === undefined)) return undefined;
    const rest = (size ?? 0) - [...held.values()].reduce((sum, count) => sum + count, 0);
    return new Map(groups.map((group) => [group, (held.get(group) ?? rest) - this.given.of(source, group)]));
  }

  /** The piece is seen to have a name, possible or not: the record is followed. */
  name(piece: Piece, name: string): void {
    if (piece.name === name) return;
    const before = this.seen.get(name);
    // Who was wrong about the other piece cannot be known: it may be anything now.
    if (before !== undefined && before !== GONE) this.disprove(before);
    if (piece.name !== undefined) this.disprove(piece);
    piece.name = name;
    this.countDrawn(piece, 1);
    this.seen.set(name, piece);
  }

  /** The record contradicts itself about the piece: not even its group proves anything of its source. */
  private disprove(piece: Piece): void {
    this.countDrawn(piece, -1);
    this.forget(piece);
  }

  /** A source has given a name of a group, or (below zero) it is no longer certain that it has. */
  private countDrawn({ name, source }: Piece, by: 1 | -1): void {
    const group = name === undefined ? undefined : this.rules.groupOf(name);
    if (source === undefined || group === undefined) return;
    this.drawn.add(source, group, by);
  }

  /** Nobody can say any more which piece this is. */
  forget(piece: Piece): void {
    if (piece.name !== undefined) this.seen.delete(piece.name);
    if (piece.source !== undefined) this.hasForgotten = true;
    piece.name = undefined;
    piece.source = undefined;
  }

  /** The piece leaves the game. */
  discard(piece: Piece): void {
    const { name, source } = piece;
    if (name === undefined) return;
    this.seen.set(name, GONE);
    this.uncounted.push({ name, source });
  }

  /** What has left the game was seen by everybody. */
  private countGone(): void {
    for (const { name, source } of this.uncounted.splice(0)) {
      if (name === undefined) continue;
      this.exposed.add(name);
      const group = this.rules.groupOf(name);
      if (source !== undefined && group !== undefined) this.given.add(source, group, 1);
    }
  }

  /** A name that had left the game comes back. */
  restore(name: string): void {
    if (this.seen.get(name) === GONE) this.seen.delete(name);
  }

  /** True where the name is known to have left the game. */
  isGone(name: string): boolean {
    return this.seen.get(name) === GONE;
  }
}
