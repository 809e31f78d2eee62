/** What may stand anywhere in the record of a game: numbers that it states, notes, and what was taken back. */
import { tellRemark } from '../../../engine/annotation.js';
import type { Judge } from '../../../engine/judge.js';
import { known } from '../../../log/attribute.js';
import { ANYWHERE } from '../../../log/envelope.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import type { TableState } from '../table/state.js';
import type { RattusElement, RattusElementOf } from '../vocabulary.js';
import { checkEffect, checkState, holdsNow } from './claims.js';
import { Meanwhile } from './meanwhile.js';

/**
 * Anything else is left alone.
 * @param fixed the rule by which online nothing is taken back behind a token that was turned up; null where it may be
 */
export function readAnywhere(
  table: TableState,
  judge: Judge,
  element: RattusElement,
  fixed: RuleIdOfRattus | null = 'rattus.online.save-points',
  meanwhile?: Meanwhile,
): void {
  if (element.name === 'state') return checkState(table, judge, element, meanwhile);
  if (element.name === 'effect') return checkEffect(table, judge, element);
  tellRemark(judge, element);
  if (element.name === 'undo' && table.profile.online && fixed !== null) tellFixed(judge, element, fixed);
}

/** What may stand anywhere. */
export const CLAIMS: ReadonlySet<string> = new Set(ANYWHERE);

const NONE: ReadonlySet<RattusElement> = new Set();

/** Numbers before what a card does that count what there was. */
function statedAhead(table: TableState, children: readonly RattusElement[]): ReadonlySet<RattusElement> {
  if (!children.some(isStated)) return NONE;
  const acts = children.findIndex(({ name }) => !CLAIMS.has(name));
  if (acts <= 0) return NONE;
  return new Set(children.slice(0, acts).filter((one) => one.name === 'state' && holdsNow(table, one)));
}

/**
 * Reads what stands in a move that is carried out as a whole: a number may count what there is where it stands, before what a card does or
 * the losses to a token, or what there is when all of it is done.
 * @param tokensLeft how many tokens go because of it, when it has been carried out
 */
export function readAround(
  table: TableState,
  judge: Judge,
  move: RattusElement,
  carryOut: () => void,
  tokensLeft = (): number => 0,
): void {
  const children: readonly RattusElement[] = move.children;
  const ahead = move.name === 'use' ? statedAhead(table, children) : NONE;
  for (const claim of ahead) readAnywhere(table, judge, claim);
  carryOut();
  // Only a number in the midst of it can count what is not told yet.
  const region = move.name === 'reveal' && children.some(isStated) ? known(move.values.region) : undefined;
  const meanwhile = region && new Meanwhile(region, children, tokensLeft());
  for (const child of children) {
    meanwhile?.pass(child);
    if (!ahead.has(child)) readAnywhere(table, judge, child, undefined, meanwhile);
  }
}

function isStated({ name }: RattusElement): boolean {
  return name === 'state';
}

/** What was taken back changes nothing, whether it could be or not: a remark. @see rattus.md RA-53 */
function tellFixed(judge: Judge, undo: RattusElementOf<'undo'>, rule: RuleIdOfRattus): void {
  if (!holdsFlip(undo)) return;
  judge.note(rule, () => ({ message: 'rattus_taken-back', element: undo, play: null }));
}

function holdsFlip({ children }: Pick<RattusElement, 'children'>): boolean {
  return children.some((child: RattusElement) => child.name === 'reveal' || isOrder(child) || holdsFlip(child));
}

/** Whether the crusader turns up all tokens here. @see rattus.piper.crusader-reveal */
export function isOrder(element: RattusElement): boolean {
  return (
    element.name === 'use' &&
    element.values.card === 'crusader' &&
    element.children.some(({ name }) => name === 'order')
  );
}
