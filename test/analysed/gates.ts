/** What an analysis must hold over many games: luck comes to nothing on average, and blunders that were planted are found. */
import { type Balance, balancesOf, qualityOf, resultsOf } from '../../src/analysis/game-analysis.js';
import { type Estimate, Sums } from '../../src/analysis/intervals.js';
import {
  type AppraisalRequest,
  Appraiser,
  type Change,
  type Measure,
  type PlayOutBot,
} from '../../src/kernel/appraisal.js';
import { type Bot, policyOf } from '../../src/kernel/bots.js';
import { Choice, Choices } from '../../src/kernel/choice.js';
import { listNext } from '../../src/kernel/greedy.js';
import { indices, type Seat } from '../../src/kernel/index-of.js';
import { placesIn } from '../../src/kernel/places.js';
import { playOut, randomPolicy } from '../../src/kernel/play-out.js';
import { Random } from '../../src/kernel/random.js';
import type { GameState } from '../../src/kernel/state.js';
import { analysed, type Kind, tableOf } from './played.js';

/** How far the four terms may be from the change of the chance, as numbers are added up. */
const ROUNDING = 1e-9;

export interface LuckTally {
  readonly games: number;
  /** Games in which the four terms do not come to the change of the chance. */
  readonly broken: number;
  /** The luck of each player on average, with its interval. */
  readonly luck: readonly Estimate[];
}

/** Games of equal bots, which play them on, too. @param bias is added to each luck: a law that holds with it would be none */
export function tallyLuck(
  kind: Kind,
  players: number,
  games: number,
  bot: PlayOutBot,
  seed: number,
  bias = 0,
  measure: Measure = 'chance',
): LuckTally {
  const table = tableOf(kind, players);
  const sums = Array.from({ length: players }, () => new Sums());
  let broken = 0;
  for (let number = 1; number <= games; number += 1) {
    const random = new Random(seed, number);
    const { isOver, balances } = balancesInGame(table, players, random, { bot, measure, playOuts: 1, seed: number });
    const isSound = balances.every(({ first, last, own, others, luck, information }, seat) => {
      const biased = luck.value + bias;
      sums[seat]?.add(biased);
      const all = first.value + own.value + others.value + biased + information.value;
      return Math.abs(all - last.value) < ROUNDING;
    });
    if (!isSound || !isOver) broken += 1;
  }
  return { games, broken, luck: sums.map((sum) => sum.mean()) };
}

/**
 * Plays a game, and takes each decision apart where it is made: an analysis would look for better ones, too, and come to the same
 * balance in ten times as long.
 */
function balancesInGame(
  { room, setting }: ReturnType<typeof tableOf>,
  players: number,
  random: Random,
  request: AppraisalRequest,
): { readonly isOver: boolean; readonly balances: readonly Balance[] } {
  const { definition } = room;
  const beginning = room.begin(setting);
  const seats = indices<Seat>(players);
  const appraiser = new Appraiser(definition, seats, beginning, request);
  const bots = policyOf([request.bot], { definition, seats, beginning, playOuts: 1 }, () => random);
  const moves = new Choices();
  const changes: Change[] = [];
  const state = beginning.clone();
  playOut(definition, state, randomPolicy(definition, random), (now, choice) => {
    bots(now, choice);
    listNext(definition, now, moves);
    if (moves.length > 1) changes.push(appraiser.change(now, choice, changes.length));
  });
  const places = placesIn(definition, state, seats);
  const points = seats.map((seat) => definition.worthNow(state, seat));
  return { isOver: state.isOver, balances: balancesOf(changes, resultsOf({ places, points }, request.measure)) };
}

export interface BlunderTally {
  planted: number;
  found: number;
}

/** For each alternative, while one to be planted is looked for. */
const LOOKING = 16;
/** For each move, where `search` plays: as many as in `play` by default. */
const SEARCHING = 8;
/** A blunder gives up that much where it is planted. */
const BLUNDER = 0.3;
/** One decision in so many is looked at, until one is found that matters. */
const LOOKS = 5;

/**
 * Games of equal bots, in each of which one decision is replaced by the worst of its list: of those at which that costs something, one at
 * random. Is it among the three dearest of its player?
 * @param by who plays them: a weak player makes blunders of its own, which nobody has planted
 * @param playOuts of the analysis that looks for it
 */
export function tallyBlunders(
  kind: Kind,
  players: number,
  games: number,
  by: Bot,
  playOuts: number,
  seed: number,
): BlunderTally {
  const tally: BlunderTally = { planted: 0, found: 0 };
  const table = tableOf(kind, players);
  for (let number = 1; tally.planted < games && number <= 4 * games; number += 1) {
    const { element, decision } = withBlunder(table, players, by, new Random(seed, number), number);
    if (decision === undefined) continue;
    const record = table.follow(element);
    const seat = record.decisions[decision]?.seat ?? -1;
    // The dearest decisions of one player do not hang on those of the others.
    const own = analysed(record, { bot: 'greedy', measure: 'chance', playOuts, seed: number }, seat);
    const { dearest } = qualityOf(own, seat);
    tally.planted += 1;
    if (dearest.includes(decision)) tally.found += 1;
  }
  return tally;
}

/** @returns the game, and the number of the decision that is a blunder; undefined where none was found that matters */
function withBlunder(
  { room, setting, elementOf }: ReturnType<typeof tableOf>,
  players: number,
  by: Bot,
  random: Random,
  seed: number,
) {
  const { definition } = room;
  const beginning = room.begin(setting);
  const seats = indices<Seat>(players);
  const state = beginning.clone();
  const recorder = room.recorder(seats.map((seat) => `p${seat + 1}`));
  state.trace = recorder;
  const appraiser = new Appraiser(definition, seats, beginning, {
    bot: 'greedy',
    measure: 'chance',
    playOuts: LOOKING,
    seed: -seed,
  });
  const chance = randomPolicy(definition, random);
  const bots = policyOf([by], { definition, seats, beginning, playOuts: SEARCHING }, () => random);
  const moves = new Choices();
  const worst = new Choice();
  let [number, decision]: [number, number | undefined] = [-1, undefined];
  const decide = (now: GameState, choice: Choice): void => {
    bots(now, choice);
    listNext(definition, now, moves);
    if (moves.length < 2) return;
    number += 1;
    if (decision !== undefined || random.below(LOOKS) > 0) return;
    const { alternatives } = appraiser.appraise(now, choice, number);
    const share = (at: number): number => (alternatives[at]?.sum ?? 0) / (alternatives[at]?.count ?? 1);
    const [least = 0] = alternatives.map((_, at) => at).sort((one, other) => share(one) - share(other));
    listNext(definition, now, moves);
    moves.read(least, worst);
    const { bestTrials, playedTrials } = appraiser.appraise(now, worst, number);
    if ((bestTrials.sum - playedTrials.sum) / bestTrials.count < BLUNDER) return;
    choice.copyFrom(worst);
    decision = number;
  };
  playOut(definition, state, chance, decide, {
    before: (now, choice) => recorder.before?.(now, choice),
    opened: (now) => recorder.opened?.(now),
  });
  return { element: elementOf([by], recorder.parts(state, 'moves')), decision };
}
