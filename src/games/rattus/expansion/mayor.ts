/** The mayor: one cube into each region that the owner leads, instead of the usual number. @see rattus.md 4.13 */

import { shownChoice } from '../../../engine/declared.js';
import { differing, type Facts, foundIn } from '../../../engine/facts.js';
import { choice, list, name, type Parameter, player as playerName } from '../../../engine/message.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { bringCubes } from '../base/cubes.js';
import { refuseCastle, tellRegion } from '../base/passage.js';
import { type DeclaredMove, requireBefore, requireChosen, type Tell } from '../record/asked.js';
import { momentIn } from '../record/from-record.js';
import { PEASANT_CUBES, QUEEN_CUBES } from '../rules/amounts.js';
import { leads } from '../rules/area.js';
import { regionNamed } from '../rules/facts.js';
import * as declared from '../rules/mayor.js';
import { isPlaced } from '../rules/place.js';
import { allCubesOf, cubesIn, intoClosed, ofPlayer } from '../table/quantities.js';
import type { RattusElementOf, Region } from '../vocabulary.js';
import { noteOneCube, queenRestsOnInvention, tellAreas } from './queen.js';

/** `<place by="mayor">`: each region once; a second time for a cube of peasant or queen. @see rattus.piper.mayor-place */
export function placeAsMayor(act: Act, element: RattusElementOf<'place'>, judged: boolean): void {
  const { judge, player } = act;
  const named = known(element.values.regions);
  if (named === undefined || named.includes('?')) return judge.suspend('choice', 'rattus.piper.mayor-place');
  const regions = named.filter((region) => region !== '?' && region !== 'castle');
  const castle = named.includes('castle');
  if (judged) {
    if (castle) refuseCastle(judge, element, 'regions', allCubesOf(player));
    else requireRegions(act, regions);
  }
  for (const region of regions) bringCubes(judge, 'rattus.piper.mayor-place', player, region, 1);
}

function requireRegions(act: Act, regions: readonly Region[]): void {
  const { table, judge, player } = act;
  const led = table.inUse.filter((region) => leads(table.board, player.seat, regionNamed(region)));
  judge.line('rattus.piper.mayor-majority', 'rattus_leads', () => ({
    player: playerName(player.id),
    regions: list(led.map((region) => name('region', region))),
  }));
  if (table.owns(player.seat, 'queen')) tellAreas(table, judge);
  const tell: Tell = (answer) => tellPlacing(act, regions, led, answer);
  if (regions.length === 0) {
    requireBefore(act, { conditions: [isPlaced] }, tell);
    return;
  }
  // Each region once, then the cubes that come on top.
  const distinct = [...new Set(regions)];
  const again = regions.filter((region, index) => regions.indexOf(region) < index);
  const state = momentIn(act).clone();
  const serve = (move: DeclaredMove, region: Region): boolean => {
    const values = [regionNamed(region)];
    const conditions = move === declared.placeAsMayor ? [] : move.conditions;
    const right = requireBefore(act, { conditions }, tell, state) && requireChosen(act, move, values, tell, state);
    move.apply(state, shownChoice(player.seat, values));
    return right;
  };
  const [first, ...others] = distinct;
  const right =
    (first === undefined || serve(declared.placeAsMayor, first)) &&
    others.every((region) => serve(declared.another, region)) &&
    again.every((region) => serve(declared.addAnother, region)) &&
    requireBefore(act, declared.leave, tell, state);
  if (right && player.supply > regions.length && declared.isOneOfTwo(momentIn(act), player.seat, again.length))
    noteOneCube(judge, 'rattus.piper.mayor-queen', player.id);
}

function tellPlacing(act: Act, regions: readonly Region[], led: readonly Region[], { rule, slot }: Answer): Facts {
  const { table, player } = act;
  const who = { player: playerName(player.id) };
  const about = { attribute: 'regions', expected: led.join(' '), actual: regions.join(' ') };
  const extra = regions.length - new Set(regions).size;
  const hasCubes = regions.length <= Math.max(0, player.supply);
  if (rule === 'rattus.setup.unused-regions-closed') {
    const at = regions.find((region) => !table.region(region).inUse) ?? 'anglia';
    return tellRegion(table, rule, { attribute: 'regions', at, taints: intoClosed(player) });
  }
  if (slot !== undefined) {
    const notLed = [...new Set(regions)].filter((region) => !led.includes(region));
    return {
      ...about,
      message: 'rattus_mayor-does-not-lead',
      with: { ...who, regions: list(notLed.map((region) => name('region', region))) },
      dependsOn: [...new Set(regions)].flatMap((region) => cubesIn(table, region)),
    };
  }
  if (!hasCubes && (rule === 'rattus.place.own-cubes' || rule === 'rattus.piper.mayor-place'))
    return tellTooMany(act, regions.length);
  const ownsHelp = table.owns(player.seat, 'peasant') || table.owns(player.seat, 'queen');
  const isTooFew = extra === 0 || (new Set(regions).size < led.length && !table.profile.mayorPartial);
  if (rule === 'rattus.turn.b-obligation' || (rule === 'rattus.piper.mayor-place' && (isTooFew || ownsHelp)))
    return { ...about, message: 'rattus_mayor-too-few', with: { ...who, count: led.length } };
  // How many cubes may come on top, as far as the map tells.
  const numbers = EXTRAS.filter((number) => declared.isRight(momentIn(act), player.seat, number) !== false);
  const refused = rule === 'rattus.piper.queen-condition';
  return {
    ...about,
    message: refused ? 'rattus_queen-does-not-reign' : 'rattus_mayor-extra',
    with: { ...who, extra, allowed: Math.max(...numbers), ...tellHelp(act, numbers) },
    ...differing(numbers.join('|'), extra),
    reconstructed: refused && queenRestsOnInvention(table, player.seat),
  };
}

/** Who brings additional cubes, and whether the queen brings both of hers or none. */
function tellHelp({ table, player }: Act, numbers: readonly number[]): Record<string, Parameter> {
  const queen = table.owns(player.seat, 'queen');
  const peasant = table.owns(player.seat, 'peasant');
  const brings = numbers.some((number) => number >= QUEEN_CUBES);
  return {
    help: choice(queen && peasant ? 'both' : queen ? 'queen' : peasant ? 'peasant' : 'nobody'),
    additions: choice(brings && !table.profile.queenPartial ? 'both' : 'some'),
  };
}

/** What is said of more cubes than there are in the supply. */
export function tellTooMany({ player }: Act, cubes: number): Facts {
  const { id, supply } = player;
  return {
    message: 'rattus_places-more-than-owned',
    with: { player: playerName(id), cubes, supply },
    expected: `..${supply}`,
    ...foundIn('regions', cubes),
    dependsOn: [ofPlayer(id, 'supply')],
  };
}

const EXTRAS: readonly number[] = Array.from({ length: PEASANT_CUBES + QUEEN_CUBES + 1 }, (_, extra) => extra);
