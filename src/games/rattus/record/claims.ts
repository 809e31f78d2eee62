/** Numbers that the log states are checked where they stand; where they differ, the state follows the record. */

import { differing, foundAt } from '../../../engine/facts.js';
import { type Adjustment, followRecord } from '../../../engine/follow-record.js';
import type { Judge } from '../../../engine/judge.js';
import { choice, name, player as playerName, quoted } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import type { RuleId } from '../../../engine/rule.js';
import { compareNumber, type Difference } from '../../../engine/stated-number.js';
import { playerNamed, playerOf } from '../../../engine/stated-player.js';
import { known } from '../../../log/attribute.js';
import { moveCubes } from '../base/cubes.js';
import { CUBES } from '../rules/amounts.js';
import { placeOf } from '../table/places.js';
import { allCubesOf, astray, cubesOf, inRegion, ofAll, ofPlayer, onTable, sumOf } from '../table/quantities.js';
import type { PlayerState, TableState } from '../table/state.js';
import { type RattusElementOf, REGIONS, type Region } from '../vocabulary.js';
import type { Meanwhile } from './meanwhile.js';

/** Where the cubes of a player are counted. */
const COUNTS = ['board', 'castle', 'supply', 'baker'] as const;
type Count = (typeof COUNTS)[number];

/** Where no single rule explains a wrong number. */
const TOTAL = 'rattus.claim.total';

type StateElement = RattusElementOf<'state'>;

/** `<state>`: absolute values after what precedes it, of a player, a region or the table. */
export function checkState(table: TableState, judge: Judge, element: StateElement, meanwhile?: Meanwhile): void {
  const { values } = element;
  const region = known(values.region);
  if (region !== undefined)
    checkRegion({ table, judge, element, region, meanwhile: meanwhile?.region === region ? meanwhile : undefined });
  if (values.player !== undefined) checkPlayer(table, judge, element, meanwhile);
  if (region === undefined && values.player === undefined) checkSupply(table, judge, element);
  reportUnread(judge, element);
}

/** Whether all that a claim states is so now. */
export function holdsNow(table: TableState, { values }: StateElement): boolean {
  const region = known(values.region);
  const player = table.players.find(({ id }) => id === values.player);
  const isSo = (claimed: number | undefined, computed: number): boolean =>
    claimed === undefined || claimed === computed;
  if (player && !COUNTS.every((what) => isSo(known(values[what]), countOf(table, player, what)))) return false;
  if (region === undefined) return player !== undefined || isSo(known(values.rats), table.ratSupply);
  const cubes = [...(known(values.cubes) ?? [])];
  return (
    isSo(known(values.rats), table.region(region).rats.length) &&
    isSo(known(values.potions), table.potionsIn(region)) &&
    cubes.every(([id, claimed]) => isSo(claimed, table.cubesAt(region, table.roster.seat(id) ?? 0)))
  );
}

/** Numbers that belong to nothing the claim is about, and so cannot be compared: said, never dropped in silence. */
function reportUnread(judge: Judge, element: StateElement): void {
  const { values } = element;
  for (const attribute of Object.keys(values) as (keyof typeof values)[]) {
    const value = values[attribute];
    if (value === undefined || (typeof value !== 'number' && attribute !== 'cubes')) continue;
    if (isRead(values, attribute)) continue;
    const { player, region } = values;
    judge.find(null, {
      kind: 'unread',
      severity: 'warning',
      message: 'rattus_claim-unread',
      with: {
        attribute: quoted(attribute),
        of: choice(player !== undefined ? 'player' : region !== undefined ? 'region' : 'table'),
      },
      ...(typeof value === 'number' && { actual: String(value) }),
      ...foundAt(element, attribute),
    });
  }
}

/** Whether a number of a claim is one of the player, of the region, or of the table that the claim is about. */
function isRead({ player, region }: StateElement['values'], attribute: string): boolean {
  if (player === undefined && region === undefined) return attribute === 'rats';
  if (player !== undefined && (COUNTS as readonly string[]).includes(attribute)) return true;
  if (region === undefined) return false;
  return attribute === 'rats' || attribute === 'potions' || attribute === 'cubes';
}

