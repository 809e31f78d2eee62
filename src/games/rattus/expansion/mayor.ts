/** The mayor: one cube into each region that the owner leads, instead of the usual number. @see rattus.md 4.13 */
import { isOpen } from '../../../engine/gap.js';
import { list, name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { moveCubes, placeOf } from '../base/cubes.js';
import { closed } from '../base/passage.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { PEASANT_CUBES, QUEEN_CUBES } from '../rules/amounts.js';
import type { RattusElementOf, Region } from '../vocabulary.js';
import { askQueen, noteOneCube, queenNumbers, queenRestsOnInvention } from './queen.js';

/** `<place by="mayor">`: each region once; a second time for a cube of peasant or queen. @see rattus.piper.mayor-place */
export function placeAsMayor(act: Act, element: RattusElementOf<'place'>, judged: boolean): void {
  const { table, judge, player } = act;
  const named = known(element.values.regions);
  if (named === undefined || named.includes('?')) {
    judge.suspend('choice', 'rattus.piper.mayor-place');
    return;
  }
  const regions = named.filter((region): region is Region => region !== '?' && region !== 'castle');
  const castle = named.includes('castle');
  const owned =
    judged &&
    judge.require('rattus.card.owned', table.owns(player.seat, 'mayor'), () => ({
      message: 'rattus_card-not-owned',
      with: { player: playerName(player.id), card: name('class-card', 'mayor') },
      element,
      attribute: 'by',
      restsOn: ['cards'],
    }));
  if (owned) {
    if (castle) closed(table, judge, 'castle', element, 'regions');
    else requireRegions(act, element, regions);
  }
  let left = Math.max(0, player.supply);
  for (const region of regions) {
    if (left === 0) break;
    left -= 1;
    moveCubes(judge, {
      rule: 'rattus.piper.mayor-place',
      verb: 'place',
      player,
      from: player.id,
      to: placeOf(region, player),
      cubes: [0],
    });
  }
}

function requireRegions(act: Act, element: RattusElementOf<'place'>, regions: readonly Region[]): void {
  const { table, judge, player } = act;
  const distinct = [...new Set(regions)];
  const extra = regions.length - distinct.length;
  const peasant = table.owns(player.seat, 'peasant');
  const queen = table.owns(player.seat, 'queen');
  const led = table.inUse.filter((region) => table.leads(player.seat, region));
  const restsOn = distinct.flatMap((region) => table.players.map(({ id }) => `${region} ${id}`));
  if (distinct.some((region) => closed(table, judge, region, element, 'regions'))) return;
  const notLed = distinct.filter((region) => !led.includes(region));
  const majority: RuleIdOfRattus = peasant
    ? 'rattus.piper.mayor-peasant'
    : queen
      ? 'rattus.piper.mayor-queen'
      : 'rattus.piper.mayor-majority';
  judge.line('rattus.piper.mayor-majority', 'rattus_leads', () => ({
    player: playerName(player.id),
    regions: list(led.map((region) => name('region', region))),
  }));
  const all =
    judge.require(notLed.length === 0 ? 'rattus.piper.mayor-majority' : majority, notLed.length === 0, () => ({
      message: 'rattus_mayor-does-not-lead',
      with: { player: playerName(player.id), regions: list(notLed.map((region) => name('region', region))) },
      expected: led.join(' '),
      actual: regions.join(' '),
      element,
      attribute: 'regions',
      restsOn,
    })) && requireExtra(act, element, regions, extra);
  if (!all) return;
  judge.require(
    extra > 0 ? 'rattus.piper.mayor-place' : 'rattus.place.own-cubes',
    regions.length <= Math.max(0, player.supply),
    () => ({
      message: 'rattus_places-more-than-owned',
      with: { player: playerName(player.id), cubes: regions.length, supply: player.supply },
      expected: `..${player.supply}`,
      actual: String(regions.length),
      element,
      attribute: 'regions',
      restsOn: [`${player.id} supply`],
    }),
  );
  requireAll(act, element, regions, led);
}

/** Additional cubes come from peasant and queen only. @see rattus.piper.mayor-peasant, rattus.piper.mayor-queen */
function requireExtra(act: Act, element: RattusElementOf<'place'>, regions: readonly Region[], extra: number): boolean {
  const { table, judge, player } = act;
  const peasant = table.owns(player.seat, 'peasant') ? PEASANT_CUBES : 0;
  const ownsQueen = table.owns(player.seat, 'queen');
  const reigns = ownsQueen ? askQueen(table, judge, player.seat) : false;
  const allowed = new Set([0, peasant]);
  const whole = new Set([...allowed].flatMap((number) => [number, number + QUEEN_CUBES]));
  if (reigns !== false)
    for (const number of [...allowed]) for (const cubes of queenNumbers(table)) allowed.add(number + cubes);
  const short = player.supply <= regions.length && extra < Math.max(...allowed);
  const right = allowed.has(extra) || short;
  if (right && !short && !whole.has(extra)) noteOneCube(judge, 'rattus.piper.mayor-queen', player.id, element);
  // Whatever the peasant alone does not explain rests on an area that the map does not show.
  const rests = isOpen(reigns) && extra > 0 && extra !== peasant;
  const rule: RuleIdOfRattus =
    extra === 0 || (!peasant && !ownsQueen)
      ? 'rattus.piper.mayor-place'
      : ownsQueen && reigns === false && extra <= peasant + QUEEN_CUBES
        ? 'rattus.piper.queen-condition'
        : ownsQueen
          ? 'rattus.piper.mayor-queen'
          : 'rattus.piper.mayor-peasant';
  return judge.require(
    rule === 'rattus.piper.queen-condition' && right ? 'rattus.piper.mayor-queen' : rule,
    right && rests ? 'values' : right,
    () => ({
      message: rule === 'rattus.piper.queen-condition' ? 'rattus_queen-does-not-reign' : 'rattus_mayor-extra',
      with: { player: playerName(player.id), extra, allowed: Math.max(...allowed) },
      expected: [...allowed].sort((a, b) => a - b).join('|'),
      actual: String(extra),
      element,
      attribute: 'regions',
      reconstructed: rule === 'rattus.piper.queen-condition' && queenRestsOnInvention(table, player.seat),
    }),
  );
}

/** Are fewer regions allowed than the mayor leads? @see rattus.turn.b-obligation */
function requireAll(
  act: Act,
  element: RattusElementOf<'place'>,
  regions: readonly Region[],
  led: readonly Region[],
): void {
  const { table, judge, player } = act;
  const due = table.profile.mayorPartial ? Math.min(1, led.length) : led.length;
  const none = regions.length === 0;
  const short = regions.length >= player.supply && !none;
  const enough = new Set(regions).size >= due && !none;
  judge.require(
    none ? 'rattus.turn.b-obligation' : 'rattus.piper.mayor-place',
    enough || short || table.profile.placing === 'optional',
    () => ({
      message: 'rattus_mayor-too-few',
      with: { player: playerName(player.id), count: led.length },
      expected: led.join(' '),
      actual: regions.join(' '),
      element,
      attribute: 'regions',
    }),
  );
}
