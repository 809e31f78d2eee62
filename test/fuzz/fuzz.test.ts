/** Every input that a fuzzer kept, again; and that each law stops what breaks it. */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Element } from '../oracle/element.js';
import { IS_LONG } from '../runs.js';
import { decisionsOf } from './bytes.js';
import { corpusFile, inputsOf } from './corpus.js';
import { editedGame, seedGames } from './edited-game.js';
import { gamesOf, judge } from './judged.js';
import { LAWS, type Subject } from './laws.js';
import { jsonFile } from './log-text.js';
import { prepare, TARGETS } from './targets.js';
import { Violation } from './violation.js';

beforeAll(prepare);

/** In the short run so many inputs of each target, from all over its corpus: what each reaches, others nearly reach. `KIEBITZ_LONG=1`: all. */
const MOST = IS_LONG ? Number.POSITIVE_INFINITY : 3;
/** Thousands of games take minutes where others use the processors, too. */
const PATIENCE = (IS_LONG ? 30 : 2) * 60_000;

describe('what was kept of fuzzing', () => {
  it.each(Object.entries(TARGETS))(
    '%s',
    async (name, target) => {
      const inputs = inputsOf(corpusFile(name));
      expect(inputs).not.toEqual([]);
      const each = Math.ceil(inputs.length / MOST) || 1;
      for (const input of inputs.filter((_, index) => index % each === 0)) {
        const failure = await failureOf(async () => target(input));
        expect(failure, input.toString('base64')).toBeUndefined();
      }
    },
    PATIENCE,
  );

  it('is there for each target, and for nothing else', () => {
    const files = readdirSync(dirname(corpusFile('engine')));
    expect(files.sort()).toEqual(
      Object.keys(TARGETS)
        .map((name) => `${name}.txt`)
        .sort(),
    );
  });
});

describe('each law stops what breaks it', () => {
  // The first legal game serves, and is judged once: no law changes what it is asked about.
  const legal = firstLegal();
  const [illegal] = legal ? subjectsOf(withoutSetup(legal.game)) : [];

  it.each(Object.entries(LAWS))('%s', (_name, law) => {
    if (!legal || !illegal) throw new Error('no subjects');
    expect(illegal.replayed.verdict).toBe('illegal');
    expect(() => law(legal, () => 1)).not.toThrow();
    // What was said of the legal game is held against the illegal one.
    expect(() => law({ ...illegal, replayed: legal.replayed }, () => 1)).toThrow(Violation);
  });
});

it('edits differ with their bytes, and are the same for the same bytes', () => {
  const [one, again, other] = [
    [3, 1, 2, 3],
    [3, 1, 2, 3],
    [3, 9, 9, 9],
  ].map((bytes) => JSON.stringify(editedGame(decisionsOf(new Uint8Array(bytes))).game));
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

/** @returns the message of what was thrown */
async function failureOf(run: () => unknown): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function subjectsOf(game: Element): Subject[] {
  return gamesOf(jsonFile(game)).map((recording) => ({ game, recording, replayed: judge(recording) }));
}

function firstLegal(): Subject | undefined {
  for (const { game } of seedGames()) {
    const legal = subjectsOf(game).find(({ replayed }) => replayed.verdict === 'legal');
    if (legal) return legal;
  }
  return undefined;
}

/** A game that was never set up breaks a rule, whichever it is. */
function withoutSetup(game: Element): Element {
  return { ...game, children: game.children.filter(({ name }) => name !== 'setup') };
}
