/** Replays a recording under the rules of its game: recording -> verdicts, findings, scores and (if asked) transcript. */
import type { Problem, Recording } from '../log/recording.js';
import type { AnyElement, Element, Vocabulary } from '../log/vocabulary.js';
import type { EditionFile } from './edition-file.js';
import type { Finding } from './finding.js';
import type { Game, Score, Session, Setting } from './game.js';
import { Judge, type MoveCount } from './judge.js';
import { choice, type Message, name, quoted } from './message.js';
import { openEndOf } from './open-end.js';
import { defaults, type Options } from './option.js';
import { type Participant, Roster } from './roster.js';
import { rulingsBehind } from './rulings-behind.js';
import { type MoveVerdict, type Transcript, TranscriptWriter } from './transcript.js';

/** What a replay needs besides the recording, and what it is to bring. */
export interface ReplayRequest {
  /** Finds an edition by its name. */
  readonly edition: (name: string) => EditionFile | undefined;
  /** True where the game is to be told as well as judged. */
  readonly transcript?: boolean;
  /** True where every step of the transcript is to be drawn as well. */
  readonly frames?: boolean;
  /**
   * An element at the end of the recording in which it breaks off on purpose: nothing that ends it, or what lies around
   * it, is done, and what is missing there may follow.
   */
  readonly breaksOffIn?: Element;
  /** Values of options that stand in place of those of the log. */
  readonly otherwise?: Options;
}

