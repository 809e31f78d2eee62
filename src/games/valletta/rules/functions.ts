/** What each of the 31 Characters does, in the order of the card guide. @see valletta.md 4.5, 4.10 to 4.13 */

import { BRICK, GOLD, STONE, WOOD } from '../table/goods.js';
import { BUILDING_COLOURS, CHARACTERS, type Character } from '../vocabulary.js';
import { action, buildOrUpgrade } from './build.js';
import { type CardFunction, NO_SLOTS } from './card-function.js';
import type { Colour } from './facts.js';
import { innkeeper, monk, taxCollector } from './gifts.js';
import { playJean } from './jean.js';
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

const GREEN = BUILDING_COLOURS.indexOf('green') as Colour;
const BLUE = BUILDING_COLOURS.indexOf('blue') as Colour;

/** What reduces its price stands in the price. @see price.ts */
function builder(rule: CardFunction['rule']): CardFunction {
  return { rule, slots: [action], perform: buildOrUpgrade };
}

export const FUNCTIONS: Readonly<Record<Character, CardFunction>> = {
  shopkeeper: oneGood(GOLD, 'valletta.card.shopkeeper'),
  lumberjack: oneGood(WOOD, 'valletta.card.lumberjack'),
  'stone-sculptor': oneGood(STONE, 'valletta.card.stone-sculptor'),
  'brick-worker': oneGood(BRICK, 'valletta.card.brick-worker'),
  maid,
  builder: builder('valletta.card.builder'),
  // It is resolved as what it copies.
  apprentice: { rule: 'valletta.card.apprentice-copy', slots: NO_SLOTS, perform: () => undefined },
  jean: playJean,
  banker: goodByIcons(GOLD, 'valletta.card.banker'),
  woodworker: goodByIcons(WOOD, 'valletta.card.woodworker'),
  carver: goodByIcons(STONE, 'valletta.card.carver'),
  mason: goodByIcons(BRICK, 'valletta.card.mason'),
  monk,
  bricklayer: builder('valletta.card.bricklayer'),
  seamstress,
  artisan,
  chamberlain: goldByColour(GREEN, 'valletta.card.chamberlain'),
  stonemason: builder('valletta.card.stonemason'),
  innkeeper,
  nun,
  carpenter: builder('valletta.card.carpenter'),
  'tax-collector': taxCollector,
  ...TRADES,
  philip: pointsByColour(GREEN, 'valletta.card.philip'),
  charles: pointsByColour(BLUE, 'valletta.card.charles'),
  pius,
  rekuk: fixedPoints(2, 'valletta.card.rekuk'),
};

/** The same by the numbers of the cards. */
export const BY_CARD: readonly CardFunction[] = CHARACTERS.map((character) => FUNCTIONS[character]);
