/** `kiebitz check`: which games break which rule, and where. */
import { GAMES } from '../games.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { faultText, gameText, verdictText } from '../output/check-text.js';
import { coloursFor } from '../output/colours.js';
import { faultJson, gameJson, OUTPUT_FORMAT } from '../output/json.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { VERSION } from '../version.js';
import { EXIT } from './exit.js';
import { type ReplayEvent, replays } from './replays.js';

export interface CheckOptions {
  readonly format: 'text' | 'json' | 'ndjson';
  readonly all: boolean;
  readonly lang?: string;
  readonly color: boolean;
  readonly components: readonly string[];
}

/** Counts for the exit code and the last line. */
class Tally {
  readonly games = { legal: 0, illegal: 0, undecidable: 0 };
  faults = 0;

  get total(): number {
    return this.games.legal + this.games.illegal + this.games.undecidable;
  }

  add(event: ReplayEvent): void {
    if (event.type === 'fault') this.faults += 1;
    else {
      this.games[event.replayed.verdict] += 1;
      if (event.recording.truncated) this.faults += 1;
    }
  }

  get exitCode(): number {
    return this.faults > 0 ? EXIT.unread : this.games.illegal > 0 ? EXIT.findings : EXIT.fine;
  }
}

/** @returns the exit code */
export async function check(paths: readonly string[], options: CheckOptions): Promise<number> {
  const tally = new Tally();
  const speaker = await speakerFor(
    options.lang,
    GAMES.map((game) => game.ruleset),
  );
  const events = replays(paths, options);
  const content =
    options.format === 'text' ? textOf(events, options, speaker, tally) : jsonOf(events, options, speaker, tally);
  await writeStandardOutput(content);
  return tally.exitCode;
}

async function* textOf(
  events: AsyncGenerator<ReplayEvent>,
  options: CheckOptions,
  speaker: Speaker,
  tally: Tally,
): AsyncGenerator<string> {
  const colours = coloursFor(options.color);
  for await (const event of events) {
    tally.add(event);
    if (event.type === 'fault') {
      yield `${faultText(event.fault, speaker, colours)}\n\n`;
      continue;
    }
    const text = gameText(event.replayed, event.recording.source, options, speaker, colours);
    if (text !== undefined) yield `${verdictText(event.replayed, speaker, colours)}\n\n${text}\n`;
  }
  const { legal, illegal, undecidable } = tally.games;
  const summary = speaker.text('check-summary', { games: tally.total, legal, illegal, undecidable });
  const faults = tally.faults > 0 ? `; ${speaker.text('check-summary-files', { faults: tally.faults })}` : '';
  yield `${colours.bold(`${summary}${faults}`)}\n`;
}

/** Printed game by game, so that the memory does not grow with their number. */
async function* jsonOf(
  events: AsyncGenerator<ReplayEvent>,
  options: CheckOptions,
  speaker: Speaker,
  tally: Tally,
): AsyncGenerator<string> {
  const lines = options.format === 'ndjson';
  const faults: object[] = [];
  if (!lines) yield `{"kiebitz":${JSON.stringify(VERSION)},"format":${OUTPUT_FORMAT},"games":[`;
  let separator = '\n';
  for await (const event of events) {
    tally.add(event);
    if (event.type === 'fault') {
      const fault = faultJson(event.fault, speaker);
      if (lines) yield `${JSON.stringify(fault)}\n`;
      else faults.push(fault);
      continue;
    }
    const json = JSON.stringify(gameJson(event.replayed, speaker));
    yield lines ? `${json}\n` : `${separator}${json}`;
    separator = ',\n';
  }
  if (!lines) yield `\n],"faults":[${faults.map((fault) => JSON.stringify(fault)).join(',\n')}]}\n`;
}