/** All that is known of a game when it has been replayed. */
export interface Replayed {
  readonly file: string;
  readonly game: string | null;
  readonly ruleset: string;
  /** Null where the log names none: then it holds the card values itself, or `withoutEdition` is true. */
  readonly edition: string | null;
  /** True where neither the log nor the run says what the cards are: what rests on values that are not documented stays open. */
  readonly withoutEdition: boolean;
  /** True where card values of the edition are our own reconstruction. */
  readonly reconstructed: boolean;
  /** The value of every option. */
  readonly options: Options;
  /** The options that differ from the default. */
  readonly chosen: Options;
  readonly verdict: MoveVerdict;
  readonly complete: boolean;
  readonly moves: Readonly<MoveCount>;
  readonly scores: readonly Score[];
  readonly findings: readonly Finding[];
  readonly players: readonly Participant[];
  readonly transcript: Transcript | undefined;
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

/** The same, with the game as it lies on the table at the end of the record. */
export function replayToTable(
  game: Game,
  recording: Recording,
  request: ReplayRequest,
): { readonly replayed: Replayed; readonly session: Session; readonly scribe: TranscriptWriter | undefined } {
  const parts = childrenByName(recording.game);
  const roster = readPlayers(parts.get('players'));
  const components = parts.get('components');
  const named = components && textOf(components, 'edition');
  const inline = components !== undefined && components.children.length > 0;
  const editionName = named ?? (inline ? undefined : game.defaultEdition);
  const found = editionName === undefined ? undefined : request.edition(editionName);
  // What we have made up must accuse nobody who has not asked for it.
  const withoutEdition = named === undefined && !inline && found?.asked !== true;
  const edition = found && withoutEdition ? { ...found, documentedOnly: true } : found;
  const { options, unusable } = readOptions(game, parts.get('options'), request.otherwise);
  const setting: Setting = { game: recording.game, roster: roster.roster, options, edition };
  const session = game.open(setting);
  const scribe = request.transcript ? new TranscriptWriter(session, request.frames) : undefined;
  const { breaksOffIn } = request;
  const judge = new Judge(
    recording.source,
    session,
    scribe,
    openEndOf(recording, game.vocabulary, breaksOffIn),
    rulingsBehind(game),
  );

  for (const problem of recording.problems) reportProblem(judge, problem);
  for (const element of roster.repeated) reportSecondPlayer(judge, element);
  for (const option of unusable) reportOption(judge, game, option);
  if (editionName !== undefined && edition === undefined) reportEdition(judge, recording, editionName, components);
  const outcome = session.play(judge);
  const findings = judge.findings;
  const replayed = {
    file: recording.source.file,
    game: recording.id ?? null,
    ruleset: game.ruleset,
    edition: withoutEdition ? null : (editionName ?? null),
    withoutEdition,
    reconstructed: !withoutEdition && edition?.element.values['provenance'] === 'reconstructed',
    options,
    chosen: chosenOf(game, options),
    verdict: verdictOf(findings, judge.moves),
    complete: outcome.complete,
    moves: judge.moves,
    scores: outcome.scores,
    findings,
    players: roster.roster.participants,
    transcript: scribe?.transcript(),
    table: scribe ? session.table() : undefined,
  };
  return { replayed, session, scribe };
}

function verdictOf(findings: readonly Finding[], moves: MoveCount): MoveVerdict {
  if (findings.some((finding) => finding.severity === 'error')) return 'illegal';
  return moves.undecidable > 0 ? 'undecidable' : 'legal';
}

/** What was lost with it decides how grave it is: a value that is missing may hide a breach. */
const GRAVE: ReadonlySet<Problem['problem']> = new Set([
  'missing-attribute',
  'bad-value',
  'repeated-id',
  'ill-formed',
  'too-large',
  'too-deep',
  'too-many-elements',
  'too-many-attributes',
  'too-many-players',
  'too-many',
]);

function reportProblem(judge: Judge, problem: Problem): void {
  const { expected } = problem;
  const message = messageOf(problem);
  judge.find(null, {
    kind: 'unread',
    severity: GRAVE.has(problem.problem) ? 'error' : 'warning',
    message: message.id,
    with: message.parameters,
    actual: problem.found,
    ...(expected !== undefined && { expected }),
    element: { name: problem.element, offset: problem.offset },
    ...(problem.attribute !== undefined && { attribute: problem.attribute }),
  });
}

/** What is said of a notation that could not be used. */
export function messageOf(problem: Problem): Message {
  const { element, attribute = '', found, expected = '', meant = '', breach = '' } = problem;
  return {
    id: `engine-${problem.problem}`,
    parameters: {
      element: quoted(element),
      attribute: quoted(attribute),
      found: quoted(found),
      expected: quoted(expected),
      meant: quoted(meant),
      says: choice(detailsOf(problem)),
      why: name('breach', breach),
    },
  };
}

/** Which of the details there are: the sentence depends on it. */
function detailsOf({ meant, found, expected }: Problem): string {
  if (meant !== undefined) return 'meant';
  if (expected === undefined) return found === '' ? 'plain' : 'found';
  return found === '' ? 'expected' : 'both';
}

interface GivenOption {
  readonly name: string;
  readonly value: string;
  readonly element: Element;
}

function readOptions(
  game: Game,
  element: Element | undefined,
  otherwise: Options = {},
): { options: Options; unusable: GivenOption[] } {
  const given: Record<string, string> = {};
  const unusable: GivenOption[] = [];
  for (const child of element?.children ?? []) {
    const name = textOf(child, 'name');
    const value = textOf(child, 'value');
    const declaration = game.options.find((one) => one.name === name);
    if (!declaration || value === undefined) continue; // reported by the reader
    if (declaration.values.includes(value)) given[declaration.name] = value;
    else unusable.push({ name: declaration.name, value, element: child });
  }
  Object.assign(given, otherwise);
  return { options: { ...defaults(game.options), ...game.presets?.(given), ...given }, unusable };
}

function reportOption(judge: Judge, game: Game, option: GivenOption): void {
  const values = game.options.find((one) => one.name === option.name)?.values ?? [];
  judge.find(null, {
    kind: 'unread',
    message: 'engine-option-value',
    with: { option: quoted(option.name), found: quoted(option.value), expected: quoted(values.join(', ')) },
    expected: values.join('|'),
    actual: option.value,
    element: option.element,
    attribute: 'value',
  });
}

function reportSecondPlayer(judge: Judge, element: Element): void {
  judge.find(null, {
    kind: 'data',
    message: 'engine-player-twice',
    with: { player: quoted(textOf(element, 'id') ?? '') },
    element,
  });
}

/** There is no edition of that name. @param components undefined where the log names none */
function reportEdition(judge: Judge, { game }: Recording, edition: string, components: Element | undefined): void {
  judge.find(null, {
    kind: 'data',
    message: 'engine-edition-unknown',
    with: { edition: quoted(edition) },
    element: components ?? game,
    ...(components && { attribute: 'edition' }),
  });
}

function chosenOf(game: Game, options: Options): Options {
  const standard = defaults(game.options);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => standard[name] !== value));
}

function readPlayers(element: Element | undefined): { roster: Roster; repeated: Element[] } {
  const participants = new Map<string, Participant>();
  const repeated: Element[] = [];
  for (const child of element?.children ?? []) {
    const id = textOf(child, 'id');
    if (id === undefined || id === '?') continue; // reported by the reader
    if (participants.has(id)) {
      repeated.push(child);
      continue;
    }
    participants.set(id, { id, name: textOf(child, 'name') ?? id, colour: textOf(child, 'colour') });
  }
  return { roster: new Roster([...participants.values()]), repeated };
}

/** The first child of each name. */
function childrenByName(element: Element): ReadonlyMap<string, AnyElement<Vocabulary>> {
  const children = new Map<string, AnyElement<Vocabulary>>();
  for (const child of element.children) if (!children.has(child.name)) children.set(child.name, child);
  return children;
}

function textOf(element: Element, attribute: string): string | undefined {
  const value: unknown = element.values[attribute];
  return typeof value === 'string' ? value : undefined;
}
