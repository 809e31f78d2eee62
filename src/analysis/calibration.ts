/** Whether chances that play-outs bring come true: what `npm run calibration` has measured, and what may be shown by it. */
import type { Options } from '../engine/option.js';
import type { Bot } from '../kernel/bots.js';
import measured from './calibration.json?raw';

/** A number with the interval that holds it 95 times in 100. */
export interface Ranged {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Held-out games of one table, and how well the chances at positions in them came true. All errors and scores are parts of 1. */
export interface Calibration {
  readonly ruleset: string;
  /** Those that make another game of it, each with its value. */
  readonly options: Options;
  readonly edition: string;
  readonly players: number;
  /** Who played, in turn order; where there are fewer than players, they begin anew; each game they move on by a seat. */
  readonly bots: readonly Bot[];
  /** Who plays on from the positions, and how often from each. */
  readonly bot: string;
  readonly playOuts: number;
  readonly seed: number;
  readonly games: number;
  readonly positions: number;
  /** How far chances and what came are apart, on average over the bins. */
  readonly error: number;
  /** The same of a predictor that is always right, from as many games played on. */
  readonly perfect: number;
  /** The first less the second. */
  readonly excess: Ranged;
  /** Of these chances, of “everybody equal”, and of “as if the game ended now”; 0 is best. */
  readonly brier: number;
  readonly brierEqual: number;
  readonly brierNow: number;
  /** What part of the last one these chances save. */
  readonly skill: Ranged;
  /** By tenths of the chance: how many chances, what they were on average, and how often it came so. */
  readonly bins: readonly (readonly [count: number, predicted: number, observed: number])[];
}

/** How far the error may exceed that of a perfect predictor: in games of the bot that plays on, and in those of others. */
export const OWN_LIMIT = 0.02;
const OTHERS_LIMIT = 0.06;

export const CALIBRATIONS = JSON.parse(measured) as readonly Calibration[];

/** What the measurements say of some chances. */
export interface Trust {
  /** The table that speaks against them most, or least for them; undefined where nothing was measured. */
  readonly worst: Calibration | undefined;
  /** Whether they are shown to come true: in games of the bot itself and in games of others, as far as the whole interval goes. */
  readonly isShown: boolean;
}

/** How far a table is within what it may be off: below 0 where not even the upper end of the interval reaches the limit. */
function overLimit({ bots, bot, excess }: Calibration): number {
  return excess.high - (bots.every((one) => one === bot) ? OWN_LIMIT : OTHERS_LIMIT);
}

/** @param options all of them @returns how far chances can be trusted, by what was measured */
export function trustIn(
  { ruleset, options, edition, players, bot }: Pick<Calibration, 'ruleset' | 'options' | 'edition' | 'players' | 'bot'>,
  all: readonly Calibration[] = CALIBRATIONS,
): Trust {
  const tables = all.filter(
    (one) =>
      one.ruleset === ruleset &&
      one.edition === edition &&
      one.players === players &&
      one.bot === bot &&
      Object.entries(one.options).every(([name, value]) => options[name] === value),
  );
  const [worst] = tables.toSorted((one, other) => overLimit(other) - overLimit(one));
  const isOwn = ({ bots }: Calibration): boolean => bots.every((one) => one === bot);
  const isShown =
    tables.some(isOwn) &&
    tables.some((one) => !isOwn(one)) &&
    tables.every((one) => overLimit(one) <= 0 && one.skill.low > 0);
  return { worst, isShown };
}
