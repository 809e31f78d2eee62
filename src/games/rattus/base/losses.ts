/** Cubes fall, or potions go instead: what one token costs each player, and what the log says of it. */

import { type Facts, foundAt } from '../../../engine/facts.js';
import type { Gap } from '../../../engine/gap.js';
import { tellIdle } from '../../../engine/idle-attribute.js';
import { name, player as playerName, quoted } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import { seatOf } from '../../../engine/stated-player.js';
import { known, UNKNOWN } from '../../../log/attribute.js';
import { potionsAgainst, spendPotions } from '../expansion/potions.js';
import { areThere } from '../rules/flasks.js';
import { cubes } from '../rules/table.js';
import {
  allCubesOf,
  astray,
  cubesIn,
  cubesOf,
  inRegion,
  ofAll,
  ofCard,
  ofPlayer,
  ofToken,
  onTable,
} from '../table/quantities.js';
import type { Ravage } from '../table/ravage-state.js';
import type { PlayerState } from '../table/state.js';
import type { RattusElementOf, Region } from '../vocabulary.js';
import { areMeant, chosenCubes, isCubeHidden, moveCubes, namedCubes } from './cubes.js';
import { type Diagnosis, lossesOf, misread, openLosses } from './misreadings.js';
import { cardsHit, causesFor, type Hits, isEstate, type Outbreak, tellHits } from './outbreak.js';
import { requirePossible } from './unseen.js';

/** What the log says of a player's losses to one token. */
interface Recorded {
  lose: RattusElementOf<'lose'> | undefined;
  claimed: number | undefined;
  /** What else is said of the same losses. */
  readonly again: RattusElementOf<'lose'>[];
  /** The potions under the cubes, where they are told hit by hit. */
  readonly potions: readonly number[] | undefined;
  readonly spends: RattusElementOf<'spend-potion'>[];
}

/** What it says of the losses of each seat; nothing where it says nothing. */
type BySeat = readonly Recorded[];

/**
 * @param hits undefined where it is not known whom the token hits: then the record is all there is
 * @param hidden what the record would have to say for that
 */
export function takeLosses(outbreak: Outbreak, hits: readonly Hits[] | undefined, hidden: Gap = 'reveals'): void {
  const { table, judge, ravage } = outbreak;
  const { players, board } = table;
  const recorded = readLosses(outbreak, hits);
  const claims = claimsIn(recorded);
  ravage.latest = 'none';
  const mayHaveSpent = !hits && mayHaveProtected(outbreak, recorded);
  const exposed: readonly number[] = players.map(({ seat }) => cubes.of(board, ravage.at, seat));
  const unsaid = players.filter(({ seat }) => (exposed[seat] ?? 0) > 0 && claims[seat] === undefined);
  if (!hits) requirePossible(outbreak);
  else if (claims.length === 0) leaveOpen(outbreak, hits);
  const own = misread(outbreak, hits, claims);
  if (hits && judge.trace) for (const one of hits) tellHits(outbreak, one);
  for (const player of players) {
    const record = recorded[player.seat] ?? NOTHING;
    const causes = causesFor(player, hits);
    const spent = spendPotions(outbreak, player, hits ? causes.length : undefined, record.spends);
    const there = cubes.of(board, ravage.at, player.seat);
    if (judge.trace && hits && hits.length > 0 && there === 0) tellUnaffected(outbreak, player);
    const lost = Math.max(0, Math.min(causes.length - spent, there));
    if (judge.trace && hits && causes.length - spent > there) tellCap(outbreak, player);
    const taken = hits ? (record.claimed ?? lost) : record.claimed;
    if (hits && mayDiffer(record, lost)) {
      const due = { lost, hits: causes.length, taken: Math.min(taken ?? lost, there), unsaid };
      checkLoss(outbreak, player, record, due, own);
      for (const lose of record.again) {
        const again = { ...record, lose, claimed: known(lose.values.cubes) };
        checkLoss(outbreak, player, again, { ...due, taken: lost }, own);
      }
    }
    if (taken !== undefined) removeCubes(outbreak, player, Math.min(taken, there), record, causes);
    noteLatest(outbreak, player, taken ?? 0, spent);
  }
  if (hits && unsaid.length > 0) restOnUnsaid(outbreak, unsaid);
  if (!hits && unsaid.length > 0) judge.suspend([hidden, 'losses']);
  // Nobody chooses to spend them, so the log need not say it.
  if (mayHaveSpent) judge.suspend(hidden);
  // Who has cubes there nobody knows any more behind a decision that the record hides.
  if (hits && outbreak.records.has('losses') && !judge.isSuspended) requireRecorded(outbreak, recorded, exposed);
}

