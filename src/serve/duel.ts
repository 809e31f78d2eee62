/** Two referees at one game: what another program says of it against what we say. @see docs/duel.md */
import { addEffect, type Effect } from '../engine/effect.js';
import { type Finding, isRootError } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import type { Random } from '../kernel/random.js';
import { makesRoom } from '../live/growing-record.js';
import { type Answer, LiveGame, type LiveSetting } from '../live/live-game.js';
import { writeJsonElement } from '../log/json/write-element.js';
import { nearest } from '../log/nearest.js';
import { quote } from '../log/quote.js';
import { rawOfElement } from '../log/raw.js';
import type { RawElement } from '../log/raw-element.js';
import { readElement } from '../log/read-element.js';
import type { Element } from '../log/vocabulary.js';
import { writeXmlElement } from '../log/xml/write-element.js';
import { type Opponent, OpponentFailure } from './opponent.js';
import { Refused, Request } from './request.js';

/** Where the two differ. A closed list, each with a text: docs/duel.md. */
export type DifferenceKind =
  | 'refused' // too strict: a legal move is not taken
  | 'unlisted' // too strict: a legal move is not listed
  | 'taken' // too lax: what is not legal is taken
  | 'listed' // too lax: what is not legal is listed
  | 'state' // a number of the state
  | 'effects' // what a move changes
  | 'hash'
  | 'score';

/** The first difference of a game. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** The game up to there; the last element is the one that they differ about. */
  readonly live: LiveGame;
  readonly element: RawElement;
  /** Where a move is not legal: what we find in it. */
  readonly finding?: Finding;
  /** What the numbers are about: `anna.hand card`, `anna points`. Hostile text. */
  readonly about?: string;
  readonly expected?: string;
  readonly actual?: string;
  /** The name that was probably meant by one that nothing has. */
  readonly meant?: string;
}

/** What was compared. */
export interface Compared {
  elements: number;
  /** Decisions at which the program has listed its moves. */
  lists: number;
  /** Moves that it was asked about without their being played. */
  asked: number;
  /** Numbers that it has given: of states, effects, scores; and hashes. */
  numbers: number;
}

/** A game that was played, to be gone through by both. */
export interface DuelGame {
  readonly name: string;
  readonly players: readonly string[];
  /** The options that are to be named. */
  readonly options: Readonly<Record<string, string>>;
  readonly edition: string;
  /** The `<game>` element without anything that was played. */
  readonly head: RawElement;
  /** Setup and moves: decisions, and what chance brings. */
  readonly parts: readonly RawElement[];
  /** Chooses the moves that are asked about. */
  readonly random: Random;
}

/** So many legal moves are asked about at a decision, and as many that break a rule. */
const MOST_ASKED = 8;
/** To find those costs more than all the rest: it is done at one decision in so many. */
const BREACHES_EVERY = 3;

const NAME = 'duel';

interface Step {
  readonly element: RawElement;
  readonly within: string;
}

/** Goes through games with a program, one after the other. */
export class Duel {
  readonly compared: Compared = { elements: 0, lists: 0, asked: 0, numbers: 0 };
  /** What the program does not know is asked once. */
  private readonly unknown = new Set<string>();
  /** Whether it has said of any played element what it thinks of it. */
  private judged = false;

  constructor(
    private readonly game: Game,
    private readonly setting: LiveSetting,
    private readonly opponent: Opponent,
  ) {}

  /** Whether the program has said anything so far: one that gives back what it is told has not. */
  get hasHeard(): boolean {
    const { lists, asked, numbers } = this.compared;
    return this.judged || this.unknown.size > 0 || lists + asked + numbers > 0;
  }

  /**
   * @param most so many elements are played at most
   * @returns the first difference; undefined where there is none
   * @throws OpponentFailure
   */
  async play(played: DuelGame, most = Number.POSITIVE_INFINITY): Promise<Difference | undefined> {
    try {
      return await this.compare(played, most);
    } catch (error) {
      if (error instanceof Refused) throw new OpponentFailure('bad-answer', error.about);
      throw error;
    }
  }

  private async compare(played: DuelGame, most: number): Promise<Difference | undefined> {
    const { head, parts, players, options, edition, name } = played;
    const live = LiveGame.open(this.game, head, { ...this.setting, name });
    if (typeof live === 'string') throw new Error(`a game that cannot be opened: ${live}`);
    const { ruleset } = this.game;
    const opened = await this.opponent.ask('open', { game: NAME, ruleset, players, options, edition });
    const refusal = opened.inside('error');
    if (refusal) throw new OpponentFailure('not-opened', refusal.optionalName('message') ?? '');
    let last: RawElement | undefined;
    for (const step of parts.flatMap((part) => [...this.stepsOf(part, 'game')])) {
      if (live.answers >= most) break;
      const difference =
        (step.within === 'game' ? undefined : await this.moves(live, played.random)) ?? (await this.step(live, step));
      if (difference) return difference;
      last = step.element;
    }
    const closed = await this.optional('close', {});
    return live.answers < most && last && closed ? this.scores(live, last, closed) : undefined;
  }

