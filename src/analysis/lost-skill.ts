/** Where a player gave something up: by kinds of decisions. */
import type { Element } from '../log/vocabulary.js';
import type { AnalysedDecision } from './game-analysis.js';

/** Decisions of one kind that gave something up, as far as noise does not explain it. */
export interface Loss {
  /** The element that records such a decision; null for what leaves no trace. */
  readonly element: string | null;
  /** The card that it is about, where cards have names. */
  readonly card: string | null;
  readonly decisions: number;
  /** What they gave up together, by the measure. */
  readonly given: number;
}

/** @param elementOf what records a decision, by its number @returns the dearest kind first */
export function lossesOf(
  decisions: readonly AnalysedDecision[],
  seat: number,
  elementOf: (number: number) => Element | undefined,
): readonly Loss[] {
  const losses = new Map<string, Loss>();
  for (const { number, appraisal, isApart, given } of decisions) {
    if (appraisal.seat !== seat || !isApart) continue;
    const { name = null, values } = elementOf(number) ?? {};
    const named = Object.entries(values ?? {}).find(([key]) => key === 'card')?.[1];
    // Numbered cards are no kinds.
    const card = typeof named === 'string' && /^[a-z]/.test(named) ? named : null;
    const kind = `${name} ${card}`;
    const { decisions: before, given: sum } = losses.get(kind) ?? { decisions: 0, given: 0 };
    losses.set(kind, { element: name, card, decisions: before + 1, given: sum + given.value });
  }
  return [...losses.values()].sort((one, other) => other.given - one.given);
}
