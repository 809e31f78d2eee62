/** Legal steps that are put into a game so that a breach becomes possible later: a card that is taken, potions under cubes. */
import type { Element } from '../../oracle/element.js';
import { cubesAt } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import { mayUse, rest } from './use.js';
import { type Moment, momentsOf } from './walk.js';

/** The active player takes no card in this turn, and could take this one from somebody, or from the display. */
export function mayTake({ turn, table, player, parent }: Moment, card: string): boolean {
  const takes = parent.children.some(({ name }) => name === 'class');
  return turn?.last === false && !takes && table.cards.some((own) => own.card === card && own.owner !== player);
}

/** The player takes a card at the beginning of the turn. */
export function take({ table, parent }: Moment, card: string): void {
  const owner = table.cards.find((own) => own.card === card)?.owner ?? '';
  parent.children.unshift(newElement('class', { card, from: owner || 'supply' }));
}

/** No token is turned up from a moment on. */
export function isPeaceful(moment: Moment): boolean {
  return rest(moment).every(({ name }) => name !== 'reveal');
}

/**
 * The player uses the magician in earlier turns, once in each, for potions under cubes of a region that none of his cubes has left
 * since. No potion was there.
 * @param on how many potions lie under the cube that gets another one, use by use
 * @returns whether there were enough such turns; where not, nothing is changed
 */
export function brewBefore(
  game: Element,
  moment: Moment,
  region: string,
  player: string,
  on: readonly number[],
): boolean {
  const occasions: Moment[] = [];
  const moments = momentsOf(game);
  const here = moments.findIndex(({ step, parent, index }) => {
    return parent === moment.parent && step === moment.step && index === moment.index;
  });
  let later = cubesAt(moment.table, region, player);
  for (let number = here; number >= 0 && occasions.length < on.length; number--) {
    const earlier = moments[number];
    if (!earlier) break;
    const cubes = cubesAt(earlier.table, region, player);
    if (cubes.length > later.length || cubes.length < 2 || cubes.some(({ potions }) => potions > 0)) break;
    later = cubes;
    const turn = earlier.parent;
    const isHis = earlier.player === player && turn !== moment.parent && mayUse(earlier, 'magician');
    if (isHis && occasions.every(({ parent }) => parent !== turn)) occasions.unshift(earlier);
  }
  if (occasions.length < on.length) return false;
  for (const [number, { parent, index }] of occasions.entries()) {
    const potion = newElement('potion', { region, on: String(on[number]) });
    parent.children.splice(index, 0, newElement('use', { card: 'magician' }, [potion]));
  }
  return true;
}
