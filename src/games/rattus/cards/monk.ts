/** The monk: one token goes to a neighbouring region, unseen. @see rattus.md 4.10 */

import { foundAt } from '../../../engine/facts.js';
import { name } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { blur, tellPlace } from '../base/identity.js';
import { tellRegion } from '../base/passage.js';
import { requireChosen } from '../record/asked.js';
import * as declared from '../rules/cards/monk.js';
import { regionNamed } from '../rules/facts.js';
import { inRegion } from '../table/quantities.js';
import { disturb } from '../table/ravage-state.js';
import type { RattusElementOf } from '../vocabulary.js';
import { requireAtMost } from './at-most.js';

/** `<shift>`. @see rattus.monk.move, rattus.monk.cap */
export function monk(use: Use, shifts: readonly RattusElementOf<'shift'>[]): void {
  const { table, judge, player } = use;
  let judged = requireAtMost(use, 'rattus.monk.move', 1, shifts, 'rattus_monk-twice');
  for (const shift of shifts) {
    const from = known(shift.values.from);
    const to = known(shift.values.to);
    const slot = known(shift.values.slot);
    if (from === undefined || to === undefined) {
      judge.suspend('choice', 'rattus.monk.move');
      continue;
    }
    const { rats } = table.region(from);
    if (judged)
      judged = requireChosen(
        use,
        declared.monk,
        [
          [declared.from, regionNamed(from)],
          [declared.to, regionNamed(to)],
          [declared.place, (slot ?? 1) - 1],
        ],
        (answer) => {
          // How many tokens lie here and there is what the record says.
          const taints = [inRegion(from, 'rats'), inRegion(to, 'rats')];
          if (answer.slot === 'to')
            return tellRegion(table, answer.rule, { element: shift, attribute: 'to', at: to, from, taints });
          if (answer.slot === 'slot') return tellPlace(table, from, slot ?? 1, shift);
          return {
            message: 'rattus_no-token',
            with: { region: name('region', from) },
            ...foundAt(shift, 'from'),
            dependsOn: [inRegion(from, 'rats')],
            taints,
          };
        },
      );
    if (rats.length === 0) continue;
    if (slot === undefined && rats.length > 1) blur(table, from);
    disturb(use.ravage, from);
    const leaving = Math.max(1, Math.min(slot ?? 1, rats.length));
    const which = String(leaving);
    judge.effect('rattus.monk.move', { verb: 'advance', player: player.id, thing: 'rat', which, from, to });
  }
}
