/** What is said of a breach becomes a finding, once the judge has decided what it is. */
import type { Facts } from './facts.js';
import type { Finding } from './finding.js';

/** What the judge decides of it. */
type Decided = Pick<Finding, 'id' | 'kind' | 'severity' | 'rule' | 'cause' | 'reconstructed' | 'at'> & {
  /** None where the rulebook itself says so. */
  readonly rulings: readonly string[];
};

/** @returns the finding; what there is nothing to say of is left out */
export function findingOf(
  { expected, actual, suspects = [], bug, message, with: parameters = {} }: Facts,
  { id, kind, severity, rule, cause, reconstructed, at, rulings }: Decided,
): Finding {
  return {
    id,
    kind,
    severity,
    rule,
    cause,
    reconstructed,
    at,
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
    ...(suspects.length > 0 && { suspects }),
    ...(rulings.length > 0 && { rulings }),
    ...(bug && { bug }),
    message: { id: message, parameters },
  };
}
