/** Breaches of the setup of Rattus. */
import { all, type Element, get, one } from '../../oracle/element.js';
import { pick, type Random } from '../../oracle/random.js';
import { facesOf, regionsFor } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator, Planted } from '../mutator.js';
import { EDITION } from './walk.js';

/** What a breach of the setup is planted into. */
interface Setting {
  readonly game: Element;
  readonly setup: Element;
  readonly moves: Element;
  readonly players: readonly Element[];
  readonly settles: readonly Element[];
  readonly rats: readonly Element[];
  readonly random: Random;
}

/** What was changed, and what must be accused; nothing where the game offers no occasion. */
type Change = readonly [what: string, accused?: Element | undefined] | undefined;

export function inSetup(rule: string, change: (setting: Setting) => Change, twins: readonly string[] = []): Mutator {
  const plant = (game: Element, random: Random): Planted | undefined => {
    const [setup, moves] = [one(game, 'setup'), one(game, 'moves')];
    if (!setup || !moves) return undefined;
    const players = all(one(game, 'players'), 'player');
    const [settles, rats] = [all(setup, 'settle'), all(setup, 'rat')];
    const changed = change({ game, setup, moves, players, settles, rats, random });
    if (!changed) return undefined;
    const [what, accused] = changed;
    return { what, place: { section: 'setup', turn: null }, ...(accused && { element: accused }) };
  };
  return { rule, twins, plant };
}

