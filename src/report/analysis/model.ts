/** What the analysis of a game says on its page, as plain data. */

import type { Figure, Linked, PlayerView, ReportModel } from '../model.js';
import type { NoteEditor } from '../note-editor.js';

export interface AnalysedReport extends ReportModel {
  /** What should have been played, where it was asked for. */
  readonly analysis?: AnalysisView;
  /** Where notes about the moves are written; none where nobody knows which log the page is about. */
  readonly notes?: NoteEditor;
}

export interface AnalysisView {
  readonly title: string;
  /** For the table of contents. */
  readonly short: string;
  /** How the numbers were made, how far they can be trusted, what counts; or why there is nothing. */
  readonly said: readonly string[];
  readonly figures: readonly Figure[];
  readonly whatIf: string;
  readonly players: readonly PlayerAnalysis[];
}

export interface PlayerAnalysis {
  readonly player: PlayerView;
  /** How well they decided, and where something was lost; no empty sentence. */
  readonly said: readonly string[];
  /** The dearest decisions, the dearest one first. */
  readonly dearest: readonly WhatIf[];
}

/** A decision that gave something up, and what would have been better. */
export interface WhatIf {
  /** Where, and how much. */
  readonly cost: Linked;
  /** What was played; then what would have been better, where noise cannot explain the difference. */
  readonly lines: readonly ToldLine[];
}

export interface ToldLine {
  readonly label: string;
  readonly headline: string;
  readonly changes: readonly string[];
}
