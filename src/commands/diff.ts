/** `kiebitz diff`: which verdicts and findings have changed between two runs of `check --format ndjson`. */
import { RunDifference, type RunFinding, type RunGame } from '../analysis/run-difference.js';
import { readBytes } from '../io/bytes.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { isSystemError } from '../io/system-error.js';
import { Unpackable, unpacked } from '../io/unpack.js';
import { coloursFor } from '../output/colours.js';
import { differenceText } from '../output/difference-text.js';
import { OUTPUT_FORMAT } from '../output/json.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { VERSION } from '../version.js';
import { complain } from './complain.js';
import { EXIT } from './exit.js';
import { type Progress, progressOfLogs } from './progress.js';

/** The options of one run, as the command line gives them. */
export interface DiffOptions {
  readonly format: 'text' | 'json';
  readonly lang?: string;
  readonly color: boolean;
}

/**
 * @param before the output of a run, perhaps of an older version; `-` for standard input
 * @param after that of another one
 * @returns the exit code: 1 where anything has changed
 */
export async function diff(before: string, after: string, options: DiffOptions): Promise<number> {
  const speaker = await speakerFor(options.lang, [], ['referee']);
  const difference = new RunDifference();
  const progress = await progressOfLogs(process.stderr, [before, after]);
  for (const [path, add] of [
    [before, (game: RunGame) => difference.addOld(game)],
    [after, (game: RunGame) => difference.addNew(game)],
  ] as const) {
    const complaint = await readRun(path, add, progress, speaker);
    if (complaint === undefined) continue;
    progress.clear();
    return complain(`${path}: ${complaint}`, EXIT.unread);
  }
  progress.clear();
  await writeStandardOutput(
    options.format === 'json'
      ? `${JSON.stringify(differenceJson(difference), null, 2)}\n`
      : differenceText(difference, speaker, coloursFor(options.color)),
  );
  const { changes, onlyOld, onlyNew } = difference;
  return changes.length + onlyOld + onlyNew > 0 ? EXIT.findings : EXIT.fine;
}

/** A contract: docs/output.md. */
export function differenceJson(difference: RunDifference): object {
  const { same, changes, onlyOld, onlyNew } = difference;
  return {
    kiebitz: VERSION,
    format: OUTPUT_FORMAT,
    games: { same, changed: changes.length, onlyOld, onlyNew },
    verdicts: difference.verdicts(),
    groups: difference.groups(),
    changes,
  };
}

/** Hands over each game of a run. @returns what is wrong with the file */
async function readRun(
  path: string,
  add: (game: RunGame) => void,
  progress: Progress,
  speaker: Speaker,
): Promise<string | undefined> {
  let number = 0;
  try {
    for await (const line of linesOf(path)) {
      number += 1;
      if (line.trim() === '') continue;
      const game = readGame(line);
      if (game === undefined) return speaker.text('diff-no-run', { line: number });
      if (game === 'other') continue;
      add(game);
      progress.step();
    }
  } catch (error) {
    if (isSystemError(error)) return speaker.text('engine-fault-unreadable', { says: 'found', code: error.code });
    if (error instanceof Unpackable) return speaker.text('diff-no-run', { line: number + 1 });
    throw error;
  }
  return number === 0 ? speaker.text('engine-fault-empty') : undefined;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const bytes of unpacked(readBytes(path))) {
    const lines = decoder.decode(bytes, { stream: true }).split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      yield begun + line;
      begun = '';
    }
    begun += last;
  }
  begun += decoder.decode();
  if (begun !== '') yield begun;
}

/** @returns `other` for what a run says of something else; undefined for what is no line of a run */
function readGame(line: string): RunGame | 'other' | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const { file, game, ruleset, verdict, findings } = value;
  if (verdict === undefined) {
    // A file that could not be read is like a game that is not there.
    return ['fault', 'groups', 'baseline', 'config'].some((key) => key in value) ? 'other' : undefined;
  }
  if (typeof file !== 'string' || typeof ruleset !== 'string' || typeof verdict !== 'string') return undefined;
  if ((game !== null && typeof game !== 'string') || !Array.isArray(findings)) return undefined;
  const read = findings.map(readFinding);
  const known = read.filter((one) => one !== undefined);
  return known.length === read.length ? { file, game, ruleset, verdict, findings: known } : undefined;
}

function readFinding(value: unknown): RunFinding | undefined {
  if (!isObject(value) || !isObject(value['at'])) return undefined;
  const { rule, kind, severity, cause } = value;
  const { section, turn, play } = value['at'];
  if (typeof kind !== 'string' || typeof severity !== 'string' || typeof section !== 'string') return undefined;
  const text = (one: unknown): string | null => (typeof one === 'string' ? one : null);
  const number = (one: unknown): number | null => (typeof one === 'number' ? one : null);
  return {
    rule: text(rule),
    kind,
    severity,
    cause: text(cause),
    at: { section, turn: number(turn), play: number(play) },
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
