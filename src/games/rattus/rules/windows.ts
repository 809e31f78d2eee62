/** When the ability of a card may be used. @see rattus.md 3.2 */
import type { Profile } from '../profile.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import type { Card } from '../vocabulary.js';

/** Where a turn stands: `open` until the figure moves, `over` when the plague has nothing left to act on. */
export type Window = 'open' | 'spread' | 'before-flip' | 'between-flips' | 'over';

/** `yes`; else the rules leave it open: `lean-yes` is refused where windows are strict, `lean-no` accepted where they are free. */
export type Answer = 'yes' | 'lean-yes' | 'lean-no';

export interface Windows {
  readonly spread: Answer;
  readonly 'before-flip': Answer;
  readonly 'between-flips': Answer;
  /** The rule of the card that says when. */
  readonly rule: RuleIdOfRattus;
}

const anyTime = (rule: RuleIdOfRattus): Windows => ({
  spread: 'yes',
  'before-flip': 'yes',
  'between-flips': 'lean-yes',
  rule,
});
const unsaid: Windows = {
  spread: 'lean-yes',
  'before-flip': 'lean-yes',
  'between-flips': 'lean-no',
  rule: 'rattus.turn.c-last',
};

/** Cards that are no part of another procedure. Before the figure moves all of them may be used. */
export const WINDOWS: Readonly<Partial<Record<Card, Windows>>> = {
  merchant: anyTime('rattus.merchant.timing'),
  witch: anyTime('rattus.witch.timing'),
  king: anyTime('rattus.king.timing'),
  monk: { ...unsaid, rule: 'rattus.monk.timing' },
  baker: unsaid,
  messenger: unsaid,
  nun: unsaid,
  bishop: unsaid,
  'pied-piper': unsaid,
  magician: unsaid,
  emperor: unsaid,
};

/** Whether a card may be used in a window. The rules of a card that is part of another procedure are there. @see option window-policy */
export function isOpenTo(card: Card, window: Window, lastRound: boolean, profile: Profile): boolean {
  const windows = WINDOWS[card];
  if (!windows || window === 'open') return windows !== undefined;
  if (window === 'over') return lastRound;
  const answer = windows[window];
  return answer === 'yes' || profile.windows === 'free' || (answer === 'lean-yes' && profile.windows === 'lenient');
}
