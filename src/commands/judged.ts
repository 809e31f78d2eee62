/** What `check` has to say of each game, in the format that was asked for; the same in a worker and without. */

import type { MoveVerdict } from '../engine/transcript.js';
import { GAMES, gameOf } from '../games.js';
import { faultText, gameText, verdictText } from '../output/check-text.js';
import { coloursFor } from '../output/colours.js';
import { faultJson, gameJson } from '../output/json.js';
import { speakerFor } from '../text/speaker.js';
import { type ReplayEvent, replays } from './replays.js';

/** Plain values only: it is sent to workers. */
export interface CheckOptions {
  readonly format: 'text' | 'json' | 'ndjson';
  readonly all: boolean;
  readonly lang?: string;
  readonly color: boolean;
  readonly components: readonly string[];
  readonly reader?: 'kiebitz' | 'fast-xml-parser';
}

/** One game or one fault, judged and put into words. */
export interface Judged {
  /** Undefined for a fault. */
  readonly verdict: MoveVerdict | undefined;
  /** Some of the input could not be read. */
  readonly unread: boolean;
  /** JSON without a line break, or lines of text; empty where there is nothing to say. */
  readonly text: string;
}

/** @throws UnusableEdition */
export async function* judge(paths: readonly string[], options: CheckOptions): AsyncGenerator<Judged> {
  const speaker = await speakerFor(
    options.lang,
    GAMES.map((game) => game.ruleset),
  );
  const colours = coloursFor(options.color);
  const inWords = (event: ReplayEvent): string => {
    if (options.format !== 'text') {
      return JSON.stringify(
        event.type === 'fault' ? faultJson(event.fault, speaker) : gameJson(event.replayed, speaker),
      );
    }
    if (event.type === 'fault') return `${faultText(event.fault, speaker, colours)}\n\n`;
    const { replayed, recording } = event;
    const own = speaker.forGame(gameOf(replayed.ruleset) ?? {});
    const text = gameText(replayed, recording.source, options, own, colours);
    return text === undefined ? '' : `${verdictText(replayed, own, colours)}\n\n${text}\n`;
  };
  for await (const event of replays(paths, options)) {
    const isGame = event.type === 'game';
    yield {
      verdict: isGame ? event.replayed.verdict : undefined,
      unread: isGame ? event.recording.truncated : event.fault.passedOver !== true,
      text: inWords(event),
    };
  }
}
