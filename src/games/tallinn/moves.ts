/** The game from the first round to final scoring. @see tallinn.md 3 */

import { withoutNotes } from '../../engine/annotation.js';
import { differing } from '../../engine/facts.js';
import { type MovesEnd, type Parts, reportEarlyEnd } from '../../engine/game-run.js';
import type { Judge } from '../../engine/judge.js';
import type { Quantity } from '../../engine/quantity.js';
import { recordsOf } from '../../engine/records.js';
import { playerOf } from '../../engine/stated-player.js';
import { known } from '../../log/attribute.js';
import { childrenNamed } from '../../log/vocabulary.js';
import type { PastContest, Surroundings } from './contests/contest.js';
import { checkEnd, endTooEarly, mayKeepCards } from './ending.js';
import { type FinalEnd, FinalScoring } from './final/final.js';
import { checkEffect, checkShown, checkState } from './record/claims.js';
import { Round } from './round/round.js';
import type { RuleIdOfTallinn } from './rulebook.js';
import { lastRound } from './rules/draw.js';
import { statedPoints } from './scoring.js';
import { BitSet } from './table/bit-set.js';
import { inRound, ofPlayer, onTable } from './table/quantities.js';
import { numberOf, type TableState } from './table/state.js';
import type { TallinnElementOf, TallinnVocabulary } from './vocabulary.js';

/** How the record of the moves ended. */
export interface TallinnEnd extends MovesEnd {
  /** Undefined where there was none: the log stops before the end. */
  readonly final: FinalEnd | undefined;
  readonly pastContests: readonly PastContest[];
}

/**
 * Judges and carries out everything inside `<moves>`: the rounds, then the final scoring. Where the cards are used up, or a
 * result is stated, the scoring is done even if the log has none.
 * @returns complete where everybody has used up all cards @see tallinn.end.all-played, tallinn.md 3
 */
export function playMoves(
  table: TableState,
  judge: Judge,
  moves: TallinnElementOf<'moves'>,
  { result }: Parts<TallinnVocabulary>,
): TallinnEnd {
  const records = recordsOf(moves);
  const results = statedPoints(table, result);
  const pastContests: PastContest[] = [];
  // What somebody reveals in any round has not become a hidden tower before. @see tallinn.invariant.elimination
  for (const { id, cards } of table.players) cards.foretell(new Revealed(id, moves));
  let latest: Round | FinalScoring | undefined;
  let final: FinalEnd | undefined;
  const hasFinal = moves.children.some(({ name }) => name === 'final');
  const rounds = childrenNamed(moves, 'round').length;
  const isBehindAll = (): boolean => !hasFinal && latest instanceof Round && table.round === rounds;
  for (const child of withoutNotes(judge, moves.children)) {
    switch (child.name) {
      case 'round':
        table.round += 1;
        judge.enterTurn(table.round, child);
        latest = playRound(table, judge, child, { records, pastContests, moves, isAfterFinal: final !== undefined });
        break;
      case 'final': {
        if (final) {
          judge.enter('final', child);
          judge.require('tallinn.final.everyone', false, () => ({ message: 'tallinn_final-again' }));
          break;
        }
        checkEnd(table, judge, child);
        const scoring = new FinalScoring(table, judge, child, moves, records, results);
        latest = scoring;
        final = scoring.run();
        break;
      }
      case 'state': {
        const player = playerOf(judge, table, child, 'player', { play: null });
        if (!player) break;
        // Behind the last round of a log without final scoring it may count that: then the result says the same.
        if (isBehindAll() && known(child.values.points) === results.get(player.seat))
          checkShown({ table, judge, player }, child, moves.children);
        else checkState({ table, judge, player }, child, moves.children);
        break;
      }
      case 'effect':
        // Before the first round nobody has done anything.
        checkEffect(table, judge, child, (player) => latest?.gained(player) ?? [0]);
        break;
      default:
        break;
    }
  }
  const isFinished = final !== undefined || result !== undefined;
  const complete =
    table.players.every((player) => !table.hasCards(player) || (player.cards.isUncertain && isFinished)) ||
    (isFinished && mayKeepCards(table));
  const isOver = complete && !judge.stopsShort;
  if (!final && (isOver || result) && !judge.breaksOffIn(moves)) {
    if (!complete) reportEarlyEnd(judge, endTooEarly(table), moves, true);
    if (table.round === 0) return { complete, final, pastContests };
    // Where the record stops here, what is missing may still be written into the moves.
    judge.enter('final', moves);
    final = new FinalScoring(table, judge, undefined, moves, records, results).run();
  }
  return { complete, final, pastContests };
}

