/** The questions about a recorded game, as tests look at them. */
import { readFileSync } from 'node:fs';
import { questionsOf } from '../../src/analysis/questions.js';
import { moveQuestions } from '../../src/engine/near-misses.js';
import type { Question } from '../../src/engine/quiz.js';
import { gameOf } from '../../src/games.js';
import { quizModel } from '../../src/report/quiz/model.js';
import { REPORT_PARTS } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { recordingsOf, replayed as replayedOf, requestFor, type Told } from '../engine/replays.js';

const ROOT = new URL('../..', import.meta.url);
export const LOGS = {
  valletta: 'test/report/games/four-players.xml',
  tallinn: 'fixtures/tallinn/legal/full-4-players-legate.xml',
  rattus: 'fixtures/rattus/legal/full-4-players-book-19.xml',
} as const;

export const speaker = await speakerFor('en', Object.keys(LOGS), [...REPORT_PARTS, 'quiz']);

export function textOf(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

/** @param told with what lay on the table, where pictures matter */
export function asked(text: string, told: Told = 'drawn') {
  const [recording] = recordingsOf(text);
  const game = recording && gameOf(recording.ruleset);
  const replayed = recording && replayedOf(recording, told);
  const quiz = game?.presentation?.quiz;
  if (!recording || !replayed?.transcript || !quiz) throw new Error('no game with a quiz');
  const players = replayed.players.map(({ id }) => id);
  const found = questionsOf(replayed.transcript, quiz.questions, players);
  const moves = moveQuestions(game, recording, quiz.moves, requestFor(recording));
  return { game, replayed, recording, told: found, moves, model: quizModel(replayed, game, moves, speaker) };
}

export type Sheet = ReturnType<typeof asked>;

const sheets = new Map<string, Sheet>();

/** Those about the longest game of each ruleset; looked for once. */
export function sheetOf(name: keyof typeof LOGS): Sheet {
  const sheet = sheets.get(name) ?? asked(textOf(LOGS[name]));
  sheets.set(name, sheet);
  return sheet;
}

export function isYes({ options, right: [only = -1] }: Question): boolean {
  return options[only]?.id === 'quiz-yes';
}
