/**
 * A report as plain data, in words and numbers: what the page shows and nothing of how it looks. Texts of a log (names,
 * notes) stand in it as they came; they become harmless where markup is made.
 */

import type { ContestRowsData } from '../charts/contest-rows.js';
import type { CountdownData } from '../charts/countdown.js';
import type { ExpectedBarsData } from '../charts/expected-bars.js';
import type { GridBoardData } from '../charts/grid-board.js';
import type { IntervalDotsData } from '../charts/interval-dots.js';
import type { LaidCardsData } from '../charts/laid-cards.js';
import type { MarginMatrixData } from '../charts/margin-matrix.js';
import type { RaceData } from '../charts/race.js';
import type { ScoreColumnsData } from '../charts/score-columns.js';
import type { PanelData } from '../charts/stacked-areas.js';
import type { StackedBarsData } from '../charts/stacked-bars.js';
import type { StepLinesData } from '../charts/step-lines.js';
import type { TenuresData } from '../charts/tenures.js';
import type { WorthRowsData } from '../charts/worth-rows.js';
import type { FindingKind, Severity } from '../engine/finding.js';
import type { Hue } from '../engine/presentation.js';
import type { MoveVerdict } from '../engine/transcript.js';
import type { BoardFilm } from './board-view.js';

/** What the models of all pages have. */
export interface PageModel {
  readonly kiebitz: string;
  readonly language: string;
  /** Of the document. */
  readonly title: string;
  /** Fixed words of the page by the end of their ids, which begin alike: `report-word-`. */
  readonly words: Readonly<Record<string, string>>;
}

/** A page with a heading. */
export interface HeadedPage extends PageModel {
  readonly kicker: string;
  readonly heading: string;
  readonly standfirst: string;
}

export interface ReportModel extends PageModel {
  readonly format: 1;
  readonly head: Head;
  /** How the score went, and what made it up: what nobody has to look for. */
  readonly figures: readonly Figure[];
  /** All other figures. */
  readonly more: readonly Figure[];
  /** The table step by step, where the game can be drawn. */
  readonly board: BoardView | null;
  readonly findings: FindingList;
  readonly turns: readonly TurnView[];
  /** Which turns can be asked for, all of them first; empty where there is no choice. */
  readonly filters: readonly { readonly id: 'all' | 'breached' | 'marked'; readonly text: string }[];
  readonly rules: RuleSection;
  /** Notes of files beside the log that no move of this game has. */
  readonly orphans: readonly OrphanView[];
}

/** A part of a text that may lead somewhere on the page. */
export interface Linked {
  readonly text: string;
  readonly href: string | null;
}

export interface PlayerView {
  readonly id: string;
  /** 0-based. */
  readonly seat: number;
  readonly name: string;
  readonly hue: Hue;
}

export interface Standing {
  readonly player: PlayerView;
  /** Null where the game could not be scored. */
  readonly points: number | null;
  /** As a person writes them; in a game without a result what the story goes by, which may be what there would be if it ended now. */
  readonly pointsText: string;
  readonly rank: number | null;
  readonly winner: boolean;
  /** Points behind the winner, in words, or that these would be the points if the game ended now; empty for the winner. */
  readonly behind: string;
}

export interface Head {
  readonly kicker: string;
  readonly headline: string;
  readonly standfirst: string;
  readonly verdict: {
    readonly verdict: MoveVerdict;
    readonly text: string;
    readonly href: string | null;
    /** How many there are; null for none. */
    readonly warnings: string | null;
  };
  /** By rank. */
  readonly standings: readonly Standing[];
  readonly facts: readonly { readonly term: string; readonly details: readonly Linked[] }[];
  /** Every option with what its value means. */
  readonly options: readonly { readonly title: string; readonly meaning: string; readonly chosen: boolean }[];
  /** In order of time. */
  readonly moments: readonly StoryMoment[];
}

/** A key moment: a sentence with a link, and where the score chart marks it. */
export interface StoryMoment {
  /** 1-based; in the list and on the chart. */
  readonly number: number;
  /** Which stop of the score chart, 0-based. */
  readonly stop: number;
  /** Whose line; null for nobody in particular. */
  readonly seat: number | null;
  readonly when: string;
  readonly href: string;
  readonly sentence: string;
}

