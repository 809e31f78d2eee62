/** `kiebitz shrink`: the shortest log that still shows the same finding, to attach to a report of a bug. */
import type { Finding } from '../engine/finding.js';
import { type Replayed, replay } from '../engine/replay.js';
import { chosenFinding, type FindingChoice, type Showing, showingOf } from '../engine/same-finding.js';
import { underOptions } from '../engine/under-options.js';
import { gameOf, vocabularyOf } from '../games.js';
import { writeTo } from '../io/standard-output.js';
import { rawOf } from '../log/raw.js';
import type { RawElement } from '../log/raw-element.js';
import { readLogBytes } from '../log/read.js';
import { readRaw } from '../log/read-raw.js';
import type { Recording } from '../log/recording.js';
import { MOST_JUDGED, shrinkGame } from '../log/shrink.js';
import { wholeLog } from '../log/write.js';
import { faultText } from '../output/check-text.js';
import { coloursFor } from '../output/colours.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { complain, complainOfWriting } from './complain.js';
import { editionsFor } from './editions.js';
import { EXIT, exitOf, graver } from './exit.js';
import { givenOptions } from './given-options.js';
import { unknownRule } from './named-rules.js';
import { progressOfLogs, progressOn } from './progress.js';
import { type JudgingOptions, localeOf, replays } from './replays.js';

/** The options of one run, as the command line gives them. */
export interface ShrinkOptions extends FindingChoice, JudgingOptions {
  /** The id of the game; the first game that has the finding where it is not given. */
  readonly game?: string;
  /** A path, or `-` for standard output. */
  readonly output: string;
  /** On standard error. */
  readonly color: boolean;
  /** Nothing is said but what is wrong. */
  readonly quiet?: boolean;
}

/**
 * Writes the log, and says on standard error how much shorter it is.
 * @param path a file, or `-` for standard input
 * @returns the exit code: wrong usage where nothing shows the finding
 * @throws UnusableEdition
 */
export async function shrink(path: string, options: ShrinkOptions): Promise<number> {
  const unknown = options.rule !== undefined && unknownRule(options.rule, await speakerFor(options.lang, []));
  if (unknown) return complain(unknown);
  let code: number = EXIT.fine;
  let games = 0;
  let doubtful: { readonly recording: Recording; readonly replayed: Replayed; readonly finding: string } | undefined;
  const progress = await progressOfLogs(process.stderr, [path]);
  for await (const event of replays([path], options)) {
    progress.step();
    if (event.type === 'fault') {
      code = graver(code, exitOf(event.fault));
      progress.clear();
      const speaker = await speakerFor(options.lang, [], ['referee']);
      process.stderr.write(`${faultText(event.fault, speaker, coloursFor(options.color))}\n`);
      continue;
    }
    games += 1;
    const { replayed, recording } = event;
    if (chosenFinding(replayed.findings, options)) {
      progress.clear();
      return shrinkOne(recording, replayed, options);
    }
    const warning = replayed.findings.find(isRuleWarning);
    if (warning) doubtful ??= { recording, replayed, finding: warning.id };
  }
  progress.clear();
  const { rule = '', finding = '', game = '' } = options;
  // Where nothing is an error, a warning that names a rule is worth a report, too.
  if (doubtful && rule === '' && finding === '') {
    return shrinkOne(doubtful.recording, doubtful.replayed, { ...options, finding: doubtful.finding });
  }
  if (code !== EXIT.fine) return code;
  const speaker = await speakerFor(options.lang, [], ['referee']);
  if (games === 0 && options.game !== undefined) {
    return complain(`${path}: ${speaker.text('no-such-game', { game })}`);
  }
  const asked = finding !== '' ? 'finding' : rule !== '' ? 'rule' : 'any';
  return complain(speaker.text('shrink-no-finding', { file: path, asked, rule, finding, game }));
}

function isRuleWarning({ severity, cause, rule }: Finding): boolean {
  return severity === 'warning' && cause === null && rule !== null;
}

async function shrinkOne(recording: Recording, replayed: Replayed, options: ShrinkOptions): Promise<number> {
  const game = gameOf(recording.ruleset);
  const wanted = chosenFinding(replayed.findings, options);
  if (!game || !wanted) throw new Error('a game without its rules, or without the finding it was chosen for');
  const speaker = await speakerFor(options.lang ?? localeOf(recording), [], ['referee']);
  const edition = await editionsFor(game.ruleset, options.components);
  const under = (one: Recording): Recording => underOptions(game, one, givenOptions(options.option ?? []));
  const judged = (one: Recording | undefined) => one && replay(game, under(one), { edition }).findings;

  const whole = rawOf(recording);
  // What is handed out is XML: a value that no XML can hold is another one there.
  let best: Showing | undefined = showingOf(wanted, judged(readWritten(wholeLog([whole]))) ?? []);
  if (!best) {
    return complain(speaker.text('shrink-only-in-text', { finding: wanted.id }), EXIT.unread);
  }
  // Where a game gets small soon, the rest need not be judged.
  let elements = 0;
  const progress = await progressOn(process.stderr, { total: MOST_JUDGED, done: () => elements });
  const small = shrinkGame(whole, {
    mayBeUnknown: (element, attribute) => game.vocabulary[element]?.attributes[attribute]?.mayBeUnknown === true,
    shows: (smaller) => {
      elements += sizeOf(smaller);
      progress.step();
      const showing = showingOf(wanted, judged(readRaw(smaller, vocabularyOf)) ?? []);
      if (!showing || !best || showing.others > best.others || (best.isFirst && !showing.isFirst)) return false;
      best = showing;
      return true;
    },
  });
  progress.clear();
  const text = wholeLog([small]);
  const written = readWritten(text);
  if (!showingOf(wanted, judged(written) ?? [])) throw new Error(`the shrunk log does not show ${wanted.rule}`);
  return write(text, options, speaker, () => {
    complain(
      speaker.text('shrink-done', {
        finding: wanted.rule ?? wanted.kind,
        moves: replayed.moves.total,
        fewerMoves: written ? replay(game, under(written), { edition }).moves.total : 0,
        elements: sizeOf(whole),
        fewerElements: sizeOf(small),
      }),
    );
    if (best && best.others > 0) complain(speaker.text('shrink-not-alone', { others: best.others }));
  });
}

async function write(text: string, options: ShrinkOptions, speaker: Speaker, done: () => void): Promise<number> {
  const failure = await writeTo(options.output, text);
  if (failure) return complainOfWriting(failure, speaker);
  if (!options.quiet) done();
  return EXIT.fine;
}

/** What is handed out is what is looked at last. */
function readWritten(text: string): Recording | undefined {
  const [event] = readLogBytes(new TextEncoder().encode(text), '-', vocabularyOf);
  return event?.type === 'game' ? event.recording : undefined;
}

/** The number of elements. */
function sizeOf(element: RawElement): number {
  return element.children.reduce((sum, child) => sum + ('name' in child ? sizeOf(child) : 0), 1);
}
