/** When the ability of a card may be used. @see rattus.md 3.2 */
import { name, player as playerName } from '../../../engine/message.js';
import { type Act, windowOf } from '../base/act.js';
import { isAccepted, WINDOWS } from '../rules/windows.js';
import type { Card, RattusElementOf } from '../vocabulary.js';

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
