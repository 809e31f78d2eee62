/** `kiebitz report`: one self-contained HTML file for each game, and an index of several; each written whole or not at all. */
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { STANDARD_STREAM } from '../io/inputs.js';
import { writeStandardOutput } from '../io/standard-output.js';
import type { WriteFailure } from '../io/write-whole.js';
import { faultText } from '../output/check-text.js';
import { coloursFor } from '../output/colours.js';
import { plain } from '../output/plain.js';
import { type Language, languageOf } from '../text/language.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { type AppraisalOptions, appraise } from './appraised.js';
import { complain, complainOfWriting } from './complain.js';
import { BROKEN_OFF, EXIT, exitOf } from './exit.js';
import { complainOfFiles, isOwnFile } from './file-mistakes.js';
import { makeDirectory } from './output-directory.js';
import { prepared, unpreparedText } from './prepared.js';
import { NO_PROGRESS, progressOfLogs } from './progress.js';
import { reportFiles } from './report-files.js';
import { ReportPages } from './report-pages.js';
import { Site } from './report-site.js';
import { type Analyse, type PageOptions, ReportSpeakers } from './reported.js';
import { NotesOfRun, readNotes } from './side-notes.js';
import { SiteFolder } from './site-folder.js';
import type { Version } from './versions.js';

/** The options of one run, as the command line gives them. */
export interface ReportOptions extends Omit<PageOptions, 'notes'> {
  /** How games are analysed, where one of the extras takes that. */
  readonly appraisal?: AppraisalOptions;
  /** Files of notes about moves. */
  readonly notes?: readonly string[];
  /** A directory, made where it does not exist; or, for one game, a file (`game.html`), or `-` for standard output. */
  readonly output: string;
  /** Other languages in which the pages are written, too, each in a folder of its own. */
  readonly alsoIn?: readonly Language[];
  /** On standard error: where the reports lie is said without colours. */
  readonly color: boolean;
  /** Nothing is said but what is wrong. */
  readonly quiet?: boolean;
}

/** @param jobs how many workers make the pages; they do not depend on it @returns the exit code @throws UnusableEdition */
export async function report(paths: readonly string[], options: ReportOptions, jobs: number): Promise<number> {
  const result: Result = { internal: false, unread: false, findings: false, misused: false, broken: false };
  // The pages are what was asked for: they are written, too, where nobody reads on where they lie (`| head`).
  const isSaid = options.quiet !== true || options.output === STANDARD_STREAM;
  for (const run of runsOf(options, result)) {
    for await (const line of reports(paths, run, jobs, result)) if (isSaid) await writeStandardOutput(line);
    if (result.broken) return BROKEN_OFF;
  }
  if (result.internal) return EXIT.internal;
  if (result.unread) return EXIT.unread;
  return result.misused ? EXIT.usage : result.findings ? EXIT.findings : EXIT.fine;
}

/** The pages in one language. */
interface Run extends ReportOptions {
  readonly versions: readonly Version[];
}

/** In each language that is wanted: those of the other ones lie in folders of their own. @param result of the runs before */
function* runsOf(options: ReportOptions, result: Result): Generator<Run> {
  const { lang, output } = options;
  const wanted = [...new Set(options.alsoIn ?? [])].filter((one) => one !== lang);
  const main = { lang: languageOf(lang), folder: '..' };
  yield { ...options, versions: wanted.map((other) => ({ lang: other, folder: other })) };
  // Where all pages are in a language already, none of them leads to its folder.
  const others = wanted.filter((one) => one !== result.language);
  for (const own of others) {
    const rest = others.filter((other) => other !== own).map((other) => ({ lang: other, folder: `../${other}` }));
    yield { ...options, lang: own, output: join(output, own), versions: [main, ...rest] };
  }
}

/** What became of a run. */
interface Result {
  internal: boolean;
  unread: boolean;
  findings: boolean;
  /** A game or a player was asked for that there is not, or one file for several games. */
  misused: boolean;
  /** That of all pages; undefined where there are several. */
  language?: Language | undefined;
  /** Somebody broke off the analysis of a game. */
  broken: boolean;
}

