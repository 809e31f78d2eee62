/**
 * What must be true of any published set of cards, because the rulebook shows or says so. Card values that a log
 * brings along are held against it; they may be somebody's own invention, so most of it is a warning.
 * @see tallinn.md 1.3, D1 to D8
 */
import { attributeMissing } from '../../../engine/attribute-missing.js';
import { differing, foundAt } from '../../../engine/facts.js';
import type { Judge } from '../../../engine/judge.js';
import { choice, name } from '../../../engine/message.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { ESTATES, LEGATE, NUMBERS, type TallinnElement } from '../vocabulary.js';
import { type Card, halvesOf, hasBothHalves, kindOf, SET_SIZE, type Side, wholeCard } from './components.js';
import { add, addAll, type Persons, samePersons, sum } from './persons.js';
import type { TableState } from './state.js';

/** tallinn.setup.component-census */
const START_CARDS = 6;

/** Card values that contradict the rules, in the log's own components. */
export function checkComponents(table: TableState, judge: Judge, components: TallinnElement | undefined): void {
  if (!table.edition.inline || !components) return;
  judge.enter('setup', components);
  for (const element of table.edition.repeated) {
    judge.require(
      element.name === 'start' ? 'tallinn.setup.component-census' : 'tallinn.setup.full-set',
      false,
      () => ({
        kind: 'data',
        message: 'tallinn_card-declared-twice',
        with: { card: name('card', nameIn(element)) },
        element,
      }),
    );
  }
  for (const element of table.edition.unnamed) judge.find(null, attributeMissing(element, 'id'));
  checkEdition(table, judge);
}

/** The name of the card that an element declares. */
function nameIn(element: TallinnElement): string {
  if (element.name === 'influence') return String(element.values.n);
  return element.name === 'start' ? String(element.values.id) : LEGATE;
}

function checkEdition(table: TableState, judge: Judge): void {
  const { cards, incomplete, starts } = table.edition;
  for (const card of [...cards.values(), ...incomplete]) checkCard(judge, card);
  judge.require('tallinn.setup.component-census', starts.size <= START_CARDS, () => ({
    kind: 'data',
    severity: 'warning',
    message: 'tallinn_too-many-starts',
    with: { count: starts.size },
    ...differing(START_CARDS, starts.size),
  }));
  const set = NUMBERS.flatMap((number) => cards.get(number) ?? []);
  // What a part of the cards shows says nothing about the whole set.
  if (set.length < SET_SIZE) return;
  const persons = [...starts.values()].flatMap((start) => (start.persons ? [start.persons] : []));
  for (const [fact, rule, holds] of FACTS) {
    if (holds(set, persons)) continue;
    judge.find(rule, {
      kind: 'data',
      severity: 'warning',
      message: 'tallinn_edition-differs',
      with: { fact: choice(fact) },
    });
  }
}

function checkCard(judge: Judge, card: Card): void {
  const { element, declared } = card;
  judge.require('tallinn.setup.full-set', kindOf(card.name) >= 0, () => ({
    kind: 'data',
    message: 'tallinn_number-outside',
    with: { card: name('card', card.name) },
    expected: '1..10',
    ...foundAt(element, 'n', card.name),
  }));
  const halves = halvesOf(card.name);
  judge.require('tallinn.card.two-halves', declared.length === halves.length && hasBothHalves(card), () => ({
    kind: 'data',
    message: 'tallinn_halves',
    with: { card: name('card', card.name), halves: choice(card.name === LEGATE ? 'legate' : 'influence') },
    ...differing(halves.join(' '), declared.join(' ')),
    element,
  }));
  for (const { coin, persons, id } of card.sides.values()) {
    const others = coin === undefined ? 0 : sum(persons) - persons[coin];
    // D3, the firm half of it: a coin names one estate, and nothing else is to be compared.
    judge.require('tallinn.card.coin-half-estate', others === 0, () => ({
      kind: 'data',
      severity: 'warning',
      message: 'tallinn_coin-half-mixed',
      with: {
        card: name('card', card.name),
        side: name('side', id),
        estate: name('estates', coin === undefined ? '' : ESTATES[coin]),
      },
      element,
    }));
  }
}

