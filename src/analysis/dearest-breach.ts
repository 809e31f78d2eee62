/** Which breach of a game cost most, as far as the findings say. */
import type { Finding } from '../engine/finding.js';

export interface DearestBreach {
  readonly finding: Finding;
  /** How much; null where no breach says, and this is the first. */
  readonly cost: { readonly unit: 'points' | 'pieces'; readonly amount: number } | null;
  /** How many breaches there are. */
  readonly among: number;
}

/** Points are dearer than anything else; of equals the first. @returns undefined where nothing is breached */
export function dearestBreach(findings: readonly Finding[]): DearestBreach | undefined {
  const roots = findings.filter(({ cause, severity }) => cause === null && severity === 'error');
  const [first] = roots;
  if (!first) return undefined;
  const among = roots.length;
  const priced = roots.flatMap((finding) => {
    const cost = costOf(finding);
    return cost && cost.amount > 0 ? [{ finding, cost, among }] : [];
  });
  const [dearest] = priced.sort((a, b) => rankOf(b) - rankOf(a) || b.cost.amount - a.cost.amount);
  return dearest ?? { finding: first, cost: null, among };
}

function rankOf({ cost }: DearestBreach): number {
  return cost?.unit === 'points' ? 1 : 0;
}

/** The difference between what was due and what is recorded, where both are numbers of points or of goods. */
function costOf({ expected, actual, message }: Finding): DearestBreach['cost'] {
  if (expected === undefined || actual === undefined) return null;
  const parameters = Object.values(message.parameters);
  const named = parameters.flatMap((one) => (typeof one === 'object' && one.type === 'name' ? [one] : []));
  if (isNumber(expected) && isNumber(actual)) {
    const amount = Math.abs(Number(expected) - Number(actual));
    if (named.some(({ of, id }) => of === 'score-part' || (of === 'thing' && id === 'point')))
      return { unit: 'points', amount };
    return named.some(({ of }) => of === 'thing') ? { unit: 'pieces', amount } : null;
  }
  const inGoods = parameters.some((one) => typeof one === 'object' && one.type === 'counts' && one.of === 'good');
  const [due, done] = [countsOf(expected), countsOf(actual)];
  if (!inGoods || !due || !done) return null;
  const kinds = new Set([...due.keys(), ...done.keys()]);
  const amount = [...kinds].reduce((sum, kind) => sum + Math.abs((due.get(kind) ?? 0) - (done.get(kind) ?? 0)), 0);
  return { unit: 'pieces', amount };
}

function isNumber(text: string): boolean {
  return /^-?\d+$/.test(text);
}

/** `gold:2 wood:1`; nothing at all is none of anything. */
function countsOf(text: string): ReadonlyMap<string, number> | null {
  const parts = text.split(' ').filter((part) => part !== '');
  if (!parts.every((part) => /^[a-z-]+:\d+$/.test(part))) return null;
  return new Map(
    parts.map((part) => {
      const [kind = '', count] = part.split(':');
      return [kind, Number(count)] as const;
    }),
  );
}
