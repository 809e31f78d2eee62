/** Whether the answers to the questions are right: what the log of the game claims, or what follows from what is asked. */
import { describe, expect, it } from 'vitest';
import type { Message } from '../../src/engine/message.js';
import { countsIn, idIn, numberIn, type Question } from '../../src/engine/quiz.js';
import { documentOf } from './documents.js';
import { asked, isYes, LOGS, sheetOf, textOf } from './quizzes.js';

type Ruleset = keyof typeof LOGS;

/** The elements of a log by the line on which they begin; of several on a line the first one. */
function elementsByLine(text: string): ReadonlyMap<number, Element> {
  const elements = [...documentOf(text).querySelectorAll('gamelog, gamelog *')];
  const byLine = new Map<number, Element>();
  let next = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const begun = line.match(/<[a-z][\w-]*/g)?.length ?? 0;
    const [first] = elements.slice(next, next + begun);
    if (first) byLine.set(index + 1, first);
    next += begun;
  }
  return byLine;
}

const byLine = {
  valletta: elementsByLine(textOf(LOGS.valletta)),
  tallinn: elementsByLine(textOf(LOGS.tallinn)),
  rattus: elementsByLine(textOf(LOGS.rattus)),
};

/** The questions of a kind, of which there must be some. */
function questions(name: Ruleset, id: string): readonly Question[] {
  const { told, moves } = sheetOf(name);
  const found = [...told, ...moves].filter(({ asks }) => asks.id === id);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

/** What the log says of the step that a question is about. */
function elementOf(name: Ruleset, { step }: Question): Element {
  const line = sheetOf(name).replayed.transcript?.steps[step]?.at.line ?? 0;
  const element = byLine[name].get(line);
  if (!element) throw new Error(`nothing begins on line ${line}`);
  return element;
}

/** The option that is right, where it is one. */
function rightOf({ options, right }: Question): Message | undefined {
  expect(right).toHaveLength(1);
  return options[right[0] ?? -1];
}

/** The number in it. */
function answerOf(question: Question): number | undefined {
  const option = rightOf(question);
  return option && numberIn(option, 'number');
}

function playersIn({ options, right }: Question): readonly string[] {
  return right.flatMap((index) => {
    const option = options[index];
    return option?.id === 'quiz-player' ? [idIn(option, 'player') ?? ''] : [];
  });
}

function fact({ situation }: Question, id: string, key: string): number {
  const message = situation.find((one) => one.id === id);
  return (message && numberIn(message, key)) ?? 0;
}

function playerOf({ asks }: Question): string {
  return idIn(asks, 'player') ?? '';
}

function numberAt(element: Element | null | undefined, attribute: string): number | undefined {
  const value = element?.getAttribute(attribute);
  return value === null || value === undefined ? undefined : Number(value);
}

/** Goods as a log writes them: `gold:2 wood`. */
function goodsIn(text: string): Readonly<Record<string, number>> {
  const words = text.split(' ').map((word) => word.split(':'));
  return Object.fromEntries(words.map(([good = '', amount = '1']) => [good, Number(amount)]));
}

describe('Valletta', () => {
  it('a bonus is earned where Jean stands in the column of the house', () => {
    const bonus = questions('valletta', 'quiz-valletta-bonus');
    expect(new Set(bonus.map(isYes))).toEqual(new Set([true, false]));
    for (const one of bonus) {
      const cell = idIn(one.asks, 'cell') ?? '';
      const column = Math.ceil(fact(one, 'quiz-valletta-jean', 'space') / 5);
      expect(isYes(one), JSON.stringify(one)).toBe(column === Number(cell.at(-1)));
    }
  });

  it('a column has five spaces of the street', () => {
    for (const one of questions('valletta', 'quiz-valletta-column'))
      expect(answerOf(one)).toBe(Math.ceil((numberIn(one.asks, 'space') ?? 0) / 5));
  });

  it('who plays a turn out draws up to five cards', () => {
    const draws = questions('valletta', 'quiz-valletta-draw');
    expect(draws.length).toBeGreaterThan(5);
    for (const one of draws) expect(answerOf(one)).toBe(5 - (numberIn(one.asks, 'hand') ?? 0));
  });

  it.each([
    ['quiz-valletta-price', 'build'],
    ['quiz-valletta-upgrade-price', 'upgrade'],
  ])('%s: what was paid, where nothing was paid in place of something else', (id, element) => {
    let compared = 0;
    for (const one of questions('valletta', id)) {
      const price = countsIn(rightOf(one) ?? one.asks, 'goods') ?? {};
      const due = Object.entries(price).filter(([, amount]) => amount > 0);
      const pays = [...elementOf('valletta', one).querySelectorAll(element)];
      const cell = idIn(one.asks, 'cell');
      const paid = goodsIn(pays.find((pay) => pay.getAttribute('at') === cell)?.getAttribute('pay') ?? '');
      const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
      if (sum(Object.values(paid)) !== sum(due.map(([, amount]) => amount))) continue;
      compared += 1;
      expect(Object.fromEntries(due)).toEqual(paid);
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('green buildings bring what the log says, where nothing else is done', () => {
    let compared = 0;
    for (const one of questions('valletta', 'quiz-valletta-icons')) {
      const [effect, ...others] = elementOf('valletta', one).children;
      if (!effect?.matches(`effect[player="${playerOf(one)}"]`) || others.length > 0) continue;
      compared += 1;
      expect(answerOf(one)).toBe(numberAt(effect, idIn(one.asks, 'good') ?? ''));
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('those give something of whom the log says so', () => {
    for (const one of questions('valletta', 'quiz-valletta-gift')) {
      const gifts = [...elementOf('valletta', one).querySelectorAll('give')];
      const givers = new Set(gifts.map((gift) => gift.getAttribute('player')));
      expect([...playersIn(one)].sort()).toEqual([...givers].sort());
    }
  });

  it('three goods are a point', () => {
    for (const one of questions('valletta', 'quiz-valletta-goods-left'))
      expect(answerOf(one)).toBe(Math.floor((numberIn(one.asks, 'goods') ?? 0) / 3));
  });
});

describe('Tallinn', () => {
  const rounds = [...documentOf(textOf(LOGS.tallinn)).querySelectorAll('round')];
  const final = documentOf(textOf(LOGS.tallinn)).querySelector('final');
  const roundOf = ({ step }: Question): Element | undefined =>
    rounds[(sheetOf('tallinn').replayed.transcript?.steps[step]?.at.turn ?? 0) - 1];

  it('contests bring what the log says', () => {
    const contests = questions('tallinn', 'quiz-tallinn-contest');
    expect(contests.length).toBeGreaterThan(5);
    for (const one of contests) {
      const claim = roundOf(one)?.querySelector(`contest[player="${playerOf(one)}"]`);
      expect(answerOf(one)).toBe(numberAt(claim, 'points'));
    }
  });

  it('those with a coin have a contest, and no others', () => {
    const coins = questions('tallinn', 'quiz-tallinn-coin');
    expect(new Set(coins.map(isYes))).toEqual(new Set([true, false]));
    for (const one of coins) {
      const contest = roundOf(one)?.querySelector(`contest[player="${playerOf(one)}"]`);
      expect(isYes(one), JSON.stringify(one)).toBe(contest !== null);
      const ids = one.situation.map(({ id }) => id);
      expect(ids).toEqual([contest ? 'quiz-tallinn-half-coin' : 'quiz-tallinn-half-plain']);
    }
  });

  it('the legate counts as two persons', () => {
    for (const one of questions('tallinn', 'quiz-tallinn-legate'))
      expect(answerOf(one)).toBe(fact(one, 'quiz-tallinn-persons', 'count') + 2);
  });

  it('as many are left as the log says at the end of the round', () => {
    for (const one of questions('tallinn', 'quiz-tallinn-left')) {
      const state = roundOf(one)?.querySelector(`state[player="${playerOf(one)}"]`);
      expect(answerOf(one)).toBe(numberAt(state, idIn(one.asks, 'estate') ?? ''));
    }
  });

  it('estates bring in the end what the log says', () => {
    for (const one of questions('tallinn', 'quiz-tallinn-estate')) {
      const estate = idIn(one.asks, 'estate');
      const claim = final?.querySelector(`contest[player="${playerOf(one)}"][estate="${estate}"]`);
      expect(answerOf(one)).toBe(numberAt(claim, 'points'));
    }
  });

  it('towers bring what the log says', () => {
    for (const one of questions('tallinn', 'quiz-tallinn-towers')) {
      const claim = final?.querySelector(`contest[player="${playerOf(one)}"][estate="tower"]`);
      expect(answerOf(one)).toBe(numberAt(claim, 'points'));
    }
  });

  it('a card changes hands where the log says so', () => {
    const payments = questions('tallinn', 'quiz-tallinn-payment');
    expect(new Set(payments.map(isYes))).toEqual(new Set([true, false]));
    for (const one of payments) {
      const [winner, loser] = [playerOf(one), idIn(one.asks, 'other')];
      const estate = idIn(one.asks, 'estate');
      const transfer = final?.querySelector(`transfer[from="${loser}"][to="${winner}"][estate="${estate}"]`);
      expect(isYes(one), JSON.stringify(one.asks)).toBe(transfer !== null);
    }
  });
});

describe('Rattus', () => {
  it('as many cubes are placed as the log says', () => {
    for (const one of questions('rattus', 'quiz-rattus-place')) {
      const element = elementOf('rattus', one);
      const place = element.matches('place') ? element : element.querySelector('place');
      expect(answerOf(one)).toBe(numberAt(place, 'cubes'));
    }
  });

  it('tokens spread into as many regions as the log says', () => {
    for (const one of questions('rattus', 'quiz-rattus-spread')) {
      const element = elementOf('rattus', one);
      const spread = element.matches('spread') ? element : element.querySelector('spread');
      const regions = spread?.getAttribute('to')?.split(' ') ?? [];
      expect(answerOf(one)).toBe(regions.length);
    }
  });

  it('where fewer tokens come than are due, nobody is asked how many', () => {
    const text = textOf('test/report/games/rattus-no-room.xml');
    const spreads = [...documentOf(text).querySelectorAll('spread')].map((one) => one.getAttribute('to')?.split(' '));
    const answers = asked(text).told.filter(({ asks }) => asks.id === 'quiz-rattus-spread');
    // In one turn there is room for a single new token, in another for none.
    expect(answers).toHaveLength(spreads.length - 2);
  });

  it('the others have the last round in the order of the log', () => {
    const turns = [...documentOf(textOf(LOGS.rattus)).querySelectorAll('last-round > turn')];
    for (const one of questions('rattus', 'quiz-rattus-last-round')) {
      const players = rightOf(one)?.parameters['players'];
      const order =
        typeof players === 'object' && players.type === 'list'
          ? players.items.map((item) => (typeof item === 'object' && item.type === 'player' ? item.id : item))
          : [];
      expect(order).toEqual(turns.map((turn) => turn.getAttribute('player')));
    }
  });

  it('the plague breaks out where there are as many cubes as the number says', () => {
    const tokens = questions('rattus', 'quiz-rattus-outbreak');
    expect(new Set(tokens.map(isYes))).toEqual(new Set([true, false]));
    for (const one of tokens) {
      const standing =
        fact(one, 'quiz-rattus-cubes', 'cubes') +
        fact(one, 'quiz-rattus-neutral', 'neutral') -
        fact(one, 'quiz-rattus-nuns', 'nuns');
      expect(isYes(one), JSON.stringify(one)).toBe(standing >= fact(one, 'quiz-rattus-token', 'limit'));
    }
  });

  it('what a picture shows in place of words is what they say', () => {
    const { told, game, replayed } = sheetOf('rattus');
    const { board } = game.presentation?.scene?.(replayed.table) ?? { board: null };
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

  it('those lose a cube of whom the log says so, and nobody without one', () => {
    const losses = questions('rattus', 'quiz-rattus-losses');
    expect(losses.length).toBeGreaterThan(5);
    for (const one of losses) {
      const losers = [...elementOf('rattus', one).querySelectorAll('lose:not([cubes="0"])')];
      expect(playersIn(one)).toEqual(losers.map((lose) => lose.getAttribute('player')));
      const owners = one.situation.filter(({ id }) => id === 'quiz-rattus-has');
      for (const loser of playersIn(one)) {
        const own = owners.find((message) => idIn(message, 'player') === loser);
        expect(own && numberIn(own, 'cubes')).toBeGreaterThan(0);
      }
    }
  });
});
