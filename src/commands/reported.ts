/** The reports of games, made but not yet written; the same in a worker and without. */
import { type AppraisedGame, skillsIn } from '../analysis/appraised-game.js';
import { type GameSummary, summaryOf } from '../analysis/game-summary.js';
import { type Observation, observationOf } from '../analysis/observation.js';
import type { Skill } from '../analysis/skill.js';
import { moveQuestions } from '../engine/near-misses.js';
import { readingsOf } from '../engine/readings.js';
import { gameOf } from '../games.js';
import type { Input } from '../io/inputs.js';
import { ownFault } from '../io/own-fault.js';
import { entryOf } from '../log/entry-of.js';
import { RULESETS } from '../log/envelope.js';
import type { Fault } from '../log/recording.js';
import { annotated } from '../notes/annotated.js';
import { draftOf } from '../notes/draft.js';
import { notableMoves, placeNotes } from '../notes/placed-notes.js';
import type { SideNote } from '../notes/side-note.js';
import { lessonModel } from '../report/lesson/model.js';
import { renderLesson } from '../report/lesson/page.js';
import { noteEditor } from '../report/note-editor.js';
import { renderReport } from '../report/page.js';
import { quizModel } from '../report/quiz/model.js';
import { renderQuiz } from '../report/quiz/page.js';
import { puzzlesModel } from '../report/quiz/puzzles.js';
import { REPORT_PARTS, reportModel } from '../report/report-model.js';
import type { Language } from '../text/language.js';
import type { TextPart } from '../text/sentences.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { amongSeveral } from './among-several.js';
import type { Extra, SheetKind } from './extras.js';
import type { ReplayedLog } from './prepared.js';
import { type JudgingOptions, localeOf, occasionOf, type ReplayedGame, replays } from './replays.js';
import type { GameNotes } from './side-notes.js';

/** The index of all games of a run, beside their pages. */
export const INDEX = 'index.html';

/** What is asked of a report. Plain values only: they are sent to workers. */
export interface PageOptions extends JudgingOptions {
  /** The id of the only game wanted. */
  readonly game?: string;
  /** The id of a player, or `table`: what they could not know is not in the report. */
  readonly view?: string;
  /** What is wanted of each game besides its report. */
  readonly with?: readonly Extra[];
  /** Of files beside the logs. */
  readonly notes?: readonly SideNote[];
}

/** A game with its page. Plain values only: it is sent from workers. */
export interface ReportedGame {
  readonly type: 'game';
  readonly summary: GameSummary;
  /** Undefined for a game that adds nothing to the statistics. */
  readonly observation: Observation | undefined;
  /** Of the players by their seats; empty where the game was not analysed. */
  readonly skills: readonly Skill[];
  /** Of the page. */
  readonly language: Language;
  /** The language that the log asks for. */
  readonly asksFor: Language;
  /** Where its text breaks off; undefined where it was read to its end. */
  readonly brokenOff: Fault | undefined;
  /** With markers where other files are named: they have no names yet. @see withWays */
  readonly html: string;
  readonly sheets: Readonly<Partial<Record<SheetKind, string>>>;
  /** Which of the notes stand in it. */
  readonly notes: GameNotes;
}

/** A game with its page, or a part of the input that could not be read. Plain values only. */
export type Reported = ReportedGame | { readonly type: 'fault'; readonly fault: Fault };

/** Analyses a game that was replayed. @returns why it cannot be analysed, where it cannot */
export type Analyse = (log: ReplayedLog, speaker: Speaker) => Promise<AppraisedGame | string>;

/**
 * The page of each game and what could not be read, in the order of the input.
 * @param several whether there are other games: then notes may be about one of those. Found out where it is not given.
 * @param analyse where the games are to be analysed
 * @throws UnusableEdition
 */
