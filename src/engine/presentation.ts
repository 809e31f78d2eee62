/**
 * What a report shows of a game, declared by the game as data. It holds no words: names are looked up where they are
 * printed, and colours are called what people call them.
 */
import type { Effect } from './effect.js';
import type { CardEvent, Holding } from './holdings.js';
import type { Risk, Tolls } from './map-board.js';
import type { MessageId } from './message.js';
import type { Hue, Named } from './named.js';
import type { Quiz } from './quiz.js';
import type { RuleId } from './rule.js';
import type { Scene } from './scene.js';
import type { Stat } from './stat.js';
import type { Step } from './transcript.js';
import type { Countdown, WorthPlan } from './worth.js';

export { HUES, type Hue, type Named } from './named.js';

/** Rules that belong together for somebody who looks back at a game. */
export interface Topic {
  readonly id: string;
  readonly name: Named;
  readonly hue: Hue;
  readonly rules: readonly RuleId[];
}

/** What a move does: its headline in other words, which name things of a line of reckoning, too. */
export interface Deed {
  /** The rule of the effect that says that it was done. */
  readonly effect: RuleId;
  /** The rule of the line. */
  readonly line: RuleId;
  readonly message: MessageId;
}

/** A chart of panels: one per player, or (`race`) one per part with a line for each player. */
export interface ChartPlan {
  readonly id: string;
  /** `stack`: how a whole is made up; `lanes`: quantities beside each other; `race`: who has more of each. */
  readonly kind: 'stack' | 'lanes' | 'race';
  readonly parts: readonly { readonly series: string; readonly name: Named; readonly hue: Hue }[];
}

/** What has become of one cell of the board. Turns are 1-based; null for what has not happened. */
export interface GridCell {
  readonly id: string;
  /** 0-based, from the top and from the left. */
  readonly row: number;
  readonly column: number;
  readonly name: Named | null;
  readonly hue: Hue | null;
  /** Seat of the owner. */
  readonly owner: number | null;
  readonly builtIn: number | null;
  readonly upgradedIn: number | null;
}

/** The way of a figure along the columns of a grid. */
export interface Walk {
  readonly figure: Named;
  readonly spacesPerColumn: number;
  readonly stops: readonly { readonly space: number; readonly turn: number; readonly seat: number }[];
}

/** A board of rows and columns at the end of a game. */
export interface GridBoard {
  readonly kind: 'grid';
  /** The names of the rows from top to bottom. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** The row below which the way of the figure lies. */
  readonly streetBelow: number;
  readonly cells: readonly GridCell[];
  readonly walk: Walk;
}

/** What people are compared in. */
export interface Subject {
  readonly id: string;
  readonly name: Named;
  readonly hue: Hue;
}

/** One player compared with one other; null where the record does not show it. */
export interface Duel {
  /** Seat of the other one. */
  readonly seat: number;
  readonly own: number | null;
  readonly theirs: number | null;
  readonly points: number | null;
}

/** One player compared with all others in one subject. */
export interface Contest {
  /** Null in final scoring. */
  readonly turn: number | null;
  readonly seat: number;
  /** The id of a subject. */
  readonly subject: string;
  readonly points: number | null;
  /** The contests that could have been chosen instead, this one among them; null where that is not known. */
  readonly possible: { readonly count: number; readonly average: number } | null;
  readonly duels: readonly Duel[];
}

/** Everybody compared with everybody. */
export interface ContestBook {
  readonly subjects: readonly Subject[];
  /** In order of time. */
  readonly contests: readonly Contest[];
  /** Points that one player has paid another for a large lead: one each. */
  readonly payments: readonly { readonly from: number; readonly to: number; readonly subject: string }[];
  /** What else somebody did in a turn and what is worth a sign. */
  readonly signs: readonly { readonly turn: number; readonly seat: number; readonly name: Named }[];
  /** What a sign stands for. */
  readonly sign: Named;
}

/** A card that somebody has laid out. */
export interface LaidPiece {
  readonly name: Named;
  /** A letter or two. */
  readonly label: Named;
  /** Null for what was there from the beginning. */
  readonly turn: number | null;
  /** How much of each part it has; null where that is not known. */
  readonly amounts: readonly number[] | null;
}

/** Cards of one player that belong together, with what they add up to. */
export interface LaidZone {
  readonly id: string;
  readonly name: Named;
  readonly pieces: readonly LaidPiece[];
  /** Of each part; null where that is not known. */
  readonly totals: readonly (number | null)[];
}

/** What lies before the players at the end, piece by piece, and what each is made of. */
export interface Layout {
  readonly parts: readonly Subject[];
  /** By seat; everybody has the same zones. */
  readonly players: readonly (readonly LaidZone[])[];
}

/** Everything that a report shows of one game; a game leaves out what it does not have. `T` is its table: what `Session.table` returned. */
export interface Presentation<T = unknown> {
  /** The series that decides the game. */
  readonly score: string;
  /** The series of what players would have if the game ended now. */
  readonly worthNow: string;
  /** What an effect adds to the score of a player; without it, the points that come to the player or go. */
  readonly counts?: (effect: Effect, player: string) => number;
  /** Where points come from: every `score` effect belongs to one of them by its rule. */
  readonly sources: readonly Topic[];
  /** What is worth a mark on the score chart. */
  readonly marks: readonly Topic[];
  /** Rules whose line of reckoning says that the end draws near. */
  readonly endings: readonly RuleId[];
  /** Rules whose line says from what its player stands worse from now on. */
  readonly burdens?: readonly RuleId[];
  /** Rules whose line says what broke a tie for the first place. */
  readonly tieBreaks?: readonly RuleId[];
  /** What moves do that their headline does not name. */
  readonly deeds?: readonly Deed[];
  /** The rule under which the last phase of play begins, if the game has one. */
  readonly lastPhase?: RuleId;
  readonly charts: readonly ChartPlan[];
  board?(table: T): GridBoard | undefined;
  /** For a game in which people are compared with one another. */
  contests?(table: T): ContestBook;
  /** For a game in which everybody lays out cards. */
  layout?(table: T): Layout;
  tolls?(table: T): Tolls;
  /** In order of time. */
  risks?(table: T): readonly Risk[];
  /** The colours of cards: no player gets one of them. */
  readonly cardHues: readonly Hue[];
  /** What every step is drawn on. */
  scene?(table: T): Scene | undefined;
  /** Cards that wander, and what each step did with them. */
  readonly holdings?: {
    of(table: T): readonly Holding[];
    readonly events: (steps: readonly Step[]) => readonly (readonly CardEvent[])[];
    /** What they cost their owners. */
    costs(table: T): readonly CardEvent[];
  };
  /** What ends the game, and how far off it is. */
  countdowns?(table: T): readonly Countdown[];
  /** What the things that a player has brought. */
  readonly worth?: WorthPlan;
  /** What is worth counting over many games. */
  readonly stats?: readonly Stat<T>[];
  /** What a teacher may ask about a game. */
  readonly quiz?: Quiz;
}
