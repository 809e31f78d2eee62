/** From region to region: what is closed, what blocks the way. @see rattus.md 5.3 */

import { foundAt } from '../../../engine/facts.js';
import type { Facts, Judge, Located } from '../../../engine/judge.js';
import { name } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { RuleId } from '../../../engine/rule.js';
import { MOST_RATS } from '../rules/amounts.js';
import { regionNamed, touches } from '../rules/facts.js';
import { borderOf, isInvented } from '../table/map.js';
import { inRegion, onTable, standingAt } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import type { Region } from '../vocabulary.js';

/** Neighbours in use; undefined where the map does not say. */
export function neighboursOf({ board: { facts }, inUse }: TableState, region: Region): readonly Region[] | undefined {
  const from = regionNamed(region);
  if (facts.perhapsNeighbours[from] !== 0) return undefined;
  return inUse.filter((other) => touches(facts, from, regionNamed(other)) === true);
}

/**
 * The castle is no region: whatever goes into regions does not go there.
 * @param taints what the record may count otherwise behind it
 * @returns false
 */
export function refuseCastle(
  judge: Judge,
  element: Located,
  attribute: string,
  taints: readonly Quantity[] = [],
): boolean {
  return judge.require('rattus.board.castle', false, () => ({
    message: 'rattus_castle-no-region',
    ...foundAt(element, attribute, 'castle'),
    taints,
  }));
}

/** A region as a record names it, where something is to come to. */
export interface NamedRegion {
  /** Where it is named, if not in the element of the move. */
  readonly element?: Located;
  readonly attribute: string;
  readonly at: Region;
  /** Where it comes from, if the two must touch. */
  readonly from?: Region;
  /** What can no longer be trusted where it is done all the same. */
  readonly taints?: readonly Quantity[];
}

/** What is said of a region that is not in use. */
export function tellClosed(table: TableState, at: Region): Facts {
  return {
    message: 'rattus_not-in-use',
    with: { region: name('region', at), players: table.size },
    expected: table.inUse.join('|'),
    attribute: 'region',
    actual: at,
  };
}

/** What is said of a region that is closed, walled off, guarded, full, or too far away. @param rule the one that it breaks */
export function tellRegion(table: TableState, rule: RuleId, region: NamedRegion): Facts {
  const { element, attribute, at, from = at, taints = [] } = region;
  const about = { ...(element && { element }), attribute, actual: at, taints };
  const neighbours = neighboursOf(table, from);
  const roomy = (neighbours ?? []).filter((one) => one !== at && table.region(one).rats.length < MOST_RATS);
  switch (rule) {
    case 'rattus.setup.unused-regions-closed':
      return { ...tellClosed(table, at), ...about };
    case 'rattus.piper.emperor-block':
    case 'rattus.piper.pied-piper-wall':
      return {
        ...about,
        message: 'rattus_wall',
        with: { from: name('region', from), to: name('region', at) },
        dependsOn: [onTable('walls'), standingAt(borderOf(from, at))],
        taints: [standingAt(borderOf(from, at)), ...taints],
      };
    case 'rattus.piper.bishop-block':
      return {
        ...about,
        message: 'rattus_bishop',
        with: { region: name('region', at) },
        dependsOn: [onTable('bishops'), standingAt(at)],
        taints: [inRegion(at, 'rats'), standingAt(at), ...taints],
      };
    case 'rattus.monk.cap':
    case 'rattus.board.token-cap':
      return {
        ...about,
        message: 'rattus_full',
        with: { region: name('region', at), most: MOST_RATS },
        ...(roomy.length > 0 && { expected: roomy.join('|') }),
        dependsOn: [inRegion(at, 'rats')],
        taints: [inRegion(at, 'rats'), ...taints],
      };
    default:
      return {
        ...about,
        message: region.from === at ? 'rattus_same-region' : 'rattus_not-adjacent',
        with: { from: name('region', from), to: name('region', at) },
        ...(neighbours && { expected: neighbours.join('|') }),
        reconstructed: isInvented(table.edition, from, at),
      };
  }
}
