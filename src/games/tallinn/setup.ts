/** From the box to the first round: players, start cards, hands. @see tallinn.md 1 and 4.1 */
import type { Judge } from '../../engine/judge.js';
import { list, name, namedEdition, player as playerName, quoted } from '../../engine/message.js';
import type { PartyRules } from '../../engine/party.js';
import { recordsOf } from '../../engine/records.js';
import type { Parts } from '../../engine/room.js';
import { onePerPlayer, seatOf } from '../../engine/stated-player.js';
import { childrenNamed } from '../../log/vocabulary.js';
import { enact } from './enact.js';
import { ESTATE_INDICES, type Persons } from './persons.js';
import { personsOf } from './quantities.js';
import type { RuleIdOfTallinn } from './rulebook.js';
import { numberOf, OPENING_HAND, type PlayerState, type TableState } from './state.js';
import {
  type CardName,
  ESTATES,
  LEGATE,
  NUMBERS,
  type TallinnElement,
  type TallinnElementOf,
  type TallinnVocabulary,
} from './vocabulary.js';

type Setup = TallinnElementOf<'setup'>;

/** Two to four players; the rulebook gives them no colours. @see tallinn.setup.player-count */
export const party: PartyRules = {
  count: 'tallinn.setup.player-count',
  countMessage: 'tallinn_player-count',
};

/** Lays everything out. */
export function setUp(table: TableState, judge: Judge, { setup, game, moves }: Parts<TallinnVocabulary>): void {
  const starts = startsOf(table, judge, setup);
  for (const player of table.players) {
    if (table.profile.startScore > 0) {
      enact(judge, 'tallinn.setup.counter-start');
      judge.effect('tallinn.setup.start-score', {
        verb: 'score',
        player: player.id,
        thing: 'point',
        amount: table.profile.startScore,
        from: '',
        to: player.id,
      });
    }
    dealStart(table, judge, player, starts.get(player.seat) ?? [], setup ?? game);
  }
  enact(judge, 'tallinn.setup.gold-supply');
  enact(judge, 'tallinn.setup.start-cards-leftover');
  dealHands(table, judge, setup, recordsOf(moves).has('hands'));
}

/** The `<start>` elements of each player. */
function startsOf(
  table: TableState,
  judge: Judge,
  setup: Setup | undefined,
): ReadonlyMap<number, TallinnElementOf<'start'>[]> {
  const starts = new Map<number, TallinnElementOf<'start'>[]>();
  for (const child of setup?.children ?? []) {
    if (child.name !== 'start') continue;
    const seat = seatOf(judge, table.roster, child);
    if (seat !== undefined) starts.set(seat, [...(starts.get(seat) ?? []), child]);
  }
  return starts;
}

/** tallinn.setup.start-card: exactly one, and no card twice. */
function dealStart(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  elements: readonly TallinnElementOf<'start'>[],
  setup: TallinnElement,
): void {
  const [first, second] = elements;
  judge.require('tallinn.setup.start-card', elements.length === 1, () => ({
    kind: first ? 'setup' : 'missing',
    message: first ? 'tallinn_start-twice' : 'tallinn_start-missing',
    with: { player: playerName(player.id) },
    expected: '1',
    actual: String(elements.length),
    element: second ?? setup,
    player: player.id,
    spoils: personsOf(player),
  }));
  if (!first) player.unknownPersons.fill('setup');
  for (const element of elements) layStart(table, judge, player, element);
}

