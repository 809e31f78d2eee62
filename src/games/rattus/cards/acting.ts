/** How a card says what it does: how often in one use, and in each of its elements. */
import { differing, type Facts, numbersFrom } from '../../../engine/facts.js';
import { player as playerName } from '../../../engine/message.js';
import { UNKNOWN } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { refuseCastle } from '../base/passage.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { allCubesOf } from '../table/quantities.js';
import type { RattusElement, Region, Site } from '../vocabulary.js';

/** How often a card acts in one use, and what is said of more. */
interface Limit {
  readonly rule: RuleIdOfRattus;
  /** Once, where it is left out. */
  readonly most?: number;
  /** Takes `player`, `count`, and `most` where that is more than one. */
  readonly message: string;
  readonly taints?: Facts['taints'];
}

/** @returns false where there are too many */
export function requireAtMost({ judge, player }: Act, limit: Limit, elements: readonly unknown[]): boolean {
  const { rule, most = 1, message, taints = [] } = limit;
  const count = elements.length;
  return judge.require(rule, count <= most, () => ({
    message,
    with: { player: playerName(player.id), count, ...(most > 1 && { most }) },
    ...differing(numbersFrom(1, most), count),
    // It may have acted once, as the rule has it.
    taints: [...allCubesOf(player), ...taints],
  }));
}

/** What the elements of a card have in common. `A`: the attributes that name regions. */
interface Form<A extends string> extends Limit {
  /** The castle is no region: the first that names it is wrong. */
  readonly regions: readonly A[];
  /** The one that may be missing: what moves comes from beside the map then. */
  readonly origin?: A;
  /** Whether cubes go there, which may be anywhere if the castle is named. */
  readonly movesCubes?: true;
}

/** An element that names regions. */
type Naming<A extends string> = RattusElement & { readonly values: { readonly [K in A]?: Site | '?' } };

/**
 * Goes through the elements in which a card says what it does. Where the record hides what that is, nothing can be proved any more.
 * @param act judges one, unless a breach has been found, and carries it out. @returns whether none has been found; undefined where the
 *   record hides it
 * @param isRight whether all that is asked before any of them holds
 */
export function actInEach<A extends string, E extends Naming<A>>(
  use: Act,
  elements: readonly E[],
  form: Form<A>,
  act: (element: E, at: Readonly<Record<A, Region>>, judged: boolean) => boolean | undefined,
  isRight = requireAtMost(use, form, elements),
): void {
  const { judge, player } = use;
  const { rule, regions, origin, movesCubes } = form;
  let judged = isRight;
  for (const element of elements) {
    const { values } = element;
    let isHidden = false;
    let castle: A | undefined;
    for (const one of regions) {
      const at = values[one] ?? (one === origin ? '' : UNKNOWN);
      if (at === UNKNOWN) isHidden = true;
      else if (at === 'castle') castle ??= one;
    }
    if (!isHidden && castle !== undefined) {
      if (judged) judged = refuseCastle(judge, element, castle, movesCubes && allCubesOf(player));
      continue;
    }
    const right = isHidden ? undefined : act(element, values as Readonly<Record<A, Region>>, judged);
    if (right === undefined) judge.suspend('choice', rule);
    else judged = right;
  }
}
