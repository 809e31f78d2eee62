/** `kiebitz convert`: writes logs in another notation; what is lost of them is said. */
import { GAMES, vocabularyOf } from '../games.js';
import { readLogs } from '../io/logs.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { writeWhole } from '../io/write-whole.js';
import { problemsLost } from '../log/kept.js';
import { rawOf } from '../log/raw.js';
import { logWriter, type OutputNotation } from '../log/write.js';
import { faultText, problemText } from '../output/check-text.js';
import { coloursFor } from '../output/colours.js';
import { plain } from '../output/plain.js';
import { speakerFor } from '../text/speaker.js';
import { EXIT } from './exit.js';

/** The options of one run, as the command line gives them. */
export interface ConvertOptions {
  readonly to: OutputNotation;
  /** A path, or `-` for standard output. */
  readonly output: string;
  /** On standard error. */
  readonly color: boolean;
}

/**
 * What cannot be read, and what the other notation has no place for, is said on standard error. So is what is wrong with a
 * log and would not be any more with the one that is written: an attribute that stands twice, an entity that nobody knows.
 * @param paths files, directories, and `-` for standard input
 * @returns the exit code
 */
export async function convert(paths: readonly string[], options: ConvertOptions): Promise<number> {
  const speaker = await speakerFor(
    undefined,
    GAMES.map((game) => game.ruleset),
  );
  const colours = coloursFor(options.color);
  const state = { unread: false };
  const complain = (text: string): void => {
    process.stderr.write(`${text}\n`);
  };
  async function* content(): AsyncGenerator<string> {
    const writer = logWriter(options.to);
    yield writer.start();
    for await (const event of readLogs(paths, vocabularyOf)) {
      if (event.type === 'fault') {
        if (event.fault.passedOver !== true) state.unread = true;
        complain(faultText(event.fault, speaker, colours));
        continue;
      }
      const { recording } = event;
      if (recording.truncated) state.unread = true;
      const { text, losses } = writer.game(rawOf(recording));
      for (const problem of problemsLost(recording, text, options.to, vocabularyOf)) {
        state.unread = true;
        complain(problemText(problem, recording.source, speaker, colours));
      }
      for (const loss of losses) {
        // A comment says nothing about the game.
        if (loss.lost !== 'markup') state.unread = true;
        complain(
          plain(speaker.text('convert-loss', { file: recording.source.file, lost: loss.lost, found: loss.found })),
        );
      }
      yield text;
    }
    yield writer.end();
  }
  if (options.output === '-') {
    await writeStandardOutput(content());
  } else {
    const failure = await writeWhole(options.output, content());
    if (failure) {
      complain(plain(speaker.text('write-failed', { path: failure.path, code: failure.code })));
      return EXIT.unread;
    }
  }
  return state.unread ? EXIT.unread : EXIT.fine;
}
