/** Towers: one card of the display or of the hand, after a contest of one's own. @see tallinn.md 4.7, 2.1 */
import type { Choice } from '../../../kernel/choice.js';
import { type DecisionPoint, type Move, Slot } from '../../../kernel/game-definition.js';
import type { Index, Seat } from '../../../kernel/index-of.js';
import { seatsWith } from '../../../kernel/state.js';
import { both, type Truth, UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import {
  CARDS,
  type Card,
  ESTATES,
  type Estate,
  FOREIGN,
  HALVES,
  type Half,
  LEGATE,
  OTHER_START,
  personsOn,
  personsOnStart,
  START_CARD,
  type Start,
  UNSEEN,
} from './facts.js';
import { DRAW } from './points.js';
import * as cells from './table.js';

type Tallinn = cells.Tallinn;

/** Where a tower comes from; or that none is built. */
export type Source = Index<'source'>;
export const NONE = 0 as Source;
export const FROM_DISPLAY = 1 as Source;
export const FROM_HAND = 2 as Source;

/** Whether a player may build in this round; some do not even know whether they had to be asked. */
export function mayBuild(state: Tallinn, seat: Seat): boolean {
  return isEntitled(state, seat) !== false;
}

/** tallinn.tower.requires-contest */
function isEntitled(state: Tallinn, seat: Seat): Truth {
  const now = cells.hasContested(state, seat);
  if (now === true || !state.facts.profile.towerByEarlierContest) return now;
  const earlier = cells.contests.of(state, seat);
  return earlier > 0 || (earlier === UNKNOWN ? 'unknown' : now);
}

/** Whether a player decides before another one. @see tallinn.variant.leader-first, tallinn.variant.leader-tie-towers */
export function precedes(state: Tallinn, one: Seat, other: Seat): Truth {
  const [more, less] = [cells.points.of(state, one), cells.points.of(state, other)];
  if (more === UNKNOWN || less === UNKNOWN) return 'unknown';
  if (more !== less) return more > less;
  const [built, others] = [cells.towersBefore.of(state, one), cells.towersBefore.of(state, other)];
  return built === UNKNOWN || others === UNKNOWN ? 'unknown' : built > others;
}

/** Whether nobody who must decide has to do so before a player. @see tallinn.md TA-12 */
export function isTurnOf(state: Tallinn, seat: Seat): Truth {
  const { profile } = state.facts;
  if (!profile.leaderFirst) return true;
  let truth: Truth = true;
  for (const other of state.facts.seats) {
    if (other === seat) continue;
    // Behind the leader the order may be free.
    if (cells.decided.of(state, other) > 0 && profile.restAtOnce) return true;
    if (!state.isDue(other)) continue;
    const isBefore = precedes(state, other, seat);
    if (isBefore === true) truth = false;
    else if (isBefore === 'unknown') truth = both(truth, isBefore);
  }
  return truth;
}

export const from = new Slot<Tallinn, Source, RuleIdOfTallinn>({
  name: 'from',
  at: 0,
  domain: [NONE, FROM_DISPLAY, FROM_HAND],
  conditions: [
    {
      rule: 'tallinn.tower.requires-contest',
      holds: (state, { seat }, source) => source === NONE || isEntitled(state, seat),
    },
    {
      rule: 'tallinn.tower.one-per-round',
      holds: (state, { seat }, source) => source === NONE || cells.decided.of(state, seat) === 0,
    },
  ],
  leadsOn: (state, { seat }, source) => source !== FROM_HAND || cells.hand.of(state, seat) !== 0,
  followedBy: (_, __, source) => (source === NONE ? NO_CARD : A_CARD),
});

/** The rule that a card breaks which does not lie where it is taken from. */
function ruleOfCard(state: Tallinn, choice: Choice, value: Card): RuleIdOfTallinn {
  if (value === START_CARD || value === OTHER_START) return 'tallinn.tower.influence-only';
  const isFromHand = from.of(choice) === FROM_HAND;
  const place = value <= FOREIGN ? cells.where.of(state, choice.seat, value) : cells.PILE;
  if (liesThere(state, choice, value) !== true) {
    if (!isFromHand && cells.isTower(place)) return 'tallinn.tower.permanent';
    if (value === LEGATE && !state.facts.profile.legate) return 'tallinn.legate.one-each';
    if (value === FOREIGN && place === cells.ABSENT) return 'tallinn.setup.full-set';
  }
  return isFromHand ? 'tallinn.tower.from-hand' : 'tallinn.tower.from-display';
}

/** tallinn.tower.from-display, tallinn.tower.from-hand, tallinn.tower.influence-only */
function liesThere(state: Tallinn, choice: Choice, value: Card): Truth {
  if (from.of(choice) === FROM_HAND) return cells.isHeld(state, choice.seat, value);
  if (value === START_CARD && !state.facts.profile.startCardMayBeTower) return false;
  return cells.isDisplayed(state, choice.seat, value);
}

export const card = new Slot<Tallinn, Card, RuleIdOfTallinn>({
  name: 'card',
  at: 1,
  domain: [...CARDS, UNSEEN, START_CARD],
  conditions: [{ rule: ruleOfCard, holds: liesThere }],
});

const NO_CARD: readonly Slot<Tallinn, number, RuleIdOfTallinn>[] = [];
const A_CARD: readonly Slot<Tallinn, number, RuleIdOfTallinn>[] = [card];

export const build: Move<Tallinn, RuleIdOfTallinn> = {
  name: 'tower',
  conditions: [
    {
      rule: (state, { seat }) => ruleOfOrder(state, seat),
      holds: (state, { seat }) => isTurnOf(state, seat),
    },
  ],
  slots: [from],
  apply(state, choice) {
    const { seat } = choice;
    cells.decided.set(state, seat, 1);
    if (from.of(choice) === NONE) return;
    cells.towers.add(state, seat, 1, 'tallinn.card.tower-back');
    if (from.of(choice) === FROM_HAND) fromHand(state, seat, card.of(choice));
    else fromDisplay(state, seat, card.of(choice));
  },
};

/** What decides the order between a player and one who goes before, or else between the player and anybody due. */
function ruleOfOrder(state: Tallinn, seat: Seat): RuleIdOfTallinn {
  let rule: RuleIdOfTallinn = 'tallinn.variant.leader-tie-lot';
  for (const other of state.facts.seats) {
    if (other === seat || !state.isDue(other)) continue;
    const isBefore = precedes(state, other, seat) === true;
    if (isBefore || rule === 'tallinn.variant.leader-tie-lot') rule = ruleBetween(state, seat, other);
    if (isBefore) break;
  }
  return rule;
}

function ruleBetween(state: Tallinn, one: Seat, other: Seat): RuleIdOfTallinn {
  const [more, less] = [cells.points.of(state, one), cells.points.of(state, other)];
  if (more !== less || more === UNKNOWN) return 'tallinn.variant.leader-first';
  return cells.towersBefore.of(state, one) !== cells.towersBefore.of(state, other)
    ? 'tallinn.variant.leader-tie-towers'
    : 'tallinn.variant.leader-tie-lot';
}

/** tallinn.tower.from-hand, tallinn.tower.hand-shrinks */
function fromHand(state: Tallinn, seat: Seat, value: Card): void {
  cells.hand.add(state, seat, -1, 'tallinn.tower.hand-shrinks');
  if (value <= LEGATE) cells.where.set(state, seat, value, cells.TOWER_FROM_HAND);
}

/** The persons of the card no longer count. @see tallinn.tower.leaves-display */
function fromDisplay(state: Tallinn, seat: Seat, value: Card): void {
  if (value === START_CARD) cells.startIsTower.set(state, seat, 1);
  const half =
    value <= LEGATE ? ((cells.where.of(state, seat, value) - cells.DISPLAY) as Half) : (cells.EITHER_HALF as Half);
  for (const of of ESTATES) {
    const shown = value === START_CARD ? onStart(state, seat, of) : onHalf(state, value, half, of);
    if (shown === UNKNOWN) cells.persons.set(state, seat, of, UNKNOWN);
    else cells.persons.add(state, seat, of, -shown, 'tallinn.tower.leaves-display');
  }
  if (value <= LEGATE) cells.where.set(state, seat, value, cells.TOWER + Math.min(half, cells.EITHER_HALF));
}

function onStart(state: Tallinn, seat: Seat, of: Estate): number {
  const dealt = cells.start.of(state, seat);
  return dealt < 0 ? UNKNOWN : personsOnStart(state.facts, dealt as Start, of);
}

/** Nothing of a card that did not lie there: it is taken from where it lies. */
function onHalf({ facts }: Tallinn, value: Card, half: Half, of: Estate): number {
  if (value > LEGATE || half === cells.EITHER_HALF) return UNKNOWN;
  return half >= 0 && half < HALVES.length ? personsOn(facts, value, half, of) : 0;
}

export const BUILDING: DecisionPoint<Tallinn, RuleIdOfTallinn> = {
  name: 'towers',
  moves: [build],
  next: (state) => state.open(DRAW, seatsWith(state, cells.mustDraw)),
};