  /** What is played one by one: what makes room comes first, empty. What is laid out before a game is told at once. */
  private *stepsOf(element: RawElement, within: string): Generator<Step> {
    const declared = this.game.vocabulary[element.name];
    const isRoom = declared !== undefined && element.name !== 'setup' && makesRoom(declared);
    yield { element: isRoom ? { ...element, children: [] } : element, within };
    if (!isRoom) return;
    for (const child of element.children) if ('name' in child) yield* this.stepsOf(child, element.name);
  }

  /** Plays an element on both sides. */
  private async step(live: LiveGame, { element, within }: Step): Promise<Difference | undefined> {
    const ours = live.play(element, within);
    if (typeof ours === 'string' || ours.verdict === 'illegal')
      throw new Error(`we have played what is not legal: ${within}`);
    const theirs = await this.opponent.ask('play', { game: NAME, element: jsonOf(element), within });
    this.compared.elements += 1;
    this.judged ||= judges(theirs);
    if (refuses(theirs)) return { kind: 'refused', live, element };
    return this.numbers(live, element, ours, theirs);
  }

  private numbers(live: LiveGame, element: RawElement, ours: Answer, theirs: Request): Difference | undefined {
    const differs = (
      kind: DifferenceKind,
      expected: string | number,
      actual: string | number,
      about = '',
    ): Difference | undefined => {
      this.compared.numbers += 1;
      const difference = {
        kind,
        live,
        element,
        about: quote(about),
        expected: String(expected),
        actual: String(actual),
      };
      return expected === actual ? undefined : difference;
    };
    const { measure } = live.state();
    const state = theirs.inside('state');
    for (const name of state?.names ?? []) {
      const found = differs('state', measure.get(name) ?? 0, state?.number(name) ?? 0, name);
      if (!found) continue;
      // What is 0 has no entry: a name that the program has, too, was not meant by another one.
      const meant = measure.has(name) ? undefined : nearest(name, [...measure.keys()]);
      return meant === undefined || state?.names.includes(meant) ? found : { ...found, meant };
    }
    const told = theirs.list('effects')?.map(effectOf);
    if (told) {
      const things = new Set(told.map(({ thing }) => thing));
      const right = netOf(
        ours.effects.map(({ effect }) => effect),
        ours.withdrawn.map(({ effect }) => effect),
        things,
      );
      const said = netOf(told, theirs.list('withdrawn')?.map(effectOf) ?? [], things);
      for (const name of new Set([...right.keys(), ...said.keys()])) {
        const found = differs('effects', right.get(name) ?? 0, said.get(name) ?? 0, name);
        if (found) return found;
      }
    }
    const hash = theirs.optionalName('hash');
    return hash === undefined ? undefined : differs('hash', ours.hash, hash);
  }

  /** What may be played next, on both sides. */
  private async moves(live: LiveGame, random: Random): Promise<Difference | undefined> {
    if (this.unknown.has('legal') && this.unknown.has('why-not')) return undefined;
    const all = live.legal();
    const moves = all.filter(({ kind }) => kind === 'move');
    if (moves.length === 0) return undefined;
    const legal = moves.filter(({ truth }) => truth === true);
    const listed = await this.list(
      live,
      legal,
      new Set(all.map(({ element }) => element).map((one) => this.keyOf(one))),
    );
    return listed ?? this.ask(live, legal, random);
  }

  private async list(
    live: LiveGame,
    legal: readonly { readonly element: Element; readonly within: string }[],
    known: ReadonlySet<string>,
  ): Promise<Difference | undefined> {
    const answer = await this.optional('legal', {});
    const theirs = answer?.list('moves')?.map((one) => this.moveOf(Request.of(one), live));
    if (!theirs) return undefined;
    this.compared.lists += 1;
    const names = new Set(theirs.map(({ key }) => key));
    const missing = legal.find(({ element }) => !names.has(this.keyOf(element)));
    if (missing) return this.played('unlisted', live, this.stepOf(missing));
    for (const { key, step } of theirs) {
      if (!known.has(key) && this.isIllegal(live, step)) return this.played('listed', live, step);
    }
    return undefined;
  }

  private async ask(
    live: LiveGame,
    legal: readonly { readonly element: Element; readonly within: string }[],
    random: Random,
  ): Promise<Difference | undefined> {
    if (this.unknown.has('why-not')) return undefined;
    const breaches = random.below(BREACHES_EVERY) === 0 ? live.forbidden() : [];
    const asked = [
      ...some(legal, random).map((move) => ({ kind: 'refused' as const, step: this.stepOf(move) })),
      ...some(breaches, random).map((move) => ({ kind: 'taken' as const, step: this.stepOf(move) })),
    ];
    const answers = await Promise.all(
      asked.map(({ step: { element, within } }) => this.optional('why-not', { element: jsonOf(element), within })),
    );
    for (const [index, { kind, step }] of asked.entries()) {
      const answer = answers[index];
      if (!answer || !judges(answer)) continue;
      this.compared.asked += 1;
      const isOther = kind === 'refused' ? refuses(answer) : answer.optionalName('verdict') === 'legal';
      if (isOther && (kind === 'refused' || this.isIllegal(live, step))) return this.played(kind, live, step);
    }
    return undefined;
  }

