/**
 * Recorded games. A file dropped into `fixtures/<game>/` is a test without a line of code: what is expected of it stands
 * beside it, `name.xml` and `name.expected.json`; and of some what the report tells, in `name.told.txt`. KIEBITZ_UPDATE=1 writes what is
 * found and told now; read it before you believe it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULESETS } from '../src/log/envelope.js';
import { findingText, replayText } from './engine/replays.js';
import { expectationOf, expectationText, fixtures, outcomeOf, spokenOf, textOf } from './fixture-files.js';
import { toldText } from './told-text.js';

const UPDATE = process.env['KIEBITZ_UPDATE'] === '1';

describe('the recorded game', () => {
  test.each(fixtures().map((fixture) => [fixture.name, fixture] as const))('%s', (name, fixture) => {
    const replayed = replayText(textOf(fixture), name);
    const outcome = outcomeOf(replayed);
    if (UPDATE) writeFileSync(fixture.expectationPath, expectationText(outcome));
    const expectation = expectationOf(fixture);
    const hint = `nobody has said what is expected of ${name}: KIEBITZ_UPDATE=1 npx vitest run test/fixtures.test.ts writes it`;
    if (!expectation) expect.fail(`${hint}\n${expectationText(outcome)}`);
    const found = ['', ...replayed.findings.map(findingText)].join('\n');
    expect(spokenOf(outcome, expectation), found).toEqual(expectation);
  });
});

describe('the report tells of', () => {
  const told = fixtures().filter(({ toldPath }) => existsSync(toldPath));

  test('games of each ruleset', () => {
    const rulesets = told.map(({ name }) => name.replace(/\/.*/, ''));
    expect([...new Set(rulesets)].sort()).toEqual([...RULESETS].sort());
  });

  test.each(told.map((fixture) => [fixture.name, fixture] as const))('%s', (name, fixture) => {
    const text = toldText(textOf(fixture), name);
    if (UPDATE) writeFileSync(fixture.toldPath, text);
    expect(text).toBe(readFileSync(fixture.toldPath, 'utf8'));
  });
});
