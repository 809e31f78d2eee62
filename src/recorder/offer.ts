/** What may be done at a place of a game, and what can be asked there. */
import type { Opening } from '../engine/opening.js';
import type { Element } from '../log/vocabulary.js';
import type { Kit } from './kit.js';

/** A move that is shown to be chosen. */
export interface Offer {
  readonly element: Element;
  /** The name of the open element in which it would be written. */
  readonly within: string;
  /** `unknown`: hidden information leaves it open. `false`: a rule forbids it. */
  readonly truth: boolean | 'unknown';
  readonly kind: 'move' | 'room' | 'chance';
}

/** A place of a game at which somebody is to move. */
export interface Place {
  readonly kit: Kit;
  /** The kinds of hidden things that are written down. */
  readonly records: readonly string[];
  /** The open elements, the game first. */
  readonly open: readonly Element[];
  /** The ids of the edition, by the types of attributes that name them. */
  readonly declaredNames: ReadonlyMap<string, readonly string[]>;
  /** Where elements are tried. @param within the name of an open element */
  openingIn(within: string): Pick<Opening, 'try'>;
}
