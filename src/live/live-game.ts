/**
 * A game that is refereed while it is played: one element of its log after the other. After each the whole record is
 * replayed, so that nothing is known here that `check` would not find in the log.
 */
import type { EditionFile } from '../engine/edition-file.js';
import type { Measure } from '../engine/effect.js';
import type { Finding } from '../engine/finding.js';
import type { Game, Session } from '../engine/game.js';
import type { EffectTarget } from '../engine/judge.js';
import { Opening } from '../engine/opening.js';
import type { ForbiddenMove, OpenMove } from '../engine/record-map.js';
import { type Replayed, type ReplayRequest, replayToTable } from '../engine/replay.js';
import type { MoveVerdict, Step } from '../engine/transcript.js';
import { type JudgedMove, judgeMove } from '../engine/why-not.js';
import { lastFrom } from '../log/position.js';
import { rawOfElement } from '../log/raw.js';
import type { RawElement } from '../log/raw-element.js';
import { readElement } from '../log/read-element.js';
import type { Problem, Recording } from '../log/recording.js';
import type { Element } from '../log/vocabulary.js';
import { wholeLog } from '../log/write.js';
import { writeXmlElement } from '../log/xml/write-element.js';
import { GrowingRecord, unwritable } from './growing-record.js';
import { changedEffects, Heard, type RuledEffect } from './heard.js';
import { FindingIds, offsetOf, type Revision, revisions, type Said, saidOf } from './said.js';
import { seenBy } from './seen.js';
import { hashOf } from './state-hash.js';

/** A log of people's games has some 1,500 elements; what is longer than this is no game. */
const MOST_TEXT = 1_048_576;
const MOST_ANSWERS = 10_000;

/** Why an element was not recorded. Nothing has changed then. */
export type Refusal =
  | 'not-writable' // a name or a character that no log can hold
  | 'holds-undo' // `<undo/>`: here `undo` takes an element back
  | 'not-open' // no element of the name that was given is open
  | 'too-large' // more than any game
  | 'closed'; // the game was closed

/** What is said of an element that was played. */
export interface Answer {
  /** 1 for the first element that was played, and so on; 0 is the opening of the game. */
  readonly answer: number;
  /** `illegal` where the element brings an error of whatever kind; `undecidable` where hidden information leaves it open. */
  readonly verdict: MoveVerdict;
  /** What is found in the element, remarks included. */
  readonly findings: readonly Finding[];
  /** What it changes, what the rules force behind it, and what was forced behind the element before it. */
  readonly effects: readonly RuledEffect[];
  /** Earlier effects that it has shown not to be so. */
  readonly withdrawn: readonly RuledEffect[];
  /** The state behind it. @see hashOf */
  readonly hash: string;
  /** What it settles about earlier answers. */
  readonly revisions: readonly Revision[];
}

/** A move that may be played next. */
export interface LegalMove extends OpenMove {
  /** The name of the open element in which it would be written. */
  readonly within: string;
}

/** The game as it stands. */
export interface LiveState {
  readonly hash: string;
  /** What lies where: `place thing` -> amount. */
  readonly measure: Measure;
  /** The open elements, the game first. */
  readonly open: readonly Element[];
}

/** What somebody can know of a game. */
export interface LiveView {
  readonly hash: string;
  /** What lies where, as far as it can be reckoned from that log. */
  readonly measure: Measure;
  /** The record without what nobody has shown them, as a file in XML. */
  readonly log: string;
}

/** What is known in the end. */
export interface Closed {
  /** What `check` says of the log. */
  readonly replayed: Replayed;
  readonly recording: Recording;
  readonly revisions: readonly Revision[];
}

/** A game, told. */
export interface Story {
  readonly steps: readonly (readonly Step[])[];
  readonly replayed: Replayed;
}

/** What a live game must know besides its log. */
export interface LiveSetting {
  /** Finds an edition by its name. */
  readonly edition: (name: string) => EditionFile | undefined;
  /** What places in findings call the log. */
  readonly name?: string;
}

/** An element that was played, and the name of the open element that was meant. */
export interface Played {
  readonly element: RawElement;
  readonly within?: string | undefined;
}

/** What the latest replay has shown. */
interface Knowledge {
  readonly replayed: Replayed;
  readonly session: Session;
  readonly recording: Recording;
  readonly effects: readonly RuledEffect[];
  readonly said: readonly Said[];
}

/** One game, refereed move by move. */
export class LiveGame {
  private record: GrowingRecord;
  private readonly played: Played[] = [];
  /** Where the element of each answer begins in the text; the game itself begins at 0. */
  private readonly starts: number[] = [0];
  private readonly ids = new FindingIds();
  private knowledge: Knowledge;
  private isClosed = false;

