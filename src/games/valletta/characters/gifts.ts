/** Monk, Innkeeper and Tax Collector: opponents who own enough give. @see valletta.md 4.12 */

import { recordedChoice, type Telling } from '../../../engine/declared.js';
import { type Facts, foundAt, type Truth } from '../../../engine/facts.js';
import { isOpen } from '../../../engine/gap.js';
import { choice, counts, name, player as playerName } from '../../../engine/message.js';
import { seatOf } from '../../../engine/stated-player.js';
import { mayStand } from '../../../kernel/conditions.js';
import { type Filled, requireBefore, requireChosen } from '../record/asked.js';
import { momentOf } from '../record/from-record.js';
import { checkTakes, passTakes, takesDiffer } from '../record/stated-takes.js';
import { goodsIn, takenIn } from '../record/taken-goods.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import * as declared from '../rules/gifts.js';
import { areTwo, performing, type Valletta } from '../rules/table.js';
import { kindOf } from '../table/components.js';
import {
  GOLD,
  GOOD_INDICES,
  type GoodIndex,
  type GoodsVector,
  NO_GOODS,
  named,
  notation,
  plus,
  sameGoods,
  sum,
  vector,
} from '../table/goods.js';
import type { PlayerState } from '../table/player-state.js';
import { allGoodsOf, ofPlayer } from '../table/quantities.js';
import { available, gain, hand, hiddenOf, hideGoods, opponents, owns, type Play, totalOf } from '../turn/play.js';
import { GOODS, type VallettaElementOf } from '../vocabulary.js';

const ONE_OF_EACH: GoodsVector = [1, 1, 1, 1];

/** valletta.card.monk: each opponent with four goods or more gives one of their choice. */
export function monk(play: Play): void {
  tellGivers(play);
  const given = new Set<string>();
  let unseen = 0;
  for (let gift = play.cursor.find('give'); gift; gift = play.cursor.find('give')) {
    const giver = giverOf(play, gift);
    if (!giver) continue;
    if (given.has(giver.id)) givesTwice(play, giver, gift);
    else requireOwing(play, giver, gift);
    given.add(giver.id);
    if (!takeGift(play, giver, gift)) unseen += 1;
  }
  for (const giver of opponents(play)) if (!given.has(giver.id) && !requireGift(play, giver)) unseen += 1;
  extra(play, unseen);
}

/** Who gives to the Monk owes it. */
function requireOwing({ table, judge }: Play, giver: PlayerState, gift: VallettaElementOf<'give'>): void {
  requireBefore(judge, declared.give, momentOf(table), giver.seat, {
    gaps: () => hiddenOf(giver, ONE_OF_EACH) ?? 'choice',
    facts: () => ({ message: 'valletta_owes-nothing', ...monksDue(giver), element: gift }),
  });
}

/** Who gives to the Monk, from how many goods on, and how many they have. */
function monksDue(giver: PlayerState): Pick<Facts, 'with' | 'dependsOn'> {
  const [card, threshold, owned] = [name('character', 'monk'), declared.MONK_THRESHOLD, totalOf(giver) ?? 0];
  return { with: { giver: playerName(giver.id), card, threshold, owned }, dependsOn: allGoodsOf(giver) };
}

/** valletta.card.monk-max-one */
function givesTwice({ judge, player }: Play, giver: PlayerState, gift: VallettaElementOf<'give'>): void {
  judge.require('valletta.card.monk-max-one', false, () => ({
    message: 'valletta_gives-more',
    with: { giver: playerName(giver.id), card: name('character', 'monk') },
    element: gift,
    taints: [...allGoodsOf(giver), ...allGoodsOf(player)],
  }));
}

/** What an opponent hands over to the Monk: one good, of their choice. @returns false where the record hides it */
function takeGift(play: Play, giver: PlayerState, gift: VallettaElementOf<'give'>): boolean {
  const { judge } = play;
  const handed = goodsIn(gift);
  if (!handed) {
    judge.doubt('valletta.card.monk-giver-chooses', 'choice');
    hideGoods(giver, 'choice');
    hideGoods(play.player, 'choice');
    return false;
  }
  judge.require('valletta.card.monk-max-one', sum(handed) === 1, () => ({
    message: 'valletta_gives-number',
    with: { giver: playerName(giver.id), card: name('character', 'monk'), goods: counts('good', named(handed)) },
    ...foundAt(gift, 'good', notation(handed)),
    // Which of them changed hands, the numbers behind it may say.
    taints: [...allGoodsOf(giver), ...allGoodsOf(play.player)],
  }));
  for (const kind of GOOD_INDICES) if (handed[kind] > 0) handOver(play, giver, kind, handed[kind], gift);
  return true;
}

