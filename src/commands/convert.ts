/** `kiebitz convert`: writes logs in another notation; what is lost of them is said. */
import { GAMES, vocabularyOf } from '../games.js';
import { readLogs } from '../io/logs.js';
import { ownFault } from '../io/own-fault.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { writeWhole } from '../io/write-whole.js';
import { problemsLost } from '../log/kept.js';
import { rawOf } from '../log/raw.js';
import type { Recording } from '../log/recording.js';
import { inWordsOfFormat } from '../log/words-of-format.js';
import { type LogWriter, logWriter, type OutputNotation } from '../log/write.js';
import { faultText, problemText } from '../output/check-text.js';
import { coloursFor } from '../output/colours.js';
import { plain } from '../output/plain.js';
import { speakerFor } from '../text/speaker.js';
import { EXIT, exitOf, graver } from './exit.js';
import { progressOfLogs } from './progress.js';

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
  const progress = await progressOfLogs(process.stderr, paths);
  const run = { code: EXIT.fine as number };
  const complain = (code: number, text: string): void => {
    run.code = graver(run.code, code);
    progress.clear();
    process.stderr.write(`${text}\n`);
  };
  /** A game in its new notation; what it loses is said. */
  const written = (recording: Recording, writer: LogWriter): string => {
    const { source } = recording;
    const vocabulary = vocabularyOf(recording.ruleset) ?? {};
    const { text, losses } = writer.game(inWordsOfFormat(rawOf(recording), vocabulary));
    if (recording.truncated) run.code = graver(run.code, EXIT.unread);
    for (const problem of problemsLost(recording, text, options.to, vocabularyOf)) {
      complain(EXIT.unread, problemText(problem, source, speaker, colours));
    }
    for (const { lost, found } of losses) {
      const sentence = speaker.text('convert-loss', { file: source.file, lost, found });
      // A comment says nothing about the game.
      complain(lost === 'markup' ? EXIT.fine : EXIT.unread, plain(sentence));
    }
    return text;
  };
  async function* content(): AsyncGenerator<string> {
    const writer = logWriter(options.to, vocabularyOf);
    yield writer.start();
    for await (const event of readLogs(paths, vocabularyOf)) {
      progress.step();
      if (event.type === 'fault') {
        complain(exitOf(event.fault), faultText(event.fault, speaker, colours));
        continue;
      }
      try {
        yield written(event.recording, writer);
      } catch (error) {
        const { file, line, column } = event.recording.source;
        complain(EXIT.internal, faultText(ownFault(file, { line, column }, error), speaker, colours));
      }
    }
    progress.clear();
    yield writer.end();
  }
  if (options.output === '-') {
    await writeStandardOutput(content());
  } else {
    const failure = await writeWhole(options.output, content());
    if (failure) {
      complain(EXIT.unread, plain(speaker.text('write-failed', { path: failure.path, code: failure.code })));
    }
  }
  return run.code;
}