/** `<effect>`: what the move around or before it changed for a player. */
export function checkEffect(table: TableState, judge: Judge, element: RattusElementOf<'effect'>): void {
  const player = playerOf(judge, table, element, 'player');
  if (!player) return;
  for (const what of COUNTS) {
    const claimed = known(element.values[what]);
    if (claimed === undefined) continue;
    const places = placesOf(player, what, REGIONS);
    const computed = places.reduce((sum, place) => sum + judge.ledger.changeOf(place, 'cube'), 0);
    compareNumber(judge, { element, attribute: what, claimed, computed, place: player.id, thing: what }, () => ({
      ...ofCount(judge, player, what),
      rule: places.map((place) => judge.ledger.lastRuleOn(place, 'cube')).find((one) => one !== undefined) ?? TOTAL,
      message: 'rattus_claim-effect',
      taints: what === 'board' ? allCubesOf(player) : [],
    }));
  }
}

function checkPlayer(table: TableState, judge: Judge, element: StateElement, meanwhile: Meanwhile | undefined): void {
  const player = playerOf(judge, table, element, 'player');
  if (!player) return;
  checkSum(judge, element, player);
  const fallen = meanwhile?.cubesOf(player.id) ?? 0;
  const { board, castle, supply, baker } = element.values;
  const claim: PlayerClaim = { table, judge, element, player };
  checkCount(claim, 'board', known(board), fallen);
  checkCount(claim, 'castle', known(castle), 0);
  checkCount(claim, 'supply', known(supply), -fallen);
  checkCount(claim, 'baker', known(baker), 0);
}

/** What a claim of a player is compared with. */
interface PlayerClaim {
  readonly table: TableState;
  readonly judge: Judge;
  readonly element: StateElement;
  readonly player: PlayerState;
}

/** @param fallen how many more there may have been before what the log tells only behind the claim */
function checkCount(
  { table, judge, element, player }: PlayerClaim,
  what: Count,
  claimed: number | undefined,
  fallen: number,
): void {
  if (claimed === undefined) return;
  const computed = countOf(table, player, what);
  // Nearly all agree, and need nothing else. So do those below.
  if (judge.agrees(claimed, computed, player.id, what)) return;
  compareNumber(
    judge,
    { element, attribute: what, claimed, computed, earlier: computed + fallen, place: player.id, thing: what },
    (by) => ({
      ...ofCount(judge, player, what),
      rule: ruleOfCount(table, judge, player, what, by) ?? TOTAL,
      message: 'rattus_claim-count',
      dependsOn: [ofPlayer(player.id, what), ...(what === 'board' ? REGIONS.map((one) => cubesOf(one, player)) : [])],
      taints: what === 'board' ? allCubesOf(player) : elsewhere(table, element, player, by),
    }),
  );
}

function countOf(table: TableState, player: PlayerState, what: Count): number {
  return what === 'board' ? table.onBoard(player.seat) : player[what];
}

/**
 * Where the cubes may be that a place has more, or fewer: on the board, and wherever as many are claimed to be missing, or too many.
 * @param difference what was claimed, less what was computed
 */
function elsewhere(
  table: TableState,
  { values }: StateElement,
  player: PlayerState,
  difference: number,
): readonly Quantity[] {
  const others = COUNTS.filter((what) => {
    const claimed = known(values[what]);
    return what === 'board' || (claimed !== undefined && claimed - countOf(table, player, what) === -difference);
  });
  return others.map((what) => ofPlayer(player.id, what));
}

/** What all wrong numbers of cubes of a player have in common. */
function ofCount(judge: Judge, player: PlayerState, what: Count): Pick<Difference, 'player' | 'with' | 'follow'> {
  return {
    player: player.id,
    with: { player: playerName(player.id), what: name('cube-place', what) },
    follow(amount) {
      // The board is the sum of its regions, and each of them has its own claim.
      if (what !== 'board') follow(judge, { player: player.id, thing: 'cube', amount, to: placeOf(what, player) });
    },
  };
}

