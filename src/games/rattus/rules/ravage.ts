/** The plague ravages a region: tokens are turned up one after the other and resolved. @see rattus.md 3.4, 4.8 */
import { type Move, Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import { NEUTRAL } from '../ravage-state.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { ALL, KNIGHT, MAJORITY, PLACES, type Place, type Region, type Token } from './facts.js';
import { owesSpread } from './spread.js';
import {
  cubes,
  flips,
  IN_BOX,
  isSpent,
  neutral,
  ownedOnce,
  owner,
  plagueRegion,
  populationOf,
  RAVAGE,
  type Rattus,
  rats,
  ravaging,
  SPREAD,
  spreading,
  supply,
  takeRat,
  used,
  where,
} from './table.js';

/** Whether something can be turned up in the plague region. */
function isAtWork(state: Rattus): boolean {
  return ravaging.of(state) === RAVAGE && !isSpent(state, plagueRegion(state), neutral.of(state));
}

export const place = new Slot<Rattus, Place, RuleIdOfRattus>({
  name: 'slot',
  at: 0,
  domain: PLACES,
  conditions: [
    { rule: 'rattus.ravage.precondition', holds: (state, _, at) => at < rats.of(state, plagueRegion(state)) },
  ],
});

/** The active player picks the token. @see rattus.ravage.flip-order */
export const reveal: Move<Rattus, RuleIdOfRattus> = {
  name: 'reveal',
  conditions: [
    {
      rule: (state) => (flips.of(state) > 0 ? 'rattus.ravage.stop-empty' : 'rattus.ravage.precondition'),
      holds: isAtWork,
    },
    { rule: 'rattus.spread.first', holds: (state) => !owesSpread(state) },
  ],
  slots: [place],
  apply(state, choice) {
    flips.set(state, flips.of(state) + 1);
    spreading.set(state, SPREAD);
    turnUp(state, plagueRegion(state), place.of(choice), neutral.of(state));
  },
};

/** The knight lets the figure count, after it has moved. @see rattus.knight.neutral-before-flip, option knight-neutral-scope */
export const declare: Move<Rattus, RuleIdOfRattus> = {
  name: 'knight',
  conditions: [
    ...ownedOnce(KNIGHT).slice(0, 1),
    { rule: 'rattus.card.once', holds: (state) => neutral.of(state) === 0 },
    { rule: 'rattus.ravage.precondition', holds: isAtWork },
    { rule: 'rattus.spread.first', holds: (state) => !owesSpread(state) },
    {
      rule: 'rattus.knight.neutral-before-flip',
      holds: (state) => flips.of(state) === 0 || state.facts.profile.neutralPerToken,
    },
  ],
  slots: [],
  apply(state) {
    used.set(state, KNIGHT, 1);
    neutral.set(state, NEUTRAL);
  },
};

/** A token is turned up, resolved and discarded. @param added what the figure adds to the population */
export function turnUp(state: Rattus, region: Region, at: Place, added: number): void {
  const token = takeRat(state, region, at);
  if (token >= 0) where.set(state, token, IN_BOX);
  const population = populationOf(state, region);
  const limit = token < 0 ? UNKNOWN : (state.facts.limits[token] ?? UNKNOWN);
  if (limit === UNKNOWN || population === UNKNOWN) return blur(state, region);
  // rattus.ravage.threshold, rattus.ravage.no-outbreak
  if (population + added >= limit) breakOut(state, region, token);
}

/** Nobody knows which token it was: so nobody knows who has lost cubes. */
function blur(state: Rattus, region: Region): void {
  for (const seat of state.facts.seats) {
    if (cubes.of(state, region, seat) === 0) continue;
    cubes.set(state, region, seat, UNKNOWN);
    supply.set(state, seat, UNKNOWN);
  }
}

/** Who has most is fixed before anybody loses a cube. @see rattus.ravage.majority-first, -.loss-cap, -.to-supply */
function breakOut(state: Rattus, region: Region, token: Token): void {
  const { seats } = state.facts;
  let most = 0;
  for (const seat of seats) most = Math.max(most, cubes.of(state, region, seat));
  for (const seat of seats) {
    const own = cubes.of(state, region, seat);
    if (own === 0) continue;
    const lost = Math.min(own, hitsOn(state, seat, own === most, token));
    cubes.add(state, region, seat, -lost, 'rattus.ravage.to-supply');
    supply.add(state, seat, lost, 'rattus.ravage.to-supply');
  }
}

/** rattus.ravage.majority, -.all, -.symbol, rattus.piper.same-estate-loss */
function hitsOn(state: Rattus, seat: Seat, hasMost: boolean, token: Token): number {
  const { hits, cards, estates } = state.facts;
  let count = 0;
  for (const hit of hits[token] ?? []) {
    if (hit === MAJORITY) count += hasMost ? 1 : 0;
    else if (hit === ALL) count += 1;
    else for (const card of cards) if (estates[card] === hit && owner.of(state, card) === seat) count += 1;
  }
  return count;
}
