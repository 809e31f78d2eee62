import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { convert } from '../../src/commands/convert.js';
import { gameOf } from '../../src/games.js';
import { rawOfElement } from '../../src/log/raw.js';
import type { AnyElement, Element, Vocabulary } from '../../src/log/vocabulary.js';
import { logWriter } from '../../src/log/write.js';
import { recordingsOf } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { type Said, said } from './said.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-view-'));
afterAll(() => rmSync(folder, { recursive: true }));

const viewOf = (text: string, view: string): Promise<Said> => {
  const path = join(folder, 'game.xml');
  writeFileSync(path, text);
  return said(() => convert([path], { to: 'xml', output: '-', view, color: false }));
};

const FULL = [
  'valletta/legal/full-2-players-houses-chain',
  'tallinn/legal/full-3-players-legate',
  'rattus/legal/full-3-players-book-36',
];
const CASES = FULL.flatMap((name) => ['p1', 'p2', 'table'].map((view) => [name, view] as const));

/** The game with something else in the place of everything that is hidden from a seat. */
function withOtherSecrets(text: string, seat: string): { readonly text: string; readonly changed: number } {
  const [recording] = recordingsOf(text);
  const game = gameOf(recording?.ruleset ?? '');
  if (!recording || !game) throw new Error('no game');
  let changed = 0;
  const change = (element: Element, around: string | undefined): Element => {
    const given: Readonly<Record<string, unknown>> = element.values;
    const owner = typeof given['player'] === 'string' ? given['player'] : around;
    const secret = Object.hasOwn(game.secrets, element.name) ? game.secrets[element.name] : undefined;
    const isHidden = secret && (!secret.if || secret.if(element)) && (secret.from === 'all' || owner !== seat);
    const values = { ...given };
    for (const attribute of isHidden ? secret.attributes : []) {
      const before = values[attribute];
      if (before === undefined) continue;
      changed += 1;
      values[attribute] = Array.isArray(before)
        ? before.toReversed().map(() => OTHER[recording.ruleset])
        : OTHER[recording.ruleset];
    }
    return {
      ...element,
      values,
      children: element.children.map((child) => change(child, owner)),
    } as AnyElement<Vocabulary>;
  };
  const writer = logWriter('xml');
  const raw = rawOfElement(change(recording.game, undefined), game.vocabulary);
  return { text: writer.start() + writer.game(raw).text + writer.end(), changed };
}

/** Something that fits the attribute. */
const OTHER: Readonly<Record<string, string>> = { valletta: 'rekuk', tallinn: '1', rattus: 'r01' };

it.each(CASES)('of %s %s sees the same, whatever is hidden', async (name, view) => {
  const text = textOf(fixtures().find((one) => one.name === `${name}.xml`) as never);
  const other = withOtherSecrets(text, view);
  expect(other.changed).toBeGreaterThan(5);
  const seen = await viewOf(text, view);
  expect(seen.code).toBe(0);
  expect(seen.out).toContain('?');
  expect(seen.out).not.toContain('<note');
  expect((await viewOf(other.text, view)).out).toBe(seen.out);
});

it('is of nobody who does not sit at the table', async () => {
  const { code, out, err } = await viewOf(
    textOf(fixtures().find(({ name }) => name === `${FULL[0]}.xml`) as never),
    'p9',
  );
  expect(code).toBe(3);
  expect(out).not.toContain('<game ');
  expect(err).toContain('“p9”');
});
