/** The messenger: two cubes on the board change places. @see rattus.md 4.13 */
import type { Choice, Values } from '../../../../kernel/choice.js';
import type { Seat } from '../../../../kernel/index-of.js';
import { atLeast, type Truth } from '../../../../kernel/truth.js';
import { RattusSlot } from '../declare.js';
import { CASTLE, REGIONS, SEATS, type Site } from '../facts.js';
import { cubesOver, type Height, heights, highest, moveCube, PLAIN } from '../flasks.js';
import { castle, cubes, isOpen, type Rattus } from '../table.js';
import { ability } from '../use.js';

const SITES: readonly Site[] = [...REGIONS, CASTLE];
export const rule = 'rattus.piper.messenger-swap';

/** One of the two cubes: whose it is, where it stands, and how many potions lie under it. */
interface Cube {
  readonly owner: RattusSlot<Seat>;
  readonly site: RattusSlot<Site>;
  readonly height: RattusSlot<Height>;
}

function cubesAt(state: Rattus, site: Site, owner: Seat): number {
  return site === CASTLE ? castle.of(state, owner) : cubes.of(state, site, owner);
}

function isThere(state: Rattus, site: Site, owner: Seat, height: Height): Truth {
  if (site === CASTLE) return height === PLAIN;
  return atLeast(cubesOver(state, site, owner, height), 1);
}

/** @param other the one that is chosen before it: which of the two comes first makes no difference */
function cube(at: number, other?: Cube): Cube {
  const owner = new RattusSlot<Seat>({
    name: other ? 'second owner' : 'first owner',
    at,
    domain: other ? fromOwner(other) : SEATS,
    conditions: [
      { rule, holds: ({ facts }, _, seat) => seat < facts.seats.length },
      // rattus.online.messenger-any
      {
        rule,
        holds: ({ facts }, choice, seat) =>
          !other || other.owner.of(choice) !== seat || facts.profile.messengerSameOwner,
      },
    ],
  });
  const site = new RattusSlot<Site>({
    name: other ? 'second site' : 'first site',
    at: at + 1,
    domain: other ? elsewhere(other, owner) : SITES,
    conditions: [
      {
        rule: 'rattus.setup.unused-regions-closed',
        holds: (state, _, place) => place === CASTLE || isOpen(state, place),
      },
      {
        rule,
        // A cube does not change places with itself.
        holds: (state, choice, place) => {
          const isBeside = other?.site.of(choice) === place && other.owner.of(choice) === owner.of(choice);
          return atLeast(cubesAt(state, place, owner.of(choice)), isBeside ? 2 : 1);
        },
      },
      { rule, holds: ({ facts }, _, place) => place !== CASTLE || facts.profile.messengerCastle },
    ],
  });
  const height = new RattusSlot<Height>({
    name: other ? 'second potions' : 'first potions',
    at: at + 2,
    domain: other ? unlike(other, owner) : heights,
    conditions: [
      { rule, holds: (state, choice, potions) => isThere(state, site.of(choice), owner.of(choice), potions) },
    ],
  });
  return { owner, site, height };
}

function fromOwner(other: Cube) {
  return (_: Rattus, choice: Choice, values: Values): void => {
    for (const seat of SEATS) if (seat >= other.owner.of(choice)) values.push(seat);
  };
}

/** In one place nothing is exchanged. */
function elsewhere(other: Cube, owner: Cube['owner']) {
  return (_: Rattus, choice: Choice, values: Values): void => {
    const isOwn = owner.of(choice) === other.owner.of(choice);
    for (const site of SITES)
      if (isOwn ? site > other.site.of(choice) : site !== other.site.of(choice)) values.push(site);
  };
}

/** Two cubes of one player that have as many potions are alike. */
function unlike(other: Cube, owner: Cube['owner']) {
  return (state: Rattus, choice: Choice, values: Values): void => {
    const isOwn = owner.of(choice) === other.owner.of(choice);
    for (let height = 0; height <= highest(state); height += 1)
      if (!isOwn || height !== other.height.of(choice)) values.push(height);
  };
}

export const one = cube(0);
export const two = cube(3, one);

const slots = [one, two].flatMap(({ owner, site, height }) => [owner, site, height]);

export const messenger = ability('messenger', slots, (state, choice) => {
  const [first, second] = [one.site.of(choice), two.site.of(choice)];
  moveCube(state, first, second, one.owner.of(choice), one.height.of(choice), rule);
  moveCube(state, second, first, two.owner.of(choice), two.height.of(choice), rule);
});
