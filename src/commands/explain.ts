/** `kiebitz explain`: the game told turn by turn, each step with its rules. */
import { isNumberedThrough } from '../analysis/turns.js';
import type { Finding } from '../engine/finding.js';
import type { Game } from '../engine/game.js';
import { disputesAt, type Readings, readingsOf } from '../engine/readings.js';
import type { Replayed } from '../engine/replay.js';
import type { Annotation, Step } from '../engine/transcript.js';
import { gameOf } from '../games.js';
import { ownFault } from '../io/own-fault.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { RULESETS } from '../log/envelope.js';
import type { Fault } from '../log/recording.js';
import { annotated, distinctMarks } from '../notes/annotated.js';
import { notableMoves, placeNotes } from '../notes/placed-notes.js';
import { audienceOf } from '../output/audience.js';
import { faultText, optionsText, placeName } from '../output/check-text.js';
import { type Colours, coloursFor } from '../output/colours.js';
import { sentenceOf } from '../output/json.js';
import { plain } from '../output/plain.js';
import { tellStep } from '../text/explain.js';
import { fitsTexts, illegalUnder, legalUnder, rulingTexts } from '../text/reading-text.js';
import { type Audience, type Speaker, speakerFor } from '../text/speaker.js';
import { complain } from './complain.js';
import { EXIT, exitOf, graver } from './exit.js';
import { complainOfFiles, isOwnFile } from './file-mistakes.js';
import { type Progress, progressOfLogs } from './progress.js';
import { type JudgingOptions, localeOf, replays } from './replays.js';
import { NotesOfRun, readNotes } from './side-notes.js';
import { errorColours } from './wanted-colours.js';

/** The options of one run, as the command line gives them. */
export interface ExplainOptions extends JudgingOptions {
  /** 1-based; all turns where it is not given. */
  readonly turn?: number;
  /** The id of the game; all games of the input where it is not given. */
  readonly game?: string;
  readonly color: boolean;
  /** Files of notes about moves. */
  readonly notes?: readonly string[];
}

/**
 * @param paths files, directories, and `-` for standard input
 * @returns the exit code: also of findings, as `check` has it
 * @throws UnusableEdition
 */
export async function explain(paths: readonly string[], options: ExplainOptions): Promise<number> {
  const result: { code: number } = { code: EXIT.fine };
  const progress = await progressOfLogs(process.stderr, paths);
  await writeStandardOutput(tellAll(paths, options, result, progress));
  progress.clear();
  return result.code;
}

async function* tellAll(
  paths: readonly string[],
  options: ExplainOptions,
  result: { code: number },
  progress: Progress,
): AsyncGenerator<string> {
  const colours = coloursFor(options.color);
  const { notes, mistakes } = await readNotes(options.notes ?? []);
  const ofRun = new NotesOfRun(notes);
  const referee = (): Promise<Speaker> => speakerFor(options.lang, [], ['referee', 'notes']);
  if (mistakes.length > 0) {
    result.code = EXIT.unread;
    complainOfFiles(mistakes, await referee());
  }
  const { game: wanted } = options;
  const complainOfFault = (fault: Fault, speaker: Speaker): void => {
    result.code = graver(result.code, exitOf(fault));
    progress.clear();
    process.stderr.write(`${faultText(fault, speaker, errorColours())}\n`);
  };
  let games = 0;
  // Those that do not have the turn that is asked for.
  let missing = 0;
  for await (const event of replays(paths, { ...options, transcript: true })) {
    if (event.type === 'fault') {
      if (isOwnFile(event.fault, options.notes ?? [])) continue;
      complainOfFault(event.fault, await speakerFor(options.lang, RULESETS));
      continue;
    }
    games += 1;
    progress.step();
    // Both are seen on the same screen.
    if (process.stdout.isTTY) progress.clear();
    try {
      const { recording, moves, brokenOff, edition } = event;
      const game = gameOf(recording.ruleset);
      if (!game) throw new Error(`no game of the ruleset ${recording.ruleset}`);
      const notable = notes.length === 0 ? [] : notableMoves(recording, game.vocabulary, moves);
      const found = placeNotes(notable, notes, event.replayed);
      ofRun.add({ ...found, ruleset: game.ruleset, game: event.replayed.game });
      const { transcript } = event.replayed;
      const replayed = { ...event.replayed, transcript: transcript && annotated(transcript, notable, found.byMove) };
      const speaker = (await speakerFor(options.lang ?? localeOf(recording), RULESETS, ['options', 'rulings'])).forGame(
        game,
      );
      const readings = readingsOf(game, recording, replayed, { edition });
      const telling: Telling = {
        ...{ replayed, game, readings, speaker, colours },
        turn: options.turn,
        findings: new Map(replayed.findings.map((finding) => [finding.id, finding])),
        numbered: isNumberedThrough(replayed.transcript ?? { steps: [] }),
        audience: audienceOf(replayed),
      };
      const lacksTurn = noTurn(telling);
      if (lacksTurn !== undefined) {
        missing += 1;
        progress.clear();
        complain(lacksTurn);
        continue;
      }
      yield `${[...tellGame(telling)].join('\n')}\n`;
      if (replayed.verdict === 'illegal') result.code = graver(result.code, EXIT.findings);
      if (brokenOff) complainOfFault(brokenOff, speaker);
    } catch (error) {
      complainOfFault(ownFault(event.recording.source, error), await speakerFor(options.lang, RULESETS));
    }
  }
  if (games > 0 && missing === games) result.code = graver(result.code, EXIT.usage);
  if (games === 0 && wanted !== undefined && result.code === EXIT.fine) {
    result.code = complain((await referee()).text('no-such-game', { game: wanted }));
  }
  if (notes.length > 0 && ofRun.complain(await referee())) result.code = graver(result.code, EXIT.unread);
}