/** The four numbers of a player make twenty. @see rattus.invariant.cubes */
function checkSum(judge: Judge, element: StateElement, player: PlayerState): void {
  const { board, castle, supply, baker } = element.values;
  if (typeof board !== 'number' || typeof castle !== 'number' || typeof supply !== 'number') return;
  const count = board + castle + supply + (typeof baker === 'number' ? baker : 0);
  const right = typeof baker === 'number' ? count === CUBES : count <= CUBES;
  judge.require('rattus.invariant.cubes', right, () => ({
    kind: 'wrong',
    message: 'rattus_cube-sum',
    with: { player: playerName(player.id), count, all: CUBES },
    ...differing(CUBES, count),
    element,
    player: player.id,
    dependsOn: [...allCubesOf(player), sumOf(player, count)],
    taints: [...allCubesOf(player), sumOf(player, count)],
  }));
}

/** The rule of a recent effect that explains the difference. */
function ruleOfCount(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  what: Count,
  difference: number,
): RuleId | undefined {
  if (table.turn === 0) return 'rattus.setup.after-placement';
  if (what === 'castle' && difference < 0 && player.castleTurn < table.turn) return 'rattus.king.safe';
  const fallen = what === 'supply' ? fallenOf(table, player) : 0;
  if (fallen > 0 && fallen === -difference) return 'rattus.ravage.to-supply';
  const places = placesOf(player, what, table.inUse);
  const rule = judge.ledger.ruleThatExplainsSum(places, 'cube', difference, [player.id, what]);
  if (rule) return rule;
  return what === 'castle' && difference < 0 ? 'rattus.king.safe' : undefined;
}

/** Cubes that the plague has taken in this turn. */
function fallenOf(table: TableState, { seat }: PlayerState): number {
  return table.losses.filter((loss) => loss.turn === table.turn && loss.seat === seat && !loss.potion).length;
}

/** The places of a player's cubes that are counted together. */
function placesOf(player: PlayerState, what: Count, regions: readonly Region[]): readonly string[] {
  return what === 'board' ? regions.map((region) => placeOf(region, player)) : [placeOf(what, player)];
}

/** What a claim of a region is compared with. */
interface RegionClaim {
  readonly table: TableState;
  readonly judge: Judge;
  readonly element: StateElement;
  readonly region: Region;
  /** Where a token acts in it. */
  readonly meanwhile: Meanwhile | undefined;
}

function checkRegion(claim: RegionClaim): void {
  const { table, judge, element, meanwhile } = claim;
  for (const [id, claimed] of known(element.values.cubes) ?? []) {
    const player = playerNamed(judge, table, id, element, 'cubes');
    if (player) checkCubes(claim, player, claimed, meanwhile?.cubesOf(player.id) ?? 0);
  }
  checkRats(claim);
  checkPotions(claim);
}

function checkRats({ table, judge, element, region, meanwhile }: RegionClaim): void {
  const claimed = known(element.values.rats);
  if (claimed === undefined) return;
  const computed = table.region(region).rats.length;
  if (judge.agrees(claimed, computed, region, 'rats')) return;
  const later = computed - (meanwhile?.left ?? 0);
  const earlier = claimed === later ? later : meanwhile?.isActing ? computed + 1 : computed;
  compareNumber(
    judge,
    { element, attribute: 'rats', claimed, computed, earlier, place: region, thing: 'rats' },
    (by) => ({
      rule: ruleOfRats(table, judge, region, by),
      message: 'rattus_claim-rats',
      with: { region: name('region', region) },
      follow: (amount) => follow(judge, { thing: 'rat', amount, to: region }),
      dependsOn: [inRegion(region, 'rats'), astray(table, 'rat', -by), astray(table, region, 0)],
      taints: [astray(table, 'rat', by), ...(by > 0 ? [onTable('repeats')] : [])],
    }),
  );
}

