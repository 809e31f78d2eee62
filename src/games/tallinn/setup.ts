/** From the box to the first round: players, start cards, hands. @see tallinn.md 1 and 4.1 */

import { requireDeclared } from '../../engine/declared.js';
import { differing, foundAt } from '../../engine/facts.js';
import type { Parts } from '../../engine/game-run.js';
import { grouped } from '../../engine/grouped.js';
import type { Facts, Judge } from '../../engine/judge.js';
import { list, name, namedEdition, player as playerName, quoted } from '../../engine/message.js';
import type { PartyRules } from '../../engine/party.js';
import type { Quantity } from '../../engine/quantity.js';
import { recordsOf } from '../../engine/records.js';
import { scorePoints } from '../../engine/scored.js';
import { onePerPlayer, seatOf } from '../../engine/stated-player.js';
import { known } from '../../log/attribute.js';
import { childrenNamed } from '../../log/vocabulary.js';
import { isBroken, ofCard } from './record/asked.js';
import { askCount, askDealt, askOpeningHand, askStart, type DealtCard } from './record/asked-setup.js';
import { OPENING_HAND, sizeOfHand } from './rules/deal.js';
import { FOREIGN } from './rules/facts.js';
import { moveCard, movePersons } from './table/changes.js';
import { miscountedIn, ofPlayer, onTable, personsOf } from './table/quantities.js';
import { type Judged, numberOf, type PlayerState, type TableState } from './table/state.js';
import {
  type CardName,
  LEGATE,
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
  const dealt = setup ? childrenNamed<TallinnVocabulary, 'start'>(setup, 'start') : [];
  const starts = grouped(dealt, (start) => seatOf(judge, table.roster, start));
  for (const player of table.players) {
    if (table.profile.startScore > 0) {
      judge.applies('tallinn.setup.counter-start');
      scorePoints(judge, 'tallinn.setup.start-score', player.id, table.profile.startScore);
    }
    dealStart({ table, judge, player }, starts.get(player.seat) ?? [], setup ?? game);
  }
  judge.applies('tallinn.setup.gold-supply', 'tallinn.setup.start-cards-leftover');
  dealHands(table, judge, setup, recordsOf(moves).has('hands'));
}

/** tallinn.setup.start-card: exactly one, and no card twice. */
function dealStart(to: Judged, elements: readonly TallinnElementOf<'start'>[], setup: TallinnElement): void {
  const { table, judge, player } = to;
  const [first, second] = elements;
  requireDeclared(judge, askCount(table, 'start', elements.length), {
    gaps: () => 'setup',
    facts: () => ({
      kind: first ? 'setup' : 'missing',
      message: first ? 'tallinn_start-twice' : 'tallinn_start-missing',
      with: { player: playerName(player.id) },
      ...differing('1', elements.length),
      element: second ?? setup,
      player: player.id,
      taints: personsOf(player),
    }),
  });
  if (!first) player.unknownPersons.fill('setup');
  for (const element of elements) layStart(to, element);
}

function layStart({ table, judge, player }: Judged, element: TallinnElementOf<'start'>): void {
  const card = known(element.values.card);
  if (card === undefined) {
    judge.doubt('tallinn.setup.start-card', 'setup');
    player.unknownPersons.fill('setup');
  } else {
    requireDeclared(judge, ofCard(askStart(table, player, card)), {
      gaps: () => 'setup',
      facts: () => dealtBefore(table, player, card, element),
    });
  }
  const start = table.start(card);
  moveCard(judge, 'tallinn.setup.start-card', player, card, { verb: 'place', from: '', to: player.places.display });
  if (start?.persons) movePersons(judge, 'tallinn.card.start-persons-count', player, start.persons);
  else if (card !== undefined) {
    player.unknownPersons.fill('values');
    if (table.edition.open) {
      judge.doubt('tallinn.setup.start-card', 'values');
    } else if (table.edition.starts.size > 0) {
      judge.find('tallinn.setup.component-census', {
        kind: 'data',
        message: 'tallinn_start-unknown',
        with: { card: quoted(card), ...namedEdition(table.edition.name) },
        ...foundAt(element, 'card', card),
        player: player.id,
        taints: personsOf(player),
      });
    }
  }
}

/** What is said of a start card that somebody has already. */
function dealtBefore(
  { players }: TableState,
  player: PlayerState,
  card: CardName,
  element: TallinnElementOf<'start'>,
): Facts {
  const holder = players.find(({ display }) => display.some((shown) => shown.card === card)) ?? player;
  return {
    kind: 'setup',
    message: 'tallinn_start-dealt-before',
    with: { player: playerName(player.id), card: name('card', card), holder: playerName(holder.id) },
    ...foundAt(element, 'card', card),
    player: player.id,
    // Either of them may have another one.
    taints: [...personsOf(player), ...personsOf(holder)],
  };
}

