/** Bots keep to what their seats know, want what they say they want, and each is stronger than the one before. */
import { describe, expect, test } from 'vitest';
import { type Bot, policyOf } from '../../src/kernel/bots.js';
import { Choice, Choices } from '../../src/kernel/choice.js';
import { pointOf } from '../../src/kernel/game-definition.js';
import { listNext } from '../../src/kernel/greedy.js';
import { indices, type Seat } from '../../src/kernel/index-of.js';
import { legalMovesOf } from '../../src/kernel/legal-moves.js';
import { sharePlaces } from '../../src/kernel/places.js';
import { advance, make } from '../../src/kernel/play.js';
import { playOut, randomPolicy } from '../../src/kernel/play-out.js';
import { Random } from '../../src/kernel/random.js';
import { bitOf, type GameState } from '../../src/kernel/state.js';
import { viewOf } from '../../src/kernel/view.js';
import { harbour, newGame } from './harbour.js';
import { type KernelGame, PIED_PIPER, RATTUS, TALLINN, VALLETTA } from './rooms.js';

const ROOMS = [
  ['the harbour', { definition: harbour, begin: () => newGame() }],
  ['tallinn', TALLINN],
  ['valletta', VALLETTA],
  ['rattus', RATTUS],
  ['rattus with pied piper', PIED_PIPER],
] as unknown as readonly (readonly [string, KernelGame<GameState<{ readonly seats: readonly Seat[] }>>])[];

/** So many decisions pass between two that are looked at. */
const EVERY = 7;

