import { position } from '../log/position.js';
import type { Position, Recording } from '../log/recording.js';
import { type Reading, reread } from '../log/reread.js';
import type { Element } from '../log/vocabulary.js';
import { AskedOptions } from './asked-options.js';
import type { EditionFile } from './edition-file.js';
import type { Finding, OptionValue } from './finding.js';
import { inOrderOfFile } from './finding-order.js';
import type { Game, Session } from './game.js';
import type { UndecidedMove } from './gap.js';
import type { Held } from './held.js';
import { type EffectTarget, Judge } from './judge.js';
import type { MoveCount } from './judged-moves.js';
import { meant, type Stand } from './meant.js';
import { isNumberOf, reportSlips, slipsOf, undeclaredSlips } from './notation.js';
import { openEndOf } from './open-end.js';
import type { Options } from './option.js';
import { behindErrors, type Links, linksAny } from './otherwise.js';
import type { Participant } from './roster.js';
import { rulingsBehind } from './rulings-behind.js';
import type { Score } from './score.js';
import { chosenOf, openSession, optionsOf } from './session.js';
import { excuses, keyOfProblem, type SeatedPlayer, type Sense, type Slip } from './slips.js';
import { type MoveVerdict, type Passed, type Transcript, TranscriptWriter } from './transcript.js';
import type { DeclaredNames } from './undeclared.js';
import { type UndoneFaults, undoneFaults } from './undone.js';

/** What a replay needs besides the recording, and what it is to bring. */
export interface ReplayRequest {
  /** Finds an edition by its name. */
  readonly edition: (name: string) => EditionFile | undefined;
  /** True where the game is to be told as well as judged; `counts`: only what is counted over many games. */
  readonly transcript?: boolean | 'counts';
  /** True where every step of the transcript is to be drawn as well. */
  readonly frames?: boolean;
  /** Whoever wants to hear the effects of each replay stands between judge and table. @returns what hands them on */
  readonly between?: (table: EffectTarget) => EffectTarget;
  /**
   * An element at the end of the recording in which it breaks off on purpose: nothing that ends it, or what lies around
   * it, is done, and what is missing there may follow.
   */
  readonly breaksOffIn?: Element;
  /** Values of options that stand in place of those of the log. */
  readonly otherwise?: Options;
  /** True where other spellings, which are understood, count as errors. */
  readonly isStrict?: boolean;
  /** True where it is enough to know what is wrong, and where: what one other word would mend is not tried, and more findings are roots. */
  readonly rootsAreOpen?: boolean;
}

/** All that is known of a game when it has been replayed. */
export interface Replayed {
  readonly file: string;
  readonly game: string | null;
  readonly ruleset: string;
  /** The one that the game was judged by; null where the log holds the card values itself, or `withoutEdition` is true. */
  readonly edition: string | null;
  /** True where neither the log nor the run says what the cards are: what rests on values that are not documented stays open. */
  readonly withoutEdition: boolean;
  /** True where card values of the edition are our own reconstruction. */
  readonly reconstructed: boolean;
  /** The value of every option. */
  readonly options: Options;
  /** The options that differ from the default. */
  readonly chosen: Options;
  /** The other values of options under which the game could go otherwise; undefined where nobody has listened. */
  readonly decisive: readonly OptionValue[] | undefined;
  readonly verdict: MoveVerdict;
  readonly complete: boolean;
  readonly moves: Readonly<MoveCount>;
  /** The moves that cannot be decided, and why: as many as `moves` counts. */
  readonly undecided: readonly UndecidedMove[];
  /** What was checked and held. */
  readonly held: Readonly<Held>;
  readonly scores: readonly Score[];
  readonly findings: readonly Finding[];
  readonly players: readonly Participant[];
  readonly transcript: Transcript | undefined;
  /** What lay on the table before each of the first turns or rounds; none without a transcript. */
  readonly passed: readonly Passed[];
  /** What lies on the table at the end, in the game's own shape; undefined without a transcript. */
  readonly table: unknown;
}

/**
 * @param game the game whose rules the recording is judged by; its ruleset must be the recording's
 * @returns everything that is known of the game; never throws for what a log says
 */
export function replay(game: Game, recording: Recording, request: ReplayRequest): Replayed {
  return replayToTable(game, recording, request).replayed;
}

/** A replay, and what it leaves behind. */
interface ToTable {
  readonly replayed: Replayed;
  /** The `<game>` element, as it was read. */
  readonly game: Element;
  readonly problems: Recording['problems'];
  readonly session: Session;
  readonly writer: TranscriptWriter | undefined;
  readonly stands: readonly Stand[];
}

