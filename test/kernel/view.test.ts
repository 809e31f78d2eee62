/** What a seat can know: its own moves are the same there, and nothing of the others' secrets is in it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLACES, TOKENS } from '../../src/games/rattus/rules/facts.js';
import { LOOK_AGAIN, ORDER, SWAP } from '../../src/games/rattus/rules/points.js';
import {
  figure,
  hasOrder,
  IN_BOX,
  order,
  type Rattus,
  rats,
  tokenAt,
  where,
} from '../../src/games/rattus/rules/table.js';
import { where as cardAt, committed as chosen, HAND, PILE, type Tallinn } from '../../src/games/tallinn/rules/table.js';
import { CARDS } from '../../src/games/valletta/rules/facts.js';
import { hand, pile, type Valletta } from '../../src/games/valletta/rules/table.js';
import { Choice, Choices } from '../../src/kernel/choice.js';
import { type GameDefinition, pointOf } from '../../src/kernel/game-definition.js';
import type { Seat } from '../../src/kernel/index-of.js';
import { legalMovesOf } from '../../src/kernel/legal-moves.js';
import { playOut, randomPolicy } from '../../src/kernel/play-out.js';
import { Random } from '../../src/kernel/random.js';
import type { GameState } from '../../src/kernel/state.js';
import { UNKNOWN } from '../../src/kernel/truth.js';
import { viewOf } from '../../src/kernel/view.js';
import { runs } from '../runs.js';
import { committed, type Harbour, harbour, newGame } from './harbour.js';
import { type KernelGame, PIED_PIPER, RATTUS, TALLINN, VALLETTA } from './rooms.js';

/** How a game is watched. */
interface Ground<S extends GameState> extends KernelGame<S> {
  /** Holds what somebody sees to what there is. @param seat undefined for the table */
  secret?(state: S, view: S, seat: Seat | undefined): void;
}

const GROUNDS = [
  ['the harbour', { definition: harbour, begin: () => newGame(), secret: hidesCommitments } satisfies Ground<Harbour>],
  ['tallinn', { ...TALLINN, secret: hidesHands }],
  ['valletta', { ...VALLETTA, secret: hidesPiles }],
  ['rattus', { ...RATTUS, secret: hidesTokens }],
  ['rattus with pied piper', { ...PIED_PIPER, secret: hidesTokens }],
] as const;

function hidesCommitments(state: Harbour, view: Harbour, seat: Seat | undefined): void {
  for (const other of state.facts.seats)
    if (other !== seat && committed.of(state, other) !== 0) expect(committed.of(view, other)).toBe(UNKNOWN);
}

function hidesHands(state: Tallinn, view: Tallinn, seat: Seat | undefined): void {
  for (const other of state.facts.seats) {
    if (other === seat) continue;
    expect(chosen.of(view, other)).toBe(chosen.of(state, other) > 0 ? UNKNOWN : chosen.of(state, other));
    for (let card = 0; card <= 10; card += 1) expect([HAND, PILE]).not.toContain(cardAt.of(view, other, card as never));
  }
}

function hidesPiles(state: Valletta, view: Valletta, seat: Seat | undefined): void {
  const wrong = state.facts.seats.flatMap((other) =>
    CARDS.filter((card) => {
      const held = hand.of(state, other, card);
      const all = held + pile.of(state, other, card);
      if (other === seat || all === 0) return hand.of(view, other, card) !== held;
      return hand.of(view, other, card) !== UNKNOWN || pile.of(view, other, card) !== all;
    }),
  );
  expect(wrong).toEqual([]);
}

/** Whoever looks at tokens sees these; all see what the crusader has turned up, and what lies in the box. */
function hidesTokens(state: Rattus, view: Rattus, seat: Seat | undefined): void {
  // Of those that are not drawn yet everybody sees that they are not.
  const seen: number[] = [];
  for (const region of state.facts.regions) {
    for (let place = 0; place < rats.of(state, region); place += 1) {
      const token = tokenAt.of(view, region, place as never);
      if (token === UNKNOWN) continue;
      expect(token).toBe(tokenAt.of(state, region, place as never));
      seen.push(token);
    }
  }
  const looks = state.isDue(seat ?? (9 as Seat)) ? [LOOK_AGAIN, SWAP].indexOf(state.point) + 1 : 0;
  // Tokens that come there later have no place in the order.
  const placed = PLACES.filter((place) => order.of(state, place) > 0).length;
  const turnedUp =
    hasOrder.of(state) === 0 ? 0 : state.point === ORDER ? rats.of(state, figure.of(state) as never) : placed;
  // The witch may look at what has been turned up.
  expect(seen.length).toBeGreaterThanOrEqual(Math.max(turnedUp, looks));
  expect(seen.length).toBeLessThanOrEqual(turnedUp + looks);
  const shown = TOKENS.filter((token) => where.of(view, token) !== UNKNOWN);
  expect(shown).toEqual(TOKENS.filter((token) => seen.includes(token) || where.of(state, token) === IN_BOX));
}

function listed<S extends GameState>(definition: GameDefinition<S>, state: S, seat: Seat): readonly unknown[] {
  const found = new Choices();
  legalMovesOf(definition, state, seat, found);
  const choice = new Choice();
  return Array.from({ length: found.length }, (_, at) => [found.read(at, choice), choice.move, ...choice.values]);
}

/** So many decisions pass between two that are looked at. */
const EVERY = 5;

/** Plays a game, and looks at it with all eyes before some decisions. */
function watch<S extends GameState>({ definition, begin, secret }: Ground<S>, seed: number): void {
  const state = begin(seed);
  const copy = (): S => state.clone();
  const [own, open, again] = [copy(), copy(), copy()];
  const policy = randomPolicy(definition, new Random(seed));
  let decisions = 0;
  playOut(definition, state, policy, policy, {
    before(now, { seat }) {
      decisions += 1;
      // Not every one: lists of Valletta take their time.
      if (decisions % EVERY !== 0) return;
      viewOf(definition, now, undefined, open);
      secret?.(now, open, undefined);
      for (let eye = 0; eye < 4; eye += 1) {
        const looking = eye as Seat;
        viewOf(definition, now, looking, own);
        secret?.(now, own, looking);
        if (looking === seat && !pointOf(definition, now).chance)
          expect(listed(definition, own, looking)).toEqual(listed(definition, now, looking));
        // Whoever looks twice sees no more, and the table no more than any seat.
        viewOf(definition, own, looking, again);
        expect(again.cells).toEqual(own.cells);
        viewOf(definition, own, undefined, again);
        expect(again.cells).toEqual(open.cells);
      }
    },
  });
}

describe.each(GROUNDS)('%s', (_, of) => {
  test('a seat has the same moves in its view, and does not see what others keep secret', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => watch(of as unknown as Ground<GameState>, seed)),
      runs(1, 30),
    );
  });
});

test('rattus: everybody sees what the crusader has turned up', () => {
  const { definition, begin } = PIED_PIPER;
  let times = 0;
  for (let seed = 0; seed < 20; seed += 1) {
    const state = begin(seed);
    const view = state.clone();
    const policy = randomPolicy(definition, new Random(seed));
    playOut(definition, state, policy, policy, {
      before(now) {
        if (hasOrder.of(now) === 0) return;
        times += 1;
        for (const seat of [undefined, ...now.facts.seats]) {
          viewOf(definition, now, seat, view);
          hidesTokens(now, view, seat);
        }
      },
    });
  }
  expect(times).toBeGreaterThan(5);
});
