import type { Effect } from '../engine/effect.js';
import type { Finding as FindingOfGame } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import { isOpen } from '../engine/gap.js';
import { unwritten } from '../live/growing-record.js';
import { LiveGame } from '../live/live-game.js';
import type { Ruleset } from '../log/envelope.js';
import type { Problem, Recording } from '../log/recording.js';
import type { OutputNotation } from '../log/write.js';
import { xmlOf } from '../output/move-text.js';
import type { Finding, Verdict } from './check.js';
import { finderOf } from './editions.js';
import { gameCalled } from './game-called.js';
import { isObject, isPlain, refuse, requireNames } from './given.js';
import type { LegalMove } from './legal-moves.js';
import { type ElementName, type LogElement, logElementOf, rawOfLogElement } from './log-element.js';
import { readLog } from './read-log.js';
import { writeLog } from './write-log.js';

type OptionName<R extends Ruleset> =
  LogElement<R, Extract<ElementName<R>, 'option'>> extends { readonly name: infer N extends string } ? N : never;

/** What stands before the setup of a game. */
export interface Heading<R extends Ruleset> {
  /** The id of the game. */
  readonly id: string;
  /** In turn order, the start player first. */
  readonly players: readonly { readonly id: string; readonly name?: string; readonly colour?: string }[];
  /** Those that differ from the default. */
  readonly options?: Readonly<Partial<Record<OptionName<R>, string>>>;
  /** The name of the edition; without one, what rests on card values that are not documented stays open. */
  readonly edition?: string;
  /** Where the game comes from; `locale` is the language its report is written in by default. */
  readonly meta?: {
    readonly source?: string;
    readonly played?: string;
    readonly event?: string;
    readonly locale?: string;
  };
}

const HEADING: readonly string[] = [
  'id',
  'players',
  'options',
  'edition',
  'meta',
] satisfies readonly (keyof Heading<Ruleset>)[];

/** Nothing was recorded, and nothing has changed. */
export interface Refusal {
  readonly verdict: 'refused';
  /**
   * No element of the name that was given is open; a name or a character that no log can hold; an `undo` element, where the method takes the
   * last element back; more than any game; what the format does not know.
   */
  readonly why: 'not-open' | 'not-writable' | 'holds-undo' | 'too-large' | 'closed' | 'not-readable';
  /** What the format does not know. */
  readonly problem?: Problem;
}

/** What a later element settles about an earlier answer. */
export interface Revised {
  /** 0 for the heading. */
  readonly answer: number;
  readonly verdict: Verdict;
  /** New or changed ones. */
  readonly findings: readonly Finding[];
  /** The ids of findings that no longer stand. */
  readonly withdrawn: readonly string[];
}

/** What is said of an element that was recorded. */
export interface Answer {
  /** 1 for the first element, and so on. */
  readonly answer: number;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** What it changes, and what the rules force behind it. */
  readonly effects: readonly { readonly rule: string; readonly effect: Effect }[];
  readonly revised: readonly Revised[];
}

/** What the rules say of an element that was not recorded. */
export interface Judgement<R extends Ruleset> {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** In the order in which they are judged; null where hidden information leaves one open. */
  readonly conditions: readonly { readonly rule: string | null; readonly holds: boolean | null }[];
  /** Where it is not allowed: the legal moves that differ least from it. */
  readonly nearest: readonly LogElement<R>[];
}

/**
 * Records a game that a program plays, element by element, and referees it on the way. Elements are those of the log; what only makes room (the setup,
 * the moves, a turn, a round) is recorded first, empty, and stays open until something comes that does not belong into it.
 *
 * ```ts
 * import { check, english, GameRecorder, message } from 'kiebitz';
 *
 * const game = new GameRecorder('tallinn', { id: 'g1', players: [{ id: 'anna' }, { id: 'ben' }], edition: 'practice' });
 * game.record({ type: 'setup' });
 * game.record({ type: 'hand', player: 'anna', cards: ['7', '2', '4'] });
 * game.record({ type: 'moves' });
 * game.record({ type: 'round' });
 * console.log(game.legal()[0].xml); // <play player="anna" card="2" side="a"/>
 * console.log(game.judge({ type: 'play', player: 'anna', card: '9', side: 'a' }).verdict); // illegal
 * console.log(game.record({ type: 'play', player: 'anna', card: '7', side: 'a' }).verdict); // legal
 * const [finding] = check(game.recording()).findings;
 * console.log(message(finding, english)); // The log stops before the game is over: 19 cards are still to be played.
 * console.log(game.log('ndjson'));
 * ```
 */