/** A game that is told, and how. */
interface Telling {
  readonly replayed: Replayed;
  readonly game: Game;
  /** The only turn wanted; all of them where it is not given. */
  readonly turn: number | undefined;
  readonly readings: Readings;
  readonly findings: ReadonlyMap<string, Finding>;
  /** Whether no two moves of a turn have the same number. */
  readonly numbered: boolean;
  readonly speaker: Speaker;
  readonly audience: Audience;
  readonly colours: Colours;
}

function* tellGame(telling: Telling): Generator<string> {
  const { replayed, game, turn, speaker, audience, colours } = telling;
  const title = `${replayed.file} ${replayed.game ?? ''}`.trim();
  yield colours.bold(plain(title));
  yield optionsText(replayed, game, speaker, colours);
  if (replayed.withoutEdition) yield `  ${colours.dim(speaker.text('check-without-edition', { games: 1 }))}`;
  // In a round everybody acts: it has one heading.
  const isRound = game.turnWord === 'round';
  let heading: string | undefined;
  // The turn of the last move: what is told before the first one of a turn is not its end.
  let begun: number | null | undefined;
  // The turn whose end has its heading: it has one, however many parts it has.
  let endOf: number | undefined;
  for (const step of replayed.transcript?.steps ?? []) {
    if (turn !== undefined && step.at.turn !== turn) continue;
    const isEnd = begun === step.at.turn && endOf !== step.at.turn;
    const lines = [...tell(step, isEnd, telling)];
    if (step.headline) [begun, endOf] = [step.at.turn, undefined];
    else if (lines.length > 0 && step.at.turn !== null) endOf = step.at.turn;
    // Of what goes without saying there is no heading.
    if (lines.length === 0 && isRound) continue;
    const own = headingOf(step, speaker, audience);
    if (own !== heading) {
      yield '';
      yield colours.bold(colours.underline(plain(own)));
      heading = own;
    }
    yield* lines;
  }
  if (turn === undefined) yield* tellResult(telling, heading);
}

/** A sentence where the game does not have the only turn that is wanted. */
function noTurn({ replayed, turn, speaker }: Telling): string | undefined {
  const told = replayed.transcript?.steps.map((step) => step.at.turn) ?? [];
  if (turn === undefined || told.includes(turn)) return undefined;
  const turns = Math.max(0, ...told.map((one) => one ?? 0));
  return speaker.text('explain-no-turn', { game: replayed.game ?? replayed.file, turns, turn });
}

function headingOf(step: Step, speaker: Speaker, audience: Audience): string {
  const { at } = step;
  if (at.section === 'turn')
    return speaker.text('explain-turn', {
      turn: at.turn ?? 0,
      player: at.player === null ? '' : audience.playerName(at.player),
    });
  return speaker.text(at.section === 'log' ? 'check-at-log' : `explain-${at.section}`);
}

