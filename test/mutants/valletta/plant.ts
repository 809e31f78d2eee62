/** Plants a breach at one of the plays or turns of a game of Valletta. */
import { all, type Element, get, one } from '../../oracle/element.js';
import { type Random, shuffled } from '../../oracle/random.js';
import { changed, GOODS, has } from '../../oracle/valletta-table.js';
import type { Place } from '../../oracle/verdict.js';
import { cutBehind, insertBehind, newElement, remove } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { type Play, type Turn, type Walk, walk } from './walk.js';

/** What was planted; the place is that of the play or turn unless it says otherwise. */
export interface Change {
  readonly what: string;
  readonly place?: Place;
  /** Absent where something is missing from the log. */
  readonly element?: Element | undefined;
}

/** Changes the game, or leaves it as it is and returns undefined. */
export type Occasion<At> = (at: At, random: Random) => Change | undefined;

/** A mutator that looks at the game as a whole. */
export function inGame(
  rule: string,
  occasion: (walk: Walk, random: Random) => (Change & { readonly place: Place }) | undefined,
  twins: readonly string[] = [],
): Mutator {
  return { rule, twins, plant: (game, random) => planted(occasion(walk(game), random)) };
}

/** A mutator that takes one of the turns, at random, of those in which its breach can be planted. */
export function inTurn(rule: string, occasion: Occasion<Turn>, twins: readonly string[] = []): Mutator {
  return atOne(rule, ({ turns }) => turns, occasion, twins);
}

/** A mutator that takes one of the plays, at random, at which its breach can be planted. */
export function inPlay(rule: string, occasion: Occasion<Play>, twins: readonly string[] = []): Mutator {
  return atOne(rule, ({ turns }) => turns.flatMap(({ plays }) => plays), occasion, twins);
}

function atOne<At extends { readonly place: Place }>(
  rule: string,
  candidates: (walk: Walk) => readonly At[],
  occasion: Occasion<At>,
  twins: readonly string[],
): Mutator {
  return {
    rule,
    twins,
    plant: (game, random) => {
      for (const at of shuffled(candidates(walk(game)), random)) {
        const change = occasion(at, random);
        if (change) return planted({ place: at.place, ...change });
      }
      return undefined;
    },
  };
}

function planted(change: (Change & { readonly place: Place }) | undefined): ReturnType<Mutator['plant']> {
  if (!change) return undefined;
  const { element, ...rest } = change;
  return { ...rest, ...(element && { element }) };
}

/** Goods or points by name; below zero where they are lost. */
export type Amounts = Readonly<Record<string, number>>;

/**
 * Books other amounts for a player than the play brought, as a program with this fault would have recorded it.
 * @param wrong what is claimed instead; what is not named stays as it was
 * @returns the claim; undefined, and nothing changed, where these are the right amounts or later plays of the turn need more
 */
export function bookedAs(play: Play, player: string, wrong: Amounts): Element | undefined {
  const more: Record<string, number> = {};
  for (const [what, amount] of Object.entries(wrong)) more[what] = amount - changed(play.after, player, what);
  if (Object.values(more).every((amount) => amount === 0) || !canDoWith(play, player, more)) return undefined;
  const claim = claimEffect(play, player, wrong);
  booked(play, player, more);
  return claim;
}

/** Whether the player still has enough for the rest of the turn. */
export function canDoWith({ turn, element: play }: Play, player: string, more: Amounts): boolean {
  const rest = turn.plays.slice(turn.plays.findIndex(({ element }) => element === play));
  return rest.every(({ after }) =>
    Object.entries(more).every(([what, amount]) => has(after, player, what) + amount >= 0),
  );
}

