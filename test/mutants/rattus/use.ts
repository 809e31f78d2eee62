/** Puts the use of a class card into a turn, and sees to it that what is recorded behind it stays as true as it was. */
import { all, type Element, get, one, words } from '../../oracle/element.js';
import { canRavage } from '../../oracle/rattus-plague.js';
import { owns } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { breakOffBehind, breakOffInNext, type Change, insert } from './plant.js';
import type { Moment } from './walk.js';

/** The steps of the turn, or slot, from a moment on. @param offset steps that are passed over */
export function rest({ parent, index }: Moment, offset = 0): Element[] {
  return parent.children.slice(index + offset);
}

/** Leaves out games without these class cards, before anybody follows them. */
export function withCards(cards: readonly string[], mutator: Mutator): Mutator {
  return {
    ...mutator,
    plant: (game, random) => {
      const inPlay = all(one(game, 'setup'), 'classes').flatMap((list) => words(list, 'cards'));
      return cards.every((card) => inPlay.includes(card)) ? mutator.plant(game, random) : undefined;
    },
  };
}

/** Plants a breach into a game that is played by another value of an option; what that makes illegal comes later and is left out. */
export function withOption(name: string, value: string, mutator: Mutator): Mutator {
  return {
    ...mutator,
    plant: (game, random) => {
      one(game, 'options')?.children.push(newElement('option', { name, value }));
      return mutator.plant(game, random);
    },
  };
}

/** The active player owns a card that is not used in this turn, neither before nor later. */
export function hasUnused(moment: Moment, card: string): boolean {
  const { turn, table, player } = moment;
  const usesLater = rest(moment).some((later) => later.name === 'use' && get(later, 'card') === card);
  return turn !== undefined && owns(table, player, card) && !turn.used.includes(card) && !usesLater;
}

/** A card can be used for the first time, before the figure moves. */
export function mayUse(moment: Moment, card: string): boolean {
  return moment.turn?.moved === false && moment.step?.name !== 'unload' && hasUnused(moment, card);
}

/** A card can be used for the first time between two tokens of the plague. */
export function betweenTokens(moment: Moment, card: string): boolean {
  const { turn, step, table } = moment;
  if (!turn?.moved || turn.revealed === 0 || step?.name !== 'reveal') return false;
  return canRavage(table, table.figure, turn.neutral) && hasUnused(moment, card);
}

/** Whether nothing that follows in the turn concerns these regions, and no majority or area of a player. */
export function restIgnores(moment: Moment, regions: readonly string[], offset = 0): boolean {
  return rest(moment, offset).every(
    (step) =>
      step.name === 'state' ||
      (step.name !== 'place' &&
        !['queen', 'mayor'].includes(get(step, 'card')) &&
        !regionsOf(step).some((region) => regions.includes(region))),
  );
}

/** The regions that a step acts in; of a path only the last. */
function regionsOf(step: Element): string[] {
  const named = ['region', 'regions', 'at', 'from', 'to', 'a', 'b', 'between'].flatMap((name) => words(step, name));
  return [...named, ...words(step, 'path').slice(-1), ...step.children.flatMap(regionsOf)];
}

/** Ends the record behind the turn of a moment; what was claimed there after the moment is left out, too. */
export function endRecord(game: Element, moment: Moment, offset = 0): void {
  dropClaims(moment, offset);
  breakOffBehind(game, moment);
}

/** As {@link endRecord}, but what came next has begun: what is missing in the turn is missing. @returns whether something came */
export function endInNext(game: Element, moment: Moment): boolean {
  if (!breakOffInNext(game, moment)) return false;
  dropClaims(moment);
  return true;
}

function dropClaims({ parent, index }: Moment, offset = 0): void {
  const kept = parent.children.filter((step, place) => place < index + offset || step.name !== 'state');
  parent.children.splice(0, parent.children.length, ...kept);
}

/**
 * Puts a use before the step of a moment; the record ends behind this turn.
 * @param accused what breaks the rule: the use, or the last of its steps
 */
export function insertUse(
  game: Element,
  moment: Moment,
  card: string,
  steps: Element[],
  accused: 'use' | 'step' = 'step',
): Change {
  const use = insert(moment, newElement('use', { card }, steps));
  endRecord(game, moment);
  const part = accused === 'step' ? steps.at(-1) : undefined;
  return { what: `the ${card}: ${steps.map(described).join(', ')}`, element: part ?? use };
}

function described({ name, attributes }: Element): string {
  return [name, ...Object.entries(attributes).map(([key, value]) => `${key}=${value}`)].join(' ');
}

/** From a moment on, the turn goes on with these steps and no others, and the record ends behind it. */
export function goOnWith(game: Element, moment: Moment, steps: readonly Element[]): void {
  moment.parent.children.splice(moment.index, moment.parent.children.length, ...steps);
  endRecord(game, moment);
}