/** Writes the reports. @returns lines that say where they lie */
async function* reports(paths: readonly string[], options: Run, jobs: number, result: Result): AsyncGenerator<string> {
  const { output, color, game, lang, view, components, option, notes: files = [], with: wanted = [] } = options;
  const { quiet, versions, appraisal } = options;
  const colours = coloursFor(color);
  const speakers = new ReportSpeakers(appraisal && ['analyse']);
  // An analysis has a progress of its own.
  const progress = quiet || appraisal ? NO_PROGRESS : await progressOfLogs(process.stderr, paths);
  const fail = (failure: WriteFailure, speaker: Speaker): void => {
    result.unread = true;
    progress.clear();
    complainOfWriting(failure, speaker);
  };
  const page = await onePage(output);
  const noDirectory = page ? undefined : await makeDirectory(output);
  if (noDirectory) {
    fail(noDirectory, await speakers.for(lang));
    return;
  }
  const { notes, mistakes } = await readNotes(files);
  const ofRun = new NotesOfRun(notes);
  if (mistakes.length > 0) {
    result.unread = true;
    complainOfFiles(mistakes, await refereeFor(lang));
  }
  const site = new Site();
  const target = { output, page, versions, view };
  const pages = new ReportPages(target, speakers, (event, name) => site.addGame(event, name), fail);
  let games = 0;
  // Those in which nobody has the id that --view names.
  let leftOut = 0;
  const pageOptions: PageOptions = {
    ...{ components, with: wanted, notes },
    ...(option && { option }),
    ...(game !== undefined && { game }),
    ...(lang !== undefined && { lang }),
    ...(view !== undefined && { view }),
  };
  for await (const { event, several } of reportFiles(paths, pageOptions, jobs, analysing(options, jobs, result))) {
    progress.step();
    if (event.type === 'fault') {
      if (isOwnFile(event.fault, files)) continue;
      if (event.fault.fault === 'no-such-player') leftOut += 1;
      else if (event.fault.passedOver !== true) result.unread = true;
      if (exitOf(event.fault) === EXIT.internal) result.internal = true;
      site.addFault(event.fault);
      progress.clear();
      process.stderr.write(`${faultText(event.fault, await speakers.for(lang), colours)}\n`);
      continue;
    }
    if (page && several) {
      result.misused = true;
      progress.clear();
      const speaker = await speakers.for(lang ?? event.language);
      const named = output === STANDARD_STREAM ? speaker.text('write-standard-output') : output;
      complain(speaker.text('report-several', { output: named }));
      return;
    }
    if (event.brokenOff) {
      result.unread = true;
      progress.clear();
      process.stderr.write(`${faultText(event.brokenOff, await speakers.for(lang), colours)}\n`);
    }
    if (event.summary.verdict === 'illegal') result.findings = true;
    ofRun.add(event.notes);
    games += 1;
    for await (const line of pages.add(event, several)) {
      progress.clear();
      yield line;
    }
    // What was done stands on the page; no other game is begun.
    if (result.broken) break;
  }
  yield* pages.end();
  progress.clear();
  result.language = site.language;
  if (leftOut > 0 && games > 0) result.unread = true;
  else if (leftOut > 0) result.misused = true;
  if (game !== undefined && games === 0 && leftOut === 0 && !result.unread) {
    result.misused = true;
    complain((await speakers.for(lang)).text('no-such-game', { game }));
  }
  if (notes.length > 0 && ofRun.complain(await refereeFor(lang ?? site.language))) result.unread = true;
  if (!site.isNeeded) return;
  for (const [{ file }, orphans] of ofRun.orphans()) site.addOrphans(file, orphans.length);
  const speaker = await speakers.for(lang ?? site.language);
  const { language } = speaker;
  const asksFor = site.asksFor ?? (await speakers.for(undefined)).language;
  const written = await site.write(new SiteFolder(output, { language, asksFor }, versions), speaker);
  if ('code' in written) fail(written, speaker);
  else yield `${plain(speaker.text('site-written', { games: site.size, path: written.path }))}\n`;
}

/** How the games of a run are analysed; undefined where nobody asks for it. */
function analysing({ appraisal, quiet }: Run, jobs: number, result: Result): Analyse | undefined {
  if (!appraisal) return undefined;
  return async (log, speaker) => {
    const begun = prepared(log, appraisal);
    if ('why' in begun) return unpreparedText(begun, speaker);
    const run = { cache: appraisal.cache, jobs, ...(quiet && { quiet }) };
    const { appraised, isBroken, isKept } = await appraise(begun, run, speaker);
    result.broken ||= isBroken;
    result.unread ||= !isKept;
    return appraised;
  };
}

/** The one file that is to be written, or standard output; undefined where a directory is meant. */
async function onePage(output: string): Promise<{ readonly folder: string; readonly name: string } | undefined> {
  if (output !== STANDARD_STREAM && !/\.html?$/i.test(output)) return undefined;
  const found = await stat(output).catch(() => undefined);
  if (output !== STANDARD_STREAM && found?.isDirectory()) return undefined;
  return { folder: dirname(output), name: basename(output) };
}

/** Speaks of files of notes. */
function refereeFor(lang: string | undefined): Promise<Speaker> {
  return speakerFor(lang, [], ['referee', 'notes']);
}