function checkPotions({ table, judge, element, region, meanwhile }: RegionClaim): void {
  const claimed = known(element.values.potions);
  if (claimed === undefined) return;
  const computed = table.potionsIn(region);
  const thing = 'potions';
  if (judge.agrees(claimed, computed, region, thing)) return;
  const earlier = computed + (meanwhile?.potions ?? 0);
  compareNumber(judge, { element, attribute: thing, claimed, computed, earlier, place: region, thing }, () => {
    const owned = ofAll(table, 'potions');
    return {
      rule: 'rattus.invariant.potions',
      message: 'rattus_claim-potions',
      with: { region: name('region', region) },
      // Under whose cube they lie is not said.
      follow: () => undefined,
      dependsOn: owned,
      taints: owned,
    };
  });
}

function checkCubes(
  { table, judge, element, region }: RegionClaim,
  player: PlayerState,
  claimed: number,
  fallen: number,
): void {
  const computed = table.cubesAt(region, player.seat);
  if (judge.agrees(claimed, computed, region, player.id)) return;
  const earlier = computed + fallen;
  const stated = { element, attribute: 'cubes', claimed, computed, earlier, place: region, thing: player.id };
  compareNumber(judge, stated, (by) => {
    const rule = judge.ledger.ruleThatExplainsSum([placeOf(region, player)], 'cube', by, [region, player.id]) ?? TOTAL;
    // Where two cubes were not exchanged, those of two players are elsewhere.
    const exchanged = rule === 'rattus.piper.messenger-swap' ? [astray(table, rule, 0)] : [];
    return {
      rule,
      message: 'rattus_claim-cubes',
      with: { player: playerName(player.id), region: name('region', region) },
      player: player.id,
      follow: (amount) => rebaseCubes(table, judge, region, player, amount),
      dependsOn: [cubesOf(region, player), inRegion(region, 'losses'), astray(table, player.id, -by), ...exchanged],
      taints: [ofPlayer(player.id, 'board'), astray(table, player.id, by), ...exchanged],
    };
  });
}

function rebaseCubes(table: TableState, judge: Judge, region: Region, player: PlayerState, by: number): void {
  if (by > 0) return follow(judge, { player: player.id, thing: 'cube', amount: by, to: placeOf(region, player) });
  const cubes = table.heightsAt(region, player.seat).slice(0, -by);
  moveCubes(judge, { rule: TOTAL, verb: 'adjust', player, from: region, to: '', cubes });
}

/** @param stayed how many more tokens are claimed to lie there */
function ruleOfRats(table: TableState, judge: Judge, region: Region, stayed: number): RuleId {
  const discarded = table.discards.filter((one) => one.turn === table.turn && one.region === region);
  const unresolved = discarded.filter((one) => one.unresolved).length;
  if (unresolved > 0 && stayed === unresolved) return 'rattus.piper.crusader-discard';
  const manyStayed = stayed > 0 && stayed <= discarded.length;
  const explained =
    judge.ledger.ruleThatExplainsSum([region], 'rat', stayed, [region, 'rats']) ??
    (manyStayed ? 'rattus.ravage.discard' : undefined);
  // Tokens are not discarded twice: one that is not there any more lay face down.
  const vanished = stayed < 0 && (explained === undefined || explained === 'rattus.ravage.discard');
  return vanished ? 'rattus.ravage.hidden-stay' : (explained ?? 'rattus.invariant.tokens');
}

/** Tokens in the supply. */
function checkSupply(table: TableState, judge: Judge, element: StateElement): void {
  const claimed = known(element.values.rats);
  if (claimed !== undefined && judge.agrees(claimed, table.ratSupply, 'rat', 'supply')) return;
  const stated = { element, attribute: 'rats', claimed, computed: table.ratSupply, place: 'rat', thing: 'supply' };
  compareNumber(judge, stated, (by) => ({
    rule: table.turn === 0 ? 'rattus.setup.supply-size' : 'rattus.invariant.tokens',
    message: 'rattus_claim-supply',
    dependsOn: [onTable('rat supply'), astray(table, 'rat', -by)],
    taints: [astray(table, 'rat', by)],
    follow: (amount) => follow(judge, { thing: 'rat', amount, to: 'supply' }),
  }));
}

function follow(judge: Judge, adjustment: Adjustment): void {
  followRecord(judge, TOTAL, adjustment);
}
