/** `kiebitz why-not`: why a move is not allowed, and which ones are. */
import { placeText, type WholePlace } from '../engine/move-place.js';
import { messageOf } from '../engine/notation.js';
import { type FoundOpening, openingAt } from '../engine/opening.js';
import {
  type MovePlace,
  movesAt,
  type RecordedMove,
  type RecordedMoves,
  recordedMoves,
} from '../engine/recorded-moves.js';
import { judgeMove, optionsAt } from '../engine/why-not.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { decisionOf } from '../log/decision.js';
import { readElement } from '../log/read-element.js';
import type { AnyElement, Element, Vocabulary } from '../log/vocabulary.js';
import { audienceOf } from '../output/audience.js';
import { coloursFor } from '../output/colours.js';
import { OUTPUT_FORMAT } from '../output/json.js';
import { xmlOf } from '../output/move-text.js';
import { type WhyNotAnswer, whyNotJson } from '../output/why-not-json.js';
import { whyNotText } from '../output/why-not-text.js';
import type { Speaker } from '../text/speaker.js';
import { VERSION } from '../version.js';
import { complain } from './complain.js';
import { EXIT } from './exit.js';
import { askedGame } from './no-game.js';
import type { ChosenGame } from './one-game.js';
import type { JudgingOptions } from './replays.js';

/** The options of one run, as the command line gives them. */
export interface WhyNotOptions extends JudgingOptions {
  /** Of a move; or a turn or section, where that has one move of the kind that is asked about. */
  readonly at: MovePlace | WholePlace;
  /** The id of the game; needed where the file holds several. */
  readonly game?: string;
  readonly format: 'text' | 'json';
  readonly color: boolean;
}

/**
 * @param path a file, or `-` for standard input
 * @param move an element in XML: a move, or a part of the recorded one; all legal moves where it is not given
 * @returns the exit code: whether the move is legal, or what kept the question from being answered
 * @throws UnusableEdition
 */
export async function whyNot(path: string, move: string | undefined, options: WhyNotOptions): Promise<number> {
  const asked = await askedGame(path, options, ['options', 'rulings']);
  if (typeof asked === 'number') return asked;
  const { chosen, speaker } = asked;
  const answer = answerTo(chosen, move, options.at, speaker);
  if (typeof answer === 'string') return complain(answer);
  await writeStandardOutput(
    options.format === 'json'
      ? `${JSON.stringify({ kiebitz: VERSION, format: OUTPUT_FORMAT, ...whyNotJson(answer, speaker) }, null, 2)}\n`
      : `${[...whyNotText(answer, speaker, coloursFor(options.color))].join('\n')}\n`,
  );
  if (chosen.faults.length > 0) return EXIT.unread;
  return answer.judged?.verdict === 'illegal' ? EXIT.findings : EXIT.fine;
}

/** @returns a sentence where the question cannot be answered */
function answerTo(
  { game, recording, edition }: ChosenGame,
  move: string | undefined,
  at: MovePlace | WholePlace,
  speaker: Speaker,
): WhyNotAnswer | string {
  const request = { edition };
  const recorded = recordedMoves(game, recording, request);
  const named = /^\s*<([^\s<>/]+)/.exec(move ?? '')?.[1];
  const place = 'play' in at ? at : onlyMove(at, named, recorded);
  if (!place) return whichMove(at, recorded, speaker);
  // Where several moves have the number, the one of the kind that was given is meant.
  const kind = place.element ?? movesAt(recorded, place).find(({ element }) => element.name === named)?.element.name;
  const wanted = kind === undefined ? place : { ...place, element: kind };
  const found = openingAt(game, recording, recorded, wanted, request);
  if (!found) return noPlace(place, recorded, speaker);
  const asked = move === undefined ? found.recorded?.element : readMove(move, found, game.vocabulary, place, speaker);
  if (typeof asked === 'string') return asked;
  const { opening } = found;
  return {
    game,
    replayed: opening.replayed,
    place: placeText(place),
    recorded: found.recorded,
    sameNumber: found.recorded ? othersAt(found.recorded, recorded, place) : [],
    isRecorded: move === undefined,
    judged: asked && judgeMove(found, asked, asked === found.recorded?.element),
    options: move === undefined ? optionsAt(opening, true) : undefined,
  };
}

