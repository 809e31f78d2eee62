/**
 * What follows from one wrong thing in a log: whoever names one card, region or player for another, or writes something that does not
 * belong there, is told of that, and not of all that does not fit it. An error that is gone wherever the thing is as the rules allow it
 * follows from it; what is wrong there all the same is an error of its own.
 */
import type { Recording } from '../log/recording.js';
import { type Reading, reread } from '../log/reread.js';
import type { AnyElement, Vocabulary } from '../log/vocabulary.js';
import type { Facts } from './facts.js';
import { type Finding, type Fitting, isRootError, keyOfPlace } from './finding.js';

/** Where a finding stands in the log. */
export interface Stand {
  /** The id of the finding. */
  readonly finding: string;
  /** Of the element. */
  readonly offset: number;
  /** A word of it for which the rules would have another one. */
  readonly word: WrongWord | undefined;
}

/** @param standpoint the offset of the element where the judge stands @returns nothing for what stands nowhere in the log */
export function standsOf(
  finding: string,
  { element, attribute, expected, actual }: Facts,
  standpoint: number | undefined,
): readonly Stand[] {
  const offset = element?.offset ?? standpoint;
  if (offset === undefined) return [];
  const isWord = attribute !== undefined && expected !== undefined && actual !== undefined;
  return [{ finding, offset, word: isWord ? { attribute, expected, actual } : undefined }];
}

interface WrongWord {
  readonly attribute: string;
  /** What stands there. */
  readonly actual: string;
  /** What might stand there instead, in the notation of the log, parted by `|`. */
  readonly expected: string;
}

/** What is not where it was meant to be. */
type Part = Exclude<Fitting, { readonly way: 'word' }>['of'];

/** How a log may have been meant: with another word, without an element, or with two that follow each other in the other order. */
export type Otherwise =
  | { readonly reading: Reading }
  /** The offset of the element. */
  | { readonly without: number; readonly of: Part }
  /** The offset of the first of both. */
  | { readonly exchanged: number; readonly of: Part; readonly way: 'later' | 'earlier' };

/** What a replay says of a game. */
export interface Judged {
  readonly findings: readonly Finding[];
  readonly moves: { readonly undecidable: number };
}

/** Of findings, by their id: the one that they follow from; null where they follow from none. */
export type Links = ReadonlyMap<string, string | null>;

/** What other readings of a log say of what is wrong in it, each by the id of a finding. */
export interface Behind {
  readonly links: Links;
  /** What would leave nothing wrong in the game; only where it is the only one. */
  readonly fitting: ReadonlyMap<string, Fitting>;
}

/**
 * What somebody wrote and should not have. A number that is stated counts from there on, as the table then follows it; of what is missing nobody
 * knows where it would stand.
 */
const CHOSEN: ReadonlySet<Finding['kind']> = new Set(['illegal', 'order', 'setup']);

/** More readings of a game than this are not tried: each is a replay. */
const MOST_READINGS = 24;

/** No one fault is behind more errors of their own than these, and a game with so many is slow to judge. */
const MOST_ROOTS = 32;

/**
 * @param recording of the game
 * @param stands of the findings that are errors of their own
 * @param judged what is said of it
 * @param judgedIf the same where one thing is otherwise
 * @returns what follows from what, besides what the judge knew, and what fits; nothing where nothing does
 */
export function behindErrors(
  recording: Recording,
  stands: readonly Stand[],
  judged: Judged,
  judgedIf: (otherwise: Otherwise) => Judged,
): Behind {
  const links = new Map<string, string | null>();
  const fitting = new Map<string, Fitting>();
  const standOf = new Map(stands.map((stand) => [stand.finding, stand]));
  const errors = errorsOf(judged);
  const roots = errors.filter(isRootError);
  if (roots.length > MOST_ROOTS || errors.length < 2) return { links, fitting };
  const known = placesOf(errors);
  let readings = 0;
  /** Of those ways in which a fault is mended and nothing else breaks: what is wrong all the same. */
  const mending = (fault: Finding, ways: readonly Otherwise[]): readonly Mended[] => {
    if (readings + ways.length > MOST_READINGS) return [];
    readings += ways.length;
    return ways.flatMap((way) => {
      const other = judgedIf(way);
      const wrong = errorsOf(other);
      const mended = { way, wrong: placesOf(wrong), roots: placesOf(wrong.filter(isRootError)) };
      const breaks =
        wrong.some(({ kind }) => kind === 'unread') || [...mended.roots].some((place) => !known.has(place));
      const hidesMore = other.moves.undecidable > judged.moves.undecidable;
      return breaks || hidesMore || mended.wrong.has(keyOfPlace(fault.at)) ? [] : [mended];
    });
  };
  // Whoever breaks a rule again and again has as many faults.
  const broken = new Set<Finding['rule']>();
  for (const root of roots) {
    const stand = standOf.get(root.id);
    const others = roots.filter((one) => one !== root && !links.has(one.id));
    const isOpen =
      (others.length > 0 || roots.length === 1) && typeof links.get(root.id) !== 'string' && !broken.has(root.rule);
    if (!CHOSEN.has(root.kind) || !stand || !isOpen) continue;
    const asWords = mending(root, otherWords(stand));
    const mended = asWords.length > 0 ? asWords : mending(root, [withoutPart(recording, stand.offset)]);
    const clean = mended.filter(isClean);
    // Something that stands there twice, or in the wrong place, explains so much that nothing else may be wrong then.
    const isFirst = root === roots[0] && clean.length === 0;
    const asParts = isFirst ? mending(root, otherParts(recording, stand.offset)).filter(isClean) : [];
    // Of several faults and one, the one is likelier.
    const ways = [asParts, clean, mended].find(({ length }) => length > 0) ?? [];
    const fits = fittingOf(ways);
    if (fits) fitting.set(root.id, fits);
    if (ways.length === 0) {
      broken.add(root.rule);
      continue;
    }
    for (const { id, at } of others) {
      const place = keyOfPlace(at);
      if (!ways.some(({ wrong }) => wrong.has(place))) links.set(id, root.id);
      else if (ways.every(({ roots: own }) => own.has(place))) links.set(id, null);
    }
    if (![...links.values()].includes(root.id)) broken.add(root.rule);
  }
  return { links, fitting };
}

