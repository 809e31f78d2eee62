/** The order in which the findings of a game are told: that of the file, and what follows from one of them behind it. */
import type { Finding } from './finding.js';
import { grouped } from './grouped.js';

/** @returns the roots in the order of the file, each with its consequences behind it, in that order, too */
export function inOrderOfFile(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length < 2) return findings;
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const following = grouped(findings, ({ cause }) => (cause === null ? undefined : byId.get(cause)));
  const ordered: Finding[] = [];
  const tell = (cause: Finding | undefined): void => {
    for (const finding of following.get(cause)?.toSorted(byPlace) ?? []) {
      ordered.push(finding);
      tell(finding);
    }
  };
  tell(undefined);
  return ordered;
}

/** What stands in no file keeps its place among the others of its kind, behind what does. */
function byPlace({ at: one }: Finding, { at: other }: Finding): number {
  const line = (one.line ?? Number.POSITIVE_INFINITY) - (other.line ?? Number.POSITIVE_INFINITY);
  return (Number.isNaN(line) ? 0 : line) || (one.column ?? 0) - (other.column ?? 0);
}
