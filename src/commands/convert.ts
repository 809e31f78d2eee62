/** `kiebitz convert`: writes logs in another notation; what is lost of them is said. */
import { realpath } from 'node:fs/promises';
import { vocabularyOf } from '../games.js';
import { findInputs } from '../io/inputs.js';
import { readLogs } from '../io/logs.js';
import { ownFault } from '../io/own-fault.js';
import { writeTo } from '../io/standard-output.js';
import { RULESETS } from '../log/envelope.js';
import { problemsLost } from '../log/kept.js';
import { Pseudonyms } from '../log/pseudonyms.js';
import { quote } from '../log/quote.js';
import { rawOf, rawOfElement } from '../log/raw.js';
import type { Recording } from '../log/recording.js';
import { type Stripped, stripped } from '../log/stripped.js';
import type { AnyElement, Vocabulary } from '../log/vocabulary.js';
import { inWordsOfFormat } from '../log/words-of-format.js';
import { type LogWriter, logWriter, type OutputNotation } from '../log/write.js';
import { faultText, problemText } from '../output/check-text.js';
import { coloursFor } from '../output/colours.js';
import { plain } from '../output/plain.js';
import { speakerFor } from '../text/speaker.js';
import { brokenOff } from './broken-off.js';
import { EXIT, exitOf, graver } from './exit.js';
import { progressOfLogs } from './progress.js';
import { nobody, seenFrom } from './seen-from.js';
import { contradictionText, Witnesses } from './witnesses.js';

/** The options of one run, as the command line gives them. */
export interface ConvertOptions {
  readonly to: OutputNotation;
  /** A path, or `-` for standard output. */
  readonly output: string;
  /** The id of a player, or `table`: what they could not know is not written. */
  readonly view?: string;
  /** Logs of one game, by ruleset and id, become one; the first is believed where they disagree. */
  readonly merge?: boolean;
  /** What is only said about the game, and not to be written. */
  readonly strip?: readonly Stripped[];
  /** Who played, when and where is not written. */
  readonly anonymise?: boolean;
  readonly lang?: string;
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
  const speaker = await speakerFor(options.lang, RULESETS);
  const colours = coloursFor(options.color);
  const progress = await progressOfLogs(process.stderr, paths);
  const run = { code: EXIT.fine as number, games: 0, leftOut: 0, isWhole: true };
  const complain = (code: number, text: string, isLoss = true): void => {
    run.code = graver(run.code, code);
    if (isLoss) run.isWhole = false;
    progress.clear();
    process.stderr.write(`${text}\n`);
  };
  const isInPlace = options.output !== '-' && (await isAmong(options.output, paths));
  const pseudonyms = options.anonymise ? new Pseudonyms() : undefined;
  /** As it is to be written; undefined where it stays as it is. `nobody`: the view of somebody who does not sit there. */
  const changed = (recording: Recording, vocabulary: Vocabulary): AnyElement<Vocabulary> | 'nobody' | undefined => {
    const { view, strip = [] } = options;
    if (!options.merge && view === undefined && strip.length === 0 && !pseudonyms) return undefined;
    const seen = view === undefined ? recording.game : seenFrom(recording, view);
    if (!seen) return 'nobody';
    const told = stripped(seen, vocabulary, strip);
    return pseudonyms ? pseudonyms.of(told, vocabulary) : told;
  };
  /** A game in its new notation; what it loses is said. */
  const written = (recording: Recording, writer: LogWriter, witnesses: readonly Recording[]): string => {
    const { source } = recording;
    const vocabulary = vocabularyOf(recording.ruleset) ?? {};
    const game = changed(recording, vocabulary);
    if (game === 'nobody') {
      run.leftOut += 1;
      complain(EXIT.usage, faultText(nobody(recording, options.view ?? ''), speaker, colours));
      return '';
    }
    const { text, losses } = writer.game(
      game ? rawOfElement(game, vocabulary) : inWordsOfFormat(rawOf(recording), vocabulary),
    );
    // What nobody understands might tell what is hidden, or who played: it is not written, and that is no loss.
    if (options.view !== undefined || pseudonyms) {
      const broken = brokenOff(recording);
      if (broken) complain(EXIT.unread, faultText(broken, speaker, colours));
      return text;
    }
    if (recording.truncated) run.code = graver(run.code, EXIT.unread);
    for (const witness of witnesses) {
      for (const problem of problemsLost(witness, text, options.to, vocabularyOf)) {
        complain(EXIT.unread, problemText(problem, witness.source, speaker, colours));
      }
    }
    for (const { lost, found } of losses) {
      const sentence = speaker.text('convert-loss', { file: source.file, lost, found });
      // A comment says nothing about the game.
      complain(lost === 'markup' ? EXIT.fine : EXIT.unread, plain(sentence));
    }
    return text;
  };
  /** The same; a failure of ours keeps no other game from being written. */
  const attempt = (
    recording: Recording,
    writer: LogWriter,
    witnesses = [recording] as readonly Recording[],
  ): string => {
    try {
      const text = written(recording, writer, witnesses);
      if (text !== '') run.games += 1;
      return text;
    } catch (error) {
      complain(EXIT.internal, faultText(ownFault(recording.source, error), speaker, colours));
      return '';
    }
  };
  const outside = (file: string, markup: string): void => {
    // What is left out on purpose is no loss.
    if (options.view !== undefined || pseudonyms) return;
    complain(EXIT.fine, plain(speaker.text('convert-outside', { file, found: quote(markup) })));
  };
  async function* content(): AsyncGenerator<string> {
    const writer = logWriter(options.to, vocabularyOf);
    yield writer.start();
    const together = new Witnesses();
    for await (const event of readLogs(paths, vocabularyOf, outside)) {
      progress.step();
      if (event.type === 'fault') {
        complain(exitOf(event.fault), faultText(event.fault, speaker, colours), event.fault.passedOver !== true);
      } else if (options.merge) together.add(event.recording);
      else yield attempt(event.recording, writer);
    }
    for (const { recording, witnesses, contradictions } of together.merged()) {
      const { id = '', source } = recording;
      if (witnesses.length === 1) {
        complain(EXIT.unread, plain(speaker.text('convert-one-witness', { file: source.file, game: id })), false);
      }
      for (const one of contradictions) complain(EXIT.findings, plain(contradictionText(one, speaker)));
      yield attempt(recording, writer, witnesses);
    }
    progress.clear();
    yield writer.end();
    if (options.output === '-') return;
    if (run.games === 0) throw new NotWritten('convert-no-game');
    if (isInPlace && !run.isWhole) throw new NotWritten('convert-in-place');
  }
  try {
    const failure = await writeTo(options.output, content());
    if (failure) complain(EXIT.unread, plain(speaker.text('write-failed', { path: failure.path, code: failure.code })));
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
    complain(run.leftOut > 0 ? EXIT.usage : EXIT.unread, plain(speaker.text(error.why, { path: options.output })));
  }
  return run.leftOut > 0 && run.games > 0 ? graver(run.code, EXIT.unread) : run.code;
}

/** The file stays as it was: what it held would be lost. */
class NotWritten extends Error {
  constructor(readonly why: 'convert-no-game' | 'convert-in-place') {
    super(why);
  }
}

/** Whether a file is one of those that are read. */
async function isAmong(file: string, paths: readonly string[]): Promise<boolean> {
  const real = await realpath(file).catch(() => undefined);
  if (real === undefined) return false;
  for await (const input of findInputs(paths)) {
    if (input.type === 'file' && (await realpath(input.path).catch(() => undefined)) === real) return true;
  }
  return false;
}