export class GameRecorder<R extends Ruleset> {
  private readonly game: Game;
  private readonly live: LiveGame;
  /** What is found in the heading: answer 0. */
  readonly opening: Pick<Answer, 'verdict' | 'findings'>;

  /** @throws TypeError for a heading that no log can hold */
  constructor(ruleset: R, heading: Heading<R>) {
    const game = gameCalled(ruleset);
    if (!isObject(heading) || !Array.isArray(heading.players))
      refuse('a heading with “id” and a list of “players”', heading);
    requireNames(heading, HEADING);
    const { players, options = {}, meta = {} } = heading;
    if (!players.every(isObject)) refuse('a list of “players”, each an object with an “id”', players);
    for (const given of [options, meta])
      if (!isObject(given) || !isPlain(given)) refuse('an object as “options” and as “meta”', given);
    this.game = game;
    const root = rawOfLogElement(rootOf(ruleset, heading), game.vocabulary);
    const live = LiveGame.open(game, root, { edition: finderOf(ruleset, undefined), name: heading.id });
    if (typeof live === 'string') {
      const found = unwritten(root);
      throw new TypeError(`the heading is ${live}${found === undefined ? '' : `: ${found}`}`);
    }
    this.live = live;
    const { verdict, findings } = live.opening;
    this.opening = { verdict, findings: this.whole(findings) };
  }

  /**
   * Writes an element behind the record and judges it.
   * @param within the open element that is meant, where it is not the innermost one that may hold it: a legal move names its own
   */
  record(element: LogElement<R>, within?: string): Answer | Refusal {
    const answer = this.live.play(rawOfLogElement(element, this.game.vocabulary), within);
    if (typeof answer === 'string') return { verdict: 'refused', why: answer };
    const { verdict, findings, effects, revisions } = answer;
    const revised = revisions.map((revision) => ({ ...revision, findings: this.whole(revision.findings) }));
    return { answer: answer.answer, verdict, findings: this.whole(findings), effects, revised };
  }

  /** What the rules say of an element that could be written next; nothing is recorded. */
  judge(element: LogElement<R>, within?: string): Judgement<R> | Refusal {
    const judged = this.live.whyNot(rawOfLogElement(element, this.game.vocabulary), within);
    if (typeof judged === 'string') return { verdict: 'refused', why: judged };
    if ('problem' in judged) return { verdict: 'refused', why: 'not-readable', problem: judged };
    const { verdict, findings, conditions, nearest } = judged;
    return {
      verdict,
      findings: this.whole(findings),
      conditions: conditions.map(({ rule, holds }) => ({ rule, holds: isOpen(holds) ? null : holds })),
      nearest: nearest.map((move) => logElementOf<R>(move.element)),
    };
  }

  /** All that may be written next, chance included. */
  legal(): readonly LegalMove<R>[] {
    return this.live.legal().map(({ element, truth, kind, within }) => ({
      move: logElementOf<R>(element),
      xml: xmlOf(element, this.game.vocabulary),
      verdict: truth === true ? 'legal' : 'undecidable',
      kind,
      within,
    }));
  }

  /** Takes the last element back. @returns false where there is none */
  undo(): boolean {
    return this.live.undo() !== undefined;
  }

  /** The log of what was recorded so far. */
  log(notation: OutputNotation = 'xml'): string {
    return notation === 'xml' ? this.live.log() : writeLog([this.recording()], notation);
  }

  /** What was recorded so far, for `check`, `explain` and `legalMoves`. */
  recording(): Recording {
    const [recording] = readLog(this.live.log(), 'log').games;
    if (!recording) throw new Error('a record that cannot be read');
    return recording;
  }

  private whole(findings: readonly FindingOfGame[]): readonly Finding[] {
    const { ruleset, players } = this.live.replayed;
    return findings.map((finding) => ({ ...finding, ruleset, players }));
  }
}

/** The `<game>` element with what comes before the setup. */
function rootOf<R extends Ruleset>(ruleset: R, { id, players, options, edition, meta }: Heading<R>): LogElement {
  const given = Object.entries<string | undefined>(options ?? {}).filter(([, value]) => value !== undefined);
  const children = [
    ...(meta ? [{ type: 'meta', ...meta }] : []),
    { type: 'players', children: players.map((player) => ({ type: 'player', ...player })) },
    ...(given.length > 0
      ? [{ type: 'options', children: given.map(([name, value]) => ({ type: 'option', name, value })) }]
      : []),
    ...(edition === undefined ? [] : [{ type: 'components', edition }]),
  ];
  return { type: 'game', ruleset, id, children } as LogElement;
}
