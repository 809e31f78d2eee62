/** Where tool and oracle differ although both are right. Whatever is not declared here is a fault of one of them. */
import type { Finding } from '../../src/engine/finding.js';
import type { Judgement } from './verdict.js';

interface Difference {
  readonly name: string;
  readonly reason: string;
  /** @param roots what the tool finds that is more than a remark, in the order of the log */
  readonly explains: (oracle: Judgement, roots: readonly Finding[]) => boolean;
}

export const DIFFERENCES: readonly Difference[] = [
  {
    name: 'gap in the record',
    reason:
      'A refill that a log should hold and does not may not have been written down, or not have happened. The oracle calls ' +
      'both illegal; the tool warns, and accuses in the turn that shows that no card was drawn (CHANGELOG.md).',
    explains: (oracle, [first]) => first?.severity === 'warning' && first.kind === 'missing' && isThere(oracle, first),
  },
  {
    name: 'late draft',
    reason:
      'A good that is picked behind the first turn is missing in the draft and stands in the wrong place. The oracle stops ' +
      'where the first turn begins; the tool takes the pick where it stands, and may find something in a turn before.',
    explains: (oracle, roots) =>
      oracle.section === 'draft' && roots.some((root) => root.kind === 'order' && isThere(oracle, root)),
  },
];

function isThere({ section, turn }: Judgement, { at }: Finding): boolean {
  return at.section === section && at.turn === turn;
}
