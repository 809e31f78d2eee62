/** Games that bots play, and the games that are played on from some of their positions. */
import { Appraiser, type PlayOutBot } from '../../src/kernel/appraisal.js';
import { type Bot, policyOf } from '../../src/kernel/bots.js';
import { type Choice, Choices } from '../../src/kernel/choice.js';
import { listNext } from '../../src/kernel/greedy.js';
import { indices, type Seat } from '../../src/kernel/index-of.js';
import { sharePlaces } from '../../src/kernel/places.js';
import { playOut, randomPolicy } from '../../src/kernel/play-out.js';
import { Random } from '../../src/kernel/random.js';
import type { GameState } from '../../src/kernel/state.js';
import type { tableOf } from '../analysed/played.js';

/** Row after row, the part of each place that a seat has. */
export type Shares = Float64Array;

export interface HeldOutGame {
  /** How it ended. */
  readonly places: Shares;
  readonly positions: readonly {
    /** Who would have which place if the game ended now. */
    readonly now: Shares;
    /** How the games ended that were played on from there: one more than a chance is made of. */
    readonly outcomes: readonly Shares[];
  }[];
}

export interface HeldOut {
  readonly bots: readonly Bot[];
  /** Who plays on. */
  readonly bot: PlayOutBot;
  readonly playOuts: number;
  /** Taken at random among the decisions of a game. */
  readonly positions: number;
  readonly seed: number;
}

/** Plays held-out games of one table, one after the other. @returns the game of a number */
export function heldOutGames(
  { room, setting }: ReturnType<typeof tableOf>,
  { bots, bot, playOuts, positions, seed }: HeldOut,
): (number: number) => HeldOutGame {
  const { definition } = room;
  const beginning = room.begin(setting);
  const seats = indices<Seat>(setting.players);
  const random = new Random();
  const drawing = new Random();
  const chance = randomPolicy(definition, random);
  const table = { definition, seats, beginning, playOuts: 1 };
  const moves = new Choices();
  const sharesIn = (state: GameState): Shares => {
    const places = new Float64Array(seats.length ** 2);
    sharePlaces(definition, state, seats, places);
    return places;
  };
  return (number) => {
    random.seed(seed, number);
    drawing.seed(seed, number, 1);
    const seated = bots.map((_, seat) => bots[(seat + number) % bots.length] as Bot);
    const decide = policyOf(seated, table, () => random);
    const drawn: { readonly state: GameState; readonly seat: Seat; readonly decision: number }[] = [];
    let decision = 0;
    const watched = (state: GameState, choice: Choice): void => {
      const seat = listNext(definition, state, moves);
      if (moves.length > 1) {
        decision += 1;
        const at = drawn.length < positions ? drawn.length : drawing.below(decision);
        if (at < positions) drawn[at] = { state: state.clone(), seat, decision };
      }
      decide(state, choice);
    };
    const state = beginning.clone();
    playOut(definition, state, chance, watched);
    // Not those of the game itself.
    const appraiser = new Appraiser(definition, seats, beginning, {
      bot,
      measure: 'chance',
      playOuts,
      seed: -seed - number,
    });
    return {
      places: sharesIn(state),
      positions: drawn.map((one) => ({
        now: sharesIn(one.state),
        outcomes: Array.from({ length: playOuts + 1 }, (_, sample) =>
          appraiser.outcome(one.state, one.seat, one.decision, sample).slice(),
        ),
      })),
    };
  };
}
