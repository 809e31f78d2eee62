/**
 * Recorded games. A file dropped into `fixtures/<game>/` is a test without a line of code: what is expected of it stands
 * beside it, `name.xml` and `name.expected.json`. KIEBITZ_UPDATE=1 writes what is found now; read it before you believe it.
 */
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findingText, replayText } from './engine/replays.js';
import { expectationOf, expectationText, fixtures, outcomeOf, spokenOf, textOf } from './fixture-files.js';

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
