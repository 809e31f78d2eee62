/** What a player of Rattus cannot know, dealt out anew: which tokens lie face down. @see rattus.board.tokens-hidden */
import type { Random } from '../../../kernel/random.js';
import { bitOf } from '../../../kernel/state.js';
import { PLACES, type Place, type Region, TOKENS, type Token } from './facts.js';
import * as cells from './table.js';

type Rattus = cells.Rattus;

/** Where tokens lie that are dealt out, and the tokens: written over each time, so that a world makes no objects. */
const regions: Region[] = [];
const places: Place[] = [];
const unseen: Token[] = [];
/** 1 for a token that is not dealt out, since somebody sees it. */
const isKept = new Uint8Array(TOKENS.length);

/** Tokens in the regions, in the supply, and those that were taken out before the game: all that have not been turned up. */
export function dealUnseen(state: Rattus, knowing: number, random: Random): void {
  let hidden = 0;
  isKept.fill(0);
  for (const region of state.facts.regions) {
    for (const place of PLACES) {
      if (place >= cells.rats.of(state, region)) break;
      const token = cells.tokenAt.of(state, region, place) as Token;
      if (token < 0) continue;
      if (isSeenBy(state, knowing, region, place)) isKept[token] = 1;
      else {
        regions[hidden] = region;
        places[hidden] = place;
        hidden += 1;
      }
    }
  }
  let count = 0;
  for (const token of TOKENS) {
    if (token >= state.facts.tokenIds.length) break;
    if (isKept[token] === 1 || cells.where.of(state, token) === cells.IN_BOX) continue;
    unseen[count] = token;
    count += 1;
  }
  let inSupply = cells.ratSupply.of(state);
  for (let left = count; left > 0; left -= 1) {
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
  for (const seat of state.facts.seats)
    if ((knowing & bitOf(seat)) !== 0 && cells.isSeen(state, region, place, seat)) return true;
  return false;
}
