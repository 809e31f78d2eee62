/**
 * The pages over many games as plain data, in words and numbers. Texts of a log stand in it as they came; they become
 * harmless where markup is made.
 */
import type { FormStemsData } from '../../charts/form-stems.js';
import type { IntervalDotsData } from '../../charts/interval-dots.js';
import type { MeanCurvesData } from '../../charts/mean-curves.js';
import type { MirrorHistogramData } from '../../charts/mirror-histogram.js';
import type { MoveVerdict } from '../../engine/transcript.js';
import type { Figure, HeadedPage, Linked } from '../model.js';
import type { GameSide } from './side.js';

/** The list of all games. */
export interface IndexModel extends HeadedPage {
  readonly rulesets: readonly RulesetCard[];
  /** Null where nobody played several games. */
  readonly players: PlayerList | null;
  /** Whether there are games of several rulesets. */
  readonly mixed: boolean;
  readonly columns: readonly Column[];
  readonly games: readonly GameRow[];
  /** Null where all games stand on this page. */
  readonly pager: Pager | null;
  /** Other pages of the same games. */
  readonly more: readonly Linked[];
  readonly filters: Filters;
  /** The names of the sources of points, for games side by side. */
  readonly sources: readonly { readonly ruleset: string; readonly id: string; readonly name: string }[];
  /** The verdicts that came up. */
  readonly verdicts: readonly { readonly verdict: MoveVerdict; readonly text: string }[];
  readonly unread: readonly { readonly file: string; readonly reason: string }[];
  readonly unreadText: string;
  /** Files with notes that no game has a move for. */
  readonly orphans: readonly { readonly file: string; readonly reason: string }[];
}

/** The ways from a page of a long list to its others, and to shorter lists. A way to where one is leads nowhere. */
export interface Pager {
  /** Which games stand here. */
  readonly shown: string;
  /** A row for each thing that games may have in common. */
  readonly lists: readonly (readonly Linked[])[];
  readonly pages: readonly Linked[];
  readonly previous: Linked | null;
  readonly next: Linked | null;
}

export interface Column {
  readonly id: string;
  readonly text: string;
  /** Whether the largest comes first. */
  readonly numeric: boolean;
}

export interface RulesetCard {
  readonly ruleset: string;
  readonly name: string;
  readonly games: string;
  readonly verdicts: string;
  /** In percent, from the left; those of no games are left out. */
  readonly parts: readonly { readonly verdict: MoveVerdict; readonly from: number; readonly size: number }[];
  /** The page about what they have in common. */
  readonly href: string | null;
}

/** By what the games can be filtered; lists are empty where they would tell no game from another. Texts of logs: hostile. */
export interface Filters {
  readonly players: readonly string[];
  /** Whether they were played on several days. */
  readonly hasDays: boolean;
  readonly events: readonly Choice[];
  readonly editions: readonly Choice[];
  readonly options: readonly Choice[];
}

export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** Those who played several games, the most games first. */
export interface PlayerList {
  readonly heading: string;
  readonly lead: string;
  readonly columns: readonly string[];
  readonly first: readonly PlayerRow[];
  /** Shown where somebody asks for them. */
  readonly rest: readonly PlayerRow[];
  readonly restText: string;
}

export interface PlayerRow {
  readonly name: string;
  readonly href: string;
  readonly games: number;
  readonly won: number;
  readonly share: string;
  readonly interval: string;
  readonly fair: string;
  /** From 0 to 100, as they are drawn; null for a player without a result. */
  readonly drawn: { readonly value: number; readonly low: number; readonly high: number; readonly fair: number } | null;
}

export interface GameRow {
  readonly name: string;
  /** Null where there is no page. */
  readonly href: string | null;
  /** True where the page could not be written. */
  readonly isLost: boolean;
  /** Null where all games come from one file. */
  readonly file: string | null;
  readonly ruleset: string;
  readonly rulesetName: string;
  /** What an address names it by. */
  readonly key: string;
  /** `2026-01-31`; empty where nobody knows it. */
  readonly day: string;
  /** Null where the log names none. */
  readonly event: string | null;
  readonly edition: string | null;
  /** Separated by spaces. */
  readonly options: string;
  /** Null for a game without a result. */
  readonly side: GameSide | null;
  readonly players: readonly { readonly name: string; readonly points: string; readonly winner: boolean }[];
  /** What stands in place of a result. */
  readonly unfinished: string | null;
  /** The number that the column is sorted by, and how it is printed. */
  readonly margin: Sortable;
  readonly length: Sortable;
  readonly verdict: MoveVerdict;
  readonly verdictText: string;
  readonly verdictOrder: number;
  readonly breaches: number;
  readonly first: Linked | null;
}

interface Sortable {
  readonly order: number;
  readonly text: string;
}

/** What the games of one ruleset have in common. */
export interface StatisticsModel extends HeadedPage {
  readonly home: Linked;
  readonly note: string;
  readonly tiles: readonly Tile[];
  readonly figures: readonly SiteFigure[];
}

/** A number that stands for itself. */
export interface Tile {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

/** What one player did. */
export interface PlayerModel extends HeadedPage {
  readonly home: Linked;
  readonly note: string;
  /** Whether there are chapters for several rulesets. */
  readonly isMixed: boolean;
  readonly chapters: readonly PlayerChapter[];
}

/** The games of one ruleset. */
export interface PlayerChapter {
  /** Also the anchor of its section. */
  readonly id: string;
  /** Of its heading; null where there is only one chapter, which needs none. */
  readonly anchor: string | null;
  readonly heading: string;
  /** Which games are counted. */
  readonly counted: string;
  /** What all games of the ruleset have in common. */
  readonly statistics: Linked | null;
  readonly tiles: readonly Tile[];
  /** Of the games that were analysed: how the numbers were made, and the numbers. */
  readonly skills: readonly { readonly lead: string; readonly tiles: readonly Tile[] }[];
  readonly figures: readonly SiteFigure[];
}

export interface SiteFigure extends Omit<Figure, 'drawing'> {
  readonly drawing: SiteDrawing;
}

export type SiteDrawing =
  | { readonly kind: 'interval-dots'; readonly data: IntervalDotsData }
  | { readonly kind: 'form'; readonly data: FormStemsData }
  | { readonly kind: 'mirror-histogram'; readonly data: MirrorHistogramData }
  | { readonly kind: 'seats'; readonly panels: readonly SitePanel<IntervalDotsData>[] }
  | { readonly kind: 'curves'; readonly panels: readonly SitePanel<MeanCurvesData>[] };

export interface SitePanel<Data> {
  readonly title: string;
  readonly summary: string;
  readonly data: Data;
}