  private constructor(
    readonly game: Game,
    private readonly root: RawElement,
    private readonly setting: LiveSetting,
    played: readonly Played[],
  ) {
    this.record = this.emptyRecord();
    for (const one of played) {
      const start = this.record.add(one.element, one.within);
      if (start === undefined) continue;
      this.played.push(one);
      this.starts.push(start);
    }
    this.knowledge = this.learn();
  }

  /**
   * Opens a game.
   * @param root the `<game>` element with what comes before the setup: players, options, components
   * @param played what is played at once, of a game that is gone on with
   */
  static open(game: Game, root: RawElement, setting: LiveSetting, played: readonly Played[] = []): LiveGame | Refusal {
    for (const element of [root, ...played.map((one) => one.element)]) {
      const refusal = unwritable(element);
      if (refusal) return refusal;
    }
    if (played.length > MOST_ANSWERS) return 'too-large';
    const live = new LiveGame(game, root, setting, played);
    if (live.answers < played.length) return 'not-open';
    return live.isTooLarge ? 'too-large' : live;
  }

  /** What is found in what stands before the first element. */
  get opening(): Said {
    return this.knowledge.said[0] as Said;
  }

  /** How many elements were played. */
  get answers(): number {
    return this.played.length;
  }

  /** How long the log is, in UTF-16 code units. */
  get length(): number {
    return this.record.length;
  }

  /** The game as far as it has gone. */
  get replayed(): Replayed {
    return this.knowledge.replayed;
  }

  /**
   * Writes an element of the log into the innermost open element that may hold it, and judges it. An element that only
   * makes room (a turn, a round, the setup) is open then, until something comes that does not belong into it.
   * @param within the name of the open element that is meant, where it is another one
   */
  play(element: RawElement, within?: string): Answer | Refusal {
    if (this.isClosed) return 'closed';
    const refusal = unwritable(element);
    if (refusal) return refusal;
    if (this.played.length >= MOST_ANSWERS) return 'too-large';
    const start = this.record.add(element, within);
    if (start === undefined) return 'not-open';
    this.played.push({ element, within });
    this.starts.push(start);
    if (this.isTooLarge) {
      this.takeBack();
      return 'too-large';
    }
    const before = this.knowledge;
    this.knowledge = this.learn();
    const { effects, said, session } = this.knowledge;
    const { added, withdrawn } = changedEffects(before.effects, effects);
    const answer = this.played.length;
    return {
      answer,
      ...(said[answer] as Said),
      effects: added,
      withdrawn,
      hash: hashOf(session.measure()),
      revisions: revisions(before.said, said),
    };
  }

  /** All that may be written next: what goes on in the innermost open element, and what may come when that ends here. */
  legal(): readonly LegalMove[] {
    const { recording, session, replayed } = this.knowledge;
    const path = this.record.open;
    const moves: LegalMove[] = [];
    for (let depth = path.length - 1; depth > 0; depth -= 1) {
      const inside = path[depth] as Element;
      const isInnermost = depth === path.length - 1;
      const ended = isInnermost ? { replayed, session } : this.replayIn(recording, inside);
      // What is open cannot end here if something is missing in it.
      if (faultsIn(ended.replayed) > faultsIn(replayed)) break;
      for (const move of ended.session.openMoves(inside)) moves.push({ ...move, within: inside.name });
      // What has only been begun goes on.
      if (inside.children.length === 0 && moves.length > 0) break;
    }
    return moves;
  }

  /** Moves that break one rule alone, written into the innermost open element. */
  forbidden(): readonly (ForbiddenMove & Pick<LegalMove, 'within'>)[] {
    const { inside } = this.record;
    const moves = [...this.knowledge.session.forbiddenMoves(inside)];
    return moves.map((move) => ({ ...move, within: inside.name }));
  }

  /**
   * What the rules say of an element that could be played, condition by condition. Nothing is recorded.
   * @param within the name of the open element that is meant
   */
  whyNot(element: RawElement, within?: string): JudgedMove | Refusal | Problem {
    const refusal = unwritable(element);
    if (refusal) return refusal;
    const path = this.record.open;
    const places = path.map(({ name }) => name).reverse();
    const at = within === undefined ? places : places.filter((name) => name === within);
    if (at.length === 0) return 'not-open';
    const read = readElement(writeXmlElement(element, '', []), this.game.vocabulary, at);
    if ('problem' in read) return read.problem;
    const opening = this.openingIn(read.inside);
    return judgeMove({ opening, recorded: undefined, tryInRecord: () => undefined }, read.element, false);
  }

