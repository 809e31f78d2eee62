/** Numbers that the log states are checked where they stand; where they differ, the state follows the record. */
import type { Judge, Located } from '../../engine/judge.js';
import { name, player as playerName, quoted } from '../../engine/message.js';
import { known } from './components.js';
import { allCubesOf, cubesOf, moveCubes, placeOf } from './cubes.js';
import type { RuleIdOfRattus } from './rulebook.js';
import { CUBES, type PlayerState, type TableState } from './state.js';
import { type RattusElementOf, REGIONS, type Region } from './vocabulary.js';

/** Where the cubes of a player are counted. */
const COUNTS = ['board', 'castle', 'supply', 'baker'] as const;
type Count = (typeof COUNTS)[number];

/** `<state>`: absolute values after what precedes it, of a player, a region or the table. */
export function checkState(table: TableState, judge: Judge, element: RattusElementOf<'state'>): void {
  const { values } = element;
  const region = known(values.region);
  if (region !== undefined) checkRegion(table, judge, element, region);
  if (values.player !== undefined) checkPlayer(table, judge, element);
  const rats = known(values.rats);
  if (region === undefined && values.player === undefined && rats !== undefined)
    checkSupply(table, judge, element, rats);
}

function checkPlayer(table: TableState, judge: Judge, element: RattusElementOf<'state'>): void {
  const player = playerOf(table, judge, element);
  if (!player) return;
  checkSum(judge, element, player);
  for (const what of COUNTS) {
    const claimed = known(element.values[what]);
    if (claimed === undefined) continue;
    const computed = countOf(table, player, what);
    judge.claim({
      rule: ruleOfCount(table, judge, player, what, claimed - computed),
      quantity: `${player.id} ${what}`,
      claimed,
      computed,
      element,
      attribute: what,
      rebase: () => rebase(judge, player, what, claimed - computed),
      facts: () => ({
        message: 'rattus_claim-count',
        with: { player: playerName(player.id), what: name('cube-place', what), claimed, computed },
        player: player.id,
        restsOn: [`${player.id} ${what}`, ...(what === 'board' ? REGIONS.map((one) => cubesOf(one, player)) : [])],
        // Where the cubes are that the board has more or fewer is not said here.
        spoils: what === 'board' ? allCubesOf(player) : [`${player.id} board`],
      }),
    });
  }
}

/** The four numbers of a player make twenty. @see rattus.invariant.cubes */
function checkSum(judge: Judge, element: RattusElementOf<'state'>, player: PlayerState): void {
  const { board, castle, supply, baker } = element.values;
  if (typeof board !== 'number' || typeof castle !== 'number' || typeof supply !== 'number') return;
  const known = board + castle + supply + (typeof baker === 'number' ? baker : 0);
  const right = typeof baker === 'number' ? known === CUBES : known <= CUBES;
  judge.require('rattus.invariant.cubes', right, () => ({
    kind: 'wrong',
    message: 'rattus_cube-sum',
    with: { player: playerName(player.id), count: known, all: CUBES },
    expected: String(CUBES),
    actual: String(known),
    element,
    player: player.id,
    restsOn: allCubesOf(player),
    spoils: allCubesOf(player),
  }));
}

function countOf(table: TableState, player: PlayerState, what: Count): number {
  return what === 'board' ? table.onBoard(player.seat) : player[what];
}

/** The rule of a recent effect that explains the difference. */
function ruleOfCount(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  what: Count,
  difference: number,
): RuleIdOfRattus {
  if (difference === 0) return 'rattus.claim.total';
  const places =
    what === 'supply'
      ? [player.id]
      : what === 'board'
        ? table.inUse.map((region) => placeOf(region, player))
        : [placeOf(what, player)];
  for (const place of places) {
    const rule = judge.ruleThatExplains(place, 'cube', difference);
    if (rule) return rule as RuleIdOfRattus;
  }
  return what === 'castle' && difference < 0 ? 'rattus.king.safe' : 'rattus.claim.total';
}

function rebase(judge: Judge, player: PlayerState, what: Count, amount: number): void {
  // The board is the sum of its regions, and each of them has its own claim.
  if (what === 'board') return;
  const to = what === 'supply' ? player.id : placeOf(what, player);
  judge.effect('rattus.claim.total', { verb: 'adjust', player: player.id, thing: 'cube', amount, from: '', to });
}

function checkRegion(table: TableState, judge: Judge, element: RattusElementOf<'state'>, region: Region): void {
  const values: Readonly<Record<string, unknown>> = element.values;
  for (const player of table.players) {
    const claimed = values[player.id];
    if (typeof claimed === 'number') checkCubes(table, judge, element, region, player, claimed);
  }
  const rats = known(element.values.rats);
  if (rats !== undefined) checkRats(table, judge, element, region, rats);
  const potions = known(element.values.potions);
  if (potions === undefined) return;
  const computed = table.players.reduce((sum, { seat }) => sum + table.potionsAt(region, seat), 0);
  judge.claim({
    rule: 'rattus.invariant.potions',
    quantity: `${region} potions`,
    claimed: potions,
    computed,
    element,
    attribute: 'potions',
    rebase: () => undefined,
    facts: () => ({
      message: 'rattus_claim-potions',
      with: { region: name('region', region), claimed: potions, computed },
      restsOn: [`${region} potions`, ...table.players.map(({ id }) => `${id} potions`)],
      spoils: table.players.map(({ id }) => `${id} potions`),
    }),
  });
}

