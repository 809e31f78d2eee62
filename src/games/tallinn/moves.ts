/** The game from the first round to final scoring. @see tallinn.md 3 */
import type { Judge } from '../../engine/judge.js';
import { checkState } from './claims.js';
import type { ClaimedScene } from './contest.js';
import { enact } from './enact.js';
import { type FinalEnd, FinalScoring } from './final.js';
import { annotate, type Records, Round } from './round.js';
import { unknownPlayer } from './setup.js';
import type { TableState } from './state.js';
import type { TallinnElement, TallinnElementOf } from './vocabulary.js';

/** How the record of the moves ended. */
export interface MovesEnd {
  /** Everybody has used up all cards. @see tallinn.end.all-played */
  readonly complete: boolean;
  readonly abandoned: boolean;
  /** Undefined where there was none: the log stops before the end. */
  readonly final: FinalEnd | undefined;
}

/** What the log says that it holds completely. */
export function recordsOf(moves: TallinnElementOf<'moves'>): Records {
  const { records } = moves.values;
  return new Set<string>(records === undefined || records === '?' ? [] : records);
}

/** @param results the points that the log states at the end, by seat */
export function playMoves(
  table: TableState,
  judge: Judge,
  moves: TallinnElementOf<'moves'>,
  results: ReadonlyMap<number, number>,
  hasResult: boolean,
): MovesEnd {
  const records = recordsOf(moves);
  const abandoned = moves.children.some((child) => child.name === 'abandoned');
  const last = moves.children.findLast((child) => child.name === 'round');
  const scenes: ClaimedScene[] = [];
  let latest: Round | FinalScoring | undefined;
  let final: FinalEnd | undefined;
  for (const child of moves.children) {
    switch (child.name) {
      case 'round':
        table.round += 1;
        judge.enterTurn(table.round, child);
        latest = playRound(table, judge, child, records, scenes, {
          isCutOff: abandoned && child === last,
          isAfterFinal: final !== undefined,
        });
        break;
      case 'final': {
        if (final) {
          judge.enter('final', child);
          judge.require('tallinn.final.everyone', false, () => ({ message: 'tallinn_final-again' }));
          break;
        }
        checkEnd(table, judge, child);
        const scoring = new FinalScoring(table, judge, child, records, results);
        latest = scoring;
        final = scoring.run();
        break;
      }
      case 'state':
        stateBetween(table, judge, child);
        break;
      case 'effect':
        latest?.effectAfter(child);
        break;
      case 'note':
        annotate(judge, child);
        break;
      default:
        break;
    }
  }
  const complete = table.players.every((player) => !table.hasCards(player) || (player.cards.isUncertain && final));
  if (!final && (complete || hasResult) && table.round > 0) {
    if (!complete) reportEarlyEnd(table, judge, moves);
    judge.enter('final');
    final = new FinalScoring(table, judge, undefined, records, results).run();
  }
  return { complete, abandoned, final };
}

/** tallinn.round.limit, tallinn.end.all-played */
function playRound(
  table: TableState,
  judge: Judge,
  element: TallinnElementOf<'round'>,
  records: Records,
  scenes: ClaimedScene[],
  { isCutOff, isAfterFinal }: { readonly isCutOff: boolean; readonly isAfterFinal: boolean },
): Round {
  const isOver = isAfterFinal || table.players.every((player) => !table.hasCards(player));
  const inLimit = table.round <= table.lastRound;
  const limit = table.profile.legate ? 'tallinn.legate.round-limit' : 'tallinn.round.limit';
  const restsOn = ['rounds', ...table.players.map(({ id }) => `${id} hand`)];
  const late = [`round ${table.round}`];
  judge.require(limit, inLimit, () => ({
    kind: 'order',
    message: 'tallinn_round-limit',
    with: { round: table.round, limit: table.lastRound },
    expected: String(table.lastRound),
    actual: String(table.round),
    restsOn,
    spoils: late,
  }));
  if (inLimit) {
    judge.require('tallinn.end.all-played', !isOver, () => ({
      kind: 'order',
      message: 'tallinn_game-over',
      with: { round: table.round },
      restsOn,
      spoils: late,
    }));
  }
  if (inLimit && !isOver && !element.children.some(({ name }) => name === 'play')) {
    judge.line('tallinn.round.phase-order', 'tallinn_empty-round', () => ({ round: table.round }));
  }
  const round = new Round(table, judge, element, {
    records,
    scenes,
    isCutOff,
    restsOn: isOver || !inLimit ? late : [],
  });
  round.run();
  return round;
}

/** tallinn.end.all-played: nobody has a card left; a game has eight to ten rounds, with the legate up to eleven. */
function checkEnd(table: TableState, judge: Judge, element: TallinnElementOf<'final'>): void {
  judge.enter('final', element);
  const holders = table.players.filter((player) => table.hasCards(player) && !player.cards.isUncertain);
  const tooEarly = table.profile.legate && table.round === table.lastRound - 1;
  judge.require(tooEarly ? 'tallinn.legate.round-limit' : 'tallinn.end.all-played', holders.length === 0, () => ({
    kind: 'order',
    message: 'tallinn_final-too-early',
    with: {
      players: { type: 'list', items: holders.map(({ id }) => ({ type: 'player', id })) },
      count: holders.length,
      round: table.round,
    },
    restsOn: ['rounds', ...holders.flatMap(({ id }) => [`${id} hand`, `${id} cards`])],
    spoils: ['rounds'],
  }));
  enact(judge, 'tallinn.invariant.round-bounds');
  enact(judge, 'tallinn.final.display-excludes-towers');
}

/** A result is stated, but cards are left. @see tallinn.end.all-played */
function reportEarlyEnd(table: TableState, judge: Judge, moves: TallinnElement): void {
  judge.enter('result', moves);
  judge.require('tallinn.end.all-played', false, () => ({
    kind: 'missing',
    message: 'tallinn_result-too-early',
    with: { cards: table.players.reduce((sum, { cards }) => sum + cards.handSize + cards.pileSize, 0) },
    restsOn: ['rounds', ...table.players.flatMap(({ id }) => [`${id} hand`, `${id} cards`])],
  }));
}

function stateBetween(table: TableState, judge: Judge, element: TallinnElementOf<'state'>): void {
  const seat = table.roster.seat(element.values.player);
  if (seat === undefined) unknownPlayer(judge, element);
  else checkState(table, judge, element, table.player(seat));
}
