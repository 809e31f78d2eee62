/** A bot that plays moves on to the end of the game, again and again, and takes the one that turned out best. */
import type { BotTable } from './bot-table.js';
import { Choice, type Choices } from './choice.js';
import type { GameDefinition } from './game-definition.js';
import { Greedy } from './greedy.js';
import { type Arm, halve } from './halving.js';
import type { Seat } from './index-of.js';
import { sharePlaces } from './places.js';
import { make } from './play.js';
import { type Policy, playOut, randomPolicy } from './play-out.js';
import type { Random } from './random.js';
import { bitOf, type GameState } from './state.js';
import { greedyPolicy } from './unseeing.js';

/** So many moves are played on: those that are worth most at once. */
const CANDIDATES = 8;

/** So many decisions of each seat are played on; then it counts what everybody would have if the game ended there. */
const DEPTH = 20;

/** What a point more than the best of the others counts, where a place counts 1. */
export const MARGIN = 0.01;

interface Candidate extends Arm {
  /** Its number in the list of moves. */
  readonly move: number;
  readonly worth: number;
}

/**
 * Flat Monte Carlo: each game that is played on begins in another world that fits what the seat knows, and everybody in it is greedy.
 */
export class Search<S extends GameState> {
  private readonly tried = new Choice();
  private readonly state: S;
  private readonly greedy: Greedy<S>;
  private readonly chance: Policy<S>;
  private readonly policy: Policy<S>;
  private readonly places: Float64Array;

  constructor(
    private readonly table: BotTable<S>,
    private readonly random: Random,
  ) {
    const { definition, beginning, seats } = table;
    this.state = beginning.clone();
    this.greedy = new Greedy(definition, random, beginning.clone());
    this.chance = randomPolicy(definition, random);
    this.policy = greedyPolicy(definition, beginning, random);
    this.places = new Float64Array(seats.length * seats.length);
  }

  choose(world: S, seat: Seat, moves: Choices, choice: Choice): void {
    const candidates = this.candidates(world, seat, moves);
    const best = halve(candidates, this.table.playOuts * candidates.length, ({ move }) => {
      moves.read(move, this.tried);
      return this.rewardOf(world, seat);
    });
    moves.read(best.move, choice);
  }

  private candidates(world: S, seat: Seat, moves: Choices): Candidate[] {
    const all = Array.from({ length: moves.length }, (_, move) => {
      moves.read(move, this.tried);
      const worth = moves.length === 1 ? 0 : this.greedy.worthOf(world, seat, this.tried);
      return { move, worth, order: this.random.below(moves.length), sum: 0, count: 0 };
    });
    return all.sort((one, other) => other.worth - one.worth || one.order - other.order).slice(0, CANDIDATES);
  }

  /** How well the seat comes off when everybody plays on: 1 for the first place, 0 for the last one. */
  private rewardOf(world: S, seat: Seat): number {
    const { table, state, random, places, tried } = this;
    const { definition, seats } = table;
    state.copyFrom(world);
    definition.dealUnseen(state, bitOf(seat), random);
    make(definition, state, tried);
    playOut(definition, state, this.chance, this.policy, undefined, DEPTH * seats.length);
    sharePlaces(definition, state, seats, places);
    const last = seats.length - 1;
    let reward = MARGIN * marginOf(definition, state, seat, seats);
    for (let place = 0; place < last; place += 1)
      reward += ((places[seat * seats.length + place] as number) * (last - place)) / last;
    return reward;
  }
}

/** How far a seat is ahead of the best of the others, or behind. */
export function marginOf<S extends GameState>(
  { worthNow }: GameDefinition<S>,
  state: S,
  seat: Seat,
  seats: readonly Seat[],
): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const other of seats) if (other !== seat) best = Math.max(best, worthNow(state, other));
  return worthNow(state, seat) - best;
}