function layStart(table: TableState, judge: Judge, player: PlayerState, element: TallinnElementOf<'start'>): void {
  const card = element.values.card === '?' ? undefined : element.values.card;
  if (card === undefined) {
    judge.doubt('tallinn.setup.start-card', 'setup');
    player.unknownPersons.fill('setup');
  } else {
    const holder = table.players.find(({ display }) => display.some((shown) => shown.card === card));
    judge.require('tallinn.setup.start-card-distinct', holder === undefined, () => ({
      kind: 'setup',
      message: 'tallinn_start-dealt-before',
      with: { player: playerName(player.id), card: name('card', card), holder: playerName(holder?.id ?? player.id) },
      element,
      attribute: 'card',
      actual: card,
      player: player.id,
    }));
  }
  const start = table.start(card);
  judge.effect('tallinn.setup.start-card', {
    verb: 'place',
    player: player.id,
    thing: 'card',
    ...(card !== undefined && { which: card }),
    amount: 1,
    from: '',
    to: player.places.display,
  });
  if (start?.persons) gainPersons(judge, player, start.persons, 'tallinn.card.start-persons-count');
  else if (card !== undefined) {
    player.unknownPersons.fill('values');
    if (table.edition.open) {
      judge.doubt('tallinn.setup.start-card', 'values');
    } else if (table.edition.starts.size > 0) {
      judge.find('tallinn.setup.component-census', {
        kind: 'data',
        message: 'tallinn_start-unknown',
        with: { card: quoted(card), ...namedEdition(table.edition.name) },
        element,
        attribute: 'card',
        actual: card,
        player: player.id,
        spoils: personsOf(player),
      });
    }
  }
}

/** Persons join a display. */
export function gainPersons(judge: Judge, player: PlayerState, persons: Persons, rule: RuleIdOfTallinn): void {
  for (const estate of ESTATE_INDICES) {
    const amount = persons[estate];
    if (amount === 0) continue;
    judge.effect(rule, {
      verb: 'gain',
      player: player.id,
      thing: ESTATES[estate],
      amount,
      from: '',
      to: player.places.display,
    });
  }
}

/** tallinn.setup.full-set, -.private-pile, -.opening-hand, tallinn.legate.opening-hand */
function dealHands(table: TableState, judge: Judge, setup: Setup | undefined, areRecorded: boolean): void {
  const stated = setup ? childrenNamed<TallinnVocabulary, 'hand'>(setup, 'hand') : [];
  const hands = onePerPlayer(judge, table.roster, stated, (element, seat) => {
    judge.require('tallinn.setup.opening-hand', false, () => ({
      kind: 'setup',
      message: 'tallinn_hand-twice',
      with: { player: playerName(table.roster.id(seat)) },
      element,
      player: table.roster.id(seat),
    }));
  });
  for (const player of table.players) {
    const element = hands.get(player.seat);
    judge.require('tallinn.setup.opening-hand', element !== undefined || !areRecorded, () => ({
      kind: 'missing',
      message: 'tallinn_hand-missing',
      with: { player: playerName(player.id) },
      player: player.id,
    }));
    dealHand(table, judge, player, element);
  }
  enact(judge, 'tallinn.visibility.hand');
}

function dealHand(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  element: TallinnElementOf<'hand'> | undefined,
): void {
  const { cards } = element?.values ?? {};
  const recorded = cards === undefined || cards === '?' ? undefined : cards;
  enact(judge, 'tallinn.setup.private-pile');
  const hasLegate = table.profile.legate || (recorded?.includes(LEGATE) ?? false);
  if (!element || !recorded) {
    for (let card = 0; card < OPENING_HAND; card += 1) drawOpening(judge, player, undefined);
    if (hasLegate) takeLegate(judge, player);
    return;
  }
  requireHand(table, judge, player, { element, cards: recorded, hasLegate });
  // The legate takes one of the places that the record hides, if it does not name it.
  let places = recorded.filter((card) => card !== LEGATE);
  if (hasLegate && places.length === recorded.length && places.includes('?')) {
    places = places.toSpliced(places.indexOf('?'), 1);
  }
  for (const card of places) drawOpening(judge, player, card === '?' ? undefined : card);
  if (hasLegate) takeLegate(judge, player);
}

/** An opening hand as the log has it. */
interface RecordedHand {
  readonly element: TallinnElementOf<'hand'>;
  /** `?` for an unseen one. */
  readonly cards: readonly CardName[];
  /** True where a legate belongs to it, by the options or by the record. */
  readonly hasLegate: boolean;
}

