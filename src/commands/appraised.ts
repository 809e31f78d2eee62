/** Appraises the decisions of one game: on all processors, with progress, until somebody breaks it off. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AppraisedGame, Stop } from '../analysis/appraised-game.js';
import { trustIn } from '../analysis/calibration.js';
import { type AnalysedDecision, analysedDecision } from '../analysis/game-analysis.js';
import type { EditionFile } from '../engine/edition-file.js';
import type { Finding } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import type { RecordedMove } from '../engine/recorded-moves.js';
import type { Replayed } from '../engine/replay.js';
import { inThreads, NoThread, Threads } from '../io/threads.js';
import type { Appraisal, PlayOutBot } from '../kernel/appraisal.js';
import { position } from '../log/position.js';
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import type { Speaker } from '../text/speaker.js';
import { cacheFile, keepAppraisals, keptAppraisals } from './appraisal-cache.js';
import { type FollowTask, followed } from './appraisal-task.js';
import type { AppraisalTask } from './appraise-worker.js';
import { makeDirectory } from './output-directory.js';
import { complain } from './play-options.js';
import { NO_PROGRESS, progressOn } from './progress.js';

/** How games are analysed, as the command line says it. */
export interface AppraisalOptions {
  readonly bot: PlayOutBot;
  /** @see AppraisalRequest.playOuts */
  readonly playOuts: number;
  readonly seed: number;
  /** The least difference that counts: in points, or in hundredths of a chance. */
  readonly least: number;
  /** Win chances even where nothing shows that they come true. */
  readonly chances: boolean;
  /** @see AppraisalRun */
  readonly cache?: string;
}

/** A game that was replayed. */
export interface ReplayedLog {
  readonly game: Game;
  readonly recording: Recording;
  readonly replayed: Replayed;
  readonly moves: readonly RecordedMove[];
  readonly edition: (name: string) => EditionFile | undefined;
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

/** An analysis that can begin: what is known before any game is played on. */
export interface Prepared {
  readonly task: FollowTask;
  readonly appraised: AppraisedGame;
}

/** What is appraised, and how. @returns a sentence where there is nothing */
export function prepared(log: ReplayedLog, options: AppraisalOptions, speaker: Speaker): Prepared | string {
  const { game, recording, replayed, moves, edition } = log;
  const components = recording.game.children.find(({ name }) => name === 'components');
  const name = replayed.edition ?? game.defaultEdition;
  const isHeld = replayed.edition === null && components !== undefined && components.children.length > 0;
  const values = isHeld ? { name, element: components } : edition(name);
  const [least, most] = game.playable?.players ?? [0, 0];
  const players = replayed.players.length;
  if (!values || players < least || players > most)
    return speaker.text('analyse-cannot-be-played', { players, edition: name });
  const { bot } = options;
  const trust = trustIn({ ruleset: game.ruleset, options: replayed.options, edition: name, players, bot });
  const measure = options.chances || trust.isShown ? 'chance' : 'points';
  const breach = replayed.findings.find(({ severity, at }) => severity === 'error' && at.line !== null);
  const task: FollowTask = {
    ruleset: game.ruleset,
    setting: { players, options: replayed.options, edition: values },
    game: recording.game,
    ids: replayed.players.map(({ id }) => id),
    until: breach ? offsetOf(recording, breach.at) : Number.POSITIVE_INFINITY,
    request: { bot, measure, playOuts: options.playOuts, seed: options.seed },
  };
  const record = followed(task);
  if (!record || record.decisions.length === 0)
    return breach
      ? speaker.text('analyse-breach-at-once', { message: speaker.say(breach.message, { playerName: (id) => id }) })
      : speaker.text('analyse-not-shown');
  const isSame = replayed.scores.every(({ points }, seat) => points === record.points[seat]);
  if (record.isOver && !breach && replayed.complete && !isSame) return speaker.text('analyse-other-result');
  const stop: Stop | undefined = record.isOver
    ? undefined
    : breach
      ? { type: 'breach', finding: breach }
      : { type: replayed.complete ? 'hidden' : 'unfinished' };
  return {
    task,
    appraised: {
      ...{ game, recording, replayed, record, moves, edition, trust, stop },
      values: name,
      request: task.request,
      least: measure === 'chance' ? options.least / 100 : options.least,
      decisions: [],
    },
  };
}

/** The first place in the text of a game that stands at a finding or behind it. */
function offsetOf({ game, source }: Recording, { line, column }: Finding['at']): number {
  let first = Number.POSITIVE_INFINITY;
  const look = ({ offset, children }: Element): void => {
    const at = position(source, offset);
    const isBehind = at.line > (line ?? 0) || (at.line === line && at.column >= (column ?? 0));
    if (isBehind) first = Math.min(first, offset);
    for (const child of children) look(child);
  };
  look(game);
  return first;
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
  const progress = quiet ? NO_PROGRESS : progressOn(process.stderr, whole);
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
  if (failure) complain(speaker.text('write-failed', { path: failure.path, code: failure.code }));
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