/** Claims in a play that it changed so much for a player. @returns the claim */
export function claimEffect({ element: play, after }: Play, player: string, wrong: Amounts): Element {
  const claim =
    all(play, 'effect').find((effect) => get(effect, 'player') === player) ??
    insertBehind(play, play.children.at(-1), newElement('effect', { player }));
  for (const what of [...GOODS, 'points']) {
    const amount = wrong[what] ?? changed(after, player, what);
    if (amount !== 0 || what in wrong || what in claim.attributes) claim.attributes[what] = String(amount);
  }
  return claim;
}

/**
 * Writes on as a program that booked so much more (below zero: less) for a player in a play: what it states in the same turn has
 * it, and the record breaks off there, since nobody knows which moves it would have allowed later.
 */
export function booked({ element: play, turn }: Play, player: string, more: Amounts): void {
  const { children } = turn.element;
  for (const state of children.slice(children.indexOf(play)).filter(({ name }) => name === 'state')) {
    if (get(state, 'player') !== player) continue;
    for (const [what, amount] of Object.entries(more)) {
      const stated = state.attributes[what];
      if (stated !== undefined) state.attributes[what] = String(Number(stated) + amount);
    }
  }
  breakOffBehind(turn);
}

/** Leaves out all that comes later than a turn, and the result. */
export function breakOffBehind({ game, element: last }: Turn): void {
  cutBehind(game, last);
}

/** What was planted, where it could be planted. */
export function changeBy(what: string, element: Element | undefined): Change | undefined {
  return element && { what, element };
}

/** A claim that a play brought so much more (below zero: less) than it did; undefined as with {@link bookedAs}. */
export function bookedMore(what: string, play: Play, more: Amounts, player = play.player): Change | undefined {
  const wrong = Object.entries(more).map(([good, amount]) => [good, changed(play.after, player, good) + amount]);
  return changeBy(what, bookedAs(play, player, Object.fromEntries(wrong) as Amounts));
}

/** States something directly behind a play, where the record breaks off with the turn. */
export function stateBehind({ turn, element: play }: Play, stated: Record<string, string>): Element {
  breakOffBehind(turn);
  return insertBehind(turn.element, play, newElement('state', stated));
}

/** Leaves out a turn, and what is claimed between it and the next one. */
export function leaveOut({ game, element: turn }: Turn): void {
  const moves = one(game, 'moves');
  if (!moves) return;
  const from = moves.children.indexOf(turn);
  const next = moves.children.findIndex(({ name }, index) => index > from && name === 'turn');
  moves.children.splice(from, (next < 0 ? moves.children.length : next) - from);
}

/** Leaves out all but the draft. @returns the moves */
export function startOnly(game: Element): Element | undefined {
  const moves = one(game, 'moves');
  moves?.children.splice(0, Infinity, ...all(moves, 'draft'));
  remove(game, one(game, 'result'));
  return moves;
}

/** Leaves out what a turn claims of the table, and all that comes later. */
export function endWith(turn: Turn): void {
  remove(turn.element, ...all(turn.element, 'state'));
  breakOffBehind(turn);
}

/** Leaves out what a play and its turn claim, and all that comes later. */
export function endUnclaimed({ element: play, turn }: Play): void {
  remove(play, ...all(play, 'effect'));
  endWith(turn);
}

/** States something at the end of a turn, and nothing else; the record breaks off there. @returns the claim */
export function endStating(turn: Turn, stated: Readonly<Record<string, string | number>>): Element {
  endWith(turn);
  const values = Object.entries(stated).map(([name, value]) => [name, String(value)]);
  const state = newElement('state', Object.fromEntries(values) as Record<string, string>);
  turn.element.children.push(state);
  return state;
}

/** Leaves out all that comes later than a play: what would have been drawn nobody knows. */
export function breakOffAt({ turn, element: play }: Play): void {
  breakOffBehind(turn);
  turn.element.children.length = turn.element.children.indexOf(play) + 1;
}

/** Leaves out all but the draft and the first turn, without what is claimed behind it. */
export function firstTurnOnly({ turns: [first] }: Walk): void {
  if (first) endWith(first);
}
