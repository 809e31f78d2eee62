/** The sheet of questions: what is asked, whether the answers are right, and the page. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { chosenQuestions, questionsOf } from '../../src/analysis/questions.js';
import type { Message } from '../../src/engine/message.js';
import { moveQuestions } from '../../src/engine/near-misses.js';
import { idIn, numberIn, type Question } from '../../src/engine/quiz.js';
import { gameOf } from '../../src/games.js';
import { renderReport } from '../../src/report/page.js';
import { type QuizModel, quizModel } from '../../src/report/quiz/model.js';
import { renderQuiz } from '../../src/report/quiz/page.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { withWays } from '../../src/report/ways.js';
import { speakerFor } from '../../src/text/speaker.js';
import { recordingsOf, replayed as replayedOf, requestFor, type Told } from '../engine/replays.js';
import { documentOf } from './documents.js';
import { HOSTILE_TEXTS, renamed } from './hostile-texts.js';

const ROOT = new URL('../..', import.meta.url);
const LOGS = {
  valletta: 'test/report/games/four-players.xml',
  tallinn: 'fixtures/tallinn/legal/full-4-players-legate.xml',
  rattus: 'fixtures/rattus/legal/full-4-players-book-19.xml',
} as const;
const SHORT = 'test/report/games/two-players.xml';

const speaker = await speakerFor('en', Object.keys(LOGS), [...REPORT_PARTS, 'quiz']);
const textOf = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** @param told with what lay on the table, where pictures matter */
function asked(text: string, told: Told = 'drawn') {
  const [recording] = recordingsOf(text);
  const game = recording && gameOf(recording.ruleset);
  const replayed = recording && replayedOf(recording, told);
  const quiz = game?.portrait?.quiz;
  if (!recording || !replayed?.transcript || !quiz) throw new Error('no game with a quiz');
  const players = replayed.players.map(({ id }) => id);
  const found = questionsOf(replayed.transcript, quiz.questions, players);
  const moves = moveQuestions(game, recording, quiz.moves, requestFor(recording));
  return { game, replayed, recording, told: found, moves, model: quizModel(replayed, game, moves, speaker) };
}

const questionsIn = ({ levels }: QuizModel) => levels.flatMap(({ questions }) => questions);
/** The number in the only right option. */
const answerOf = ({ options, right: [only = -1] }: Question): number | undefined => {
  const option = options[only];
  return option && numberIn(option, 'number');
};
const isYes = ({ options, right: [only = -1] }: Question): boolean => options[only]?.id === 'quiz-yes';
const fact = (question: Question, id: string, key: string): number => {
  const message = question.situation.find((one: Message) => one.id === id);
  return (message && numberIn(message, key)) ?? 0;
};
const of = (questions: readonly Question[], id: string) => questions.filter(({ asks }) => asks.id === id);

const sheets = Object.fromEntries(Object.entries(LOGS).map(([name, path]) => [name, asked(textOf(path))]));
const sheetOf = (name: keyof typeof LOGS) => sheets[name] ?? asked(textOf(LOGS[name]));

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

describe('the answers', () => {
  it('Valletta: a bonus is earned where Jean stands in the column of the house', () => {
    const bonus = of(sheetOf('valletta').told, 'quiz-valletta-bonus');
    expect(new Set(bonus.map(isYes))).toEqual(new Set([true, false]));
    for (const one of bonus) {
      const cell = idIn(one.asks, 'cell') ?? '';
      const column = Math.ceil(fact(one, 'quiz-valletta-jean', 'space') / 5);
      expect(isYes(one), JSON.stringify(one)).toBe(column === Number(cell.at(-1)));
    }
  });

  it('Valletta: who plays a turn out draws up to five cards', () => {
    const draws = of(sheetOf('valletta').told, 'quiz-valletta-draw');
    expect(draws.length).toBeGreaterThan(5);
    for (const one of draws) expect(answerOf(one)).toBe(5 - (numberIn(one.asks, 'hand') ?? 0));
  });

  it('Tallinn: contests bring what the log says', () => {
    const { told, replayed } = sheetOf('tallinn');
    const log = documentOf(textOf(LOGS.tallinn));
    const rounds = [...log.querySelectorAll('round')];
    const contests = of(told, 'quiz-tallinn-contest');
    expect(contests.length).toBeGreaterThan(5);
    for (const one of contests) {
      const round = rounds[(replayed.transcript?.steps[one.step]?.at.turn ?? 0) - 1];
      const claim = round?.querySelector(`contest[player="${idIn(one.asks, 'player')}"]`);
      expect(String(answerOf(one))).toBe(claim?.getAttribute('points'));
    }
  });

  it('Rattus: the plague breaks out where there are as many cubes as the number says', () => {
    const tokens = of(sheetOf('rattus').told, 'quiz-rattus-outbreak');
    expect(new Set(tokens.map(isYes))).toEqual(new Set([true, false]));
    for (const one of tokens) {
      const standing =
        fact(one, 'quiz-rattus-cubes', 'cubes') +
        fact(one, 'quiz-rattus-neutral', 'neutral') -
        fact(one, 'quiz-rattus-nuns', 'nuns');
      expect(isYes(one), JSON.stringify(one)).toBe(standing >= fact(one, 'quiz-rattus-token', 'limit'));
    }
  });

  it('Rattus: what a picture shows in place of words is what they say', () => {
    const { told, game, replayed } = sheetOf('rattus');
    const { board } = game.portrait?.scene?.(replayed.table) ?? { board: null };
    const ids = board?.kind === 'map' ? board.nodes.map(({ id }) => id) : [];
    const shown = told.filter(({ picture }) => picture?.saysAll);
    expect(shown.length).toBeGreaterThan(10);
    for (const one of shown) {
      const frame = replayed.transcript?.steps[one.step - 1]?.frame?.board;
      const [region = ''] = one.picture?.ids ?? [];
      expect(frame?.kind === 'map' ? frame.tokens[ids.indexOf(region)] : undefined, JSON.stringify(one)).toBe(
        fact(one, 'quiz-rattus-tokens', 'rats'),
      );
    }
  });

  it('Rattus: those lose a cube of whom the log says so, and nobody without one', () => {
    const { told, replayed } = sheetOf('rattus');
    const text = textOf(LOGS.rattus);
    const lines = text.split('\n').flatMap((line, index) => (line.includes('<reveal') ? [index + 1] : []));
    const reveals = [...documentOf(text).querySelectorAll('reveal')];
    const losses = of(told, 'quiz-rattus-losses');
    expect(losses.length).toBeGreaterThan(5);
    for (const { step, situation, options, right } of losses) {
      const reveal = reveals[lines.indexOf(replayed.transcript?.steps[step]?.at.line ?? 0)];
      const losers = [...(reveal?.querySelectorAll('lose') ?? [])].filter((lose) => lose.getAttribute('cubes') !== '0');
      const answered = right.flatMap((index) => {
        const option = options[index];
        return option?.id === 'quiz-player' ? [idIn(option, 'player')] : [];
      });
      expect(answered).toEqual(losers.map((lose) => lose.getAttribute('player')));
      const owners = situation.filter(({ id }) => id === 'quiz-rattus-has');
      for (const loser of answered) {
        const own = owners.find((one) => idIn(one, 'player') === loser);
        expect(own && numberIn(own, 'cubes')).toBeGreaterThan(0);
      }
    }
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