describe.each(ROOMS)('%s', (name, { definition, begin }) => {
  type State = ReturnType<typeof begin>;

  /** Plays games at random, and stops at some decisions. */
  function atDecisions(look: (state: State, seat: Seat, at: number) => void): void {
    for (const seed of [1, 2, 3]) {
      const policy = randomPolicy(definition, new Random(seed));
      const moves = new Choices();
      let decisions = 0;
      playOut(definition, begin(seed), policy, policy, {
        before(state) {
          if (pointOf(definition, state).chance) return;
          decisions += 1;
          if (decisions % EVERY === 0) look(state, listNext(definition, state, moves), decisions);
        },
      });
    }
  }

  const dealt = (state: State, seat: Seat, ...seeds: readonly number[]): State => {
    const world = state.clone();
    definition.dealUnseen(world, bitOf(seat), new Random(...seeds));
    return world;
  };

  /** What others have chosen in secret becomes something else. */
  function commitOthers(state: State, seat: Seat, choiceAt: (place: number) => number): void {
    const secret = definition.layout.stretches.find((stretch) => stretch.name === 'committed');
    for (const other of secret ? state.facts.seats : []) {
      const place = (secret?.start ?? 0) + other;
      if (other !== seat) state.cells[place] = choiceAt(place);
    }
  }

  test('a world that is dealt fits what the seat knows, and tells no more', () => {
    let others = 0;
    atDecisions((state, seat, at) => {
      const [one, other] = [dealt(state, seat, at), dealt(state, seat, at + 1)];
      // What comes of it does not depend on the world that there is.
      expect(dealt(other, seat, at).cells).toEqual(one.cells);
      if (one.cells.some((cell, place) => cell !== state.cells[place])) others += 1;
      // Whoever has chosen in secret has not chosen yet.
      const [seen, known] = [state.clone(), state.clone()];
      viewOf(definition, one, seat, seen);
      viewOf(definition, state, seat, known);
      for (const view of [seen, known]) {
        commitOthers(view, seat, () => 0);
        view.open(view.point, bitOf(seat));
      }
      expect(seen.cells).toEqual(known.cells);
    });
    expect(others).toBeGreaterThan(0);
  });

  test('what a bot does depends on nothing that its seat cannot know', () => {
    const chosen = (state: State, bot: Bot, seed: number): readonly number[] => {
      const table = { definition, seats: state.facts.seats, beginning: begin(seed), playOuts: 1 };
      const choice = new Choice();
      policyOf([bot], table, () => new Random(seed))(state, choice);
      return [choice.seat, choice.move, ...choice.values];
    };
    atDecisions((state, seat, at) => {
      const world = dealt(state, seat, at + 100);
      commitOthers(world, seat, (place) => (state.cells[place] === 0 ? 0 : 1));
      world.open(state.point, state.due);
      expect(chosen(world, 'greedy', at)).toEqual(chosen(state, 'greedy', at));
      if (at % (8 * EVERY) === 0) expect(chosen(world, 'search', at)).toEqual(chosen(state, 'search', at));
    });
  });

  test('what a seat would have now does not depend on what it cannot know', () => {
    atDecisions((state, seat, at) => {
      const world = dealt(state, seat, at);
      // In Tallinn a tower from the hand is worth what lies there.
      if (name === 'tallinn') return;
      expect(definition.worthNow(world, seat)).toBe(definition.worthNow(state, seat));
    });
  });

  test('greedy takes what is worth most at once', () => {
    atDecisions((state, seat, at) => {
      const table = { definition, seats: state.facts.seats, beginning: state, playOuts: 1 };
      const choice = new Choice();
      policyOf(['greedy'], table, () => new Random(at))(state, choice);
      const world = dealt(state, seat, at);
      const worthOf = (move: Choice): number => {
        const after = world.clone();
        make(definition, after, move);
        if (!after.isOver) after.open(after.point, after.due & bitOf(seat));
        advance(definition, after);
        return definition.worthNow(after, seat);
      };
      const moves = new Choices();
      legalMovesOf(definition, state, seat, moves);
      const one = new Choice();
      for (let move = 0; move < moves.length; move += 1) {
        moves.read(move, one);
        expect(worthOf(one)).toBeLessThanOrEqual(worthOf(choice));
      }
    });
  });

  test('everybody has a place, and equal players share theirs', () => {
    const state = begin(1);
    playOut(definition, state, randomPolicy(definition, new Random(9)));
    const { seats } = state.facts;
    const places = new Float64Array(seats.length ** 2);
    sharePlaces(definition, state, seats, places);
    for (const seat of seats) {
      const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);
      expect(sum(seats.map((place) => places[seat * seats.length + place] ?? 0))).toBeCloseTo(1);
      expect(sum(seats.map((other) => places[other * seats.length + seat] ?? 0))).toBeCloseTo(1);
    }
    const twins = { ...definition, worthNow: () => 0, tieBreak: () => 0 };
    sharePlaces(twins, state, seats, places);
    expect([...places]).toEqual(Array.from(places, () => 1 / seats.length));
  });
});

/** How often the first bot wins against the second one, from each seat of some deals. */
function winsOf<S extends GameState>(room: KernelGame<S>, bots: readonly [Bot, Bot], deals: number): number {
  const beginning = room.begin(0);
  const seats = indices<Seat>(2);
  const table = { definition: room.definition, seats, beginning, playOuts: 2 };
  let wins = 0;
  for (let deal = 0; deal < deals; deal += 1) {
    for (const seat of seats) {
      const state = beginning.clone();
      const decide = policyOf(seat === 0 ? bots : bots.toReversed(), table, (one) => new Random(deal, one));
      playOut(room.definition, state, randomPolicy(room.definition, new Random(deal)), decide);
      const places = new Float64Array(4);
      sharePlaces(room.definition, state, seats, places);
      wins += places[2 * seat] ?? 0;
    }
  }
  return wins / (2 * deals);
}

test.each([
  ['tallinn', TALLINN, 30],
  ['valletta', VALLETTA, 12],
  ['rattus', RATTUS, 8],
] as unknown as readonly (readonly [string, KernelGame<GameState>, number])[])(
  '%s: greedy beats random by far',
  (_, room, deals) => expect(winsOf(room, ['greedy', 'random'], deals)).toBeGreaterThan(0.7),
);

test('tallinn: search beats greedy by far', () => {
  expect(winsOf(TALLINN as unknown as KernelGame<GameState>, ['search', 'greedy'], 4)).toBeGreaterThan(0.7);
});
