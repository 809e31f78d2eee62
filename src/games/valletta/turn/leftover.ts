/** What stands inside a play although the card does not provide for it: nothing of a log is skipped. */

import type { Truth } from '../../../engine/facts.js';
import { choice, name, player as playerName } from '../../../engine/message.js';
import type { Quantity } from '../../../engine/quantity.js';
import { known } from '../../../log/attribute.js';
import { build, upgrade } from '../build/build.js';
import { dismissCharacter, hireCharacter } from '../characters/jean.js';
import { goodsIn } from '../record/taken-goods.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import type { Family } from '../rules/card-function.js';
import { familyOf, goodOf } from '../rules/functions.js';
import { type GoodsVector, sum } from '../table/goods.js';
import { latestPlays } from '../table/player-state.js';
import { allGoodsOf, everythingOf, ofCell, ofPlayer, onTable, WALK_OF_JEAN } from '../table/quantities.js';
import type { Character, VallettaElement } from '../vocabulary.js';
import { gainAll, hideGoods, type Play } from './play.js';

/**
 * Reports every element that the procedure of the card did not ask for, and carries it out as recorded.
 * @param card the card played
 * @param reported an element about which all has been said
 */
export function leftOver(play: Play, card: Character, reported?: VallettaElement): void {
  for (let rest = play.cursor.takeAny(); rest; rest = play.cursor.takeAny()) {
    const element = rest;
    const doesAnything = isAction(element);
    if (doesAnything === false) continue;
    if (element !== reported) {
      const rule = ruleOfLeftOver(element, play, card);
      const isEarlier = rule === 'valletta.card.apprentice-previous-card';
      play.judge.require(rule, doesAnything === true ? false : doesAnything, () => ({
        message: isEarlier ? 'valletta_copies-earlier' : 'valletta_not-provided',
        with: {
          ...(isEarlier && { previous: name('character', play.card) }),
          player: playerName(play.player.id),
          card: name('character', card),
          what: choice(element.name),
          again: choice(isOwnElement(element, play.card) ? 'again' : 'never'),
        },
        element,
        taints: changedBy(element, play),
      }));
    }
    carryOut({ ...play, isForbidden: true }, element);
  }
}

/** Whether an element says that something was done: that no goods were taken needs no card that provides for it. */
export function isAction(element: VallettaElement): Truth {
  if (element.name !== 'take') return true;
  const goods = goodsIn(element);
  return goods ? sum(goods) > 0 : 'choice';
}

/** What is doubtful behind an element that should not be there: all that it changes in the game of whoever wrote it. */
export function changedBy(element: VallettaElement, { table, player }: Play): readonly Quantity[] {
  switch (element.name) {
    case 'build':
    case 'upgrade': {
      const at = known(element.values.at);
      return [...everythingOf(player), at === undefined ? onTable('city') : ofCell(at)];
    }
    case 'hire':
    case 'dismiss':
      return [ofPlayer(player.id, 'cards'), onTable('characters')];
    case 'give':
      return table.players.flatMap(allGoodsOf);
    case 'barrel':
      return [...allGoodsOf(player), ...WALK_OF_JEAN];
    default:
      return [...allGoodsOf(player), ofPlayer(player.id, 'point')];
  }
}

/** What is doubtful behind a Character that may not be played or repeated: what it changes beside the goods of whoever plays it. */
export function reachedBy(copied: Character | undefined, { table }: Pick<Play, 'table'>): readonly Quantity[] {
  const family = familyOf(copied);
  if (family === 'jean') return WALK_OF_JEAN;
  return family === 'for all' || isOfGifts(family) ? table.players.flatMap(allGoodsOf) : [];
}

/** Whether others give something by a card. */
export function isOfGifts(family: Family | undefined): boolean {
  return family === 'asked gifts' || family === 'forced gifts';
}

/** The rule that forbids it. */
function ruleOfLeftOver(element: VallettaElement, play: Play, card: Character): RuleIdOfValletta {
  const { card: performs } = play;
  const isOwn = isOwnElement(element, performs);
  if (card === 'apprentice') {
    if (performs === 'apprentice') return play.rule;
    const earlier = latestPlays(play.player).slice(0, -2);
    if (!isOwn && earlier.some((one) => one !== undefined && isOf(element, one))) {
      return 'valletta.card.apprentice-previous-card';
    }
  }
  switch (element.name) {
    case 'build':
    case 'upgrade':
      if (!isOwn) return 'valletta.build.needs-action';
      return performs === 'builder' ? 'valletta.card.builder' : 'valletta.turn.use-once';
    case 'hire':
    case 'dismiss':
      return isOwn ? 'valletta.jean.personnel' : 'valletta.jean.hire-from-supply';
    case 'barrel':
      return isOwn ? 'valletta.turn.use-once' : 'valletta.jean.barrel';
    case 'exchange':
      if (performs === 'jean') return 'valletta.jean.hire-free';
      if (!isOwn) return 'valletta.substitute.only-cost';
      return familyOf(performs) === 'sale' ? 'valletta.yellow.exact-payment' : play.rule;
    default:
      if (performs !== 'jean') return play.rule;
      return isOfDismissed(element, play) ? 'valletta.jean.dismiss-no-action' : 'valletta.turn.use-once';
  }
}

/** Whether an element would belong to the function of the Character that is dismissed in this play. */
function isOfDismissed(element: VallettaElement, play: Play): boolean {
  return play.element.children.some((child) => {
    return child.name === 'dismiss' && isOwnElement(element, known(child.values.card));
  });
}

/** Whether an element may say what a Character did, be it without a choice. */
function isOf(element: VallettaElement, card: Character): boolean {
  return isOwnElement(element, card) || (element.name === 'take' && bringsOnly(goodsIn(element), card));
}

/** Whether goods are of the kind that a Character brings. */
function bringsOnly(goods: GoodsVector | undefined, card: Character): boolean {
  const good = goodOf(card);
  return goods !== undefined && good !== undefined && goods[good] === sum(goods);
}

/** Whether an element belongs to the function of a Character. */
export function isOwnElement(element: VallettaElement, performs: Character | undefined): boolean {
  const family = familyOf(performs);
  return family !== undefined && (ELEMENTS_OF[family]?.includes(element.name) ?? false);
}

/** In which elements a record says what somebody decided about a Character of a family, and what came of it. */
const ELEMENTS_OF: Partial<Readonly<Record<Family, readonly string[]>>> = {
  choice: ['take'],
  'chosen icons': ['take'],
  'for all': ['take'],
  build: ['build', 'upgrade'],
  jean: ['hire', 'dismiss', 'barrel'],
  'asked gifts': ['give', 'extra'],
  'forced gifts': ['give', 'extra'],
  exchange: ['exchange'],
  sale: ['exchange'],
};

/** The program that wrote the log did it; the replay follows it. */
function carryOut(play: Play, element: VallettaElement): void {
  switch (element.name) {
    case 'build':
      return build(play, element);
    case 'upgrade':
      return upgrade(play, element);
    case 'hire':
      return hireCharacter(play, element);
    case 'dismiss':
      return dismissCharacter(play, element);
    case 'take':
    case 'extra': {
      const taken = goodsIn(element);
      if (!taken) hideGoods(play.player, 'choice');
      else gainAll(play, taken);
      return;
    }
    default:
      return;
  }
}
