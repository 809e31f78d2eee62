/** Card values that a game of Valletta states itself. */
import { all, copyOf, type Element, get, one } from '../../oracle/element.js';
import type { Place } from '../../oracle/verdict.js';
import { COMPONENTS } from './walk.js';

/** Where a referee looks at card values: before anything is set up. */
export const PRINTED: Place = { section: 'log', turn: null };

/**
 * Prints a building of the practice edition otherwise, for this game only.
 * @returns what was printed; undefined where there is no such building
 */
export function inlineBuilding(game: Element, id: string, values: Record<string, string>): Element | undefined {
  const printed = all(COMPONENTS, 'building').find((building) => get(building, 'id') === id);
  const components = one(game, 'components');
  if (!printed || !components) return undefined;
  const building = copyOf(printed);
  Object.assign(building.attributes, values);
  components.children.push(building);
  return building;
}