type Fact = (set: readonly Card[], starts: readonly Persons[]) => boolean;

/** Some half of the set. */
function someSide(holds: (side: Side) => boolean): Fact {
  return (set) => set.some(({ sides }) => [...sides.values()].some(holds));
}

/** D5: what the players of the printed example have on their towers. */
const MALTE_TOWERS: Persons = [1, 1, 4];
const HEIKE_TOWERS: Persons = [4, 5, 1];

const FACTS: readonly (readonly [fact: string, rule: RuleIdOfTallinn, holds: Fact])[] = [
  ['two-merchants', 'tallinn.choose.orientation', someSide(({ persons }) => samePersons(persons, [2, 0, 0]))],
  ['knight-and-monk', 'tallinn.choose.orientation', someSide(({ persons }) => samePersons(persons, [0, 1, 1]))],
  [
    'merchant-coin',
    'tallinn.contest.estate',
    someSide(({ coin, persons }) => coin === 0 && sum(persons) === persons[0]),
  ],
  ['four-coins', 'tallinn.contest.coin-trigger', hasFourCoins],
  ['tower-114', 'tallinn.final.tower-whole-card', (set) => set.some((card) => show([card], MALTE_TOWERS))],
  ['towers-451', 'tallinn.final.tower-whole-card', (set) => pairsOf(set).some((pair) => show(pair, HEIKE_TOWERS))],
  ['example-displays', 'tallinn.final.display-excludes-towers', canShowTheExample],
  ['person-on-every-card', 'tallinn.final.tower-estate', (set) => set.every((card) => sum(wholeCard(card)) > 0)],
];

/** D4: two knights, a monk and a merchant with a coin on four different cards. */
function hasFourCoins(set: readonly Card[]): boolean {
  const coins = set.map((card) => new Set([...card.sides.values()].map(({ coin }) => coin)));
  const fill = (wanted: readonly (0 | 1 | 2)[], used: ReadonlySet<number>): boolean => {
    const [estate, ...others] = wanted;
    if (estate === undefined) return true;
    return coins.some(
      (ofCard, index) => !used.has(index) && ofCard.has(estate) && fill(others, new Set([...used, index])),
    );
  };
  return fill([1, 1, 2, 0], new Set());
}

/** D6: a start card and nine halves show nine merchants, three knights, six monks; another with eight 3, 7, 6. */
function canShowTheExample(set: readonly Card[], starts: readonly Persons[]): boolean {
  if (starts.length === 0) return true;
  const without = (towers: readonly Card[], goal: Persons): boolean =>
    reaches(
      set.filter((card) => !towers.includes(card)),
      starts,
      goal,
    );
  const malte = set.some((card) => show([card], MALTE_TOWERS) && without([card], [9, 3, 6]));
  return malte && pairsOf(set).some((pair) => show(pair, HEIKE_TOWERS) && without(pair, [3, 7, 6]));
}

/** Whether towers count for these persons. @see tallinn.final.tower-whole-card */
function show(towers: readonly Card[], persons: Persons): boolean {
  return samePersons(addAll(towers.map(wholeCard)), persons);
}

function pairsOf(set: readonly Card[]): readonly (readonly Card[])[] {
  return set.flatMap((one, first) => set.slice(first + 1).map((two) => [one, two]));
}

/** Whether a start card and one half of each card can add up to these persons. */
function reaches(cards: readonly Card[], starts: readonly Persons[], goal: Persons): boolean {
  let reached = new Map<string, Persons>(starts.map((persons) => [persons.join(), persons]));
  for (const card of cards) {
    const next = new Map<string, Persons>();
    for (const before of reached.values()) {
      for (const { persons } of card.sides.values()) {
        const after = add(before, persons);
        if (after.every((count, estate) => count <= (goal[estate] ?? 0))) next.set(after.join(), after);
      }
    }
    reached = next;
  }
  return reached.has(goal.join());
}