/** tallinn.legate.one-each, tallinn.legate.opening-hand, tallinn.setup.opening-hand, tallinn.setup.full-set */
function requireHand(table: TableState, judge: Judge, player: PlayerState, hand: RecordedHand): void {
  const { element, cards: recorded, hasLegate } = hand;
  const at = { element, attribute: 'cards', player: player.id } as const;
  const spoils = [`${player.id} cards`, `${player.id} pile`];
  const legates = recorded.filter((card) => card === LEGATE).length;
  const hidden = recorded.filter((card) => card === '?').length;
  const legateIsThere = legates === 1 || (legates === 0 && hidden > 0);
  const rightLegates = table.profile.legate ? legateIsThere : legates === 0;
  const due = OPENING_HAND + (hasLegate ? 1 : 0);
  const isWhole = recorded.length === due;
  judge.require(
    table.profile.legate && legates === 0 ? 'tallinn.legate.opening-hand' : 'tallinn.legate.one-each',
    rightLegates,
    () => ({
      kind: 'setup',
      message: !table.profile.legate
        ? 'tallinn_legate-in-base-game'
        : legates > 1
          ? 'tallinn_legate-twice'
          : 'tallinn_legate-not-in-hand',
      with: { player: playerName(player.id) },
      ...at,
      spoils: [...spoils, 'rounds', `${player.id} hand`],
    }),
  );
  judge.require(
    hasLegate && table.profile.legate ? 'tallinn.legate.opening-hand' : 'tallinn.setup.opening-hand',
    isWhole,
    () => ({
      kind: 'setup',
      message: 'tallinn_opening-hand',
      with: { player: playerName(player.id), count: recorded.length, due },
      expected: String(due),
      actual: String(recorded.length),
      ...at,
      restsOn: rightLegates ? [] : spoils,
      spoils: [...spoils, 'rounds', `${player.id} hand`],
    }),
  );
  requireSet(judge, player, hand);
}

/** tallinn.setup.full-set: only numbers of the set, and each of them once. */
function requireSet(judge: Judge, player: PlayerState, { element, cards: recorded }: RecordedHand): void {
  const at = { element, attribute: 'cards', player: player.id } as const;
  const spoils = [`${player.id} cards`];
  const foreign = recorded.filter((card): card is CardName => card !== '?' && card !== LEGATE && !isNumber(card));
  judge.require('tallinn.setup.full-set', foreign.length === 0, () => ({
    kind: 'setup',
    message: 'tallinn_not-in-set',
    with: { player: playerName(player.id), cards: list(foreign.map((card) => name('card', card))) },
    actual: foreign.join(' '),
    ...at,
    spoils,
  }));
  const twice = recorded.filter((card, index) => card !== '?' && card !== LEGATE && recorded.indexOf(card) < index);
  judge.require('tallinn.setup.full-set', twice.length === 0, () => ({
    kind: 'setup',
    message: 'tallinn_card-twice',
    with: { player: playerName(player.id), cards: list(twice.map((card) => name('card', card))) },
    actual: twice.join(' '),
    ...at,
    spoils,
  }));
}

function drawOpening(judge: Judge, player: PlayerState, card: CardName | undefined): void {
  const possible = card === undefined || player.cards.canArrive(numberOf(card)) !== false;
  judge.effect('tallinn.setup.opening-hand', {
    verb: 'draw',
    player: player.id,
    thing: 'card',
    ...(card !== undefined && { which: card }),
    amount: 1,
    from: player.places.pile,
    to: player.places.hand,
  });
  if (!possible) player.cards.blur('breach');
}

function takeLegate(judge: Judge, player: PlayerState): void {
  judge.effect('tallinn.legate.opening-hand', {
    verb: 'take',
    player: player.id,
    thing: 'card',
    which: LEGATE,
    amount: 1,
    from: '',
    to: player.places.hand,
  });
}

/** tallinn.setup.full-set */
export function isNumber(card: CardName): boolean {
  return (NUMBERS as readonly string[]).includes(card);
}