/** tallinn.setup.full-set, -.private-pile, -.opening-hand, tallinn.legate.opening-hand */
function dealHands(table: TableState, judge: Judge, setup: Setup | undefined, areRecorded: boolean): void {
  const stated = setup ? childrenNamed<TallinnVocabulary, 'hand'>(setup, 'hand') : [];
  const requireOne = (player: PlayerState, count: number, second?: TallinnElementOf<'hand'>): boolean =>
    requireDeclared(judge, askCount(table, 'hand', count), {
      gaps: () => 'hands',
      facts: () => ({
        ...(second ? { kind: 'setup', element: second } : { kind: 'missing' }),
        message: second ? 'tallinn_hand-twice' : 'tallinn_hand-missing',
        with: { player: playerName(player.id) },
        player: player.id,
      }),
    });
  const hands = onePerPlayer(judge, table.roster, stated, (element, seat) =>
    requireOne(table.player(seat), 2, element),
  );
  for (const player of table.players) {
    const element = hands.get(player.seat);
    requireOne(player, element || !areRecorded ? 1 : 0);
    dealHand({ table, judge, player }, element);
  }
  judge.applies('tallinn.visibility.hand');
}

function dealHand(to: Judged, element: TallinnElementOf<'hand'> | undefined): void {
  const { table, judge, player } = to;
  const recorded = known(element?.values.cards);
  judge.applies('tallinn.setup.private-pile');
  const hasLegate = table.profile.legate || (recorded?.includes(LEGATE) ?? false);
  if (!element || !recorded) {
    for (let card = 0; card < OPENING_HAND; card += 1) drawOpening(judge, player, undefined);
    if (hasLegate) takeLegate(judge, player);
    return;
  }
  requireHand(to, { element, cards: recorded, hasLegate });
  // The legate takes one of the places that the record hides, if it does not name it.
  let places = recorded.filter((card) => card !== LEGATE);
  if (hasLegate && places.length === recorded.length && places.includes('?')) {
    places = places.toSpliced(places.indexOf('?'), 1);
  }
  for (const card of places) drawOpening(judge, player, known(card));
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
function requireHand({ table, judge, player }: Judged, { element, cards, hasLegate }: RecordedHand): void {
  const at = { kind: 'setup', element, attribute: 'cards', player: player.id } as const;
  const ofCards = (): readonly Quantity[] => [ofPlayer(player.id, 'cards')];
  const ofHand = (): readonly Quantity[] => [...ofCards(), ofPlayer(player.id, 'pile')];
  const taints = (): readonly Quantity[] => [...ofHand(), onTable('rounds'), ofPlayer(player.id, 'hand')];
  const due = sizeOfHand(table.facts, hasLegate ? 1 : 0);
  const more = cards.length - due;
  const { answers } = askOpeningHand(table, player, cards);
  const [ofLegates, ofSize] = ['legates', 'size'].map((of) => answers.filter(({ slot }) => slot === of));
  const isRight = requireDeclared(judge, ofLegates ?? [], {
    gaps: () => 'hands',
    facts: () => {
      const legates = cards.filter((card) => card === LEGATE).length;
      // What everybody is dealt wrongly is one error.
      const asMany = miscountedIn(table, 'legate', legates);
      return {
        ...at,
        message: !table.profile.legate
          ? 'tallinn_legate-in-base-game'
          : legates > 1
            ? 'tallinn_legate-twice'
            : 'tallinn_legate-not-in-hand',
        with: { player: playerName(player.id) },
        dependsOn: [asMany],
        taints: [...taints(), asMany],
      };
    },
  });
  requireDeclared(judge, ofSize ?? [], {
    gaps: () => 'hands',
    facts: () => {
      const asMany = miscountedIn(table, 'hand', more);
      return {
        ...at,
        message: 'tallinn_opening-hand',
        with: { player: playerName(player.id), count: cards.length, due },
        ...differing(due, cards.length),
        dependsOn: [...(isRight ? [] : ofHand()), asMany],
        taints: [...taints(), asMany],
      };
    },
  });
  const dealt = askDealt(table, player, cards);
  const wrong = dealt.filter((one) => isBroken(one.answers));
  const isForeign = ({ card }: DealtCard): boolean => card === FOREIGN;
  for (const [message, those] of [
    ['tallinn_not-in-set', wrong.filter(isForeign)],
    ['tallinn_card-twice', wrong.filter((one) => !isForeign(one))],
  ] as const) {
    const [first] = those.length > 0 ? those : dealt.filter((one) => !wrong.includes(one));
    requireDeclared(judge, first?.answers ?? [], {
      gaps: () => 'hands',
      facts: () => ({
        ...at,
        message,
        with: { player: playerName(player.id), cards: list(those.map((one) => name('card', one.name))) },
        actual: those.map((one) => one.name).join(' '),
        // A card that is there twice may be the one too many.
        dependsOn: those.length === more ? ofCards() : [],
        taints: [...ofCards(), ofPlayer(player.id, 'hand')],
      }),
    });
  }
}

function drawOpening(judge: Judge, player: PlayerState, card: CardName | undefined): void {
  const possible = card === undefined || player.cards.canArrive(numberOf(card)) !== false;
  const { hand, pile } = player.places;
  moveCard(judge, 'tallinn.setup.opening-hand', player, card, { verb: 'draw', from: pile, to: hand });
  if (!possible) player.cards.blur('breach');
}

function takeLegate(judge: Judge, player: PlayerState): void {
  moveCard(judge, 'tallinn.legate.opening-hand', player, LEGATE, { verb: 'take', from: '', to: player.places.hand });
}
