/**
 * Everything that is found in the games which the tests of the rules wrote: `fixtures/findings/<ruleset>.txt` has a paragraph for each, with
 * the sentences in English. KIEBITZ_UPDATE=1 writes it anew; read what has changed before you keep it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openPointsOf } from '../../src/analysis/open-points.js';
import { RULESETS } from '../../src/log/envelope.js';
import { sentenceOf } from '../../src/output/json.js';
import { speakerFor } from '../../src/text/speaker.js';
import { findingText, replayText } from '../engine/replays.js';
import { type ExampleLog, exampleLogs } from '../text/example-logs.js';
import { CASES as VALLETTA_CASES } from './valletta/cases/all.js';
import { gameLog } from './valletta/game-log.js';

const UPDATE = process.env['KIEBITZ_UPDATE'] === '1';
const speaker = await speakerFor('en', RULESETS);

/** Those that give no examples. */
const MORE: Readonly<Record<string, readonly ExampleLog[]>> = {
  valletta: VALLETTA_CASES.map((one) => {
    const { text, positionLines } = gameLog(one);
    return { file: 'test/games/valletta/cases', text, rank: 4, says: one.says, madeUp: positionLines };
  }),
};

/** A heading, and below it what is found, but for what only makes up a position. */
function paragraphOf({ rule, says, text, madeUp }: ExampleLog): string {
  const replayed = replayText(text, 'written.xml', false);
  const open = openPointsOf(replayed).map(({ gap, moves }) => `open ${gap} ${moves}`);
  const found = replayed.findings
    .filter(({ at }) => !madeUp?.has(at.line ?? 0))
    .flatMap((finding) => [findingText(finding), `  ${sentenceOf(finding, replayed, speaker)}`]);
  return [`# ${rule ?? says}: ${replayed.verdict}`, ...open, ...found].join('\n');
}

describe.each(RULESETS)('what is found in the written games of %s', (ruleset) => {
  const path = new URL(`../../fixtures/findings/${ruleset}.txt`, import.meta.url);
  const logs = [...exampleLogs(ruleset).filter(({ file }) => !file.startsWith('fixtures/')), ...(MORE[ruleset] ?? [])];
  if (UPDATE) writeFileSync(path, `${logs.map(paragraphOf).join('\n\n')}\n`);
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n\n') : [];

  it('is kept for each', () => {
    expect(kept).toHaveLength(logs.length);
  });

  it.each(logs.map((log, index) => [index, log.rule ?? log.says, log] as const))('%i %s', (index, _, log) => {
    expect(paragraphOf(log)).toBe(kept[index]);
  });
});
