/** What is wrong in an edition: values that contradict the rules or the contents of the box. @see valletta.md 1.3 */

import { differing, foundAt } from '../../../engine/facts.js';
import type { Judge } from '../../../engine/judge.js';
import { name, quoted } from '../../../engine/message.js';
import type { Character, VallettaElement } from '../vocabulary.js';
import { type Building, COLOUR_OF } from './components.js';
import { GOOD_INDICES, sum } from './goods.js';
import { onTable } from './quantities.js';
import type { TableState } from './state.js';

/** valletta.setup.inventory */
export const BUILDINGS = 37;
/** valletta.setup.barrels */
const BARRELS = 25;

/**
 * Card values that contradict the rules, in the log's own components. @see valletta.md 5.2
 * @param components where they stand
 */
export function checkComponents(table: TableState, judge: Judge, components: VallettaElement | undefined): void {
  if (!components || !table.edition.inline) return;
  const copies = new Map<Character, Building[]>();
  for (const building of table.edition.buildings.values()) {
    const { character, colour, element } = building;
    if (character) copies.set(character, [...(copies.get(character) ?? []), building]);
    if (!element) continue;
    judge.require('valletta.setup.same-colour', !character || !colour || COLOUR_OF[character] === colour, () => ({
      kind: 'data',
      message: 'valletta_colours-differ',
      with: {
        building: quoted(building.id),
        colour: name('card-colour', colour ?? ''),
        card: name('character', character ?? ''),
        other: name('card-colour', character ? COLOUR_OF[character] : ''),
      },
      ...foundAt(element, 'colour'),
      taints: [onTable('colours')],
    }));
    checkUpgradedSide(table, judge, building);
  }
  for (const { id, element = components } of table.edition.repeated) {
    judge.find('valletta.setup.inventory', {
      kind: 'data',
      message: 'valletta_building-declared-twice',
      with: { building: quoted(id) },
      ...foundAt(element, 'id'),
    });
  }
  checkInventory(table, judge, components);
  for (const [character, buildings] of copies) {
    const yellow = COLOUR_OF[character] === 'yellow';
    judge.require('valletta.yellow.duplicates', !yellow || buildings.length <= 2, () => ({
      kind: 'data',
      message: 'valletta_too-many-copies',
      with: { card: name('character', character), count: buildings.length },
      element: lastInline(buildings) ?? components,
    }));
  }
}

/** The box holds 37 buildings and 25 barrels; with fewer barrels a log may know only those that were used. */
function checkInventory(table: TableState, judge: Judge, components: VallettaElement): void {
  const { buildings, barrels } = table.edition;
  judge.require('valletta.setup.inventory', buildings.size <= BUILDINGS, () => ({
    kind: 'data',
    message: 'valletta_too-many-buildings',
    with: { count: buildings.size },
    element: lastInline([...buildings.values()]) ?? components,
    ...differing(BUILDINGS, buildings.size),
  }));
  const inBox = barrels ? sum(barrels) : BARRELS;
  const right = inBox === BARRELS || (table.profile.fewerBarrels && inBox < BARRELS);
  judge.require('valletta.setup.barrels', right, () => ({
    kind: 'data',
    message: 'valletta_barrel-count',
    with: { count: inBox },
    element: components,
    ...differing(BARRELS, inBox),
  }));
}

/** The last building that the log itself declares: the one that is too many. */
function lastInline(buildings: readonly Building[]): Building['element'] {
  return buildings.findLast(({ element }) => element)?.element;
}

/** valletta.upgrade.yield, valletta.upgrade.points: doubling is the check, the printed values decide. */
function checkUpgradedSide(table: TableState, judge: Judge, building: Building): void {
  if (!building.element) return;
  const { front, upgraded, element } = building;
  const points = front.points === undefined || upgraded.points === front.points * 2;
  const yields =
    !front.yields ||
    !upgraded.yields ||
    GOOD_INDICES.every((good) => upgraded.yields?.[good] === (front.yields?.[good] ?? 0) * 2);
  if ((points && yields) || table.profile.doubleUpgraded) return;
  judge.find(points ? 'valletta.upgrade.yield' : 'valletta.upgrade.points', {
    kind: 'data',
    severity: 'warning',
    message: 'valletta_not-doubled',
    with: { building: quoted(building.id) },
    element,
  });
}