  /**
   * A place at which many moves are tried one after the other; nothing is recorded.
   * @param within the name of an open element
   */
  openingIn(within: string): Opening {
    const inside = this.record.open.findLast(({ name }) => name === within) ?? this.record.inside;
    const recording = { ...this.knowledge.recording, truncated: true };
    return new Opening(this.game, { recording, inside }, { edition: this.setting.edition });
  }

  /** Takes the last element back. @returns what that changes about the answers that are left; undefined where nothing was played */
  undo(): readonly Revision[] | undefined {
    if (this.isClosed || this.played.length === 0) return undefined;
    this.takeBack();
    const before = this.knowledge.said.slice(0, -1);
    this.knowledge = this.learn();
    return revisions(before, this.knowledge.said);
  }

  /** The game as it stands now. */
  state(): LiveState {
    const measure = this.knowledge.session.measure();
    return { hash: hashOf(measure), measure, open: this.record.open };
  }

  /**
   * The game as one player, or the table, can know it.
   * @param seat the id of a player; undefined for what lies open
   * @returns undefined where nobody of that id plays
   */
  view(seat: string | undefined): LiveView | undefined {
    const { recording, replayed } = this.knowledge;
    if (seat !== undefined && !replayed.players.some(({ id }) => id === seat)) return undefined;
    const { game, inside } = seenBy(this.game, recording.game, this.record.inside, seat);
    const { session } = this.replayIn({ ...recording, game, problems: [] }, inside);
    const measure = session.measure();
    return { hash: hashOf(measure), measure, log: wholeLog([rawOfElement(game, this.game.vocabulary)]) };
  }

  /** What lies on the table, and what it is counted as. */
  get table(): Pick<Session, 'sample' | 'declaredNames' | 'table' | 'frame'> {
    return this.knowledge.session;
  }

  /** The game as it is told, with its board: for each answer, the opening first, the steps that begin in its element. */
  story(): Story {
    const { recording } = this.knowledge;
    const { replayed } = this.replayIn(recording, this.isOver(recording) ? undefined : this.record.inside, {
      transcript: true,
      frames: true,
    });
    const steps: Step[][] = this.starts.map(() => []);
    for (const step of replayed.transcript?.steps ?? [])
      steps[lastFrom(this.starts, offsetOf(step.at, recording.source))]?.push(step);
    return { steps, replayed };
  }

  /** Everything recorded so far as a file in XML; `check` reads it. */
  log(): string {
    return this.record.file();
  }

  /** Ends the record: what may still follow while a game goes on is missing now. */
  close(): Closed {
    this.isClosed = true;
    const before = this.knowledge;
    this.knowledge = this.learn();
    const { replayed, recording, said } = this.knowledge;
    return { replayed, recording, revisions: revisions(before.said, said) };
  }

  private get isTooLarge(): boolean {
    return this.record.exhausted || this.record.length > MOST_TEXT;
  }

  private learn(): Knowledge {
    const recording = this.record.recording();
    let effects: readonly RuledEffect[] = [];
    // A game with slips of notation is replayed several times; the last time counts.
    const between = (table: EffectTarget): EffectTarget => {
      const heard = new Heard(table);
      effects = heard.effects;
      return heard;
    };
    const { replayed, session } = this.replayIn(recording, this.isOver(recording) ? undefined : this.record.inside, {
      between,
    });
    const lasting = { ...replayed, findings: this.ids.lasting(replayed.findings) };
    return { replayed: lasting, session, recording, effects, said: saidOf(lasting, recording.source, this.starts) };
  }

  private isOver({ game }: Recording): boolean {
    return this.isClosed || game.children.some(({ name }) => name === 'result');
  }

  /** @param inside what is to be gone on with; undefined for a record that is complete */
  private replayIn(
    recording: Recording,
    inside: Element | undefined,
    asked: Pick<ReplayRequest, 'between' | 'transcript' | 'frames'> = {},
  ) {
    const { edition } = this.setting;
    return replayToTable(this.game, recording, { ...asked, edition, ...(inside && { breaksOffIn: inside }) });
  }

  private takeBack(): void {
    this.played.pop();
    this.starts.pop();
    this.record = this.emptyRecord();
    for (const { element, within } of this.played) this.record.add(element, within);
  }

  private emptyRecord(): GrowingRecord {
    return new GrowingRecord(this.game.vocabulary, this.root, this.setting.name ?? '-');
  }
}

/** Errors, and what is missing: of a record without a result somebody may have written down less, and it is only warned of. */
function faultsIn({ findings }: Replayed): number {
  return findings.filter(({ severity, kind }) => severity === 'error' || (kind === 'missing' && severity === 'warning'))
    .length;
}
