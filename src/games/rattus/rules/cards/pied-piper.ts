/** The pied piper: one own cube goes to a neighbouring region, and the tokens follow. @see rattus.md 4.13 */
import { type Index, indices } from '../../../../kernel/index-of.js';
import type { RuleIdOfRattus } from '../../rulebook.js';
import { RattusSlot, regionSlot } from '../declare.js';
import { PLACES, type Place, type Region } from '../facts.js';
import { cubeSlot, moveCube, ownRegion } from '../flasks.js';
import { nextTo, roomIn } from '../step.js';
import { addRat, bishops, cubes, disturb, type Rattus, rats, takeRat } from '../table.js';
import { ability } from '../use.js';

export const from = ownRegion('from', 'rattus.piper.pied-piper-move');

export const to = regionSlot('to', nextTo(from, 'rattus.piper.pied-piper-move', 'rattus.piper.pied-piper-wall'), 1);

export const height = cubeSlot(2, from, 'rattus.piper.pied-piper-move');

/** How many tokens follow a cube: all that can. @see rattus.piper.pied-piper-tokens, -.pied-piper-without-rats */
export function followers(state: Rattus, origin: Region, target: Region): number {
  return Math.min(rats.of(state, origin), roomIn(state, target));
}

/** Some places of a region, one bit each. */
type Places = Index<'places'>;
const SETS = indices<Places>(2 ** PLACES.length);
const SIZES = Uint8Array.from(SETS, (set) => PLACES.filter((place) => (set >> place) & 1).length);

/** The set of some places. */
export function setOf(places: readonly number[]): number {
  return places.reduce((set, place) => set | (1 << place), 0);
}

/** The places in a set, the lowest first. */
export function placesIn(set: Places): readonly Place[] {
  return PLACES.filter((place) => (set >> place) & 1);
}

/** Which tokens follow, where not all can. @see RA-37 */
export const following = new RattusSlot<Places>({
  name: 'slots',
  at: 3,
  domain: (state, choice, values) => {
    for (let set = 0; set < 1 << rats.of(state, from.of(choice)); set += 1) values.push(set);
  },
  conditions: [
    {
      rule: (state, choice, set) => ruleOfNumber(state, to.of(choice), SIZES[set] ?? 0),
      holds: (state, choice, set) => SIZES[set] === followers(state, from.of(choice), to.of(choice)),
    },
    {
      rule: 'rattus.piper.pied-piper-tokens',
      holds: (state, choice, set) => set < 1 << rats.of(state, from.of(choice)),
    },
  ],
});

/** Fewer than can follow, or more than lie there; more than find room. @see rattus.piper.pied-piper-cap, -.pied-piper-bishop */
function ruleOfNumber(state: Rattus, target: Region, count: number): RuleIdOfRattus {
  if (count <= roomIn(state, target)) return 'rattus.piper.pied-piper-tokens';
  return bishops.of(state, target) > 0 ? 'rattus.piper.pied-piper-bishop' : 'rattus.piper.pied-piper-cap';
}

export const piedPiper = ability('pied-piper', [from, to, height, following], (state, choice) => {
  const [origin, target] = [from.of(choice), to.of(choice)];
  if (cubes.of(state, origin, choice.seat) !== 0)
    moveCube(state, origin, target, choice.seat, height.of(choice), 'rattus.piper.pied-piper-move');
  let gone = 0;
  for (const place of PLACES) {
    if (((following.of(choice) >> place) & 1) === 0) continue;
    // Those behind one that has gone have moved up.
    addRat(state, target, takeRat(state, origin, (place - gone) as Place));
    gone += 1;
  }
  if (gone > 0) disturb(state, origin);
});
