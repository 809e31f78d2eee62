/** `kiebitz analyse`: what each decision of a game was worth, what it cost, and what was luck. */
import type { AppraisedGame } from '../analysis/appraised-game.js';
import { movesWritten } from '../engine/recorded-moves.js';
import { replayToTable } from '../engine/replay.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { analysisJson, analysisText, decisionJson } from '../output/analysis-text.js';
import { coloursFor } from '../output/colours.js';
import type { Speaker } from '../text/speaker.js';
import { VERSION } from '../version.js';
import { type AppraisalOptions, appraise } from './appraised.js';
import { brokenOff } from './broken-off.js';
import { complain } from './complain.js';
import { BROKEN_OFF, EXIT } from './exit.js';
import { askedGame, complainOfFaults } from './no-game.js';
import { prepared, unpreparedText } from './prepared.js';
import type { JudgingOptions } from './replays.js';

/** The options of one run, as the command line gives them. */
export interface AnalyseOptions extends AppraisalOptions, JudgingOptions {
  /** The id of the game; needed where the file holds several. */
  readonly game?: string;
  readonly format: 'text' | 'json' | 'ndjson';
  readonly color: boolean;
}

/** Of the format of what is printed as JSON. */
const FORMAT = 1;

/**
 * @param path a file, or `-` for standard input
 * @param jobs how many workers; 1 for none
 * @returns the exit code
 * @throws UnusableEdition
 */
export async function analyse(path: string, options: AnalyseOptions, jobs: number): Promise<number> {
  const asked = await askedGame(path, options, ['analyse']);
  if (typeof asked === 'number') return asked;
  const { speaker } = asked;
  const { game, recording, edition, faults } = asked.chosen;
  const { replayed, writer } = replayToTable(game, recording, { edition, transcript: true });
  const moves = writer ? movesWritten(writer, replayed.findings).moves : [];
  const begun = prepared({ game, recording, replayed, moves, edition }, options);
  if ('why' in begun) return complain(unpreparedText(begun, speaker), recording.truncated ? EXIT.unread : EXIT.usage);
  const lines = options.format === 'ndjson';
  const run = { cache: options.cache, jobs };
  const { appraised, isBroken, isKept } = await appraise(begun, run, speaker, async (decision) => {
    if (lines)
      await writeStandardOutput(
        `${JSON.stringify({ type: 'decision', ...decisionJson(begun.appraised, decision) })}\n`,
      );
  });
  await writeStandardOutput(`${printed(appraised, options, speaker)}\n`);
  if (isBroken) return BROKEN_OFF;
  const broken = brokenOff(recording);
  if (broken) complainOfFaults([broken], speaker);
  return broken || faults.length > 0 || !isKept ? EXIT.unread : EXIT.fine;
}

function printed(appraised: AppraisedGame, { format, color }: AnalyseOptions, speaker: Speaker): string {
  if (format === 'text') return [...analysisText(appraised, speaker, coloursFor(color))].join('\n');
  const { decisions, ...rest } = analysisJson(appraised, speaker);
  const head = { kiebitz: VERSION, format: FORMAT };
  return format === 'ndjson'
    ? JSON.stringify({ type: 'analysis', ...head, ...rest })
    : JSON.stringify({ ...head, ...rest, decisions }, null, 2);
}
