/**
 * What follows from one wrong thing in a log: whoever names one card, region or player for another, or writes something that does not
 * belong there, is told of that, and not of all that does not fit it. An error that is gone wherever the thing is as the rules allow it
 * follows from it; what is wrong there all the same is an error of its own.
 */
import type { Recording } from '../log/recording.js';
import type { Reading } from '../log/reread.js';
import type { AnyElement, Vocabulary } from '../log/vocabulary.js';
import { type Finding, isRootError, keyOfPlace } from './finding.js';

/** Where a finding stands in the log. */
export interface Stand {
  /** The id of the finding. */
  readonly finding: string;
  /** Of the element. */
  readonly offset: number;
  /** A word of it for which the rules would have another one. */
  readonly word: WrongWord | undefined;
}

interface WrongWord {
  readonly attribute: string;
  /** What stands there. */
  readonly actual: string;
  /** What might stand there instead, in the notation of the log, parted by `|`. */
  readonly expected: string;
}

/** How a log may have been meant: with another word, or without an element, which is told by its offset. */
export type Otherwise = { readonly reading: Reading } | { readonly without: number };

/** What a replay says of a game. */
export interface Judged {
  readonly findings: readonly Finding[];
  readonly moves: { readonly undecidable: number };
}

/** Of findings, by their id: the one that they follow from. */
export type Links = ReadonlyMap<string, string>;

/**
 * What somebody wrote and should not have. A number that is stated counts from there on, as the table then follows it; of what is missing nobody
 * knows where it would stand.
 */
const CHOSEN: ReadonlySet<Finding['kind']> = new Set(['illegal', 'order', 'setup']);

/** More readings of a game than this are not tried: each is a replay. */
const MOST_READINGS = 24;

/**
 * @param stands of the findings that are errors of their own
 * @param judged the game as it is recorded
 * @param judgedIf the same where one thing is otherwise
 * @returns what follows from what, besides what the judge knew; nothing where nothing does
 */
export function linksBehind(
  stands: readonly Stand[],
  judged: Judged,
  judgedIf: (otherwise: Otherwise) => Judged,
): Links {
  const links = new Map<string, string>();
  const standOf = new Map(stands.map((stand) => [stand.finding, stand]));
  const errors = errorsOf(judged);
  const roots = errors.filter(isRootError);
  const known = placesOf(errors);
  let readings = 0;
  /** Of those ways in which a fault is mended and nothing else breaks: where something is wrong all the same. */
  const mending = (fault: Finding, ways: readonly Otherwise[]): readonly ReadonlySet<string>[] => {
    if (readings + ways.length > MOST_READINGS) return [];
    readings += ways.length;
    return ways.map(judgedIf).flatMap((other) => {
      const wrong = errorsOf(other);
      const places = placesOf(wrong);
      const breaks = (one: Finding): boolean =>
        one.kind === 'unread' || (isRootError(one) && !known.has(keyOfPlace(one.at)));
      const hidesMore = other.moves.undecidable > judged.moves.undecidable;
      return places.has(keyOfPlace(fault.at)) || hidesMore || wrong.some(breaks) ? [] : [places];
    });
  };
  // Whoever breaks a rule again and again has as many faults.
  const broken = new Set<Finding['rule']>();
  for (const root of roots) {
    const stand = standOf.get(root.id);
    const others = roots.filter((one) => one !== root && !links.has(one.id));
    if (!CHOSEN.has(root.kind) || !stand || links.has(root.id) || others.length === 0 || broken.has(root.rule))
      continue;
    const asWords = mending(root, otherWords(stand));
    const ways = asWords.length > 0 ? asWords : mending(root, [{ without: stand.offset }]);
    const following = others.filter(({ at }) => ways.length > 0 && !ways.some((places) => places.has(keyOfPlace(at))));
    for (const { id } of following) links.set(id, root.id);
    if (following.length === 0) broken.add(root.rule);
  }
  return links;
}

function errorsOf({ findings }: Judged): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

function placesOf(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.map(({ at }) => keyOfPlace(at)));
}

/** Where one thing is named, each of those that might be there; where several are counted, all of them together. */
function otherWords({ offset, word }: Stand): readonly Otherwise[] {
  if (!word) return [];
  const { attribute, actual, expected } = word;
  const isOne = /^[^\s:]+$/.test(actual);
  const others = isOne ? expected.split(/[|\s]/).map((one) => one.replace(/:.*/, '')) : [expected];
  return others
    .filter((as) => as !== '')
    .map((as) => ({ reading: { of: 'word', offset, attribute, word: actual, as } }));
}

/** The same recording without one of its elements. */
export function without(recording: Recording, offset: number): Recording {
  const leftOut = (element: AnyElement<Vocabulary>): AnyElement<Vocabulary> => ({
    ...element,
    children: element.children.filter((child) => child.offset !== offset).map(leftOut),
  });
  return { ...recording, game: leftOut(recording.game) };
}
