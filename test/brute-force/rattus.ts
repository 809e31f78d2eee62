/** What could be written in a turn of Rattus, in a slot of its last round, or before the final plague. */
import { vocabulary } from '../../src/games/rattus/vocabulary.js';
import { type Element, get } from '../oracle/element.js';
import type { Table } from '../oracle/rattus-table.js';
import { bags, type Domain, every, LEFT_OUT, rows, upTo, wordsOf } from './domain.js';
import { type OpenPlace, playersOf } from './positions.js';

export const RATTUS: Domain<Table> = { candidates, longer };

const REGIONS = wordsOf(vocabulary, 'plague', 'region');
const SITES = wordsOf(vocabulary, 'place', 'region');
const CARDS = wordsOf(vocabulary, 'use', 'card');
/** More than there are slots in a region. */
const SLOTS = upTo(4);
const MOST_CUBES = 20;
const MOST_PLACED = 9;
const MOST_STEPS = 3;
/** So many regions may be named by the mayor. */
const MOST_NAMED = 5;
/** One more than the merchant moves. */
const MOST_MOVED = 4;
/** What each card is there for. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  monk: ['shift'],
  merchant: ['move'],
  king: ['castle'],
  witch: ['peek', 'swap'],
  messenger: ['exchange-cubes'],
  emperor: ['wall'],
  nun: ['nun'],
  bishop: ['bishop'],
  'pied-piper': ['pipe'],
  magician: ['potion'],
  baker: ['bake'],
  crusader: ['order'],
  soldier: ['extra-rat'],
  serf: ['add'],
  peasant: ['add'],
  queen: ['add'],
  mayor: ['add'],
};
/** What may stand in a use more than once. */
const REPEATED: readonly string[] = ['peek', 'wall', 'nun'];
const ONE_IN = 37;
/** So much may stand in the use of a card: the emperor's three walls, or two looks and a swap. */
const MOST_DONE = 3;

function* candidates({ game, inside, parent }: OpenPlace, { faces }: Table): Generator<Element> {
  const players = playersOf(game);
  if (inside.name === 'moves') {
    yield* every('unload', { player: players, region: SITES, cubes: upTo(MOST_CUBES) });
    return;
  }
  yield* every('class', { card: CARDS, from: ['supply', ...players] });
  yield* every('unload', { region: SITES, cubes: upTo(MOST_CUBES) });
  yield* every('place', { region: SITES, cubes: upTo(MOST_PLACED) });
  yield* every('place', { by: ['mayor'], regions: bags(SITES, MOST_NAMED) });
  // In a turn nobody asks which card moves the figure.
  const by =
    parent.name === 'last-round' ? [LEFT_OUT, ...subsets(['knight', 'crusader', 'serf', 'soldier'])] : [LEFT_OUT];
  yield* every('plague', { path: rows(REGIONS, MOST_STEPS), 'as-cubes': [LEFT_OUT, 'true'], by });
  yield* every('spread', { to: rows(REGIONS, MOST_STEPS) });
  yield* every('reveal', { region: REGIONS, slot: SLOTS, token: faces.map(({ id }) => id) });
  yield* every('use', { card: CARDS });
}

/** One thing more that a card does. */
function* longer(candidate: Element, place: OpenPlace, table: Table): Generator<Element> {
  if (candidate.name !== 'use' || candidate.children.length >= MOST_DONE) return;
  const last = candidate.children.at(-1)?.name;
  const own = OWN[get(candidate, 'card')] ?? [];
  for (const [index, step] of stepsOf(place, table).entries()) {
    // What other cards do is tried as well, and a second thing with cards that do one, but not all of it.
    const isWhole = own.includes(step.name) && (last === undefined || REPEATED.includes(last));
    const isTried = isWhole || ((last === undefined || own.includes(step.name)) && index % ONE_IN === 0);
    if (isTried) yield { ...candidate, children: [...candidate.children, step] };
  }
}

const known = new WeakMap<OpenPlace, readonly Element[]>();

function stepsOf(place: OpenPlace, table: Table): readonly Element[] {
  const steps = known.get(place) ?? [...allSteps(playersOf(place.game), table)];
  known.set(place, steps);
  return steps;
}

function* allSteps(players: readonly string[], { rats, cubes: standing }: Table): Generator<Element> {
  // One more than lie under any cube.
  const potions = upTo(Math.max(...standing.map((cube) => cube.potions)) + 1);
  const under = [LEFT_OUT, ...potions];
  for (const cubes of upTo(MOST_MOVED)) {
    const each = bags(potions, Number(cubes)).filter((row) => row.split(' ').length === Number(cubes));
    yield* every('move', { from: SITES, to: SITES, cubes: [cubes], potions: [LEFT_OUT, ...each] });
  }
  yield* every('shift', { from: REGIONS, to: REGIONS, slot: SLOTS });
  yield* every('peek', { region: REGIONS, slot: SLOTS });
  yield* every('swap', {});
  yield* every('castle', { from: SITES, potions: under });
  const cubes = SITES.flatMap((site) => players.map((player) => `${site} ${player}`));
  yield* every('exchange-cubes', { a: cubes, b: cubes, 'a-potions': under, 'b-potions': under });
  const borders = bags(REGIONS, 2).filter((row) => row.includes(' '));
  yield* every('wall', { between: borders, from: [LEFT_OUT, ...borders] });
  yield* every('nun', { at: SITES, from: [LEFT_OUT, ...SITES] });
  yield* every('bishop', { at: SITES, from: [LEFT_OUT, ...SITES] });
  yield* every('pipe', { from: SITES, to: SITES, slots: [LEFT_OUT, ...subsets(SLOTS.slice(1))], potions: under });
  yield* every('potion', { region: SITES, on: under });
  yield* every('bake', { from: [...wordsOf(vocabulary, 'bake', 'from')], potions: under });
  yield* every('add', { region: SITES, cubes: upTo(MOST_MOVED) });
  const tokens = [...new Set(rats.map(({ token }) => token))];
  yield* every('order', { tokens: rows(tokens, MOST_STEPS) });
  yield* every('extra-rat', { to: REGIONS });
}

/** All subsets that hold anything, as they are written. */
function subsets(words: readonly string[]): readonly string[] {
  let found: readonly string[] = [''];
  for (const word of words) found = found.flatMap((one) => [one, `${one} ${word}`.trim()]);
  return found.filter((one) => one !== '');
}
