/**
 * Goods that a card brings without a choice: a log need not write them as taken. Where it does, that is a claim.
 */

import { type Facts, foundAt } from '../../../engine/facts.js';
import { counts, name, player as playerName } from '../../../engine/message.js';
import type { Counts } from '../../../log/attribute.js';
import {
  GOOD_INDICES,
  type GoodIndex,
  type GoodsVector,
  named,
  notation,
  plus,
  sameGoods,
  vector,
} from '../table/goods.js';
import { allGoodsOf, ofPlayer } from '../table/quantities.js';
import { adjust } from '../turn/adjust.js';
import type { Play } from '../turn/play.js';
import { type Character, GOODS, type VallettaElementOf } from '../vocabulary.js';
import { type PlayFallback, ruleOfGoods } from './claims.js';
import { takenIn } from './taken-goods.js';

type TakeElement = VallettaElementOf<'take'>;

/** Passes over the rest of what is written as taken, once it has been. */
export function passTakes({ cursor }: Pick<Play, 'cursor'>): void {
  while (cursor.holds('take')) cursor.find('take');
}

/**
 * Compares the goods that a play writes as taken with those that the card has brought.
 * @param element the first `<take>`
 */
export function checkTakes(play: Play, element: TakeElement, fallback: () => PlayFallback): void {
  const { judge, player, brought } = play;
  const stated = takenIn(play.element);
  // What came from other players may be counted in.
  if (!stated || sameGoods(stated, plus(brought, play.handed))) return;
  // A number of the same play may have shown since how many there are of what the record hides.
  const isOpen = (good: GoodIndex): boolean => player.unknownGoods[good] !== undefined || player.hasShown(good);
  const wrong = GOOD_INDICES.filter((good) => stated[good] !== brought[good] && !isOpen(good));
  // A good that does not belong to the card says more than one of which there are too few.
  const worst = wrong.find((good) => stated[good] > brought[good]) ?? wrong[0];
  if (worst === undefined) return;
  const of = fallback();
  const rule = ruleOfGoods(play, worst, stated[worst], brought[worst], of);
  // Unless the same play states the effect, too: that is compared on its own. The barrel is taken all the same, by its own element.
  const follows = wrong
    .filter((good) => !hasEffect(play, good))
    .map((good) => ({ good, quantity: ofPlayer(player.id, GOODS[good]), by: stated[good] - brought[good] }))
    .filter(({ by }) => by > 0 || play.card !== 'jean');
  judge.require(rule, false, () => ({
    kind: 'wrong',
    ...takesDiffer(play, play.element.values.card ?? '?', element, stated, named(brought)),
    dependsOn: of.dependsOn ?? [],
    taints: [...allGoodsOf(player), ofPlayer(player.id, 'effect'), ...(of.taints ?? [])],
    follows,
  }));
  for (const { good, by } of follows) adjust(play, GOODS[good], by);
}

/** What is said of goods that a play writes as taken and a card does not bring. */
export function takesDiffer(
  { player }: Pick<Play, 'player'>,
  card: Character | '?',
  element: TakeElement,
  stated: GoodsVector,
  computed: Counts,
): Facts {
  return {
    message: 'valletta_claim-take',
    with: {
      player: playerName(player.id),
      card: name('character', card),
      claimed: counts('good', named(stated)),
      computed: counts('good', computed),
    },
    expected: notation(vector(computed)),
    ...foundAt(element, 'goods', notation(stated)),
  };
}

function hasEffect({ element, player }: Play, good: GoodIndex): boolean {
  return element.children.some(
    (child) => child.name === 'effect' && child.values.player === player.id && child.values[GOODS[good]] !== undefined,
  );
}
