/** The extra-good draft: from the last seat to the first, each keeps one of the goods that are left. @see valletta.md 1.5 */

import type { Telling } from '../../engine/declared.js';
import { differing } from '../../engine/facts.js';
import type { Parts } from '../../engine/game-run.js';
import type { Facts, Judge } from '../../engine/judge.js';
import { list, name, player as playerName } from '../../engine/message.js';
import type { RuleId } from '../../engine/rule.js';
import { seatOf } from '../../engine/stated-player.js';
import { known } from '../../log/attribute.js';
import { childrenNamed } from '../../log/vocabulary.js';
import { requireBefore, requireChosen } from './record/asked.js';
import { checkEffect, checkState, noPlay } from './record/claims.js';
import { momentOf, placeInDraft } from './record/from-record.js';
import * as declared from './rules/setup.js';
import { goodIndex } from './table/goods.js';
import { allGoodsOf, onTable } from './table/quantities.js';
import type { Draft, TableState } from './table/state.js';
import { hideGoods } from './turn/play.js';
import {
  GOODS,
  type Good,
  type VallettaElement,
  type VallettaElementOf,
  type VallettaVocabulary,
} from './vocabulary.js';

/** What a fault in the order of the draft depends on, and makes doubtful. */
const DOUBTFUL_DRAFT = { dependsOn: [onTable('draft')], taints: [onTable('draft')] };

/**
 * Judges and carries out the draft, with what the log states within it; in the start-player variant there is none. Where the
 * record breaks off in the middle of it, the table says who is to pick (`openDraft`).
 * @see valletta.md 4.2
 */
export function draft(table: TableState, judge: Judge, parts: Parts<VallettaVocabulary>): void {
  const moves = parts.moves ?? parts.game;
  const opening = openingOf(moves);
  const all = childrenNamed<VallettaVocabulary, 'draft'>(moves, 'draft');
  const drafts = childrenNamed<VallettaVocabulary, 'draft'>({ children: opening }, 'draft');
  const late = all.slice(drafts.length);
  judge.enter('draft', drafts[0] ?? moves);
  if (table.profile.startPlayerVariant) return noDraft(table, judge, all);
  const left = new Set<Good>(GOODS);
  const picked = new Set<number>();
  // A record that stops before the first turn may have stopped in the middle of the draft, and where it was abandoned, a result changes nothing.
  const isAbandoned = moves.children.some((child) => child.name === 'abandoned');
  const mayStop = judge.breaksOffIn(moves) || !parts.result || isAbandoned;
  const isOpen = mayStop && !moves.children.some((child) => child.name === 'turn');
  // Who never picks is missing, not out of order.
  const seats = isOpen
    ? new Set(table.players.map((player) => player.seat))
    : new Set(all.map((element) => table.roster.seat(element.values.player)));
  const order = table.players.map((player) => player.seat).filter((one) => seats.has(one));
  const without = table.players.flatMap((player) => (seats.has(player.seat) ? [] : [player.id]));
  let seat = order.at(-1) ?? 0;
  for (const element of opening) {
    if (element.name === 'state') checkState(table, judge, element);
    else if (element.name === 'effect') checkEffect(table, judge, element, noPlay);
    if (element.name !== 'draft') continue;
    seat = nextToPick(order, pick(table, judge, element, { due: seat, left, picked }, without), picked);
  }
  for (const element of late) {
    judge.require('valletta.draft.timing', false, () => ({ kind: 'order', message: 'valletta_draft-late', element }));
    seat = pick(table, judge, element, { due: seat, left, picked }, without);
  }
  if (isOpen && seat >= 0) {
    table.openDraft = { due: seat, left, picked };
    return;
  }
  if (picked.size === 0) return noneKept(table, judge, moves);
  if (drafts.every(({ values: { good } }) => known(good) !== undefined)) table.leftovers = left;
  if (left.size > 0) {
    judge.line('valletta.draft.leftovers', 'valletta_draft-leftovers', () => ({
      goods: list([...left].map((good) => name('good', good))),
    }));
  }
  for (const player of table.players) {
    if (picked.has(player.seat)) continue;
    judge.require('valletta.draft.extra-set', false, () => ({
      kind: 'missing',
      bug: 'too-permissive',
      message: 'valletta_draft-missing',
      with: { player: playerName(player.id) },
      player: player.id,
      element: drafts.at(-1) ?? moves,
      certain: !isOpen,
      // A draft that ends too early is one fault, however many had still to pick.
      ...DOUBTFUL_DRAFT,
    }));
    hideGoods(player, 'breach');
  }
}