export const SETUP: readonly Mutator[] = [
  inSetup('rattus.setup.player-count', ({ game, setup, players, settles }) => {
    if (players.length !== 4) return undefined;
    breakOff(game);
    one(game, 'players')?.children.push(newElement('player', { id: 'p5', name: 'Eva', colour: 'white' }));
    const settle = (): Element => newElement('settle', { player: 'p5', region: 'gallia', cubes: '2' });
    setup.children.splice(setup.children.indexOf(settles[3] as Element) + 1, 0, settle(), settle());
    return ['five players'];
  }),
  inSetup('rattus.setup.player-count', ({ game, setup, players, settles, rats }) => {
    if (players.length !== 2) return undefined;
    breakOff(game);
    one(game, 'players')?.children.pop();
    const [alone] = players;
    const others = settles.filter((settle) => get(settle, 'player') !== (alone && get(alone, 'id')));
    for (const other of others) setup.children.splice(setup.children.indexOf(other), 1);
    return rats.length === 8 ? ['one player'] : undefined;
  }),
  inSetup('rattus.setup.cubes', ({ players: [first, ...others], random }) => {
    const other = pick(others, random);
    if (!first || !other) return undefined;
    other.attributes['colour'] = get(first, 'colour');
    return ['two players of one colour', other];
  }),
  inSetup('rattus.setup.regions-by-players', ({ game, setup, players, rats }) => {
    const [region] = unused(players);
    const last = rats.at(-1);
    const [token] = startTokensLeft(rats);
    if (!region || !last || !token) return undefined;
    breakOff(game);
    const rat = newElement('rat', { region, token });
    setup.children.splice(setup.children.indexOf(last) + 1, 0, rat);
    return [`a start token in ${region}`, rat];
  }),
  inSetup(
    'rattus.setup.regions-by-players',
    ({ game, players, settles, random }) => {
      const [region, settle] = [unused(players)[0], pick(settles, random)];
      if (!region || !settle) return undefined;
      breakOff(game);
      settle.attributes['region'] = region;
      return [`cubes in ${region}`, settle];
    },
    // A region outside of the set is just what the other rule closes.
    ['rattus.setup.unused-regions-closed'],
  ),
  inSetup('rattus.setup.class-display', ({ game, setup }) => {
    const classes = one(setup, 'classes');
    if (!classes || !isBaseGame(classes)) return undefined;
    breakOff(game);
    classes.attributes['cards'] = 'peasant monk merchant knight king';
    return ['the witch does not lie beside the board', classes];
  }),
  inSetup('rattus.setup.class-display', ({ game, setup }) => {
    const classes = one(setup, 'classes');
    if (!classes || isBaseGame(classes)) return undefined;
    breakOff(game);
    setup.children.splice(setup.children.indexOf(classes), 1);
    return ['no class card lies beside the board'];
  }),
  inSetup('rattus.setup.start-token-each-region', ({ game, setup, rats, random }) => {
    const rat = pick(rats, random);
    if (!rat) return undefined;
    breakOff(game);
    setup.children.splice(setup.children.indexOf(rat), 1);
    return [`no start token in ${get(rat, 'region')}`];
  }),
  inSetup('rattus.setup.start-token-each-region', ({ game, setup, rats, random }) => {
    const [rat, token] = [pick(rats, random), startTokensLeft(rats)[0]];
    if (!rat || !token) return undefined;
    breakOff(game);
    const second = newElement('rat', { region: get(rat, 'region'), token });
    setup.children.splice(setup.children.indexOf(rat) + 1, 0, second);
    return [`two start tokens in ${get(rat, 'region')}`, second];
  }),
  inSetup('rattus.setup.start-token-each-region', ({ game, rats, random }) => {
    const rat = pick(rats, random);
    if (!rat) return undefined;
    breakOff(game);
    const token = facesOf(EDITION).find(({ start }) => !start)?.id ?? '';
    rat.attributes['token'] = token;
    return [`${token} has no purple rim`, rat];
  }),
  inSetup('rattus.setup.supply-size', ({ game, moves, players }) => {
    breakOff(game, 3);
    // As if the start tokens left over had not been shuffled in; with four players, as if all had.
    const wrong = { 2: 25, 3: 31, 4: 49 }[players.length];
    const state = newElement('state', { rats: String(wrong) });
    moves.children.unshift(state);
    return [`${wrong} tokens in the supply`, state];
  }),
  inSetup('rattus.setup.figure-anywhere', ({ setup }) => {
    const figure = one(setup, 'plague');
    if (!figure) return undefined;
    setup.children.splice(setup.children.indexOf(figure), 1);
    return ['the figure is not on the board'];
  }),
  inSetup(
    'rattus.setup.figure-anywhere',
    ({ game, setup, players }) => {
      const [figure, region] = [one(setup, 'plague'), unused(players)[0]];
      if (!figure || !region) return undefined;
      breakOff(game);
      figure.attributes['region'] = region;
      return [`the figure in ${region}`, figure];
    },
    // Both rules name the figure among what does not come to such a region.
    ['rattus.setup.regions-by-players', 'rattus.setup.unused-regions-closed'],
  ),
  inSetup('rattus.setup.initial-round-one', ({ setup, players, settles, random }) => {
    const number = random(players.length - 1);
    return exchange(setup, settles[number], settles[number + 1]);
  }),
  inSetup('rattus.setup.initial-round-two', ({ setup, players, settles }) => {
    const second = settles.slice(players.length).reverse();
    setup.children.splice(setup.children.indexOf(second.at(-1) as Element), second.length, ...second);
    return ['the second round runs like the first', second[0]];
  }),
  inSetup('rattus.setup.initial-round-two', ({ setup, players, settles, random }) => {
    const number = players.length + random(players.length - 1);
    return exchange(setup, settles[number], settles[number + 1]);
  }),
  inSetup('rattus.setup.initial-pair', ({ game, settles, random }) => {
    const settle = pick(settles, random);
    if (!settle) return undefined;
    const cubes = String([1, 3, 4][random(3)]);
    breakOff(game);
    settle.attributes['cubes'] = cubes;
    return [`an initial placement of ${cubes}`, settle];
  }),
  inSetup('rattus.setup.initial-pair', ({ game, setup, settles, random }) => {
    const settle = pick(settles, random);
    if (!settle) return undefined;
    breakOff(game);
    settle.attributes['cubes'] = '1';
    const region = get(settle, 'region') === 'italia' ? 'gallia' : 'italia';
    const second = newElement('settle', { player: get(settle, 'player'), region, cubes: '1' });
    setup.children.splice(setup.children.indexOf(settle) + 1, 0, second);
    return ['the pair is split', settle];
  }),
  inSetup('rattus.setup.after-placement', ({ moves, players, random }) => {
    const player = pick(players, random);
    if (!player) return undefined;
    const claim = [{ board: '2' }, { supply: '20' }, { board: '2', supply: '18' }][random(3)] ?? {};
    const state = newElement('state', { player: get(player, 'id'), ...claim });
    moves.children.unshift(state);
    return [`${get(player, 'id')} has settled once only`, state];
  }),
];

/** The record ends after so many turns. */
export function breakOff(game: Element, turns = 0): void {
  const moves = one(game, 'moves');
  if (moves) moves.children.length = turns;
  const result = one(game, 'result');
  if (result) game.children.splice(game.children.indexOf(result), 1);
}

function unused(players: readonly Element[]): string[] {
  const used = regionsFor(players.length);
  return regionsFor(4).filter((region) => !used.includes(region));
}

function startTokensLeft(rats: readonly Element[]): string[] {
  const used = rats.map((rat) => get(rat, 'token'));
  return facesOf(EDITION)
    .filter(({ id, start }) => start && !used.includes(id))
    .map(({ id }) => id);
}

function isBaseGame(classes: Element): boolean {
  return get(classes, 'cards').split(' ').sort().join(' ') === 'king knight merchant monk peasant witch';
}

/** Two settlers in the wrong order. */
function exchange(setup: Element, one: Element | undefined, other: Element | undefined): Change {
  if (!one || !other || get(one, 'player') === get(other, 'player')) return undefined;
  setup.children.splice(setup.children.indexOf(one), 2, other, one);
  return [`${get(other, 'player')} settles before ${get(one, 'player')}`, other];
}
