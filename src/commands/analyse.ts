/** `kiebitz analyse`: what each decision of a game was worth, what it cost, and what was luck. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { trustIn } from '../analysis/calibration.js';
import { type AnalysedDecision, analysedDecision } from '../analysis/game-analysis.js';
import type { Finding } from '../engine/finding.js';
import { placesOf } from '../engine/move-place.js';
import { recordedMoves } from '../engine/recorded-moves.js';
import { replay } from '../engine/replay.js';
import { GAMES } from '../games.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { NoThread, Threads } from '../io/threads.js';
import type { Appraisal, PlayOutBot } from '../kernel/appraisal.js';
import { position } from '../log/position.js';
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import { type AnalysisReport, analysisJson, analysisText, decisionJson, type Stop } from '../output/analysis-text.js';
import { coloursFor } from '../output/colours.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { VERSION } from '../version.js';
import { cacheFile, keepAppraisals, keptAppraisals } from './appraisal-cache.js';
import { type FollowTask, followed } from './appraisal-task.js';
import type { AppraisalTask } from './appraise-worker.js';
import { EXIT } from './exit.js';
import { complainOfFaults, complainOfGame } from './no-game.js';
import { type ChosenGame, oneGame } from './one-game.js';
import { makeDirectory } from './output-directory.js';
import { complain } from './play-options.js';
import { progressOn } from './progress.js';
import { localeOf } from './replays.js';

/** The options of one run, as the command line gives them. */
export interface AnalyseOptions {
  /** The id of the game; needed where the file holds several. */
  readonly game?: string;
  readonly bot: PlayOutBot;
  /** @see AppraisalRequest.playOuts */
  readonly playOuts: number;
  readonly seed: number;
  /** Win chances even where nothing shows that they come true. */
  readonly chances: boolean;
  /** A directory that keeps results. */
  readonly cache?: string;
  readonly format: 'text' | 'json' | 'ndjson';
  readonly lang?: string;
  readonly color: boolean;
  readonly components: readonly string[];
  /** @see ReplayOptions.option */
  readonly option?: readonly string[];
}

/** Of the format of what is printed as JSON. */
const FORMAT = 1;
/** What a shell calls a program that was broken off. */
const BROKEN_OFF = 130;

/**
 * @param path a file, or `-` for standard input
 * @param jobs how many workers; 1 for none
 * @returns the exit code
 * @throws UnusableEdition
 */
export async function analyse(path: string, options: AnalyseOptions, jobs: number): Promise<number> {
  const chosen = await oneGame(path, options);
  const lang = options.lang ?? (chosen.type === 'game' ? localeOf(chosen.recording) : undefined);
  const rulesets = GAMES.map((game) => game.ruleset);
  const anySpeaker = await speakerFor(lang, rulesets, ['why-not', 'analyse']);
  if (chosen.type !== 'game') return complainOfGame(chosen, path, options.game, anySpeaker);
  complainOfFaults(chosen.faults, anySpeaker);
  const speaker = anySpeaker.forGame(chosen.game);
  const begun = beginning(chosen, options, speaker);
  if (typeof begun === 'string') return complain(begun);
  const { report, task } = begun;
  const kept = await keptFor(task, options.cache, speaker);
  const lines = options.format === 'ndjson';
  const decisions: AnalysedDecision[] = [];
  const progress = progressOn(process.stderr, { total: report.record.decisions.length, done: () => decisions.length });
  let isBroken = false;
  const breakOff = (): void => {
    isBroken = true;
  };
  process.once('SIGINT', breakOff);
  for await (const appraisal of appraisals(task, report, kept.appraisals, jobs, () => isBroken)) {
    const decision = analysedDecision(decisions.length, appraisal, report.request.measure);
    decisions.push(decision);
    progress.step();
    if (lines)
      await writeStandardOutput(`${JSON.stringify({ type: 'decision', ...decisionJson(report, decision) })}\n`);
  }
  process.off('SIGINT', breakOff);
  progress.clear();
  const all = decisions.length === report.record.decisions.length;
  const done: AnalysisReport = { ...report, decisions, stop: all ? report.stop : { type: 'broken-off' } };
  await writeStandardOutput(`${printed(done, options, speaker)}\n`);
  const isKept = await keep(kept, decisions, speaker);
  if (!all) return BROKEN_OFF;
  return chosen.faults.length > 0 || !isKept ? EXIT.unread : EXIT.fine;
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

function printed(report: AnalysisReport, { format, color }: AnalyseOptions, speaker: Speaker): string {
  if (format === 'text') return [...analysisText(report, speaker, coloursFor(color))].join('\n');
  const { decisions, ...rest } = analysisJson(report, speaker);
  const head = { kiebitz: VERSION, format: FORMAT };
  return format === 'ndjson'
    ? JSON.stringify({ type: 'analysis', ...head, ...rest })
    : JSON.stringify({ ...head, ...rest, decisions }, null, 2);
}

/** What is appraised, and how. @returns a sentence where there is nothing */
function beginning({ game, recording, edition }: ChosenGame, options: AnalyseOptions, speaker: Speaker) {
  const replayed = replay(game, recording, { edition });
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
  const breach = replayed.findings.find(({ severity, at }) => severity === 'error' && at.line !== null);
  const task: FollowTask = {
    ruleset: game.ruleset,
    setting: { players, options: replayed.options, edition: values },
    game: recording.game,
    ids: replayed.players.map(({ id }) => id),
    until: breach ? offsetOf(recording, breach.at) : Number.POSITIVE_INFINITY,
    request: {
      bot,
      measure: options.chances || trust.isShown ? 'chance' : 'points',
      playOuts: options.playOuts,
      seed: options.seed,
    },
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
  const { moves } = recordedMoves(game, recording, { edition });
  return {
    task,
    report: {
      game,
      recording,
      replayed,
      record,
      moves,
      places: placesOf(moves),
      edition,
      values: name,
      request: task.request,
      trust,
      stop,
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

/** Of all decisions in their order, those first that are kept, as far as nobody breaks it off. */
async function* appraisals(
  task: FollowTask,
  { record }: Pick<AnalysisReport, 'record'>,
  kept: readonly Appraisal[],
  jobs: number,
  isBroken: () => boolean,
): AsyncGenerator<Appraisal> {
  const worker = new URL('./appraise-worker.cjs', import.meta.url);
  const threads = jobs > 1 && existsSync(worker) ? new Threads<Appraisal>(worker, jobs) : undefined;
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
