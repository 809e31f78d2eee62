/** Numbers that a log states, compared with the replay's. */

import type { Claim, Facts, Judge, Located } from './judge.js';
import { quantityOf } from './quantity.js';
import type { RuleId } from './rule.js';

/** A number that stands in a log. */
export interface StatedNumber {
  readonly element: Located;
  readonly attribute: string;
  /** Undefined where the log does not state it. */
  readonly claimed: number | undefined;
  readonly computed: number;
  /** What may be meant as well: the number before what the log tells only behind the claim, inside of the same move. */
  readonly earlier?: number;
  /** What is counted, and where: `p1`, `gold`. */
  readonly place: string;
  readonly thing: string;
}

/** What is said of a number that differs: `claimed` and `computed` are parameters of every such message. */
export interface Difference
  extends Pick<Claim, 'into' | 'counterparts' | 'ofMove'>,
    Pick<
      Facts,
      | 'kind'
      | 'message'
      | 'with'
      | 'play'
      | 'player'
      | 'dependsOn'
      | 'taints'
      | 'cause'
      | 'follows'
      | 'suspects'
      | 'reconstructed'
    > {
  readonly rule: RuleId;
  /** Makes the state follow the record. @param by how much more the record has; below zero: less */
  follow(by: number): void;
}

/**
 * Compares a number. Nearly always it agrees; where it does not, that is a finding, and the state follows the record.
 * @param differs made only then. @param by what is claimed, less what was computed
 */
export function compareNumber(judge: Judge, stated: StatedNumber, differs: (by: number) => Difference): void {
  const { element, attribute, claimed, computed, earlier, place, thing } = stated;
  if (claimed === undefined || judge.agrees(claimed, computed, place, thing) || claimed === earlier) return;
  const {
    rule,
    follow,
    into,
    counterparts = [],
    ofMove = false,
    with: parameters,
    ...facts
  } = differs(claimed - computed);
  judge.claim({
    rule,
    claimed,
    computed,
    element,
    attribute,
    counterparts,
    ofMove,
    ...(into !== undefined && { into }),
    quantity: quantityOf(place, thing),
    rebase: follow,
    facts: () => ({ ...facts, with: { claimed, computed, ...parameters } }),
  });
}