export async function* reported(
  inputs: readonly (string | Input)[],
  options: PageOptions,
  several?: boolean,
  analyse?: Analyse,
): AsyncGenerator<Reported> {
  const speakers = new ReportSpeakers(analyse && ['analyse']);
  const events = replays(inputs, { ...options, transcript: true, frames: true });
  for await (const one of several === undefined ? amongSeveral(events) : among(events, several)) {
    const { event } = one;
    if (event.type === 'fault') {
      yield event;
      continue;
    }
    try {
      yield await reportGame(event, options, speakers, one.several, analyse);
    } catch (error) {
      yield { type: 'fault', fault: ownFault(event.recording.source, error) };
    }
  }
}

async function* among<Event>(events: AsyncIterable<Event>, several: boolean) {
  for await (const event of events) yield { event, several };
}

async function reportGame(
  { replayed, recording, moves, brokenOff, edition }: ReplayedGame,
  { lang, with: wanted = [], notes = [] }: PageOptions,
  speakers: ReportSpeakers,
  several: boolean,
  analyse: Analyse | undefined,
): Promise<ReportedGame> {
  const game = gameOf(replayed.ruleset);
  if (!game) throw new Error(`no game of the ruleset ${replayed.ruleset}`);
  const speaker = await speakers.for(lang ?? localeOf(recording));
  const readings = readingsOf(game, recording, replayed, { edition });
  const log = { game, recording, replayed, moves, edition };
  const appraised = (await analyse?.(log, speaker.forGame(game).forPages())) ?? null;
  const notable = notableMoves(recording, game.vocabulary, moves);
  const { byMove, placed, drifts, orphans } = placeNotes(notable, notes, replayed);
  const told = {
    ...replayed,
    transcript: replayed.transcript && annotated(replayed.transcript, notable, byMove),
  };
  const found = new Set(placed);
  const own = new Set(orphans);
  // Among several games, notes that name none may have their move in another one.
  const missing = notes.filter((note, index) =>
    several ? own.has(index) && note.source.game !== undefined : !found.has(index),
  );
  const onPage = wanted.includes('analyse') ? appraised : null;
  const model = {
    ...reportModel(told, game, speaker, readings, missing, recording, onPage),
    notes: noteEditor(draftOf(replayed, notes), speaker),
  };
  const quiz =
    (wanted.includes('quiz') || wanted.includes('lesson')) &&
    quizModel(
      replayed,
      game,
      moveQuestions(game, recording, game.presentation.quiz?.moves ?? [], { edition }),
      speaker,
    );
  const puzzles =
    wanted.includes('puzzles') && appraised !== null && puzzlesModel(appraised, replayed, game, model, speaker);
  return {
    type: 'game',
    summary: summaryOf(replayed, occasionOf(recording)),
    observation: observationOf(replayed, game.presentation),
    skills: onPage === null || typeof onPage === 'string' ? [] : skillsIn(onPage),
    language: speaker.language,
    asksFor: (await speakers.for(localeOf(recording))).language,
    brokenOff,
    html: inOnePiece(renderReport(model)),
    sheets: {
      ...(quiz && wanted.includes('quiz') && { quiz: renderQuiz(quiz) }),
      ...(puzzles && { puzzles: renderQuiz(puzzles) }),
      ...(quiz && wanted.includes('lesson') && { lesson: renderLesson(lessonModel(model, quiz, speaker)) }),
    },
    notes: { ruleset: replayed.ruleset, game: replayed.game, placed, drifts },
  };
}

/**
 * The same text. A page is put together from thousands of pieces, which V8 joins when somebody asks for a letter: until its neighbour is
 * made, the page waits as one piece, and the others are gone.
 */
function inOnePiece(text: string): string {
  return Number.isNaN(text.charCodeAt(0)) ? '' : text;
}

/** Speakers for all games, one for each language. */
export class ReportSpeakers {
  private readonly made = new Map<string | undefined, Promise<Speaker>>();

  /** @param parts that they say besides */
  constructor(private readonly parts: readonly TextPart[] = []) {}

  for(tag: string | undefined): Promise<Speaker> {
    return entryOf(this.made, tag, () => speakerFor(tag, RULESETS, [...REPORT_PARTS, 'site', 'quiz', ...this.parts]));
  }
}