/** The same, with the game as it lies on the table at the end of the record. */
export function replayToTable(game: Game, recording: Recording, request: ReplayRequest): ToTable {
  // Whoever is told of a game may ask what another reading would change.
  const asked = request.transcript === true ? new AskedOptions() : undefined;
  const declared = (): DeclaredNames => openSession(game, recording, request, { asked }).session.declaredNames();
  const slips = slipsOf(game, recording, request, declared);
  const undone = undoneFaults(recording, (record) => {
    const { edition, otherwise } = request;
    const asBrokenOff = { edition, ...(otherwise && { otherwise }), breaksOffIn: record.inside };
    return play(game, record.recording, asBrokenOff, { slips }).replayed.findings;
  });
  const notation = { slips, asked, undone };
  const done = play(game, recording, request, notation);
  const first: Played = { recording, request, notation, readings: [], done };
  // Whoever asks about a place in the record has it in hand as it was read.
  const isSettled = request.breaksOffIn || done.replayed.findings.every(({ severity }) => severity === 'note');
  const read = isSettled ? first : playWithSlips(game, first);
  const judged = isSettled || request.rootsAreOpen ? read.done : playWithLinks(game, read);
  if (!asked || read !== first) return judged;
  return { ...judged, replayed: { ...judged.replayed, decisive: decisiveOf(game, recording, request, asked) } };
}

/** A replay, and of what. */
interface Played {
  readonly recording: Recording;
  readonly request: ReplayRequest;
  readonly notation: Notation;
  /** How the recording has been read where it could not be read as it stands. */
  readonly readings: readonly Reading[];
  readonly done: ToTable;
}

function decisiveOf(game: Game, recording: Recording, { otherwise }: ReplayRequest, asked: AskedOptions) {
  return game.options
    .flatMap(({ name, values }) => values.map((value): OptionValue => ({ option: name, value })))
    .filter(({ option, value }) => asked.decide(optionsOf(game, recording, { ...otherwise, [option]: value })));
}

/** Decides what follows from one fault, and what would mend it, by what is wrong where the log is otherwise. */
function playWithLinks(game: Game, { recording, request, notation, readings, done }: Played): ToTable {
  const { edition, otherwise } = request;
  const asked = { edition, ...(otherwise && { otherwise }) };
  const { asked: _, undone: __, ...spelling } = notation;
  const { links, fitting } = behindErrors(
    recording,
    done.stands,
    done.replayed,
    (way) => play(game, meant(recording, game.vocabulary, way, readings), asked, spelling).replayed,
    game.eitherWord,
  );
  const linked = linksAny(links) ? play(game, recording, request, { ...notation, links }) : done;
  if (fitting.size === 0) return linked;
  const findings = linked.replayed.findings.map((finding) => {
    const fits = fitting.get(finding.id);
    return fits === undefined ? finding : { ...finding, fits };
  });
  return { ...linked, replayed: { ...linked.replayed, findings } };
}

/** Decides which errors rest on what could not be read: they prove nothing, and follow from it. */
function playWithSlips(game: Game, first: Played): Played {
  const { recording, request } = first;
  const { slips: unread } = first.notation;
  const silent: ReplayRequest = { edition: request.edition };
  const inSenses = (slips: readonly Slip[], asked: ReplayRequest, senses: readonly Sense[], excused?: Excused) => {
    const readings = senses.flatMap(({ reading }) => (reading ? [reading] : []));
    const otherwise: Options = Object.assign({}, ...senses.map(({ options }) => options), request.otherwise);
    const read = reread(recording, game.vocabulary, readings);
    const seated = senses.flatMap(({ player }) => (player ? [player] : []));
    const wanted = { ...asked, otherwise };
    const notation = { slips, seated, ...(excused && { excused }) };
    return { recording: read, request: wanted, notation, readings, done: play(game, read, wanted, notation) };
  };
  const likely = unread.map((slip) => slip.likely ?? {});
  const { done: before } = likely.some(isSaying) ? inSenses(unread, silent, likely) : first;
  const players = before.replayed.players.map(({ id }) => id);
  const names = undeclaredSlips(game, before.game, players, before.session.declaredNames(), unread);
  // What is read without trouble once another slip is mended was none.
  const stays = new Set(before.problems.map(keyOfProblem));
  const roots = unread.filter((slip) => {
    const isMended = slip.isOfReader && !slip.likely && !stays.has(slip.key);
    return !isMended && !isNumberOf(names, slip, game.vocabulary);
  });
  const slips = [...roots, ...names].sort((one, other) => one.offset - other.offset);
  if (slips.every(({ likely: meant, others }) => !meant && others?.length === 0)) return first;
  const senses = slips.map((slip) => slip.likely ?? {});
  const excused = excuses(
    slips,
    inSenses(slips, silent, senses).done.replayed.findings,
    (slip, sense) => inSenses(slips, silent, senses.with(slips.indexOf(slip), sense)).done.replayed.findings,
    (finding, slip) => isBefore(finding, slip, recording),
  );
  return inSenses(slips, request, senses, excused);
}

