/** What a player of Rattus cannot know, dealt out anew: which tokens lie face down. @see rattus.board.tokens-hidden */
import type { Random } from '../../../kernel/random.js';
import { bitOf } from '../../../kernel/state.js';
import { PLACES, type Place, type Region, TOKENS, type Token } from './facts.js';
import * as cells from './table.js';

type Rattus = cells.Rattus;

/** Tokens in the regions, in the supply, and those that were taken out before the game: all that have not been turned up. */
export function dealUnseen(state: Rattus, knowing: number, random: Random): void {
  const regions: Region[] = [];
  const places: Place[] = [];
  const seen: Token[] = [];
  for (const region of state.facts.regions) {
    for (const place of PLACES) {
      if (place >= cells.rats.of(state, region)) break;
      const token = cells.tokenAt.of(state, region, place) as Token;
      if (token < 0) continue;
      if (isSeenBy(state, knowing, region, place)) seen.push(token);
      else {
        regions.push(region);
        places.push(place);
      }
    }
  }
  const unseen: Token[] = [];
  for (const token of TOKENS) {
    if (token < state.facts.tokenIds.length && cells.where.of(state, token) !== cells.IN_BOX && !seen.includes(token))
      unseen.push(token);
  }
  let inSupply = cells.ratSupply.of(state);
  let hidden = places.length;
  for (let left = unseen.length; left > 0; left -= 1) {
    const at = random.below(left);
    const token = unseen[at] as Token;
    unseen[at] = unseen[left - 1] as Token;
    inSupply -= 1;
    const isOnBoard = inSupply < 0 && hidden > 0;
    if (isOnBoard) {
      hidden -= 1;
      cells.tokenAt.set(state, regions[hidden] as Region, places[hidden] as Place, token);
    }
    cells.where.set(state, token, isOnBoard ? cells.ON_BOARD : inSupply >= 0 ? cells.IN_SUPPLY : cells.REMOVED_UNSEEN);
  }
  // Where tokens come from anywhere, one may lie in two places. @see rattus.online.soldier-any-token
  for (let at = 0; at < hidden; at += 1)
    cells.tokenAt.set(state, regions[at] as Region, places[at] as Place, random.below(state.facts.tokenIds.length));
}

function isSeenBy(state: Rattus, knowing: number, region: Region, place: Place): boolean {
  return state.facts.seats.some((seat) => (knowing & bitOf(seat)) !== 0 && cells.isSeen(state, region, place, seat));
}
