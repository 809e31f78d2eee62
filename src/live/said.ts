/** What is said of each answer of a live game: its verdict and its findings, which keep their ids while the game goes on. */
import type { Finding, Place } from '../engine/finding.js';
import type { Replayed } from '../engine/replay.js';
import type { MoveVerdict } from '../engine/transcript.js';
import { entryOf } from '../log/entry-of.js';
import { lastFrom, offsetAt } from '../log/position.js';
import type { Source } from '../log/recording.js';

/** All that is known of one answer. */
export interface Said {
  readonly verdict: MoveVerdict;
  /** Remarks included. */
  readonly findings: readonly Finding[];
}

/** What has become different about an earlier answer. */
export interface Revision {
  /** The number of the answer: 0 for the opening of the game. */
  readonly answer: number;
  readonly verdict: MoveVerdict;
  /** Findings that came in, or that are others now; then they have the id that they had. */
  readonly findings: readonly Finding[];
  /** The ids of findings that are none any more. */
  readonly withdrawn: readonly string[];
}

/** What is said of an answer about which nothing is known. */
const NOTHING: Said = { verdict: 'legal', findings: [] };

/** Gives findings of one replay after the other the ids that they had before. */
export class FindingIds {
  private readonly known = new Map<string, string[]>();
  private count = 0;

  /** The same findings, causes included, under ids that last. */
  lasting(findings: readonly Finding[]): readonly Finding[] {
    const met = new Map<string, number>();
    const ids = new Map(findings.map((finding) => [finding.id, this.idOf(finding, met)]));
    return findings.map((finding) => ({
      ...finding,
      id: ids.get(finding.id) ?? finding.id,
      cause: finding.cause === null ? null : (ids.get(finding.cause) ?? finding.cause),
    }));
  }

  /** Those of the same words and place are told apart by their number alone. */
  private idOf({ kind, rule, at, message }: Finding, met: Map<string, number>): string {
    const key = JSON.stringify([kind, rule, at, message]);
    const number = met.get(key) ?? 0;
    met.set(key, number + 1);
    const ids = entryOf(this.known, key, () => []);
    let id = ids[number];
    if (id === undefined) {
      this.count += 1;
      id = `f${this.count}`;
      ids.push(id);
    }
    return id;
  }
}

/**
 * Tells the answers apart by where their elements begin in the text.
 * @param starts where each begins, the opening of the game first
 */
export function saidOf(
  { findings, undecided }: Pick<Replayed, 'findings' | 'undecided'>,
  source: Source,
  starts: readonly number[],
): readonly Said[] {
  const found = new Map<number, Finding[]>();
  const accused = new Set<number>();
  const open = new Set(undecided.map(({ at }) => lastFrom(starts, offsetOf(at, source))));
  const unread = unreadAmong(findings);
  for (const finding of findings) {
    const answer = lastFrom(starts, offsetOf(finding.at, source));
    entryOf(found, answer, () => []).push(finding);
    if (finding.severity === 'error') (unread.has(finding.id) ? open : accused).add(answer);
  }
  return starts.map((_, answer) => {
    const verdict = accused.has(answer) ? 'illegal' : open.has(answer) ? 'undecidable' : 'legal';
    const its = found.get(answer);
    // Nearly all answers are like this one: it is made once, and compared with itself.
    return its || verdict !== 'legal' ? { verdict, findings: its ?? [] } : NOTHING;
  });
}

/** What has no place is about the game as a whole. */
export function offsetOf({ line, column }: Place, source: Source): number {
  return line === null || column === null ? 0 : (offsetAt(source, { line, column }) ?? 0);
}

/** How what is said differs from what was said before, answer by answer. */
export function revisions(before: readonly Said[], after: readonly Said[]): readonly Revision[] {
  return before.flatMap((was, answer) => {
    const is = after[answer] ?? NOTHING;
    if (was === is || (was.verdict === is.verdict && was.findings.length === 0 && is.findings.length === 0)) return [];
    const known = new Map(was.findings.map((finding) => [finding.id, JSON.stringify(finding)]));
    const findings = is.findings.filter((finding) => known.get(finding.id) !== JSON.stringify(finding));
    const left = new Set(is.findings.map(({ id }) => id));
    const withdrawn = [...known.keys()].filter((id) => !left.has(id));
    const isSame = was.verdict === is.verdict && findings.length === 0 && withdrawn.length === 0;
    return isSame ? [] : [{ answer, verdict: is.verdict, findings, withdrawn }];
  });
}

/** The ids of errors that rest on what could not be read: they prove nothing. */
function unreadAmong(findings: readonly Finding[]): ReadonlySet<string> {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const rests = (finding: Finding | undefined): boolean =>
    finding !== undefined && (finding.kind === 'unread' || (finding.cause !== null && rests(byId.get(finding.cause))));
  return new Set(findings.filter(rests).map(({ id }) => id));
}
