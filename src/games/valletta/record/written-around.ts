/**
 * A card may bring its goods at once although a play writes them one by one. What the log states between them counts only those that
 * stand before it.
 */
import { known } from '../../../log/attribute.js';
import type { GoodIndex } from '../table/goods.js';
import type { Character, GOODS, VallettaElement } from '../vocabulary.js';
import { goodsIn, statesTakes, takenIn } from './taken-goods.js';

/** What a player gets, or gives away; known amounts only. */
type Written = (player: string, good: GoodIndex) => number;

/** What a play writes before and behind something that it states. */
export interface WrittenAround {
  /** The id of who plays. */
  readonly owner: string;
  /** What the card has brought its player so far, from wherever it came. */
  readonly got: (good: GoodIndex) => number;
  readonly before: Written;
  readonly behind: Written;
  /** The same without what is written as taken: that may be, once more, what others have handed over. */
  readonly givenBehind: Written;
  /** Whether goods of a kind may still change hands behind it: the record says so, or hides the kind. */
  readonly mayFollow: (good: GoodIndex) => boolean;
  /** Whether the record hides which goods change hands behind it. */
  readonly isHiddenBehind: () => boolean;
  /** What a play has changed for a player by the `<effect>` elements that stand behind the number. */
  readonly effects: (player: string, thing: (typeof GOODS)[number] | 'points') => number;
  /** True where the goods that it writes as taken are compared with what the card brings, and followed, once all have been read. */
  readonly comparesTakes: boolean;
}

/** @param claim a child of the play @param performs the Character whose function is performed */
export function writtenAround(
  { play, owner, got }: Pick<WrittenAround, 'owner' | 'got'> & { readonly play: VallettaElement },
  claim: VallettaElement,
  performs: Character | undefined,
): WrittenAround {
  const place = play.children.indexOf(claim);
  const later = play.children.slice(place + 1);
  const writtenIn =
    (elements: readonly VallettaElement[]): Written =>
    (player, good) =>
      elements.reduce((sum, element) => sum + changeOf(element, player === owner, player, good), 0);
  return {
    owner,
    got,
    before: writtenIn(play.children.slice(0, place)),
    behind: writtenIn(later),
    givenBehind: (player, good) => writtenIn(later.filter(({ name }) => name !== 'take'))(player, good),
    mayFollow: (good) => later.some((child) => moves(child, good)),
    isHiddenBehind: () => later.some((child) => isOfGoods(child) && !goodsIn(child)),
    effects: (player, thing) =>
      later.reduce((sum, child) => {
        const isOfPlayer = child.name === 'effect' && child.values.player === player;
        return isOfPlayer ? sum + (known(child.values[thing]) ?? 0) : sum;
      }, 0),
    comparesTakes:
      statesTakes(performs) &&
      // The good of a barrel is taken, whatever else is written.
      performs !== 'jean' &&
      play.children.some(({ name }) => name === 'take') &&
      takenIn(play) !== undefined,
  };
}

function changeOf(element: VallettaElement, isOwner: boolean, player: string, good: GoodIndex): number {
  const amount = goodsIn(element)?.[good] ?? 0;
  if (isOwner) return amount;
  return element.name === 'give' && element.values.player === player ? -amount : 0;
}

function moves(element: VallettaElement, good: GoodIndex): boolean {
  return isOfGoods(element) && goodsIn(element)?.[good] !== 0;
}

function isOfGoods({ name }: VallettaElement): boolean {
  return name === 'take' || name === 'give' || name === 'extra';
}
