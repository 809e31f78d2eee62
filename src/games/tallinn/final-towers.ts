/** The towers of a player as final scoring counts them. @see tallinn.md 3.5 F4, F5 */
import { cardOf, wholeCard } from './components.js';
import { ESTATE_INDICES, type EstateIndex, minus, NOBODY, type Persons } from './persons.js';
import type { Position, TowerCard } from './position.js';
import { type Reading, towerPersonsByEstate, towerValue } from './reckoning.js';
import type { PlayerState, TableState } from './state.js';
import { type CardName, LEGATE } from './vocabulary.js';

/**
 * The cards of the towers; undefined where one of them is not known.
 * @param revealed the cards that the log turns up; without them, what was built in the open or can be proved
 */
export function towerCards(
  table: TableState,
  player: PlayerState,
  revealed: readonly (CardName | undefined)[] | undefined,
): readonly TowerCard[] | undefined {
  // Perhaps there is a tower that nobody saw.
  if (!revealed && player.cards.isUncertain) return undefined;
  const towers: TowerCard[] = [];
  for (const card of revealed ?? knownCards(table, player)) {
    const tower = towerCard(table, player, card);
    if (!tower) return undefined;
    towers.push(tower);
  }
  return towers;
}

function towerCard(table: TableState, player: PlayerState, card: CardName | undefined): TowerCard | undefined {
  const start = table.start(card);
  if (start) return start.persons && { whole: start.persons, active: start.persons, isLegate: false };
  const of = table.card(card);
  if (!of) return undefined;
  const whole = wholeCard(of);
  const built = player.towers.find((tower) => tower.card === card);
  return { whole, active: table.side(card, built?.side)?.persons ?? whole, isLegate: card === LEGATE };
}

/** When all cards are played, hidden towers from the hand are what is left of the set. @see tallinn.invariant.elimination */
function knownCards(table: TableState, player: PlayerState): readonly (CardName | undefined)[] {
  const hidden = player.towers.filter(({ card }) => card === undefined);
  const left = hidden.length > 0 && !table.hasCards(player) && !player.cards.isBlurred ? player.cards.remaining() : [];
  // A tower from the display left the hand when it was played, perhaps by its name.
  const isProven = left.length === hidden.length && hidden.every(({ from }) => from === 'hand');
  const seen = player.towers.flatMap(({ card }) => card ?? []);
  return [...seen, ...hidden.map((_, index) => (isProven ? cardOf(left[index] ?? -1) : undefined))];
}

function alone(towers: readonly TowerCard[]): Position {
  return { points: 0, display: NOBODY, legate: undefined, bonus: undefined, towers };
}

/** Persons on the towers, with the two of a legate. @see tallinn.legate.final-tower */
export function personsOnTowers(towers: readonly TowerCard[], reading: Reading): Persons {
  return towerPersonsByEstate(alone(towers), reading);
}

/** tallinn.final.tower-estate */
export function valueOfTowers(towers: readonly TowerCard[], reading: Reading): number {
  return towerValue(alone(towers), reading);
}

/** The estate that the two persons of a legate among the towers join; undefined without a legate. */
export function bonusOfTowers(towers: readonly TowerCard[], reading: Reading): EstateIndex | undefined {
  const gained = minus(personsOnTowers(towers, reading), personsOnTowers(towers, { ...reading, towerBonus: 'none' }));
  return ESTATE_INDICES.find((estate) => gained[estate] > 0);
}
