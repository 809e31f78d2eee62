/** From the box to the first turn: cards, tokens, figure, initial placement. @see rattus.md 1.2, 4.1 */

import { differing, foundAt } from '../../engine/facts.js';
import type { Parts } from '../../engine/game-run.js';
import type { Judge } from '../../engine/judge.js';
import { list, name, player as playerName } from '../../engine/message.js';
import { isParty, type PartyRules } from '../../engine/party.js';
import type { Quantity } from '../../engine/quantity.js';
import { seatOf } from '../../engine/stated-player.js';
import { known } from '../../log/attribute.js';
import { childrenNamed } from '../../log/vocabulary.js';
import { bringCubes } from './base/cubes.js';
import { identify } from './base/identity.js';
import { tellClosed } from './base/passage.js';
import { layCards } from './expansion/card-selection.js';
import { requireSlotOf } from './record/asked.js';
import type { RuleIdOfRattus } from './rulebook.js';
import { PAIR, REMOVED } from './rules/amounts.js';
import { regionNamed } from './rules/facts.js';
import { figureRegion, seatSettling, settledRegion } from './rules/setup.js';
import { START_TOKENS } from './table/components.js';
import { allCubesOf, inRegion, intoClosed, ofAll, ofToken, onTable } from './table/quantities.js';
import type { PlayerState, TableState } from './table/state.js';
import type { RattusElement, RattusElementOf, RattusVocabulary, Region, Site } from './vocabulary.js';

/** Two to four players, each with cubes of another colour. */
export const party: PartyRules = {
  count: 'rattus.setup.player-count',
  countMessage: 'rattus_player-count',
  colour: 'rattus.setup.cubes',
  colourMessage: 'rattus_same-colour',
};

/** Lays everything out. */
export function setUp(table: TableState, judge: Judge, { setup, game }: Parts<RattusVocabulary>): void {
  judge.line('rattus.setup.regions-by-players', 'rattus_regions', () => ({
    players: table.size,
    regions: list(table.inUse.map((region) => name('region', region))),
  }));
  const around = setup ?? game;
  const parts = { children: setup?.children ?? [] };
  const [classes, ...moreClasses] = childrenNamed<RattusVocabulary, 'classes'>(parts, 'classes');
  const [plague, ...morePlagues] = childrenNamed<RattusVocabulary, 'plague'>(parts, 'plague');
  layCards(table, judge, classes, around);
  layRats(table, judge, childrenNamed<RattusVocabulary, 'rat'>(parts, 'rat'), around);
  putFigure(table, judge, plague, around);
  requireNone(judge, 'rattus.setup.class-display', 'rattus_cards-twice', moreClasses);
  requireNone(judge, 'rattus.setup.figure-anywhere', 'rattus_figure-set-twice', morePlagues);
  settle(table, judge, childrenNamed<RattusVocabulary, 'settle'>(parts, 'settle'), around);
}

/** The cards are laid out once, and there is one figure; the first element counts. @param more the others */
function requireNone(judge: Judge, rule: RuleIdOfRattus, message: string, [second]: readonly RattusElement[]): void {
  judge.require(rule, !second, () => ({ kind: 'setup', message, ...(second && { element: second }) }));
}

/** One start token in each region; what is left makes the supply. @see rattus.setup.start-token-each-region */
function layRats(table: TableState, judge: Judge, rats: readonly RattusElementOf<'rat'>[], setup: RattusElement): void {
  for (const rat of rats) layRat(table, judge, rat);
  const empty = table.inUse.filter((region) => table.region(region).rats.length === 0);
  judge.require('rattus.setup.start-token-each-region', empty.length === 0, () => ({
    kind: rats.length === 0 ? 'missing' : 'setup',
    message: 'rattus_no-start-token',
    with: { regions: list(empty.map((region) => name('region', region))), count: empty.length },
    ...differing(table.inUse.length, rats.length),
    element: setup,
    // One that lies in another region is not missing, too.
    dependsOn: rats.length < table.inUse.length ? [] : [onTable('rat supply')],
    taints: [onTable('rat supply'), ...empty.map((region) => inRegion(region, 'rats'))],
  }));
  table.setupIsSound = empty.length === 0 && rats.length === table.inUse.length;
  // A log without any says nothing of them; they were there all the same.
  if (rats.length === 0) for (const region of empty) putStartToken(judge, region);
  judge.line('rattus.setup.supply-removal', 'rattus_removed', () => ({
    players: table.size,
    count: REMOVED[table.size] ?? 0,
  }));
  judge.line('rattus.setup.leftover-start-tokens', 'rattus_left-over', () => ({
    count: START_TOKENS - table.inUse.length,
  }));
  judge.line('rattus.setup.supply-size', 'rattus_supply', () => ({ count: table.ratSupply }));
}

