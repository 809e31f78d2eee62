/** Ten thousand strings through every text field of a log: the page keeps its shape, and each string comes out as it went in. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/games.js';
import { renderReport } from '../../src/report/page.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { copyOf, type Element, one, parseXml, toJson } from '../oracle/element.js';
import { documentOf } from './documents.js';
import { HOSTILE_TEXTS } from './hostile-texts.js';

const GAMES = 9;
const NOTES = 560;
const FIXTURE = new URL('../../fixtures/tallinn/legal/full-4-players-below-zero.xml', import.meta.url);

const game = gameIn(parseXml(readFileSync(FIXTURE, 'utf8')));
const speaker = await speakerFor('en', ['tallinn'], REPORT_PARTS);

/** What markup, templates, messages and terminals are made of, and any other character. */
const fragment = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    "'",
    '`',
    '=',
    '{{',
    '}}',
    '{',
    '}',
    '&#60;',
    '&amp',
    '</',
    '/>',
    '<!',
    ']]>',
    '--',
  ),
  fc.constantFrom(
    '<b>',
    '</p>',
    '</svg>',
    '<svg/onload=',
    '<title>',
    '<style>',
    '\\u003c',
    '%3C',
    '${',
    '$1',
    '#',
    '  ',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const hostile = fc
  .array(fragment, { minLength: 1, maxLength: 5 })
  .map((fragments) => fragments.join(''))
  // What no line of a log can carry, and what every HTML parser changes, is another matter (test/log/hostile.test.ts).
  .filter((text) => text.trim() !== '' && !/[\p{Cc}\p{Cs}\ufdd0-\ufdef\ufffe\uffff]/u.test(text));

interface Texts {
  readonly id: string;
  readonly meta: readonly [string, string];
  readonly names: readonly string[];
  readonly notes: readonly (readonly [by: string, text: string])[];
}

/** The game with these texts, as a log. */
function logOf({ id, meta, names, notes }: Texts): string {
  const copy = copyOf(game);
  copy.attributes['id'] = id;
  const [source, event] = meta;
  const own: Element = { name: 'meta', attributes: { source, event }, children: [], text: '' };
  copy.children.splice(0, copy.children[0]?.name === 'meta' ? 1 : 0, own);
  one(copy, 'players')?.children.forEach((player, seat) => {
    player.attributes['name'] = names[seat] ?? '';
  });
  const rounds = one(copy, 'moves')?.children.filter(({ name }) => name === 'round') ?? [];
  notes.forEach(([by, text], index) => {
    rounds[Math.floor((index * rounds.length) / notes.length)]?.children.push({
      ...{ name: 'note', attributes: { by }, children: [], text },
    });
  });
  return JSON.stringify(toJson(copy));
}

function pageOf(texts: Texts): Document {
  const [recording] = recordingsOf(logOf(texts), 'hostile.json');
  const own = recording && gameOf(recording.ruleset);
  if (!recording || !own) throw new Error('no game');
  return documentOf(renderReport(reportModel(replayed(recording), own, speaker)));
}

const shapeOf = (document: Document): string =>
  [...document.querySelectorAll('*')].map(({ tagName, attributes }) => `${tagName} ${attributes.length}`).join(' ');

const said = (document: Document, selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('hostile strings', () => {
  const drawn = fc.sample(hostile, { numRuns: GAMES * (2 * NOTES + 7), seed: 20_261_122 });
  const games = Array.from({ length: GAMES }, (_, number): Texts => {
    const own = drawn.slice(number * (2 * NOTES + 7), (number + 1) * (2 * NOTES + 7));
    const [id = '', source = '', event = '', ...rest] = own;
    const names = rest.slice(0, 4);
    const texts = rest.slice(4);
    // Around an id the reader allows no blank.
    return { id: id.trim(), meta: [source, event], names, notes: pairs(texts) };
  });
  const harmless = shapeOf(
    pageOf({
      id: 'x',
      meta: ['x', 'x'],
      names: ['x', 'x', 'x', 'x'],
      notes: Array.from({ length: NOTES }, () => ['x', 'x']),
    }),
  );

  it('are more than ten thousand', () => {
    expect(drawn.length).toBeGreaterThan(10_000);
    expect(new Set(drawn).size).toBeGreaterThan(8_000);
  });

  it.each(games.map((texts, number) => [number + 1, texts] as const))('stay text in game %i', (_, texts) => {
    const document = pageOf(texts);
    // Not `toBe`: nobody wants to read the difference of two whole pages.
    expect(shapeOf(document) === harmless, 'the shape of the page').toBe(true);
    expect(said(document, '.note p')).toEqual(texts.notes.map(([, text]) => text));
    expect(said(document, '.note footer bdi')).toEqual(texts.notes.map(([by]) => by));
    expect(new Set(said(document, '.standings bdi'))).toEqual(new Set(texts.names));
    expect(document.title).toContain(texts.id);
    const summary = JSON.parse(document.querySelector('#summary')?.textContent ?? '') as { scores: { name: string }[] };
    expect(new Set(summary.scores.map(({ name }) => name))).toEqual(new Set(texts.names));
  });
});

function pairs(texts: readonly string[]): [string, string][] {
  return Array.from({ length: texts.length / 2 }, (_, index) => [texts[2 * index] ?? '', texts[2 * index + 1] ?? '']);
}

function gameIn(root: Element): Element {
  const found = root.name === 'game' ? root : one(root, 'game');
  if (!found) throw new Error('a fixture without a game');
  return found;
}
