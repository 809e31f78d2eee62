/** What `check` has to say of each game, in the format that was asked for; the same in a worker and without. */
import type { CasesOfGame } from '../analysis/case.js';
import type { Moments } from '../analysis/circumstances.js';
import type { Fact } from '../analysis/facts.js';
import type { Finding } from '../engine/finding.js';
import { inOrderOfFile } from '../engine/finding-order.js';
import { replayToTable } from '../engine/replay.js';
import type { MoveVerdict } from '../engine/transcript.js';
import { gameOf } from '../games.js';
import type { Input } from '../io/inputs.js';
import { ownFault } from '../io/own-fault.js';
import { type BaselineEntry, gameOfEntry, placeOfEntry } from '../known/baseline.js';
import { type Knowledge, type Known, knownBy } from '../known/known.js';
import type { Fault } from '../log/recording.js';
import { sentenceOf } from '../output/json.js';
import { type Failing, JudgedGame } from '../output/judged-game.js';
import type { Language } from '../text/language.js';
import type { Speaker } from '../text/speaker.js';
import type { CheckOptions } from './check-options.js';
import { isOwnFile } from './file-mistakes.js';
import { localeOf, originOf, type ReplayedGame, replays } from './replays.js';
import { Speakers } from './speakers.js';
import { type CheckWriter, writerFor } from './writers.js';

/** One game or one fault, judged and put into words. Plain values only: it is sent from workers. */
export interface Judged {
  /** Undefined for a fault. */
  readonly verdict: MoveVerdict | undefined;
  /** Set where nobody has said what the cards are: the game is not judged in full. */
  readonly withoutEdition?: true;
  /** Some of the input could not be read. */
  readonly unread: boolean;
  /** Set where we have failed. */
  readonly internal?: true;
  /** In the format that was asked for; empty where there is nothing to say. */
  readonly text: string;
  /** The language it is said in; undefined for a fault. */
  readonly language?: Language;
  /** Root findings that count against the run, and a game that does because nobody can decide it. */
  readonly failing: number;
  /** Root findings that are known. */
  readonly known: number;
  /** Root findings of rules that nobody wants to hear of. */
  readonly ignored: number;
  /** Of a game in the baseline, or of one whose findings go into it. */
  readonly baseline?: { readonly game: string; readonly entries: readonly BaselineEntry[] };
  /** Rules that the text names and that are to be described at the end, with their game. */
  readonly rules?: { readonly ruleset: string; readonly ids: readonly string[] };
  /** For the groups at the end. */
  readonly cases?: CasesOfGame & { readonly ruleset: string; readonly traits: readonly Fact[] };
}

/**
 * What there is to say of each game, and of what could not be read, in the order of the input.
 * @throws UnusableEdition
 */
export async function* judge(
  paths: readonly (string | Input)[],
  options: CheckOptions,
  knowledge: Knowledge,
): AsyncGenerator<Judged> {
  const speakers = new Speakers(options.lang);
  const writer = await writerFor(options);
  const own = [options.baseline, options.config, ...(options.quirks ?? [])].filter((path) => path !== undefined);
  for await (const event of replays(paths, {
    ...options,
    transcript: options.audit === true || options.rows === 'turns',
  })) {
    if (event.type === 'fault' && isOwnFile(event.fault, own)) continue;
    if (event.type === 'fault') {
      yield await judgedFault(event.fault, speakers, writer);
      continue;
    }
    try {
      yield await judgeGame(event, options, knowledge, speakers, writer);
    } catch (error) {
      yield await judgedFault(ownFault(event.recording.source, error), speakers, writer);
    }
  }
}

/** What there is to say of a file that a worker has failed at. */
export async function brokenFile(file: string, error: Error, options: CheckOptions): Promise<Judged> {
  return judgedFault(ownFault(file, error), new Speakers(options.lang), await writerFor(options));
}

async function judgedFault(fault: Fault, speakers: Speakers, writer: CheckWriter): Promise<Judged> {
  return {
    verdict: undefined,
    unread: fault.passedOver !== true,
    ...(fault.fault === 'internal' && { internal: true }),
    text: writer.fault(fault, await speakers.forRun()),
    failing: 0,
    known: 0,
    ignored: 0,
  };
}

async function judgeGame(
  event: ReplayedGame,
  options: CheckOptions,
  knowledge: Knowledge,
  speakers: Speakers,
  writer: CheckWriter,
): Promise<Judged> {
  const judged = await markedGame(await withRemarks(event, options), options, knowledge);
  const { replayed, recording } = judged;
  const failing = judged.failing(options.failOn ?? 'error');
  // The sentences of a game are loaded only where there is something to say of it.
  const isSilent = replayed.findings.length === 0 && (replayed.undecided.length === 0 || !options.all);
  const speaker = await (isSilent ? speakers.forRun(localeOf(recording)) : speakers.forLog(recording));
  const written = writer.game(judged, failing, speaker);
  const wantsCases = options.group === true || (options.format === 'text' && failing.findings.length > 0);
  const entries = knowledge.baseline ? entriesOf(judged, options) : [];
  return {
    verdict: replayed.verdict,
    ...(replayed.withoutEdition && { withoutEdition: true }),
    unread: recording.truncated,
    text: written.text,
    language: speaker.language,
    failing: failing.findings.length + (failing.doubt ? 1 : 0),
    known: judged.roots().filter((finding) => ['baseline', 'quirk'].includes(judged.knownOf(finding)?.by ?? '')).length,
    ignored: judged.roots().filter((finding) => judged.knownOf(finding)?.by === 'choice').length,
    ...(written.rules && { rules: { ruleset: replayed.ruleset, ids: written.rules } }),
    ...((entries.length > 0 || knowledge.baseline?.games.has(gameOfEntry(replayed))) && {
      baseline: { game: gameOfEntry(replayed), entries },
    }),
    ...(wantsCases && { cases: await casesOfGame(event, judged, failing, speaker, options) }),
  };
}

