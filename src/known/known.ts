/** Findings that somebody knows of already: they are said, but they do not fail a run. */
import type { Finding } from '../engine/finding.js';
import type { RuleId } from '../engine/rule.js';
import type { Baseline } from './baseline.js';
import { type Origin, type Quirk, quirkFor } from './quirks.js';

/** Why a finding is known. */
export interface Known {
  readonly by: 'baseline' | 'quirk' | 'choice';
  /** What the person who declared it has to say of it: any text. */
  readonly why?: string;
}

/** What a run was told beforehand. */
export interface Knowledge {
  readonly baseline: Baseline | undefined;
  readonly quirks: readonly Quirk[];
  /** Whether somebody wants to hear of a rule (null: of the notation); all of them where it is not given. */
  readonly wants: ((rule: RuleId | null) => boolean) | undefined;
}

/**
 * Whether a root finding is known, or of a rule that nobody wants to hear of. A declared quirk comes before the baseline.
 * @param fingerprint asked for only where there is a baseline
 */
export function knownBy(
  knowledge: Knowledge,
  finding: Finding,
  origin: Origin,
  fingerprint: () => string,
): Known | undefined {
  if (knowledge.wants?.(finding.rule) === false) return { by: 'choice' };
  const quirk = quirkFor(knowledge.quirks, finding, origin);
  if (quirk) return { by: 'quirk', ...(quirk.why !== undefined && { why: quirk.why }) };
  const entry = knowledge.baseline?.byFingerprint.get(fingerprint());
  return entry && { by: 'baseline', ...(entry.why !== undefined && { why: entry.why }) };
}
