/** Action B: new cubes on the board, by the tokens of a region or in the way of the mayor. @see rattus.md 3.1, 4.5 */
import { isOpen } from '../../../engine/gap.js';
import type { Truth } from '../../../engine/judge.js';
import { choice, name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import { watchDeployed } from '../ending.js';
import { placeAsMayor } from '../expansion/mayor.js';
import { askQueen, noteOneCube, queenNumbers, queenRestsOnInvention } from '../expansion/queen.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { PEASANT_CUBES, QUEEN_CUBES } from '../rules/amounts.js';
import type { PlayerState, TableState } from '../state.js';
import type { RattusElementOf, Region } from '../vocabulary.js';
import type { Act } from './act.js';
import { moveCubes, placeOf } from './cubes.js';
import { closed } from './passage.js';
import type { Standing } from './standing.js';

/** `<place>`. */
export function place(act: Act, element: RattusElementOf<'place'>): void {
  const { judge, player } = act;
  const byMayor = element.values.by === 'mayor';
  const region = known(element.values.region);
  judge.scribe?.headline({
    id: byMayor ? 'rattus_headline-mayor' : 'rattus_headline-place',
    parameters: { player: playerName(player.id), region: name('region', region ?? 'unknown') },
  });
  const inTime = requireMoment(act, element);
  if (byMayor) placeAsMayor(act, element, inTime);
  else placeByRats(act, element, inTime);
  act.placed ??= byMayor ? 'mayor' : 'tokens';
  watchDeployed(act);
}

/** Once, before the figure moves, never in the last round. @see rattus.turn.b-once, rattus.turn.c-last */
function requireMoment(act: Act, element: RattusElementOf<'place'>): boolean {
  const { judge, player, placed } = act;
  const parameters = { player: playerName(player.id) };
  if (act.lastRound)
    return judge.require('rattus.end.no-place', false, () => ({
      message: 'rattus_places-in-last-round',
      with: parameters,
    }));
  const inTime = judge.require('rattus.turn.c-last', act.path === undefined, () => ({
    kind: 'order',
    message: 'rattus_places-late',
    with: parameters,
  }));
  const both = placed !== undefined && (placed === 'mayor') !== (element.values.by === 'mayor');
  return (
    inTime &&
    judge.require(both ? 'rattus.piper.mayor-waive' : 'rattus.turn.b-once', placed === undefined, () => ({
      message: 'rattus_places-twice',
      with: parameters,
      restsOn: ['placing'],
    }))
  );
}

function placeByRats(act: Act, element: RattusElementOf<'place'>, judged: boolean): void {
  const { table, judge, player } = act;
  const region = known(element.values.region);
  const cubes = known(element.values.cubes);
  if (region === undefined || cubes === undefined) {
    judge.suspend('choice', 'rattus.place.count');
    return;
  }
  const shut = judged && closed(table, judge, region, element, 'region');
  if (region !== 'castle' && judged && !shut) requireNumber(act, element, region, cubes);
  const amount = Math.min(cubes, Math.max(0, player.supply));
  moveCubes(judge, {
    rule: amount < cubes ? 'rattus.place.own-cubes' : 'rattus.place.count',
    verb: 'place',
    player,
    from: player.id,
    to: placeOf(region, player),
    cubes: new Array<number>(amount).fill(0),
  });
}

/** How many cubes may go into a region, and what the bonus cards make of it. */
interface Due {
  readonly rats: number;
  readonly peasant: boolean;
  readonly queen: Truth;
  /** What the queen may add, where she helps. */
  readonly additions: readonly number[];
}

/** The numbers that are right, without the limit of the supply. */
function numbersDue({ rats, peasant, queen, additions }: Due): ReadonlySet<number> {
  const numbers = new Set<number>([rats]);
  for (const base of [...numbers]) if (queen !== false) for (const cubes of additions) numbers.add(base + cubes);
  for (const base of [...numbers]) if (peasant) numbers.add(base + PEASANT_CUBES);
  numbers.delete(0);
  return numbers;
}

function requireNumber(act: Act, element: RattusElementOf<'place'>, region: Region, cubes: number): void {
  const { table, judge, player } = act;
  const { profile } = table;
  const rats = table.region(region).rats.length;
  const ownsQueen = table.owns(player.seat, 'queen');
  const reigns = ownsQueen && askQueen(table, judge, player.seat);
  const queen = rats === 0 && !profile.queenInRatFree ? false : reigns;
  const peasant = table.owns(player.seat, 'peasant');
  const due: Due = { rats, peasant, queen, additions: queenNumbers(table) };
  const numbers = numbersDue(due);
  const limited = new Set([...numbers].map((number) => Math.min(number, Math.max(0, player.supply))));
  const upTo = profile.placing !== 'exact' && cubes > 0 && numbers.size > 0 && cubes <= Math.max(...numbers);
  const right = cubes > 0 && (limited.has(cubes) || (upTo && cubes <= player.supply));
  // What the tokens and the peasant alone allow does not rest on an area that the map does not show.
  const openQueen = isOpen(queen) && cubes > Math.max(rats, ...numbersDue({ ...due, queen: false }));
  judge.line('rattus.place.count', 'rattus_places-line', () => ({
    region: name('region', region),
    rats,
    cubes,
    peasant: peasant ? 1 : 0,
    queen: queen === true ? 1 : 0,
  }));
  const rule = right ? ruleOfRight(due, cubes, player.supply) : ruleOfWrong(act, due, cubes, ownsQueen);
  judge.require(rule, openQueen && right ? 'values' : right, () => ({
    message: messageOf(rule),
    with: {
      player: playerName(player.id),
      region: name('region', region),
      rats,
      cubes,
      supply: player.supply,
      peasant: peasant ? 1 : 0,
      additions: choice(profile.queenPartial ? 'some' : 'both'),
    },
    expected: [...limited].sort((a, b) => a - b).join('|'),
    actual: String(cubes),
    element,
    attribute: cubes > 0 && rats === 0 ? 'region' : 'cubes',
    restsOn: [`${region} rats`, `${player.id} supply`, ...(ownsQueen || peasant ? ['cards'] : [])],
    spoils: rule === 'rattus.place.single-region' ? ['placing'] : [],
    reconstructed: rule === 'rattus.piper.queen-condition' && queenRestsOnInvention(table, player.seat),
  }));
  const isWhole = !upTo && numbersDue({ ...due, additions: [QUEEN_CUBES] }).has(cubes);
  if (right && queen !== false && cubes > rats && cubes < player.supply && !isWhole && !upTo)
    noteOneCube(judge, 'rattus.piper.queen-bonus', player.id, element);
  if (right && rats === 0 && ownsQueen && cubes > (peasant ? PEASANT_CUBES : 0)) {
    judge.note('rattus.piper.queen-bonus', () => ({
      message: 'rattus_queen-without-rats',
      with: { player: playerName(player.id), region: name('region', region) },
    }));
  }
}

function ruleOfRight({ rats, peasant, queen }: Due, cubes: number, supply: number): RuleIdOfRattus {
  if (cubes < rats || (cubes === supply && supply < rats)) return 'rattus.place.short-supply';
  if (cubes === rats) return 'rattus.place.count';
  if (peasant && cubes === rats + PEASANT_CUBES) return rats === 0 ? 'rattus.peasant.rat-free' : 'rattus.peasant.extra';
  return queen === false ? 'rattus.place.count' : 'rattus.piper.queen-bonus';
}

/** The rule that a wrong number breaks; the cards that could have allowed it come first. */
function ruleOfWrong(act: Act, due: Due, cubes: number, ownsQueen: boolean): RuleIdOfRattus {
  const { rats, peasant, queen } = due;
  if (cubes > act.player.supply && numbersDue(due).has(cubes)) return 'rattus.place.own-cubes';
  if (rats === 0 && !peasant && !ownsQueen) return 'rattus.place.rat-free';
  const most = rats + (peasant ? PEASANT_CUBES : 0) + (queen === false ? 0 : QUEEN_CUBES);
  if (cubes > most) {
    if (ownsQueen && queen === false && cubes <= most + QUEEN_CUBES) return 'rattus.piper.queen-condition';
    if (peasant) return rats === 0 ? 'rattus.peasant.rat-free' : 'rattus.peasant.extra';
    return queen === false ? 'rattus.place.count' : 'rattus.piper.queen-bonus';
  }
  if (cubes < rats) return act.next?.name === 'place' ? 'rattus.place.single-region' : 'rattus.turn.b-obligation';
  return queen === false ? 'rattus.place.count' : 'rattus.piper.queen-bonus';
}

function messageOf(rule: RuleIdOfRattus): string {
  switch (rule) {
    case 'rattus.place.rat-free':
      return 'rattus_places-without-rats';
    case 'rattus.place.own-cubes':
      return 'rattus_places-more-than-owned';
    case 'rattus.piper.queen-condition':
      return 'rattus_queen-does-not-reign';
    case 'rattus.peasant.rat-free':
    case 'rattus.peasant.extra':
      return 'rattus_peasant-extra';
    case 'rattus.turn.b-obligation':
    case 'rattus.place.single-region':
      return 'rattus_places-too-few';
    case 'rattus.piper.queen-bonus':
      return 'rattus_queen-both';
    default:
      return 'rattus_places-count';
  }
}

/** Whether B is possible and has not been done. @see rattus.turn.b-obligation */
function owesPlacement(table: TableState, player: PlayerState, { placed }: Standing): boolean {
  if (placed !== undefined || table.profile.placing === 'optional' || player.supply <= 0) return false;
  return table.owns(player.seat, 'peasant') || table.inUse.some((region) => table.region(region).rats.length > 0);
}

/** Was B possible when the figure moves, and not done? @see rattus.turn.b-obligation */
export function requirePlaced(act: Act): void {
  const { table, judge, player } = act;
  // Cubes that are placed too late are placed.
  const isLate = act.element.children.some((child) => child.name === 'place');
  if (isLate || !owesPlacement(table, player, act)) return;
  judge.require('rattus.turn.b-obligation', false, () => ({
    kind: 'missing',
    bug: 'too-permissive',
    message: 'rattus_no-placement',
    with: { player: playerName(player.id), supply: player.supply },
    element: act.element,
    play: null,
    restsOn: [`${player.id} supply`],
  }));
}
