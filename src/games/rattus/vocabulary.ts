/**
 * The elements and attributes of a Rattus log, and the names that everything else in this room is typed with.
 * What they mean: docs/log-format.md; the names of regions, cards and options: rattus.md 1.3, 5.2 and 2.1.
 */
import {
  type AttributeType,
  count,
  id,
  listOf,
  oneOf,
  optional,
  optionalOrUnknown,
  ownerId,
  playerCounts,
  playerId,
  required,
  requiredOrUnknown,
  stated,
  truth,
} from '../../log/attribute.js';
import { ANYWHERE, markOnly, onAnyMove, withEnvelope } from '../../log/envelope.js';
import { type AnyElement, type Element, element, leaf, mayBeAbsent, saying } from '../../log/vocabulary.js';
import { OPTIONS } from './profile.js';

/** Used by two players, by three and more, by four. @see rattus.setup.regions-by-players */
export const REGION_GROUPS = [
  ['anglia', 'gallia', 'germania', 'hispania', 'hungaria', 'italia', 'polonia', 'scandia'],
  ['bulgaria', 'turcia'],
  ['russia', 'tartaria'],
] as const;
/** All regions of the board, those that any number of players use first. */
export const REGIONS = [...REGION_GROUPS[0], ...REGION_GROUPS[1], ...REGION_GROUPS[2]] as const;
export type Region = (typeof REGIONS)[number];

/** Where cubes may stand: the castle is on the board, but no region. @see rattus.board.castle */
export const SITES = [...REGIONS, 'castle'] as const;
export type Site = (typeof SITES)[number];

/** rattus.md 5.1 */
export const ESTATES = ['peasantry', 'bourgeoisie', 'church', 'knighthood', 'magic', 'royalty'] as const;
export type Estate = (typeof ESTATES)[number];

/** What the front of a token can show besides its number. @see rattus.token.front */
export const HITS = ['M', 'A', ...ESTATES] as const;
export type Hit = (typeof HITS)[number];

/** The class cards of the base game, one of each estate. */
export const BASE_CARDS = ['peasant', 'monk', 'merchant', 'knight', 'witch', 'king'] as const;
/** All class cards, three of each estate. @see rattus.piper.three-per-estate */
export const CARDS = [
  ...BASE_CARDS,
  ...(['crusader', 'soldier', 'messenger', 'mayor', 'queen', 'emperor'] as const),
  ...(['serf', 'baker', 'nun', 'bishop', 'pied-piper', 'magician'] as const),
] as const;
export type Card = (typeof CARDS)[number];

/** How the six cards were chosen. @see rattus.md 2.2 */
const SELECTIONS = ['random', 'per-estate', 'set', 'agreed'] as const;

/** The suggested sets of Pied Piper. @see rattus.md 2.2 */
export const SET_NAMES = ['good-times', 'rat-control', 'war-in-europe'] as const;
export type SetName = (typeof SET_NAMES)[number];

const region = oneOf('region', REGIONS);
const regions = listOf('regions', REGIONS);
const site = oneOf('site', SITES);
const card = oneOf('card', CARDS);
const source = oneOf('source', ['supply', ...SITES]);
const cards = listOf('cards', CARDS);
/** A region and a player, in either order. An id with blanks in it is reported where it is declared. */
const cube: AttributeType<readonly string[]> = {
  name: 'cube',
  example: 'gallia p1',
  describe: 'a region (or `castle`) and a player, separated by a space',
  pattern: '\\s*\\S+\\s+\\S+\\s*',
  choices: SITES,
  words: 'beside',
  read: (value) => {
    const words = /^\s*(\S+)\s+(\S(?:.*\S)?)\s*$/.exec(value)?.slice(1);
    const isSite = (word: string | undefined): boolean => (SITES as readonly (string | undefined)[]).includes(word);
    // A player may be called like a region: the region stands first, if it can.
    if (isSite(words?.[0])) return words;
    return isSite(words?.[1]) ? words?.toReversed() : undefined;
  },
};
const tokens = listOf('tokens');
/** A token that the edition declares. */
const token: AttributeType<string> = { ...id, name: 'token', example: 'r07' };

/** How many potions lay under the cubes concerned: one number for each cube, or their sum. */
const potions: AttributeType<readonly number[]> = {
  name: 'potions',
  example: '0 1',
  describe: 'whole numbers, separated by spaces: for each cube, or one for all together',
  pattern: '[0-9]{1,4}(\\s+[0-9]{1,4})*',
  read: (value) =>
    /^\s*[0-9]{1,4}(\s+[0-9]{1,4})*\s*$/.test(value) ? value.trim().split(/\s+/).map(Number) : undefined,
};

