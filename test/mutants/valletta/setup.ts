/** Breaches of the rules about the setup: rules/valletta.md 4.1. */
import { all, type Element, get, one, words } from '../../oracle/element.js';
import { pick, type Random, shuffled } from '../../oracle/random.js';
import { GOODS, STARTING_DECK } from '../../oracle/valletta-table.js';
import { insertBehind, newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { inlineBuilding, PRINTED } from './inline.js';
import { endStating, endUnclaimed, inGame, inPlay, startOnly } from './plant.js';
import { PRACTICE, type Walk } from './walk.js';

const place = { section: 'setup', turn: null } as const;
const ROWS = ['A1', 'B1', 'A2', 'B2', 'A3', 'B3'];

export const SETUP: readonly Mutator[] = [
  inGame('valletta.setup.player-count', ({ game }) => {
    const players = one(game, 'players');
    const setup = one(game, 'setup');
    if (!players || !setup || players.children.length < 4) return undefined;
    startOnly(game);
    players.children.push(newElement('player', { id: 'p5', name: 'Eve' }));
    if (all(setup, 'hand').length > 0)
      setup.children.push(newElement('hand', { player: 'p5', cards: 'maid jean builder lumberjack apprentice' }));
    return { what: 'a fifth player', place, element: players };
  }),
  inPlay(
    'valletta.setup.inventory',
    (play) => {
      const [barrel] = all(play.element, 'barrel');
      const { barrels, edition } = play.before;
      const exhausted = GOODS.find(
        (good) => barrels.filter((other) => other === good).length === edition.barrels[good],
      );
      if (!barrel || exhausted === undefined) return undefined;
      barrel.attributes['good'] = exhausted;
      endUnclaimed(play);
      return { what: `one barrel of ${exhausted} too many`, element: barrel };
    },
    ['valletta.jean.barrel-aside'],
  ), // A barrel that does not exist, or one that is opened again.
  inGame('valletta.setup.inventory', ({ game }) => {
    const more = inlineBuilding(game, 'g-banker-1', { id: 'g-banker-4' });
    return more && { what: 'a 38th building', place: PRINTED, element: more };
  }),
  inPlay('valletta.setup.street', (play) => {
    if (play.what !== 'jean' || play.before.jean !== 25) return undefined;
    return { what: 'Jean walks on to space 26', element: endStating(play.turn, { jean: 26 }) };
  }),
  inPlay(
    'valletta.setup.barrels',
    (play, random) => {
      const [barrel] = all(play.element, 'barrel');
      if (!barrel) return undefined;
      const second = insertBehind(play.element, barrel, newElement('barrel', { good: pick(GOODS, random) ?? '' }));
      endUnclaimed(play);
      return { what: 'two barrels on one space', element: second };
    },
    ['valletta.turn.use-once'],
  ), // The space has two barrels, or Jean opens barrels twice in one play.
  inGame('valletta.setup.barrels', ({ game }) => {
    const components = one(game, 'components');
    const barrels = { gold: 7, wood: 7, stone: 6, brick: 6 };
    const more = Object.entries(barrels).map(([good, count]) => newElement('barrel', { good, count: String(count) }));
    components?.children.push(...more);
    return { what: '26 barrels', place: PRINTED, element: components };
  }),
  inGame('valletta.setup.building-counts', (walk, random) => {
    const spare = pick(unused(walk), random);
    const laid = shuffled(neverBuilt(walk), random).find((cell) => colourOf(get(cell, 'building')) !== spare?.colour);
    if (!spare || !laid) return undefined;
    laid.attributes['building'] = spare.id;
    return { what: `${spare.id} at ${get(laid, 'at')}`, place };
  }),
  inGame('valletta.setup.building-selection', (walk, random) => {
    const second = pick(neverBuilt(walk).slice(1), random);
    if (!second) return undefined;
    const before = placesOf(walk).slice(0, placesOf(walk).indexOf(second));
    const first = before.find((cell) => colourOf(get(cell, 'building')) === colourOf(get(second, 'building')));
    if (!first) return undefined;
    second.attributes['building'] = get(first, 'building');
    return { what: `${get(first, 'building')} twice`, place, element: second };
  }),
  inGame('valletta.setup.row-layout', (walk, random) => {
    const moved = pick(neverBuilt(walk), random);
    if (!moved) return undefined;
    const row = ROWS[walk.start.players.length + 2];
    const cell = row === undefined ? get(neverBuilt(walk).find((other) => other !== moved) ?? moved, 'at') : `${row}-1`;
    moved.attributes['at'] = cell;
    return { what: `a building at ${cell}`, place };
  }),
  inGame('valletta.setup.row-count', (walk) => {
    const setup = one(walk.game, 'setup');
    const row = ROWS[walk.start.players.length + 2];
    const spare = unused(walk);
    if (!setup || row === undefined || spare.length < 5) return undefined;
    const more = spare
      .slice(0, 5)
      .map(({ id }, index) => newElement('place', { building: id, at: `${row}-${index + 1}` }));
    setup.children.splice(placesOf(walk).length, 0, ...more);
    return { what: `row ${row} is dealt, too`, place };
  }),
  inGame('valletta.setup.player-colour', ({ game }) => {
    const [first, second] = all(one(game, 'players'), 'player');
    if (!first || !second || get(first, 'colour') === '') return undefined;
    second.attributes['colour'] = get(first, 'colour');
    return { what: 'two players of a colour', place, element: second };
  }),
  inGame('valletta.setup.starting-deck', ({ game }, random) => {
    const hand = pick(all(one(game, 'setup'), 'hand'), random);
    if (!hand) return undefined;
    const cards = words(hand, 'cards');
    hand.attributes['cards'] = [...cards.slice(1), cards[1]].join(' ');
    startOnly(game);
    return { what: `${cards[1]} twice in a starting deck`, place, element: hand };
  }),
  ...[4, 6].map((size) =>
    inGame('valletta.setup.opening-hand', ({ game }, random) => {
      const hand = pick(all(one(game, 'setup'), 'hand'), random);
      if (!hand) return undefined;
      const cards = words(hand, 'cards');
      const rest = STARTING_DECK.filter((card) => !cards.includes(card));
      hand.attributes['cards'] = [...cards, ...rest].slice(0, size).join(' ');
      startOnly(game);
      return { what: `an opening hand of ${size}`, place, element: hand };
    }),
  ),
  atStart('valletta.setup.builder-supply', () => ({ supply: 'builder:5' })),
  inGame('valletta.setup.same-colour', (walk, random) => {
    const cell = pick(neverBuilt(walk), random);
    const id = cell ? get(cell, 'building') : '';
    const other = pick(
      PRACTICE.buildings.filter(({ colour }) => colour !== colourOf(id) && colour !== 'yellow'),
      random,
    );
    const printed = other && inlineBuilding(walk.game, id, { character: other.character });
    return printed && { what: `${other.character} lives in ${id}`, place: PRINTED, element: printed };
  }),
  atStart('valletta.setup.figure-at-gate', (walk, random) => ({ player: player(walk, random), points: '1' })),
  atStart('valletta.setup.houses', (walk, random) => ({ player: player(walk, random), houses: '7' })),
  atStart('valletta.setup.starting-goods', (walk, random) => ({
    player: player(walk, random),
    [pick(GOODS, random) ?? '']: '2',
  })),
  atStart('valletta.setup.jean-on-tower', () => ({ jean: '1' })),
];

/** What is claimed before anything else has happened. */
function atStart(rule: string, claim: (walk: Walk, random: Random) => Record<string, string>): Mutator {
  return inGame(rule, (walk, random) => {
    const state = newElement('state', claim(walk, random));
    startOnly(walk.game)?.children.unshift(state);
    return { what: JSON.stringify(state.attributes), place: { section: 'draft', turn: null }, element: state };
  });
}

function player({ start }: Walk, random: Random): string {
  return pick(start.players, random) ?? '';
}

function placesOf({ game }: Walk): Element[] {
  return all(one(game, 'setup'), 'place');
}

/** The buildings that nobody builds in this game: nothing else depends on them. */
function neverBuilt(walk: Walk): Element[] {
  const built = walk.end.houses.map(({ cell }) => cell);
  return placesOf(walk).filter((cell) => !built.includes(get(cell, 'at')));
}

function unused(walk: Walk): (typeof PRACTICE.buildings)[number][] {
  const laid = placesOf(walk).map((cell) => get(cell, 'building'));
  return PRACTICE.buildings.filter(({ id }) => !laid.includes(id));
}

function colourOf(building: string): string | undefined {
  return PRACTICE.buildings.find(({ id }) => id === building)?.colour;
}
