/** What a player of Rattus cannot know, dealt out anew: which tokens lie face down. @see rattus.board.tokens-hidden */
import type { Random } from '../../../kernel/random.js';
import { bitOf } from '../../../kernel/state.js';
import { PLACES, type Place, type Region, TOKENS, type Token } from './facts.js';
import * as cells from './table.js';

type Rattus = cells.Rattus;

/** Tokens in the regions, in the supply, and those that were taken out before the game: all that have not been turned up. */
export function dealUnseen(state: Rattus, knowing: number, random: Random): void {
  const places: (readonly [Region, Place])[] = [];
  const seen = new Set<Token>();
  const knowers = state.facts.seats.filter((seat) => (knowing & bitOf(seat)) !== 0);
  for (const region of state.facts.regions) {
    for (const place of PLACES) {
      if (place >= cells.rats.of(state, region)) break;
      const token = cells.tokenAt.of(state, region, place) as Token;
      if (token < 0) continue;
      if (knowers.some((seat) => cells.isSeen(state, region, place, seat))) seen.add(token);
      else places.push([region, place]);
    }
  }
  const unseen: Token[] = [];
  for (const token of TOKENS) {
    if (token < state.facts.tokenIds.length && cells.where.of(state, token) !== cells.IN_BOX && !seen.has(token))
      unseen.push(token);
  }
  let inSupply = cells.ratSupply.of(state);
  for (let left = unseen.length; left > 0; left -= 1) {
    const at = random.below(left);
    const token = unseen[at] as Token;
    unseen[at] = unseen[left - 1] as Token;
    inSupply -= 1;
    const spot = inSupply >= 0 ? undefined : places.pop();
    if (spot) cells.tokenAt.set(state, ...spot, token);
    cells.where.set(state, token, spot ? cells.ON_BOARD : inSupply >= 0 ? cells.IN_SUPPLY : cells.REMOVED_UNSEEN);
  }
  // Where tokens come from anywhere, one may lie in two places. @see rattus.online.soldier-any-token
  for (const spot of places) cells.tokenAt.set(state, ...spot, random.below(state.facts.tokenIds.length));
}