/** Whose pick is next: the first one from a seat downwards, then from the last one, who has not picked; below 0 where all have. */
function nextToPick(order: readonly number[], from: number, picked: ReadonlySet<number>): number {
  const open = order.filter((one) => !picked.has(one));
  return open.findLast((one) => one <= from) ?? open.at(-1) ?? -1;
}

/** What stands in front of the first turn, up to the last `<draft>`: numbers stated there are those of that moment. */
export function openingOf({ children }: VallettaElement): readonly VallettaElement[] {
  const firstTurn = children.findIndex(({ name }) => name === 'turn');
  const before = firstTurn < 0 ? children : children.slice(0, firstTurn);
  return before.slice(0, before.findLastIndex(({ name }) => name === 'draft') + 1);
}

/** Nobody has picked: one fault, not one for each player. */
function noneKept(table: TableState, judge: Judge, moves: VallettaElement): void {
  judge.require('valletta.draft.extra-set', false, () => ({
    kind: 'missing',
    message: 'valletta_draft-absent',
    element: moves,
    certain: true,
  }));
  for (const player of table.players) hideGoods(player, 'breach');
}

/** valletta.variant.start-player-goods */
function noDraft(table: TableState, judge: Judge, drafts: readonly VallettaElementOf<'draft'>[]): void {
  drafts.forEach((element, index) => {
    const seat = table.roster.seat(element.values.player);
    judge.beginMove(null, element, element.values.player);
    if (index === 0) {
      judge.require('valletta.variant.start-player-goods', false, () => ({
        message: 'valletta_draft-in-variant',
        element,
      }));
    }
    if (seat !== undefined) keep(table, judge, element, seat);
    judge.endMove();
  });
}

/** @param draft changed in place @param without the players who never pick @returns from which seat downwards the next one picks */
function pick(
  table: TableState,
  judge: Judge,
  element: VallettaElementOf<'draft'>,
  draft: Draft & { readonly left: Set<Good>; readonly picked: Set<number> },
  without: readonly string[],
): number {
  judge.beginMove(null, element, element.values.player);
  const seat = seatOf(judge, table.roster, element);
  if (seat === undefined) {
    judge.endMove();
    return draft.due;
  }
  judge.headline('valletta_headline-draft', () => ({ player: playerName(table.roster.id(seat)) }));
  const telling: Telling = {
    gaps: () => 'choice',
    facts: ({ rule }) => tell(table, draft, seat, element, rule, without),
  };
  const state = placeInDraft(table, draft, momentOf(table));
  requireBefore(judge, declared.keep, state, seat, telling);
  const good = known(element.values.good);
  if (good !== undefined) {
    requireChosen(judge, [[declared.kept, goodIndex(good)]], state, seat, telling);
    draft.left.delete(good);
  }
  draft.picked.add(seat);
  keep(table, judge, element, seat);
  judge.endMove();
  return seat - 1;
}

/** What is said of a pick that may not be made. */
function tell(
  table: TableState,
  { due, left }: Draft,
  seat: number,
  { values: { good = '?' } }: VallettaElementOf<'draft'>,
  rule: RuleId,
  without: readonly string[],
): Facts {
  const player = playerName(table.roster.id(seat));
  const expected = table.roster.id(Math.max(0, due));
  switch (rule) {
    case 'valletta.draft.keep-one':
      return {
        message: 'valletta_draft-twice',
        with: { player },
        // Whoever goes without may have been meant.
        ...(without.length > 0 && { ...differing(without.join('|'), table.roster.id(seat)), attribute: 'player' }),
        ...DOUBTFUL_DRAFT,
      };
    case 'valletta.draft.pass-right':
      return {
        kind: 'order',
        message: 'valletta_draft-order',
        with: { player, expected: playerName(expected) },
        ...differing(expected, table.roster.id(seat)),
        attribute: 'player',
        ...DOUBTFUL_DRAFT,
      };
    default:
      return {
        message: 'valletta_draft-gone',
        with: {
          player,
          good: name('good', good),
          count: left.size,
          left: list([...left].map((one) => name('good', one))),
        },
        ...differing([...left].join('|'), good),
        attribute: 'good',
        dependsOn: DOUBTFUL_DRAFT.dependsOn,
        // Who has kept it before may have meant another one as well.
        taints: table.players
          .filter(({ seat: one, goods }) => one === seat || (good !== '?' && goods[goodIndex(good)] > 1))
          .flatMap(allGoodsOf),
      };
  }
}

function keep(table: TableState, judge: Judge, element: VallettaElementOf<'draft'>, seat: number): void {
  const player = table.player(seat);
  const good = known(element.values.good);
  if (good === undefined) {
    judge.doubt('valletta.draft.keep-one', 'choice');
    return hideGoods(player, 'choice');
  }
  judge.effect('valletta.draft.keep-one', table.fromSupply(player, good));
}
