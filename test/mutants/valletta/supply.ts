/** Breaches of the rules about supplies: rules/valletta.md 4.14. */
import { all, one } from '../../oracle/element.js';
import { cardsAt, changed, GOODS, has } from '../../oracle/valletta-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { breakOffAt, claimEffect, endWith, inGame, inPlay } from './plant.js';

/** The pieces in the box. */
const PIECES: Readonly<Record<string, number>> = { gold: 42, wood: 30, stone: 30, brick: 30 };

export const SUPPLY: readonly Mutator[] = [
  // A game that goes on as if there were no limit, although its house rule sets one.
  inGame('valletta.supply.goods-shortage', ({ game, turns }) => {
    const options = one(game, 'options');
    for (const play of turns.flatMap(({ plays }) => plays)) {
      const { after, player } = play;
      const short = GOODS.find(
        (good) => after.players.reduce((sum, id) => sum + has(after, id, good), 0) > (PIECES[good] ?? 0),
      );
      if (short === undefined || !options) continue;
      // Where several players get some, it does not come from one shortage alone.
      if (changed(after, player, short) <= 0 || play.what === 'nun') return undefined;
      options.children.push(newElement('option', { name: 'house.supply', value: 'strict' }));
      const claim = claimEffect(play, player, {});
      breakOffAt(play);
      return { what: `${short} from an empty supply`, place: play.place, element: claim };
    }
    return undefined;
  }),
  inPlay('valletta.supply.characters-empty', (play) => {
    const personnel = all(play.element, 'hire', 'dismiss').length > 0;
    if (play.what !== 'jean' || personnel || cardsAt(play.before, 'supply').length > 0) return undefined;
    const hire = newElement('hire', { card: 'builder' });
    const barrel = play.element.children.findIndex(({ name }) => name === 'barrel');
    play.element.children.splice(barrel + 1, 0, hire);
    endWith(play.turn);
    return { what: 'a Builder from an empty supply', element: hire };
  }),
];