export interface TableView {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly Linked[])[];
}

export type Drawing =
  | { readonly kind: 'step-lines'; readonly data: StepLinesData }
  | { readonly kind: 'stacked-bars'; readonly data: StackedBarsData }
  | { readonly kind: 'grid-board'; readonly data: GridBoardData }
  | { readonly kind: 'tenures'; readonly data: TenuresData }
  | { readonly kind: 'expected-bars'; readonly data: ExpectedBarsData }
  | { readonly kind: 'score-columns'; readonly data: ScoreColumnsData }
  | { readonly kind: 'contest-rows'; readonly data: ContestRowsData }
  | { readonly kind: 'interval-dots'; readonly data: IntervalDotsData }
  | { readonly kind: 'countdown'; readonly panels: readonly PartPanel<CountdownData>[] }
  | { readonly kind: 'worth-rows'; readonly panels: readonly Panel<WorthRowsData>[] }
  | { readonly kind: 'race'; readonly panels: readonly PartPanel<RaceData>[] }
  | { readonly kind: 'margin-matrix'; readonly panels: readonly PartPanel<MarginMatrixData>[] }
  | { readonly kind: 'laid-cards'; readonly panels: readonly Panel<LaidCardsData>[] }
  | { readonly kind: 'stacked-areas' | 'lanes'; readonly panels: readonly Panel[] };

/** A panel of one player. */
export interface Panel<Data = PanelData> {
  readonly player: PlayerView;
  readonly title: string;
  readonly summary: string;
  readonly data: Data;
}

/** A panel of one of the things that a figure is about. */
export interface PartPanel<Data> {
  readonly head: { readonly name: string; readonly hue: Hue; readonly texture: number };
  readonly title: string;
  readonly summary: string;
  readonly data: Data;
}

export type LegendEntry = SignEntry | PieceEntry;

interface PieceEntry {
  readonly name: string;
  readonly hue: Hue | null;
  readonly sign: 'piece' | 'scene';
  /** The name of its sign. */
  readonly index: string;
}

interface SignEntry {
  readonly name: string;
  readonly hue: Hue | null;
  /** What stands before the name: a swatch with a texture, a player's marker, or the shape of a mark. */
  readonly sign: 'swatch' | 'player' | 'mark' | 'upgraded' | 'duel' | 'aside' | 'average';
  readonly index: number;
}

export interface Figure {
  /** Also the anchor of its section. */
  readonly id: string;
  readonly title: string;
  /** For the table of contents. */
  readonly short: string;
  readonly summary: string;
  /** What to see in it, in a sentence or two. */
  readonly lead: string;
  readonly legend: readonly LegendEntry[];
  readonly drawing: Drawing;
  readonly table: TableView;
}

export interface BoardView extends BoardFilm {
  readonly legend: readonly LegendEntry[];
  /** The boards in words, where they say what nothing else on the page does. */
  readonly table: TableView | null;
}

export interface RuleLink {
  readonly id: string;
  readonly href: string;
  readonly title: string;
}

export interface FindingView {
  readonly id: string;
  readonly anchor: string;
  readonly kind: FindingKind;
  readonly severity: Severity;
  readonly kindText: string;
  readonly rule: RuleLink | null;
  /** What the rule says. */
  readonly statement: string | null;
  readonly place: Linked;
  readonly message: string;
  /** Only of roots about a number: how the replay came to another one, as far as the message does not say so. */
  readonly reckoned: readonly string[];
  readonly expected: string | null;
  readonly actual: string | null;
  readonly reconstructed: boolean;
  /** Where it is only a consequence. */
  readonly cause: Linked | null;
  readonly consequences: readonly Linked[];
  /** Under which other options it would be no breach. */
  readonly readings: readonly string[];
  /** The line of the log. */
  readonly source: string | null;
  /** What to type to look into it. */
  readonly commands: readonly string[];
}

/** Breaches of one rule, or warnings that rest on it. */
export interface FindingGroup {
  /** The rule, and how often it was broken. */
  readonly title: string;
  readonly first: FindingView;
  readonly others: readonly FindingView[];
  readonly othersText: string;
}

