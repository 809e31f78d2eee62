/** What every part of a report needs: the game, the speaker, the players, the rules cited so far. */
import type { Course } from '../analysis/course.js';
import type { Moments } from '../analysis/moments.js';
import type { PlayerSources } from '../analysis/score-sources.js';
import type { Timeline } from '../analysis/timeline.js';
import type { TurnSummary } from '../analysis/turns.js';
import type { Game } from '../engine/game.js';
import type { ContestBook, Named, Presentation } from '../engine/presentation.js';
import type { Readings } from '../engine/readings.js';
import type { Replayed } from '../engine/replay.js';
import type { Transcript } from '../engine/transcript.js';
import type { Audience, Speaker } from '../text/speaker.js';
import type { CitedRules } from './cited-rules.js';
import type { PlayerView } from './model.js';

export interface Context {
  readonly replayed: Replayed;
  readonly readings: Readings;
  readonly transcript: Transcript;
  readonly game: Game;
  readonly presentation: Presentation;
  readonly speaker: Speaker;
  readonly audience: Audience;
  readonly players: readonly PlayerView[];
  readonly rules: CitedRules;
  readonly timeline: Timeline;
  readonly moments: Moments;
  readonly course: Course;
  /** The series that says who leads: the score, or what players would have if the game ended now. */
  readonly measure: string;
  /** Who was compared with whom, in games that are told so. */
  readonly book: ContestBook | undefined;
  readonly turns: readonly TurnSummary[];
  /** Whether the moves of a turn have numbers of their own. */
  readonly numbered: boolean;
  readonly sources: readonly PlayerSources[];
}

/** The name of a thing; a short one where there is one and room is scarce. */
export function nameOf(speaker: Speaker, { of, id }: Named, short = false): string {
  if (short) {
    const name = speaker.name(`${of}-short`, id);
    if (name !== id) return name;
  }
  return speaker.name(of, id);
}

/** A name at the head of a label. */
export function capitalised(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}
