/**
 * What the engine must know of a game. A game is written as its rulebook is: `play` is the procedure from setup to
 * ranking, which reads the log and tells the judge every condition and effect, each with its rule.
 */
import type { Ruleset } from '../log/envelope.js';
import type { Element, Vocabulary } from '../log/vocabulary.js';
import type { ProfileMaker } from './asked-options.js';
import type { EditionFile } from './edition-file.js';
import type { Effect, Measure } from './effect.js';
import type { EitherWord } from './either-word.js';
import type { Judge } from './judge.js';
import type { OptionDeclaration, Options } from './option.js';
import type { Playable } from './playable.js';
import type { Presentation } from './presentation.js';
import type { ForbiddenMove, OpenMove } from './record-map.js';
import type { Roster } from './roster.js';
import type { Rule, RuleSource, Ruling } from './rule.js';
import type { Frame } from './scene.js';
import type { Score } from './score.js';
import type { TableForm } from './table-form.js';
import type { DeclaredNames } from './undeclared.js';

/** What a game is played with. */
export interface Setting {
  /** The `<game>` element. */
  readonly game: Element;
  readonly roster: Roster;
  /** The options, as its procedures use them. */
  readonly profile: ProfileMaker;
  /**
   * The edition that the run or the log names; without either what is documented of the default one, unless the log holds
   * values itself. Undefined where there is none of that name.
   */
  readonly edition: EditionFile | undefined;
}

/** How a game came to its end. */
export interface Outcome {
  /** True where the game came to its end by the rules. */
  readonly complete: boolean;
  /** In turn order; as computed by the replay. Empty where the game cannot be scored. */
  readonly scores: readonly Score[];
}

/**
 * What is worth plotting, by its id: one value per player in turn order, undefined where the record leaves them open. `T` is the table of
 * the game.
 */
export type Series<T> = Readonly<Record<string, (table: T) => readonly number[] | undefined>>;

/** One game on the table. */
export interface Session {
  /** Changes the state. */
  apply(effect: Effect): void;
  /** Runs the procedure over the log. */
  play(judge: Judge): Outcome;
  /** The values of all series now, per player in turn order. @param only one of them: much cheaper */
  sample(only?: string): Readonly<Record<string, readonly number[]>>;
  /** What the whole table sees now, as the kernel has it: the same where two games have come to the same. */
  seen(): Int16Array;
  /** The state as numbers, for the laws. */
  measure(): Measure;
  /** What lies on the table, for the presentation of the game. */
  table(): unknown;
  /** The ids that the edition declares. */
  declaredNames(): DeclaredNames;
  /** What lies on the table now, for one step of the report's board; undefined where the game does not draw it. */
  frame?(): Frame | undefined;
  /**
   * The moves that may be written next at the end of `inside`, an element in which the recording breaks off: a turn, a
   * round, `<moves>` ... (`judge.breaksOffIn`: nothing that ends it has been done yet). Asked after `play`. Every move that
   * the rules allow is among them, but for what differs in nothing (the order of a list); each
   * once, in a fixed order, with offset -1. What goes on elsewhere (in a turn not yet begun) is offered as an element
   * without children. Nothing where nothing can be decided.
   */
  openMoves(inside: Element): Iterable<OpenMove>;
  /** Moves that break one rule alone there. */
  forbiddenMoves(inside: Element): Iterable<ForbiddenMove>;
}

/** What players call the time in which everybody acts once, or one player does. */
export type TurnWord = 'turn' | 'round';

/** What wins the game, as its players count it. */
export type ScoreWord = 'points' | 'cubes';

/** A claim that a log may make again and again; with it a wrong number is found where it first went wrong. */
export interface Signpost {
  readonly element: string;
  /** The attribute that makes it a claim, where the element may stand without. */
  readonly attribute?: string;
  /** Behind what it is written. */
  readonly after: 'play' | 'turn' | 'round' | 'plague';
}

/** Attributes of an element that not everybody at the table can see. */
export interface Secret {
  /** How many things a list names everybody sees. */
  readonly attributes: readonly string[];
  /** `all`: not even the player whose element it is. */
  readonly from: 'others' | 'all';
  /** Whether it is a secret at all. */
  readonly if?: (element: Element) => boolean;
}

/** A game, as the registry (`src/games.ts`) holds it: its facts, its rules and its procedure. */
export interface Game {
  readonly ruleset: Ruleset;
  readonly vocabulary: Vocabulary;
  readonly rulebook: readonly Rule[];
  readonly sources: readonly RuleSource[];
  /** Where the sources differ or leave something open. */
  readonly rulings: readonly Ruling[];
  readonly options: readonly OptionDeclaration[];
  /** What the report shows beyond the turns. */
  readonly presentation: Presentation;
  /** Default `turn`. In a round everybody acts; then nothing in it is one player's alone. */
  readonly turnWord?: TurnWord;
  /** Default `points`. */
  readonly scoreWord?: ScoreWord;
  /** Things that are told with their number, `2 gold`, and the kind of their names. */
  readonly counted?: Readonly<Record<string, string>>;
  /** The edition used where a log names none. */
  readonly defaultEdition: string;
  /** The claims that say most of what is between the setup and the result, the most telling first. */
  readonly signposts: readonly Signpost[];
  /** Defaults that depend on other options (presets). */
  readonly presets?: (given: Options) => Options;
  /** By the name of the element. */
  readonly secrets: Readonly<Record<string, Secret>>;
  /** Elements that all players decide at once, by the element around them: nobody sees those of others before all are there. */
  readonly decidedAtOnce?: Readonly<Record<string, string>>;
  /** A word of a decision of which somebody easily writes the other one. */
  readonly eitherWord?: EitherWord;
  /** What somebody is asked who records it at the table. */
  readonly form: TableForm;
  /** How it is played by bots. */
  readonly playable: Playable;
  open(setting: Setting): Session;
}
