/** What a player of Rattus cannot know, dealt out anew: which tokens lie face down. @see rattus.board.tokens-hidden */
import type { Random } from '../../../kernel/random.js';
import { bitOf } from '../../../kernel/state.js';
import { PLACES, type Place, type Region, TOKENS, type Token } from './facts.js';
import {
  IN_BOX,
  IN_SUPPLY,
  isSeen,
  ON_BOARD,
  type Rattus,
  REMOVED_UNSEEN,
  ratSupply,
  rats,
  tokenAt,
  where,
} from './table.js';

/** Tokens in the regions, in the supply, and those that were taken out before the game: all that have not been turned up. */
export function dealUnseen(state: Rattus, knowing: number, random: Random): void {
  const places: (readonly [Region, Place])[] = [];
  const seen = new Set<Token>();
  const knowers = state.facts.seats.filter((seat) => (knowing & bitOf(seat)) !== 0);
  for (const region of state.facts.regions) {
    for (const place of PLACES) {
      if (place >= rats.of(state, region)) break;
      const token = tokenAt.of(state, region, place) as Token;
      if (token < 0) continue;
      if (knowers.some((seat) => isSeen(state, region, place, seat))) seen.add(token);
      else places.push([region, place]);
    }
  }
  const unseen: Token[] = [];
  for (const token of TOKENS) {
    if (token < state.facts.tokenIds.length && where.of(state, token) !== IN_BOX && !seen.has(token))
      unseen.push(token);
  }
  let inSupply = ratSupply.of(state);
  for (let left = unseen.length; left > 0; left -= 1) {
    const at = random.below(left);
    const token = unseen[at] as Token;
    unseen[at] = unseen[left - 1] as Token;
    inSupply -= 1;
    const spot = inSupply >= 0 ? undefined : places.pop();
    if (spot) tokenAt.set(state, ...spot, token);
    where.set(state, token, spot ? ON_BOARD : inSupply >= 0 ? IN_SUPPLY : REMOVED_UNSEEN);
  }
  // Where tokens come from anywhere, one may lie in two places. @see rattus.online.soldier-any-token
  for (const spot of places) tokenAt.set(state, ...spot, random.below(state.facts.tokenIds.length));
}
