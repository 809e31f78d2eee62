/** `kiebitz rules coverage`: how often recorded games enact each rule, break it or leave it in doubt, and which never. */
import { join } from 'node:path';
import { type GameCoverage, RuleCoverage } from '../analysis/rule-coverage.js';
import { ruleUses } from '../analysis/rule-uses.js';
import { allGames } from '../games.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { writeInFolder } from '../io/write-whole.js';
import { RULESETS } from '../log/envelope.js';
import { faultText } from '../output/check-text.js';
import { coloursFor } from '../output/colours.js';
import { coverageJson, coverageText } from '../output/coverage-text.js';
import { OUTPUT_FORMAT } from '../output/json.js';
import { plain } from '../output/plain.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { VERSION } from '../version.js';
import { complainOfWriting } from './complain.js';
import { EXIT, exitOf, graver } from './exit.js';
import { makeDirectory } from './output-directory.js';
import { progressOfLogs } from './progress.js';
import { type JudgingOptions, replays } from './replays.js';
import { errorColours } from './wanted-colours.js';

/** The options of one run, as the command line gives them. */
export interface CoverageOptions extends JudgingOptions {
  readonly format: 'text' | 'json';
  /** True for pages in `output` instead. */
  readonly html: boolean;
  /** Directory; made where it does not exist. */
  readonly output: string;
  /** On standard output. */
  readonly color: boolean;
}

/**
 * @param paths files, directories, and `-` for standard input
 * @returns the exit code: breaches are counted, not complained about
 * @throws UnusableEdition
 */
export async function rulesCoverage(paths: readonly string[], options: CoverageOptions): Promise<number> {
  const speaker = await speakerFor(options.lang, RULESETS, ['rule-book', ...(options.html ? ['report' as const] : [])]);
  const { counted, code } = await count(paths, options, speaker);
  if (options.html) return graver(code, await writePages(counted, options, speaker));
  if (options.format === 'json') {
    const games = counted.map((one) => coverageJson(one, speaker));
    await writeStandardOutput(`${JSON.stringify({ kiebitz: VERSION, format: OUTPUT_FORMAT, games }, null, 2)}\n`);
  } else {
    const colours = coloursFor(options.color);
    const texts = counted.map((one) => [...coverageText(one, speaker, colours)].join('\n'));
    await writeStandardOutput(`${texts.join('\n\n') || speaker.text('coverage-no-games')}\n`);
  }
  return code;
}

/** One game after the other: only the numbers are kept. */
async function count(
  paths: readonly string[],
  options: CoverageOptions,
  speaker: Speaker,
): Promise<{ counted: readonly GameCoverage[]; code: number }> {
  const coverages = new Map(
    allGames().map(({ ruleset, rulebook }): [string, RuleCoverage] => [ruleset, new RuleCoverage(ruleset, rulebook)]),
  );
  const progress = await progressOfLogs(process.stderr, paths);
  let code: number = EXIT.fine;
  for await (const event of replays(paths, { ...options, transcript: true })) {
    progress.step();
    const fault = event.type === 'fault' ? event.fault : event.brokenOff;
    if (fault && fault.passedOver !== true) {
      code = graver(code, exitOf(fault));
      progress.clear();
      process.stderr.write(`${faultText(fault, speaker, errorColours())}\n`);
    }
    if (event.type === 'fault') continue;
    const { replayed } = event;
    coverages.get(replayed.ruleset)?.add(ruleUses(replayed.transcript ?? { steps: [] }, replayed.findings));
  }
  progress.clear();
  const counted = [...coverages.values()].map((one) => one.counted()).filter(({ games }) => games > 0);
  return { counted, code };
}

/** `<game>.coverage.html` for each game. @returns the exit code */
async function writePages(
  counted: readonly GameCoverage[],
  options: CoverageOptions,
  speaker: Speaker,
): Promise<number> {
  const { renderCoverage } = await import('../report/coverage-page.js');
  const { coverageModel } = await import('../report/coverage.js');
  const noDirectory = await makeDirectory(options.output);
  if (noDirectory) return complainOfWriting(noDirectory, speaker);
  for (const one of counted) {
    const path = join(options.output, `${one.ruleset}.coverage.html`);
    const failure = await writeInFolder(path, renderCoverage(coverageModel(one, speaker)));
    if (failure) return complainOfWriting(failure, speaker);
    await writeStandardOutput(`${plain(speaker.text('coverage-written', { path }))}\n`);
  }
  return EXIT.fine;
}