/** Cubes that the log says are lost, by seat; nothing where it does not say it. */
function claimsIn(recorded: BySeat): readonly number[] {
  const claims: number[] = [];
  recorded.forEach(({ claimed }, seat) => {
    if (claimed !== undefined) claims[seat] = claimed;
  });
  return claims;
}

/** Whether one of the losses that the log says may be another than it is. */
function mayDiffer({ claimed, again }: Recorded, due: number): boolean {
  return (claimed !== undefined && claimed !== due) || again.length > 0;
}

/** Whether potions may have gone of which the log says nothing. */
function mayHaveProtected({ table, ravage }: Outbreak, recorded: BySeat): boolean {
  const { players, profile } = table;
  if (!profile.potionsForced) return false;
  return players.some(({ seat }) => potionsAgainst(table, ravage, seat) > 0 && !recorded[seat]?.spends.length);
}

/** What the token would cost if a rule that the text leaves open were read otherwise. */
function leaveOpen(outbreak: Outbreak, hits: readonly Hits[]): void {
  for (const [rule, lost] of openLosses(outbreak, hits)) outbreak.table.leaveOpen(rule, lost);
}

function tellCap({ table, judge, ravage }: Outbreak, player: PlayerState): void {
  judge.line('rattus.ravage.loss-cap', 'rattus_losses-capped', () => ({
    player: playerName(player.id),
    count: table.cubesAt(ravage.region, player.seat),
  }));
}

/** What comes about by losses that the log does not say. */
function restOnUnsaid(outbreak: Outbreak, unsaid: readonly PlayerState[]): void {
  const { judge, ravage, token } = outbreak;
  judge.passDoubtOn(() => ({
    dependsOn: [...restOfLoss(outbreak), ...unsaid.map(({ id }) => ofPlayer(id, 'potions'))],
    taints: unsaid.flatMap((player) => restingOnLoss(ravage, player)),
  }));
  // What the log states of a loss needs no token to be known.
  if (token?.reconstructed) for (const player of unsaid) judge.trust.rebuild(restingOnLoss(ravage, player));
}

/** What a loss comes about by, besides potions. */
function restOfLoss(outbreak: Outbreak): readonly Quantity[] {
  const { table, ravage } = outbreak;
  const { region } = ravage;
  return [...cubesIn(table, region), inRegion(region, 'losses'), onTable('nuns'), ...cardsHit(outbreak).map(ofCard)];
}

/** What rests on a loss that the log does not say. */
function restingOnLoss({ region, at }: Ravage, player: PlayerState): readonly Quantity[] {
  const { id, restingOnLoss } = player;
  restingOnLoss[at] ??= [
    cubesOf(region, player),
    inRegion(region, 'losses'),
    ofPlayer(id, 'board'),
    ofPlayer(id, 'supply'),
  ];
  return restingOnLoss[at];
}

const NOTHING: Recorded = { lose: undefined, claimed: undefined, again: [], potions: undefined, spends: [] };

/** @param hits undefined where nobody knows whom the token hits */
function readLosses(outbreak: Outbreak, hits: readonly Hits[] | undefined): BySeat {
  const { table, judge, element, ravage } = outbreak;
  const recorded: Recorded[] = [];
  let isAnySaidAgain = false;
  for (const child of element.children) {
    if (child.name !== 'lose' && child.name !== 'spend-potion') continue;
    const seat = seatOf(judge, table.roster, child);
    if (seat === undefined) continue;
    recorded[seat] ??= { lose: undefined, claimed: undefined, again: [], potions: undefined, spends: [] };
    const record = recorded[seat];
    if (child.name === 'spend-potion') record.spends.push(child);
    else if (record.lose) {
      record.again.push(child);
      isAnySaidAgain = true;
    } else {
      record.lose = child;
      record.claimed = known(child.values.cubes);
    }
  }
  if (!isAnySaidAgain) return recorded;
  const due = hits && lossesOf(outbreak, hits);
  return recorded.map((record, seat) =>
    record.again.length > 0 ? together(record, due?.[seat], table.cubesAt(ravage.region, seat)) : record,
  );
}