/** The place of the one move that is there, of the kind that is asked about if there are any of that; or of the first where none is. */
function onlyMove(at: WholePlace, kind: string | undefined, recorded: RecordedMoves): MovePlace | undefined {
  const there = movesIn(at, recorded);
  const ofKind = there.filter(({ element }) => element.name === kind);
  const [only, ...others] = ofKind.length > 0 ? ofKind : there;
  if (others.length > 0) return undefined;
  return only ? { ...at, play: only.play, element: only.element.name } : { ...at, play: 1 };
}

function movesIn({ section = 'turn', turn }: WholePlace, { moves }: RecordedMoves): readonly RecordedMove[] {
  return moves.filter((move) => move.section === section && move.turn === turn);
}

/** The places of moves of one turn or section, with their elements where the numbers do not tell them apart. */
function placesThere({ section, turn }: WholePlace, there: readonly RecordedMove[]): readonly string[] {
  const isNumberedThrough = new Set(there.map(({ play }) => play)).size === there.length;
  return there.map(({ play, element: { name } }) =>
    placeText({
      ...(section && { section }),
      ...(turn !== undefined && { turn }),
      play,
      ...(isNumberedThrough ? {} : { element: name }),
    }),
  );
}

function whichMove(at: WholePlace, recorded: RecordedMoves, speaker: Speaker): string {
  const places = speaker.list(placesThere(at, movesIn(at, recorded)));
  return at.turn === undefined
    ? speaker.text('why-not-which-in-section', { place: placeText(at), places })
    : speaker.text('why-not-which-in-turn', { turn: at.turn, places });
}

function othersAt(move: RecordedMove, recorded: RecordedMoves, place: MovePlace): string[] {
  const { section, turn, play } = place;
  return movesAt(recorded, { ...(section && { section }), ...(turn !== undefined && { turn }), play })
    .filter((one) => one !== move)
    .map(({ element }) => placeText({ ...place, element: element.name }));
}

/** The whole move that was meant. @returns a sentence where the text is none */
function readMove(
  text: string,
  { opening, recorded }: FoundOpening,
  vocabulary: Vocabulary,
  place: MovePlace,
  speaker: Speaker,
): Element | string {
  const around = opening.inside.name;
  const part = recorded?.element.name;
  const partOf = part === undefined ? movesInside(around, vocabulary) : [part];
  const read = readElement(text, vocabulary, [around, ...partOf]);
  if ('problem' in read) {
    const { problem } = read;
    if (problem.problem === 'ill-formed') {
      const why = speaker.name('breach', problem.breach ?? '');
      const [first] = opening.elements();
      const example = first ? xmlOf(first, vocabulary) : `<${around}/>`;
      return speaker.text('why-not-no-element', { example, problem: why });
    }
    const why = speaker.say(messageOf(problem), audienceOf(opening.replayed));
    return speaker.text('why-not-unreadable', { why });
  }
  if (read.inside === around) return read.element;
  if (!recorded) {
    return speaker.text('why-not-part-of-nothing', { element: read.element.name, place: placeText(place) });
  }
  return withPart(recorded.element, read.element, vocabulary);
}

/** The elements inside an element that have parts of their own. */
function movesInside(around: string, vocabulary: Vocabulary): readonly string[] {
  return (vocabulary[around]?.children ?? []).filter((child) => (vocabulary[child]?.children.length ?? 0) > 0);
}

/** The move with one part exchanged: the first of the same name, else its only one. What was said about it is gone. */
function withPart(recorded: Element, part: Element, vocabulary: Vocabulary): Element {
  const move = decisionOf(recorded, vocabulary);
  const { children } = move;
  const same = children.findIndex(({ name }) => name === part.name);
  const at = same < 0 && children.length === 1 ? 0 : same;
  const replaced = part as AnyElement<Vocabulary>;
  return { ...move, offset: -1, children: at < 0 ? [...children, replaced] : children.with(at, replaced) };
}

function noPlace(place: MovePlace, recorded: RecordedMoves, speaker: Speaker): string {
  const text = placeText(place);
  const there = movesIn(place, recorded);
  if (there.length === 0) return speaker.text('why-not-no-place', { place: text, last: recorded.turns.size });
  const places = speaker.list(placesThere(place, there));
  return place.turn === undefined
    ? speaker.text('why-not-no-place-in-section', { place: text, places })
    : speaker.text('why-not-no-place-in-turn', { place: text, turn: place.turn, places });
}
