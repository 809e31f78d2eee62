/** What a procedure has at hand while one card is resolved, and the flows of goods that all cards share. */

import type { Cursor } from '../../../engine/cursor.js';
import { type Gaps, listOf } from '../../../engine/gap.js';
import type { Judge, Truth } from '../../../engine/judge.js';
import { name, player as playerName } from '../../../engine/message.js';
import { scorePoints } from '../../../engine/scored.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { reachesEnough } from '../rules/score.js';
import * as cells from '../rules/table.js';
import { GOOD_INDICES, type GoodIndex, type GoodsVector, type MutableGoods } from '../table/goods.js';
import type { PlayerState } from '../table/player-state.js';
import { ofPlayer, onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import { tellTrack } from '../table/track.js';
import { type Character, GOODS, type Trigger, type VallettaElementOf, type VallettaVocabulary } from '../vocabulary.js';

/** The resolution of one played card. */
export interface Play {
  readonly table: TableState;
  readonly judge: Judge;
  readonly player: PlayerState;
  /** The Character whose function is performed: that of the card, or the one an Apprentice copies; an Apprentice who copies nobody. */
  readonly card: Character;
  /** The rule of that function; where an Apprentice copies it, the rule of the copying. */
  readonly rule: RuleIdOfValletta;
  readonly cursor: Cursor<VallettaVocabulary>;
  readonly element: VallettaElementOf<'play'>;
  /** The turn around it: effects of the card may stand behind the play. */
  readonly turn: VallettaElementOf<'turn'>;
  /** What the card has brought its player from the supply so far; changed in place. */
  readonly brought: MutableGoods;
  /** What other players have handed over; changed in place. */
  readonly handed: MutableGoods;
  /** True for what may not be done at all: it is followed, but there is no right way to do it. */
  readonly isForbidden?: boolean;
  /** What was followed of that, of the goods of the player; changed in place. */
  readonly againstRules: MutableGoods;
  /** What the record has paid of goods that the player does not have; changed in place. */
  readonly unpaid: MutableGoods;
}

/** The other players, clockwise from the active one. @see valletta.card.opponents-simultaneous */
export function opponents({ table, player }: Pick<Play, 'table' | 'player'>): readonly PlayerState[] {
  return table.opponents(player.seat);
}

/** A player of a game that is judged: whom most of it is about. */
export type Judged = Pick<Play, 'table' | 'judge' | 'player'>;

/** Takes goods from the supply. */
export function gain(play: Play, player: PlayerState, good: GoodIndex, amount: number, rule: RuleIdOfValletta): void {
  if (amount <= 0) return;
  const left = play.table.supplyOf(good);
  const available = amountAvailable(play, good, amount, left);
  // Whether the supply still had it cannot be told where somebody has nobody knows how much of it.
  player.unknownGoods[good] ??= hiddenInSupply(play.table, good, amount, left);
  if (available <= 0) return;
  if (player === play.player) {
    play.brought[good] += available;
    changedAgainstRules(play, good, available);
  }
  play.judge.effect(rule, play.table.fromSupply(player, GOODS[good], available));
}

/** Takes all these goods from the supply, under the rule of the card. */
export function gainAll(play: Play, goods: GoodsVector): void {
  for (const good of GOOD_INDICES) gain(play, play.player, good, goods[good], play.rule);
}

/** Pays goods to the supply, as far as there are any. @see valletta.supply.goods-return */
export function pay(play: Play, good: GoodIndex, due: number, rule: RuleIdOfValletta): void {
  const { table, judge, player } = play;
  const { id } = player;
  const amount = player.unknownGoods[good] ? due : Math.max(0, Math.min(due, player.goods[good]));
  play.unpaid[good] += due - amount;
  if (amount <= 0) return;
  changedAgainstRules(play, good, -amount);
  judge.effect(rule, { verb: 'pay', player: id, thing: GOODS[good], amount, from: id, to: table.supplyPlace });
}

function changedAgainstRules({ player, againstRules, isForbidden }: Play, good: GoodIndex, amount: number): void {
  if (!isForbidden) return;
  player.againstRules[good] += amount;
  againstRules[good] += amount;
}

/** Hands goods from player to player. */
export function hand(play: Play, from: PlayerState, good: GoodIndex, amount: number, rule: RuleIdOfValletta): void {
  if (amount <= 0) return;
  play.handed[good] += amount;
  play.judge.effect(rule, {
    verb: 'give',
    player: from.id,
    thing: GOODS[good],
    amount,
    from: from.id,
    to: play.player.id,
  });
}

/** A Character comes into the hand; in the final phase it may be set aside. @see house.end-phase-gains */
export function takeCard(
  { table, judge, player }: Play,
  which: Character | undefined,
  from: string,
  rule: RuleIdOfValletta,
): void {
  const isAside = table.phase === 'final' && table.profile.setGainsAside;
  const to = isAside ? '' : player.places.hand;
  judge.effect(rule, { verb: 'take', player: player.id, thing: 'card', which, from, to });
}

/** Scores points at once. @see valletta.score.move */
export function score(play: Play, points: number, rule: RuleIdOfValletta): void {
  if (points <= 0) return;
  const { judge, player } = play;
  const before = player.points;
  scorePoints(judge, rule, player.id, points);
  judge.applies('valletta.score.move');
  tellTrack(judge, player, before);
  passEnough(play, before);
}

/** Points may bring about the final phase: whether they do is doubtful where a wrong effect that was followed decides it. */
export function passEnough(to: Judged, before: number): void {
  const { table, judge, player } = to;
  const reaches = (less: number): boolean => reachesEnough(table.profile, before - less, player.points - less);
  if (reaches(0)) trigger(to, 'points');
  if (player.astrayPoints === 0 || reaches(player.astrayPoints) === reaches(0)) return;
  const followed = judge.trust.followingOf(ofPlayer(player.id, 'point'));
  if (!followed) return;
  table.decisiveNumber = followed.finding;
  judge.trust.taint([onTable('phase')], followed.finding);
}

/** A condition of the final phase is fulfilled; it acts at the end of the turn. @see valletta.end.finish-turn */
export function trigger({ table, judge, player }: Judged, kind: Trigger): void {
  if (table.triggers.some((one) => one.trigger === kind && one.seat === player.seat)) return;
  table.triggers.push({ trigger: kind, seat: player.seat, turn: table.turn });
  judge.line(ruleOfTrigger(table, kind), 'valletta_trigger', () => ({
    player: playerName(player.id),
    trigger: name('trigger', kind),
  }));
}

/** The rule that makes something a condition of the final phase. @see valletta.variant.fewer-barrels-end */
export function ruleOfTrigger(table: TableState, kind: Trigger): RuleIdOfValletta {
  if (kind === 'jean')
    return table.profile.fewerBarrels ? 'valletta.variant.fewer-barrels-end' : 'valletta.end.trigger-jean';
  return kind === 'points' ? 'valletta.end.trigger-points' : 'valletta.end.trigger-houses';
}

/** Whether a player has at least so many of a good. */
export function owns(player: PlayerState, good: GoodIndex, amount: number): Truth {
  return player.unknownGoods[good] ?? player.goods[good] >= amount;
}

/** What the record lacks for it to be known whether a player has some goods; undefined where it is. */
export function hiddenOf(player: PlayerState, goods: GoodsVector): Gaps | undefined {
  const hidden = GOOD_INDICES.flatMap((good) => (goods[good] > 0 ? listOf(player.unknownGoods[good] ?? []) : []));
  return hidden.length > 0 ? hidden : undefined;
}

/** The total of a player's goods; undefined where the record hides some. */
export function totalOf(player: PlayerState): number | undefined {
  let total = 0;
  for (const good of GOOD_INDICES) {
    if (player.unknownGoods[good]) return undefined;
    total += player.goods[good];
  }
  return total;
}

/** The record does not show which good moved. @param why what it lacks */
export function hideGoods(player: PlayerState, why: Gaps): void {
  player.unknownGoods.fill(why);
}

/**
 * What the record lacks for it to be known how much of a good is left in the supply; undefined where it is.
 * @param left what nobody has of it
 */
function hiddenInSupply(table: TableState, good: GoodIndex, wanted: number, left: number): Gaps | undefined {
  let owned: Gaps | undefined;
  for (const { unknownGoods } of table.players) owned ??= unknownGoods[good];
  const isSure = !owned && (!table.hiddenBarrels || left >= wanted);
  // The option is asked only where its answer decides.
  if (isSure || table.profile.supply === 'unlimited') return undefined;
  // Where a barrel may stand in, it depends on which ones were set aside.
  return owned ?? (table.profile.supply === 'proxied' ? table.hiddenBarrels : undefined);
}

/** What the supply can give; where it is short and the game goes on as if it were not, that is worth a remark. */
function amountAvailable({ table, judge }: Play, good: GoodIndex, wanted: number, left: number): number {
  if (left >= 0 && left < wanted && table.profile.supply === 'unlimited') {
    judge.note('valletta.supply.goods-shortage', () => ({
      message: 'valletta_supply-exceeded',
      with: { good: name('good', GOODS[good]) },
    }));
  }
  return inSupply(table, good, wanted, left);
}

function inSupply(table: TableState, good: GoodIndex, wanted: number, left: number): number {
  return cells.available(table.profile, left, table.barrelsAside(good), wanted);
}

/** As many of some goods as there are for a player who takes them; or what the record lacks for it to be known. */
export function available(table: TableState, good: GoodIndex, wanted: number): number | Gaps {
  const left = table.supplyOf(good);
  return hiddenInSupply(table, good, wanted, left) ?? inSupply(table, good, wanted, left);
}
