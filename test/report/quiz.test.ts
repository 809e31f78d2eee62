/** The sheet of questions: what is asked, and the page. @see quiz-answers.test.ts */
import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { chosenQuestions } from '../../src/analysis/questions.js';
import { choice, name, player } from '../../src/engine/message.js';
import type { Question } from '../../src/engine/quiz.js';
import { renderReport } from '../../src/report/page.js';
import { type QuizModel, quizModel } from '../../src/report/quiz/model.js';
import { renderQuiz } from '../../src/report/quiz/page.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { withWays } from '../../src/report/ways.js';
import { speakerFor } from '../../src/text/speaker.js';
import { recordingsOf, replayed as replayedOf } from '../engine/replays.js';
import { documentOf } from './documents.js';
import { HOSTILE_TEXTS, renamed } from './hostile-texts.js';
import { asked, isYes, LOGS, sheetOf, speaker, textOf } from './quizzes.js';

const SHORT = 'test/report/games/two-players.xml';

const questionsIn = ({ levels }: QuizModel) => levels.flatMap(({ questions }) => questions);
const of = (questions: readonly Question[], id: string) => questions.filter(({ asks }) => asks.id === id);

describe.each(Object.keys(LOGS) as (keyof typeof LOGS)[])('the questions about a game of %s', (name) => {
  const { model, replayed, game, told, moves } = sheetOf(name);
  const questions = questionsIn(model);

  const steps = replayed.transcript?.steps ?? [];
  const chosen = chosenQuestions([...told, ...moves], steps.length);

  it('are 6 to 14, each kind once, and no rule answers more than two', () => {
    expect(questions.length).toBeGreaterThanOrEqual(6);
    expect(questions.length).toBeLessThanOrEqual(14);
    expect(new Set(chosen.map(({ asks }) => asks.id)).size).toBe(questions.length);
    const rules = questions.map(({ rule }) => rule?.id);
    for (const rule of rules) expect(rules.filter((one) => one === rule).length).toBeLessThanOrEqual(2);
  });

  it('do not say the answer where they say what the table shows', () => {
    for (const { question, situation, picture, answers } of questions) {
      if (picture?.saysAll || answers.length !== 1 || situation.length === 0) continue;
      const [{ text: answer } = { text: '' }] = answers;
      const numbers = new Set(situation.flatMap((line) => line.match(/\d+/g) ?? []));
      expect([...numbers], question).not.toEqual([answer]);
      if (/[a-z]/.test(answer) && !replayed.players.some((player) => answer.includes(player.name)))
        expect(situation.join(' '), question).not.toContain(answer);
    }
  });

  it('have pictures of the table as it was before, with what they ask about in a frame', () => {
    const pictured = chosen.filter(({ picture }) => picture);
    expect(pictured.length).toBeGreaterThan(questions.length / 3);
    expect(questions.filter(({ picture }) => picture).length).toBe(pictured.length);
    const page = documentOf(renderQuiz(model));
    const all = pictured.flatMap(({ picture }) => (picture?.of === 'places' ? picture.ids : []));
    expect(page.querySelectorAll('.cut .outlined')).toHaveLength(all.length);
    const mats = pictured.flatMap(({ picture }) => (picture?.of === 'players' ? picture.ids : []));
    expect(page.querySelectorAll('.small .mat')).toHaveLength(mats.length);
  });

  it('begin with the easy ones, and come from all parts of the game', () => {
    expect(model.levels.map(({ anchor }) => anchor)).toEqual(['level-1', 'level-2', 'level-3']);
    expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
    const asked = new Set(questions.map(({ question }) => question));
    const audience = { playerName: (id: string) => replayed.players.find((player) => player.id === id)?.name ?? id };
    const own = speaker.forGame(game).forPages();
    const steps = [...told, ...moves].filter(({ asks }) => asked.has(own.say(asks, audience))).map(({ step }) => step);
    const all = replayed.transcript?.steps.length ?? 0;
    for (const third of [0, 1, 2]) {
      expect(steps.some((step) => step >= (third * all) / 3 && step < ((third + 1) * all) / 3)).toBe(true);
    }
  });

  it('offer different options, of which some are wrong and at least one is right', () => {
    for (const { options, answers, question, rule } of questions) {
      const texts = options.map(({ text }) => text);
      expect(new Set(texts).size, question).toBe(texts.length);
      expect(texts.length, question).toBeGreaterThan(1);
      expect(answers.length, question).toBeGreaterThan(0);
      expect(answers.length, question).toBeLessThan(texts.length);
      expect(rule?.statement.length).toBeGreaterThan(10);
    }
  });

  it('have both answers where one may be yes or no', () => {
    for (const id of new Set(moves.map(({ asks }) => asks.id))) {
      expect(new Set(of(moves, id).map(isYes)), id).toEqual(new Set([true, false]));
    }
    expect(moves.filter((one) => !isYes(one)).every(({ because }) => because !== undefined)).toBe(true);
  });

  it.each(['de', 'it'])('are asked in %s, too', async (language) => {
    const own = await speakerFor(language, [name], [...REPORT_PARTS, 'quiz']);
    const other = quizModel(replayed, game, moves, own);
    expect(questionsIn(other).map(({ rule }) => rule?.id)).toEqual(questions.map(({ rule }) => rule?.id));
    expect(other.words).not.toEqual(model.words);
  });
});

