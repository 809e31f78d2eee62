/** What a play writes as taken. */
import type { Family } from '../rules/card-function.js';
import { FUNCTIONS } from '../rules/functions.js';
import { GOOD_INDICES, type GoodsVector, type MutableGoods, vector } from '../table/goods.js';
import { CHARACTERS, type Character, type VallettaElement } from '../vocabulary.js';

const BRINGING: readonly Family[] = ['one good', 'icons', 'jean', 'exchange', 'gold for buildings'];
const BRINGS_GOODS: ReadonlySet<string | undefined> = new Set(
  CHARACTERS.filter((card) => BRINGING.includes(FUNCTIONS[card].family)),
);

/** Whether a card brings goods, and leaves no choice which: then a `<take>` states them. */
export function statesTakes(card: Character | undefined): boolean {
  return BRINGS_GOODS.has(card);
}

/** What an element says that somebody takes or gives; undefined where the log hides it, and for any other element. */
export function goodsIn(element: VallettaElement): GoodsVector | undefined {
  const isGift = element.name === 'extra' || element.name === 'give';
  const goods = element.name === 'take' ? element.values.goods : isGift ? element.values.good : undefined;
  return goods === undefined || goods === '?' ? undefined : vector(goods);
}

/** All goods that a play writes as taken; undefined where some are hidden. */
export function takenIn({ children }: Pick<VallettaElement, 'children'>): GoodsVector | undefined {
  const all: MutableGoods = [0, 0, 0, 0];
  for (const child of children) {
    if (child.name !== 'take') continue;
    const taken = goodsIn(child);
    if (!taken) return undefined;
    for (const good of GOOD_INDICES) all[good] += taken[good];
  }
  return all;
}