/** What stands in a turn of a player, in the last round, too. */
const IN_TURN = ['class', 'unload', 'place', 'use', 'plague', 'spread', 'reveal', ...ANYWHERE] as const;

/** All elements of a Rattus log. */
export const vocabulary = withEnvelope({
  ruleset: 'rattus',
  options: OPTIONS.map(({ name }) => name),
  inComponents: ['region', 'token', 'class'],
  inSetup: ['classes', 'rat', 'plague', 'settle'],
  inMoves: ['turn', 'last-round', 'unload', 'final-plague'],
  records: ['losses', 'rats', 'looks'],
  elements: {
    region: leaf('a region of the map with all its neighbours; `arrows` names those that are joined by an arrow only', {
      id: required(region),
      neighbours: required(regions),
      arrows: optional(regions),
    }),
    token: leaf('a rat token: its number, and the estates and letters it hits; `start`: with a purple rim', {
      id: required(id),
      limit: optional(count),
      hits: optional(listOf('hits', HITS)),
      start: optional(truth),
    }),
    class: saying(
      leaf(
        'in an edition: a class card and its estate; in a turn: the card that is taken, and from where',
        {
          id: optional(card),
          estate: optional(oneOf('estate', ESTATES)),
          card: optionalOrUnknown(card),
          from: optionalOrUnknown(ownerId),
          ...onAnyMove,
        },
        { bare: true },
      ),
      { id: ['components'], estate: ['components'], card: ['turn'], from: ['turn'] },
    ),
    classes: leaf('the six class cards of the game, and how they were chosen', {
      cards: required(cards),
      by: optional(oneOf('selection', SELECTIONS)),
      set: optional(oneOf('set', SET_NAMES)),
    }),
    rat: leaf('the start token of a region', { region: required(region), token: optionalOrUnknown(token) }),
    settle: leaf('an initial placement; two rounds, the second in reverse order', {
      player: required(playerId),
      region: requiredOrUnknown(site),
      cubes: requiredOrUnknown(count),
      ...onAnyMove,
    }),
    turn: element({
      describe: 'a turn of one player, or a slot of the last round',
      attributes: { player: required(playerId), ...onAnyMove },
      children: IN_TURN,
      typed: { bare: true, counted: true },
    }),
    'last-round': element({
      describe: 'the last round: the slots of everybody but the player who brought about the end',
      attributes: {},
      children: ['turn', ...ANYWHERE],
      typed: { block: true },
    }),
    'final-plague': element({
      describe: 'the plague in all regions at the end',
      attributes: {},
      children: ['reveal', 'spread', 'use', ...ANYWHERE],
      typed: { block: true },
    }),
    unload: leaf(
      'the cubes on the baker are set down: by the next owner of the card, at the end by the left neighbour',
      {
        player: optional(playerId),
        region: requiredOrUnknown(site),
        cubes: requiredOrUnknown(count),
        ...onAnyMove,
      },
    ),
    place: leaf(
      'new cubes on the board: the total in a region, or the way of the mayor, one in each region named',
      {
        region: optionalOrUnknown(site),
        cubes: optionalOrUnknown(count),
        by: optional(oneOf('placing', ['mayor'])),
        regions: optionalOrUnknown(listOf('sites', SITES)),
        ...onAnyMove,
      },
      { bare: true, order: ['region', 'cubes'] },
    ),
    use: element({
      describe: 'the ability of a class card, with everything that was decided',
      attributes: { card: requiredOrUnknown(card), ...onAnyMove },
      typed: { sign: '~' },
      children: [
        ...(['move', 'shift', 'peek', 'swap', 'castle', 'exchange-cubes', 'wall', 'nun', 'bishop', 'pipe'] as const),
        ...(['potion', 'bake', 'add', 'order', 'extra-rat', ...ANYWHERE] as const),
      ],
    }),
    plague: saying(
      leaf(
        'in the setup: where the figure begins; in a turn: the regions it enters; `as-cubes`: it counts as two cubes',
        {
          region: optionalOrUnknown(region),
          path: optionalOrUnknown(regions),
          'as-cubes': optionalOrUnknown(truth),
          by: optional(cards),
          ...onAnyMove,
        },
        { sign: '>' },
      ),
      { region: ['setup'], path: ['turn'], 'as-cubes': ['turn'], by: ['turn'] },
    ),
    spread: leaf(
      'the new tokens, in order; `to=""`: due, but nothing could be placed',
      {
        to: requiredOrUnknown(regions),
        token: optionalOrUnknown(tokens),
        ...onAnyMove,
      },
      { sign: '+' },
    ),
    reveal: element({
      describe: 'a token is turned up (chance) and resolved',
      attributes: {
        region: requiredOrUnknown(region),
        slot: optionalOrUnknown(count),
        token: requiredOrUnknown(token),
        ...onAnyMove,
      },
      children: ['lose', 'spend-potion', ...ANYWHERE],
      typed: { sign: '*', order: ['region', 'token', 'slot'] },
    }),
    lose: mayBeAbsent(
      leaf('claim: how many cubes a player loses to the token; `potions`: how many lay under them', {
        player: required(playerId),
        cubes: optionalOrUnknown(count),
        potions: optionalOrUnknown(potions),
      }),
    ),
    'spend-potion': leaf('a potion goes instead of a cube; `on`: how many potions lay under that cube', {
      player: required(playerId),
      on: optionalOrUnknown(count),
    }),
    move: leaf('cubes that the merchant moves', {
      from: requiredOrUnknown(site),
      to: requiredOrUnknown(site),
      cubes: requiredOrUnknown(count),
      potions: optionalOrUnknown(potions),
    }),
    shift: leaf('the token that the monk moves', {
      from: requiredOrUnknown(region),
      to: requiredOrUnknown(region),
      slot: optionalOrUnknown(count),
    }),
    peek: leaf('a token that the witch looks at', {
      region: requiredOrUnknown(region),
      slot: optionalOrUnknown(count),
      token: optionalOrUnknown(token),
    }),
    swap: leaf('the witch exchanges the two tokens', {}),
    castle: leaf('a cube that the king brings into the castle', {
      from: requiredOrUnknown(site),
      potions: optionalOrUnknown(potions),
    }),
    'exchange-cubes': leaf('two cubes that the messenger exchanges, each a region and a player', {
      a: requiredOrUnknown(cube),
      b: requiredOrUnknown(cube),
      'a-potions': optionalOrUnknown(count),
      'b-potions': optionalOrUnknown(count),
    }),
    wall: leaf('a wall of the emperor on a border; `from`: the border where it stood', {
      between: requiredOrUnknown(regions),
      from: optionalOrUnknown(regions),
    }),
    nun: leaf('a nun; `from`: where she stood', {
      at: requiredOrUnknown(site),
      from: optionalOrUnknown(site),
      ...markOnly,
    }),
    bishop: leaf('a bishop; `from`: where he stood', {
      at: requiredOrUnknown(site),
      from: optionalOrUnknown(site),
      ...markOnly,
    }),
    pipe: leaf('a cube that the pied piper leads away, and how many tokens follow; `slots` where not all can follow', {
      from: requiredOrUnknown(site),
      to: requiredOrUnknown(site),
      rats: optionalOrUnknown(count),
      slots: optionalOrUnknown(listOf('slots')),
      potions: optionalOrUnknown(potions),
    }),
    potion: leaf('a potion of the magician under an own cube; `on`: how many lie under that cube already', {
      region: requiredOrUnknown(site),
      on: optionalOrUnknown(count),
    }),
    bake: leaf('a cube onto the baker', { from: optionalOrUnknown(source), potions: optionalOrUnknown(potions) }),
    add: leaf('cubes that a card puts into a region: serf; in the last round peasant, mayor and queen', {
      region: requiredOrUnknown(site),
      cubes: optionalOrUnknown(count),
    }),
    order: leaf('all tokens of the region, turned up by the crusader, in the order in which they act', {
      tokens: requiredOrUnknown(tokens),
    }),
    'extra-rat': leaf('the additional token of the soldier', {
      to: requiredOrUnknown(region),
      token: optionalOrUnknown(token),
    }),
    state: mayBeAbsent(
      element({
        describe: 'claim: absolute values of a player, of a region (with the cubes of each player), or of the table',
        attributes: {
          player: optional(playerId),
          board: optional(stated),
          castle: optional(stated),
          supply: optional(stated),
          baker: optional(stated),
          region: optional(region),
          rats: optional(stated),
          potions: optional(stated),
          cubes: optional(playerCounts),
        },
        perPlayer: 'cubes',
        children: [],
        typed: { order: ['player'] },
      }),
    ),
    effect: mayBeAbsent(
      leaf('claim: what the move around or before it changed for a player', {
        player: required(playerId),
        board: optional(stated),
        castle: optional(stated),
        supply: optional(stated),
        baker: optional(stated),
      }),
    ),
    score: leaf(
      'claim: the final result of a player',
      {
        player: required(playerId),
        cubes: optional(stated),
        rank: optional(stated),
      },
      { bare: true, order: ['player', 'cubes', 'rank'] },
    ),
  },
});

export type RattusVocabulary = typeof vocabulary;
export type RattusElement = AnyElement<RattusVocabulary>;
export type RattusElementOf<N extends keyof RattusVocabulary & string> = Element<RattusVocabulary, N>;
