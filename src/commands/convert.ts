/** `kiebitz convert`: writes logs in another notation; what is lost of them is said. */
import { GAMES, gameOf, vocabularyOf } from '../games.js';
import { readLogs } from '../io/logs.js';
import { ownFault } from '../io/own-fault.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { writeWhole } from '../io/write-whole.js';
import { seenBy } from '../live/seen.js';
import { problemsLost } from '../log/kept.js';
import { rawOf, rawOfElement } from '../log/raw.js';
import type { RawElement } from '../log/raw-element.js';
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
  /** The id of a player, or `table`: what they could not know is not written. */
  readonly view?: string;
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
    const seen = options.view === undefined ? undefined : seenFrom(recording, options.view);
    const { text, losses } = writer.game(seen ?? inWordsOfFormat(rawOf(recording), vocabulary));
    if (recording.truncated) run.code = graver(run.code, EXIT.unread);
    // What nobody understands might tell what is hidden: it is not in a view.
    if (seen) return text;
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
      if (options.view !== undefined && !sees(event.recording, options.view)) {
        const { file } = event.recording.source;
        complain(EXIT.unread, plain(speaker.text('convert-nobody', { file, player: options.view })));
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

/** Who looks from no seat: the table. */
const TABLE = 'table';

function sees({ game }: Recording, view: string): boolean {
  const players = game.children.find(({ name }) => name === 'players')?.children ?? [];
  return view === TABLE || players.some(({ values }) => (values as { readonly id?: unknown }).id === view);
}

/** The game as one player, or the table, could know it. @throws where a reader let another ruleset pass */
function seenFrom({ ruleset, game: record }: Recording, view: string): RawElement {
  const game = gameOf(ruleset);
  if (!game) throw new Error(`a reader let the ruleset ${ruleset} pass`);
  const { game: seen } = seenBy(game, record, record, view === TABLE ? undefined : view);
  return rawOfElement(seen, game.vocabulary);
}
