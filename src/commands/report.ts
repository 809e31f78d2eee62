/** `kiebitz report`: one self-contained HTML file for each game, written whole or not at all. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { GAMES, gameOf } from '../games.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { writeWhole } from '../io/write-whole.js';
import { faultText } from '../output/check-text.js';
import { coloursFor } from '../output/colours.js';
import { plain } from '../output/plain.js';
import { renderReport } from '../report/page.js';
import { reportModel } from '../report/report-model.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { EXIT } from './exit.js';
import { fileName } from './file-name.js';
import { progressOn } from './progress.js';
import { localeOf, replays } from './replays.js';

export interface ReportOptions {
  /** Directory; made where it does not exist. */
  readonly output: string;
  /** The id of the game; all games of the input where it is not given. */
  readonly game?: string;
  readonly lang?: string;
  readonly color: boolean;
  readonly components: readonly string[];
}

/** @returns the exit code */
export async function report(paths: readonly string[], options: ReportOptions): Promise<number> {
  const result = { unread: false, findings: false };
  await writeStandardOutput(reports(paths, options, result));
  return result.unread ? EXIT.unread : result.findings ? EXIT.findings : EXIT.fine;
}

/** Lines that say where the reports lie. */
async function* reports(
  paths: readonly string[],
  options: ReportOptions,
  result: { unread: boolean; findings: boolean },
): AsyncGenerator<string> {
  const colours = coloursFor(options.color);
  const speakers = new Map<string | undefined, Speaker>();
  const speakerOf = async (tag: string | undefined): Promise<Speaker> => {
    const speaker =
      speakers.get(tag) ??
      (await speakerFor(
        tag,
        GAMES.map((game) => game.ruleset),
        ['report'],
      ));
    speakers.set(tag, speaker);
    return speaker;
  };
  const progress = progressOn(process.stderr);
  const taken = new Set<string>();
  try {
    await mkdir(options.output, { recursive: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    process.stderr.write(
      `${plain((await speakerOf(options.lang)).text('write-failed', { path: options.output, code }))}\n`,
    );
    result.unread = true;
    return;
  }
  for await (const event of replays(paths, { ...options, transcript: true })) {
    progress.step();
    if (event.type === 'fault') {
      if (event.fault.passedOver !== true) result.unread = true;
      progress.clear();
      process.stderr.write(`${faultText(event.fault, await speakerOf(options.lang), colours)}\n`);
      continue;
    }
    const { replayed, recording } = event;
    if (recording.truncated) result.unread = true;
    if (replayed.verdict === 'illegal') result.findings = true;
    const speaker = await speakerOf(options.lang ?? localeOf(recording));
    const game = gameOf(replayed.ruleset);
    if (!game) throw new Error(`no game of the ruleset ${replayed.ruleset}`);
    const path = join(options.output, fileName(replayed.game, replayed.file, taken));
    const failure = await writeWhole(path, renderReport(reportModel(replayed, game, speaker)));
    progress.clear();
    if (failure) {
      result.unread = true;
      process.stderr.write(`${plain(speaker.text('write-failed', { path: failure.path, code: failure.code }))}\n`);
    } else yield `${plain(speaker.text('report-written', { path }))}\n`;
  }
  progress.clear();
}