function layRat(table: TableState, judge: Judge, rat: RattusElementOf<'rat'>): void {
  const region = known(rat.values.region);
  if (!region) return;
  const state = table.region(region);
  const allowed =
    requireSlotOf({ table, judge }, settledRegion, regionNamed(region), () => ({
      ...tellClosed(table, region),
      kind: 'setup',
      element: rat,
      taints: [onTable('rat supply')],
    })) &&
    judge.require('rattus.setup.start-token-each-region', state.rats.length === 0, () => ({
      kind: 'setup',
      message: 'rattus_start-token-twice',
      with: { region: name('region', region) },
      ...foundAt(rat, 'region', region),
      // Which of the two lies there nobody knows.
      taints: [
        onTable('rat supply'),
        inRegion(region, 'rats'),
        ...tokensOf([...state.rats, { name: known(rat.values.token) }]),
      ],
    }));
  const token = known(rat.values.token);
  putStartToken(judge, region, token);
  const piece = state.rats.at(-1);
  if (token === undefined || !piece) return;
  if (!allowed) piece.source = undefined;
  identify(table, judge, piece, token, {
    region,
    element: rat,
    attribute: 'token',
    otherwise: 'rattus.setup.start-token-each-region',
  });
}

function tokensOf(pieces: readonly { readonly name: string | undefined }[]): readonly Quantity[] {
  return pieces.flatMap(({ name: token }) => (token === undefined ? [] : [ofToken(token)]));
}

function putStartToken(judge: Judge, region: Region, token?: string): void {
  judge.effect('rattus.setup.start-token-each-region', { verb: 'place', thing: 'rat', which: token, to: region });
}

/** rattus.setup.figure-anywhere */
function putFigure(
  table: TableState,
  judge: Judge,
  plague: RattusElementOf<'plague'> | undefined,
  setup: RattusElement,
): void {
  const region = known(plague?.values.region);
  if (!region) {
    if (plague?.values.region === '?') return;
    judge.require('rattus.setup.figure-anywhere', false, () => ({
      kind: 'missing',
      message: 'rattus_no-figure',
      element: plague ?? setup,
    }));
    return;
  }
  requireSlotOf({ table, judge }, figureRegion, regionNamed(region), () => ({
    ...tellClosed(table, region),
    kind: 'setup',
    element: plague ?? setup,
  }));
  judge.effect('rattus.setup.figure-anywhere', { verb: 'place', thing: 'figure', to: region });
}

