/** From the box of Rattus to the first turn. */
import { all, type Element, get, one, optionsOf, tagOf, words } from './element.js';
import {
  BASE_CARDS,
  bordersOf,
  count,
  cubesAt,
  drawRat,
  facesOf,
  put,
  regionsFor,
  type Table,
} from './rattus-table.js';
import { demand, demandOwnIds, type Place } from './verdict.js';

const LOG: Place = { section: 'log', turn: null };
const SETUP: Place = { section: 'setup', turn: null };

const BOOK: Readonly<Record<string, string>> = {
  preset: 'book',
  expansion: 'false',
  'end-timing': 'after-trigger-turn',
  'end-trigger-latch': 'event',
  'placement-obligation': 'exact',
  'window-policy': 'lenient',
  'knight-neutral-scope': 'whole-ravage',
  'neutral-enables-ravage': 'false',
  'figure-may-return': 'false',
  'figure-walled-in': 'stay-no-plague',
  'last-round-knight': 'deferred-final',
  'last-round-zero-steps': 'true',
  'last-round-knight-counts': 'when-used',
  'last-round-spread': 'false',
  'last-round-serf': 'immediate',
  'last-round-serf-zero-steps': 'false',
  'soldier-needs-spread': 'true',
  'soldier-target': 'neighbour',
  'soldier-empty-supply-source': 'discarded',
  'crusader-unresolved-tokens': 'discard',
  'baker-source': 'personal-supply',
  'baker-cubes-count-as-deployed': 'false',
  'messenger-same-owner': 'false',
  'messenger-castle': 'true',
  'mayor-partial': 'true',
  'queen-partial': 'true',
  'queen-in-rat-free-region': 'true',
  'queen-walls-split-area': 'false',
  'walls-share-border': 'false',
  'bishop-blocks-witch-swap': 'false',
  'potion-use': 'owner-choice',
  'potion-limit': '10',
  'king-potion': 'owner-choice',
  'final-plague-nuns': 'count',
  'final-plague-potions': 'protect',
  'final-token-order': 'as-logged',
  'tie-break-order': 'clockwise',
  'card-estates': 'by-pairs',
};
const YUCATA: Readonly<Record<string, string>> = {
  ...BOOK,
  'last-round-knight': 'immediate',
  'soldier-empty-supply-source': 'all-tokens',
  'messenger-same-owner': 'true',
  'potion-use': 'forced-most-first',
  'potion-limit': 'unlimited',
  'king-potion': 'no-potion-first-then-fewest',
  'final-token-order': 'random-system',
};

/** All others it does not know. */
export const JUDGED_OPTIONS: readonly string[] = Object.keys(BOOK);

const SETS: Readonly<Record<string, readonly string[]>> = {
  'good-times': ['peasant', 'baker', 'serf', 'queen', 'mayor', 'soldier'],
  'rat-control': ['pied-piper', 'magician', 'bishop', 'nun', 'monk', 'emperor'],
  'war-in-europe': ['knight', 'crusader', 'soldier', 'messenger', 'merchant', 'pied-piper'],
};

/** Every option by its value: what the game says, else its set of rules. */
export function optionsIn(game: Element): Readonly<Record<string, string>> {
  const own = optionsOf(game);
  for (const name of Object.keys(own)) {
    if (!(name in BOOK)) throw new Error(`the oracle does not know the option ${name}`);
  }
  return { ...(own['preset'] === 'yucata' ? YUCATA : BOOK), ...own };
}

/** Everything that lies on the table before the first turn. */
export function setUp(game: Element, edition: Element, options: Readonly<Record<string, string>>): Table {
  const setup = one(game, 'setup');
  const moves = one(game, 'moves');
  const players = all(one(game, 'players'), 'player').map((player) => get(player, 'id'));
  demandOwnIds(players);
  demand(players.length >= 2 && players.length <= 4, SETUP, 'two to four players');
  const colours = all(one(game, 'players'), 'player')
    .map((player) => get(player, 'colour'))
    .filter((colour) => colour !== '');
  demand(new Set(colours).size === colours.length, SETUP, 'two players of one colour');
  const regions = regionsFor(players.length);
  const estates = Object.fromEntries(all(edition, 'class').map((card) => [get(card, 'id'), get(card, 'estate')]));
  checkEdition(one(game, 'components'), edition, estates);
  const table: Table = {
    players,
    regions,
    borders: bordersOf(edition, regions),
    faces: facesOf(edition),
    estates,
    options,
    records: moves ? words(moves, 'records') : [],
    cubes: [],
    rats: [],
    supply: [29, 33, 37][players.length - 2] ?? 0,
    drawn: [],
    box: [],
    cards: cardsOf(setup, estates, options['expansion'] === 'true'),
    walls: [],
    nuns: [],
    bishops: [],
    figure: '',
    figureCounts: false,
    trigger: '',
  };
  for (const player of players) {
    for (let number = 1; number <= 20; number += 1) table.cubes.push({ player, at: 'supply', potions: 0 });
  }
  layStartTokens(table, setup);
  const figures = all(setup, 'plague');
  table.figure = get(figures[0] ?? { name: '', attributes: {}, children: [], text: '' }, 'region');
  demand(figures.length === 1 && regions.includes(table.figure), SETUP, 'the figure stands in one region');
  settle(table, setup);
  return table;
}