export interface FindingList {
  readonly summary: string;
  /** Roots of severity error that break a rule. */
  readonly breaches: readonly FindingView[];
  /** Places of the log that cannot be read. */
  readonly unread: readonly FindingView[];
  /** Both by their rules, the largest group first; what cannot be read comes last. */
  readonly groups: readonly FindingGroup[];
  /** Roots that make no game illegal, by their rules. */
  readonly warnings: readonly FindingGroup[];
  /** Roots that are mere remarks. */
  readonly remarks: readonly FindingView[];
  /** Readings under which a legal move would be a breach. */
  readonly readings: readonly ReadingView[];
}

/** A reading of what the rulebooks leave open. */
export interface ReadingView {
  readonly sentence: string;
  /** The first move that it concerns. */
  readonly place: Linked;
  /** How many more there are, in words. */
  readonly more: string | null;
}

export interface ToldGroup {
  readonly rule: RuleLink | null;
  /** Whether it changed the score. */
  readonly scored: boolean;
  readonly lines: readonly { readonly type: 'effect' | 'line' | 'doubt'; readonly sentence: string }[];
  /** Where the log breaks a rule. */
  readonly finding: FindingView | null;
}

export interface StepView {
  /** Null for what happens between the moves. */
  readonly anchor: string | null;
  /** The anchor, or one of our own: it stands once on the page. */
  readonly link: string;
  /** The number of the step in the transcript. */
  readonly step: number;
  readonly number: string;
  readonly headline: string | null;
  /** What the log and the notes think of the move, each once. */
  readonly marks: readonly MarkView[];
  /** What notes about it hold on to; null for what is no move. */
  readonly noteAnchor: string | null;
  /** What a note about the move calls its place. */
  readonly notePlace: string | null;
  readonly verdict: MoveVerdict | null;
  /** Empty for a legal move: that goes without saying. */
  readonly verdictText: string;
  readonly told: readonly ToldGroup[];
  /** Conditions that were checked and held. */
  readonly checked: readonly RuleLink[];
  readonly checkedText: string;
  /** Under which other options it would be a breach. */
  readonly readings: readonly string[];
  readonly annotations: readonly AnnotationView[];
}

export interface MarkView {
  readonly mark: string;
  readonly meaning: string;
}

export interface AnnotationView {
  readonly by: string | null;
  readonly language: string | null;
  /** The meaning of the mark where there is nothing else. */
  readonly text: string;
  readonly mark: MarkView | null;
}

export interface OrphanView {
  readonly note: AnnotationView;
  /** The file and line, and the move that it was written for. */
  readonly from: string;
}

export interface TurnView {
  readonly anchor: string;
  readonly title: string;
  readonly player: PlayerView | null;
  /** Whose it is and what it brought each player, in a line; empty where it is nobody’s and brought nothing. */
  readonly gains: string;
  readonly steps: readonly StepView[];
  readonly breached: boolean;
  /** Whether somebody has set a mark or written a note. */
  readonly marked: boolean;
}

export interface RuleView {
  readonly id: string;
  readonly anchor: string;
  readonly chapter: string;
  readonly title: string;
  readonly statement: string;
  readonly kind: string;
  /** A line for each document that has it. */
  readonly sources: readonly string[];
  /** How often it came up, as a number and in words. */
  readonly uses: number;
  readonly used: string;
  /** The parts of the game beside its turns in which it came up: setup, final scoring ... */
  readonly parts: readonly Linked[];
  /** The word for a turn or for several, the first turns in which it came up, and how many more there are. */
  readonly turnsWord: string;
  readonly turns: readonly Linked[];
  readonly more: string | null;
}

/** The rules that first came up at one time of the game. */
export interface RuleStage {
  readonly when: Linked;
  readonly count: string;
  /** Empty for those of the beginning, which are most. */
  readonly rules: readonly RuleLink[];
}

export interface RuleSection {
  readonly lead: string;
  readonly met: { readonly lead: string; readonly stages: readonly RuleStage[] };
  /** The most used first. */
  readonly entries: readonly RuleView[];
}