function isSaying(sense: Sense): boolean {
  return Object.keys(sense).length > 0;
}

/** The key of each error that rests on a slip, and the key of that slip. */
type Excused = ReadonlyMap<string, string>;
const NOTHING_EXCUSED: Excused = new Map();

/** What is known of the notation before a game is replayed. */
interface Notation {
  readonly slips: readonly Slip[];
  readonly excused?: Excused;
  /** Players whose declaration is missing, as one of the readings has it. */
  readonly seated?: readonly SeatedPlayer[];
  readonly asked?: AskedOptions | undefined;
  readonly undone?: UndoneFaults;
  readonly links?: Links;
}

function play(game: Game, recording: Recording, request: ReplayRequest, notation: Notation): ToTable {
  const { slips, excused, undone, links } = notation;
  const { session, setting, options, editionName, withoutEdition } = openSession(game, recording, request, notation);
  const { roster, edition } = setting;
  const writer = writerFor(game, session, request);
  const { breaksOffIn } = request;
  const judge = new Judge(
    recording.source,
    request.between?.(session) ?? session,
    writer,
    openEndOf(recording, game.vocabulary, breaksOffIn),
    rulingsBehind(game),
    undone,
    links,
  );

  reportSlips(judge, slips, excused ?? NOTHING_EXCUSED);
  const outcome = session.play(judge);
  const findings = inOrderOfFile(judge.findings);
  const replayed = {
    file: recording.source.file,
    game: recording.id ?? null,
    ruleset: game.ruleset,
    edition: withoutEdition ? null : (editionName ?? null),
    withoutEdition,
    reconstructed: !withoutEdition && edition?.element.values['provenance'] === 'reconstructed',
    options,
    chosen: chosenOf(game, options),
    decisive: undefined,
    verdict: verdictOf(findings, judge.moves.count),
    complete: outcome.complete,
    moves: judge.moves.count,
    undecided: judge.moves.undecided,
    held: judge.held,
    scores: outcome.scores,
    findings,
    players: roster.participants,
    transcript: writer?.transcript(),
    passed: writer?.passed ?? [],
    table: writer ? session.table() : undefined,
  };
  return { replayed, game: recording.game, problems: recording.problems, session, writer, stands: judge.stands };
}

function writerFor(
  { presentation }: Game,
  session: Session,
  { transcript, frames }: ReplayRequest,
): TranscriptWriter | undefined {
  if (!transcript) return undefined;
  if (transcript === true) return new TranscriptWriter(session, frames);
  const sampled = { sample: () => session.sample(presentation.score), seen: () => session.seen() };
  return new TranscriptWriter(sampled, false, 'counts');
}

function verdictOf(findings: readonly Finding[], moves: MoveCount): MoveVerdict {
  const unread = new Set(findings.filter(({ kind }) => kind === 'unread').map(({ id }) => id));
  const errors = findings.filter(({ severity }) => severity === 'error');
  const causes = new Map(findings.map(({ id, cause }) => [id, cause]));
  const restsOnUnread = (id: string | null): boolean => {
    for (let at = id; at !== null; at = causes.get(at) ?? null) if (unread.has(at)) return true;
    return false;
  };
  if (errors.some(({ id }) => !restsOnUnread(id))) return 'illegal';
  const isHiding = errors.some(hidesSomething);
  const restsOnSlip = errors.some(({ kind }) => kind !== 'unread');
  return moves.undecidable > 0 || isHiding || restsOnSlip ? 'undecidable' : 'legal';
}

/** True for what could not be read, and may have said something. A second game of the same name hides nothing of this one. */
export function hidesSomething({ kind, message }: Finding): boolean {
  return kind === 'unread' && message.id !== 'engine-repeated-id';
}

/** Whether a finding is about what ends before a slip: what is said of an element may be said for what the slip in it has hidden. */
function isBefore({ at }: Finding, slip: Slip, { game, source }: Recording): boolean {
  if (at.line === null) return false;
  const isAt = ({ line, column }: Position): boolean => at.line === line && (at.column ?? 0) === column;
  for (let around: Element | undefined = game; around; around = lastBegun(around, slip))
    if (isAt(position(source, around.offset))) return false;
  const { line, column } = position(source, slip.offset);
  return at.line < line || (at.line === line && (at.column ?? 0) < column);
}

/** The child in which a slip stands, or behind which, where what it stands in was not read. */
function lastBegun({ children }: Element, { offset }: Slip): Element | undefined {
  return children.findLast((child) => child.offset <= offset);
}
