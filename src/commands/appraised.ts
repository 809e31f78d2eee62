/** Appraises the decisions of one game: on all processors, with progress, until somebody breaks it off. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AppraisalSetting } from '../analysis/appraisal-setting.js';
import type { AppraisedGame, Stop } from '../analysis/appraised-game.js';
import { type AnalysedDecision, analysedDecision } from '../analysis/game-analysis.js';
import type { Appraisal } from '../kernel/appraisal.js';
import type { Speaker } from '../text/speaker.js';
import { cacheFile, keepAppraisals, keptAppraisals } from './appraisal-cache.js';
import type { FollowTask } from './appraisal-task.js';
import type { AppraisalTask } from './appraise-worker.js';
import { complain, complainOfWriting } from './complain.js';
import { makeDirectory } from './output-directory.js';
import type { Prepared } from './prepared.js';
import { NO_PROGRESS, progressOn } from './progress.js';

/** How games are analysed, as the command line says it. */
export interface AppraisalOptions extends AppraisalSetting {
  /** @see AppraisalRun */
  readonly cache?: string;
}

/** How the work is done; the result does not depend on it. */
export interface AppraisalRun {
  /** A directory that keeps results. */
  readonly cache: string | undefined;
  /** How many workers; 1 for none. */
  readonly jobs: number;
  /** No progress is shown. */
  readonly quiet?: boolean;
}

/** What became of an analysis. */
interface Appraised {
  readonly appraised: AppraisedGame;
  /** Somebody broke it off; what was done before stands in it. */
  readonly isBroken: boolean;
  /** False where the cache could not be written. */
  readonly isKept: boolean;
}

/**
 * Appraises one decision after the other; Ctrl+C ends it behind the one in hand.
 * @param done is told each decision
 */
export async function appraise(
  { task, appraised }: Prepared,
  { cache, jobs, quiet = false }: AppraisalRun,
  speaker: Speaker,
  done: (decision: AnalysedDecision) => Promise<void> = async () => undefined,
): Promise<Appraised> {
  const { record, request, least } = appraised;
  const kept = await keptFor(task, cache, speaker);
  const decisions: AnalysedDecision[] = [];
  const whole = { total: record.decisions.length, done: () => decisions.length };
  const progress = quiet ? NO_PROGRESS : await progressOn(process.stderr, whole);
  let isBroken = false;
  const breakOff = (): void => {
    isBroken = true;
  };
  process.once('SIGINT', breakOff);
  for await (const appraisal of appraisals(task, appraised, kept.appraisals, jobs, () => isBroken)) {
    const decision = analysedDecision(decisions.length, appraisal, request.measure, least);
    decisions.push(decision);
    progress.step();
    await done(decision);
  }
  process.off('SIGINT', breakOff);
  progress.clear();
  const isWhole = decisions.length === record.decisions.length;
  const stop: Stop | undefined = isWhole ? appraised.stop : { type: 'broken-off' };
  return {
    appraised: { ...appraised, decisions, stop },
    isBroken: !isWhole,
    isKept: await keep(kept, decisions, speaker),
  };
}

/** What an earlier run has kept, and where this one does. */
interface Kept {
  readonly path: string | undefined;
  readonly appraisals: readonly Appraisal[];
}

async function keptFor(task: FollowTask, directory: string | undefined, speaker: Speaker): Promise<Kept> {
  if (directory === undefined) return { path: undefined, appraisals: [] };
  const path = cacheFile(directory, task);
  const appraisals = await keptAppraisals(path);
  if (!appraisals) complain(speaker.text('analyse-cache-spoilt', { path }));
  return { path, appraisals: appraisals ?? [] };
}

/** @returns false where it cannot be written */
async function keep({ path, appraisals: before }: Kept, decisions: readonly AnalysedDecision[], speaker: Speaker) {
  if (path === undefined || decisions.length <= before.length) return true;
  const appraisals = decisions.map(({ appraisal }) => appraisal);
  const failure = (await makeDirectory(dirname(path))) ?? (await keepAppraisals(path, appraisals));
  if (failure) complainOfWriting(failure, speaker);
  return failure === undefined;
}

/** Of all decisions in their order, those first that are kept, as far as nobody breaks it off. */
async function* appraisals(
  task: FollowTask,
  { record }: Pick<AppraisedGame, 'record'>,
  kept: readonly Appraisal[],
  jobs: number,
  isBroken: () => boolean,
): AsyncGenerator<Appraisal> {
  const { inThreads, NoThread, Threads } = await import('../io/threads.js');
  const worker = new URL('./appraise-worker.cjs', import.meta.url);
  const threads = jobs > 1 && existsSync(worker) ? new Threads<Appraisal>(inThreads(worker), jobs) : undefined;
  const here = record.appraiser(task.request);
  try {
    const results = record.decisions
      .slice(kept.length)
      .map((_, at) => threads?.run({ ...task, decision: kept.length + at } satisfies AppraisalTask));
    yield* kept;
    for (const [at, result] of results.entries()) {
      const decision = kept.length + at;
      // Whoever breaks it off is heard between two decisions.
      await new Promise(setImmediate);
      if (isBroken()) return;
      try {
        if (result) yield* result;
        else yield here(decision);
      } catch (error) {
        if (!(error instanceof NoThread)) throw error;
        yield here(decision);
      }
    }
  } finally {
    await threads?.end();
  }
}
