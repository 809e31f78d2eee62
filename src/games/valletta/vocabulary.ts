/**
 * The elements and attributes of a Valletta log, and the names that everything else in this room is typed with.
 * What they mean: docs/log-format.md; the names of Characters and options: valletta.md 5.1 and 0.6.
 */
import {
  type AttributeType,
  type Counts,
  count,
  countsOf,
  id,
  listOf,
  oneOf,
  optional,
  optionalOrUnknown,
  playerId,
  required,
  requiredOrUnknown,
  stated,
  truth,
} from '../../log/attribute.js';
import { ANYWHERE, markOnly, onAnyMove, withEnvelope } from '../../log/envelope.js';
import { type AnyElement, type Element, element, leaf, mayBeAbsent, saying } from '../../log/vocabulary.js';
import { OPTIONS } from './profile.js';

/** The goods, in the order in which everything counts them. */
export const GOODS = ['gold', 'wood', 'stone', 'brick'] as const;
export type Good = (typeof GOODS)[number];

/** The colours of building cards, and of the Characters that lie on them. */
export const BUILDING_COLOURS = ['green', 'blue', 'yellow'] as const;
export type BuildingColour = (typeof BUILDING_COLOURS)[number];

/** The Characters by their colours, in the order of the card guide (valletta.md 5.1; of the Apprentice, the correction on top of it). */
export const CHARACTERS_BY_COLOUR = {
  red: ['shopkeeper', 'lumberjack', 'stone-sculptor', 'brick-worker', 'maid', 'builder'],
  purple: ['apprentice', 'jean'],
  green: ['banker', 'woodworker', 'carver', 'mason'],
  blue: [
    ...(['monk', 'bricklayer', 'trader', 'seamstress', 'merchant', 'artisan'] as const),
    ...(['chamberlain', 'stonemason', 'innkeeper', 'nun', 'carpenter', 'tax-collector'] as const),
  ],
  yellow: ['laparelli', 'schilling', 'del-monte', 'philip', 'charles', 'pius', 'rekuk'],
} as const;
export type CardColour = keyof typeof CHARACTERS_BY_COLOUR;
/** All kinds of them; their places are their numbers in the decks. */
export const CHARACTERS = Object.values(CHARACTERS_BY_COLOUR).flat();
export type Character = (typeof CHARACTERS)[number];

/** Cells: side A above or B below the street, ring 1 at the street, column 1 at the tower. */
export const CELLS = ['A', 'B'].flatMap((side) =>
  [1, 2, 3].flatMap((ring) => [1, 2, 3, 4, 5].map((column) => `${side}${ring}-${column}`)),
);
/** A place of the display, `A1-1` to `B3-5`. */
export type Cell = string;

export const TRIGGERS = ['jean', 'points', 'houses'] as const;
/** A condition of the final phase, as logs name it. */
export type Trigger = (typeof TRIGGERS)[number];

const good = oneOf('good', GOODS);
const goods = countsOf('goods', GOODS);
/** A payment of just what the rules ask: the replay reckons it. */
export const DUE = 'due';
const payment: AttributeType<Counts | typeof DUE> = {
  ...goods,
  name: 'payment',
  describe: `${goods.describe}; or \`${DUE}\`: just the price`,
  pattern: `${DUE}|${goods.pattern}`,
  read: (value) => (value === DUE ? DUE : goods.read(value)),
};
const character = oneOf('character', CHARACTERS);
const characters = listOf('characters', CHARACTERS);
const cell = oneOf('cell', CELLS);

/** A building that the edition declares. */
const building: AttributeType<string> = { ...id, name: 'building', example: 'market' };

const construction = { at: requiredOrUnknown(cell), pay: requiredOrUnknown(payment), ...markOnly };

const amountsStated = {
  gold: optional(stated),
  wood: optional(stated),
  stone: optional(stated),
  brick: optional(stated),
  points: optional(stated),
};