/** Two rounds of two cubes each, the second one backwards. @see rattus.setup.initial-round-one, -.initial-round-two */
function settle(
  table: TableState,
  judge: Judge,
  settles: readonly RattusElementOf<'settle'>[],
  setup: RattusElement,
): void {
  const size = table.players.length;
  const ruleOf = (isFirst: boolean): RuleIdOfRattus =>
    isFirst ? 'rattus.setup.initial-round-one' : 'rattus.setup.initial-round-two';
  judge.line('rattus.setup.start-player', 'rattus_start-player', () => ({
    player: playerName(table.players[0]?.id ?? ''),
  }));
  for (const [index, element] of settles.entries())
    settleOne(table, judge, element, { expected: seatSettling(size, index), rule: ruleOf(index < size) });
  judge.enter('setup', settles.at(-1) ?? setup);
  const missing = 2 * size - settles.length;
  if (missing > 0 && !judge.breaksOffIn(setup)) {
    judge.require(ruleOf(missing > size), false, () => ({
      kind: 'missing',
      message: 'rattus_settle-missing',
      with: { count: missing },
      ...differing(2 * size, settles.length),
      within: setup,
      dependsOn: [onTable('settling')],
      taints: ofAll(table, 'board', 'supply'),
    }));
  }
  const areKnown = settles.every(({ values: { cubes, region } }) => known(cubes) !== undefined && known(region));
  // There is no room on the board for the cubes of a fifth player.
  if (missing > 0 || !areKnown || !isParty({ size })) return;
  for (const player of table.players) {
    const onBoard = table.onBoard(player.seat);
    judge.require('rattus.setup.after-placement', onBoard === 2 * PAIR, () => ({
      kind: 'setup',
      message: 'rattus_after-placement',
      with: { player: playerName(player.id), count: onBoard },
      ...differing(2 * PAIR, onBoard),
      player: player.id,
      dependsOn: [onTable('settling')],
    }));
  }
}

/** A placement that is due. */
interface Settling {
  /** The seat; undefined when everybody has had both. */
  readonly expected: number | undefined;
  readonly rule: RuleIdOfRattus;
}

/** `<settle>`. */
function settleOne(table: TableState, judge: Judge, element: RattusElementOf<'settle'>, due: Settling): void {
  judge.beginMove(null, element, element.values.player);
  const seat = seatOf(judge, table.roster, element);
  if (seat === undefined) return judge.endMove();
  const player = table.player(seat);
  const region = known(element.values.region);
  const cubes = known(element.values.cubes);
  judge.headline('rattus_headline-settle', () => ({
    player: playerName(player.id),
    region: name('region', region ?? 'unknown'),
  }));
  requirePair(table, judge, player, due, cubes);
  if (region === undefined || cubes === undefined) {
    judge.suspend('choice', 'rattus.setup.initial-pair');
    return judge.endMove();
  }
  requireSite(table, judge, player, region);
  bringCubes(judge, 'rattus.setup.initial-pair', player, region, cubes);
  judge.endMove();
}

/** Whose turn is it, and are they two cubes? @param cubes undefined where the record does not say @see rattus.setup.initial-pair */
function requirePair(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  { expected, rule }: Settling,
  cubes: number | undefined,
): void {
  judge.require(rule, player.seat === expected, () => ({
    kind: 'order',
    message: expected === undefined ? 'rattus_settle-surplus' : 'rattus_settle-order',
    with: { player: playerName(player.id), expected: playerName(table.players[expected ?? 0]?.id ?? '') },
    ...(expected !== undefined && { expected: table.player(expected).id }),
    actual: player.id,
    attribute: 'player',
    dependsOn: [onTable('settling')],
    // They may not have been placed.
    taints: [onTable('settling'), ...allCubesOf(player)],
  }));
  if (cubes === undefined) return;
  judge.require('rattus.setup.initial-pair', cubes === PAIR, () => ({
    message: 'rattus_settle-pair',
    with: { player: playerName(player.id), count: cubes },
    ...differing(PAIR, cubes),
    attribute: 'cubes',
    dependsOn: [onTable('settling')],
    taints: [onTable('settling')],
  }));
}

/** Any region in use, and not the castle. @see rattus.setup.regions-by-players, rattus.board.castle */
function requireSite(table: TableState, judge: Judge, player: PlayerState, region: Site): void {
  if (region === 'castle') {
    judge.require('rattus.board.castle', false, () => ({
      message: 'rattus_into-castle',
      with: { player: playerName(player.id) },
      attribute: 'region',
      actual: region,
      taints: [onTable('settling')],
    }));
  } else {
    requireSlotOf({ table, judge }, settledRegion, regionNamed(region), () => ({
      ...tellClosed(table, region),
      taints: intoClosed(player),
    }));
  }
}
