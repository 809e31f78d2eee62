/** A replayed game -> a sheet of questions about it, as plain data. Names of a log stand in it as they came. */
import { chosenQuestions, questionsOf } from '../../analysis/questions.js';
import type { SceneData } from '../../charts/scene-data.js';
import type { Game } from '../../engine/game.js';
import { idIn, type Level, type Question } from '../../engine/quiz.js';
import type { Replayed } from '../../engine/replay.js';
import { audienceOf } from '../../output/audience.js';
import { tellStep } from '../../text/explain.js';
import type { Speaker } from '../../text/speaker.js';
import { VERSION } from '../../version.js';
import type { HeadedPage, PlayerView } from '../model.js';
import { anchorOf, kickerOf, placeName } from '../places.js';
import { playerViews } from '../players.js';
import { Pictures, type PictureView } from './pictures.js';

export interface QuizModel extends HeadedPage {
  readonly players: readonly PlayerView[];
  /** What the pictures are drawn of; null where there are none. */
  readonly scene: SceneData | null;
  /** From the easy ones on; none is empty. */
  readonly levels: readonly QuizLevel[];
  /** What is said where there is no question. */
  readonly none: string | null;
}

export interface QuizLevel {
  readonly anchor: string;
  readonly title: string;
  readonly questions: readonly QuestionView[];
}

export interface QuestionView {
  /** 1-based, counted through the sheet. */
  readonly number: number;
  readonly anchor: string;
  readonly question: string;
  /** The place in the game: in words, and its anchor in the report. */
  readonly place: { readonly text: string; readonly anchor: string };
  readonly player: PlayerView | null;
  readonly situation: readonly string[];
  readonly picture: PictureView | null;
  readonly options: readonly { readonly letter: string; readonly text: string; readonly right: boolean }[];
  /** Whether all options are a word or two. */
  readonly short: boolean;
  /** The letters and texts of the right options. */
  readonly answers: readonly { readonly letter: string; readonly text: string }[];
  /** What reckons the answer out. */
  readonly reckoning: readonly string[];
  /** The one that it rests on; null where it rests on play-outs. */
  readonly rule: { readonly id: string; readonly title: string; readonly statement: string } | null;
}

/** A question, and how hard it is. */
export interface LevelledQuestion {
  readonly level: Level;
  readonly view: QuestionView;
}

const WORDS = [
  ...['skip', 'contents', 'table', 'picture', 'options', 'answer', 'answers', 'report', 'whole-report'],
  ...['name', 'date', 'question'],
] as const;

/** Characters of an option that has room for another beside it. */
const MOST_OF_SHORT = 8;

const LEVELS: Readonly<Record<Level, string>> = { 1: 'quiz-level-1', 2: 'quiz-level-2', 3: 'quiz-level-3' };

/**
 * @param replayed with a transcript
 * @param aboutMoves questions whether moves may be made, as `moveQuestions` finds them
 * @param anySpeaker with the parts `report` and `quiz`
 */
export function quizModel(
  replayed: Replayed,
  game: Game,
  aboutMoves: readonly Question[],
  anySpeaker: Speaker,
): QuizModel {
  const speaker = anySpeaker.forGame(game).forPages();
  const { transcript } = replayed;
  if (!transcript) throw new TypeError('questions need a transcript');
  const sheet = sheetOf(replayed, game, speaker);
  const { players, kicker } = sheet;
  const audience = audienceOf({ players });
  const plans = game.presentation.quiz?.questions ?? [];
  const found = questionsOf(
    transcript,
    plans,
    players.map(({ id }) => id),
  );
  const chosen = chosenQuestions([...found, ...aboutMoves], transcript.steps.length);
  const pictures = new Pictures(transcript, players);
  const views = chosen.map((question, index): LevelledQuestion => {
    const { step: at, asks, level, situation, picture, right, reckoning, because, rule } = question;
    const step = transcript.steps[at];
    const spot = step?.at ?? { section: 'log', turn: null, play: null, player: null };
    // Only moves have an anchor of their own.
    const isMove = step?.verdict !== undefined;
    const options = question.options.map((option, number) => ({
      letter: letterOf(number),
      text: speaker.say(option, audience),
      right: right.includes(number),
    }));
    const told = tellStep(speaker, { entries: reckoning }, audience, () => '').map(({ sentence }) => sentence);
    return {
      level,
      view: {
        number: index + 1,
        anchor: `q${index + 1}`,
        question: speaker.say(asks, audience),
        place: {
          text: placeName({ speaker, numbered: false }, { ...spot, play: null }),
          anchor: anchorOf(isMove ? spot : { ...spot, play: null }),
        },
        // In a round everybody acts: whom it is about, the question says best.
        player: players.find(({ id }) => id === (idIn(asks, 'player') ?? spot.player)) ?? null,
        situation: situation.map((message) => speaker.say(message, audience)),
        picture: picture ? pictures.add(picture, at) : null,
        options,
        short: options.every(({ text }) => text.length <= MOST_OF_SHORT),
        answers: options.filter((option) => option.right),
        reckoning: because ? [...told, speaker.say(because, audience)] : told,
        rule: { id: rule, title: speaker.rule(rule).title, statement: speaker.rule(rule).statement },
      },
    };
  });
  return {
    ...sheet,
    title: speaker.text('quiz-document-title', { kicker }),
    heading: speaker.text('quiz-heading'),
    standfirst: speaker.text('quiz-standfirst', {
      count: chosen.length,
      game: speaker.name('game', game.ruleset),
      players: speaker.list(players.map((player) => player.name)),
    }),
    scene: pictures.sceneOf(game, replayed, speaker),
    levels: levelsOf(views, (level) => speaker.text(LEVELS[level])),
    none: chosen.length === 0 ? speaker.text('quiz-none') : null,
  };
}

/** What all sheets about a game have. */
export function sheetOf(
  replayed: Replayed,
  game: Game,
  speaker: Speaker,
): Pick<QuizModel, 'kiebitz' | 'language' | 'kicker' | 'words' | 'players'> {
  return {
    kiebitz: VERSION,
    language: speaker.language,
    kicker: kickerOf(replayed, speaker),
    words: {
      ...Object.fromEntries(WORDS.map((word) => [word, speaker.text(`quiz-word-${word}`)])),
      'made-by': speaker.text('report-word-made-by'),
      'back-to-top': speaker.text('report-word-back-to-top'),
    },
    players: playerViews(replayed.players, game.presentation.cardHues),
  };
}

/** The questions of each level, where there are some. */
export function levelsOf(
  questions: readonly LevelledQuestion[],
  titleOf: (level: Level) => string,
): readonly QuizLevel[] {
  return ([1, 2, 3] as const).flatMap((level) => {
    const own = questions.filter((one) => one.level === level).map(({ view }) => view);
    return own.length === 0 ? [] : [{ anchor: `level-${level}`, title: titleOf(level), questions: own }];
  });
}

/** A, B, C ... */
export function letterOf(number: number): string {
  return String.fromCharCode(65 + number);
}
