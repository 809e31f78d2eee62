import { expect, test } from 'vitest';
import { presetsThatSet, rulesUnder, rulingsUnder } from '../../src/engine/option-scope.js';
import type { Rule, Ruling } from '../../src/engine/rule.js';

const rulebook: readonly Rule[] = [
  { id: 'game.named', kind: 'explicit', cites: [], option: 'first' },
  { id: 'game.other', kind: 'explicit', cites: [], option: 'second' },
  { id: 'game.silent', kind: 'explicit', cites: [] },
];
const ruling = (id: string, kind: Ruling['kind'], rules: Ruling['rules']): Ruling => ({
  ...{ id, kind, rules, accuses: [], permits: [] },
});
const rulings = [
  ruling('A1', 'open', ['game.named', 'game.other', 'game.silent']),
  ruling('C1', 'differs', ['game.named']),
  ruling('A2', 'open', ['game.named']),
];
const game = { rulebook, rulings };
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('an option changes the rules that name it, and those of its ruling that no other option changes', () => {
  expect(ids(rulesUnder(game, { name: 'first', values: ['a', 'b'], as: 'first', ruling: 'A1' }))).toEqual([
    'game.named',
    'game.silent',
  ]);
  expect(ids(rulesUnder(game, { name: 'third', values: ['a', 'b'], as: 'third', ruling: 'A1' }))).toEqual(
    ids(rulebook),
  );
  expect(ids(rulesUnder(game, { name: 'second', values: ['a', 'b'], as: 'second', offers: 'variant' }))).toEqual([
    'game.other',
  ]);
});

test('it decides its ruling; beside that stands where texts differ on its rules', () => {
  expect(ids(rulingsUnder(game, { name: 'first', values: ['a', 'b'], as: 'first', ruling: 'A1' }))).toEqual([
    'A1',
    'C1',
  ]);
  expect(ids(rulingsUnder(game, { name: 'second', values: ['a', 'b'], as: 'second', offers: 'variant' }))).toEqual([]);
});

test('a preset sets what it says of the options that a log does not name', () => {
  const options = [
    { name: 'preset', values: ['book', 'online'], as: 'online', offers: 'online' },
    { name: 'first', values: ['a', 'b'], as: 'first', ruling: 'A1' },
  ] as const;
  const presets = ({ preset }: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    preset === 'online' ? { first: 'b' } : {};
  expect(presetsThatSet({ options, presets }, { option: 'first', value: 'b' })).toEqual([
    { option: 'preset', value: 'online' },
  ]);
  expect(presetsThatSet({ options, presets }, { option: 'first', value: 'a' })).toEqual([]);
});
