/**
 * What follows from one wrong thing in a log: whoever names one card, region or player for another, or writes something that does not
 * belong there, is told of that, and not of all that does not fit it. An error that is gone wherever the thing is as the rules allow it
 * follows from it; what is wrong there all the same is an error of its own.
 */
import type { Recording } from '../log/recording.js';
import { type EitherWord, otherEither } from './either-word.js';
import { type Finding, type Fitting, isRootError, keyOfPlace } from './finding.js';
import { type Otherwise, otherParts, otherWords, type Stand, withoutPart } from './meant.js';

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
  /** What would leave nothing wrong in the game; only where nothing else that was tried does. */
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
 * @param either words of which one may stand for the other
 * @returns what follows from what, besides what the judge knew, and what fits; nothing where nothing does
 */
export function behindErrors(
  recording: Recording,
  stands: readonly Stand[],
  judged: Judged,
  judgedIf: (otherwise: Otherwise) => Judged,
  either?: EitherWord,
): Behind {
  const links = new Map<string, string | null>();
  const fitting = new Map<string, Fitting>();
  const standOf = new Map(stands.map((stand) => [stand.finding, stand]));
  const errors = errorsOf(judged);
  const roots = errors.filter(isRootError);
  if (roots.length > MOST_ROOTS || errors.length < 2) return { links, fitting };
  const readings = new Readings(recording, judged, judgedIf);
  // Whoever breaks a rule again and again has as many faults.
  const broken = new Set<Finding['rule']>();
  for (const root of roots) {
    const stand = standOf.get(root.id);
    const others = roots.filter((one) => one !== root && !links.has(one.id));
    const isOpen =
      (others.length > 0 || roots.length === 1) && typeof links.get(root.id) !== 'string' && !broken.has(root.rule);
    const isFirst = root === roots[0];
    const isChosen = CHOSEN.has(root.kind);
    if (!(isChosen || isFirst) || !stand || !isOpen) continue;
    const ways = isChosen ? readings.waysToMend(root, stand, isFirst) : readings.withoutRepeat(root, stand);
    const fits = readings.canBeRead ? fittingOf(ways) : undefined;
    if (fits) fitting.set(root.id, fits);
    for (const { id, at } of ways.length > 0 ? others : []) {
      const place = keyOfPlace(at);
      if (!ways.some(({ wrong }) => wrong.has(place))) links.set(id, root.id);
      else if (ways.every(({ roots: own }) => own.has(place))) links.set(id, null);
    }
    if (isChosen && ![...links.values()].includes(root.id)) broken.add(root.rule);
  }
  const [first, ...others] = roots.filter(({ id }) => typeof links.get(id) !== 'string');
  const stand = first && standOf.get(first.id);
  if (!first || !stand || others.length === 0 || !either) return { links, fitting };
  // One word behind all of them is likelier than several errors.
  const ways = readings.cleared(otherEither(recording, either, stand.offset));
  for (const { id } of ways.length > 0 ? others : []) links.set(id, first.id);
  const fits = fittingOf(ways);
  if (fits) fitting.set(first.id, fits);
  return { links, fitting };
}

/** Tries how a log may have been meant. */
class Readings {
  private tried = 0;
  private readonly known: ReadonlySet<string>;
  /** What cannot be read however the rest is meant. */
  private readonly unread: ReadonlySet<string>;

  constructor(
    private readonly recording: Recording,
    private readonly judged: Judged,
    private readonly judgedIf: (otherwise: Otherwise) => Judged,
  ) {
    this.known = placesOf(errorsOf(judged));
    this.unread = placesOf(unreadIn(judged));
  }

  /** Whether nothing stands in the way of a log in which nothing is wrong. */
  get canBeRead(): boolean {
    return this.unread.size === 0;
  }

