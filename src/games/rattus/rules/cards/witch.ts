/** The witch: looks at one token, then at another, and may exchange the two. Each look is a decision. @see rattus.md 4.10 */
import { type RattusMove, type RattusPoint, RattusSlot } from '../declare.js';
import { PLACES, type Place, type Region } from '../facts.js';
import { LOOK_AGAIN, SWAP } from '../points.js';
import { placeInRegion, regionWithRats } from '../step.js';
import { activeBit, bishops, disturb, goOn, lookedPlace, lookedRegion, type Rattus, tokenAt } from '../table.js';
import { ability } from '../use.js';

export const [FIRST = 0 as Place, SECOND = 1 as Place] = PLACES;

export const region = regionWithRats('region', 'rattus.witch.look');
export const place = placeInRegion(1, region, 'rattus.witch.look');

/** rattus.witch.look */
const otherPlace = new RattusSlot<Place>({
  ...place.declared,
  conditions: [
    ...place.declared.conditions,
    {
      rule: 'rattus.witch.look',
      holds: (state, choice, at) =>
        lookedRegion.of(state, FIRST) !== region.of(choice) || lookedPlace.of(state, FIRST) !== at,
    },
  ],
});

/** What she has looked at. @param which of her looks */
export function look(state: Rattus, which: Place, at: Region, spot: Place): void {
  lookedRegion.set(state, which, at);
  lookedPlace.set(state, which, spot);
}

export const witch = ability('witch', [region, place], (state, choice) => {
  look(state, FIRST, region.of(choice), place.of(choice));
  state.open(LOOK_AGAIN, activeBit(state));
});

export const lookAgain: RattusMove = {
  name: 'look again',
  conditions: [],
  slots: [region, otherPlace],
  apply(state, choice) {
    look(state, SECOND, region.of(choice), place.of(choice));
    state.open(SWAP, activeBit(state));
  },
};

/** Whether a token comes into a region with a bishop. @see option bishop-blocks-witch-swap */
function meetsBishop(state: Rattus): boolean {
  const [one, other] = [lookedRegion.of(state, FIRST) as Region, lookedRegion.of(state, SECOND) as Region];
  return one !== other && bishops.of(state, one) + bishops.of(state, other) > 0;
}

export const swap: RattusMove = {
  name: 'swap',
  conditions: [
    {
      rule: 'rattus.piper.bishop-block',
      holds: (state) => !state.facts.profile.bishopBlocksSwap || !meetsBishop(state),
    },
  ],
  slots: [],
  apply(state) {
    const one = lookedRegion.of(state, FIRST) as Region;
    const first = lookedPlace.of(state, FIRST) as Place;
    const other = lookedRegion.of(state, SECOND) as Region;
    const second = lookedPlace.of(state, SECOND) as Place;
    const token = tokenAt.of(state, one, first);
    tokenAt.set(state, one, first, tokenAt.of(state, other, second));
    tokenAt.set(state, other, second, token);
    disturb(state, one);
    disturb(state, other);
  },
};

/** She looks no further, or leaves the tokens where they are. */
const leave: RattusMove = { name: 'leave', conditions: [], slots: [], apply: () => undefined };

/** What she sees decides how she goes on. */
export const LOOKS: readonly RattusPoint[] = [
  { name: 'look again', moves: [leave, lookAgain], next: goOn },
  { name: 'swap', moves: [leave, swap], next: goOn },
];