describe('the page', () => {
  const { model, replayed, game } = sheetOf('valletta');
  const html = withWays(renderQuiz(model), 'game.html', []);
  const document = documentOf(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  it('has no fault that html-validate finds', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }], 'long-title': 'off' },
    });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    );
  });

  it('links to itself, and to places that the report has', () => {
    const ids = all('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    // Without the board, which has no anchors of moves.
    const steps = replayed.transcript?.steps.map(({ frame: _, ...step }) => step) ?? [];
    const report = renderReport(reportModel({ ...replayed, transcript: { steps } }, game, speaker));
    const anchors = new Set([...report.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = all('[href]').map((link) => link.getAttribute('href') ?? '');
    const toReport = links.filter((link) => link.startsWith('game.html#'));
    expect(toReport.length).toBe(questionsIn(model).length);
    expect(toReport.filter((link) => !anchors.has(link.split('#')[1]))).toEqual([]);
    const others = links.filter((link) => !link.startsWith('game.html'));
    expect(others.filter((link) => !ids.includes(link.slice(1)))).toEqual([]);
  });

  it('folds every answer, and has all of them once more for paper', () => {
    const count = questionsIn(model).length;
    expect(all('.question details.answer:not([open])')).toHaveLength(count);
    expect(all('.answers > ol > li')).toHaveLength(count);
    expect(all('.answers .right').map((one) => one.textContent)).toEqual(
      all('.question .right').map((one) => one.textContent),
    );
  });

  it('runs no script and asks for nothing', () => {
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    const style = document.querySelector('style')?.textContent ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'; script-src 'none'`);
    expect(all('script, [style], link, img, iframe, object, embed, base, form')).toEqual([]);
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org\/)|url\((?!#)/);
  });

  it('says so where there is nothing to ask', () => {
    const none = quizModel({ ...replayed, transcript: { steps: [] } }, game, [], speaker);
    const empty = documentOf(renderQuiz(none));
    expect(none.levels).toEqual([]);
    expect(empty.querySelector('#questions')?.textContent?.trim()).toBe(speaker.text('quiz-none'));
  });
});

describe('hostile texts of a log', () => {
  const shape = (document: Document) => [...document.querySelectorAll('*')].map(({ tagName }) => tagName).join(' ');
  const { game, replayed } = asked(textOf(SHORT), true);
  const pageOf = (text: string): Document => {
    // What the reader makes of the name of the first player in a log.
    const [renamedOne] = recordingsOf(renamed(textOf(SHORT), text)).map((recording) => replayedOf(recording, false));
    if (!renamedOne) throw new Error(SHORT);
    const html = renderQuiz(quizModel({ ...replayed, players: renamedOne.players }, game, [], speaker));
    return documentOf(html);
  };
  const harmless = shape(pageOf('xxxx'));

  it.each(HOSTILE_TEXTS)('%s stays text', (text) => {
    const document = pageOf(text);
    expect(shape(document) === harmless, 'the shape of the page').toBe(true);
    expect(document.querySelector('.standfirst')?.textContent).toContain(text);
    expect([...document.querySelectorAll('.where bdi')].map((name) => name.textContent)).toContain(text);
  });
});

it('a sheet is the same bytes each time', () => {
  const sheet = (): string => renderQuiz(asked(textOf(SHORT)).model);
  expect(sheet()).toBe(sheet());
});

it('a game with a breach asks nothing about the move that breaks a rule', () => {
  const { replayed, told } = asked(textOf('test/report/games/one-breach.xml'));
  const broken = new Set(
    replayed.transcript?.steps.flatMap(({ verdict }, step) => (verdict === 'illegal' ? [step] : [])),
  );
  expect(broken.size).toBeGreaterThan(0);
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter(({ step }) => broken.has(step))).toEqual([]);
});

it.each([
  ['en', 'brick', 'How many bricks does that bring?'],
  ['en', 'gold', 'How much gold does that bring?'],
  ['de', 'brick', 'Wie viele Ziegel bringt das?'],
  ['de', 'wood', 'Wie viel Holz bringt das?'],
  ['it', 'gold', 'Quante monete ne ricava?'],
  ['it', 'wood', 'Quanto legno ne ricava?'],
] as const)('what can be counted is asked for by its number (%s, %s)', async (language, good, told) => {
  const own = await speakerFor(language, ['valletta'], ['quiz']);
  const parameters = { player: player('p1'), card: name('character', 'mason'), good: name('good', good) };
  const asked = { id: 'quiz-valletta-icons', parameters: { ...parameters, kind: choice(good) } };
  expect(own.say(asked, { playerName: () => 'Anna' })).toContain(told);
});
