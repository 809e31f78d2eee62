/**
 * Questions that a recorded game asks: which rules make good ones, and how each is asked. A game declares them as data;
 * like its presentation they hold no words.
 */
import type { Element } from '../log/vocabulary.js';
import type { Effect, Measure } from './effect.js';
import { choice, counts, list, type Message, type Parameter, type Parameters, player } from './message.js';
import type { RuleId } from './rule.js';
import type { Entry, Step } from './transcript.js';

/** 1: to be read off the table; 2: a rule must be known; 3: several rules, or many numbers. */
export type Level = 1 | 2 | 3;

/** A rule comes up in a game. */
export interface Encounter {
  readonly told: Extract<Entry, { readonly type: 'line' | 'effect' }>;
  /** Where it stands in its step. */
  readonly index: number;
  readonly step: Step;
  /** The steps before, from the beginning of the game on. */
  readonly past: readonly Step[];
  /** What lay where before the step: `p1 gold`, `gallia.p1 cube`. */
  readonly before: Measure;
  /** The ids of the players in turn order. */
  readonly players: readonly string[];
}

/** A picture of the table beside a question, as it was before the step. */
export interface Picture {
  /** Places of the board, which is cut out around them, or players, of whom everything is shown. */
  readonly of: 'places' | 'players';
  /** Places are outlined. */
  readonly ids: readonly string[];
  /** Whether it stands for the situation, which would print the answer. */
  readonly saysAll: boolean;
}

/** What a question says beyond its fixed words. */
export interface Asked {
  readonly parameters: Parameters;
  /** What the table shows, so far as it matters. */
  readonly situation: readonly Message[];
  readonly picture?: Picture;
  /** In their natural order, the right ones among them. */
  readonly options: readonly Message[];
  /** Indices of options. */
  readonly right: readonly number[];
  /** The rule that answers, where it is not the one that came up. */
  readonly rule?: RuleId;
  readonly level?: Level;
  /** What of the step reckons the answer out, where it is more than what came up. */
  readonly reckoning?: readonly Entry[];
}

/** A question that is asked where something is told. */
export interface QuestionPlan {
  /** The message that asks it. */
  readonly id: string;
  readonly level: Level;
  /** Where something is told under one of them, the question may be asked. */
  readonly rules: readonly RuleId[];
  /** @returns undefined where what came up makes no question */
  readonly asked: (encounter: Encounter) => Asked | undefined;
}

/** A question whether a move may be made: a recorded one, or one that differs from it in one thing. */
export interface MoveQuestionPlan {
  readonly id: string;
  readonly level: Level;
  /** The name of the element of the move. */
  readonly element: string;
  /** The rules that such a question may be about. */
  readonly rules: readonly RuleId[];
  /** The rule to be named where the move is allowed. */
  readonly allowedBy: RuleId;
  /**
   * @param move the recorded one, or another in its place
   * @returns undefined where the move makes no question
   */
  readonly asked: (
    move: Element,
    encounter: Omit<Encounter, 'told' | 'index'>,
  ) => Pick<Asked, 'parameters' | 'situation' | 'picture'> | undefined;
}

/** A question that is asked of a game. */
export interface Question extends Pick<Asked, 'situation' | 'picture' | 'options' | 'right'> {
  /** The number of its step in the transcript. */
  readonly step: number;
  readonly asks: Message;
  readonly level: Level;
  /** The rule that answers. */
  readonly rule: RuleId;
  /** What reckons the answer out. */
  readonly reckoning: readonly Entry[];
  /** Why a move is not allowed, where that is the answer. */
  readonly because?: Message;
}

/** What may be asked about a game. */
export interface Quiz {
  readonly questions: readonly QuestionPlan[];
  readonly moves: readonly MoveQuestionPlan[];
}

/** Nothing is asked about what breaks a rule, or what nobody can know. */
export function isSound({ verdict, entries }: Step): boolean {
  return (
    (verdict === undefined || verdict === 'legal') &&
    entries.every(({ type }) => type !== 'finding' && type !== 'doubt')
  );
}

/** Places of the board, outlined. @param saysAll see `Picture` */
export function places(ids: readonly string[], saysAll = false): Pick<Asked, 'picture'> {
  return { picture: { of: 'places', ids, saysAll } };
}

const YES: Message = { id: 'quiz-yes', parameters: {} };
const NO: Message = { id: 'quiz-no', parameters: {} };

/** The options of a question that is answered by yes or no. */
export function yesOrNo(yes: boolean): Pick<Asked, 'options' | 'right'> {
  return { options: [YES, NO], right: [yes ? 0 : 1] };
}

