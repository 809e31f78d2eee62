/** From region to region: what is closed, what blocks the way. @see rattus.md 5.3 */
import type { Judge, Located } from '../../../engine/judge.js';
import { name } from '../../../engine/message.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { MOST_RATS } from '../rules/amounts.js';
import type { TableState } from '../state.js';
import type { Region, Site } from '../vocabulary.js';
import { isInvented } from './map.js';

/**
 * Regions that are not in use are closed to everything, and the castle is no region.
 * @returns true where the place is closed
 */
export function closed(table: TableState, judge: Judge, site: Site, element: Located, attribute: string): boolean {
  if (site === 'castle') {
    return !judge.require('rattus.board.castle', false, () => ({
      message: 'rattus_castle-no-region',
      element,
      attribute,
      actual: site,
    }));
  }
  return !judge.require('rattus.setup.unused-regions-closed', table.region(site).inUse, () => ({
    message: 'rattus_not-in-use',
    with: { region: name('region', site), players: table.size },
    element,
    attribute,
    actual: site,
  }));
}

/** The step between two regions that somebody wants to make. */
export interface Step {
  readonly from: Region;
  readonly to: Region;
  /** The rule where the regions do not touch. */
  readonly rule: RuleIdOfRattus;
  readonly element: Located;
  readonly attribute: string;
  /** What can no longer be trusted where the step is made all the same. */
  readonly spoils?: readonly string[];
}

/** Borders and walls. @see rattus.board.adjacency, rattus.piper.emperor-block */
export function requireStep(
  table: TableState,
  judge: Judge,
  { from, to, rule, element, attribute, spoils = [] }: Step,
): boolean {
  if (closed(table, judge, to, element, attribute)) return false;
  const touches = judge.require(rule, table.adjacent(from, to), () => ({
    message: 'rattus_not-adjacent',
    with: { from: name('region', from), to: name('region', to) },
    ...table.expectedNeighbours(from),
    actual: to,
    element,
    attribute,
    reconstructed: isInvented(table.edition, from, to),
    spoils,
  }));
  return (
    touches &&
    judge.require('rattus.piper.emperor-block', !table.isWalled(from, to), () => ({
      message: 'rattus_wall',
      with: { from: name('region', from), to: name('region', to) },
      actual: to,
      element,
      attribute,
      restsOn: ['walls'],
      spoils,
    }))
  );
}

/** May a token come into the region? @see rattus.piper.bishop-block, rattus.board.token-cap */
export function requireRoom(
  table: TableState,
  judge: Judge,
  region: Region,
  element: Located,
  attribute: string,
  cap: RuleIdOfRattus = 'rattus.board.token-cap',
): boolean {
  const state = table.region(region);
  return (
    judge.require('rattus.piper.bishop-block', state.bishops === 0, () => ({
      message: 'rattus_bishop',
      with: { region: name('region', region) },
      actual: region,
      element,
      attribute,
      restsOn: ['bishops'],
      spoils: [`${region} rats`],
    })) &&
    judge.require(cap, state.rats.length < MOST_RATS, () => ({
      message: 'rattus_full',
      with: { region: name('region', region), most: MOST_RATS },
      actual: region,
      element,
      attribute,
      restsOn: [`${region} rats`],
      spoils: [`${region} rats`],
    }))
  );
}

/** How many more tokens could come into a region from a neighbour. */
export function roomFor(table: TableState, from: Region, to: Region): number {
  if (table.isWalled(from, to) || table.region(to).bishops > 0) return 0;
  return Math.max(0, MOST_RATS - table.region(to).rats.length);
}