/** The cards that the record shows a player revealing in any round: looked for where somebody asks after one. */
class Revealed {
  private cards: BitSet | undefined;

  constructor(
    private readonly player: string,
    private readonly moves: TallinnElementOf<'moves'>,
  ) {}

  has(card: number): boolean {
    this.cards ??= this.look();
    return this.cards.has(card);
  }

  private look(): BitSet {
    const cards = BitSet.empty();
    for (const round of this.moves.children) {
      if (round.name !== 'round') continue;
      for (const child of round.children) {
        if ((child.name !== 'play' && child.name !== 'tower') || (child.values.player ?? '') !== this.player) continue;
        const card = known(child.values.card);
        if (card !== undefined) cards.add(numberOf(card));
      }
    }
    return cards;
  }
}

/** What lies around a round. */
interface Around extends Pick<Surroundings, 'records' | 'pastContests'> {
  readonly moves: TallinnElementOf<'moves'>;
  /** Whether final scoring stands before it. */
  readonly isAfterFinal: boolean;
}

/** tallinn.round.limit, tallinn.end.all-played */
function playRound(
  table: TableState,
  judge: Judge,
  element: TallinnElementOf<'round'>,
  { records, pastContests, moves, isAfterFinal }: Around,
): Round {
  const isOver = isAfterFinal || hasEnded(table);
  const inLimit = table.round <= lastRound(table);
  const limit = table.profile.legate ? 'tallinn.legate.round-limit' : 'tallinn.round.limit';
  if (inLimit) judge.keep(limit);
  else requireLimit(table, judge, limit);
  if (inLimit && !isOver) judge.keep('tallinn.end.all-played');
  else if (inLimit) requireNotOver(table, judge);
  if (inLimit && !isOver && judge.trace) tellEmpty(table, judge, element);
  const dependsOn = isOver || !inLimit ? lateIn(table) : NOTHING;
  const round = new Round(table, judge, element, { records, pastContests, dependsOn }, moves);
  round.run();
  return round;
}

const NOTHING: readonly Quantity[] = [];

function tellEmpty(table: TableState, judge: Judge, element: TallinnElementOf<'round'>): void {
  if (!judge.endsIn(element) && !element.children.some(({ name }) => name === 'play'))
    judge.line('tallinn.round.phase-order', 'tallinn_empty-round', () => ({ round: table.round }));
}

/** Whether nobody has a card left. */
function hasEnded(table: TableState): boolean {
  for (const player of table.players) if (table.hasCards(player)) return false;
  return true;
}

function requireLimit(table: TableState, judge: Judge, rule: RuleIdOfTallinn): void {
  const last = lastRound(table);
  judge.require(rule, false, () => ({
    kind: 'order',
    message: 'tallinn_round-limit',
    with: { round: table.round, limit: last },
    ...differing(last, table.round),
    dependsOn: endOf(table),
    taints: lateIn(table),
  }));
}

function requireNotOver(table: TableState, judge: Judge): void {
  judge.require('tallinn.end.all-played', false, () => ({
    kind: 'order',
    message: 'tallinn_game-over',
    with: { round: table.round },
    dependsOn: endOf(table),
    taints: lateIn(table),
  }));
}

/** What it rests on whether the game is over. */
function endOf({ players }: TableState): readonly Quantity[] {
  return [onTable('rounds'), ...players.map(({ id }) => ofPlayer(id, 'hand'))];
}

/** What is doubtful of a round that comes too late. */
function lateIn(table: TableState): readonly Quantity[] {
  return [inRound(table, 'round')];
}
