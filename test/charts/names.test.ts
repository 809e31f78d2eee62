/** Names in pictures: none over another, none cut off. */
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { drawIntervalDots, type IntervalDotsData } from '../../src/charts/interval-dots.js';
import { drawMirrorHistogram } from '../../src/charts/mirror-histogram.js';
import { drawRace } from '../../src/charts/race.js';
import { drawScoreColumns, type ScoreColumnsData } from '../../src/charts/score-columns.js';
import { drawStepLines, type StepLinesData } from '../../src/charts/step-lines.js';

const caption = { id: 'c', title: 'Title', summary: 'Summary' };

/** So wide is a letter at least. */
const LETTER = 6.5;

function textsIn(svg: string, selector: string) {
  return [...new JSDOM(svg).window.document.querySelectorAll(selector)].map((text) => {
    const x = Number(text.getAttribute('x'));
    const width = (text.textContent ?? '').length * LETTER;
    return text.getAttribute('text-anchor') === 'end' ? { from: x - width, to: x } : { from: x, to: x + width };
  });
}

it.each([[[40, 95]], [[90, 92]], [[94, 95]], [[10, 11]]])(
  'the names of flags at %j do not stand over each other',
  (ticks) => {
    const data: StepLinesData = {
      ...{ ticks: 100, turns: [], bands: [], marks: [], final: null, moments: [], leaders: [] },
      lines: [{ seat: 0, name: 'Anna', hue: 'red', values: Array.from({ length: 100 }, () => 0) }],
      flags: ticks.map((tick) => ({ tick, label: 'Ende', href: '#end', title: '' })),
      words: { leader: '', turn: '' },
    };
    const [one, next] = textsIn(drawStepLines(caption, data, 'wide'), '.flag-name');
    expect(one?.to).toBeLessThan(next?.from ?? 0);
  },
);

it.each([
  ['Alle Plätze', '100 %', 'von 12'],
  ['Platz 1', '8', null],
])('a panel has room for %s, %s %s', (label, text, count) => {
  const dot = { kind: 0, hue: 'red', value: 100, low: null, high: null, text, count } as const;
  const data: IntervalDotsData = {
    columns: [{ title: 'Won', least: 0, most: 100, unit: '', reference: null }],
    rows: [{ label, cells: [[dot]] }],
  };
  const svg = drawIntervalDots(caption, data, 'panel');
  expect(Math.max(...textsIn(svg, '.number').map(({ to }) => to))).toBeLessThan(330);
  expect(svg).toContain(`>${label}</text>`);
});

/** A digit at most, as wide as the fonts of the page have it. */
const DIGIT = 8.3;

it.each(['wide', 'narrow'] as const)('no number of a round touches the next one in a %s picture', (format) => {
  const at = { href: '#', title: '' };
  for (const rounds of [8, 10, 11]) {
    const columns: ScoreColumnsData['columns'] = [
      { ...at, label: '', kind: 'start', part: null },
      ...Array.from({ length: rounds }, (_, index) => ({
        ...at,
        label: `${index + 1}`,
        kind: 'turn' as const,
        part: null,
      })),
      ...Array.from({ length: 4 }, () => ({
        ...at,
        label: '',
        kind: 'final' as const,
        part: { hue: 'red', texture: 0 } as const,
      })),
    ];
    const data: ScoreColumnsData = {
      columns,
      lines: [{ seat: 0, name: 'Anna', hue: 'red', values: columns.map(() => 0) }],
      ...{ cells: [], signs: [], moments: [], leaders: [] },
      words: { leader: '', turn: '', final: '' },
    };
    const drawn = new JSDOM(drawScoreColumns(caption, data, format)).window.document;
    const numbers = [...drawn.querySelectorAll('.axis-name')]
      .map((text) => ({ number: text.textContent ?? '', middle: Number(text.getAttribute('x')) }))
      .filter(({ number }) => number !== '');
    expect(numbers.at(-1)?.number).toBe(`${rounds}`);
    numbers.slice(1).forEach(({ number, middle }, index) => {
      const before = numbers[index];
      const halves = ((number.length + (before?.number.length ?? 0)) * DIGIT) / 2;
      expect(middle - (before?.middle ?? 0)).toBeGreaterThan(halves + 2);
    });
  }
});

it.each([
  [-3, 7],
  [14, 2],
])('the scores below a histogram from %i with %i bins are whole, and stand under their bins', (first, bins) => {
  const group = { name: '', hue: 'red', texture: 0, kind: 0, mean: first, low: null, high: null, text: '' } as const;
  const svg = drawMirrorHistogram(
    caption,
    {
      bins: Array.from({ length: bins }, (_, index) => ({ from: first + index, counts: [1, 0] as const })),
      ...{ breadth: 1, groups: [group, group] as const, unit: '' },
    },
    'wide',
  );
  const told = [...new JSDOM(svg).window.document.querySelectorAll('.axis-name')].map((text) => text.textContent);
  expect(told).toEqual(Array.from({ length: bins }, (_, index) => String(first + index).replace('-', '−')));
});

it('the levels of a plot are whole, however low it is', () => {
  const svg = drawRace(caption, { columns: [], lines: [], highest: 1 });
  const told = [...new JSDOM(svg).window.document.querySelectorAll('.fine')].map((text) => text.textContent);
  expect(told).toEqual(['0', '1']);
});
