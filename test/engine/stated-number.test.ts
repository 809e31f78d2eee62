import { expect, test } from 'vitest';
import { quantityOf } from '../../src/engine/quantity.js';
import { compareNumber } from '../../src/engine/stated-number.js';
import { elementOf, watchedJudge } from './judges.js';

const element = elementOf('state', {});
const gold = { element, attribute: 'gold', computed: 3, place: 'p1', thing: 'gold' };
const differs = () => {
  throw new Error('nothing differs');
};

test.each([3, undefined])('a number that agrees, or is not stated, is no finding: %s', (claimed) => {
  const { judge } = watchedJudge();
  judge.find('toy.claim.total', { message: 'toy', taints: [quantityOf('p1', 'gold')] });
  compareNumber(judge, { ...gold, claimed }, differs);
  expect(judge.findings).toHaveLength(1);
  // What agrees is trusted again.
  expect(judge.trust.isTainted(quantityOf('p1', 'gold'))).toBe(claimed === undefined);
});

test('a number that differs is told with both numbers, and the state follows the record', () => {
  const { judge } = watchedJudge();
  const followed: number[] = [];
  compareNumber(judge, { ...gold, claimed: 5 }, (by) => ({
    rule: by > 0 ? 'toy.too.many' : 'toy.too.few',
    message: 'toy_claim',
    with: { round: 2 },
    player: 'p1',
    follow: (amount) => followed.push(amount),
  }));
  expect(judge.findings).toMatchObject([
    {
      ...{ rule: 'toy.too.many', kind: 'wrong', expected: '3', actual: '5' },
      message: { id: 'toy_claim', parameters: { round: 2, claimed: 5, computed: 3 } },
    },
  ]);
  expect(followed).toEqual([2]);
});

test('what it rests on may be doubtful: then it is a consequence', () => {
  const { judge } = watchedJudge();
  const root = judge.find('toy.claim.total', { message: 'toy', taints: [quantityOf('p1', 'gold')] });
  compareNumber(judge, { ...gold, claimed: 2 }, () => ({
    rule: 'toy.too.few',
    message: 'toy_claim',
    follow: () => undefined,
  }));
  expect(judge.findings.at(-1)?.cause).toBe(root);
});
