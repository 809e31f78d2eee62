/** Which token is which: what the record shows of their fronts must fit together. @see rattus.md 3.6, 4.9 */

import type { Impossible, Piece } from '../../../engine/census.js';
import { foundAt, numbersFrom } from '../../../engine/facts.js';
import type { Facts, Judge, Located } from '../../../engine/judge.js';
import { choice, name, quoted } from '../../../engine/message.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { inRegion, ofToken, onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import type { Region } from '../vocabulary.js';

/** Where a token is seen. */
export interface Sighting {
  readonly region: Region;
  readonly element: Located;
  readonly attribute: string;
  /** The rule under which a token stands that is not what it was known to be, if not that there is one of each. */
  readonly otherwise?: RuleIdOfRattus;
}

/**
 * The record shows what a token is. Hidden information never accuses: only what certainly cannot be is a breach.
 * @returns false where it cannot be
 */
export function identify(table: TableState, judge: Judge, piece: Piece, id: string, sighting: Sighting): boolean {
  const { census } = table;
  // A virtual one may repeat any token. @see rattus.online.soldier-any-token
  if (piece.source === 'virtual' && piece.name === undefined) {
    piece.name = id;
    return true;
  }
  if (mayBeVirtual(table, piece)) return true;
  const drawnFromBox = mayBeFromBox(table, piece) && census.isGone(id);
  const notFromBox = piece.source === 'box' && piece.name === undefined && !drawnFromBox && table.boxIsKnown;
  const other = piece.name !== id ? 'other' : undefined;
  const why =
    piece.source === 'virtual'
      ? other
      : drawnFromBox
        ? undefined
        : (census.impossible(piece, id) ?? (notFromBox ? 'foreign' : undefined));
  const wasKnown = piece.name;
  const { rats } = table.region(sighting.region);
  const rule = why === undefined ? 'rattus.token.census' : ruleOf(piece, why, sighting);
  const before = wasKnown === undefined ? [] : [ofToken(wasKnown)];
  const possible = judge.require(rule, why === undefined, () => ({
    kind: 'wrong',
    message: 'rattus_token-impossible',
    with: {
      token: quoted(id),
      region: name('region', sighting.region),
      why: choice(why ?? ''),
      known: quoted(wasKnown ?? ''),
    },
    ...(wasKnown !== undefined && { expected: wasKnown }),
    ...foundAt(sighting.element, sighting.attribute, id),
    dependsOn: [
      ...[ofToken(id), inRegion(sighting.region, 'rats'), ...before],
      // One that came from nowhere may be the same as another one.
      ...(piece.source === undefined ? [onTable('repeats')] : []),
    ],
    // A token that comes back was not drawn from what the supply still holds.
    taints: [
      ...[ofToken(id), ...before],
      ...(why === 'gone' ? [onTable('rat supply')] : []),
      // One that has gone, and is seen again, may lie there beside the others; one from another place there follows one that has gone.
      ...(census.isGone(id) || rats.some(({ name: other }) => other === id) ? [inRegion(sighting.region, 'rats')] : []),
    ],
    reconstructed: why === 'foreign' && (table.edition.tokens.get(id)?.reconstructed ?? false),
  }));
  if (drawnFromBox) census.restore(id);
  if (piece.source === 'virtual') piece.name = id;
  else census.name(piece, id);
  return possible;
}

/** Whether a token may be one that repeats any other. @see rattus.online.soldier-any-token */
function mayBeVirtual({ hasVirtualRats }: TableState, { name: known, source }: Piece): boolean {
  return known === undefined && (source === 'virtual' || (hasVirtualRats && source === undefined));
}

/** Whether a token may be one that came back from the discarded ones. @see rattus.piper.end-soldier-empty */
function mayBeFromBox({ hasReturnedRats }: TableState, { name: known, source }: Piece): boolean {
  return known === undefined && (source === 'box' || (hasReturnedRats && source === undefined));
}

/** Whether the record leaves open that a piece is a token. @param token its id */
export function mayBe(table: TableState, piece: Piece, token: string): boolean {
  return (
    table.census.impossible(piece, token) === undefined ||
    piece.source === 'virtual' ||
    piece.source === 'box' ||
    mayBeVirtual(table, piece) ||
    mayBeFromBox(table, piece)
  );
}

/** A token that cannot be any of some pieces. */
export interface Misfit {
  readonly token: string;
  /**
   * Tokens that are named beside it, for which alone there is a place; none where the token fits by itself nowhere, the token itself
   * where it is named more often than there can be of it.
   */
  readonly beside: readonly string[];
}

/**
 * The first of some tokens for which, beside those before it, no piece is left. Each token is given a piece, and those
 * given before move on where that helps (augmenting paths).
 * @param tokens ids; `?` may be any
 */
export function misfitAmong(
  table: TableState,
  pieces: readonly Piece[],
  tokens: readonly string[],
): Misfit | undefined {
  const given = new Map<Piece, string>();
  const seat = (token: string, met: Set<Piece>): boolean =>
    pieces.some((piece) => {
      if (met.has(piece) || !mayBe(table, piece, token)) return false;
      met.add(piece);
      const other = given.get(piece);
      if (other !== undefined && !seat(other, met)) return false;
      given.set(piece, token);
      return true;
    });
  // Of each token there is one, and what the soldier draws online may repeat it.
  const repeating = pieces.filter((piece) => piece.source === 'virtual' || mayBeVirtual(table, piece)).length;
  for (const [at, token] of tokens.entries()) {
    const met = new Set<Piece>();
    if (token === '?') continue;
    if (tokens.slice(0, at).filter((one) => one === token).length > repeating) return { token, beside: [token] };
    if (!seat(token, met)) return { token, beside: [...met].map((piece) => given.get(piece) ?? '?') };
  }
  return undefined;
}

function ruleOf(piece: Piece, why: Impossible, sighting: Sighting): RuleIdOfRattus {
  switch (why) {
    case 'gone':
      return 'rattus.ravage.discard';
    case 'elsewhere':
      return 'rattus.token.census';
    case 'other':
      return sighting.otherwise ?? 'rattus.token.census';
    case 'foreign':
      if (piece.source === 'box') return 'rattus.piper.end-soldier-empty';
      return piece.source === 'setup' ? 'rattus.setup.start-token-each-region' : 'rattus.token.census';
  }
}

/** A token of a region by its place, 1 = there longest; the only one where the record does not name the place. */
export function pieceAt(table: TableState, region: Region, slot: number | undefined): Piece | undefined {
  const { rats } = table.region(region);
  if (slot === undefined) return rats.length === 1 ? rats[0] : undefined;
  return rats[slot - 1];
}

/** The record does not say which token of a region moved: none of them is certain any more. */
export function blur(table: TableState, region: Region): void {
  for (const piece of table.region(region).rats) table.census.forget(piece);
}

/** What is said of a place in a region where no token lies. @param slot 1-based */
export function tellPlace(table: TableState, region: Region, slot: number, element: Located): Facts {
  const { length } = table.region(region).rats;
  return {
    message: 'rattus_slot-out-of-range',
    with: { region: name('region', region), slot, count: length },
    expected: numbersFrom(1, length),
    ...foundAt(element, 'slot', slot),
    dependsOn: [inRegion(region, 'rats')],
    taints: [inRegion(region, 'rats')],
  };
}

/** What is said of a region without tokens. @param found where the record names it */
export function tellNoToken(region: Region, found: Pick<Facts, 'element' | 'attribute'>): Facts {
  return {
    message: 'rattus_no-token',
    with: { region: name('region', region) },
    ...found,
    dependsOn: [inRegion(region, 'rats')],
  };
}
