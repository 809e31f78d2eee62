/** What a decision was worth: the games that follow it are played to their end, again and again. */
import { Choice, Choices } from './choice.js';
import { type GameDefinition, pointOf, type Slot } from './game-definition.js';
import { type Arm, halve } from './halving.js';
import type { Seat } from './index-of.js';
import { legalMovesOf } from './legal-moves.js';
import { sharePlaces } from './places.js';
import { make } from './play.js';
import { type Policy, playOut, randomPolicy } from './play-out.js';
import { Random } from './random.js';
import { type Mean, meanOf, Results, type Trials } from './results.js';
import { MARGIN, marginOf } from './search.js';
import { bitOf, bitsOf, type GameState } from './state.js';
import { greedyPolicy } from './unseeing.js';

/** Bots that are quick enough to play games to their end, in the order of what they cost. */
export const PLAY_OUT_BOTS = ['greedy', 'random'] as const;
export type PlayOutBot = (typeof PLAY_OUT_BOTS)[number];

/** What a decision is appraised in: the chance to win; or points ahead of the best of the others in the end, as they are expected. */
export type Measure = 'chance' | 'points';

/** How a decision is appraised. The same numbers bring the same result. */
export interface AppraisalRequest {
  readonly bot: PlayOutBot;
  readonly measure: Measure;
  /**
   * Games played on for each alternative, on average, and for sixteen of them where there are fewer; four times as many for the chances,
   * and to compare what was played with the best.
   */
  readonly playOuts: number;
  readonly seed: number;
}

/** A search among few alternatives has the games of so many: to tell two apart takes as many games as where they are the last of many. */
const FEW = 16;

/** So many times the games of an alternative are played for a number that is printed. */
const COMPARED = 4;

/** So many times those where a decision seems to have given something up: noise alone makes the dearest of many look dear. */
const AGAIN = 4;

/** What a decision changed, by play-outs: in parts of 1, or in points. */
export interface Change {
  readonly seat: Seat;
  /** Before the decision: for each seat the chance of each place. Whoever sees all hands would say so. */
  readonly places: readonly (readonly number[])[];
  /** The same by the measure, and behind the decision, where what chance brings next is still open; then the second less the first. */
  readonly before: readonly Mean[];
  readonly after: readonly Mean[];
  readonly open: readonly Mean[];
  /** What the decision changes for whoever knows what its seat knows, against what the bot decides there. */
  readonly change: readonly Mean[];
}

/** What a decision was worth, beside what else could have been decided. */
export interface Appraisal extends Change {
  /** What was played and what is best, by their numbers among the alternatives, for whoever knows what the seat knows. */
  readonly played: number;
  readonly best: number;
  readonly playedTrials: Trials;
  readonly bestTrials: Trials;
  /** An alternative at random. */
  readonly anyTrials: Trials;
  /** What the search for the best one tried of each alternative. */
  readonly alternatives: readonly Trials[];
}

/** What a number is drawn for: other games for each. */
const [SEARCHING, OPEN, SEEN, ONCE_MORE] = [1, 2, 3, 4];

interface Alternative extends Arm {
  readonly number: number;
  readonly results: Results;
}

/** Appraises decisions of one game. */
export class Appraiser<S extends GameState> {
  private readonly random = new Random();
  private readonly chance: Policy<S>;
  private readonly policy: Policy<S>;
  private readonly world: S;
  private readonly state: S;
  private readonly places: Float64Array;
  private readonly everybody: number;
  private readonly own = new Choice();
  private readonly tried = new Choice();
  private readonly moves = new Choices();

  /** @param beginning a state of the game; it is not written over */
  constructor(
    private readonly definition: GameDefinition<S>,
    private readonly seats: readonly Seat[],
    beginning: S,
    private readonly request: AppraisalRequest,
  ) {
    this.world = beginning.clone();
    this.state = beginning.clone();
    this.places = new Float64Array(seats.length ** 2);
    this.everybody = bitsOf(seats);
    this.chance = randomPolicy(definition, this.random);
    this.policy = request.bot === 'greedy' ? greedyPolicy(definition, beginning, this.random) : this.chance;
  }

