/** Whether two moves are the same decision, whatever is claimed or shown by chance. */

import { addEffect } from '../../src/engine/effect.js';
import type { Trial } from '../../src/engine/opening.js';
import type { Attribute } from '../../src/log/attribute.js';
import { ANYWHERE } from '../../src/log/envelope.js';
import type { AnyElement, Element, Vocabulary } from '../../src/log/vocabulary.js';

type Node = AnyElement<Vocabulary>;

const CLAIMS: ReadonlySet<string> = new Set(ANYWHERE);
/** What says nothing about a decision: when it was made, and what somebody thought of it. */
const REMARKS: ReadonlySet<string> = new Set(['time', 'mark']);

/** What came of a token that the offer leaves to chance: nobody can have offered that. */
const AFTERMATH: ReadonlySet<string> = new Set(['lose', 'spend-potion']);

/** The offered move says the same as the recorded one, or both change the same in all. */
export function isSameDecision(vocabulary: Vocabulary, offered: Trial, recorded: Trial): boolean {
  const made = offered.verdict === 'undecidable' ? withoutAftermath(recorded.element as Node) : recorded.element;
  return (
    saysTheSame(vocabulary, offered.element, made) ||
    (offered.step !== undefined &&
      offered.element.name === recorded.element.name &&
      changesOf(offered) === changesOf(recorded))
  );
}

function withoutAftermath(element: Node): Node {
  return { ...element, children: element.children.filter(({ name }) => !AFTERMATH.has(name)) };
}

/** The sum of what a move changes: what goes from here to there and on is the same as what goes there at once. */
function changesOf({ step }: Trial): string {
  const changes = new Map<string, number>();
  for (const entry of step?.entries ?? []) {
    if (entry.type !== 'effect') continue;
    const { effect } = entry;
    addEffect(changes, { ...effect, thing: `${effect.thing} ${effect.which ?? ''}` });
  }
  return JSON.stringify([...changes].sort());
}

/** But for the order of lists, what is claimed, and what one of them leaves open. */
export function saysTheSame(vocabulary: Vocabulary, offered: Element, recorded: Element): boolean {
  if (offered.name !== recorded.name) return false;
  const [one, other]: Readonly<Record<string, unknown>>[] = [offered.values, recorded.values];
  const attributes = Object.entries(vocabulary[offered.name]?.attributes ?? {});
  if (!attributes.every(([name, attribute]) => isSameValue(attribute, one?.[name], other?.[name]))) return false;
  const left = decisionsIn(recorded);
  for (const child of decisionsIn(offered)) {
    const index = left.findIndex((same) => saysTheSame(vocabulary, child, same));
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return left.length === 0;
}

function isSameValue({ type, mayBeUnknown }: Attribute, offered: unknown, recorded: unknown): boolean {
  if (REMARKS.has(type.name)) return true;
  if (mayBeUnknown && (offered === undefined || offered === '?' || recorded === '?')) return true;
  if (Array.isArray(offered) && Array.isArray(recorded)) {
    const left = [...recorded];
    const certain = offered.filter((member) => member !== '?');
    for (const member of certain) {
      const index = left.indexOf(member);
      if (index < 0) return false;
      left.splice(index, 1);
    }
    return left.length === offered.length - certain.length;
  }
  return textOf(offered) === textOf(recorded);
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const counts = Object.entries(value).filter(([, amount]) => amount !== 0);
  return JSON.stringify(counts.sort());
}

function decisionsIn({ children }: Element): Node[] {
  return children.filter(({ name }) => !CLAIMS.has(name));
}
