/** The baker: a card that holds cubes. @see rattus.md 4.13 */
import type { Judge } from '../../../engine/judge.js';
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { chosenCubes, moveCubes, placeOf } from '../base/cubes.js';
import { closed } from '../base/passage.js';
import { watchDeployed } from '../ending.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import type { TableState } from '../state.js';
import { type RattusElementOf, REGIONS } from '../vocabulary.js';

/** `<bake>`: one own cube onto the card. @see rattus.piper.baker-deposit */
export function bake(use: Use, cakes: readonly RattusElementOf<'bake'>[]): void {
  const { table, judge, player } = use;
  const [first, ...more] = cakes;
  if (!first) return;
  const rule = 'rattus.piper.baker-deposit';
  const fromBoard = table.profile.bakerFromBoard;
  const single = judge.require(rule, more.length === 0, () => ({
    message: 'rattus_bakes-twice',
    with: { player: playerName(player.id), count: cakes.length },
    expected: '1',
    actual: String(cakes.length),
  }));
  for (const cake of cakes) {
    const from = known(cake.values.from) ?? 'supply';
    const region = REGIONS.find((one) => one === from);
    if (single) {
      judge.require(rule, fromBoard ? region !== undefined : from === 'supply', () => ({
        message: 'rattus_bakes-from',
        with: {
          player: playerName(player.id),
          from: name('site', from),
          source: name('site', fromBoard ? 'board' : 'supply'),
        },
        expected: fromBoard ? REGIONS.join('|') : 'supply',
        actual: from,
        element: cake,
        attribute: 'from',
      }));
    }
    const cubes = region
      ? chosenCubes(table, region, player.seat, 1, known(cake.values.potions))
      : player.supply > 0
        ? [0]
        : undefined;
    const there = judge.require(rule, cubes !== undefined, () => ({
      message: 'rattus_no-cube',
      with: { player: playerName(player.id), place: name('site', region ?? 'supply') },
      element: cake,
      restsOn: [region ? `${region} ${player.id}` : `${player.id} supply`],
    }));
    if (!there || !cubes) continue;
    const place = region ? placeOf(region, player) : player.id;
    moveCubes(judge, { rule, verb: 'place', player, from: place, to: placeOf('baker', player), cubes });
  }
  watchDeployed(use);
}

/**
 * `<unload>`: all cubes on the card go into one region, whoever they belong to.
 * @param rule of the taking over, or of the end
 * @param judged false where a breach has been found already
 */
export function unloadCubes(
  table: TableState,
  judge: Judge,
  element: RattusElementOf<'unload'>,
  rule: RuleIdOfRattus,
  judged: boolean,
): void {
  const region = known(element.values.region);
  const claimed = known(element.values.cubes);
  const cubes = table.players.reduce((sum, { baker }) => sum + baker, 0);
  if (judged && claimed !== undefined) {
    judge.require(rule, claimed === cubes, () => ({
      kind: 'wrong',
      message: 'rattus_unload-count',
      with: { count: cubes, claimed },
      expected: String(cubes),
      actual: String(claimed),
      element,
      attribute: 'cubes',
      restsOn: table.players.map(({ id }) => `${id} baker`),
      spoils: ['unloading', ...table.players.map(({ id }) => `${id} baker`)],
    }));
  }
  if (region === undefined || closed(table, judge, region, element, 'region')) {
    if (region === undefined) judge.suspend('choice');
    return;
  }
  let left = claimed ?? cubes;
  for (const player of table.players) {
    const amount = Math.min(player.baker, left);
    if (amount <= 0) continue;
    left -= amount;
    moveCubes(judge, {
      rule,
      verb: 'place',
      player,
      from: placeOf('baker', player),
      to: placeOf(region, player),
      cubes: new Array<number>(amount).fill(0),
    });
  }
}
