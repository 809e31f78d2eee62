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
import { MARGIN, marginOf } from './search.js';
import { bitOf, type GameState } from './state.js';
import { greedyPolicy } from './unseeing.js';

/** Bots that are quick enough to play games to their end, in the order of what they cost. */
export const PLAY_OUT_BOTS = ['greedy', 'random'] as const;
export type PlayOutBot = (typeof PLAY_OUT_BOTS)[number];

/** How a decision is appraised. The same numbers bring the same result. */
export interface AppraisalRequest {
  readonly bot: PlayOutBot;
  /** Games played on for each alternative, on average; four times as many for the chances, and to compare what was played with the best. */
  readonly playOuts: number;
  readonly seed: number;
}

/** So many times the games of an alternative are played for a number that is printed. */
const COMPARED = 4;

/** What came of some games. */
export interface Trials {
  readonly count: number;
  /** First places; a shared one counts in part. */
  readonly wins: number;
}

/** What a decision was worth, by play-outs. All chances are parts of 1. */
export interface Appraisal {
  readonly seat: Seat;
  /** Before the decision: for each seat the chance of each place. Whoever sees all hands would say so. */
  readonly before: readonly (readonly number[])[];
  /** Behind it, for each seat the chance to win; what chance brings next is still open. */
  readonly after: readonly number[];
  /** What the decision changes of these chances for whoever knows what its seat knows, against what the bot decides there. */
  readonly change: readonly number[];
  /** The variances of these changes, as means of so many games: for whoever sees all hands, and for whoever knows what the seat knows. */
  readonly openVariance: readonly number[];
  readonly changeVariance: readonly number[];
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
const [SEARCHING, OPEN, SEEN] = [1, 2, 3];

interface Alternative extends Arm {
  readonly number: number;
  wins: number;
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
    this.world = beginning.clone() as S;
    this.state = beginning.clone() as S;
    this.places = new Float64Array(seats.length ** 2);
    this.everybody = seats.reduce((all, one) => all | bitOf(one), 0);
    this.chance = randomPolicy(definition, this.random);
    this.policy = request.bot === 'greedy' ? greedyPolicy(definition, beginning, this.random) : this.chance;
  }

  /**
   * @param state in which the decision was made; it is not changed
   * @param choice what was decided
   * @param number of the decision in its game
   */
  appraise(state: S, choice: Choice, number: number): Appraisal {
    const { definition, seats, moves, everybody } = this;
    const { seat } = choice;
    moves.clear();
    legalMovesOf(definition, state, seat, moves);
    const alternatives = Array.from(
      { length: moves.length },
      (_, at): Alternative => ({ number: at, wins: 0, sum: 0, count: 0 }),
    );
    const played = alternatives.findIndex((_, at) => {
      moves.read(at, this.tried);
      return isSameMove(definition, state, this.tried, choice);
    });
    const [best, anyTrials] = this.search(state, seat, alternatives, number);
    const better = best === played ? choice : new Choice();
    if (best !== played) moves.read(best, better);
    const isHidden = this.isHiddenFrom(state, seat, everybody, number);
    const open = this.compare(state, everybody, choice, isHidden ? choice : better, number, OPEN);
    const seen = isHidden ? this.compare(state, bitOf(seat), choice, better, number, SEEN) : open;
    const trials = ({ wins }: Seen, of: keyof Seen['wins']): Trials => ({ count: seen.count, wins: wins[of] });
    return {
      seat,
      before: open.before,
      after: open.after,
      change: seats.map((one) => (seen.after[one] ?? 0) - (seen.before[one]?.[0] ?? 0)),
      openVariance: open.variance,
      changeVariance: seen.variance,
      ...{ played, best },
      playedTrials: trials(seen, 'played'),
      bestTrials: trials(seen, 'best'),
      anyTrials,
      alternatives: alternatives.map(({ count, wins }) => ({ count, wins })),
    };
  }

  /** @returns the number of the best alternative, and what the first trial of each brought */
  private search(
    state: S,
    seat: Seat,
    alternatives: readonly Alternative[],
    number: number,
  ): readonly [number, Trials] {
    const { random, request, definition, seats, moves } = this;
    random.seed(request.seed, number, SEARCHING);
    let [count, wins] = [0, 0];
    const best = halve(alternatives, request.playOuts * alternatives.length, (alternative) => {
      this.deal(state, bitOf(seat));
      moves.read(alternative.number, this.tried);
      this.playOn(this.tried);
      const won = this.places[seat * seats.length] as number;
      if (alternative.count === 0) {
        count += 1;
        wins += won;
      }
      alternative.wins += won;
      return won + MARGIN * marginOf(definition, this.state, seat, seats);
    });
    return [best.number, { count, wins }];
  }

  /** Plays the same worlds on behind what the bot would decide, behind what was played, and behind what is best. */
  private compare(state: S, knowing: number, played: Choice, best: Choice, number: number, purpose: number): Seen {
    const { request, definition, seats, random, own } = this;
    const count = request.playOuts * COMPARED;
    const before = new Float64Array(seats.length ** 2);
    const after = new Float64Array(seats.length ** 2);
    const differences = new Float64Array(seats.length);
    const squares = new Float64Array(seats.length);
    const { seat } = played;
    let bestWins = 0;
    for (let sample = 0; sample < count; sample += 1) {
      const again = (choice: Choice): void => {
        random.seed(request.seed, number, purpose, sample, 1);
        this.playOn(choice);
      };
      this.goOn(state, seat, knowing, [number, purpose, sample]);
      add(before, this.places);
      for (const one of seats) differences[one] = -(this.places[one * seats.length] as number);
      // Where the bot would do the same, the very same game follows.
      if (!isSameMove(definition, state, own, played)) again(played);
      add(after, this.places);
      for (const one of seats)
        squares[one] =
          (squares[one] as number) + ((differences[one] as number) + (this.places[one * seats.length] as number)) ** 2;
      if (best !== played) again(best);
      bestWins += this.places[seat * seats.length] as number;
    }
    const shareOf = (sums: Float64Array, one: Seat, place: number): number =>
      (sums[one * seats.length + place] as number) / count;
    return {
      count,
      before: seats.map((one) => seats.map((_, place) => shareOf(before, one, place))),
      after: seats.map((one) => shareOf(after, one, 0)),
      variance: seats.map((one) => {
        const mean = shareOf(after, one, 0) - shareOf(before, one, 0);
        return Math.max(0, (squares[one] as number) / count - mean ** 2) / count;
      }),
      wins: { played: after[seat * seats.length] as number, best: bestWins },
    };
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

  /** Whether the others know something that a seat does not. */
  private isHiddenFrom(state: S, seat: Seat, everybody: number, number: number): boolean {
    const { random, request, world } = this;
    return Array.from({ length: LOOKS }, (_, look) => look).some((look) => {
      random.seed(request.seed, number, look);
      this.deal(state, everybody);
      const cells = world.cells.slice();
      random.seed(request.seed, number, look);
      this.deal(state, bitOf(seat));
      return cells.some((cell, at) => cell !== world.cells[at]);
    });
  }
}

/** So many worlds are dealt to see whether two deals differ. */
const LOOKS = 4;

interface Seen {
  readonly count: number;
  readonly before: readonly (readonly number[])[];
  readonly after: readonly number[];
  readonly variance: readonly number[];
  /** Those of the seat that decided. */
  readonly wins: { readonly played: number; readonly best: number };
}

function add(sums: Float64Array, places: Float64Array): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) + (places[at] as number);
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
