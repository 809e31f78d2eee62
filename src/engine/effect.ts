/**
 * What a move changes. Every effect moves an amount of one thing from one place to another; so the state after a move
 * minus the state before it equals the sum of its effects, for every game, and a score is audited without remainder.
 */

/** How a player would call it. A closed list: explanations have a sentence for each. */
export type Verb =
  | 'gain' // from the supply to a player
  | 'pay' // from a player to the supply
  | 'give' // from player to player
  | 'score' // points
  | 'place' // a piece onto the board
  | 'remove' // a piece from the board
  | 'turn' // a card to its other side
  | 'advance' // a figure along its way
  | 'reveal' // chance shows a hidden thing
  | 'play' // a card from the hand
  | 'take' // a card into the hand
  | 'dismiss' // a card out of the game or of a deck
  | 'draw'
  | 'discard'
  | 'shuffle'
  | 'adjust'; // the record differs from the rules: the state follows the record

/** One change of the state. */
export interface Effect {
  readonly verb: Verb;
  /** Whose effect it is: a player's id, or undefined for the table's. */
  readonly player: string | undefined;
  /** What is counted: `gold`, `point`, `card`, `house` ... */
  readonly thing: string;
  /** Which one, where it has a name: `builder`, `A1-3`. */
  readonly which?: string | undefined;
  /** How many of the thing; negative only for `score` and `adjust`. */
  readonly amount: number;
  /** Places: `supply`, a player's id, `p1.hand`, `A1-3` ...; empty where the thing comes from or goes to nowhere. */
  readonly from: string;
  readonly to: string;
}

/** An effect as a procedure says it: where nothing else is said, of one thing, nobody's, from nowhere or to nowhere. */
export interface Change extends Pick<Effect, 'verb' | 'thing' | 'which'> {
  readonly player?: string | undefined;
  readonly amount?: number;
  readonly from?: string | undefined;
  readonly to?: string;
}

/** The whole effect. */
export function effectOf({ verb, player, thing, which, amount = 1, from = '', to = '' }: Change): Effect {
  if (which === undefined) return { verb, player, thing, amount, from, to };
  return { verb, player, thing, which, amount, from, to };
}

/** The state as numbers: `place thing` -> amount. Absent is 0. For the laws of the tests and for the score audit. */
export type Measure = ReadonlyMap<string, number>;

/** Adds what an effect changes to a measure. */
export function addEffect(
  measure: Map<string, number>,
  effect: Pick<Effect, 'thing' | 'amount' | 'from' | 'to'>,
): void {
  if (effect.from !== '') add(measure, `${effect.from} ${effect.thing}`, -effect.amount);
  if (effect.to !== '') add(measure, `${effect.to} ${effect.thing}`, effect.amount);
}

function add(measure: Map<string, number>, key: string, amount: number): void {
  const sum = (measure.get(key) ?? 0) + amount;
  if (sum === 0) measure.delete(key);
  else measure.set(key, sum);
}
