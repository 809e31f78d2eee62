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
      'where the first turn begins, or at what is wrong between; the tool takes the pick into the draft, so that goods between ' +
      'follow from it, and may find something in a turn before.',
    explains: ({ section }, roots) =>
      (section === 'draft' || section === 'turn') &&
      roots.some(({ kind, at }) => kind === 'order' && at.section === 'draft'),
  },
  {
    name: 'slots of the last round',
    reason:
      'Somebody has no slot, or has it behind another one who could do nothing in his. The oracle stops at the next slot; the tool names the one ' +
      'that is missing at the last round as a whole, and at its own turn the one that comes too early.',
    explains: ({ why }, roots) =>
      why.includes('it is the turn of') &&
      roots.some(
        ({ rule, kind }) =>
          rule === 'rattus.end.last-round-order' || (rule === 'rattus.end.last-round-players' && kind === 'missing'),
      ),
  },
  {
    name: 'second last round',
    reason:
      'A last round among the turns, with the true one behind: the oracle stops where the first one stands, the tool names the second one.',
    explains: ({ why }, roots) =>
      why === 'a second last round' && roots.some(({ rule }) => rule === 'rattus.invariant.last-round-length'),
  },
  {
    name: 'figure in words of a turn',
    reason:
      'A <plague> of the setup that says nothing but a path, as in a turn: the oracle misses the region; the tool says that a path cannot be read ' +
      'there, and accuses nobody for what it could not read.',
    explains: ({ why }, roots) =>
      why === 'the figure stands in one region' &&
      roots.some(({ kind, at }) => kind === 'unread' && at.element === 'plague'),
  },
  {
    name: 'unknown value of an option',
    reason:
      'Nobody knows which rules a value stands for that an option does not have. The oracle takes the usual ones; the tool says what it cannot read.',
    explains: (_, [first]) => first?.kind === 'unread' && first.at.element === 'option',
  },
  {
    name: 'number of a card as a start card',
    reason:
      'A <start> that bears the number of another card. The oracle says that there is no such start card; the tool cannot read it, and accuses nobody.',
    explains: ({ why }, roots) =>
      why.includes('no start card') && roots.some(({ kind, at }) => kind === 'unread' && at.element === 'start'),
  },
];

function isThere({ section, turn }: Judgement, { at }: Finding): boolean {
  return at.section === section && at.turn === turn;
}