/**
 * A number among others. @param wrong numbers that somebody might take for it; negative and equal ones are dropped
 * @param id the message of an option, with `$number`
 */
export function amongNumbers(
  right: number,
  wrong: readonly number[],
  id = 'quiz-number',
): Pick<Asked, 'options' | 'right'> {
  const others = [...new Set(wrong)].filter((number) => number >= 0 && number !== right).slice(0, 3);
  const numbers = [right, ...others].sort((one, other) => one - other);
  return {
    options: numbers.map((number) => ({ id, parameters: { number } })),
    right: [numbers.indexOf(right)],
  };
}

/** Multisets of things among others, from the smallest on. @param of the kind of the names of the things */
export function amongCounts(
  of: string,
  right: CountsOf,
  wrong: readonly CountsOf[],
): Pick<Asked, 'options' | 'right'> | undefined {
  const known = new Map<string, CountsOf>([[keyOf(right), right]]);
  for (const one of wrong)
    if (known.size < 4 && Object.values(one).every((amount) => amount >= 0)) known.set(keyOf(one), one);
  const sizeOf = (one: CountsOf): number => Object.values(one).reduce((sum, amount) => sum + amount, 0);
  const all = [...known.values()].sort((one, other) => sizeOf(one) - sizeOf(other));
  const at = all.findIndex((one) => keyOf(one) === keyOf(right));
  if (all.length < 3) return undefined;
  return {
    options: all.map((one) => ({ id: 'quiz-goods', parameters: { goods: counts(of, one) } })),
    right: [at],
  };
}

/** A multiset of things by their names. */
export type CountsOf = Readonly<Record<string, number>>;

function keyOf(one: CountsOf): string {
  return JSON.stringify(
    Object.entries(one)
      .filter(([, amount]) => amount !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Players, of whom none, one or several are right. */
export function amongPlayers(right: ReadonlySet<string>, players: readonly string[]): Pick<Asked, 'options' | 'right'> {
  const options: Message[] = players.map((id) => ({ id: 'quiz-player', parameters: { player: player(id) } }));
  const chosen = players.flatMap((id, index) => (right.has(id) ? [index] : []));
  return {
    options: [...options, { id: 'quiz-nobody', parameters: {} }],
    right: chosen.length > 0 ? chosen : [players.length],
  };
}

/** An order of players among others. */
export function amongOrders(
  right: readonly string[],
  wrong: readonly (readonly string[])[],
): Pick<Asked, 'options' | 'right'> | undefined {
  const known = new Map([right, ...wrong].map((order) => [order.join(' '), order]));
  const all = [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, order]) => order);
  if (all.length < 2) return undefined;
  return {
    options: all.map((order) => ({ id: 'quiz-order', parameters: { players: list(order.map((id) => player(id))) } })),
    right: [all.findIndex((order) => order.join(' ') === right.join(' '))],
  };
}

/** The parameter of a line, where it is a number. */
export function numberIn({ parameters }: Message, key: string): number | undefined {
  const value = parameters[key];
  return typeof value === 'number' ? value : undefined;
}

/** The id in a parameter of a line, where it is a player or a name. */
export function idIn({ parameters }: Message, key: string): string | undefined {
  const value = parameters[key];
  return typeof value === 'object' && (value.type === 'player' || value.type === 'name') ? value.id : undefined;
}

/** The amounts in a parameter of a line, where it is a multiset. */
export function countsIn({ parameters }: Message, key: string): CountsOf | undefined {
  const value = parameters[key];
  if (typeof value !== 'object' || value.type !== 'counts') return undefined;
  return Object.fromEntries(Object.entries(value.counts).map(([id, amount]) => [id, amount ?? 0]));
}

/** The word of a parameter that selects a variant. */
export function choiceIn({ parameters }: Message, key: string): string | undefined {
  const value = parameters[key];
  return typeof value === 'object' && value.type === 'choice' ? value.choice : undefined;
}

/** All effects of some steps, in order. */
export function* effectsIn(steps: readonly Step[]): Generator<Effect> {
  for (const { entries } of steps) for (const entry of entries) if (entry.type === 'effect') yield entry.effect;
}

/** The lines of a step with one of some messages. */
export function linesOf(step: Step, ...ids: readonly string[]): readonly Extract<Entry, { readonly type: 'line' }>[] {
  return step.entries.flatMap((entry) => (entry.type === 'line' && ids.includes(entry.message.id) ? [entry] : []));
}

/** `yes` or `no`, to select a variant. */
export function whether(yes: boolean): Parameter {
  return choice(yes ? 'yes' : 'no');
}
