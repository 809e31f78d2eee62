/** What an analysis must hold over many games: luck comes to nothing on average, and blunders that were planted are found. */
import { analysedDecision, type Balance, balancesOf, qualityOf, resultsOf } from '../../src/analysis/game-analysis.js';
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
import { type Kind, tableOf } from './played.js';

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

/** For each alternative, while one to be planted is looked for, and where `best` plays. */
const LOOKING = 8;
/** A blunder gives up that much where it is planted. */
const BLUNDER = 0.3;
/** One decision in so many is looked at, until one is found that matters. */
const LOOKS = 5;

/**
 * Games of equal bots, in each of which one decision is replaced by the worst of its list: of those at which that costs something, one at
 * random. Is it among the three dearest of its player?
 * @param by who plays them: a bot, or `best`, which takes at each decision what an analysis would hold best; a bot makes blunders of its own
 * @param playOuts of the analysis that looks for it
 */
export function tallyBlunders(
  kind: Kind,
  players: number,
  games: number,
  by: Bot | 'best',
  playOuts: number,
  seed: number,
): BlunderTally {
  const tally: BlunderTally = { planted: 0, found: 0 };
  const table = tableOf(kind, players);
  const seats = indices<Seat>(players);
  for (let number = 1; tally.planted < games && number <= 4 * games; number += 1) {
    const { decided, planted } = withBlunder(table, seats, by, new Random(seed, number), number);
    const seat = decided[planted]?.choice.seat;
    if (seat === undefined) continue;
    const { definition } = table.room;
    const request: AppraisalRequest = { bot: 'greedy', measure: 'chance', playOuts, seed: number };
    const appraiser = new Appraiser(definition, seats, table.room.begin(table.setting), request);
    // The dearest decisions of one player do not hang on those of the others.
    const own = decided.flatMap(({ state, choice }, at) =>
      choice.seat === seat ? [analysedDecision(at, appraiser.appraise(state, choice, at), request.measure)] : [],
    );
    tally.planted += 1;
    if (qualityOf(own, seat).dearest.includes(planted)) tally.found += 1;
  }
  return tally;
}

interface Decided {
  readonly state: GameState;
  readonly choice: Choice;
}

/** @returns all decisions of a game, each with the state before it, and which of them is a blunder; -1 where none was found that matters */
function withBlunder(
  { room, setting }: ReturnType<typeof tableOf>,
  seats: readonly Seat[],
  by: Bot | 'best',
  random: Random,
  seed: number,
): { readonly decided: readonly Decided[]; readonly planted: number } {
  const { definition } = room;
  const beginning = room.begin(setting);
  const appraiser = new Appraiser(definition, seats, beginning, {
    bot: 'greedy',
    measure: 'chance',
    playOuts: LOOKING,
    seed: -seed,
  });
  const moves = new Choices();
  const bots =
    by === 'best' ? undefined : policyOf([by], { definition, seats, beginning, playOuts: LOOKING }, () => random);
  const worst = new Choice();
  const decided: Decided[] = [];
  let planted = -1;
  playOut(definition, beginning.clone(), randomPolicy(definition, random), (now, choice) => {
    const seat = listNext(definition, now, moves);
    const number = decided.length;
    const isOpen = moves.length > 1;
    if (bots) bots(now, choice);
    else if (isOpen) appraiser.best(now, seat, number, choice);
    else moves.read(0, choice);
    if (!isOpen) return;
    if (planted === -1 && random.below(LOOKS) === 0) {
      const { alternatives } = appraiser.appraise(now, choice, number);
      const share = (at: number): number => (alternatives[at]?.sum ?? 0) / (alternatives[at]?.count ?? 1);
      const [least = 0] = alternatives.map((_, at) => at).sort((one, other) => share(one) - share(other));
      listNext(definition, now, moves);
      moves.read(least, worst);
      const { bestTrials, playedTrials } = appraiser.appraise(now, worst, number);
      if ((bestTrials.sum - playedTrials.sum) / bestTrials.count >= BLUNDER) {
        choice.copyFrom(worst);
        planted = number;
      }
    }
    const own = new Choice();
    own.copyFrom(choice);
    decided.push({ state: now.clone(), choice: own });
  });
  return { decided, planted };
}
