import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/text/language.js';
import { numberIn, told } from '../../src/text/told-number.js';

const WHOLE = [0, 1, 12, 999, 1000, 1234, 9999, 10_000, 123_456, 1_234_567, Number.MAX_SAFE_INTEGER];
/** Means of up to sixty games, some of which lie between two tenths, and what is large or next to nothing. */
const MEANS = [
  ...Array.from({ length: 60 }, (_, games) => Array.from({ length: 70 }, (_, sum) => sum / (games + 1))).flat(),
  ...[0.05, 0.15, 1.005, 999.95, 1234.56, 9999.94, 12_345.65, 2.0005, 9.9996, 1e-7, 1e16, Number.MIN_VALUE],
  ...Array.from({ length: 2000 }, (_, index) => Math.exp(index / 80) / 7),
];

/** What a sentence says of a number, in each language. */
function said(language: Language, sentence: string): (count: number) => string {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER: numberIn(language) } });
  bundle.addResource(new FluentResource(`amount = ${sentence}`));
  const pattern = bundle.getMessage('amount')?.value ?? '';
  return (count) => bundle.formatPattern(pattern, { count: told(count, language) });
}

const signed = (numbers: readonly number[]) => numbers.flatMap((number) => (number === 0 ? [0] : [number, -number]));

it.each(LANGUAGES)('a number is told in %s as Intl tells it, but with a minus sign', (language) => {
  const tell = said(language, '{ $count }');
  const format = new Intl.NumberFormat(language);
  const counts = signed([...WHOLE, ...MEANS, 1e21]);
  expect(counts.map(tell)).toEqual(counts.map((count) => format.format(count).replace('-', '−')));
});

it.each(LANGUAGES)('with one digit behind the mark a number is told in %s as Intl tells it', (language) => {
  const tell = said(language, '{ NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) }');
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const counts = signed([...WHOLE, ...MEANS]);
  expect(counts.map(tell)).toEqual(counts.map(format.format));
});

it('without groups a number is told as Intl tells it', () => {
  const tell = said('en', '{ NUMBER($count, useGrouping: 0) }');
  const format = new Intl.NumberFormat('en', { useGrouping: false });
  for (const count of signed([...WHOLE, 1e21, 0.5])) expect(tell(count)).toBe(format.format(count));
});

it('what no sentence asks for is asked of Intl', () => {
  expect(said('de', '{ NUMBER($count, minimumFractionDigits: 2) }')(1234.5)).toBe('1.234,50');
  expect(() => numberIn('en')(['one'], {})).toThrow(TypeError);
});
