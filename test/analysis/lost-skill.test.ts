/** Where skill was lost: what is apart from noise, by kinds of decisions, the dearest kind first. */
import { expect, it } from 'vitest';
import type { AnalysedDecision } from '../../src/analysis/game-analysis.js';
import { lossesOf } from '../../src/analysis/lost-skill.js';
import type { Element } from '../../src/log/vocabulary.js';

function decision(number: number, seat: number, value: number, isApart = true): AnalysedDecision {
  return { number, appraisal: { seat }, given: { value, low: 0, high: 9 }, isApart } as AnalysedDecision;
}

function element(name: string, card?: string): Element {
  return { name, values: { card }, children: [], offset: 0 } as unknown as Element;
}

it('adds up what decisions of a kind gave up', () => {
  const elements = [
    element('play', 'builder'),
    element('play', 'maid'),
    element('play', 'builder'),
    element('tower', '7'),
    element('tower', '9'),
  ];
  const all = [
    decision(0, 0, 2),
    decision(1, 0, 3),
    decision(2, 0, 4),
    decision(3, 0, 1),
    decision(4, 0, 1.5),
    decision(5, 0, 0.5),
    decision(6, 0, 100, false),
    decision(7, 1, 100),
  ];
  expect(lossesOf(all, 0, (number) => elements[number])).toEqual([
    { element: 'play', card: 'builder', decisions: 2, given: 6 },
    { element: 'play', card: 'maid', decisions: 1, given: 3 },
    { element: 'tower', card: null, decisions: 2, given: 2.5 },
    { element: null, card: null, decisions: 1, given: 0.5 },
  ]);
});
