/** Plants a breach at one of the moments of a game of Rattus. */
import { type Element, one, optionsOf } from '../../oracle/element.js';
import type { Random } from '../../oracle/random.js';
import type { Mutator, Planted } from '../mutator.js';
import { type Moment, momentsOf } from './walk.js';

/** What was planted; place and element are those of the moment unless it says otherwise (`element: undefined`: something is missing). */
export interface Change {
  readonly what: string;
  readonly place?: Planted['place'];
  readonly element?: Element | undefined;
}

/** Changes the game at a moment, or leaves it as it is and returns undefined. */
export type Occasion = (moment: Moment, random: Random, game: Element) => Change | undefined;

/**
 * A mutator that takes one of the moments of a game, at random, among those at which its breach can be planted.
 * @param occasion is asked of one moment after the other until it has changed something
 */
export function atMoment(rule: string, occasion: Occasion, twins: readonly string[] = []): Mutator {
  return {
    rule,
    twins,
    plant: (game, random) => {
      for (const moment of shuffled(momentsOf(game), random)) {
        const change = occasion(moment, random, game);
        if (change) return plantedAt(moment, change);
      }
      return undefined;
    },
  };
}

function plantedAt({ place, step }: Moment, change: Change): Planted {
  const element = 'element' in change ? change.element : step;
  return { what: change.what, place: change.place ?? place, ...(element && { element }) };
}

/** The same things in a random order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(random(rest.length), 1));
}

/** An element to be put into a game. */
export function element(name: string, attributes: Record<string, string>, children: Element[] = []): Element {
  return { name, attributes, children, text: '' };
}

/** Puts an element before the step of a moment (at the end: behind all others). @returns the element */
export function insert({ parent, index }: Moment, inserted: Element, offset = 0): Element {
  parent.children.splice(index + offset, 0, inserted);
  return inserted;
}

/** Takes the step of a moment out of the game. */
export function remove({ parent, index }: Moment): void {
  parent.children.splice(index, 1);
}

/** Ends the record behind the turn (or slot, or final plague) of a moment: what comes later is left out, and so is the result. */
export function breakOffBehind(game: Element, { parent }: Moment): void {
  const moves = one(game, 'moves');
  if (moves) cutBehind(moves, parent);
  const result = one(game, 'result');
  if (result) game.children.splice(game.children.indexOf(result), 1);
}

/** @returns whether the last element that stays was found inside */
function cutBehind(inside: Element, last: Element): boolean {
  for (const [index, child] of inside.children.entries()) {
    if (child !== last && !cutBehind(child, last)) continue;
    inside.children.length = index + 1;
    return true;
  }
  return false;
}

/** Whether a game is played by an option's value, which it names itself. */
export function plays(game: Element, option: string, value: string): boolean {
  return (optionsOf(game)[option] ?? '') === value;
}