/** Nothing is recorded of an opponent: nothing was due. @returns false where the record hides whether it was */
function requireGift({ table, judge, player }: Play, giver: PlayerState): boolean {
  const hidden = hiddenOf(giver, ONE_OF_EACH);
  requireBefore(judge, declared.keep, momentOf(table), giver.seat, {
    gaps: () => hidden ?? 'choice',
    facts: () => ({
      kind: 'missing',
      bug: 'too-permissive',
      message: 'valletta_gift-missing',
      ...monksDue(giver),
      taints: [...allGoodsOf(giver), ...allGoodsOf(player)],
    }),
  });
  if (!hidden) return true;
  hideGoods(giver, hidden);
  hideGoods(player, hidden);
  return false;
}

function tellGivers({ table, judge }: Play): void {
  if (table.players.length > 2) judge.applies('valletta.card.opponents-simultaneous');
}

/**
 * Innkeeper and Tax Collector: each opponent who has enough of a kind gives one of it. Such gifts are computed; where the log has
 * them, they are claims.
 */
export function collect(play: Play): void {
  const { kinds, threshold, rule } = declared.collectedBy(play.card);
  const { judge, player } = play;
  tellGivers(play);
  const due: Truth[] = [];
  let unseen = 0;
  for (const giver of opponents(play)) {
    for (const good of kinds) {
      const owes = owns(giver, good, threshold);
      due[placeOf(giver, good)] = owes;
      // Where it is doubtful what somebody has, it is doubtful who gets it.
      if (judge.trust.isAnythingTainted)
        judge.passDoubtOn(() => ({
          dependsOn: [ofPlayer(giver.id, GOODS[good])],
          taints: [ofPlayer(player.id, GOODS[good])],
        }));
      if (owes === true) hand(play, giver, good, 1, rule);
      else if (owes === false && kinds.length === 1)
        judge.line(rule, 'valletta_gives-nothing', () => ({
          giver: playerName(giver.id),
          goods: counts('good', { [GOODS[good]]: threshold }),
        }));
      else if (isOpen(owes)) {
        judge.doubt(rule, owes);
        unseen += 1;
        giver.unknownGoods[good] = owes;
        player.unknownGoods[good] = owes;
      }
    }
  }
  play.cursor.settleClaims();
  if (play.cursor.holds('give')) claimGifts(play, due);
  extra(play, unseen);
}

/** The place of a good of a player in a list of all that players may give. */
function placeOf({ seat }: PlayerState, good: GoodIndex): number {
  return seat * GOODS.length + good;
}

/** Gifts that the log has, although they follow from the rules. @param due whether each is, by its place; nothing for what nobody asks for */
function claimGifts(play: Play, due: readonly (Truth | undefined)[]): void {
  const { kinds, threshold, rule, maximum } = declared.collectedBy(play.card);
  const { judge } = play;
  const given = new Set<number>();
  for (let gift = play.cursor.find('give'); gift; gift = play.cursor.find('give')) {
    const giver = giverOf(play, gift);
    const handed = goodsIn(gift);
    if (!giver || !handed) continue;
    judge.require(maximum, sum(handed) > 0, () => ({
      kind: 'wrong',
      message: 'valletta_gives-number',
      with: { giver: playerName(giver.id), card: name('character', play.card), goods: counts('good', named(handed)) },
      ...foundAt(gift, 'good', notation(handed)),
    }));
    for (const index of GOOD_INDICES) {
      if (handed[index] === 0) continue;
      const place = placeOf(giver, index);
      const owes = given.has(place) ? false : (due[place] ?? false);
      const surplus = handed[index] - (owes === false ? 0 : 1);
      const again = given.has(place) || owes !== false;
      given.add(place);
      if (surplus <= 0) continue;
      const noGold = index === GOLD && !kinds.includes(GOLD);
      // Who lacks it only by a wrong number owes it.
      const lacking = kinds.includes(index) ? threshold - giver.goods[index] : 0;
      judge.require(noGold ? 'valletta.card.tax-collector-no-gold' : again ? maximum : rule, false, () => ({
        kind: 'wrong',
        message: again
          ? 'valletta_gives-twice'
          : kinds.includes(index)
            ? 'valletta_owes-nothing-of-it'
            : 'valletta_gives-other-kind',
        with: {
          giver: playerName(giver.id),
          card: name('character', play.card),
          good: name('good', GOODS[index]),
          kinds: choice(kinds.includes(GOLD) ? 'gold' : 'materials'),
          threshold,
          owned: giver.goods[index],
        },
        element: gift,
        cause: judge.trust.lackOf(ofPlayer(giver.id, GOODS[index]), lacking),
        dependsOn: [ofPlayer(giver.id, GOODS[index])],
        taints: [index, ...(again ? [] : kinds.filter((kind) => due[placeOf(giver, kind)] === true))].flatMap(
          // What was due may have stayed where it was.
          (kind) => [giver, play.player].map(({ id }) => ofPlayer(id, GOODS[kind])),
        ),
      }));
      hand(play, giver, index, Math.min(surplus, giver.goods[index]), rule);
    }
  }
}

