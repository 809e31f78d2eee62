/** How every game is played through: from its parts in the log to its outcome. What differs are the procedures of the game. */

import {
  type AnyElement,
  childrenNamed,
  type Element,
  type ElementDeclaration,
  type Vocabulary,
} from '../log/vocabulary.js';
import type { Effect, Measure } from './effect.js';
import type { Outcome, Series, Session, Setting } from './game.js';
import type { Judge, Located } from './judge.js';
import type { MessageId, Parameters } from './message.js';
import { isParty, type PartyRules, requireParty } from './party.js';
import { type Quantity, RESULT } from './quantity.js';
import type { ForbiddenMove, OpenMove } from './record-map.js';
import type { RuleId } from './rule.js';
import type { Frame } from './scene.js';
import type { Score } from './score.js';
import type { DeclaredNames } from './undeclared.js';

type PartName = 'components' | 'setup' | 'moves' | 'result';

/** A vocabulary in the envelope that all logs share. */
type Enveloped = Vocabulary & Readonly<Record<'game' | PartName, ElementDeclaration>>;

/** A recorded game in its parts; those that the log does not have are undefined. */
export type Parts<V extends Enveloped> = { readonly game: Element<V, 'game'> } & {
  readonly [N in PartName]: Element<V, N> | undefined;
};

/** What lies on a table can be counted. */
interface Measured {
  measure(): Measure;
}

/** How the record of the moves ended. */
export interface MovesEnd {
  /** The game came to its end by the rules. */
  readonly complete: boolean;
}

/** What is said of a log that ends before the game does. */
export interface EarlyEnd {
  readonly rule: RuleId;
  /** The log just stops: it is incomplete, which is no error. */
  readonly stops: MessageId;
  /** It states a result all the same. */
  readonly tooEarly: MessageId;
  readonly with: Parameters;
  readonly dependsOn: readonly Quantity[];
}

/** What a game does in each part of the play. `S` is what lies on its table, `E` how its moves end. */
export interface Procedures<V extends Enveloped, S extends Measured, E extends MovesEnd> {
  /** Rules for the players that a log declares. */
  readonly party: PartyRules;
  /** The table before anything is laid out. @param inline card values in the log itself */
  lay(setting: Setting, inline: Element<V, 'components'> | undefined): S;
  /** Card values that contradict the rules. */
  checkComponents(state: S, judge: Judge, inline: Element<V, 'components'> | undefined): void;
  setUp(state: S, judge: Judge, parts: Parts<V>): void;
  /** What comes between setup and the first turn, even where the log has no moves. */
  open?(state: S, judge: Judge, parts: Parts<V>): void;
  playMoves(state: S, judge: Judge, moves: Element<V, 'moves'>, parts: Parts<V>): E;
  /** Undefined where `playMoves` has said it itself. */
  earlyEnd(state: S, hasResult: boolean): EarlyEnd | undefined;
  /** The scores in turn order; undefined where the game did not get so far. */
  score(state: S, judge: Judge, result: Element<V, 'result'> | undefined, end: E): readonly Score[] | undefined;
  apply(state: S, effect: Effect): void;
  readonly series: Series<S>;
  /** @see Session.seen */
  seen(state: S): Int16Array;
  /** @see Session.declaredNames */
  declaredNames(state: S): DeclaredNames;
  /** @see Session.frame */
  frame?(state: S): Frame;
  /** @see Session.openMoves */
  openMoves(state: S, inside: AnyElement<V>): Iterable<OpenMove>;
  /** @see Session.forbiddenMoves */
  forbiddenMoves(state: S, inside: AnyElement<V>): Iterable<ForbiddenMove>;
}

const NOT_PLAYED: Outcome = { complete: false, scores: [] };

/** One game on its table, from setup to result. */
export class GameRun<V extends Enveloped, S extends Measured, E extends MovesEnd> implements Session {
  private readonly parts: Parts<V>;
  private readonly state: S;

