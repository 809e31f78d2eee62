/** `kiebitz check`: which games break which rule, and where. */
import { writeStandardOutput } from '../io/standard-output.js';
import type { Knowledge } from '../known/known.js';
import { BaselineCheck } from './baseline-update.js';
import type { CheckOptions } from './check-options.js';
import { type Run, STREAMS, sayNotInFull } from './check-streams.js';
import { complain, complainOfWriting } from './complain.js';
import { EXIT, READER_GONE } from './exit.js';
import { complainOfFiles } from './file-mistakes.js';
import { judgeFiles } from './judge-files.js';
import type { Judged } from './judged.js';
import { currentBaseline, knowledgeOf, UnusableFiles } from './known-findings.js';
import { unknownRules } from './named-rules.js';
import { NO_PROGRESS, type Progress, progressOfLogs } from './progress.js';
import { Speakers } from './speakers.js';
import { Tally } from './tally.js';

/** More findings than this are counted, but not grouped: memory is finite. */
const MOST_CASES = 10_000;

/**
 * @param paths files, directories, and `-` for standard input
 * @param jobs how many workers judge the files; the output does not depend on it
 * @returns the exit code
 * @throws UnusableEdition
 */
export async function check(paths: readonly string[], options: CheckOptions, jobs: number): Promise<number> {
  const speakers = new Speakers(options.lang);
  for (const rule of [...(options.select ?? []), ...(options.ignore ?? [])]) {
    const unknown = unknownRules(rule, await speakers.forRun());
    if (unknown !== undefined) return complain(unknown);
  }
  let knowledge: Knowledge;
  try {
    knowledge = await knowledgeOf(options);
  } catch (error) {
    if (!(error instanceof UnusableFiles)) throw error;
    complainOfFiles(error.mistakes, await speakers.forRun());
    return EXIT.unread;
  }
  const run: Run = {
    options,
    tally: new Tally(options),
    speakers,
    baseline: knowledge.baseline && new BaselineCheck(knowledge.baseline, options.updateBaseline === true),
    grouping: undefined,
  };
  const progress = options.quiet ? NO_PROGRESS : await progressOfLogs(process.stderr, paths);
  const games = counted(judgeFiles(paths, options, knowledge, jobs), run, progress);
  const written = await writeStandardOutput(STREAMS[options.format](games, run));
  // Who reads only the beginning (`| head`) has not seen everything.
  if (written === 'closed') return READER_GONE;
  await sayNotInFull(run);
  return options.updateBaseline ? updateBaseline(run) : run.tally.exitCode;
}

/** Counts each game on its way to the output. */
async function* counted(games: AsyncIterable<Judged>, run: Run, progress: Progress): AsyncGenerator<Judged> {
  try {
    for await (const judged of games) {
      run.tally.add(judged);
      run.baseline?.add(judged);
      if (judged.cases) {
        if (!run.grouping) {
          const { Grouping } = await import('../analysis/groups.js');
          run.grouping = new Grouping(MOST_CASES);
        }
        run.grouping.add(judged.cases.ruleset, judged.cases.traits, judged.cases);
      }
      progress.step();
      // Both are seen on the same screen.
      if (judged.text !== '' && process.stdout.isTTY) progress.clear();
      yield judged;
    }
  } finally {
    progress.clear();
  }
}

/** @throws any other error */
function unusable(error: unknown): UnusableFiles {
  if (error instanceof UnusableFiles) return error;
  throw error;
}

/** A baseline is written whole or not at all: what could not be read would be missing in it. */
async function updateBaseline({ options, tally, speakers, baseline }: Run): Promise<number> {
  const speaker = await speakers.forRun(tally.language);
  const path = options.baseline ?? '';
  if (tally.hasUnread) return complain(speaker.text('referee-baseline-unread', { path }), tally.exitCode);
  const result = await baseline?.write(path, () => currentBaseline(path)).catch((error: unknown) => unusable(error));
  if (result instanceof UnusableFiles) {
    complainOfFiles(result.mistakes, speaker);
    return EXIT.unread;
  }
  if (typeof result === 'object') return complainOfWriting(result, speaker);
  if (options.quiet) return EXIT.fine;
  return complain(speaker.text('referee-baseline-written', { path, count: result ?? 0 }), EXIT.fine);
}
