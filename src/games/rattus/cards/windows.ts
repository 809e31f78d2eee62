/** When the ability of a card may be used. @see rattus.md 3.2 */

import type { Facts } from '../../../engine/judge.js';
import { choice, name, player as playerName } from '../../../engine/message.js';
import type { Act } from '../base/act.js';
import { momentIn } from '../record/from-record.js';
import { windowNow } from '../rules/use.js';
import { WINDOWS, type Window } from '../rules/windows.js';
import { cubesIn, inRegion } from '../table/quantities.js';
import type { Card } from '../vocabulary.js';

/** What is said of a card that may not be used now. @see rattus.turn.ends-after-plague */
export function tellWindow(act: Act, card: Card): Facts {
  const window = windowNow(momentIn(act));
  const region = act.ravage?.region;
  return {
    kind: 'order',
    message: window === 'over' ? 'rattus_after-ravage' : 'rattus_window',
    with: parametersOf(act, card, window),
    // Cubes and tokens of the plague region decide how far the turn has come.
    dependsOn: region ? [inRegion(region, 'rats'), ...cubesIn(act.table, region), inRegion(region, 'losses')] : [],
  };
}

/** What the rules leave open is said. */
export function noteWindow(act: Act, card: Card, window: Window): void {
  const windows = WINDOWS[card];
  if (!windows || window === 'open' || window === 'over' || windows[window] === 'yes') return;
  const message = 'rattus_window-open';
  act.judge.note(windows.rule, () => ({ message, with: parametersOf(act, card, window) }));
}

function parametersOf({ player }: Act, card: Card, window: Window) {
  return { player: playerName(player.id), card: name('class-card', card), window: choice(window) };
}
