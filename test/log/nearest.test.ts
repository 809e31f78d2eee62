import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/log/nearest.js';

const KNOWN = [
  'valletta',
  'tallinn',
  'rattus',
  'build',
  'builder',
  'play',
  'player',
  'turn',
  'at',
  'pay',
  'final-phase',
];

describe('nearest', () => {
  it.each([
    ['valetta', 'valletta'],
    ['Valletta', 'valletta'],
    [' VALLETTA ', 'valletta'],
    ['talin', undefined],
    ['tallin', 'tallinn'],
    ['ratus', 'rattus'],
    ['bulid', 'build'],
    ['trun', 'turn'],
    ['bulider', 'builder'],
    ['Final Phase', 'final-phase'],
    ['final_phase', 'final-phase'],
    ['play', 'play'],
    ['plays', 'play'],
    ['catan', undefined],
    ['a', undefined],
    ['', undefined],
    ['x'.repeat(100_000), undefined],
  ])('%s: %s', (word, meant) => {
    expect(nearest(word, KNOWN)).toBe(meant);
  });

  it('does not guess between two', () => {
    expect(nearest('A4-1', ['A1-1', 'A2-1'])).toBeUndefined();
    expect(nearest('abcdeX', ['abcdef', 'abcdeg', 'abcdeX'])).toBe('abcdeX');
  });

  it('has nothing to choose from', () => {
    expect(nearest('a', [])).toBeUndefined();
  });
});