/**
 * Several losses of a player may be the same one, said again, or one for each hit: the token tells which.
 * @param due the cubes that the player loses; undefined where nobody knows
 * @param cubes those that are there
 */
function together(record: Recorded, due: number | undefined, cubes: number): Recorded {
  const { lose, again } = record;
  if (!lose) return record;
  const parts = [lose, ...again];
  const amounts = parts.map(({ values }) => known(values.cubes) ?? 0);
  const sum = amounts.reduce((one, other) => one + other);
  if (amounts.includes(0)) return record;
  if (due === undefined) return sum > cubes ? record : { ...record, claimed: undefined };
  // A hit takes a cube: where one alone is not what is due, they are hits, and together they are wrong.
  const areHits = amounts.every((amount) => amount === 1) && due !== 1;
  if (sum !== due && !areHits) return record;
  const potions = parts.map(({ values }, index) => {
    const named = known(values.potions);
    return named?.length === amounts[index] ? named : undefined;
  });
  const areNamed = potions.every((named) => named !== undefined);
  return { ...record, claimed: sum, again: [], ...(areNamed && { potions: potions.flat() }) };
}

/** An owner without cubes there loses nothing. @see rattus.ravage.symbol-no-cubes */
function tellUnaffected({ table, judge, token }: Outbreak, player: PlayerState): void {
  for (const hit of token?.hits ?? []) {
    if (!isEstate(hit) || table.cardsOf(player.seat, hit) === 0) continue;
    judge.line('rattus.ravage.symbol-no-cubes', 'rattus_not-there', () => ({
      player: playerName(player.id),
      estate: name('class-estate', hit),
    }));
  }
}

/** What a token costs a player, and what the log says of it. */
interface Due {
  /** The cubes that the player loses, and the hits that the player takes. */
  readonly lost: number;
  readonly hits: number;
  /** The cubes that fall because the log is followed. */
  readonly taken: number;
  /** Of whose losses it says nothing. */
  readonly unsaid: readonly PlayerState[];
}

/** A stated loss that differs from the token's. The first one of a token is the breach, the others follow from it. */
function checkLoss(
  outbreak: Outbreak,
  player: PlayerState,
  record: Recorded,
  { lost, hits, taken, unsaid }: Due,
  own: Diagnosis,
): void {
  const { judge, ravage, table, token, isMisnamed } = outbreak;
  const { lose, claimed, spends } = record;
  if (!lose || claimed === undefined || claimed === lost) return;
  const { region } = ravage;
  const impossible = claimed > table.cubesAt(region, player.seat);
  // A hit takes a cube or a potion: more than that is too much wherever the potions are.
  const isTooMuch = claimed + spends.length > hits;
  const potions = isTooMuch ? [] : ofAll(table, 'potions');
  judge.require(own.rule, false, () => ({
    kind: 'wrong',
    message: 'rattus_loss',
    with: {
      player: playerName(player.id),
      region: name('region', region),
      token: quoted(token?.id ?? ''),
      claimed,
      computed: lost,
    },
    expected: String(lost),
    ...foundAt(lose, 'cubes', claimed),
    player: player.id,
    suspects: own.suspects,
    dependsOn: [...restOfLoss(outbreak), ...potions, ...(token && isMisnamed ? [ofToken(token.id)] : [])],
    taints: [
      inRegion(region, 'losses'),
      astray(table, region, 0),
      // It may not have acted at all, and be turned up once more.
      ...(token ? [ofToken(token.id)] : []),
      ...(impossible ? allCubesOf(player) : [cubesOf(region, player), ofPlayer(player.id, 'supply')]),
      // Whom it hit instead.
      ...unsaid.flatMap(({ id }) => [ofPlayer(id, 'board'), ofPlayer(id, 'supply')]),
    ],
    // The log may go on by the number of the rules.
    follows: followedIn(region, player, taken - lost),
    reconstructed: token?.reconstructed ?? false,
  }));
}

