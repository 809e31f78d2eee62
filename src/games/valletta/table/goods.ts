/** Amounts of the four goods, always in the order gold, wood, stone, brick. */
import type { Counts } from '../../../log/attribute.js';
import { GOODS, type Good } from '../vocabulary.js';

/** How many there are of each good; a difference may be below zero. */
export type GoodsVector = readonly [gold: number, wood: number, stone: number, brick: number];
/** The same, to be changed in place. */
export type MutableGoods = [number, number, number, number];
/** The place of a good in that order. */
export type GoodIndex = 0 | 1 | 2 | 3;

/** None of any. */
export const NO_GOODS: GoodsVector = [0, 0, 0, 0];

export const GOLD = 0;
export const WOOD = 1;
export const STONE = 2;
export const BRICK = 3;
/** All goods, gold first. */
export const GOOD_INDICES = [GOLD, WOOD, STONE, BRICK] as const;
/** Goods other than gold. */
export const MATERIAL_INDICES = [WOOD, STONE, BRICK] as const;

/** The place of a good that a log names. */
export function goodIndex(good: Good): GoodIndex {
  return GOODS.indexOf(good) as GoodIndex;
}

/** @param amount how many there are of each good */
export function goodsBy(amount: (good: GoodIndex) => number): MutableGoods {
  return [amount(GOLD), amount(WOOD), amount(STONE), amount(BRICK)];
}

/** From the notation of the log. */
export function vector(counts: Counts): GoodsVector {
  return [counts['gold'] ?? 0, counts['wood'] ?? 0, counts['stone'] ?? 0, counts['brick'] ?? 0];
}

/** All goods together. */
export function sum(goods: GoodsVector): number {
  return goods[0] + goods[1] + goods[2] + goods[3];
}

/** In the notation of the log: `gold:2 wood:1`. */
export function notation(goods: GoodsVector): string {
  return GOOD_INDICES.filter((index) => goods[index] !== 0)
    .map((index) => `${GOODS[index]}:${goods[index]}`)
    .join(' ');
}

/** As named amounts, for messages. */
export function named(goods: GoodsVector): Record<string, number> {
  return Object.fromEntries(
    GOOD_INDICES.filter((index) => goods[index] !== 0).map((index) => [GOODS[index], goods[index]]),
  );
}

/** Both together. @param times how often the other goods count; -1: they are taken off */
export function plus(one: GoodsVector, other: GoodsVector, times = 1): GoodsVector {
  return [one[0] + times * other[0], one[1] + times * other[1], one[2] + times * other[2], one[3] + times * other[3]];
}

/** How many units of a price are missing in a payment, of all goods together. */
export function missing(due: GoodsVector, paid: GoodsVector): number {
  return GOOD_INDICES.reduce<number>((units, good) => units + Math.max(0, due[good] - paid[good]), 0);
}

/** Whether there are as many of every good in both. */
export function sameGoods(one: GoodsVector, other: GoodsVector): boolean {
  return one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3];
}

/** So many times as much of every good. */
export function times(goods: GoodsVector, factor: number): GoodsVector {
  return [goods[0] * factor, goods[1] * factor, goods[2] * factor, goods[3] * factor];
}