/** Whether anything follows from a fault that did not seem to. */
export function linksAny(links: Links): boolean {
  return [...links.values()].some((cause) => cause !== null);
}

function isClean({ wrong }: Mended): boolean {
  return wrong.size === 0;
}

/** The only way that leaves nothing wrong; none where any of several numbers might be meant. */
function fittingOf([only, ...others]: readonly Mended[]): Fitting | undefined {
  if (!only || others.length > 0 || !isClean(only)) return undefined;
  const { way } = only;
  if ('without' in way) return { way: 'without', of: way.of };
  if ('exchanged' in way) return { way: way.way, of: way.of };
  const { as } = way.reading;
  return as.includes('..') ? undefined : { way: 'word', word: as };
}

/** A way in which a fault is mended, and what is wrong then, by its place. */
interface Mended {
  readonly way: Otherwise;
  readonly wrong: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
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

/**
 * An element, and the turn or round (or whatever stands among these) in which it stands, in the other order with a neighbour; or without it, if the
 * same stands before it.
 */
function otherParts(recording: Recording, offset: number): readonly Otherwise[] {
  const moves = movesOf(recording);
  const part = moves.findLast((one) => one.offset <= offset);
  if (!part) return [];
  const isInside = part.children.some((child) => child.offset === offset);
  return [...otherPlaces(moves, part.offset), ...(isInside ? otherPlaces(part.children, offset) : [])];
}

function otherPlaces(siblings: readonly AnyElement<Vocabulary>[], offset: number): readonly Otherwise[] {
  const index = siblings.findIndex((one) => one.offset === offset);
  const [before, part, next] = [siblings[index - 1], siblings[index], siblings[index + 1]];
  if (!part) return [];
  const of = isTurn(part) ? 'turn' : 'element';
  return [
    ...(next ? [{ exchanged: offset, of, way: 'later' } as const] : []),
    ...(before ? [{ exchanged: before.offset, of, way: 'earlier' } as const] : []),
    ...(before && isSame(part, before) ? [{ without: offset, of } as const] : []),
  ];
}

/** Without the element that stands there. */
function withoutPart(recording: Recording, offset: number): Otherwise {
  const isWhole = movesOf(recording).some((part) => part.offset === offset && isTurn(part));
  return { without: offset, of: isWhole ? 'turn' : 'element' };
}

function movesOf({ game }: Recording): readonly AnyElement<Vocabulary>[] {
  return game.children.find(({ name }) => name === 'moves')?.children ?? [];
}

function isTurn({ name }: AnyElement<Vocabulary>): boolean {
  return name === 'turn' || name === 'round';
}

function isSame(one: AnyElement<Vocabulary>, other: AnyElement<Vocabulary>): boolean {
  return JSON.stringify(one, withoutOffset) === JSON.stringify(other, withoutOffset);
}

function withoutOffset(key: string, value: unknown): unknown {
  return key === 'offset' ? undefined : value;
}

/** The same recording as it may have been meant. */
export function meant(recording: Recording, vocabulary: Vocabulary, way: Otherwise): Recording {
  if ('reading' in way) return reread(recording, vocabulary, [way.reading]);
  const arranged = (element: AnyElement<Vocabulary>): AnyElement<Vocabulary> => {
    const children = element.children.map(arranged);
    const index = children.findIndex(({ offset }) => offset === ('without' in way ? way.without : way.exchanged));
    if (index < 0) return { ...element, children };
    const both = children.slice(index, index + 2);
    return {
      ...element,
      children: 'without' in way ? children.toSpliced(index, 1) : children.toSpliced(index, 2, ...both.reverse()),
    };
  };
  return { ...recording, game: arranged(recording.game) };
}
