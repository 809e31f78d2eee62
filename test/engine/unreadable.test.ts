/** Whatever of a legal log cannot be read, however often: the log is broken, and nobody has broken a rule. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { check } from '../../src/api/check.js';
import { vocabularyOf } from '../../src/games.js';
import type { Attribute } from '../../src/log/attribute.js';
import { RULESETS } from '../../src/log/envelope.js';
import { fixtures, textOf } from '../fixture-files.js';
import { sampled } from '../runs.js';
import { findingText, recordingsOf } from './replays.js';

const WRONG = ['?', '-', '(', '?:?:?'];

/** What the attribute cannot be; undefined where it may be any text. */
function wrongValue({ type, mayBeUnknown }: Attribute): string | undefined {
  return WRONG.find((value) => type.read(value) === undefined && !(mayBeUnknown && value === '?'));
}

describe.each(RULESETS)('a legal log of %s', (ruleset) => {
  const vocabulary = vocabularyOf(ruleset) ?? {};
  const logs = fixtures()
    .filter(({ name }) => name.startsWith(`${ruleset}/legal/full-`))
    .slice(0, 3)
    .map(textOf);
  const kinds = Object.entries(vocabulary).flatMap(([element, { attributes }]) =>
    // Without the name of the game nothing is known of it.
    element === 'game'
      ? []
      : Object.entries(attributes).flatMap(([name, attribute]) => {
          const wrong = wrongValue(attribute);
          const pattern = new RegExp(`(<${element}\\b[^<>]*?\\s${name}=")[^"]*`, 'g');
          return wrong !== undefined && logs.some((log) => pattern.test(log))
            ? [{ element, name, pattern, wrong }]
            : [];
        }),
  );

  test('has many attributes that can be unreadable', () => {
    expect(kinds.length).toBeGreaterThan(25);
  });

  test.each(sampled(kinds, 10))('in which no $name of <$element> can be read is not illegal', ({ pattern, wrong }) => {
    for (const log of logs) {
      const text = log.replace(pattern, `$1${wrong}`);
      for (const { verdict, findings } of recordingsOf(text).map((recording) => check(recording)))
        expect(verdict, findings.map(findingText).join('\n')).not.toBe('illegal');
    }
  });
});

test.each([
  ['a player', 'legal/full-3-players-legate', /(?<= player="p1)(?=")/g],
  ['a card that the log itself describes', 'legal/full-4-players-below-zero', /(?<=<start id="start-\d)(?=")/g],
])('a blank behind the id of %s, in one place, makes no game illegal', (_, name, places) => {
  const log = textOf({ path: fileURLToPath(new URL(`../../fixtures/tallinn/${name}.xml`, import.meta.url)) });
  const at = [...log.matchAll(places)].map(({ index }) => index);
  expect(at.length).toBeGreaterThan(2);
  for (const place of at.slice(0, 8)) {
    const [game] = recordingsOf(`${log.slice(0, place)} ${log.slice(place)}`).map((recording) => check(recording));
    expect(game?.verdict, game?.findings.map(findingText).join('\n')).toBe('undecidable');
  }
});

describe.each(RULESETS)('a legal log of %s in which an element that there is not stands around another', (ruleset) => {
  const log = fixtures()
    .filter(({ name }) => name.startsWith(`${ruleset}/legal/full-`))
    .map(textOf)
    .reduce((shortest, one) => (one.length < shortest.length ? one : shortest));
  const kinds = [...new Set([...log.matchAll(/<([\w-]+)[^<>]*\/>/g)].map(([, name]) => name))];

  test.each(sampled(kinds, 8))('<group><%s/></group>', (name) => {
    const text = log.replace(new RegExp(`<${name}\\b[^<>]*/>`), '<group>$&</group>');
    const [game] = recordingsOf(text).map((recording) => check(recording));
    expect(game?.verdict, game?.findings.map(findingText).join('\n')).toBe('undecidable');
  });
});

test.each([1, 2, 40])('plays that stand in the play before them, in %i rounds, accuse nobody', (rounds) => {
  const path = fileURLToPath(new URL('../../fixtures/tallinn/legal/full-3-players-legate.xml', import.meta.url));
  let left = rounds;
  const text = textOf({ path }).replace(/(<play [^>]*)\/>(\s*<play [^>]*>)/g, (whole, one, other) => {
    left -= 1;
    return left < 0 ? whole : `${one}>${other}</play>`;
  });
  expect(text).toContain('</play>');
  const [game] = recordingsOf(text).map((recording) => check(recording));
  expect(game?.verdict, game?.findings.map(findingText).join('\n')).toBe('undecidable');
});

test('a time that is none hides no breach: no rule asks for it', () => {
  const bug = readFileSync(new URL('../../fixtures/tallinn/bugs/draw-before-tower-full.xml', import.meta.url), 'utf8');
  const rootsOf = (text: string): readonly string[] =>
    recordingsOf(text)
      .flatMap((recording) => check(recording).findings)
      .flatMap(({ severity, cause, rule }) => (severity === 'error' && cause === null && rule !== null ? [rule] : []));
  const timed = bug.replace(/<meta /, '<meta played="2026-02-30" ');
  expect(timed).not.toBe(bug);
  expect(rootsOf(bug)).not.toEqual([]);
  expect(rootsOf(timed)).toEqual(rootsOf(bug));
});

test.each([
  ['is wrong', 'player="p9"', 'p1 p2'],
  ['stands twice', 'player="p1" player="p2"', undefined],
])('whoever there is helps where a player %s: %s', (_, attribute, expected) => {
  const [recording] = recordingsOf(
    `<game ruleset="valletta" id="g"><players><player id="p1"/><player id="p2"/></players><moves><turn ${attribute}/></moves></game>`,
  );
  const unread = (recording ? check(recording).findings : []).filter(({ kind }) => kind === 'unread');
  expect(unread.map((finding) => finding.expected)).toEqual([expected]);
});