  /**
   * @param state in which the decision was made; it is not changed
   * @param choice what was decided
   * @param number of the decision in its game
   */
  appraise(state: S, choice: Choice, number: number): Appraisal {
    const { definition, moves } = this;
    const { seat } = choice;
    const alternatives = this.alternatives(state, seat);
    const played = alternatives.findIndex((_, at) => {
      moves.read(at, this.tried);
      return isSameMove(definition, state, this.tried, choice);
    });
    const [best, anyTrials] = this.search(state, seat, alternatives, number);
    const better = best === played ? choice : new Choice();
    if (best !== played) moves.read(best, better);
    const [change, seen] = this.changeBeside(better, state, choice, number);
    const isDear = best !== played && seemsBetter(seen.best, seen.played);
    const { played: playedTrials, best: bestTrials } = isDear ? this.compareAgain(state, choice, better, number) : seen;
    return {
      ...change,
      played,
      best,
      playedTrials,
      bestTrials,
      anyTrials,
      alternatives: alternatives.map(({ results }) => results.trials),
    };
  }

  /**
   * Decides as the search for the best alternative does.
   * @param number of the decision in its game
   * @param choice is written over
   */
  best(state: S, seat: Seat, number: number, choice: Choice): void {
    const [best] = this.search(state, seat, this.alternatives(state, seat), number);
    this.moves.read(best, choice);
  }

  private alternatives(state: S, seat: Seat): readonly Alternative[] {
    const { definition, moves } = this;
    moves.clear();
    legalMovesOf(definition, state, seat, moves);
    return Array.from({ length: moves.length }, (_, number) => ({ number, results: new Results(), sum: 0, count: 0 }));
  }

  /** What the decision changed, by the same games as in its appraisal, and no others. The parameters are those of `appraise`. */
  change(state: S, choice: Choice, number: number): Change {
    return this.changeBeside(choice, state, choice, number)[0];
  }

  /** @returns what the decision changed, and what it brought beside what is best, for whoever knows what the seat knows */
  private changeBeside(best: Choice, state: S, choice: Choice, number: number): readonly [Change, Seen] {
    const { seat } = choice;
    const isHidden = this.isHiddenFrom(state, seat, number);
    const open = this.compare(state, this.everybody, choice, isHidden ? choice : best, number, OPEN);
    const seen = isHidden ? this.compare(state, bitOf(seat), choice, best, number, SEEN) : open;
    const { places, before, after } = open;
    return [{ seat, places, before, after, open: open.change, change: seen.change }, seen];
  }

  /** @returns the number of the best alternative, and what the first trial of each brought */
  private search(
    state: S,
    seat: Seat,
    alternatives: readonly Alternative[],
    number: number,
  ): readonly [number, Trials] {
    const { random, request, definition, seats, moves } = this;
    const first = new Results();
    const budget = request.playOuts * Math.max(FEW, alternatives.length);
    const best = halve(alternatives, budget, ({ number: at, results }) => {
      const isFirst = results.count === 0;
      // Behind all of them in the same worlds, but for the first time, which tells what any of them brings.
      const numbers = [request.seed, number, SEARCHING, isFirst ? at : 0, results.count];
      random.seed(...numbers);
      this.deal(state, bitOf(seat));
      random.seed(...numbers, 1);
      moves.read(at, this.tried);
      this.playOn(this.tried);
      const value = this.valueFor(seat);
      if (isFirst) first.add(value);
      results.add(value);
      return request.measure === 'points' ? value : value + MARGIN * marginOf(definition, this.state, seat, seats);
    });
    return [best.number, first.trials];
  }

  /** Plays the same worlds on behind what the bot would decide, behind what was played, and behind what is best. */
  private compare(state: S, knowing: number, played: Choice, best: Choice, number: number, purpose: number): Seen {
    const { request, definition, seats, random, own, places } = this;
    const count = request.playOuts * COMPARED;
    const shares = new Float64Array(seats.length ** 2);
    const [before, after, change] = [results(seats), results(seats), results(seats)];
    const ofBest = new Results();
    const { seat } = played;
    for (let sample = 0; sample < count; sample += 1) {
      const again = (choice: Choice): void => {
        random.seed(request.seed, number, purpose, sample, 1);
        this.playOn(choice);
      };
      this.goOn(state, seat, knowing, [number, purpose, sample]);
      for (const [at, part] of places.entries()) shares[at] = (shares[at] as number) + part / count;
      const without = seats.map((one) => this.valueFor(one));
      // Where the bot would do the same, the very same game follows.
      if (!isSameMove(definition, state, own, played)) again(played);
      for (const one of seats) {
        const value = this.valueFor(one);
        before[one]?.add(without[one] as number);
        after[one]?.add(value);
        change[one]?.add(value - (without[one] as number));
      }
      if (best !== played) again(best);
      ofBest.add(this.valueFor(seat));
    }
    const means = (all: readonly Results[]): readonly Mean[] => all.map(({ mean }) => mean);
    return {
      places: seats.map((one) => [...shares.subarray(one * seats.length, (one + 1) * seats.length)]),
      before: means(before),
      after: means(after),
      change: means(change),
      played: (after[seat] as Results).trials,
      best: ofBest.trials,
    };
  }