/** Everything that may stand in a log of Valletta. */
export const vocabulary = withEnvelope({
  ruleset: 'valletta',
  options: OPTIONS.map(({ name }) => name),
  inComponents: ['building', 'barrel'],
  inSetup: ['place', 'hand'],
  inMoves: ['draft', 'turn', 'final-phase'],
  records: ['hands', 'draws'],
  elements: {
    building: leaf('a building card: front cost, yield and points; the upgraded side is doubled unless it is given', {
      id: required(id),
      colour: required(oneOf('building-colour', BUILDING_COLOURS)),
      character: required(character),
      cost: optional(goods),
      yields: optional(goods),
      points: optional(count),
      'upgraded-yields': optional(goods),
      'upgraded-points': optional(count),
      documented: optional(listOf('documented', ['cost', 'yields', 'points'])),
    }),
    barrel: saying(
      leaf(
        'in an edition: how many barrels show a good; in a play: what the barrel showed (chance)',
        {
          good: requiredOrUnknown(good),
          count: optional(count),
        },
        { sign: '*' },
      ),
      { count: ['components'] },
    ),
    place: leaf('one building of the display', { building: required(building), at: required(cell) }),
    hand: mayBeAbsent(
      leaf('the opening hand of a player, if it was recorded', {
        player: required(playerId),
        cards: required(characters),
      }),
    ),
    draft: leaf('the extra good that a player keeps; the last seat picks first', {
      player: required(playerId),
      good: requiredOrUnknown(good),
      ...onAnyMove,
    }),
    turn: element({
      describe: 'a turn of one player',
      attributes: { player: required(playerId), ...onAnyMove },
      children: ['play', 'draw', 'final-phase', ...ANYWHERE],
      once: [],
      typed: { bare: true, counted: true },
    }),
    play: element({
      describe: 'one Character played from the hand, with everything that was decided',
      attributes: { card: requiredOrUnknown(character), ...onAnyMove },
      children: ['take', 'build', 'upgrade', 'exchange', 'give', 'extra', 'barrel', 'hire', 'dismiss', ...ANYWHERE],
      typed: { bare: true },
    }),
    take: leaf('goods chosen from the supply', { goods: requiredOrUnknown(goods) }, { sign: '+' }),
    build: leaf('a building that is built, and what was paid', construction, { sign: '@', leftOut: { pay: DUE } }),
    upgrade: leaf('an own building that is upgraded, and what was paid', construction, {
      ...{ sign: '^', leftOut: { pay: DUE } },
    }),
    exchange: leaf(
      'the exchange or purchase of the card was made; `give` names the kind of good paid',
      {
        give: optionalOrUnknown(goods),
      },
      { sign: '~' },
    ),
    give: leaf('one good that an opponent handed over', {
      // A list, so that a wrong number is a breach and not a fault of notation.
      player: required(playerId),
      good: requiredOrUnknown(goods),
    }),
    extra: leaf('the additional good that some cards allow with two players', { good: requiredOrUnknown(goods) }),
    hire: leaf('a Character taken from the open supply', { card: requiredOrUnknown(character) }, { sign: '&' }),
    dismiss: leaf('a Character given from the hand to the open supply', { card: requiredOrUnknown(character) }),
    draw: mayBeAbsent(
      leaf('the refill of the hand, in order (chance)', {
        cards: required(characters),
        reshuffled: optionalOrUnknown(truth),
      }),
    ),
    'final-phase': mayBeAbsent(
      leaf('claim: the final phase has been triggered', {
        trigger: optional(oneOf('trigger', TRIGGERS)),
        player: optional(playerId),
      }),
    ),
    state: mayBeAbsent(
      leaf(
        'claim: absolute values; with `player` those of a player, without it those of the table',
        {
          player: optional(playerId),
          ...amountsStated,
          houses: optional(stated),
          hand: optional(stated),
          pile: optional(stated),
          discard: optional(stated),
          jean: optional(stated),
          supply: optional(countsOf('characters-count', CHARACTERS)),
        },
        { order: ['player'] },
      ),
    ),
    effect: mayBeAbsent(
      leaf('claim: what the play around or before it changed', {
        player: required(playerId),
        ...amountsStated,
      }),
    ),
    score: leaf(
      'claim: the final result of a player, with the points from buildings and from goods',
      {
        player: required(playerId),
        points: optional(stated),
        rank: optional(stated),
        houses: optional(stated),
        buildings: optional(stated),
        goods: optional(stated),
      },
      { bare: true, order: ['player', 'points', 'rank'] },
    ),
  },
});

export type VallettaVocabulary = typeof vocabulary;
/** Any element of such a log, told apart by `name`. */
export type VallettaElement = AnyElement<VallettaVocabulary>;
/** The element of one name. */
export type VallettaElementOf<N extends keyof VallettaVocabulary & string> = Element<VallettaVocabulary, N>;
