/** When the ability of a card may be used. @see rattus.md 3.2 */
import { name, player as playerName } from '../../engine/message.js';
import { type Act, type Window, windowOf } from './act.js';
import type { Profile } from './profile.js';
import type { RuleIdOfRattus } from './rulebook.js';
import type { Card, RattusElementOf } from './vocabulary.js';

/** `yes`; else the rules leave it open: `lean-yes` is refused where windows are strict, `lean-no` accepted where they are free. */
type Answer = 'yes' | 'lean-yes' | 'lean-no';

interface Windows {
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
const WINDOWS: Readonly<Partial<Record<Card, Windows>>> = {
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

/** Whether a card may be used in a window. The rules of a card that is part of another procedure are there. */
export function isOpenTo(card: Card, window: Window, lastRound: boolean, policy: Profile['windows']): boolean {
  const windows = WINDOWS[card];
  if (!windows || window === 'open') return windows !== undefined;
  if (window === 'over') return lastRound;
  return isAccepted(windows[window], policy);
}

/** @see option window-policy */
function isAccepted(answer: Answer, policy: Profile['windows']): boolean {
  if (answer === 'yes' || policy === 'free') return true;
  return answer === 'lean-yes' && policy === 'lenient';
}

/** May the card be used now? @see rattus.turn.ends-after-plague */
export function requireWindow(act: Act, element: RattusElementOf<'use'>, card: Card): boolean {
  const { table, judge, player } = act;
  const windows = WINDOWS[card];
  if (!windows) return true;
  const window = windowOf(table, act);
  if (window === 'open') {
    judge.scribe?.rule(windows.rule);
    return true;
  }
  const parameters = {
    player: playerName(player.id),
    card: name('class-card', card),
    window: { type: 'choice', choice: window },
  } as const;
  if (window === 'over') {
    // In a slot of the last round other abilities may follow the figure's.
    if (act.lastRound) return true;
    return judge.require('rattus.turn.ends-after-plague', false, () => ({
      kind: 'order',
      message: 'rattus_after-ravage',
      with: parameters,
      element,
      restsOn: restsOn(act),
    }));
  }
  const answer = windows[window];
  if (!isAccepted(answer, table.profile.windows)) {
    return judge.require(windows.rule, false, () => ({
      kind: 'order',
      message: 'rattus_window',
      with: parameters,
      element,
      restsOn: restsOn(act),
    }));
  }
  if (answer !== 'yes') judge.note(windows.rule, () => ({ message: 'rattus_window-open', with: parameters, element }));
  return true;
}

/** Cubes and tokens of the plague region decide how far the turn has come. */
function restsOn({ table, ravage }: Act): readonly string[] {
  if (!ravage) return [];
  return [
    `${ravage.region} rats`,
    ...table.players.map(({ id }: { readonly id: string }) => `${ravage.region} ${id}`),
    `${ravage.region} losses`,
  ];
}
