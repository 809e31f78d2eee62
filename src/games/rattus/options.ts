/**
 * The moves that could be written next: what the rules may allow there, for the judge to try. @see rattus.md 3.7
 *
 * Chance is offered as a record has it that did not see it: tokens that are placed or looked at bear no name, and one that
 * is turned up is `?`, unless the record knows which it is. A choice that changes nothing is offered once.
 */
import { uses } from './card-options.js';
import { figureMoves, lastFigureMoves, owesSpread, spreads } from './figure-options.js';
import { beginFinal } from './final-plague.js';
import { type Moment, make } from './moment.js';
import { placements, settles, unloads } from './placement-options.js';
import { canReveal, reveals } from './reveal-options.js';
import { settlingOrder } from './setup.js';
import { slotsDue } from './slots-due.js';
import type { TableState } from './state.js';
import { CARDS, type RattusElement, type RattusElementOf } from './vocabulary.js';

/** @param inside the element in which the record breaks off */
export function* candidates(table: TableState, inside: RattusElement): Generator<RattusElement> {
  switch (inside.name) {
    case 'setup': {
      const settled = inside.children.filter(({ name }) => name === 'settle').length;
      const seat = settlingOrder(table.players.length)[settled];
      if (seat !== undefined) yield* settles(table, table.player(seat));
      return;
    }
    case 'moves':
      return yield* nextPart(table, inside);
    case 'turn':
      return yield* inTurn(table, inside);
    case 'last-round':
      return yield* nextSlot(table, inside);
    case 'final-plague':
      for (const region of table.inUse) {
        const ravage = beginFinal(table, region);
        if (canReveal(table, ravage)) yield* reveals(table, ravage);
      }
      return;
    default:
  }
}

/** A turn, the last round, the cubes on the baker, or the final plague. @see rattus.end.after-turn, rattus.piper.end-baker */
function* nextPart(table: TableState, { children }: RattusElementOf<'moves'>): Generator<RattusElement> {
  const has = (...names: readonly string[]): boolean => children.some(({ name }) => names.includes(name));
  const size = table.players.length;
  if (has('final-plague', 'abandoned')) return;
  if (has('last-round')) {
    const owner = table.owners.get('baker');
    const isLoaded = owner !== undefined && table.players.some(({ baker }) => baker > 0);
    if (isLoaded && !has('unload')) yield* unloads(table, table.player((owner + 1) % size));
    else yield make('final-plague', {});
    return;
  }
  const latest = children.findLast((child) => child.name === 'turn');
  const next = latest ? ((table.roster.seat(latest.values.player) ?? -1) + 1) % size : 0;
  if (table.trigger && (!table.profile.completeRound || next === 0)) yield make('last-round', {});
  else yield make('turn', { player: table.player(next).id });
}

/** rattus.end.last-round-order */
function* nextSlot(table: TableState, { children }: RattusElementOf<'last-round'>): Generator<RattusElement> {
  const seat = slotsDue(table)[children.filter(({ name }) => name === 'turn').length];
  if (seat !== undefined) yield make('turn', { player: table.player(seat).id });
}

function* inTurn(table: TableState, { values }: RattusElementOf<'turn'>): Generator<RattusElement> {
  const seat = table.roster.seat(values.player);
  const { standing } = table;
  if (seat === undefined || !standing) return;
  const moment: Moment = { table, player: table.player(seat), standing };
  const { unloading, ravage } = standing;
  if (unloading && !unloading.done) return yield* unloads(table, undefined);
  const lastRound = table.phase === 'last-round';
  if (!lastRound && standing.path === undefined) {
    if (standing.taken === undefined) yield* cards(moment);
    if (standing.placed === undefined) yield* placements(moment);
  }
  yield* uses(moment);
  yield* lastRound ? lastFigureMoves(moment) : figureMoves(moment);
  const maySpread = lastRound ? table.profile.lastRoundSpread && standing.spreadCount === 0 : standing.spreadDue;
  if (maySpread && ravage?.flips === 0) yield* spreads(moment);
  if (ravage && canReveal(table, ravage) && !owesSpread(moment)) yield* reveals(table, ravage);
}

/** Action A: a card of the display or of another player. @see rattus.card.take-source */
function* cards({ table, player }: Moment): Generator<RattusElement> {
  for (const card of CARDS) {
    const owner = table.owners.get(card);
    if (owner === player.seat || (!table.unknownCards && !table.inPlay.has(card))) continue;
    yield make('class', { card, from: owner === undefined ? 'supply' : table.player(owner).id });
  }
}
