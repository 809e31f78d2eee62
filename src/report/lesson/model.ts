/** A report and questions about its game -> a lesson: a sheet of one or two pages, and the same as slides. */
import type { SceneData } from '../../charts/scene-data.js';
import type { Speaker } from '../../text/speaker.js';
import { frameOf } from '../board-view.js';
import type { Figure, Head, PageModel, ReportModel } from '../model.js';
import type { QuestionView, QuizModel } from '../quiz/model.js';

export interface LessonModel extends PageModel {
  readonly head: Pick<Head, 'kicker' | 'headline' | 'standfirst' | 'standings'>;
  /** How the score went; null where nothing has happened yet. */
  readonly curve: Figure | null;
  /** In order of time; the last one is the end. */
  readonly moments: readonly LessonMoment[];
  /** One of each level, where there are such. */
  readonly questions: readonly QuestionView[];
  /** What all pictures are drawn of; null where the game has no board. */
  readonly scene: SceneData | null;
}

export interface LessonMoment {
  readonly when: string;
  /** In the report; null for the end. */
  readonly anchor: string | null;
  readonly sentence: string;
  /** Of the scene. */
  readonly frame: number;
  /** Whose things the picture shows in a game without a board, where they are not those of the one who acts. */
  readonly seat: number | null;
}

const WORDS = [
  ...(['skip', 'moments', 'moments-lead', 'questions', 'end', 'slides', 'sheet', 'back', 'on', 'keys'] as const),
] as const;
const MOST_QUESTIONS = 3;
/** Breaches that a sheet has room for. */
const MOST_BREACHES = 4;

/** @param anySpeaker with the parts of reports and `quiz` */
export function lessonModel(report: ReportModel, quiz: QuizModel, anySpeaker: Speaker): LessonModel {
  const speaker = anySpeaker.forPages();
  const { head, board, findings } = report;
  const words = Object.fromEntries(WORDS.map((word) => [word, speaker.text(`lesson-word-${word}`)]));
  const told =
    head.moments.length > 0
      ? head.moments
      : findings.groups.slice(0, MOST_BREACHES).map(({ first: { place, message } }) => ({
          ...{ when: place.text, href: place.href, sentence: message, seat: null },
        }));
  const spots = [
    ...told.map(({ when, href, sentence, seat }) => ({ when, anchor: href?.slice(1) ?? null, sentence, seat })),
    { when: words['end'] ?? '', anchor: null, sentence: head.headline, seat: null },
  ];
  const frames = board?.scene.frames ?? [];
  const isMove = (anchor: string | null): boolean => board?.steps.some(({ link }) => link === anchor) ?? false;
  const shown = spots.map(({ anchor }) => {
    const number = board === null || anchor === null ? frames.length - 1 : frameOf(board, anchor);
    // With the one before: what has changed is marked, except at the end.
    if (anchor === null || isMove(anchor))
      return [frames[anchor === null ? number : Math.max(0, number - 1)], frames[number]];
    // What nobody's move did came about in the whole turn.
    const turn = board?.turns.findIndex((one) => one.anchor === anchor) ?? 0;
    return [frames[board?.turns[turn - 1]?.frame ?? 0], frames[number]];
  });
  const own = shown.flat().filter((frame) => frame !== undefined);
  return {
    ...{ kiebitz: report.kiebitz, language: report.language, head, words: { ...quiz.words, ...words } },
    title: speaker.text('lesson-document-title', { kicker: head.kicker }),
    curve: [...report.figures, ...report.more].find(({ id }) => id === 'score') ?? null,
    moments: spots.map((spot, index) => ({
      ...spot,
      frame: 2 * index + 1,
      seat: isMove(spot.anchor) ? null : spot.seat,
    })),
    questions: threeOf(quiz).map((question, index) => ({
      ...question,
      ...{ number: index + 1, anchor: `q${index + 1}` },
      picture: question.picture && { ...question.picture, frame: own.length + question.picture.frame },
    })),
    scene: board && { ...board.scene, frames: [...own, ...(quiz.scene?.frames ?? [])] },
  };
}

/** One of each level, rather with a picture; then others, as long as there are any. */
function threeOf({ levels }: QuizModel): readonly QuestionView[] {
  const sorted = levels.map(({ questions }) =>
    [...questions].sort((one, other) => Number(other.picture !== null) - Number(one.picture !== null)),
  );
  const rounds = Array.from({ length: MOST_QUESTIONS }, (_, round) =>
    sorted.flatMap((questions) => questions[round] ?? []),
  );
  return rounds
    .flat()
    .slice(0, MOST_QUESTIONS)
    .sort((one, other) => one.number - other.number);
}