  /** Plays the move that the two differ about, so that it stands in the log. */
  private played(kind: DifferenceKind, live: LiveGame, { element, within }: Step): Difference {
    const answer = live.play(element, within);
    if (typeof answer === 'string') throw new Refused('bad-field', 'moves');
    const finding = answer.findings.find(isRootError);
    return { kind, live, element, ...(finding && { finding }) };
  }

  private isIllegal(live: LiveGame, { element, within }: Step): boolean {
    const judged = live.whyNot(element, within);
    if (typeof judged === 'string' || 'problem' in judged) throw new Refused('bad-field', 'moves');
    return judged.verdict === 'illegal';
  }

  /** Asks what a program need not know. */
  private async optional(action: string, fields: object): Promise<Request | undefined> {
    if (this.unknown.has(action)) return undefined;
    const answer = await this.opponent.ask(action, { game: NAME, ...fields });
    if (answer.inside('error')?.optionalName('code') === 'unknown-request') this.unknown.add(action);
    return this.unknown.has(action) ? undefined : answer;
  }

  private scores(live: LiveGame, element: RawElement, closed: Request): Difference | undefined {
    const ours = live.close().replayed.scores;
    for (const one of closed.inside('check')?.list('scores') ?? []) {
      const theirs = Request.of(one);
      const player = theirs.name('player');
      const own = ours.find((score) => score.player === player);
      for (const [name, expected] of Object.entries(own ?? {})) {
        const actual = typeof expected === 'number' ? theirs.number(name) : undefined;
        if (actual === undefined) continue;
        this.compared.numbers += 1;
        const about = `${player} ${name}`;
        if (actual !== expected) {
          return { kind: 'score', live, element, about, expected: String(expected), actual: String(actual) };
        }
      }
    }
    return undefined;
  }

  private stepOf({ element, within }: { readonly element: Element; readonly within: string }): Step {
    return { element: rawOfElement(element, this.game.vocabulary), within };
  }

  /** A move of the program's list. @throws Refused for what cannot be read */
  private moveOf(move: Request, live: LiveGame): { readonly key: string; readonly step: Step } {
    const element = move.element('element');
    const open = live
      .state()
      .open.map(({ name }) => name)
      .reverse();
    const within = move.optionalName('within');
    const read = readElement(
      writeXmlElement(element, '', []),
      this.game.vocabulary,
      within === undefined ? open : [within],
    );
    if ('problem' in read) throw new Refused('bad-field', 'moves');
    return { key: this.keyOf(read.element), step: { element, within: read.inside } };
  }

  /** The same for elements that say the same: in whatever order words, attributes and parts stand. */
  private keyOf(element: Element): string {
    const key = ({ name, attributes, children }: RawElement): string => {
      const values = [...attributes].map(([attribute, value]) => `${attribute}=${wordsOf(String(value)).join(' ')}`);
      const inside = children.flatMap((child) => ('name' in child ? [key(child)] : []));
      return `${name}(${[...values.sort(), ...inside.sort()].join(';')})`;
    };
    return key(rawOfElement(element, this.game.vocabulary));
  }
}

/** Words and numbers of words; what is there not once is not there. */
function wordsOf(value: string): readonly string[] {
  return value
    .split(/\s+/)
    .filter((word) => word !== '' && !word.endsWith(':0'))
    .map((word) => word.replace(/:1$/, ''))
    .sort();
}

function jsonOf(element: RawElement): unknown {
  return JSON.parse(writeJsonElement(element, undefined, []));
}

/** Whoever has doubts has not refused. */
function refuses(answer: Request): boolean {
  return answer.inside('error') !== undefined || answer.optionalName('verdict') === 'illegal';
}

/** Whether a program has said anything of a move. */
function judges(answer: Request): boolean {
  return answer.inside('error') !== undefined || answer.optionalName('verdict') !== undefined;
}

type Change = Pick<Effect, 'thing' | 'amount' | 'from' | 'to'>;

function effectOf(value: unknown): Change {
  const effect = Request.of(value);
  const [from, to] = [effect.optionalName('from') ?? '', effect.optionalName('to') ?? ''];
  return { thing: effect.name('thing'), amount: effect.number('amount') ?? 0, from, to };
}

/** What lies where, more or less than before, of some things. */
function netOf(
  effects: readonly Change[],
  withdrawn: readonly Change[],
  things: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const measure = new Map<string, number>();
  for (const effect of effects) if (things.has(effect.thing)) addEffect(measure, effect);
  for (const effect of withdrawn)
    if (things.has(effect.thing)) addEffect(measure, { ...effect, amount: -effect.amount });
  return measure;
}

/** A few of them, at random. */
function some<T>(all: readonly T[], random: Random): readonly T[] {
  const left = [...all];
  const count = Math.min(MOST_ASKED, left.length);
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)).flat();
}
