/** Breaches of the rules about the draft: rules/valletta.md 4.2. */
import { all, type Element, get, one } from '../../oracle/element.js';
import { pick, type Random } from '../../oracle/random.js';
import { GOODS, has } from '../../oracle/valletta-table.js';
import { insertBehind, newElement, remove } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { type Change, firstTurnOnly, inGame, startOnly } from './plant.js';
import type { Walk } from './walk.js';

interface Draft {
  readonly walk: Walk;
  readonly moves: Element;
  /** In the order of picking. */
  readonly picks: readonly Element[];
  /** Goods that nobody picked. */
  readonly left: readonly string[];
}

export const DRAFT: readonly Mutator[] = [
  inDraft('valletta.draft.extra-set', ({ walk, moves, picks }) => {
    if (spendsPick(walk)) return undefined;
    firstTurnOnly(walk);
    remove(moves, ...picks);
    return { what: 'no draft' };
  }),
  inDraft('valletta.draft.keep-one', ({ walk, moves, picks, left }, random) => {
    startOnly(walk.game);
    const first = pick(picks, random);
    if (!first || left.length === 0) return undefined;
    const more = newElement('draft', { player: get(first, 'player'), good: pick(left, random) ?? '' });
    return { what: 'two goods kept', element: insertBehind(moves, first, more) };
  }),
  inDraft('valletta.draft.pass-right', ({ walk, moves, picks }) => {
    startOnly(walk.game);
    const [last, ...others] = picks.toReversed();
    if (!last) return undefined;
    moves.children.splice(0, picks.length, last, ...others);
    return { what: 'the start player picks first', element: last };
  }),
  inDraft('valletta.draft.leftovers', ({ walk, moves, picks, left }, random) => {
    startOnly(walk.game);
    const keeper = pick(walk.start.players, random) ?? '';
    if (left.length === 0) return undefined;
    const goods = Object.fromEntries(
      GOODS.map((good) => [good, String(has(walk.drafted, keeper, good) + (left.includes(good) ? 1 : 0))]),
    );
    const state = insertBehind(moves, picks.at(-1), newElement('state', { player: keeper, ...goods }));
    return { what: `${keeper} keeps what is left`, element: state };
  }),
  inDraft('valletta.draft.distinct', ({ walk, picks }, random) => {
    startOnly(walk.game);
    const second = pick(picks.slice(1), random);
    const first = picks[0];
    if (!first || !second) return undefined;
    second.attributes['good'] = get(first, 'good');
    return { what: `${get(first, 'good')} picked twice`, element: second };
  }),
  inDraft('valletta.draft.timing', ({ walk, moves, picks }) => {
    const late = picks.at(-1);
    if (!late || spendsPick(walk)) return undefined;
    firstTurnOnly(walk);
    remove(moves, late);
    moves.children.push(late);
    return { what: 'the start player picks after the first turn', element: late };
  }),
];

function inDraft(rule: string, occasion: (draft: Draft, random: Random) => Change | undefined): Mutator {
  return inGame(rule, (walk, random) => {
    const moves = one(walk.game, 'moves');
    const picks = all(moves, 'draft');
    if (!moves || picks.length === 0) return undefined;
    const left = GOODS.filter((good) => !picks.some((other) => get(other, 'good') === good));
    const change = occasion({ walk, moves, picks, left }, random);
    return change && { place: { section: 'draft', turn: null }, ...change };
  });
}

/** Whether the start player needs the picked good in the first turn. */
function spendsPick({ game, turns: [first] }: Walk): boolean {
  const own = all(one(game, 'moves'), 'draft').find((other) => get(other, 'player') === first?.player);
  return !own || !first || first.plays.some(({ after }) => has(after, first.player, get(own, 'good')) < 1);
}
