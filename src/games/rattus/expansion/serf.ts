/** The serf: a cube for each token that kills a cube of somebody else. @see rattus.md 4.13 */

import { differing, type Facts } from '../../../engine/facts.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { bringCubes } from '../base/cubes.js';
import { watchDeployed } from '../ending.js';
import { type Asker, requireChosen } from '../record/asked.js';
import { momentIn } from '../record/from-record.js';
import { SERF_CUBES } from '../rules/amounts.js';
import * as declared from '../rules/cards/serf.js';
import { siteNamed } from '../rules/facts.js';
import type { Rattus } from '../rules/table.js';
import { cubesIn, inRegion, ofPlayer, onTable } from '../table/quantities.js';
import type { RattusElement, RattusElementOf, Region, Site } from '../vocabulary.js';

/** `<add>` after the `<reveal>` that earned it. @see rattus.piper.serf-add, rattus.piper.serf-immediate */
export function serf(use: Act, adds: readonly RattusElementOf<'add'>[]): void {
  if (adds.length === 0) return;
  addEarned(use, adds, momentIn(use));
  watchDeployed(use);
}

/**
 * Judges what he adds, and carries it out.
 * @param state as it was before; undefined where he is not due, which has been said
 */
export function addEarned(asker: Asker, adds: readonly RattusElementOf<'add'>[], state: Rattus | undefined): void {
  const { judge, player, ravage } = asker;
  const [add] = adds;
  if (!add) return;
  const region = known(add.values.region);
  const cubes = known(add.values.cubes) ?? 1;
  const count = adds.length > 1 ? adds.length : cubes;
  // Where no plague is at work he has no region to go to: that he is not due has been said.
  const isRight =
    ravage !== undefined &&
    state !== undefined &&
    requireChosen(
      asker,
      declared.serf,
      [siteNamed(region ?? ravage.region), count],
      (answer) => tellAddition(asker, add, ravage.region, region, count, answer),
      state,
    );
  if (isRight) judge.applies('rattus.piper.serf-immediate');
  if (ravage) ravage.serfAdded = true;
  const to = region === undefined || region === 'castle' ? ravage?.region : region;
  if (!to) return;
  bringCubes(judge, 'rattus.piper.serf-add', player, to, cubes);
}

/** What is said of cubes that are more than one, or not where he adds one. */
function tellAddition(
  { player }: Pick<Act, 'player'>,
  add: RattusElementOf<'add'>,
  plague: Region,
  region: Site | undefined,
  cubes: number,
  { slot }: Pick<Answer, 'slot'>,
): Facts {
  if (slot === 'cubes' && cubes === SERF_CUBES) {
    return {
      message: 'rattus_no-cube',
      with: { player: playerName(player.id), place: name('site', 'supply'), cubes: 0 },
      element: add,
      dependsOn: [ofPlayer(player.id, 'supply')],
    };
  }
  return {
    message: 'rattus_serf-one',
    with: { region: name('region', plague) },
    ...differing(`${plague} ${SERF_CUBES}`, `${region} ${cubes}`),
    element: add,
  };
}

/** What is said where no token has earned a cube. */
export function tellUnearned(
  { table, player, ravage }: Pick<Asker, 'table' | 'player' | 'ravage'>,
  add: RattusElement,
): Facts {
  const message = ravage?.serfAdded
    ? 'rattus_serf-again'
    : ravage?.latest === 'potion'
      ? 'rattus_serf-potion'
      : 'rattus_serf-unearned';
  return {
    message,
    with: { player: playerName(player.id) },
    element: add,
    dependsOn: [
      ...(ravage ? [inRegion(ravage.region, 'losses'), ...cubesIn(table, ravage.region)] : []),
      onTable('serf'),
    ],
    taints: [onTable('serf')],
  };
}
