/** What each of the 31 Characters does, in the order of the card guide. @see valletta.md 4.5, 4.10 to 4.13 */

import type { RuleIdOfValletta } from '../rulebook.js';
import { BRICK, GOLD, type GoodIndex, STONE, WOOD } from '../table/goods.js';
import { CHARACTERS, type Character } from '../vocabulary.js';
import { cardBefore, ruleOfCopy } from './apprentice.js';
import { action, buildOrUpgrade } from './build.js';
import { type CardFunction, type Family, NO_SLOTS, type Particulars } from './card-function.js';
import { APPRENTICE, type Card } from './facts.js';
import { innkeeper, monk, taxCollector } from './gifts.js';
import { playJean } from './jean.js';
import type { Valletta } from './table.js';
import {
  artisan,
  fixedPoints,
  goldByColour,
  goodByIcons,
  maid,
  nun,
  oneGood,
  pius,
  pointsByColour,
  seamstress,
} from './take.js';
import { TRADES } from './trade.js';

/** What reduces its price stands in the price. @see price.ts */
function builder(rule: CardFunction['rule']): CardFunction {
  return { family: 'build', rule, slots: [action], perform: buildOrUpgrade };
}

export const FUNCTIONS: Readonly<Record<Character, CardFunction>> = {
  shopkeeper: oneGood(GOLD, 'valletta.card.shopkeeper'),
  lumberjack: oneGood(WOOD, 'valletta.card.lumberjack'),
  'stone-sculptor': oneGood(STONE, 'valletta.card.stone-sculptor'),
  'brick-worker': oneGood(BRICK, 'valletta.card.brick-worker'),
  maid,
  builder: builder('valletta.card.builder'),
  // It is resolved as what it copies.
  apprentice: { family: 'copy', rule: 'valletta.card.apprentice-copy', slots: NO_SLOTS, perform: () => undefined },
  jean: playJean,
  banker: goodByIcons(GOLD, 'valletta.card.banker'),
  woodworker: goodByIcons(WOOD, 'valletta.card.woodworker'),
  carver: goodByIcons(STONE, 'valletta.card.carver'),
  mason: goodByIcons(BRICK, 'valletta.card.mason'),
  monk,
  bricklayer: builder('valletta.card.bricklayer'),
  seamstress,
  artisan,
  chamberlain: goldByColour('green', 'valletta.card.chamberlain'),
  stonemason: builder('valletta.card.stonemason'),
  innkeeper,
  nun,
  carpenter: builder('valletta.card.carpenter'),
  'tax-collector': taxCollector,
  ...TRADES,
  philip: pointsByColour('green', 'valletta.card.philip'),
  charles: pointsByColour('blue', 'valletta.card.charles'),
  pius,
  rekuk: fixedPoints(2, 'valletta.card.rekuk'),
};

/** The rule of what a card does now: of an Apprentice that of the copying, or why it does nothing. */
export function ruleOfFunction(state: Valletta, card: Card): RuleIdOfValletta {
  return card === APPRENTICE ? ruleOfCopy(cardBefore(state)) : (BY_CARD[card]?.rule as RuleIdOfValletta);
}

/** The family of a Character; undefined for none. */
export function familyOf(card: Character | undefined): Family | undefined {
  return card && FUNCTIONS[card].family;
}

/** The good that a Character brings, where that is always the same one. */
export function goodOf(card: Character | undefined): GoodIndex | undefined {
  return card && FUNCTIONS[card].good;
}

/** What all of them have, by the numbers of the cards, in one shape: every play asks for it. */
export const BY_CARD = CHARACTERS.map((character): Omit<CardFunction, keyof Particulars> => {
  const { family, rule, slots, perform } = FUNCTIONS[character];
  return { family, rule, slots, perform };
});
