/**
 * The elements and attributes of a Tallinn log, and the names that everything else in this room is typed with.
 * What they mean: docs/log-format.md; the names of estates and options: tallinn.md 5.1 and 2.3.
 */
import {
  type AttributeType,
  count,
  id,
  listOf,
  oneOf,
  optional,
  optionalOrUnknown,
  playerId,
  required,
  requiredOrUnknown,
  stated,
} from '../../log/attribute.js';
import { ANYWHERE, onAnyMove, withEnvelope } from '../../log/envelope.js';
import { type AnyElement, type Element, element, leaf, mayBeAbsent, saying } from '../../log/vocabulary.js';
import { OPTIONS } from './profile.js';

/** The estates in the order of final scoring. */
export const ESTATES = ['merchant', 'knight', 'monk'] as const;
export type Estate = (typeof ESTATES)[number];
/** What is compared at the end, in the order of final scoring: the estates, and the towers. */
export const CONTESTS = [...ESTATES, 'tower'] as const;
export type Contest = (typeof CONTESTS)[number];

/** The sides of an influence card, and those of the legate. */
export const SIDES = ['a', 'b', 'persons', 'arms'] as const;
export type SideId = (typeof SIDES)[number];

/** tallinn.setup.full-set: the numbers of one set. */
export const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
/** The card of the expansion, as logs name it. */
export const LEGATE = 'legate';

/**
 * A card as a log names it: the number of an influence card, `legate`, or the id of a start card. Which of them can
 * exist is a rule, so other numbers are read, too.
 */
export type CardName = string;

const CARD = /^(?:[0-9]{1,4}|[a-z][a-z0-9-]*)$/;

function readCard(value: string): CardName | undefined {
  if (!CARD.test(value)) return undefined;
  const name = /^[0-9]/.test(value) ? String(Number(value)) : value;
  // The very same string: maps that are asked for it need not compare letters.
  return NAMED_CARDS.find((card) => card === name) ?? name;
}

/** Start cards have the ids that their edition gives them. */
const NAMED_CARDS = [...NUMBERS, LEGATE];

const card: AttributeType<CardName> = {
  name: 'card',
  example: '7',
  describe: 'the number of an influence card, `legate`, or the id of a start card',
  pattern: '[0-9]{1,4}|[a-z][a-z0-9-]*',
  words: 'one',
  named: NAMED_CARDS,
  read: readCard,
};

const cards: AttributeType<readonly CardName[]> = {
  name: 'cards',
  example: '7 2 ? 4',
  describe: 'cards, separated by white space; `?` for an unseen one',
  pattern: '\\s*(([0-9]{1,4}|[a-z][a-z0-9-]*|\\?)(\\s+([0-9]{1,4}|[a-z][a-z0-9-]*|\\?))*)?\\s*',
  words: 'list',
  named: NAMED_CARDS,
  read: (value) => {
    const names = (value.match(/\S+/g) ?? []).map((word) => (word === '?' ? word : readCard(word)));
    return names.every((one) => one !== undefined) ? Object.freeze(names) : undefined;
  },
};

/** A start card that the edition declares. A number is the name of none of them: it is how somebody else calls them. */
const startCard: AttributeType<CardName> = {
  ...id,
  name: 'start-card',
  example: 'start-3',
  describe: 'the id of a start card: lower-case letters, digits and hyphens, first a letter',
};

const estate = oneOf('estate', ESTATES);
const contest = oneOf('contest', CONTESTS);
const side = oneOf('side', SIDES);
const documented = listOf('documented', ['persons', 'coin']);
const personsStated = { merchant: optional(stated), knight: optional(stated), monk: optional(stated) } as const;
const persons = { merchant: optional(count), knight: optional(count), monk: optional(count) } as const;