/** The log's own values must fit the box, and those of the edition that they replace in part. */
function checkEdition(own: Element | undefined, edition: Element, estates: Readonly<Record<string, string>>): void {
  for (const card of all(own, 'class')) {
    demand(get(card, 'estate') === estates[get(card, 'id')], LOG, `${tagOf(card)}: another estate is printed`);
  }
  for (const token of all(own, 'token')) {
    const front = Number(get(token, 'limit')) >= 1 && words(token, 'hits').length > 0;
    demand(front, LOG, `${tagOf(token)}: a limit and something that is hit`);
  }
  const map = new Map([...all(edition, 'region'), ...all(own, 'region')].map((region) => [get(region, 'id'), region]));
  const names = (one: string, other: string): boolean => words(map.get(one) ?? edition, 'neighbours').includes(other);
  for (const [here, region] of map) {
    for (const other of words(region, 'neighbours')) {
      demand(other !== here && names(other, here), LOG, `${here} and ${other} do not agree`);
    }
  }
  // The example of the queen.
  demand(!names('germania', 'turcia'), LOG, 'germania and turcia do not touch');
}

/** Six different cards; without the expansion the six of the base game. */
function cardsOf(
  setup: Element | undefined,
  estates: Readonly<Record<string, string>>,
  piper: boolean,
): Table['cards'] {
  const lists = all(setup, 'classes');
  // The base game leaves no choice.
  if (lists.length === 0 && !piper) return BASE_CARDS.map((card) => ({ card, owner: '' }));
  const cards = lists.flatMap((list) => words(list, 'cards'));
  demand(lists.length === 1 && cards.length === 6 && new Set(cards).size === 6, SETUP, 'six class cards');
  for (const card of cards) {
    demand(card in estates && (piper || BASE_CARDS.includes(card)), SETUP, `no class card ${card} in this game`);
  }
  const [list] = lists;
  if (list) checkChoice(list, cards, estates);
  return cards.map((card) => ({ card, owner: '' }));
}

/** How the six cards were chosen, where it is said. */
function checkChoice(list: Element, cards: readonly string[], estates: Readonly<Record<string, string>>): void {
  const different = new Set(cards.map((card) => estates[card])).size;
  demand(get(list, 'by') !== 'per-estate' || different === 6, SETUP, `${tagOf(list)}: an estate twice`);
  const named = SETS[get(list, 'set')];
  // Which of the sets it was need not be said.
  const sets = named ? [named] : get(list, 'by') === 'set' ? Object.values(SETS) : [cards];
  const isOne = sets.some((set) => cards.every((card) => set.includes(card)));
  demand(isOne, SETUP, `${tagOf(list)}: the set has other cards`);
}

function layStartTokens(table: Table, setup: Element | undefined): void {
  const supply = table.supply;
  for (const rat of all(setup, 'rat')) {
    const region = get(rat, 'region');
    demand(table.regions.includes(region), SETUP, `${tagOf(rat)}: no region in use`);
    demand(!table.rats.some((other) => other.region === region), SETUP, `${tagOf(rat)}: a second token`);
    const face = table.faces.find(({ id }) => id === get(rat, 'token'));
    demand(face?.start === true, SETUP, `${tagOf(rat)}: no token with a purple rim`);
    drawRat(table, region, get(rat, 'token'), SETUP);
  }
  demand(table.rats.length === table.regions.length, SETUP, 'a token in every region');
  table.supply = supply;
}

/** Twice two cubes: once around from the start player, then backwards. */
function settle(table: Table, setup: Element | undefined): void {
  const order = [...table.players, ...[...table.players].reverse()];
  const steps = all(setup, 'settle');
  for (const [index, step] of steps.entries()) {
    const region = get(step, 'region');
    demand(get(step, 'player') === order[index], SETUP, `${tagOf(step)}: it is the turn of ${order[index]}`);
    demand(table.regions.includes(region), SETUP, `${tagOf(step)}: no region in use`);
    demand(count(step, 'cubes', SETUP) === 2, SETUP, `${tagOf(step)}: two cubes`);
    for (const cube of cubesAt(table, 'supply', get(step, 'player')).slice(0, 2)) put(table, cube, region);
  }
  demand(steps.length === order.length, SETUP, 'everybody settles twice');
}
