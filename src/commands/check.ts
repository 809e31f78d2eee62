/** `kiebitz check`: which games break which rule, and where. */
import { GAMES } from '../games.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { coloursFor } from '../output/colours.js';
import { OUTPUT_FORMAT } from '../output/json.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { VERSION } from '../version.js';
import { EXIT } from './exit.js';
import { judgeFiles } from './judge-files.js';
import type { CheckOptions, Judged } from './judged.js';

/** Counts for the exit code and the last line. */
class Tally {
  readonly games = { legal: 0, illegal: 0, undecidable: 0 };
  faults = 0;

  get total(): number {
    return this.games.legal + this.games.illegal + this.games.undecidable;
  }

  add({ verdict, unread }: Judged): void {
    if (verdict) this.games[verdict] += 1;
    if (unread) this.faults += 1;
  }

  get exitCode(): number {
    return this.faults > 0 ? EXIT.unread : this.games.illegal > 0 ? EXIT.findings : EXIT.fine;
  }
}

/**
 * @param jobs how many workers judge the files; the output does not depend on it
 * @returns the exit code
 */
export async function check(paths: readonly string[], options: CheckOptions, jobs: number): Promise<number> {
  const tally = new Tally();
  const games = judgeFiles(paths, options, jobs);
  if (options.format === 'text') {
    const speaker = await speakerFor(
      options.lang,
      GAMES.map((game) => game.ruleset),
    );
    await writeStandardOutput(asText(games, options, speaker, tally));
  } else await writeStandardOutput(options.format === 'json' ? asJson(games, tally) : asLines(games, tally));
  return tally.exitCode;
}

async function* asText(
  games: AsyncIterable<Judged>,
  options: CheckOptions,
  speaker: Speaker,
  tally: Tally,
): AsyncGenerator<string> {
  for await (const judged of games) {
    tally.add(judged);
    if (judged.text !== '') yield judged.text;
  }
  const { legal, illegal, undecidable } = tally.games;
  const summary = speaker.text('check-summary', { games: tally.total, legal, illegal, undecidable });
  const faults = tally.faults > 0 ? `; ${speaker.text('check-summary-files', { faults: tally.faults })}` : '';
  yield `${coloursFor(options.color).bold(`${summary}${faults}`)}\n`;
}

async function* asLines(games: AsyncIterable<Judged>, tally: Tally): AsyncGenerator<string> {
  for await (const judged of games) {
    tally.add(judged);
    yield `${judged.text}\n`;
  }
}

/** One object, printed game by game, so that the memory does not grow with their number. */
async function* asJson(games: AsyncIterable<Judged>, tally: Tally): AsyncGenerator<string> {
  const faults: string[] = [];
  yield `{"kiebitz":${JSON.stringify(VERSION)},"format":${OUTPUT_FORMAT},"games":[`;
  let separator = '\n';
  for await (const judged of games) {
    tally.add(judged);
    if (judged.verdict === undefined) {
      faults.push(judged.text);
      continue;
    }
    yield `${separator}${judged.text}`;
    separator = ',\n';
  }
  yield `\n],"faults":[${faults.join(',\n')}]}\n`;
}