/** Everything that may stand in a log of Tallinn. */
export const vocabulary = withEnvelope({
  ruleset: 'tallinn',
  options: OPTIONS.map(({ name }) => name),
  inComponents: ['influence', 'start', 'legate'],
  inSetup: ['start', 'hand'],
  inMoves: ['round', 'final'],
  records: ['hands', 'draws', 'contests', 'transfers'],
  elements: {
    influence: element({
      describe: 'an influence card of the set that every player has, with its two halves',
      attributes: { n: required(count) },
      children: ['side'],
    }),
    legate: element({
      describe: 'the card of the expansion: the half with three persons and the one with the imperial arms',
      attributes: {},
      children: ['side'],
    }),
    side: leaf('one half of a card: its persons, and the estate of the contest that its coin triggers', {
      id: required(side),
      ...persons,
      coin: optional(estate),
      documented: optional(documented),
    }),
    start: saying(
      leaf('in an edition: a start card and its persons; in the setup: the one that a player was dealt', {
        id: optional(id),
        ...persons,
        documented: optional(documented),
        player: optional(playerId),
        card: optionalOrUnknown(startCard),
      }),
      {
        ...{ id: ['components'], merchant: ['components'], knight: ['components'], monk: ['components'] },
        ...{ documented: ['components'], player: ['setup'], card: ['setup'] },
      },
    ),
    hand: mayBeAbsent(
      leaf('the opening hand of a player, if it was recorded; it includes the legate', {
        player: required(playerId),
        cards: required(cards),
      }),
    ),
    round: element({
      describe: 'one round: plays, contests, towers, draws',
      attributes: { ...onAnyMove },
      children: ['play', 'contest', 'tower', 'draw', ...ANYWHERE],
      typed: { counted: true },
    }),
    play: element({
      describe: 'the card a player reveals; `side` is the active half, the one on the right',
      attributes: {
        player: required(playerId),
        card: requiredOrUnknown(card),
        side: requiredOrUnknown(side),
        ...onAnyMove,
      },
      children: [...ANYWHERE],
      typed: { bare: true },
    }),
    contest: leaf(
      'claim: a contest and its points; with the legate a decision, which `estate` names',
      {
        player: required(playerId),
        estate: optionalOrUnknown(contest),
        points: optionalOrUnknown(stated),
        ...onAnyMove,
      },
      { sign: '*', order: ['player', 'estate', 'points'] },
    ),
    tower: leaf(
      'a card that becomes a tower; `signal` is the number of fingers shown',
      {
        player: required(playerId),
        from: requiredOrUnknown(oneOf('tower-from', ['display', 'hand', 'none'])),
        card: optionalOrUnknown(card),
        signal: optionalOrUnknown(count),
        ...onAnyMove,
      },
      { sign: '^' },
    ),
    draw: mayBeAbsent(
      leaf(
        'the card drawn at the end of the round (chance)',
        {
          player: required(playerId),
          card: requiredOrUnknown(card),
        },
        { sign: '+' },
      ),
    ),
    final: element({
      describe: 'final scoring: the estates, then the towers',
      attributes: { ...onAnyMove },
      children: ['bonus', 'contest', 'transfer', 'towers', ...ANYWHERE],
      typed: { block: true },
    }),
    bonus: mayBeAbsent(
      leaf('the estate that the two persons of a displayed legate join', {
        player: required(playerId),
        estate: requiredOrUnknown(estate),
        ...onAnyMove,
      }),
    ),
    transfer: mayBeAbsent(
      leaf('claim: the point paid by a player who is five persons or more behind', {
        from: required(playerId),
        to: required(playerId),
        estate: optionalOrUnknown(contest),
      }),
    ),
    towers: leaf('the towers of a player, turned up after the contests of the estates (chance)', {
      player: required(playerId),
      cards: required(cards),
    }),
    state: mayBeAbsent(
      leaf('claim: absolute values of a player; persons are those of the display', {
        player: required(playerId),
        points: optional(stated),
        ...personsStated,
        towers: optional(stated),
        hand: optional(stated),
        pile: optional(stated),
      }),
    ),
    effect: mayBeAbsent(
      leaf('claim: what the play or contest around or before it changed', {
        player: required(playerId),
        points: optional(stated),
      }),
    ),
    score: leaf(
      'claim: the final result of a player, with all persons on the towers',
      {
        player: required(playerId),
        points: optional(stated),
        'tower-persons': optional(stated),
        rank: optional(stated),
      },
      { bare: true, order: ['player', 'points', 'rank'] },
    ),
  },
});

export type TallinnVocabulary = typeof vocabulary;
/** Any element of such a log, told apart by `name`. */
export type TallinnElement = AnyElement<TallinnVocabulary>;
/** The element of one name (or of one of several). */
export type TallinnElementOf<N extends keyof TallinnVocabulary & string> = Element<TallinnVocabulary, N>;