/** With two players the active one may take one more good from the supply. @param unseen goods that others may have handed over */
function extra(play: Play, unseen: number): void {
  takeExtra(play, unseen);
  passTakes(play);
}

function takeExtra(play: Play, unseen: number): void {
  const { table, judge, player, card } = play;
  const state = momentOf(table);
  performing.set(state, kindOf(card));
  const rule = declared.ruleOfExtra(state);
  const isRight = (taken: GoodsVector): boolean =>
    areTwo(state) && mayStand(declared.extraGood, state, recordedChoice(player.seat, [extraIn(taken)])) === true;
  const stated = statedExtra(play, isRight, unseen > 0 && areTwo(state) ? unseen + 1 : unseen);
  if (stated === 'none') return requireExtra(play, state, isRight);
  const { element, taken } = stated;
  if (taken && sameGoods(taken, NO_GOODS)) {
    requireExtra(play, state, isRight);
    if (element.name === 'take') requireAllHanded(play, element);
    return checkWhatIsTaken(play, rule);
  }
  if (stated.isOpen) {
    // With more players nothing but what was handed over can be meant.
    if (!areTwo(state)) return;
    judge.doubt(rule, 'choice');
    for (const good of GOOD_INDICES) {
      const mayBeTaken = taken ? taken[good] > 0 : isRight(vector({ [GOODS[good]]: 1 }));
      if (mayBeTaken) player.unknownGoods[good] = 'choice';
    }
    return;
  }
  const telling: Telling = {
    gaps: () => 'choice',
    facts: ({ slot }) => ({
      message: slot === undefined ? 'valletta_extra-players' : 'valletta_extra-kind',
      with: {
        player: playerName(player.id),
        card: name('character', card),
        goods: counts('good', named(taken ?? NO_GOODS)),
      },
      ...(taken && { actual: notation(taken) }),
      element,
      ...(slot !== undefined && { attribute: element.name === 'take' ? 'goods' : 'good' }),
      taints: allGoodsOf(player),
    }),
  };
  const allowed =
    requireBefore(judge, declared.takeExtra, state, player.seat, telling) &&
    (!taken || requireChosen(judge, [extraIn(taken)], state, player.seat, telling));
  if (!taken) {
    judge.doubt(rule, 'choice');
    if (card === 'innkeeper') gain(play, player, GOLD, 1, rule);
    else hideGoods(player, 'choice');
  } else {
    const taking = allowed && !play.isForbidden ? play : { ...play, isForbidden: !allowed };
    for (const index of GOOD_INDICES) gain(taking, player, index, taken[index], rule);
  }
  if (element.name === 'extra') checkWhatIsTaken(play, rule);
}

/** What is taken, as the declaration has it: one good. */
function extraIn(taken: GoodsVector): Filled {
  const isOne = sum(taken) === 1 && taken.every((amount) => amount >= 0);
  return [declared.extraGood, isOne ? taken.indexOf(1) : declared.NO_GOOD];
}

/** Who writes as taken what was handed over writes all of it. */
function requireAllHanded(play: Play, element: VallettaElementOf<'take'>): void {
  const { table, judge, card, rule, handed } = play;
  const all = takenIn(play.element) ?? NO_GOODS;
  judge.require(rule, sum(all) === 0, () => ({
    kind: 'wrong',
    ...takesDiffer(play, card, element, all, named(handed)),
    dependsOn: opponents(play).flatMap(allGoodsOf),
    taints: table.players.flatMap(allGoodsOf),
  }));
}

