/** What a token threatens before it is turned up: the cubes that it costs on average. @see rattus.md 3.4 */
import type { Piece } from '../../../engine/census.js';
import { potionsSpent } from '../expansion/potions.js';
import type { Ravage } from '../table/ravage-state.js';
import type { TableState } from '../table/state.js';
import { effective, hitsOf } from './outbreak.js';

/**
 * The mean of the cubes lost, over all tokens that the next one to be turned up may be, each with its chance. Nothing is
 * drawn at random: there are no more tokens than can be gone through. Potions count as spent as long as they last.
 * @param slot of the token, 1-based; undefined where the record does not say
 * @param token which it will turn out to be; undefined where the record does not say
 * @returns undefined where record or edition leave open what the tokens are
 */
export function expectedLoss(
  table: TableState,
  ravage: Ravage,
  slot: number | undefined,
  token: string | undefined,
): number | undefined {
  if (ravage.neutralUnknown) return undefined;
  // What the crusader has turned up lies open. @see rattus.piper.crusader-reveal
  const open = token !== undefined && ravage.order !== undefined;
  const chances = open ? new Map([[token, 1]]) : chancesOf(table, pieceIn(table, ravage, slot));
  if (!chances) return undefined;
  let mean = 0;
  for (const [name, chance] of chances) {
    const loss = lossTo(table, ravage, name);
    if (loss === undefined) return undefined;
    mean += chance * loss;
  }
  return mean;
}

/** Where the record does not say which of several tokens it is, they must be alike. */
function pieceIn(table: TableState, { region }: Ravage, slot: number | undefined): Piece | undefined {
  const { rats } = table.region(region);
  if (slot !== undefined) return rats[slot - 1];
  const [first, ...others] = rats;
  return others.every(({ source }) => source === first?.source) ? first : undefined;
}

function chancesOf(table: TableState, piece: Piece | undefined): ReadonlyMap<string, number> | undefined {
  const names = [...table.edition.tokens.keys()];
  if (!piece || names.length === 0) return undefined;
  // A virtual one may be any of them. @see rattus.online.soldier-any-token
  if (piece.source === 'virtual') return new Map(names.map((name) => [name, 1 / names.length]));
  return table.census.chances(piece, names);
}

/** Cubes that a token takes if it is this one. */
function lossTo(table: TableState, ravage: Ravage, name: string): number | undefined {
  const token = table.edition.tokens.get(name);
  if (token?.limit === undefined || !token.hits) return undefined;
  if (effective(table, ravage) < token.limit) return 0;
  return hitsOf(table, ravage.region, token).reduce((sum, { player, causes }) => {
    const threatened = causes.length - potionsSpent(table, ravage, player.seat, causes.length);
    return sum + Math.min(threatened, table.cubesAt(ravage.region, player.seat));
  }, 0);
}
