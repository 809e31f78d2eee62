/** A place in a record at which somebody is to move: what may be done there, and how the judge takes what is written there. */
import { ANYWHERE } from '../log/envelope.js';
import type { Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import { type BrokenOff, breakOffBefore, breakOffBehind, breakOffIn, exchanged, goOn } from './broken-off.js';
import type { Finding } from './finding.js';
import type { Game } from './game.js';
import { type OtherValue, resolvingValues } from './readings.js';
import type { ForbiddenMove, OpenMove } from './record-map.js';
import { type MovePlace, moveAt, type RecordedMove, type RecordedMoves } from './recorded-moves.js';
import { type Replayed, type ReplayRequest, replayToTable } from './replay.js';
import type { MoveVerdict, Step } from './transcript.js';

/** A move that was tried at the end of a record. */
export interface Trial {
  readonly element: Element;
  /** `illegal` where it brings an error of whatever kind; `undecidable` where hidden information leaves it open. */
  readonly verdict: MoveVerdict;
  /** What it brings, remarks included. */
  readonly findings: readonly Finding[];
  /** What the judge saw of it; only of a move, and only if it was asked for. */
  readonly step: Step | undefined;
  /** `room`: it only makes room for moves (a turn, a round); `chance`: nobody decides it. */
  readonly kind: 'move' | 'room' | 'chance';
  /** Under which other values of options a finding of the trial would be none; costs replays. */
  readonly otherwise?: (finding: Finding) => readonly OtherValue[];
}

/** One place of a record at which moves can be tried; every trial is a replay. */
export class Opening {
  /** The game as far as it has gone. */
  readonly replayed: Replayed;
  /** Moves that break one rule alone. @see Session.forbiddenMoves */
  readonly forbiddenMoves: () => Iterable<ForbiddenMove>;
  private readonly openMoves: () => Iterable<OpenMove>;

  constructor(
    private readonly game: Game,
    private readonly end: BrokenOff,
    private readonly request: ReplayRequest,
  ) {
    const silently = { edition: request.edition, breaksOffIn: end.inside };
    const { replayed, session } = replayToTable(game, end.recording, silently);
    this.replayed = replayed;
    this.openMoves = () => session.openMoves(end.inside);
    this.forbiddenMoves = () => session.forbiddenMoves(end.inside);
  }

  /** The element in which the record ends. */
  get inside(): Element {
    return this.end.inside;
  }

  /** The opening in one more element: a turn or a round. */
  in(element: Element): Opening {
    return new Opening(this.game, { ...goOn(this.end, element), inside: element }, this.request);
  }

  /** Writes an element behind the record and judges it there. @param told whether the trial is to have its step */
  try(element: Element, told = false): Trial {
    const { recording, inside } = goOn(this.end, element);
    const request = { edition: this.request.edition, transcript: told, breaksOffIn: inside };
    const { replayed, writer } = replayToTable(this.game, recording, request);
    const before = this.replayed;
    const findings = newOf(replayed.findings, before.findings);
    const isOpen = replayed.moves.undecidable > before.moves.undecidable;
    return {
      element,
      verdict: findings.some(({ severity }) => severity === 'error') ? 'illegal' : isOpen ? 'undecidable' : 'legal',
      findings,
      step: writer?.stepOf(element),
      kind: replayed.moves.total > before.moves.total ? 'move' : this.hasRoom(element) ? 'room' : 'chance',
      otherwise: ({ id }) => resolvingValues(this.game, recording, replayed, request).get(id) ?? [],
    };
  }

  /**
   * Everything that may be done here: it is legal, or hidden information leaves it open.
   * @param told whether the moves are to have their steps
   */
  *moves(told = false): Generator<Trial> {
    for (const { element, truth, kind } of this.openMoves()) {
      const verdict = truth === true ? 'legal' : 'undecidable';
      yield told ? { ...this.try(element, true), verdict } : { element, verdict, kind, findings: [], step: undefined };
    }
  }

  /** Their elements. */
  *elements(): Generator<Element> {
    for (const { element } of this.openMoves()) yield element;
  }

  /** True for an element that may hold more than claims. */
  private hasRoom({ name }: Element): boolean {
    const claims: readonly string[] = ANYWHERE;
    return this.game.vocabulary[name]?.children.some((child) => !claims.includes(child)) ?? false;
  }
}

/** The findings that were not there before. Those of the same words and place are told apart by their number alone. */
function newOf(findings: readonly Finding[], before: readonly Finding[]): readonly Finding[] {
  const known = new Map<string, number>();
  for (const finding of before) known.set(keyOf(finding), (known.get(keyOf(finding)) ?? 0) + 1);
  return findings.filter((finding) => {
    const left = known.get(keyOf(finding)) ?? 0;
    known.set(keyOf(finding), left - 1);
    return left <= 0;
  });
}

function keyOf({ kind, rule, at, message }: Finding): string {
  return JSON.stringify([kind, rule, at, message]);
}

/** Where somebody is to move: before a recorded move, or where the record ends. */
export interface FoundOpening {
  readonly opening: Opening;
  /** The move that was made there; undefined at the end of the record. */
  readonly recorded: RecordedMove | undefined;
  /** Judges an element in the place of that move, with everything else that is recorded; undefined as that is. */
  readonly tryInRecord: (element: Element) => Trial | undefined;
}

/**
 * @param recorded the moves of the same recording
 * @param place that of a move; or of the one that would come next: in the last turn, or as the first of a turn behind it
 * @returns undefined where there is no such place
 */
export function openingAt(
  game: Game,
  recording: Recording,
  recorded: RecordedMoves,
  place: MovePlace,
  request: ReplayRequest,
): FoundOpening | undefined {
  const move = moveAt(recorded, place);
  const end = move ? breakOffBefore(recording, move.element) : endFor(recording, recorded, place);
  const opening = end && new Opening(game, end, request);
  if (!opening) return undefined;
  if (!move) return { opening: entered(opening), recorded: undefined, tryInRecord: () => undefined };
  const tryInRecord = (element: Element): Trial =>
    trialIn(game, exchanged(recording, move.element, element), element, request);
  return { opening, recorded: move, tryInRecord };
}

/** What may be done behind a recorded move. @returns undefined for a move of another record */
export function openingBehind(
  game: Game,
  recording: Recording,
  { element }: RecordedMove,
  request: ReplayRequest,
): Opening | undefined {
  const end = breakOffBehind(recording, element);
  return end && new Opening(game, end, request);
}

/** What is found in a move of a record, and nowhere else. */
function trialIn(game: Game, recording: Recording, element: Element, { edition }: ReplayRequest): Trial {
  const { replayed, writer } = replayToTable(game, recording, { edition, transcript: true });
  const step = writer?.stepOf(element);
  const ids = new Set(step?.entries.flatMap((entry) => (entry.type === 'finding' ? entry.finding : [])));
  const findings = replayed.findings.filter(({ id }) => ids.has(id));
  const isIllegal = findings.some(({ severity }) => severity === 'error');
  const verdict = isIllegal ? 'illegal' : (step?.verdict ?? 'legal');
  const otherwise = ({ id }: Finding): readonly OtherValue[] =>
    resolvingValues(game, recording, replayed, { edition }).get(id) ?? [];
  return { element, findings, step, verdict, kind: 'move', otherwise };
}

/** Where nothing but a new turn or round can come, the opening in that. */
function entered(opening: Opening): Opening {
  const [only, ...others] = [...opening.moves()];
  return only?.kind === 'room' && others.length === 0 ? entered(opening.in(only.element)) : opening;
}

/** The place behind everything recorded, if it is that. */
function endFor(recording: Recording, { moves, turns }: RecordedMoves, place: MovePlace): BrokenOff | undefined {
  const { section = 'turn', turn, play } = place;
  const last = turns.size;
  const turnElement = turns.get(last);
  if (section !== 'turn' || turn === undefined) return undefined;
  if (turn === last && turnElement) {
    const latest = Math.max(0, ...moves.filter((move) => move.turn === last).map((move) => move.play));
    return play === latest + 1 ? breakOffIn(recording, turnElement) : undefined;
  }
  const all = recording.game.children.find((child) => child.name === 'moves');
  return turn === last + 1 && play === 1 && all ? breakOffIn(recording, all) : undefined;
}
