/** Slips of one letter in typed games: what the reader tells, and what the referee finds of those that make another valid word. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensOf } from '../../src/log/kbz/tokens.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { outline, turnLines } from '../log/kbz/typed-games.js';
import { pick, type Random, randomFrom } from '../oracle/random.js';

/** What became of the slips in a game. */
export interface TypedTally {
  slips: number;
  /** The reader says that it is no word, or one of several. */
  told: number;
  /** The game is the same. */
  same: number;
  /** Another valid word, after which the referee finds an error that there was not before. */
  found: number;
  /** Another valid word, and a game that might have been played as well. */
  passed: number;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** Makes slips, one at a time, at random words of the typed game of a ruleset; the same for the same seed. */
export function judgeTyped(ruleset: string, count: number, seed: number): TypedTally {
  const random = randomFrom(seed);
  const folder = join('fixtures', ruleset, 'typed');
  const file = readdirSync(folder).find((name) => name.endsWith('.kbz')) ?? '';
  const text = readFileSync(join(folder, file), 'utf8');
  const [whole] = recordingsOf(text, file);
  if (!whole) throw new Error(file);
  const before = JSON.stringify(outline(whole.game));
  const errorsBefore = errorsIn(replayed(whole, false).findings);
  const tally: TypedTally = { slips: 0, told: 0, same: 0, found: 0, passed: 0 };
  while (tally.slips < count) {
    const slipped = slip(text, random);
    if (slipped === undefined) continue;
    tally.slips += 1;
    const [recording] = recordingsOf(slipped, file);
    if (!recording || recording.problems.length > 0) tally.told += 1;
    else if (JSON.stringify(outline(recording.game)) === before) tally.same += 1;
    else if (errorsIn(replayed(recording, false).findings) > errorsBefore) tally.found += 1;
    else tally.passed += 1;
  }
  return tally;
}

function errorsIn(findings: ReturnType<typeof replayed>['findings']): number {
  return findings.filter(({ severity }) => severity === 'error').length;
}

/** The text with a letter too many, too few, or another one in a word of a turn. */
function slip(text: string, random: Random): string | undefined {
  const line = pick(turnLines(text), random) ?? '';
  // The number of the turn is told by the reader, whatever it is.
  const [, ...words] = tokensOf(line, 0).filter(({ kind }) => kind === 'word');
  const word = pick(words, random);
  if (!word) return undefined;
  const at = word.start + random(word.text.length);
  const letter = pick(LETTERS, random) ?? '';
  const [skipped, added] = [[0, letter] as const, [1, letter] as const, [1, ''] as const][random(3)] ?? [0, ''];
  const slipped = line.slice(0, at) + added + line.slice(at + skipped);
  return slipped === line ? undefined : text.replace(line, () => slipped);
}