  constructor(
    private readonly procedures: Procedures<V, S, E>,
    private readonly setting: Setting,
  ) {
    this.parts = partsOf<V>(setting.game as AnyElement<V> & Element<V, 'game'>);
    this.state = procedures.lay(setting, this.parts.components);
  }

  /** From the components to the score; what the log does not have is said to the judge. @see Session.play */
  play(judge: Judge): Outcome {
    const { procedures, state, parts } = this;
    const { roster } = this.setting;
    const { game, setup, moves, result } = parts;
    procedures.checkComponents(state, judge, parts.components);
    judge.enter('setup', setup ?? game);
    requireParty(judge, roster, game, procedures.party);
    procedures.setUp(state, judge, parts);
    if (!isParty(roster)) return NOT_PLAYED;
    procedures.open?.(state, judge, parts);
    if (!moves) {
      const severity = result ? 'error' : 'warning';
      judge.find(null, { kind: 'missing', severity, message: 'engine-no-moves', element: game, section: 'log' });
      return NOT_PLAYED;
    }
    const played = procedures.playMoves(state, judge, moves, parts);
    const end = judge.stopsShort ? { ...played, complete: false } : played;
    if (!end.complete && !isAbandoned(moves)) {
      const early = procedures.earlyEnd(state, result !== undefined);
      // The last part has begun, but not everything that it demands is there.
      const unfinished = played.complete && early ? { ...early, stops: 'engine-unfinished' } : early;
      if (unfinished) reportEarlyEnd(judge, unfinished, result ?? game, result !== undefined);
    }
    const scores = procedures.score(state, judge, result, end);
    return scores ? { complete: end.complete, scores } : NOT_PLAYED;
  }

  apply(effect: Effect): void {
    this.procedures.apply(this.state, effect);
  }

  sample(only?: string): ReturnType<Session['sample']> {
    const values: Record<string, readonly number[]> = {};
    const { series } = this.procedures;
    for (const id of Object.keys(series)) {
      const now = only === undefined || only === id ? series[id]?.(this.state) : undefined;
      if (now) values[id] = now;
    }
    return values;
  }

  seen(): Int16Array {
    return this.procedures.seen(this.state);
  }

  measure(): Measure {
    return this.state.measure();
  }

  table(): unknown {
    return this.state;
  }

  declaredNames(): DeclaredNames {
    return this.procedures.declaredNames(this.state);
  }

  frame(): Frame | undefined {
    return this.procedures.frame?.(this.state);
  }

  openMoves(inside: Element): Iterable<OpenMove> {
    return this.procedures.openMoves(this.state, inside as AnyElement<V>);
  }

  forbiddenMoves(inside: Element): Iterable<ForbiddenMove> {
    return this.procedures.forbiddenMoves(this.state, inside as AnyElement<V>);
  }
}

/** True where the log says that the game was broken off. */
function isAbandoned({ children }: Pick<Element, 'children'>): boolean {
  return children.some(({ name }) => name === 'abandoned');
}

/** A log that stops is incomplete; one that states a result although the game goes on is wrong. */
export function reportEarlyEnd(judge: Judge, end: EarlyEnd, element: Located, hasResult: boolean): void {
  judge.enter('result', element);
  judge.require(end.rule, false, () => ({
    kind: 'missing',
    severity: hasResult ? 'error' : 'warning',
    message: hasResult ? end.tooEarly : end.stops,
    with: end.with,
    // A log may stop anywhere, whatever is wrong before that. What a result says too early follows from what did not happen.
    ...(hasResult && { dependsOn: end.dependsOn, taints: [RESULT] }),
  }));
}

function partsOf<V extends Enveloped>(game: Element<V, 'game'>): Parts<V> {
  const part = <N extends PartName>(name: N): Element<V, N> | undefined => childrenNamed<V, N>(game, name)[0];
  return {
    game,
    components: part('components'),
    setup: part('setup'),
    moves: part('moves'),
    result: part('result'),
  };
}
