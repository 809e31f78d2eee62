/** Towers: one card of the display or of the hand, after a contest of one's own. @see tallinn.md 4.7, 2.1 */
import type { Choice } from '../../../kernel/choice.js';
import type { DecisionPoint, Move } from '../../../kernel/game-definition.js';
import { Slot } from '../../../kernel/game-definition.js';
import type { Index, Seat } from '../../../kernel/index-of.js';
import { both, type Truth, UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import {
  CARDS,
  type Card,
  ESTATES,
  type Estate,
  HALVES,
  type Half,
  LEGATE,
  personsOn,
  personsOnStart,
  START_CARD,
  type Start,
  UNSEEN,
} from './facts.js';
import { DRAW } from './points.js';
import {
  ABSENT,
  contests,
  DISPLAY,
  decided,
  EITHER_HALF,
  hand,
  hasContested,
  isDisplayed,
  isHeld,
  PILE,
  persons,
  pile,
  points,
  seatsWith,
  start,
  startIsTower,
  type Tallinn,
  TOWER,
  TOWER_FROM_HAND,
  towers,
  towersBefore,
  where,
} from './table.js';

/** Where a tower comes from; or that none is built. */
export type Source = Index<'source'>;
export const NONE = 0 as Source;
export const FROM_DISPLAY = 1 as Source;
const FROM_HAND = 2 as Source;

/** Whether a player may build in this round; some do not even know whether they had to be asked. */
export function mayBuild(state: Tallinn, seat: Seat): boolean {
  return isEntitled(state, seat) !== false;
}

/** tallinn.tower.requires-contest */
function isEntitled(state: Tallinn, seat: Seat): Truth {
  return (state.facts.profile.towerByEarlierContest && contests.of(state, seat) > 0) || hasContested(state, seat);
}

/** Whether a player decides before another one. @see tallinn.variant.leader-first, tallinn.variant.leader-tie-towers */
export function precedes(state: Tallinn, one: Seat, other: Seat): Truth {
  const [more, less] = [points.of(state, one), points.of(state, other)];
  if (more === UNKNOWN || less === UNKNOWN) return 'unknown';
  if (more !== less) return more > less;
  const [built, others] = [towersBefore.of(state, one), towersBefore.of(state, other)];
  return built === UNKNOWN || others === UNKNOWN ? 'unknown' : built > others;
}

/** Whether nobody who must decide has to do so before a player. @see tallinn.md TA-12 */
export function isTurnOf(state: Tallinn, seat: Seat): Truth {
  const { leaderFirst, restDescends } = state.facts.profile;
  if (!leaderFirst) return true;
  let truth: Truth = true;
  for (const other of state.facts.seats) {
    if (other === seat) continue;
    // Behind the leader the order may be free.
    if (!restDescends && decided.of(state, other) > 0) return true;
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
      holds: (state, { seat }, source) => source === NONE || decided.of(state, seat) === 0,
    },
    {
      rule: 'tallinn.tower.from-hand',
      holds: (state, { seat }, source) => source !== FROM_HAND || hand.of(state, seat) !== 0,
    },
  ],
  followedBy: (_, __, source) => (source === NONE ? NO_CARD : A_CARD),
});

/** The rule that a card breaks which does not lie where it is taken from. */
function ruleOfCard(state: Tallinn, choice: Choice, value: Card): RuleIdOfTallinn {
  if (value === START_CARD) return 'tallinn.tower.influence-only';
  const place = value <= LEGATE ? where.of(state, choice.seat, value) : PILE;
  if (value === LEGATE && place === ABSENT) return 'tallinn.legate.one-each';
  if (from.of(choice) === FROM_HAND) return 'tallinn.tower.from-hand';
  return place >= TOWER && place <= TOWER_FROM_HAND ? 'tallinn.tower.permanent' : 'tallinn.tower.from-display';
}

export const card = new Slot<Tallinn, Card, RuleIdOfTallinn>({
  name: 'card',
  at: 1,
  domain: [...CARDS, UNSEEN, START_CARD],
  conditions: [
    {
      rule: 'tallinn.tower.influence-only',
      holds: ({ facts }, _, value) => value !== START_CARD || facts.profile.startCardMayBeTower,
    },
    {
      rule: ruleOfCard,
      holds: (state, choice, value) =>
        from.of(choice) === FROM_HAND ? isHeld(state, choice.seat, value) : isDisplayed(state, choice.seat, value),
    },
  ],
});

const NO_CARD: readonly Slot<Tallinn, number, RuleIdOfTallinn>[] = [];
const A_CARD: readonly Slot<Tallinn, number, RuleIdOfTallinn>[] = [card];

const build: Move<Tallinn, RuleIdOfTallinn> = {
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
    decided.set(state, seat, 1);
    if (from.of(choice) === NONE) return;
    towers.add(state, seat, 1, 'tallinn.card.tower-back');
    if (from.of(choice) === FROM_HAND) fromHand(state, seat, card.of(choice));
    else fromDisplay(state, seat, card.of(choice));
  },
};

/** The points decide the order, or else the towers. */
function ruleOfOrder(state: Tallinn, seat: Seat): RuleIdOfTallinn {
  for (const other of state.facts.seats) {
    if (state.isDue(other) && precedes(state, other, seat) === true)
      return points.of(state, other) > points.of(state, seat)
        ? 'tallinn.variant.leader-first'
        : 'tallinn.variant.leader-tie-towers';
  }
  return 'tallinn.variant.leader-tie-lot';
}

/** tallinn.tower.from-hand, tallinn.tower.hand-shrinks */
function fromHand(state: Tallinn, seat: Seat, value: Card): void {
  hand.add(state, seat, -1, 'tallinn.tower.hand-shrinks');
  if (value <= LEGATE) where.set(state, seat, value, TOWER_FROM_HAND);
}

/** The persons of the card no longer count. @see tallinn.tower.leaves-display */
function fromDisplay(state: Tallinn, seat: Seat, value: Card): void {
  if (value === START_CARD) startIsTower.set(state, seat, 1);
  const half = value <= LEGATE ? ((where.of(state, seat, value) - DISPLAY) as Half) : (EITHER_HALF as Half);
  for (const of of ESTATES) {
    const shown = value === START_CARD ? onStart(state, seat, of) : onHalf(state, value, half, of);
    if (shown === UNKNOWN) persons.set(state, seat, of, UNKNOWN);
    else persons.add(state, seat, of, -shown, 'tallinn.tower.leaves-display');
  }
  if (value <= LEGATE) where.set(state, seat, value, half < EITHER_HALF ? TOWER + half : TOWER + EITHER_HALF);
}

function onStart(state: Tallinn, seat: Seat, of: Estate): number {
  const dealt = start.of(state, seat);
  return dealt < 0 ? UNKNOWN : personsOnStart(state.facts, dealt as Start, of);
}

/** Nothing of a card that did not lie there: it is taken from where it lies. */
function onHalf({ facts }: Tallinn, value: Card, half: Half, of: Estate): number {
  if (value > LEGATE || half === EITHER_HALF) return UNKNOWN;
  return half >= 0 && half < HALVES.length ? personsOn(facts, value, half, of) : 0;
}

export const BUILDING: DecisionPoint<Tallinn, RuleIdOfTallinn> = {
  name: 'towers',
  moves: [build],
  next: (state) =>
    state.open(
      DRAW,
      seatsWith(state, (of, seat) => pile.of(of, seat) > 0),
    ),
};