  /** @param isFirst true for the first of all faults @returns the likeliest ways in which a fault is mended */
  waysToMend(fault: Finding, stand: Stand, isFirst: boolean): readonly Mended[] {
    const { recording } = this;
    const asWords = this.mending(fault, otherWords(stand));
    const mended = asWords.length > 0 ? asWords : this.mending(fault, withoutPart(recording, stand.offset));
    const clean = mended.filter(isClean);
    // Something that stands there twice, or in the wrong place, explains so much that nothing else may be wrong then.
    const isMoved = isFirst && clean.length === 0;
    const asParts = isMoved ? this.mending(fault, otherParts(recording, stand)).filter(isClean) : [];
    // Of several faults and one, the one is likelier.
    return [asParts, clean, mended].find(({ length }) => length > 0) ?? [];
  }

  /** A number that is stated with what stands there twice is right where that stands there once, if nothing else is wrong. */
  withoutRepeat(fault: Finding, { finding, offset }: Stand): readonly Mended[] {
    const ways = otherParts(this.recording, { finding, offset, word: undefined });
    return this.mending(
      fault,
      ways.filter((way) => 'without' in way),
    ).filter(isClean);
  }

  /** Those ways that leave nothing wrong, and no more open. */
  cleared(ways: readonly Otherwise[]): readonly Mended[] {
    return ways.flatMap((way) => {
      const other = this.judgedIf(way);
      const isRight = errorsOf(other).length + unreadIn(other).length === 0;
      return isRight && !this.hidesMore(other) ? [{ way, wrong: NOTHING, roots: NOTHING }] : [];
    });
  }

  private hidesMore({ moves }: Judged): boolean {
    return moves.undecidable > this.judged.moves.undecidable;
  }

  /** Of those ways in which a fault is mended and nothing else breaks: what is wrong all the same. */
  private mending(fault: Finding, ways: readonly Otherwise[]): readonly Mended[] {
    if (this.tried + ways.length > MOST_READINGS) return [];
    this.tried += ways.length;
    return ways.flatMap((way) => {
      const other = this.judgedIf(way);
      const wrong = errorsOf(other);
      const mended = { way, wrong: placesOf(wrong), roots: placesOf(wrong.filter(isRootError)) };
      const breaks =
        [...placesOf(unreadIn(other))].some((place) => !this.unread.has(place)) ||
        [...mended.roots].some((place) => !this.known.has(place));
      return breaks || this.hidesMore(other) || mended.wrong.has(keyOfPlace(fault.at)) ? [] : [mended];
    });
  }
}

/** Whether anything follows from a fault that did not seem to. */
export function linksAny(links: Links): boolean {
  return [...links.values()].some((cause) => cause !== null);
}

function isClean({ wrong }: Mended): boolean {
  return wrong.size === 0;
}

/** The only way of those tried that leaves nothing wrong; none where any of several numbers might be meant. */
function fittingOf([only, ...others]: readonly Mended[]): Fitting | undefined {
  if (!only || others.length > 0 || !isClean(only)) return undefined;
  const { way } = only;
  if ('without' in way) return { way: 'without', of: way.of };
  if ('by' in way) return { way: way.way, of: way.of };
  if ('exchanged' in way) return { way: way.way, of: way.of };
  const { as, word: instead = '' } = way.reading;
  if (way.elsewhere) return { way: 'elsewhere', word: as, instead, ...way.elsewhere };
  return as.includes('..') ? undefined : { way: 'word', word: as };
}

const NOTHING: ReadonlySet<string> = new Set();

/** A way in which a fault is mended, and what is wrong then, by its place. */
interface Mended {
  readonly way: Otherwise;
  readonly wrong: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
}

function errorsOf({ findings }: Judged): readonly Finding[] {
  return findings.filter(({ severity, kind }) => severity === 'error' && kind !== 'unread');
}

function unreadIn({ findings }: Judged): readonly Finding[] {
  return findings.filter(({ severity, kind }) => severity === 'error' && kind === 'unread');
}

function placesOf(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.map(({ at }) => keyOfPlace(at)));
}