/** What the supply does not have need not be taken. @see house.two-player-extra */
function requireExtra(
  { table, judge, player, card }: Play,
  state: Valletta,
  isRight: (taken: GoodsVector) => boolean,
): void {
  const isThere = (good: GoodIndex): boolean => available(table, good, 1) === 1;
  if (!areTwo(state) || !GOOD_INDICES.some((good) => isThere(good) && isRight(vector({ [GOODS[good]]: 1 })))) return;
  requireBefore(judge, declared.declineExtra, state, player.seat, {
    gaps: () => 'choice',
    facts: () => ({
      kind: 'missing',
      bug: 'too-permissive',
      message: 'valletta_must-exchange',
      with: { player: playerName(player.id), card: name('character', card) },
    }),
  });
}

interface StatedExtra {
  readonly element: VallettaElementOf<'extra'> | VallettaElementOf<'take'>;
  /** Undefined where the record hides it. */
  readonly taken: GoodsVector | undefined;
  /** True where the goods written as taken may be those that were handed over, or one more: they are hidden, or of the same kind. */
  readonly isOpen: boolean;
}

/**
 * The additional good: an `<extra>`; or what is written as taken, beyond what the opponents have handed over.
 * @param mayBeUnseen how many of these goods may be among what the record hides
 */
function statedExtra(play: Play, isRight: (taken: GoodsVector) => boolean, mayBeUnseen: number): StatedExtra | 'none' {
  const { cursor, element, handed } = play;
  const extra = cursor.find('extra');
  if (extra) return { element: extra, taken: goodsIn(extra), isOpen: false };
  const take = cursor.find('take');
  if (!take) return 'none';
  const all = takenIn(element);
  if (!all) return { element: take, taken: all, isOpen: true };
  const rest = plus(all, handed, -1);
  const isMore = rest.every((amount) => amount >= 0);
  if (isMore && sum(rest) > 0 && sum(rest) <= mayBeUnseen) return { element: take, taken: rest, isOpen: true };
  if (sum(handed) === 0) return { element: take, taken: all, isOpen: false };
  if (sameGoods(all, handed)) return isRight(all) ? { element: take, taken: all, isOpen: true } : 'none';
  // With more than two players it can only be what was handed over, unless the log writes another number of gifts.
  const given = writtenGifts(play);
  const isLess =
    !areTwo(momentOf(play.table)) && rest.every((amount) => amount <= 0) && (sum(given) === 0 || sameGoods(given, all));
  return { element: take, taken: isLess ? NO_GOODS : isRight(rest) || isMore ? rest : all, isOpen: false };
}

function writtenGifts({ element }: Play): GoodsVector {
  return element.children.reduce<GoodsVector>((all, child) => {
    return child.name === 'give' ? plus(all, goodsIn(child) ?? NO_GOODS) : all;
  }, NO_GOODS);
}

/** What is written as taken beside an `<extra>` is that, with or without the goods of the opponents. */
function checkWhatIsTaken(play: Play, rule: RuleIdOfValletta): void {
  const first = play.cursor.find('take');
  passTakes(play);
  if (first) checkTakes(play, first, () => ({ goods: rule, points: rule }));
}

function giverOf(play: Play, gift: VallettaElementOf<'give'>): PlayerState | undefined {
  const seat = seatOf(play.judge, play.table.roster, gift);
  if (seat === undefined) return undefined;
  if (seat === play.player.seat) {
    play.judge.require(play.rule, false, () => ({
      message: 'valletta_gives-to-self',
      with: { giver: playerName(play.player.id), card: name('character', play.card) },
      ...foundAt(gift, 'player'),
    }));
    return undefined;
  }
  return play.table.player(seat);
}

/** Goods of the giver's choice change hands; they must be owned. @see valletta.card.monk-giver-chooses */
function handOver(
  play: Play,
  giver: PlayerState,
  good: GoodIndex,
  amount: number,
  gift: VallettaElementOf<'give'>,
): void {
  requireChosen(play.judge, [[declared.gift, good]], momentOf(play.table), giver.seat, {
    gaps: () => giver.unknownGoods[good] ?? 'choice',
    facts: () => ({
      message: 'valletta_gift-not-owned',
      with: { giver: playerName(giver.id), good: name('good', GOODS[good]), card: name('character', play.card) },
      ...foundAt(gift, 'good'),
      cause: play.judge.trust.lackOf(ofPlayer(giver.id, GOODS[good]), amount - giver.goods[good]),
      dependsOn: [ofPlayer(giver.id, GOODS[good])],
      taints: [...allGoodsOf(giver), ...allGoodsOf(play.player)],
    }),
  });
  const owned = giver.unknownGoods[good] ? amount : Math.min(amount, giver.goods[good]);
  hand(play, giver, good, owned, 'valletta.card.monk');
  gain(play, play.player, good, amount - owned, 'valletta.card.monk');
}