  /** Plays new worlds on behind what was played and behind what is best, for whoever knows what the seat knows. */
  private compareAgain(state: S, played: Choice, best: Choice, number: number): Pick<Seen, 'played' | 'best'> {
    const { request, random } = this;
    const { seat } = played;
    const [ofPlayed, ofBest] = [new Results(), new Results()];
    for (let sample = 0; sample < request.playOuts * COMPARED * AGAIN; sample += 1) {
      random.seed(request.seed, number, ONCE_MORE, sample);
      this.deal(state, bitOf(seat));
      for (const [choice, results] of [[played, ofPlayed] as const, [best, ofBest] as const]) {
        random.seed(request.seed, number, ONCE_MORE, sample, 1);
        this.playOn(choice);
        results.add(this.valueFor(seat));
      }
    }
    return { played: ofPlayed.trials, best: ofBest.trials };
  }

  /**
   * Plays one game on from a decision, as the bot does: of such games the chances before a decision are made.
   * @param number of the decision in its game
   * @param sample another number, another game
   * @returns row after row, the part of each place that a seat has; it is written over by the next game
   */
  outcome(state: S, seat: Seat, number: number, sample: number): Float64Array {
    this.goOn(state, seat, this.everybody, [number, OPEN, sample]);
    return this.places;
  }

  /** Deals a world, and plays it on behind what the bot decides in it. */
  private goOn(state: S, seat: Seat, knowing: number, numbers: readonly number[]): void {
    const { random, request, own } = this;
    random.seed(request.seed, ...numbers);
    this.deal(state, knowing);
    this.decide(seat);
    random.seed(request.seed, ...numbers, 1);
    this.playOn(own);
  }

  private deal(state: S, knowing: number): void {
    this.world.copyFrom(state);
    this.definition.dealUnseen(this.world, knowing, this.random);
  }

  /** What the bot does in that seat, whoever else has to decide at the same time. */
  private decide(seat: Seat): void {
    const { world } = this;
    const { point, due } = world;
    world.open(point, bitOf(seat));
    this.policy(world, this.own);
    world.open(point, due);
  }

  /** Makes a move in the world that was dealt, and plays it to its end. */
  private playOn(choice: Choice): void {
    const { definition, state, seats, places } = this;
    state.copyFrom(this.world);
    make(definition, state, choice);
    playOut(definition, state, this.chance, this.policy);
    sharePlaces(definition, state, seats, places);
  }

  /** What the game that has been played on brought a seat. */
  private valueFor(seat: Seat): number {
    const { request, places, seats, definition, state } = this;
    return request.measure === 'chance'
      ? (places[seat * seats.length] as number)
      : marginOf(definition, state, seat, seats);
  }

  /**
   * Whether the others know something that a seat does not: then more is drawn when it is dealt. How much that is, the seat knows,
   * too; whether what is dealt happens to be what there is, it does not.
   */
  private isHiddenFrom(state: S, seat: Seat, number: number): boolean {
    const [one, other] = [this.everybody, bitOf(seat)].map((knowing) => {
      this.random.seed(this.request.seed, number);
      this.deal(state, knowing);
      return this.random.below(MANY);
    });
    return one !== other;
  }
}

/** So many numbers that two of them are hardly ever the same. */
const MANY = 2 ** 30;

interface Seen extends Pick<Change, 'places' | 'before' | 'after' | 'change'> {
  /** Those of the seat that decided. */
  readonly played: Trials;
  readonly best: Trials;
}

/** Whether one mean is above the other by more than half of what the difference is uncertain by. */
function seemsBetter(one: Trials, other: Trials): boolean {
  const [a, b] = [meanOf(one), meanOf(other)];
  return a.value - b.value > Math.sqrt(a.variance + b.variance) / 2;
}

function results(seats: readonly Seat[]): readonly Results[] {
  return seats.map(() => new Results());
}

/** Whether two choices are the same move: slots that it does not have may hold anything. */
function isSameMove<S extends GameState>(definition: GameDefinition<S>, state: S, one: Choice, other: Choice): boolean {
  if (one.seat !== other.seat || one.move !== other.move) return false;
  let slots: readonly Slot<S>[] = pointOf(definition, state).moves[one.move]?.slots ?? [];
  let index = 0;
  for (let slot = slots[0]; slot; slot = slots[index]) {
    const value = slot.of(one);
    if (value !== slot.of(other)) return false;
    const { followedBy } = slot.declared;
    if (followedBy) slots = followedBy(state, one, value);
    index = followedBy ? 0 : index + 1;
  }
  return true;
}
