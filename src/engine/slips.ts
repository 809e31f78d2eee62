/**
 * Slips of notation: what could not be read, and all that may have been meant. An error that does not stand in each of
 * these readings rests on the slip: it is no breach, but its consequence.
 */
import { time } from '../log/attribute.js';
import { UNDO } from '../log/envelope.js';
import type { Problem } from '../log/recording.js';
import { candidatesOf, likeliest, likelyName, type Reading } from '../log/reread.js';
import type { Vocabulary } from '../log/vocabulary.js';
import type { Facts } from './facts.js';
import { type Finding, keyOf } from './finding.js';
import { keyOfName } from './name-unknown.js';
import type { OptionDeclaration, Options } from './option.js';
import type { Undeclared } from './undeclared.js';

/** One way to understand what could not be read. */
export interface Sense {
  readonly reading?: Reading;
  /** Values of options. */
  readonly options?: Options;
  /** A player whose declaration is missing. */
  readonly player?: SeatedPlayer;
}

/** Somebody who sits at the table although the log does not declare it. */
export interface SeatedPlayer {
  readonly id: string;
  /** 0-based. */
  readonly seat: number;
}

/** Something that could not be read, said once. */
export interface Slip {
  /** What is said of it. */
  readonly facts: Facts;
  /** The same of several places is one slip. */
  readonly key: string;
  /** Offset of the element, in the text of the game. */
  readonly offset: number;
  /** How it is read where something had to be assumed; undefined: it is left out. */
  readonly likely: Sense | undefined;
  /** Everything else that it may have been. Undefined where nobody can list that. */
  readonly others: readonly Sense[] | undefined;
  /** True where the reader found it. */
  readonly isOfReader?: boolean;
  /** The key of the slip that this one follows from. */
  readonly cause?: string;
}

/** It is left out, or counts as unknown. */
const LEFT_OUT: Sense = {};
/** What was read there is all there is: the slip hides nothing. */
const HIDES_NOTHING: ReadonlySet<Problem['problem']> = new Set([
  'ill-formed',
  'repeated-id',
  'bad-player-id',
  'too-deep',
  'too-many',
  'unexpected-text',
  'spelling',
]);

/** Where the log is broken so, something that was written is not read. */
export const LEAVES_OUT: ReadonlySet<Problem['breach']> = new Set(['word', 'word-ambiguous', 'turn-number']);

/** The same problem in several places is one slip. */
export function keyOfProblem({ problem, element, attribute = '', found }: Problem): string {
  return `${problem} ${element} ${attribute} ${found}`;
}

/** The slip behind a problem of the reader. @param names what could stand there, where the format does not say it */
export function slipOfProblem(
  problem: Problem,
  facts: Facts,
  vocabulary: Vocabulary,
  names: readonly string[] | undefined,
): Slip {
  const { problem: kind, offset } = problem;
  const key = keyOfProblem(problem);
  const isOfReader = true;
  // No rule asks when something was played.
  const isTime = kind === 'bad-value' && problem.kind === time.name;
  if (isTime || (HIDES_NOTHING.has(kind) && !LEAVES_OUT.has(problem.breach)))
    return { facts, key, offset, isOfReader, likely: undefined, others: [] };
  const candidates = candidatesOf(problem, vocabulary, names);
  const likely = likeliest(problem, candidates);
  const others = candidates.filter((one) => one !== likely);
  // Whoever wraps the elements of a list in one that the format does not have, or puts one into another, has written them all the same.
  if (kind === 'unknown-element') others.push({ of: 'inside', offset, attribute: '', as: '' });
  if (kind === 'misplaced-element') others.push({ of: 'behind', offset, attribute: '', as: '' });
  return {
    facts,
    key,
    offset,
    isOfReader,
    likely: likely && { reading: likely },
    others:
      candidates.length === 0 ? undefined : [...(likely ? [LEFT_OUT] : []), ...others.map((reading) => ({ reading }))],
  };
}

/** The slip behind a name that stands for nothing. @param likely the one that was probably meant @param cause the key of the slip that it follows from */
export function slipOfName(
  { element, attribute, id, isPlayer, names, seats }: Undeclared,
  likely: string | undefined,
  facts: Facts,
  cause: string | undefined,
): Slip {
  const { offset } = element;
  const sense = (as: string): Sense => ({
    reading: { of: isPlayer ? 'player' : 'word', offset, attribute, word: id, as },
  });
  return {
    facts,
    offset,
    key: keyOfName(isPlayer ? 'player' : 'thing', id),
    ...(cause !== undefined && { cause }),
    likely: likely === undefined ? undefined : sense(likely),
    others: [
      ...(likely === undefined ? [] : [LEFT_OUT]),
      ...names.filter((one) => one !== likely).map(sense),
      ...seats.map((seat) => ({ player: { id, seat } })),
    ],
  };
}

