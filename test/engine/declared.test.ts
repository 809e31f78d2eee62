/** The judge asks a declaration: here that of a toy game. */
import { describe, expect, test } from 'vitest';
import { requireDeclared } from '../../src/engine/declared.js';
import { Choice, NOT_SHOWN } from '../../src/kernel/choice.js';
import { answersTo } from '../../src/kernel/conditions.js';
import { moveOf } from '../../src/kernel/play.js';
import { type Truth, UNKNOWN } from '../../src/kernel/truth.js';
import { coins, GOODS, goods, type Harbour, harbour, newGame, packed, type RULES } from '../kernel/harbour.js';
import { elementOf, watchedJudge } from './judges.js';

const BUY_POINT = 2;
const state = newGame();
state.open(BUY_POINT, 1);
for (const good of GOODS) goods.set(state, 0 as never, good, 2);
const PRICE = [2, 1, 1];

function buying(payment: number): Choice {
  const choice = new Choice();
  choice.values.set([1, payment]);
  return choice;
}

function judged(payment: number) {
  const { judge } = watchedJudge();
  const choice = buying(payment);
  judge.beginMove(1, elementOf('play', {}), 'p1');
  const holds = requireDeclared(judge, answersTo(moveOf(harbour, state, choice), state, choice), {
    gaps: () => 'choice',
    facts: ({ slot }) => ({ message: 'engine-no-moves', actual: slot ?? '' }),
  });
  judge.endMove();
  const findings = judge.findings.map(({ rule, actual }) => [rule, actual]);
  return { holds, findings, open: judge.moves.undecided.map(({ gaps, rules }) => [gaps, rules]) };
}

describe('a recorded choice', () => {
  test('is legal where all conditions hold', () => {
    expect(judged(packed(PRICE))).toMatchObject({ holds: true, findings: [] });
  });

  test('is accused once, of the first condition that fails', () => {
    expect(judged(packed([9, 9, 8]))).toMatchObject({ holds: false, findings: [['harbour.buy.price', 'pay']] });
    expect(judged(packed([2, 3, 0]))).toMatchObject({ holds: false, findings: [['harbour.buy.own-goods', 'pay']] });
  });

  test('stays open where the record does not show a slot', () => {
    const rules = ['harbour.buy.price', 'harbour.buy.own-goods'];
    expect(judged(NOT_SHOWN)).toEqual({ holds: true, findings: [], open: [[['choice'], rules]] });
  });
});

function answerOf(state: Harbour, choice: Choice, rule: (typeof RULES)[number]): Truth | undefined {
  return answersTo(moveOf(harbour, state, choice), state, choice).find((answer) => answer.rule === rule)?.holds;
}

test('says of one rule whether it is kept', () => {
  const of = (payment: number, rule: (typeof RULES)[number]) => {
    const choice = buying(payment);
    return answerOf(state, choice, rule);
  };
  expect(of(packed([0, 0, 0]), 'harbour.buy.price')).toBe(false);
  expect(of(packed([0, 0, 0]), 'harbour.buy.own-goods')).toBe(true);
  expect(of(NOT_SHOWN, 'harbour.buy.own-goods')).toBe('unknown');
  expect(of(packed(PRICE), 'harbour.bid.own-coins')).toBeUndefined();
});

test('stays open where a quantity is not known', () => {
  const bidding = newGame();
  coins.set(bidding, 0 as never, UNKNOWN);
  const choice = new Choice();
  choice.values[0] = 3;
  expect(answerOf(bidding, choice, 'harbour.bid.own-coins')).toBe('unknown');
});
