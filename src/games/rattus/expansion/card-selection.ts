/** Which six class cards the game is played with. @see rattus.md 2.2, 4.12 */
import { foundAt } from '../../../engine/facts.js';
import type { Judge } from '../../../engine/judge.js';
import { choice, list, name } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { IN_PLAY } from '../rules/amounts.js';
import { isBaseCard, SETS } from '../table/components.js';
import { onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import {
  BASE_CARDS,
  type Card,
  ESTATES,
  type RattusElement,
  type RattusElementOf,
  SET_NAMES,
  type SetName,
} from '../vocabulary.js';

const SET_RULES = {
  'good-times': 'rattus.piper.set-good-times',
  'rat-control': 'rattus.piper.set-rat-control',
  'war-in-europe': 'rattus.piper.set-war-in-europe',
} as const satisfies Record<SetName, RuleIdOfRattus>;

const SELECTION_RULES = {
  random: 'rattus.piper.select-random',
  'per-estate': 'rattus.piper.select-per-estate',
  agreed: 'rattus.piper.select-agreed',
  set: 'rattus.piper.select-suggested',
} as const satisfies Record<string, RuleIdOfRattus>;

/** Pieces come out of the box with their card only. @see rattus.piper.material */
const WITH_PIECES: ReadonlySet<Card> = new Set<Card>(['bishop', 'nun', 'emperor', 'magician']);

/** Lays the cards out. @param classes undefined where the log does not name them */
export function layCards(
  table: TableState,
  judge: Judge,
  classes: RattusElementOf<'classes'> | undefined,
  setup: RattusElement,
): void {
  const told = known(classes?.values.cards);
  // A `?` alone stands for all of them: it does not say that there is one.
  const named = told?.length === 1 && told[0] === '?' ? undefined : told;
  const cards = (named ?? []).filter((card) => card !== '?');
  const { expansion } = table.profile;
  if (!classes && expansion) {
    judge.require('rattus.setup.class-display', false, () => ({
      kind: 'missing',
      message: 'rattus_no-cards',
      element: setup,
    }));
  }
  const isHidden = !named || named.includes('?');
  if (isHidden && expansion) table.hideCards('setup');
  // The base game leaves no choice.
  const distinct = [...new Set([...cards, ...(isHidden && !expansion ? BASE_CARDS : [])])];
  if (classes && named) {
    const hidden = named.filter((card) => card === '?').length;
    const selection = { table, judge, classes, cards: [...new Set(cards)], hidden };
    checkNumber(selection, named.length);
    if (expansion) checkSelection(selection);
    else if (checkBaseGame(selection)) {
      const set = known(classes.values.set);
      // Each has cards of the expansion.
      if (set !== undefined) checkSet(selection, set);
    }
  }
  for (const card of distinct) {
    const rule = isBaseCard(card) ? 'rattus.setup.class-display' : 'rattus.piper.contents';
    judge.effect(rule, { verb: 'place', thing: 'class', which: card, to: 'display' });
  }
  for (const card of distinct)
    if (WITH_PIECES.has(card))
      judge.line('rattus.piper.material', 'rattus_material', () => ({ card: name('class-card', card) }));
}

/** What a log says of the cards of its game. */
interface Selection {
  readonly table: TableState;
  readonly judge: Judge;
  readonly classes: RattusElementOf<'classes'>;
  /** Those that are named, each once, and how many are not. */
  readonly cards: readonly Card[];
  readonly hidden: number;
}

/** The base game has all its six cards on the table; with the expansion six are chosen. @param count how many are listed */
function checkNumber({ table, judge, classes, cards, hidden }: Selection, count: number): void {
  const repeated = count - cards.length - hidden;
  const rule = table.profile.expansion ? 'rattus.piper.six-in-play' : 'rattus.setup.class-display';
  judge.require(rule, count === IN_PLAY && repeated === 0, () => ({
    kind: 'setup',
    message: repeated > 0 ? 'rattus_card-twice' : 'rattus_cards-number',
    with: { count },
    expected: String(IN_PLAY),
    ...foundAt(classes, 'cards', repeated > 0 ? cards.length : count),
    taints: [onTable('cards')],
  }));
}

/** rattus.setup.class-display: without the expansion there are six cards only. */
function checkBaseGame({ judge, classes, cards }: Selection): boolean {
  const foreign = cards.filter((card) => !isBaseCard(card));
  return judge.require('rattus.setup.class-display', foreign.length === 0, () => ({
    kind: 'setup',
    message: 'rattus_card-of-expansion',
    with: { cards: list(foreign.map((card) => name('class-card', card))) },
    ...foundAt(classes, 'cards'),
    dependsOn: [onTable('cards')],
  }));
}

/** Do the cards fit the way in which they are said to have been chosen? */
function checkSelection(selection: Selection): void {
  const { table, judge, classes, cards } = selection;
  judge.applies('rattus.piper.base-rules', 'rattus.piper.three-per-estate');
  const { by, set = by === 'set' ? nearestSet(cards) : undefined } = classes.values;
  const [way, which] = [known(by), known(set)];
  const told = which === undefined ? way && SELECTION_RULES[way] : SET_RULES[which];
  if (told)
    judge.line(told, 'rattus_selected', () => ({ by: choice(way ?? 'set'), set: name('card-set', which ?? '') }));
  if (which !== undefined) checkSet(selection, which);
  else if (by === 'per-estate') checkEstates(selection);
  else judge.applies(by === 'agreed' ? 'rattus.piper.select-agreed' : 'rattus.piper.select-random');
  if (table.size < 4 && !table.unknownCards && !cards.some((card) => table.estateOf(card) === 'knighthood')) {
    judge.note('rattus.piper.knighthood-advice', () => ({
      message: 'rattus_no-knighthood',
      with: { players: table.size },
      element: classes,
    }));
  }
}

/** The set that a log means which does not name it: the one with most of the cards. */
function nearestSet(cards: readonly Card[]): SetName {
  const common = (set: SetName): number => SETS[set].filter((card) => cards.includes(card)).length;
  return SET_NAMES.reduce((best, set) => (common(set) > common(best) ? set : best));
}

/** rattus.piper.select-suggested */
function checkSet({ judge, classes, cards, hidden }: Selection, set: SetName): void {
  const due = SETS[set];
  const matches = cards.every((card) => due.includes(card)) && cards.length + hidden === due.length;
  judge.applies(SET_RULES[set]);
  judge.require('rattus.piper.select-suggested', matches && hidden > 0 ? 'setup' : matches, () => ({
    kind: 'setup',
    message: 'rattus_not-the-set',
    with: { set: name('card-set', set), cards: list(due.map((card) => name('class-card', card))) },
    expected: due.join(' '),
    ...foundAt(classes, classes.values.set === undefined ? 'by' : 'set', cards.join(' ')),
    dependsOn: [onTable('cards')],
  }));
}

/** rattus.piper.select-per-estate */
function checkEstates({ table, judge, classes, cards, hidden }: Selection): void {
  const without = ESTATES.filter((estate) => !cards.some((card) => table.estateOf(card) === estate));
  const holds = without.length === 0 || (without.length <= hidden && 'setup');
  judge.require('rattus.piper.select-per-estate', holds, () => ({
    kind: 'setup',
    message: 'rattus_estate-missing',
    with: { estates: list(without.map((estate) => name('class-estate', estate))) },
    ...foundAt(classes, 'cards'),
    dependsOn: [onTable('cards')],
  }));
}