function checkCubes(
  table: TableState,
  judge: Judge,
  element: RattusElementOf<'state'>,
  region: Region,
  player: PlayerState,
  claimed: number,
): void {
  const computed = table.cubesAt(region, player.seat);
  const difference = claimed - computed;
  judge.claim({
    rule:
      difference === 0
        ? 'rattus.claim.total'
        : (judge.ruleThatExplains(placeOf(region, player), 'cube', difference) ?? 'rattus.claim.total'),
    quantity: cubesOf(region, player),
    claimed,
    computed,
    element,
    attribute: player.id,
    rebase: () => rebaseCubes(table, judge, region, player, difference),
    facts: () => ({
      message: 'rattus_claim-cubes',
      with: { player: playerName(player.id), region: name('region', region), claimed, computed },
      player: player.id,
      restsOn: [cubesOf(region, player), `${region} losses`],
      spoils: [`${player.id} board`],
    }),
  });
}

function rebaseCubes(table: TableState, judge: Judge, region: Region, player: PlayerState, difference: number): void {
  const place = placeOf(region, player);
  if (difference > 0) {
    judge.effect('rattus.claim.total', {
      verb: 'adjust',
      player: player.id,
      thing: 'cube',
      amount: difference,
      from: '',
      to: place,
    });
    return;
  }
  const cubes = [...(table.region(region).cubes[player.seat] ?? [])].sort((a, b) => a - b).slice(0, -difference);
  moveCubes(judge, { rule: 'rattus.claim.total', verb: 'adjust', player, from: place, to: '', cubes });
}

function checkRats(
  table: TableState,
  judge: Judge,
  element: RattusElementOf<'state'>,
  region: Region,
  claimed: number,
): void {
  const computed = table.region(region).rats.length;
  const difference = claimed - computed;
  judge.claim({
    rule:
      difference === 0
        ? 'rattus.invariant.tokens'
        : (judge.ruleThatExplains(region, 'rat', difference) ??
          (difference < 0 ? 'rattus.ravage.hidden-stay' : 'rattus.invariant.tokens')),
    quantity: `${region} rats`,
    claimed,
    computed,
    element,
    attribute: 'rats',
    rebase: () =>
      judge.effect('rattus.claim.total', {
        verb: 'adjust',
        player: undefined,
        thing: 'rat',
        amount: difference,
        from: '',
        to: region,
      }),
    facts: () => ({
      message: 'rattus_claim-rats',
      with: { region: name('region', region), claimed, computed },
      restsOn: [`${region} rats`],
    }),
  });
}

/** rattus.invariant.tokens: tokens in the supply. */
function checkSupply(table: TableState, judge: Judge, element: RattusElementOf<'state'>, claimed: number): void {
  const computed = table.ratSupply;
  judge.claim({
    rule: table.turn === 0 ? 'rattus.setup.supply-size' : 'rattus.invariant.tokens',
    quantity: 'rat supply',
    claimed,
    computed,
    element,
    attribute: 'rats',
    rebase: () =>
      judge.effect('rattus.claim.total', {
        verb: 'adjust',
        player: undefined,
        thing: 'rat',
        amount: claimed - computed,
        from: '',
        to: 'supply',
      }),
    facts: () => ({ message: 'rattus_claim-supply', with: { claimed, computed } }),
  });
}

/** `<effect>`: what the move around or before it changed for a player. */
export function checkEffect(table: TableState, judge: Judge, element: RattusElementOf<'effect'>): void {
  const player = playerOf(table, judge, element);
  if (!player) return;
  for (const what of COUNTS) {
    const claimed = known(element.values[what]);
    if (claimed === undefined) continue;
    const places =
      what === 'supply'
        ? [player.id]
        : what === 'board'
          ? REGIONS.map((region) => placeOf(region, player))
          : [placeOf(what, player)];
    const computed = places.reduce((sum, place) => sum + judge.changeOf(place, 'cube'), 0);
    const rule = places.map((place) => judge.lastRuleOn(place, 'cube')).find((one) => one !== undefined);
    judge.claim({
      rule: rule ?? 'rattus.claim.total',
      quantity: `${player.id} ${what}`,
      claimed,
      computed,
      element,
      attribute: what,
      rebase: () => rebase(judge, player, what, claimed - computed),
      facts: () => ({
        message: 'rattus_claim-effect',
        with: { player: playerName(player.id), what: name('cube-place', what), claimed, computed },
        player: player.id,
        spoils: what === 'board' ? allCubesOf(player) : [],
      }),
    });
  }
}

/** The player that an element names. */
function playerOf(
  table: TableState,
  judge: Judge,
  element: Located & { readonly values: { readonly player?: string } },
): PlayerState | undefined {
  const seat = table.roster.seat(element.values.player);
  if (seat !== undefined) return table.player(seat);
  judge.find(null, {
    kind: 'data',
    message: 'engine-player-unknown',
    with: { player: quoted(element.values.player ?? '') },
    element,
    attribute: 'player',
  });
  return undefined;
}
