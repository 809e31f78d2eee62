/** The serf: a cube for each token that kills a cube of somebody else. @see rattus.md 4.13 */
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { moveCubes, placeOf } from '../base/cubes.js';
import { watchDeployed } from '../ending.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import type { RattusElementOf } from '../vocabulary.js';

/** `<add>` after the `<reveal>` that earned it. @see rattus.piper.serf-add, rattus.piper.serf-immediate */
export function serf(use: Use, adds: readonly RattusElementOf<'add'>[]): void {
  const { table, judge, player, ravage } = use;
  const [add] = adds;
  if (!add) return;
  const region = known(add.values.region);
  const cubes = known(add.values.cubes) ?? 1;
  const latest = ravage?.latest ?? 'none';
  const rule = ruleOf(use);
  const earned = judge.require(rule, latest === 'kill' && !ravage?.serfAdded && adds.length === 1, () => ({
    message: ravage?.serfAdded
      ? 'rattus_serf-again'
      : latest === 'potion'
        ? 'rattus_serf-potion'
        : 'rattus_serf-unearned',
    with: { player: playerName(player.id) },
    element: add,
    restsOn: [
      ...(ravage ? [`${ravage.region} losses`, ...table.players.map(({ id }) => `${ravage.region} ${id}`)] : []),
      'serf',
    ],
    spoils: ['serf'],
  }));
  if (earned) {
    judge.require('rattus.piper.serf-add', cubes === 1 && (region === undefined || region === ravage?.region), () => ({
      message: 'rattus_serf-one',
      with: { player: playerName(player.id), region: name('region', ravage?.region ?? 'unknown'), count: cubes },
      expected: `${ravage?.region} 1`,
      actual: `${region} ${cubes}`,
      element: add,
    }));
    judge.scribe?.rule('rattus.piper.serf-immediate');
  }
  if (ravage) ravage.serfAdded = true;
  const to = region === undefined || region === 'castle' ? ravage?.region : region;
  if (!to) return;
  const available = judge.require('rattus.piper.serf-add', player.supply >= cubes, () => ({
    message: 'rattus_no-cube',
    with: { player: playerName(player.id), place: name('site', 'supply') },
    element: add,
    restsOn: [`${player.id} supply`],
  }));
  moveCubes(judge, {
    rule: 'rattus.piper.serf-add',
    verb: 'place',
    player,
    from: player.id,
    to: placeOf(to, player),
    cubes: new Array<number>(available ? cubes : Math.max(0, player.supply)).fill(0),
  });
  watchDeployed(use);
}

function ruleOf({ ravage }: Use): RuleIdOfRattus {
  if (ravage?.latest === 'potion') return 'rattus.piper.serf-potion';
  return ravage?.latest === 'none' && ravage.missed ? 'rattus.piper.serf-immediate' : 'rattus.piper.serf-add';
}
