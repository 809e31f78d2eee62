/** Whether one record shows what another one shows: the question of everybody who makes a log smaller. */
import { type Finding, isRootError } from './finding.js';

/** How a record shows a finding. */
export interface Showing {
  /** True where no root error comes before it. */
  readonly isFirst: boolean;
  /** Other root errors of the record. */
  readonly others: number;
}

/** Which finding is meant; without any of these, the first root error. */
export interface FindingChoice {
  /** The id of a rule. */
  readonly rule?: string;
  /** The id of a finding: `f3`. */
  readonly finding?: string;
}

/**
 * The finding that is meant. For a consequence that is its root, since only with that it can be shown.
 * @returns undefined where there is none
 */
export function chosenFinding(findings: readonly Finding[], { rule, finding }: FindingChoice): Finding | undefined {
  const fits = (one: Finding): boolean =>
    (rule === undefined || one.rule === rule) && (finding === undefined || one.id === finding);
  const meant =
    rule === undefined && finding === undefined
      ? findings.find(isRootError)
      : (findings.find((one) => fits(one) && one.cause === null) ?? findings.find(fits));
  return meant === undefined || meant.cause === null ? meant : findings.find(({ id }) => id === meant.cause);
}

/** @returns undefined where the findings do not hold the wanted one as a root */
export function showingOf(wanted: Finding, findings: readonly Finding[]): Showing | undefined {
  const found = findings.find((one) => one.cause === null && isSame(one, wanted));
  if (!found) return undefined;
  const others = findings.filter((one) => isRootError(one) && one !== found);
  const first = others[0];
  return { isFirst: !first || findings.indexOf(found) < findings.indexOf(first), others: others.length };
}

/**
 * The same breach in another record: under the same rule, of the same kind and element, with the same values. Where in the
 * game it stands, and what follows from it, may differ.
 */
function isSame(one: Finding, other: Finding): boolean {
  return (
    one.rule === other.rule &&
    one.kind === other.kind &&
    one.severity === other.severity &&
    one.at.element === other.at.element &&
    one.expected === other.expected &&
    one.actual === other.actual &&
    one.message.id === other.message.id
  );
}