/** The slip behind the value of an option: it is never taken for the default. */
export function slipOfOption({ name, values }: OptionDeclaration, found: string, offset: number, facts: Facts): Slip {
  const meant = likelyName(found, values);
  const sense = (value: string): Sense => ({ options: { [name]: value } });
  return {
    facts,
    offset,
    key: `option ${name} ${found}`,
    likely: sense(meant ?? values[0]),
    others: values.filter((value) => value !== (meant ?? values[0])).map(sense),
  };
}

/** The slip behind a player who is declared a second time: where two share an id, nobody can tell who did what. */
export function slipOfSecondPlayer(id: string, offset: number, facts: Facts): Slip {
  return { facts, offset, key: `second player ${id}`, likely: undefined, others: undefined };
}

/** The slip behind something that is not read and may have been an option. @param options those that may have been meant */
export function slipOfOptions(problem: Problem, facts: Facts, options: readonly OptionDeclaration[]): Slip {
  return {
    facts,
    offset: problem.offset,
    key: keyOfProblem(problem),
    likely: undefined,
    others: options.flatMap(({ name, values: [, ...others] }) =>
      others.map((value) => ({ options: { [name]: value } })),
    ),
    isOfReader: true,
  };
}

/** True for what is held against the game by itself, and not against its notation. */
function isRoot({ severity, kind, cause }: Finding): boolean {
  return severity !== 'note' && kind !== 'unread' && cause === null;
}

/** More readings than this are not tried: what stands behind the slip is then held against nobody. */
const MOST_READINGS = 200;

/** Nor are any in a log with more slips that hide something: each reading is judged together with all of them, and the cost would be a square. */
const MOST_SLIPS = 12;

/** What is said of an error. */
function saidOf({ expected, actual, message }: Finding): string {
  return JSON.stringify([expected, actual, message]);
}

/**
 * Finds out which errors rest on a slip: those that are not there in another sense of it. Where there are more slips, several of them
 * together may be what an error rests on, so one that is told otherwise in another sense rests on the slip, too.
 * @param likely the findings where every slip is read in its likeliest sense
 * @param findingsWith the same with one slip in another sense
 * @returns the key of each such error, and that of the slip
 */
export function excuses(
  slips: readonly Slip[],
  likely: readonly Finding[],
  findingsWith: (slip: Slip, sense: Sense) => readonly Finding[],
  isBefore: (finding: Finding, slip: Slip) => boolean,
): ReadonlyMap<string, string> {
  const excused = new Map<string, string>();
  let open = likely.filter(isRoot);
  const known = new Set(open.map(keyOf));
  let readings = 0;
  const hiding = slips.filter(({ others }) => others?.length !== 0);
  const areTooMany = hiding.length > MOST_SLIPS;
  const stands = (found: ReadonlyMap<string, string>, finding: Finding): boolean => {
    const said = found.get(keyOf(finding));
    return said !== undefined && (hiding.length === 1 || said === saidOf(finding));
  };
  const excuse = (slip: Slip, isProven: (finding: Finding) => boolean): void => {
    for (const finding of open) if (!isProven(finding)) excused.set(keyOf(finding), slip.key);
    open = open.filter(isProven);
  };
  for (const slip of hiding) {
    const { others } = slip;
    if (open.length === 0) break;
    if (others === undefined || areTooMany || readings + others.length > MOST_READINGS) {
      excuse(slip, (finding) => isBefore(finding, slip));
      continue;
    }
    for (const sense of others) {
      if (open.length === 0) break;
      readings += 1;
      const findings = findingsWith(slip, sense);
      // Whoever takes back a move goes on as if it had not been made: where that breaks more, something else was meant.
      if (sense.reading?.as === UNDO && findings.some((one) => isRoot(one) && !known.has(keyOf(one)))) continue;
      const found = new Map(findings.flatMap((one) => (one.severity === 'error' ? [[keyOf(one), saidOf(one)]] : [])));
      excuse(slip, (finding) => stands(found, finding));
    }
  }
  return excused;
}