/** Formats that say under which other options a breach would be none. */
const TELLS_READINGS: ReadonlySet<CheckOptions['format']> = new Set(['text', 'json', 'ndjson']);

/** With `--all`, the game with remarks on what is legal only under its options and rulings. It costs replays. */
async function withRemarks(event: ReplayedGame, { all, format }: CheckOptions): Promise<ReplayedGame> {
  const { replayed, recording, edition } = event;
  const game = gameOf(replayed.ruleset);
  if (!all || !game || !TELLS_READINGS.has(format)) return event;
  const { remarksOn } = await import('../engine/readings.js');
  const remarks = remarksOn(game, recording, { edition });
  return { ...event, replayed: { ...replayed, findings: inOrderOfFile([...replayed.findings, ...remarks]) } };
}

/** What is known of the findings of a game. Fingerprints are made only where somebody asks for them. */
async function markedGame(
  { replayed, recording, edition }: ReplayedGame,
  { format }: CheckOptions,
  knowledge: Knowledge,
): Promise<JudgedGame> {
  const game = gameOf(replayed.ruleset);
  if (!game) throw new Error(`no game of the ruleset ${replayed.ruleset}`);
  const mayBeDoubted = knowledge.baseline !== undefined && replayed.verdict === 'undecidable';
  if (replayed.findings.length === 0 && !mayBeDoubted) return new JudgedGame(replayed, recording, game);
  const readings = TELLS_READINGS.has(format)
    ? (await import('../engine/readings.js')).resolvingValues(game, recording, replayed, { edition })
    : undefined;
  const isPrinted = format === 'json' || format === 'ndjson' || format === 'sarif';
  if (!isPrinted && !knowledge.baseline && knowledge.quirks.length === 0 && !knowledge.wants) {
    return new JudgedGame(replayed, recording, game, { readings });
  }
  const { fingerprintOfDoubt, fingerprintsOf } = await import('../analysis/fingerprint.js');
  const fingerprints = fingerprintsOf(replayed, recording);
  const origin = originOf(recording);
  const known = new Map<string, Known>();
  for (const finding of replayed.findings) {
    if (finding.cause !== null) continue;
    const by = knownBy(knowledge, finding, origin, () => fingerprints.get(finding.id) ?? '');
    if (by) known.set(finding.id, by);
  }
  const doubt = fingerprintOfDoubt(replayed, recording);
  const knownDoubt = knowledge.baseline?.byFingerprint.has(doubt) === true;
  return new JudgedGame(replayed, recording, game, { fingerprints, known, doubt, knownDoubt, readings });
}

/** What a baseline says of a game: all its root findings but declared quirks and rules nobody wants to hear of, and that nobody can decide it. */
function entriesOf(judged: JudgedGame, { failOn }: CheckOptions): readonly BaselineEntry[] {
  const { replayed } = judged;
  const { ruleset, game } = replayed;
  const entries = judged
    .roots()
    .filter((finding) => (judged.knownOf(finding)?.by ?? 'baseline') === 'baseline')
    .map((finding: Finding): BaselineEntry => {
      const { rule, kind, at } = finding;
      const why = judged.knownOf(finding)?.why;
      const fingerprint = judged.fingerprintOf(finding) ?? '';
      return { fingerprint, ruleset, game, rule, kind, at: placeOfEntry(at), ...(why !== undefined && { why }) };
    });
  if (replayed.verdict !== 'undecidable' || (failOn !== 'undecidable' && !judged.isKnownDoubt)) return entries;
  const doubt = { fingerprint: judged.doubt ?? '', ruleset, game, rule: null, kind: 'undecidable', at: 'log' };
  return [...entries, doubt];
}

async function casesOfGame(
  event: ReplayedGame,
  judged: JudgedGame,
  { findings }: Failing,
  speaker: Speaker,
  options: CheckOptions,
): Promise<NonNullable<Judged['cases']>> {
  const { replayed, recording } = judged;
  const { casesOf, traitsOf } = await import('../analysis/case.js');
  const roots = findings.map((finding) => ({ finding, bug: judged.bugOf(finding) }));
  const signposts = gameOf(replayed.ruleset)?.signposts ?? [];
  const moments = options.group ? await momentsOfGame(event, findings) : undefined;
  return {
    ...casesOf(replayed, recording, roots, (finding) => sentenceOf(finding, replayed, speaker), signposts, moments),
    ruleset: replayed.ruleset,
    traits: traitsOf(replayed, originOf(recording).source),
  };
}

/** The game is told once more: only so it shows what lay on the table at each of its moves. */
async function momentsOfGame(
  { recording, edition, replayed: { ruleset } }: ReplayedGame,
  findings: readonly Finding[],
): Promise<Moments | undefined> {
  const game = gameOf(ruleset);
  if (!game) return undefined;
  const { momentsOf } = await import('../analysis/circumstances.js');
  const { replayed, session } = replayToTable(game, recording, { edition, transcript: true });
  return momentsOf(replayed, recording, session.measure(), findings);
}
