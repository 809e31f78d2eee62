/** The pied piper: one own cube goes to a neighbouring region, and the tokens follow. @see rattus.md 4.13 */
import { type Move, Slot } from '../../../../kernel/game-definition.js';
import { type Index, indices } from '../../../../kernel/index-of.js';
import { atLeast } from '../../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../../rulebook.js';
import { cardNamed, PLACES, type Place, REGIONS, type Region } from '../facts.js';
import { carry, cubeSlot } from '../flasks.js';
import { nextTo, roomIn } from '../step.js';
import { addRat, bishops, cubes, disturb, type Rattus, rats, takeRat, used } from '../table.js';
import { usable } from '../use.js';

const PIED_PIPER = cardNamed('pied-piper');

export const from = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'from',
  at: 0,
  domain: REGIONS,
  conditions: [
    { rule: 'rattus.piper.pied-piper-move', holds: (state, { seat }, at) => atLeast(cubes.of(state, at, seat), 1) },
  ],
});

export const to = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'to',
  at: 1,
  domain: REGIONS,
  conditions: nextTo(from, 'rattus.piper.pied-piper-move', 'rattus.piper.pied-piper-wall'),
});

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
export const following = new Slot<Rattus, Places, RuleIdOfRattus>({
  name: 'slots',
  at: 3,
  domain: (state, choice, values) => {
    for (let set = 0; set < 1 << rats.of(state, from.of(choice)); set += 1) values.push(set);
  },
  conditions: [
    {
      rule: (state, choice, set) => ruleOfNumber(state, from.of(choice), to.of(choice), SIZES[set] ?? 0),
      holds: (state, choice, set) => SIZES[set] === followers(state, from.of(choice), to.of(choice)),
    },
    {
      rule: 'rattus.piper.pied-piper-tokens',
      holds: (state, choice, set) => set < 1 << rats.of(state, from.of(choice)),
    },
  ],
});

/** rattus.piper.pied-piper-cap, -.pied-piper-bishop */
function ruleOfNumber(state: Rattus, origin: Region, target: Region, count: number): RuleIdOfRattus {
  if (count <= followers(state, origin, target)) return 'rattus.piper.pied-piper-tokens';
  return bishops.of(state, target) > 0 ? 'rattus.piper.pied-piper-bishop' : 'rattus.piper.pied-piper-cap';
}

export const piedPiper: Move<Rattus, RuleIdOfRattus> = {
  name: 'pied-piper',
  conditions: usable(PIED_PIPER),
  slots: [from, to, height, following],
  apply(state, choice) {
    used.set(state, PIED_PIPER, 1);
    const [origin, target] = [from.of(choice), to.of(choice)];
    if (cubes.of(state, origin, choice.seat) !== 0) {
      cubes.add(state, origin, choice.seat, -1, 'rattus.piper.pied-piper-move');
      cubes.add(state, target, choice.seat, 1, 'rattus.piper.pied-piper-move');
      carry(state, origin, target, choice.seat, height.of(choice));
    }
    let gone = 0;
    for (const place of PLACES) {
      if (((following.of(choice) >> place) & 1) === 0) continue;
      // Those behind one that has gone have moved up.
      addRat(state, target, takeRat(state, origin, (place - gone) as Place));
      gone += 1;
    }
    if (gone > 0) disturb(state, origin);
  },
};
