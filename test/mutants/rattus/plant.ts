/** Plants a breach at one of the moments of a game of Rattus. */
import { all, type Element, one, optionsOf } from '../../oracle/element.js';
import { type Random, shuffled } from '../../oracle/random.js';
import { cutBehind } from '../edits.js';
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
  cutBehind(game, parent);
}

/**
 * Ends the record at the beginning of what came next behind the turn, slot or final plague of a moment: what is missing there
 * cannot follow any more, as it could at the end of a record.
 * @returns whether something came next, and is there whatever was changed; else the game stays as it is
 */
export function breakOffInNext(game: Element, { parent, turn }: Moment): boolean {
  const next = nextBehind(game, parent);
  if (!next || (turn && !turn.last && next.name !== 'turn')) return false;
  next.children.length = 0;
  if (next.name !== 'result') cutBehind(game, next);
  return true;
}

/** The turn, slot, or part of the end of a game that follows an element. */
function nextBehind(game: Element, element: Element): Element | undefined {
  const moves = one(game, 'moves');
  const parts = [...(moves?.children ?? []), one(game, 'result')].flatMap((part) =>
    part?.name === 'last-round' ? [part, ...all(part, 'turn')] : part ? [part] : [],
  );
  const isPart = ({ name }: Element) => ['turn', 'unload', 'last-round', 'final-plague', 'result'].includes(name);
  return parts.slice(parts.indexOf(element) + 1).find((part) => isPart(part) && !element.children.includes(part));
}

/** Whether a game is played by an option's value, which it names itself. */
export function plays(game: Element, option: string, value: string): boolean {
  return (optionsOf(game)[option] ?? '') === value;
}