/** What the replay has more than by the rules where so many cubes more fall. */
function followedIn(region: Region, player: PlayerState, more: number): NonNullable<Facts['follows']> {
  if (more === 0) return [];
  return [
    { quantity: cubesOf(region, player), by: -more },
    { quantity: ofPlayer(player.id, 'board'), by: -more },
    { quantity: ofPlayer(player.id, 'supply'), by: more },
  ];
}

/** Cubes go back to their owner's supply. @see rattus.ravage.to-supply */
function removeCubes(
  outbreak: Outbreak,
  player: PlayerState,
  amount: number,
  record: Recorded,
  causes: readonly string[],
): void {
  const { table, judge, ravage, token } = outbreak;
  const naming = namingPotions(record);
  const meant = record.potions ?? known(naming?.values.potions);
  if (amount <= 0) {
    if (naming && record.claimed === 0 && meant?.some((potions) => potions > 0))
      tellIdle(judge, naming, 'potions', 'cubes="0"');
    return;
  }
  const { region, at, mover } = ravage;
  if (amount < cubes.of(table.board, at, player.seat)) {
    if (isCubeHidden(table, region, player.seat, naming?.values.potions))
      judge.suspend('choice', 'rattus.invariant.potions');
    // Where the log does not say a word of the loss, its owner may have chosen any of them.
    if (!record.lose && isCubeHidden(table, region, player.seat, UNKNOWN))
      judge.trust.leaveOpen(ofPlayer(player.id, 'potions'), 'choice');
  }
  const chosen = chosenCubes(table, region, player.seat, amount, meant);
  const taken = chosen ?? chosenCubes(table, region, player.seat, amount, undefined) ?? [];
  const holds = areThere(table.board, at, player.seat, namedCubes(chosen, amount, meant));
  const facts = (lose: Recorded['lose']): Facts => ({
    kind: 'wrong',
    message: 'rattus_no-cube',
    with: {
      player: playerName(player.id),
      place: name('site', region),
      cubes: table.cubesAt(region, player.seat),
    },
    ...(lose && { element: lose }),
    attribute: 'potions',
    player: player.id,
    dependsOn: [cubesOf(region, player), ofPlayer(player.id, 'potions')],
    taints: [ofPlayer(player.id, 'potions')],
  });
  let fits = judge.require('rattus.invariant.potions', holds, () => facts(naming));
  for (const lose of record.again) {
    const same = areMeant(taken, known(lose.values.potions));
    if (fits) fits = judge.require('rattus.invariant.potions', same, () => facts(lose));
  }
  if (mover === player.seat) judge.applies('rattus.ravage.nobody-immune');
  moveCubes(judge, {
    rule: 'rattus.ravage.to-supply',
    verb: 'remove',
    player,
    from: region,
    to: 'supply',
    cubes: taken,
  });
  for (let index = 0; index < taken.length; index += 1) {
    const cause = causes[Math.min(index, causes.length - 1)] ?? '?';
    table.losses.push({ turn: table.turn, mover, region, token: token?.id, seat: player.seat, cause, potion: false });
  }
}

/** The one of the player's losses that says which cubes they are, if any does. */
function namingPotions({ lose, again }: Recorded): RattusElementOf<'lose'> | undefined {
  if (again.length === 0) return lose;
  return [lose, ...again].find((one) => known(one?.values.potions)) ?? lose;
}

/** What the serf can use of this token. @see rattus.piper.serf-add */
function noteLatest({ ravage }: Outbreak, player: PlayerState, lost: number, spent: number): void {
  if (player.seat === (ravage.mover ?? ravage.serf)) return;
  if (lost > 0) ravage.latest = 'kill';
  else if (spent > 0 && ravage.latest === 'none') ravage.latest = 'potion';
}

/** `records="losses"`: a `<lose>` for everybody with a cube there. */
function requireRecorded(outbreak: Outbreak, recorded: BySeat, exposed: readonly number[]): void {
  const { table, judge, ravage, element } = outbreak;
  for (const player of table.players) {
    if ((exposed[player.seat] ?? 0) === 0 || recorded[player.seat]?.lose) continue;
    judge.find('rattus.claim.total', {
      kind: 'missing',
      severity: 'warning',
      message: 'rattus_loss-missing',
      with: { player: playerName(player.id), region: name('region', ravage.region) },
      element,
      player: player.id,
      dependsOn: [cubesOf(ravage.region, player)],
    });
  }
}