/** How a line begins, and in which colour it is. */
interface Look {
  readonly mark: string;
  readonly paint: (text: string) => string;
}

const PLAIN_LOOK: Look = { mark: '·', paint: (text) => text };

function lookOf({ severity, cause }: Finding, colours: Colours): Look {
  if (severity !== 'error') return { mark: '!', paint: colours.yellow };
  return cause === null ? { mark: '✗', paint: colours.red } : { mark: '↳', paint: colours.yellow };
}

/** @param isEnd whether the end of a turn begins with it, where it is no move */
function* tell(
  step: Step,
  isEnd: boolean,
  { replayed, readings, findings, numbered, speaker, audience, colours }: Telling,
): Generator<string> {
  const sentence = (id: string): string => {
    const finding = findings.get(id);
    return finding ? sentenceOf(finding, replayed, speaker) : '';
  };
  const told = tellStep(speaker, step, audience, sentence);
  if (step.headline) {
    const number = step.at.play === null || !numbered ? '' : `${step.at.turn}.${step.at.play} `;
    const verdict =
      step.verdict === undefined || step.verdict === 'legal' ? '' : ` — ${speaker.text(`explain-${step.verdict}`)}`;
    const marks = distinctMarks(step).map((mark) => ` ${mark}`);
    yield `  ${colours.dim(number)}${colours.bold(plain(speaker.say(step.headline, audience)))}${plain(marks.join(''))}${colours.yellow(verdict)}`;
  } else if (step.at.section === 'turn' && told.length > 0 && isEnd)
    yield `  ${colours.dim(speaker.text('explain-turn-end'))}`;
  for (const entry of told) {
    const finding = entry.finding === undefined ? undefined : findings.get(entry.finding);
    const rule = entry.rule ?? finding?.rule ?? undefined;
    const { mark, paint } = finding ? lookOf(finding, colours) : PLAIN_LOOK;
    yield `      ${paint(`${mark} ${plain(entry.sentence)}`)}${rule === undefined ? '' : ` ${colours.dim(rule)}`}`;
    const cause = findings.get(finding?.cause ?? '');
    if (cause) yield `        ${colours.dim(speaker.text('explain-cause', { place: placeName(cause.at, speaker) }))}`;
    const said = finding
      ? [...fitsTexts(speaker, finding, audience), ...rulingTexts(speaker, replayed.ruleset, finding)]
      : [];
    for (const text of said) {
      yield `        ${colours.yellow(plain(text))}`;
    }
    for (const value of (finding && readings.resolving.get(finding.id)) ?? []) {
      yield `        ${colours.yellow(plain(legalUnder(speaker, replayed.ruleset, value)))}`;
    }
  }
  for (const reading of disputesAt(readings, step.at)) {
    yield `      ${colours.yellow(`? ${plain(illegalUnder(speaker, replayed.ruleset, reading, audience))}`)}`;
  }
  for (const note of step.annotations) {
    yield `      ${colours.cyan(plain(noteText(note, speaker)))}`;
  }
}

/** On one line: a terminal that shows a text of others must not be led to believe that a new one begins. */
function noteText({ by, mark = '', text }: Annotation, speaker: Speaker): string {
  const said = text.replace(/\s*\n\s*/g, ' ');
  const quoted = said === '' ? '' : speaker.text('explain-quoted', { text: said });
  const whole = `${mark} ${quoted}`.trim();
  return by === undefined ? whole : speaker.text('explain-note-by', { by, text: whole });
}

/** @param heading the last one */
function* tellResult(
  { replayed, speaker, audience, colours }: Telling,
  heading: string | undefined,
): Generator<string> {
  const own = speaker.text('explain-result');
  if (heading !== own) {
    yield '';
    yield colours.bold(colours.underline(own));
  }
  if (replayed.scores.length === 0) {
    yield `  ${speaker.text(replayed.complete ? 'explain-open-result' : 'explain-no-result')}`;
    return;
  }
  const ranking = [...replayed.scores].sort((one, other) => one.rank - other.rank);
  for (const { player, points, rank } of ranking) {
    yield `  ${plain(speaker.text('explain-result-line', { rank, points, player: audience.playerName(player) }))}`;
  }
}
