/** Lessons about recorded games, with the reports that they are made of. */
import { readFileSync } from 'node:fs';
import { gameOf } from '../../src/games.js';
import { lessonModel } from '../../src/report/lesson/model.js';
import { renderLesson } from '../../src/report/lesson/page.js';
import { quizModel } from '../../src/report/quiz/model.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { replayText } from '../engine/replays.js';

const LOGS = {
  valletta: 'fixtures/valletta/start.xml',
  tallinn: 'fixtures/tallinn/legal/full-3-players-legate.xml',
  rattus: 'fixtures/rattus/legal/full-3-players-yucata-1.xml',
  breaches: 'test/report/games/one-breach.xml',
} as const;

export type Lesson = keyof typeof LOGS;

export const LESSONS = Object.keys(LOGS) as readonly Lesson[];

const speaker = await speakerFor('en', ['valletta', 'tallinn', 'rattus'], [...REPORT_PARTS, 'quiz']);

/** @param change makes another log of it */
export function lessonOf(name: Lesson, change: (log: string) => string = (log) => log) {
  const text = change(readFileSync(new URL(`../../${LOGS[name]}`, import.meta.url), 'utf8'));
  const replayed = replayText(text, `${name}.xml`, 'drawn');
  const game = gameOf(replayed.ruleset);
  if (!game) throw new Error(replayed.ruleset);
  const report = reportModel(replayed, game, speaker);
  const model = lessonModel(report, quizModel(replayed, game, [], speaker), speaker);
  return { report, model, html: renderLesson(model) };
}
